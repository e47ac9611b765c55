// The page's one connection and its reactive state.
import { TableSocket, type SocketStatus } from "./table-socket";
import { push } from "./push.svelte";

const UNSEEN = 60_000;

const scheme = location.protocol === "https:" ? "wss:" : "ws:";
export const live = new TableSocket(`${scheme}//${location.host}/api/socket`);

class Connection {
  status = $state<SocketStatus>("connecting");
  /** True if the server has closed the connection because there are too many. */
  crowded = $state(false);
}

export const connection = new Connection();

export function connect(): void {
  live.onStatus((status) => {
    connection.status = status;
    connection.crowded = live.crowded;
  });
  addEventListener("online", () => live.reconnectSoon());
  addEventListener("offline", () => live.markOffline());
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("visibilitychange", () => {
    clearTimeout(resting);
    // The server sends no push message to a connected player, so a page out of sight disconnects.
    if (document.hidden) resting = setTimeout(() => push.on && live.stop(), UNSEEN);
    else live.resume();
  });
  live.start();
}
