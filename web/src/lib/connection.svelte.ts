// The page's one connection, and its state for all to see.
import { Live, type LiveStatus } from "./live";

const scheme = location.protocol === "https:" ? "wss:" : "ws:";
export const live = new Live(`${scheme}//${location.host}/api/socket`);

class Connection {
  status = $state<LiveStatus>("connecting");
}

export const connection = new Connection();

export function connect(): void {
  live.onStatus((status) => (connection.status = status));
  addEventListener("online", () => live.nudge());
  addEventListener("offline", () => live.lost());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) live.nudge();
  });
  live.start();
}
