"""The figures as a table, as docs/performance.json and as docs/performance.md."""

import os
import platform
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from tools.bench.figures import GOALS, OTHERS, Figure, figure, percentile, speed_ratios
from tools.bench.play import Sitting

Times = Mapping[str, Mapping[str, Sequence[float]]]

INTRODUCTION = (
    "Written by `python3 build.py bench`. A ratio is our speed to a peer's, both measured by turns in one",
    "run: the median of the rounds and their range; `1/23` is a twenty-third of the peer's speed. For boots",
    "it is the snapshot's time to that of a plain start. Peers are installed for the bench alone. A later",
    "run fails where a figure of the first table has fallen by more than a fifth.",
)
NOTES = "<!-- notes: what stands below is written by hand and kept -->"
# Figure -> group of the tab or of the native run, contender (the peer, or "split": ours against itself).
SAME_TAB = {
    "mc_pokerkit_hu": ("hu", "pokerkit"),
    "mc_pokerkit_4way": ("4way", "pokerkit"),
    "mc_wasm_hu": ("hu", "wasm"),
    "mc_wasm_4way": ("4way", "wasm"),
    "mc_js_hu": ("hu", "js"),
    "mc_js_4way": ("4way", "js"),
    "exact_flop_poc": ("exact_flop", "poc"),
    "exact_turn_poc": ("exact_turn", "poc"),
    "eval_phe": ("eval", "phe"),
    "mc_poc_hu": ("mc_high", "poc"),
}
NATIVE = {
    "native_mc_rust_hu": "mc_rust_hu",
    "native_mc_rust_4way": "mc_rust_4way",
    "native_exact_flop": "exact_flop",
    "native_exact_turn": "exact_turn",
    "native_exact_preflop": "exact_preflop",
    "native_hands_pokerkit": "hands_pokerkit",
    "native_eval_phevaluator": "eval_phevaluator",
}


def native_figures(times: Times) -> list[Figure]:
    return [
        figure(name, speed_ratios(times[group]["ours"], times[group]["peer"]))
        for name, group in NATIVE.items()
    ]


def tab_figures(times: Times) -> list[Figure]:
    """Ours to the peers; for the split, itself to equity only."""
    found = [
        figure(name, speed_ratios(times[group]["ours"], times[group][peer]))
        for name, (group, peer) in SAME_TAB.items()
    ]
    return found + [
        figure(f"mc_full_split_{group}", speed_ratios(times[group]["split"], times[group]["ours"]))
        for group in ("hu", "4way")
    ]


def boot_figures(times: Mapping[str, Sequence[float]], tables: Sequence[float]) -> list[Figure]:
    """Of the times of `boots.measure`, and the ms that the tables took, time after time."""
    found = []
    for visit in ("warm", "cold"):
        plain, snapshot = times[f"boot_plain_{visit}"], times[f"boot_auto_{visit}"]
        found.append(figure(f"boot_{visit}", [a / b for a, b in zip(snapshot, plain, strict=True)]))
        found.append(figure(f"play_{visit}_ms", times[f"play_auto_{visit}"]))
        found.append(figure(f"play_{visit}_plain_ms", times[f"play_plain_{visit}"]))
    plain_boot = median(times["boot_plain_cold"])
    found.append(figure("tables_boot", [each / plain_boot for each in tables]))
    return found


def play_figures(sittings: Sequence[Sitting]) -> list[Figure]:
    return [
        figure("longtask_max_ms", [sitting.longest_task for sitting in sittings]),
        figure("bot_decision_p95_ms", [percentile(sitting.decisions, 95) for sitting in sittings]),
        figure("bot_decision_max_ms", [max(sitting.decisions) for sitting in sittings]),
    ]


def size_figures(first_visit: Iterable[Mapping[str, Any]], kept: Iterable[Mapping[str, Any]]) -> list[Figure]:
    """Of files as `sizes.listed` gives them; those of the first visit say whether they are of the `shell`."""
    files = list(first_visit)
    shell = [file["wire"] for file in files if file["shell"]]
    return [
        figure("site_bytes", [sum(file["wire"] for file in files)]),
        figure("shell_bytes", [sum(shell)]),
        figure("kept_bytes", [sum(file["wire"] for file in kept)]),
    ]


