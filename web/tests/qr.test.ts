import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { qr } from "../src/lib/qr";

// Texts that fill a code to the last byte, with mask 3, as another encoder (segno) draws them.
const KNOWN: [number, number, string][] = [
  [14, 21, "b66a8db350d37645"],
  [84, 37, "2a719c479d40e9e4"],
  [122, 45, "a654fdfcb5733551"],
  [213, 57, "0ebe0b62aa7a39b5"],
];

it.each(KNOWN)("draws %i bytes as others do", (length, size, digest) => {
  const text = ("http://riad.example/t/" + "abcdefghijklmnopqrstuvwxyz0123456789".repeat(7)).slice(0, length);
  const code = qr(text, 3);
  expect(code.length).toBe(size);
  expect(createHash("sha256").update(code.flat().map(Number).join("")).digest("hex").slice(0, 16)).toBe(digest);
});

it("refuses what does not fit", () => {
  expect(() => qr("x".repeat(214))).toThrow();
});
