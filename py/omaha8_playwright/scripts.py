"""What is asked of the page itself: functions for `evaluate`, which the site's policy lets through."""

# What is read aloud of an element: tiles are for the eye only.
SPOKEN = """elements => elements.map((element) => {
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent.replace(/\\s+/g, " ").trim();
})"""

CARDS = "cards => cards.map((card) => card.dataset.card)"

AMOUNTS = """elements => elements.map((element) => [
  Number(element.dataset.testid.match(/\\d+/)), Number(element.dataset.amount),
])"""

PRESETS = """presets => presets.map(({ dataset }) => [
  dataset.testid.slice("preset-".length), Number(dataset.to),
])"""

# What the three buttons say may be done; null while they say something else.
LEGAL = """([group]) => {
  const find = (name) => group?.querySelector(`[data-testid="act-${name}"]`);
  const fold = find("fold");
  if (!fold) return null;
  const wager = find("bet") ?? find("raise");
  const { min, max, why, testid } = wager.dataset;
  const may = min !== undefined;
  return {
    fold: !fold.dataset.why,
    check: Boolean(find("check")),
    call: Number(find("call")?.dataset.amount ?? 0),
    verb: may ? testid.slice("act-".length) : null,
    min_to: Number(min ?? 0),
    max_to: Number(max ?? 0),
    why_not: may ? null : (why ?? "").replace("why-", ""),
  };
}"""

RESULTS = """pots => pots.map((pot) => ({
  index: Number(pot.dataset.testid.match(/\\d+/)),
  amount: Number(pot.dataset.amount),
  halves: [...pot.querySelectorAll("[data-testid=result-hi], [data-testid=result-lo]")].map((half) => ({
    name: half.dataset.testid,
    amount: "amount" in half.dataset ? Number(half.dataset.amount) : null,
    hand: half.querySelector("[data-testid=result-hand]").textContent.trim(),
    shares: [...half.querySelectorAll("[data-seat]")].map((share) => [
      Number(share.dataset.seat), Number(share.dataset.amount),
    ]),
  })),
}))"""

# The game's report; of a table without `window.omaha8` what its root publishes; null where there is no table.
REPORT = """() => {
  const table = document.querySelector("omaha-table");
  const root = table?.shadowRoot?.querySelector("[data-testid=app]");
  const found = globalThis.omaha8?.report?.() ?? (root && { address: location.href, ...root.dataset });
  return found ?? null;
}"""

# The same, and said on the console: there a trace keeps it.
REPORT_ALOUD = f"""() => {{
  const report = ({REPORT})();
  if (report) console.info("omaha8 report", JSON.stringify(report));
  return report;
}}"""