def machine(versions: Mapping[str, str]) -> dict[str, Any]:
    """What the figures were taken on."""
    return {
        "processor": processor(),
        "cores": len(usable_cores()),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        **versions,
    }


def usable_cores() -> Sequence[int]:
    return list(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)


def processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


def as_json(figures: Iterable[Figure], *, date: str, on: Mapping[str, Any], files: Any) -> dict[str, Any]:
    """The content of docs/performance.json: the gated figures in the order of `GOALS`, the others beside.

    Raises:
        KeyError: a gated figure is missing.
    """
    by_id = {each.id: each for each in figures}
    return {
        "date": date,
        "machine": dict(on),
        "figures": [by_id[name].as_json() for name in GOALS],
        "others": [by_id[name].as_json() for name in OTHERS if name in by_id],
        "first_visit": files,
    }


def text(value: float | None, unit: str) -> str:
    """A value as the tables show it.

    >>> text(0.0434782, "ratio"), text(15.93, "ratio"), text(11_083_456, "bytes"), text(61.4, "ms")
    ('1/23', '15.9', '11.08 MB', '61 ms')
    """
    if value is None:
        return ""
    if unit == "bytes":
        return f"{value / 1e6:.2f} MB" if value >= 1e6 else f"{value / 1e3:.1f} KB"
    if unit == "ms":
        return f"{value:,.0f} ms"
    if value < 0.1:
        return f"1/{1 / value:.3g}"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def line(each: Mapping[str, Any]) -> list[str]:
    """The cells of a figure's row."""
    unit, (low, high) = each["unit"], each["range"]
    bound = {"higher": "at least", "lower": "at most"}[each["better"]]
    target = "" if each["target"] is None else f"{bound} {text(each['target'], unit)}"
    verdict = "" if each["target"] is None else "yes" if is_reached(each) else "no"
    return [
        each["what"],
        text(each["ratio"], unit),
        f"{text(low, unit)} to {text(high, unit)}",
        target,
        verdict,
    ]


def is_reached(each: Mapping[str, Any]) -> bool:
    """Whether a figure in the form of the JSON reaches its target."""
    if each["better"] == "higher":
        return bool(each["ratio"] >= each["target"])
    return bool(each["ratio"] <= each["target"])


def table(rows: Iterable[Mapping[str, Any]]) -> list[str]:
    """A Markdown table whose columns line up."""
    cells = [["what", "median", "range", "target", "reached"], *map(line, rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(5)]
    lines = ["| " + " | ".join(map(str.ljust, row, widths)) + " |" for row in cells]
    return [lines[0], "|" + "|".join("-" * (width + 2) for width in widths) + "|", *lines[1:]]


def markdown(found: Mapping[str, Any], old: str) -> str:
    """docs/performance.md; what was written below its mark in the `old` text stays."""
    on = found["machine"]
    files = [
        f"| {each['file']} | {text(each['raw'], 'bytes')} | {text(each['wire'], 'bytes')} |"
        for each in found["first_visit"]
    ]
    notes = old.partition(NOTES)[2] or "\n"
    return "\n".join(
        [
            "# Performance",
            "",
            *INTRODUCTION,
            "",
            f"{found['date']}: {on['processor']}, {on['cores']} cores, {on['system']}, "
            + ", ".join(f"{name} {on[name]}" for name in ("python", "pyodide", "chromium") if name in on)
            + ".",
            "",
            *table(found["figures"]),
            "",
            "## Beside them",
            "",
            *table(found["others"]),
            "",
            "## The first visit, file by file",
            "",
            "Until the first decision; on the wire as a static host sends it, with gzip where hosts use it.",
            "",
            "| file | bytes | on the wire |",
            "|---|---|---|",
            *files,
            "",
            NOTES + notes.rstrip(),
            "",
        ]
    )
