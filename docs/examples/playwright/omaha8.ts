// A table of Omaha8 for @playwright/test: copy this file beside your tests. The names in it are those of contract 1
// (docs/playwright.md#contract). Everything that does something is over when the table is at rest again.
import { test as base, expect, type Frame, type Locator, type Page } from "@playwright/test";

export type Verb = "bet" | "raise";
export type Action = ["fold"] | ["check"] | ["call"] | [Verb, number];
/** Chips by seat. */
export type Chips = Record<number, number>;

/** What the player may do now; `verb` is null where nothing more may be put in. */
export interface Legal {
  can_check: boolean;
  call: number;
  verb: Verb | null;
  min_to: number;
  max_to: number;
}

/** As much of the engine's view as tests mostly look at; docs/protocol.md#the-view has all of it. */
export interface View {
  hand: number;
  phase: "idle" | "dealing" | "betting" | "showdown" | "between";
  street: "preflop" | "flop" | "turn" | "river";
  turn: number | null;
  board: string[];
  pot: number;
  bank: number;
  legal: Legal | null;
}

/** A hand made to order; `deck` is dealt from its top, seat by seat from the left of the button. */
export interface Setup {
  deck?: string;
  button?: number;
  stacks?: Chips;
  actions?: [number, ...Action][];
}

/** `window.omaha8` of a page that was opened with `test=1`. */
interface Handle {
  state(): View | null;
  legal(): Legal | null;
  deal(setup: Setup): Promise<View | null>;
  script(seats: Record<number, Action[]>): Promise<View | null>;
  log(): string[];
  report(): Record<string, unknown>;
}

declare global {
  var omaha8: Handle;
}

/** In ms, for the start of Python on a busy machine. */
const PATIENCE = 60_000;

export class OmahaTable {
  readonly app: Locator;
  readonly actions: Locator;

  /** `place` is the page itself, or the frame of a page that shows the table in one. */
  constructor(
    readonly place: Page | Frame,
    readonly site = "",
  ) {
    this.app = place.getByTestId("app");
    this.actions = place.getByTestId("actions");
  }

  /** Opens a table by its address: docs/protocol.md#options has the parameters. */
  async open(params: Record<string, string | number> = {}): Promise<this> {
    const all = { game: "omaha8", limit: "pl", seats: 6, seed: "table", test: 1, ...params };
    const query = new URLSearchParams(Object.entries(all).map(([key, value]) => [key, String(value)]));
    await this.place.goto(`${this.site}?${query}`);
    return this.settle();
  }

  /** Waits until nothing moves before the player does. */
  async settle(): Promise<this> {
    await expect(this.app).toHaveAttribute("data-status", /^(idle|error)$/, { timeout: PATIENCE });
    const error = this.place.getByTestId("error");
    if (await error.count())
      throw new Error(`the table stands in error ${await error.getAttribute("data-code")}`);
    return this;
  }

  // ---- reading

  published(name: "status" | "phase" | "street" | "turn" | "hand" | "bank"): Promise<string | null> {
    return this.app.getAttribute(`data-${name}`);
  }

  view(): Promise<View | null> {
    return this.place.evaluate(() => omaha8.state());
  }

  legal(): Promise<Legal | null> {
    return this.place.evaluate(() => omaha8.legal());
  }

  log(): Promise<string[]> {
    return this.place.evaluate(() => omaha8.log());
  }

  /** Chips behind, by seat. */
  async stacks(): Promise<Chips> {
    const stacks = this.place.getByTestId(/^seat-\d+-stack$/);
    const pairs = await stacks.evaluateAll((found) =>
      found.map((stack) => [stack.dataset.testid?.match(/\d+/)?.[0], Number(stack.dataset.amount)]),
    );
    return Object.fromEntries(pairs);
  }

  /** The cards that lie face up in `board`, `hero-hand` or `seat-N-cards`. */
  cards(place: string): Promise<string[]> {
    const cards = this.place.getByTestId(place).getByTestId("card");
    return cards.evaluateAll((found) => found.map((card) => String(card.dataset.card)));
  }

  // ---- acting

  /** Presses a button of the player's: `["raise", 240]` names his total of the street. */
  async act(...[name, to]: Action): Promise<this> {
    const legal = await this.legal();
    if (!isLegal(legal, name, to))
      throw new Error(`${name} ${to ?? ""} is not legal: ${JSON.stringify(legal)}`);
    const button = this.actions.getByTestId(`act-${name}`);
    if (to !== undefined) {
      if (!(await button.getAttribute("data-to"))) await button.click();
      const box = this.actions.getByTestId("bet-input");
      if (await box.count()) await box.fill(String(to));
      await expect(button).toHaveAttribute("data-to", String(to));
    }
    return this.press(button);
  }

  nextHand(): Promise<this> {
    return this.press(this.actions.getByTestId("btn-next-hand"));
  }

  private async press(button: Locator): Promise<this> {
    await button.click();
    return this.settle();
  }

  // ---- test tables

  /** Deals a hand made to order; the others play on to the player's turn. */
  async deal(setup: Setup): Promise<this> {
    await this.place.evaluate((wanted) => omaha8.deal(wanted), setup);
    return this.settle();
  }

  /** What these seats play before their bots are asked. */
  async script(seats: Record<number, Action[]>): Promise<this> {
    await this.place.evaluate((wanted) => omaha8.script(wanted), seats);
    return this.settle();
  }

  /** The game's report, for a test that failed. */
  report(): Promise<Record<string, unknown>> {
    return this.place.evaluate(() => omaha8.report());
  }
}

function isLegal(legal: Legal | null, name: Action[0], to = 0): boolean {
  if (!legal || name === "fold") return legal !== null;
  if (name === "check" || name === "call") return legal.can_check === (name === "check");
  return legal.verb === name && legal.min_to <= to && to <= legal.max_to;
}

/** `table`, in a page of its own; what the game has to say of a failed test is attached to it and to its trace. */
export const test = base.extend<{ table: OmahaTable }>({
  table: async ({ page }, use, testInfo) => {
    const table = new OmahaTable(page);
    await use(table);
    if (testInfo.status === testInfo.expectedStatus) return;
    const report = await table.report().catch((error) => ({ unreadable: String(error) }));
    await testInfo.attach("omaha8-report.json", {
      body: JSON.stringify(report, null, 2),
      contentType: "application/json",
    });
  },
});

export { expect };
