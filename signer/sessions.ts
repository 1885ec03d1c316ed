import { randomBytes } from "node:crypto";

const IDLE_MS = 600_000;
const SESSIONS_MOST = 32;
const ID_BYTES = 32;
const NONCE_BYTES = 16;

/** A page's session with the adapter. */
export interface Session {
  id: string;
  /** The bank includes it in the tickets for this session. */
  nonce: string;
  origin: string;
  usedAt: number;
  /** The ids of tickets already used in this session; each is valid once. */
  tickets: Set<string>;
}

/** The sessions of one run of the program, held in memory only. */
export interface Sessions {
  open(origin: string): Session;
  /** Null if the id is unknown, belongs to another origin, or was idle too long. */
  find(id: unknown, origin: string): Session | null;
  close(id: string): void;
}

/** An empty table of sessions. */
export function sessionsOf(now: () => number = Date.now): Sessions {
  const open = new Map<string, Session>();
  const forgetOld = () => {
    for (const { id, usedAt } of open.values()) if (now() - usedAt > IDLE_MS) open.delete(id);
  };
  return {
    open(origin) {
      forgetOld();
      // Evicts the oldest: a map iterates in insertion order.
      if (open.size >= SESSIONS_MOST) open.delete(open.keys().next().value ?? "");
      const id = randomBytes(ID_BYTES).toString("base64url");
      const nonce = randomBytes(NONCE_BYTES).toString("base64url");
      const session = { id, nonce, origin, usedAt: now(), tickets: new Set<string>() };
      open.set(id, session);
      return session;
    },
    find(id, origin) {
      forgetOld();
      const session = typeof id === "string" ? open.get(id) : undefined;
      if (!session || session.origin !== origin) return null;
      session.usedAt = now();
      return session;
    },
    close: (id) => void open.delete(id),
  };
}
