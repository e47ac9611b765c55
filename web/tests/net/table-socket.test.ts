import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableSocket, PAUSES } from "../../src/net/table-socket";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drops(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const newest = () => FakeSocket.all.at(-1) as FakeSocket;
let live: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  live = new TableSocket(
    "ws://here",
    () => new FakeSocket() as unknown as WebSocket,
    () => 0.5,
  );
  live.start();
});
afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

it("watches again from the last action received", () => {
  newest().opens();
  live.watch("table", 3, () => undefined);
  expect(newest().sent).toEqual([{ type: "watch", table: "table", after: 3 }]);
  newest().says({ type: "update", table: "table", seq: 9, happening: {}, state: {} });
  newest().drops();
  expect(live.status).toBe("offline");
  vi.advanceTimersByTime(PAUSES[0] as number);
  newest().opens();
  expect(live.status).toBe("online");
  expect(newest().sent).toEqual([{ type: "watch", table: "table", after: 9 }]);
});

it("waits longer each time, and starts over once connected", () => {
  for (const pause of PAUSES.slice(0, 4)) {
    const before = FakeSocket.all.length;
    newest().drops();
    vi.advanceTimersByTime(pause - 1);
    expect(FakeSocket.all.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
  newest().opens();
  newest().drops();
  vi.advanceTimersByTime(PAUSES[0] as number);
  newest().opens();
  expect(live.status).toBe("online");
});

it("reconnects at once when the node stops, and never to another site's page", () => {
  newest().opens();
  newest().drops(1012);
  expect(FakeSocket.all.length).toBe(2);
  newest().opens();
  newest().drops(4403);
  vi.advanceTimersByTime(100_000);
  expect(FakeSocket.all.length).toBe(2);
});

it("retries at once when the network is back", () => {
  newest().opens();
  live.markOffline();
  expect(live.status).toBe("offline");
  live.reconnectSoon();
  newest().opens();
  expect(live.status).toBe("online");
});

it("drops a connection that is silently dead", () => {
  newest().opens();
  vi.advanceTimersByTime(25_000);
  expect(newest().sent).toEqual([{ type: "ping" }]);
  vi.advanceTimersByTime(10_000);
  expect(live.status).toBe("offline");
});

it("pauses while the page is hidden, and resumes where it was", () => {
  newest().opens();
  live.watch("table", 3, () => undefined);
  live.stop();
  vi.advanceTimersByTime(100_000);
  expect(FakeSocket.all.length).toBe(1);
  live.resume();
  newest().opens();
  expect(newest().sent).toEqual([{ type: "watch", table: "table", after: 3 }]);
  newest().drops(4403);
  live.resume(); // but never for a page of another site
  expect(FakeSocket.all.length).toBe(2);
});

it("waits long when there are too many connections, and says so", () => {
  newest().opens();
  newest().drops(4430);
  expect(live.crowded).toBe(true);
  expect(live.status).toBe("offline");
  vi.advanceTimersByTime((PAUSES.at(-1) as number) - 1);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  newest().opens();
  newest().drops();
  expect(live.crowded).toBe(false);
});

it("asks again for a table that was refused temporarily", () => {
  newest().opens();
  live.watch("table", 3, () => undefined);
  newest().says({ type: "error", table: "table", error: { code: "too_many_requests", message: "" } });
  vi.advanceTimersByTime(15_000);
  expect(newest().sent.filter((sent) => (sent as { type: string }).type === "watch")).toEqual([
    { type: "watch", table: "table", after: 3 },
    { type: "watch", table: "table", after: 3 },
  ]);
});

it("does not ask again for a missing table", () => {
  newest().opens();
  live.watch("table", 3, () => undefined);
  newest().says({ type: "error", table: "table", error: { code: "not_found", message: "" } });
  vi.advanceTimersByTime(15_000);
  expect(newest().sent.filter((sent) => (sent as { type: string }).type === "watch")).toHaveLength(1);
});
