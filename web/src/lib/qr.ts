// A QR code of a short text: bytes, correction level M, versions 1 to 10 (up to 213 bytes). After ISO/IEC 18004.

// For each version: error-correction codewords of a block, and the data codewords of its blocks.
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]], [16, [28]], [26, [44]], [18, [32, 32]], [24, [43, 43]], [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]], [22, [38, 38, 39, 39]], [22, [36, 36, 36, 37, 37]], [26, [43, 43, 43, 43, 44]],
];
const ALIGNMENT: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  LOG[value] = power;
  value = value << 1 ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? EXP[((LOG[a] as number) + (LOG[b] as number)) % 255] as number : 0);

function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let power = 0; power < count; power += 1) {
    const next = [...generator, 0];
    generator.forEach((value, place) => (next[place + 1] = (next[place + 1] as number) ^ times(value, EXP[power] as number)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let place = 0; place < data.length; place += 1) {
    const factor = rest[place] as number;
    generator.forEach((value, offset) => (rest[place + offset] = (rest[place + offset] as number) ^ times(value, factor)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [count, blocks] = BLOCKS[version - 1] as (typeof BLOCKS)[number];
  const room = blocks.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push(value >> bit & 1);
  };
  put(4, 4); // bytes
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let place = 0; place < bits.length; place += 8) data.push(parseInt(bits.slice(place, place + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);

  const parts: number[][] = [];
  for (let place = 0, block = 0; block < blocks.length; block += 1) {
    const size = blocks[block] as number;
    parts.push(data.slice(place, place + size));
    place += size;
  }
  const checks = parts.map((part) => correction(part, count));
  const woven = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, place) =>
      lists.flatMap((list) => (place < list.length ? [list[place] as number] : [])),
    ).flat();
  return [...woven(parts), ...woven(checks)];
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0, (r) => r % 2 === 0, (_, c) => c % 3 === 0, (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0, (r, c) => r * c % 2 + r * c % 3 === 0,
  (r, c) => (r * c % 2 + r * c % 3) % 2 === 0, (r, c) => ((r + c) % 2 + r * c % 3) % 2 === 0,
];

function checked(value: number, length: number, generator: number): number {
  let rest = value << length;
  const degree = 31 - Math.clz32(generator);
  for (let bit = 31 - Math.clz32(rest || 1); rest && bit >= degree; bit = 31 - Math.clz32(rest || 1)) rest ^= generator << bit - degree;
  return value << length | rest;
}

function drawn(words: readonly number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const dark: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, value: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) (dark[row] as (boolean | null)[])[column] = value;
  };
  for (const [top, left] of [[0, 0], [0, size - 7], [size - 7, 0]] as const) {
    for (let row = -1; row <= 7; row += 1) {
      for (let column = -1; column <= 7; column += 1) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        set(top + row, left + column, ring !== 2 && ring !== 4);
      }
    }
  }
  const places = ALIGNMENT[version - 1] as readonly number[];
  for (const row of places) {
    for (const column of places) {
      if ((dark[row] as (boolean | null)[])[column] !== null) continue;
      for (let y = -2; y <= 2; y += 1) for (let x = -2; x <= 2; x += 1) set(row + y, column + x, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  }
  for (let place = 8; place < size - 8; place += 1) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  const format = checked(mask, 10, 0x537) ^ 0x5412; // level M is 00
  for (let bit = 0; bit < 15; bit += 1) {
    const value = (format >> bit & 1) === 1;
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, value);
    set(8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, value);
  }
  set(size - 8, 8, true);
  if (version >= 7) {
    const about = checked(version, 12, 0x1f25);
    for (let bit = 0; bit < 18; bit += 1) {
      const value = (about >> bit & 1) === 1;
      set(Math.floor(bit / 3), size - 11 + bit % 3, value);
      set(size - 11 + bit % 3, Math.floor(bit / 3), value);
    }
  }
  let bit = 0;
  const hides = MASKS[mask] as (typeof MASKS)[number];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if ((dark[row] as (boolean | null)[])[column] !== null) continue;
        const value = ((words[bit >> 3] ?? 0) >> 7 - (bit & 7) & 1) === 1;
        set(row, column, value !== hides(row, column));
        bit += 1;
      }
    }
  }
  return dark as boolean[][];
}

/** How hard a code is to read: long runs, blocks, what looks like a finder, and imbalance. */
function penalty(dark: readonly (readonly boolean[])[]): number {
  const size = dark.length;
  const lines = [...dark, ...dark.map((_, column) => dark.map((row) => row[column] as boolean))];
  let sum = 0;
  for (const line of lines) {
    for (let start = 0; start < size; ) {
      let end = start + 1;
      while (end < size && line[end] === line[start]) end += 1;
      if (end - start >= 5) sum += end - start - 2;
      start = end;
    }
    const text = line.map(Number).join("");
    for (const finder of ["10111010000", "00001011101"]) {
      for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40;
    }
  }
  for (let row = 0; row + 1 < size; row += 1) {
    for (let column = 0; column + 1 < size; column += 1) {
      const one = dark[row]?.[column];
      if (one === dark[row]?.[column + 1] && one === dark[row + 1]?.[column] && one === dark[row + 1]?.[column + 1]) sum += 3;
    }
  }
  const share = dark.flat().filter(Boolean).length * 100 / size ** 2;
  return sum + Math.floor(Math.abs(share - 50) / 5) * 10;
}

/** The code, row by row; true is dark. `mask` is chosen for readability unless it is given. */
export function qr(text: string, mask?: number): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex(([, blocks], place) => {
    const room = blocks.reduce((sum, size) => sum + size, 0);
    return bytes.length <= room - (place < 9 ? 2 : 3);
  });
  if (version === 0) throw new Error("too long for a QR code");
  const words = codewords(bytes, version);
  const masks = mask === undefined ? MASKS.map((_, number) => number) : [mask];
  const codes = masks.map((number) => drawn(words, version, number));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The code as one path of an SVG whose unit is a module. */
export function qrPath(code: readonly (readonly boolean[])[]): string {
  return code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}
