import { expect, test } from "./omaha8";

test("a raise that takes the blinds", async ({ table }) => {
  await table.open({ seats: 3, seed: "first" });
  await table.script({ 1: [["fold"]], 2: [["fold"]] });
  await table.deal({ button: 0 });
  await table.act("raise", 70);
  expect(await table.published("phase")).toBe("between");
  expect(await table.log()).toContain("You raise to 70");
  const chips = Object.values(await table.stacks()).reduce((sum, stack) => sum + stack, 0);
  expect(chips).toBe((await table.view())?.bank);
});

test("a position with cards, stacks and a bet to answer", async ({ table }) => {
  await table.open({ seats: 2 });
  // Heads-up the button is dealt last: a card to seat 1, a card to seat 0, four times, then the flop.
  await table.script({ 1: [["bet", 40]] });
  await table.deal({
    deck: "QhAs QdKs Jh2s Jd3c 4d5hKd",
    button: 0,
    stacks: { 0: 500, 1: 800 },
    actions: [
      [0, "call"],
      [1, "check"],
    ],
  });
  expect(await table.cards("hero-hand")).toEqual(["As", "Ks", "2s", "3c"]);
  expect(await table.cards("board")).toEqual(["4d", "5h", "Kd"]);
  expect(await table.legal()).toMatchObject({ call: 40, verb: "raise", min_to: 80, max_to: 160 });
  await expect(table.act("raise", 161)).rejects.toThrow("raise 161 is not legal");
  await table.act("fold");
  await table.nextHand();
  expect((await table.view())?.hand).toBe(3);
});
