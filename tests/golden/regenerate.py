"""Write the golden transcripts anew; read the difference before keeping it.

PYTHONPATH=py python -m tests.golden.regenerate
"""

from pathlib import Path

from tests.golden.hands import hands
from tests.golden.transcript import transcript

FOLDER = Path(__file__).resolve().parent


def main():
    transcripts = {f"{name}.txt": transcript(*hand) for name, hand in hands().items()}
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, text in transcripts.items():
        (FOLDER / name).write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
