// The key of a request.
import { expect, it } from "vitest";
import { newKey } from "../../src/base/idempotency-key";

it("makes a new key of 24 hexadecimal digits each time", () => {
  const keys = Array.from({ length: 50 }, newKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{24}$/);
  expect(new Set(keys).size).toBe(50);
});
