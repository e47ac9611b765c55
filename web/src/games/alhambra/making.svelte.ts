// A turn of Alhambra over the model: what to draw of it, cards chosen in any order, and a payment made in one go.
import type { TableModel } from "../../lib/table.svelte";
import { type AlhambraView, type Payment, count, priceOf, read, steps, sum, tileId, without } from "./moves";

/** Cards chosen for the purchase that begins at this place of the turn. */
interface Wished {
  buy: number;
  cards: string[];
}
const NOTHING: Wished = { buy: -1, cards: [] };

export class Making {
  /** The cards that were chosen when the payment was made. */
  private before: Wished = NOTHING;
  private queue: string[] = [];
  private follows = false;
  private expected = -1;

  constructor(readonly table: TableModel) {
    table.stepBack = () => this.stepBack();
  }

  view = $derived.by(() => this.table.shown as AlhambraView);
  gain = $derived.by(() => this.table.gain ?? 0);
  /** The cards of a take that is chosen. */
  taken = $derived.by(() => {
    const move = read(this.table.moves.at(-1) ?? "");
    return move?.kind === "take" ? move.cards : [];
  });
  /** Where the purchase that is being paid for begins in the turn. */
  private buy = $derived.by(() =>
    this.view.buying ? this.table.moves.findLastIndex((move) => move.startsWith("buy ")) : -1,
  );
  /** What is paid already. */
  paid = $derived.by(() =>
    this.view.buying
      ? this.table.moves.slice(this.buy + 1).flatMap((move) => (move.startsWith("pay ") ? [move.slice(4)] : []))
      : [],
  );
  /** Cards that are to be paid, as long as they do not reach the price: the table keeps them beside the turn. */
  wish = $derived.by(() => (this.table.mine && this.view.buying ? ((this.table.beside ?? []) as string[]) : []));
  price = $derived.by(() => (this.view.buying ? priceOf(this.view, this.view.buying.square) : 0));
  /** The table as it was before the first card was paid. */
  private start = $derived.by(() =>
    this.buy < 0 ? this.view : ((this.table.stages[this.buy]?.view ?? this.view) as AlhambraView),
  );
  /** My cards with those that are being paid. */
  hand = $derived.by(() => this.start.players[this.table.seat]?.hand ?? []);
  /** The ways to pay. */
  offers = $derived.by<Payment[]>(() => this.start.buying?.ways ?? []);
  /** The tile whose place is being chosen. */
  tile = $derived.by(() => (this.table.path[0]?.startsWith("tile ") ? this.table.path[0].slice(5) : null));

  /** The tile that is to be placed, where there is but one. */
  private only = $derived.by(() => {
    const { phase, waiting } = this.view;
    return (phase === "placing" || phase === "awards") && waiting.length === 1 ? (waiting[0] ?? null) : null;
  });

  /** That tile, or the one just placed, which may yet go elsewhere. */
  piece = $derived.by(() => {
    const move = read(this.table.moves.at(-1) ?? "");
    return this.tile ?? (move && "tile" in move ? move.tile : "");
  });

  /** The elements of moves that the server has not answered yet. */
  private asked = $derived.by(() => new Set(this.table.moves.slice(this.table.stages.length).flatMap(steps)));

  /** Whether an element is chosen of which the table does not show yet what comes of it. */
  holds(id: string): boolean {
    return this.table.mine && (this.table.path.includes(id) || this.asked.has(id));
  }

  able(id: string): boolean {
    return this.table.options.has(id) || this.table.others.has(id) || this.stops(id);
  }

  /** After an exact payment: whether this is a tile just bought, so that to place it is to do nothing further. */
  stops(id: string): boolean {
    return this.table.mine && this.view.further && this.view.waiting.some((tile) => tileId(tile) === id);
  }

  /** Choose an element, or hear from the server why the move is not allowed. */
  choose(id: string, move = id): void {
    const first = this.stops(id) ? "stop" : id;
    const done = this.table.choose(first);
    this.queue = done && first !== id ? [id] : [];
    this.follows = done && this.table.moves.length > 0;
    this.expected = this.table.moves.length;
    if (!done && this.table.mine) void this.table.why(move);
  }

  /** The set of cards that touching a face-up card would choose; it is joined to those chosen where that is allowed. */
  takeWith(card: string, chosen: boolean): string {
    const rest = chosen ? without(this.taken, card) : [...this.taken, card];
    return (
      this.takeOf(rest) ?? (chosen && rest.length === 0 ? `take ${card}` : (this.takeOf([card]) ?? `take ${card}`))
    );
  }

