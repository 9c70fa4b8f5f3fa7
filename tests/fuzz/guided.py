"""The grammar led by branch coverage: atheris seeks bytes that reach new branches, and the bytes choose.

`python -m tests.fuzz.guided -runs=50000` with py/ on the path, wherever atheris can be installed (it has no
packages for every system, so nothing here depends on it). Says every 1,000 strings what became of the inputs.
"""

import sys
from collections import Counter
from importlib import import_module
from random import Random

INPUTS = 12  # of one string of bytes, so many choices need some of them
FLAGS = ("-max_len=2048", "-len_control=0")


class Fed(Random):
    """Draws from bytes as long as there are any, then from a generator that they seed.

    >>> Fed(bytes(7)).random()
    0.0
    """

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0
        super().__init__(data)

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53) if self._at < len(self._data) else super().random()

    def getrandbits(self, k: int, /) -> int:
        if self._at >= len(self._data):
            return super().getrandbits(k)
        size = -(-k // 8)
        taken = self._data[self._at : self._at + size]
        self._at += size
        return int.from_bytes(taken, "little") & ((1 << k) - 1)


def main() -> None:
    atheris = import_module("atheris")
    with atheris.instrument_imports(include=["omaha8"]):
        from tests.fuzz.campaign import Campaign

    count: Counter[tuple[str, ...]] = Counter()
    codes: Counter[str] = Counter()

    def one(data: bytes) -> None:
        campaign = Campaign(Fed(data))
        campaign.run(INPUTS)
        count.update(campaign.count)
        codes.update(campaign.codes)
        count["strings",] += 1
        if count["strings",] % 1000 == 0:
            tell()

    def tell() -> None:
        inputs = sum(number for key, number in count.items() if len(key) == 2)
        accepted = sum(number for key, number in count.items() if key[1:] == ("built", "accepted"))
        sys.stderr.write(f"{inputs} inputs, {accepted} built and accepted, {len(codes)} codes\n")

    atheris.Setup([*sys.argv, *FLAGS], one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
