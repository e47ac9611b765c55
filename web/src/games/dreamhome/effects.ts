// The effects of Dream Home's moves, as the server reports them. Cards have their ids; a face-down card is "empty".

/** A column of the track: above its room a special card, or the first-player marker. */
interface Column {
  column: number;
  room: string;
  special: string | null;
  marker: boolean;
}

/** A card of the house given up for another. */
interface Given {
  space: string;
  given: string;
  room: string;
}

/** The points that a card brings to the house at once, and a special card that finds no place. */
interface MoveGain {
  gain?: number;
  unused?: string | null;
}

export type HomeEffect = MoveGain &
  (
    | ({ does: "discard" | "hammer" | "take" } & Column)
    | ({ does: "drill" } & Column & Given)
    | ({ does: "supply" } & Given)
    | { does: "mix"; columns: number[]; rooms: string[] }
    | { does: "scaffold"; space: string }
    | { does: "put"; room: string; space: string; down: boolean }
    | { does: "token"; token: string; room: string; space: string }
    | { does: "roofer"; roof: string }
    | { does: "swap"; spaces: string[]; cards: string[] }
    | { does: "keep"; token: string }
    | { does: "pass" }
  );

/** A line of a score sheet. */
export type SheetLine = { points: number } & (
  | { what: "room"; card: string; cards: number; partner: string | null }
  | { what: "furnishing"; card: string }
  | { what: "empty" | "interior_designer" | "architect" | "windows"; cards: number }
  | { what: "bathrooms" | "three_rooms" }
  | { what: "roof"; roofs: string[]; one_colour: boolean }
  | { what: "incomplete_roof"; cards: number; most: number }
);