  private takeOf(cards: readonly string[]): string | undefined {
    const wanted = cards.toSorted().join(" ");
    const same = (id: string) => id.startsWith("take ") && id.slice(5).split(" ").toSorted().join(" ") === wanted;
    return [...this.table.options].find(same) ?? [...this.table.others].find(same);
  }

  /** Touch a face-up card. */
  take(card: string, chosen: boolean): void {
    if (chosen && this.taken.length === 1) this.table.back();
    else this.choose(this.takeWith(card, chosen));
  }

  /** Touch a card of my hand while I pay: in any order, and again to take it back. */
  touch(card: string, chosen: boolean): void {
    const { table } = this;
    if (!this.view.buying) return this.choose(`pay ${card}`);
    const cards = chosen ? without([...this.wish, ...this.paid], card) : [...this.paid, ...this.wish, card];
    const useful = this.offers.some((offer) => offer.cards.includes(card));
    if (!chosen && !useful) return void table.why(`pay ${card}`);
    const whole = this.offers.find((offer) => without(offer.cards, ...cards).length === 0);
    if (whole) this.pay(whole.cards);
    else {
      let kept = 0;
      while (
        kept < this.paid.length &&
        count(this.paid.slice(0, kept + 1), this.paid[kept]) <= count(cards, this.paid[kept])
      )
        kept += 1;
      const rest = without(cards, ...this.paid.slice(0, kept));
      this.takeBack(kept);
      this.wishFor(rest);
    }
  }

  /** Pay these cards, whatever was paid before. */
  pay(cards: readonly string[]): void {
    this.before = { buy: this.buy, cards: [...this.paid, ...this.wish] };
    let same = 0;
    while (same < this.paid.length && this.paid[same] === cards[same]) same += 1;
    this.takeBack(same);
    this.wishFor([]);
    this.queue = cards.slice(same).map((card) => `pay ${card}`);
    this.follows = true;
    this.expected = this.table.moves.length;
    this.goOn();
  }

  private wishFor(cards: readonly string[]): void {
    this.table.hold(cards.length > 0 ? cards : null);
  }

  private takeBack(kept: number): void {
    for (let more = this.paid.length - kept; more > 0; more -= 1) this.table.back();
  }

  /**
   * Undo as a person counts: the last card touched, and a payment as one step, in which the tile that was then chosen by
   * itself has no part. False where the last element chosen is the step.
   */
  private stepBack(): boolean {
    const { table } = this;
    if (this.wish.length > 0) {
      this.wishFor(this.wish.slice(0, -1));
      return true;
    }
    const led =
      table.moves.length > 0 && table.path.length === 1 && this.only !== null && table.path[0] === tileId(this.only);
    if (table.path.length > 0 && !led) return false;
    if (led) table.back();
    if (!table.moves.at(-1)?.startsWith("pay ")) {
      if (led) table.back();
      return led;
    }
    while (table.moves.at(-1)?.startsWith("pay ")) table.back();
    if (this.before.buy === table.moves.length - 1) this.wishFor(this.before.cards);
    return true;
  }

  /** Whether another card may be taken with those that are. */
  private get growing(): boolean {
    const { taken } = this;
    const more = (cards: string[]) => cards.length > taken.length && without(taken, ...cards).length === 0;
    return (
      taken.length > 0 && [...this.table.others].some((id) => id.startsWith("take ") && more(id.slice(5).split(" ")))
    );
  }

  /** How much of the price is chosen. */
  get soFar(): number {
    return sum([...this.paid, ...this.wish]);
  }

  /** After the server told what may follow: the next card of a payment, or the only tile that waits. */
  goOn(): void {
    const { table } = this;
    if (!table.preview || table.moves.length === 0) return;
    if (table.moves.length !== this.expected) {
      this.queue = [];
      this.follows = false;
      return;
    }
    const next = this.queue.shift();
    if (next !== undefined) {
      if (!table.choose(next)) this.queue = [];
      this.expected = table.moves.length;
    } else if (this.follows) {
      this.follows = false;
      if (this.growing) return;
      const { only } = this;
      if (only !== null && table.path.length === 0 && table.options.has(tileId(only))) table.choose(tileId(only));
    }
  }
}
