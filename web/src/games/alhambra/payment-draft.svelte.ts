// A turn of Alhambra on top of the model: the position to draw, cards chosen in any order, and a payment in one step.
import type { TableModel } from "../../table/table.svelte";
import { type AlhambraView, type Payment, count, priceOf, read, steps, sum, tileId, without } from "./steps";

/** Cards chosen for the purchase that begins at this index of the turn. */
interface ChosenCards {
  buy: number;
  cards: string[];
}
const NOTHING: ChosenCards = { buy: -1, cards: [] };

export class PaymentDraft {
  /** The cards that were chosen when the payment was made. */
  private before: ChosenCards = NOTHING;
  private queue: string[] = [];
  private follows = false;
  private expected = -1;

  constructor(readonly table: TableModel) {
    table.stepBack = () => this.stepBack();
  }

  view = $derived.by(() => this.table.shown as AlhambraView);
  gain = $derived.by(() => this.table.gain ?? 0);
  /** The cards of the chosen take. */
  taken = $derived.by(() => {
    const move = read(this.table.moves.at(-1) ?? "");
    return move?.kind === "take" ? move.cards : [];
  });
  /** The index in the turn of the purchase being paid for. */
  private buy = $derived.by(() =>
    this.view.buying ? this.table.moves.findLastIndex((move) => move.startsWith("buy ")) : -1,
  );
  /** The cards paid already. */
  paid = $derived.by(() =>
    this.view.buying
      ? this.table.moves.slice(this.buy + 1).flatMap((move) => (move.startsWith("pay ") ? [move.slice(4)] : []))
      : [],
  );
  /** Cards chosen for a payment that does not reach the price yet; the table holds them beside the turn. */
  cards = $derived.by(() => (this.table.mine && this.view.buying ? ((this.table.pending ?? []) as string[]) : []));
  price = $derived.by(() => (this.view.buying ? priceOf(this.view, this.view.buying.square) : 0));
  /** The table before the first card was paid. */
  private start = $derived.by(() =>
    this.buy < 0 ? this.view : ((this.table.previews[this.buy]?.view ?? this.view) as AlhambraView),
  );
  /** My cards, including those being paid. */
  hand = $derived.by(() => this.start.players[this.table.seat]?.hand ?? []);
  /** The ways to pay. */
  offers = $derived.by<Payment[]>(() => this.start.buying?.ways ?? []);
  /** The tile whose place is being chosen. */
  tile = $derived.by(() => (this.table.path[0]?.startsWith("tile ") ? this.table.path[0].slice(5) : null));

  /** The tile to place, if there is exactly one. */
  private only = $derived.by(() => {
    const { phase, waiting } = this.view;
    return (phase === "placing" || phase === "awards") && waiting.length === 1 ? (waiting[0] ?? null) : null;
  });

  /** That tile, or the one just placed, which can still move. */
  piece = $derived.by(() => {
    const move = read(this.table.moves.at(-1) ?? "");
    return this.tile ?? (move && "tile" in move ? move.tile : "");
  });

  /** The elements of moves that the server has not answered yet. */
  private unanswered = $derived.by(() => new Set(this.table.moves.slice(this.table.previews.length).flatMap(steps)));

  /** Return whether an element is chosen whose effect the table does not show yet. */
  holds(id: string): boolean {
    return this.table.mine && (this.table.path.includes(id) || this.unanswered.has(id));
  }

  able(id: string): boolean {
    return this.table.options.has(id) || this.table.others.has(id) || this.stops(id);
  }

  /** Return whether this is a tile just bought with an exact payment, so that placing it ends the actions. */
  stops(id: string): boolean {
    return this.table.mine && this.view.further && this.view.waiting.some((tile) => tileId(tile) === id);
  }

  /** Choose an element, or ask the server why the move is not allowed. */
  choose(id: string, move = id): void {
    const first = this.stops(id) ? "stop" : id;
    const done = this.table.choose(first);
    this.queue = done && first !== id ? [id] : [];
    this.follows = done && this.table.moves.length > 0;
    this.expected = this.table.moves.length;
    if (!done && this.table.mine) void this.table.why(move);
  }

  /** Return the set of cards after touching a face-up card: joined to those chosen if that is allowed. */
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

  /** Handle a touch of a face-up card. */
  take(card: string, chosen: boolean): void {
    if (chosen && this.taken.length === 1) this.table.back();
    else this.choose(this.takeWith(card, chosen));
  }

  /** Handle a touch of a card of my hand while I pay: in any order, and again to take it back. */
  touch(card: string, chosen: boolean): void {
    const { table } = this;
    if (!this.view.buying) return this.choose(`pay ${card}`);
    const cards = chosen ? without([...this.cards, ...this.paid], card) : [...this.paid, ...this.cards, card];
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
      this.setCards(rest);
    }
  }

  /** Pay with these cards, replacing an earlier payment. */
  pay(cards: readonly string[]): void {
    this.before = { buy: this.buy, cards: [...this.paid, ...this.cards] };
    let same = 0;
    while (same < this.paid.length && this.paid[same] === cards[same]) same += 1;
    this.takeBack(same);
    this.setCards([]);
    this.queue = cards.slice(same).map((card) => `pay ${card}`);
    this.follows = true;
    this.expected = this.table.moves.length;
    this.goOn();
  }

  private setCards(cards: readonly string[]): void {
    this.table.setPending(cards.length > 0 ? cards : null);
  }

  private takeBack(kept: number): void {
    for (let more = this.paid.length - kept; more > 0; more -= 1) this.table.back();
  }

  /**
   * Undo one step as a player counts them: the last card touched, or a whole payment together with the tile that was
   * then chosen automatically. Return false if the step is the last element chosen.
   */
  private stepBack(): boolean {
    const { table } = this;
    if (this.cards.length > 0) {
      this.setCards(this.cards.slice(0, -1));
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
    if (this.before.buy === table.moves.length - 1) this.setCards(this.before.cards);
    return true;
  }

  /** True if another card can join those taken. */
  private get growing(): boolean {
    const { taken } = this;
    const more = (cards: string[]) => cards.length > taken.length && without(taken, ...cards).length === 0;
    return (
      taken.length > 0 && [...this.table.others].some((id) => id.startsWith("take ") && more(id.slice(5).split(" ")))
    );
  }

  /** The value of the cards chosen for the price. */
  get soFar(): number {
    return sum([...this.paid, ...this.cards]);
  }

  /** Continue after the server's answer: choose the next card of a payment, or the only tile to place. */
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
