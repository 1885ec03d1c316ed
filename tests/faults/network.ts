// A small proxy between the bank and PostgreSQL that can be made to fail: cut, delayed, or silent.

import { once } from "node:events";
import { createServer, type Server, type Socket, connect as tcpConnect } from "node:net";

/** The fault at the packet that commits. */
export type CommitFault = "cut-before" | "cut-after" | "silent-after";

/** The network. */
export interface Network {
  port: number;
  /** Sets the target of new connections. */
  leadTo(port: number): void;
  /** Resets every connection. */
  cutAll(): void;
  /** Resets one of them. */
  cutOne(choose: (count: number) => number): void;
  /** Holds all bytes back; returns a function that releases them. */
  hold(): () => void;
  /**
   * All connections, also new ones, swallow all bytes; returns a function that makes new ones work.
   */
  swallowAll(): () => void;
  /** One connection swallows all bytes permanently. */
  swallowOne(choose: (count: number) => number): void;
  /** Each committing packet meets this fault with the probability; null ends it. */
  onCommit(fault: CommitFault | null, chance: () => boolean): void;
  /** How many committing packets met a fault. */
  commitsHit(): number;
  close(): Promise<void>;
}

/** One connection of the bank to its database. */
interface Link {
  client: Socket;
  server: Socket;
  isSilent: boolean;
  isLedger: boolean;
}

interface State {
  links: Set<Link>;
  /** Connections to the database whose other end is gone without its noticing. */
  orphans: Set<Socket>;
  target: number;
  isHeld: boolean;
  isSilent: boolean;
  commitFault: CommitFault | null;
  chance: () => boolean;
  hits: number;
}

// The ledger sends no commit statement: its transaction ends with its messages.
const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);
const LEDGER = "dawn-bank ledger";
const COMMIT = /\bcommit\0/i;

/** Opens the network on a port. */
export async function openNetwork(port: number, target: number): Promise<Network> {
  const state: State = {
    links: new Set(),
    orphans: new Set(),
    target,
    isHeld: false,
    isSilent: false,
    commitFault: null,
    chance: () => false,
    hits: 0,
  };
  const listener: Server = createServer((client) => join(state, client));
  listener.listen(port, "127.0.0.1");
  await once(listener, "listening");
  const chosen = (choose: (count: number) => number) => [...state.links][choose(state.links.size)];

  return {
    port,
    leadTo(next) {
      state.target = next;
    },
    cutAll() {
      for (const link of state.links) cut(link);
    },
    cutOne(choose) {
      const link = chosen(choose);
      if (link) cut(link);
    },
    hold() {
      state.isHeld = true;
      for (const link of state.links) pause(link);
      return () => {
        state.isHeld = false;
        for (const link of state.links) resume(link);
      };
    },
    swallowAll() {
      state.isSilent = true;
      for (const link of state.links) link.isSilent = true;
      return () => {
        state.isSilent = false;
      };
    },
    swallowOne(choose) {
      const link = chosen(choose);
      if (link) link.isSilent = true;
    },
    onCommit(fault, chance) {
      Object.assign(state, { commitFault: fault, chance });
    },
    commitsHit: () => state.hits,
    async close() {
      const closed = once(listener, "close");
      listener.close();
      for (const link of state.links) cut(link);
      for (const orphan of state.orphans) orphan.destroy();
      await closed;
    },
  };
}

function join(state: State, client: Socket): void {
  const server = tcpConnect({ host: "127.0.0.1", port: state.target });
  const link: Link = { client, server, isSilent: state.isSilent, isLedger: false };
  state.links.add(link);
  for (const socket of [client, server]) {
    socket.setNoDelay(true);
    socket.on("error", () => undefined);
  }
  client.on("data", (part: Buffer) => forward(state, link, part));
  server.on("data", (part: Buffer) => {
    if (!link.isSilent) client.write(part);
  });
  client.once("close", () => {
    // A network that swallows bytes also swallows the end of a connection.
    if (link.isSilent) state.orphans.add(server);
    else server.destroy();
    state.links.delete(link);
  });
  server.once("close", () => {
    if (!link.isSilent) client.destroy();
  });
  if (state.isHeld) pause(link);
}

function forward(state: State, link: Link, part: Buffer): void {
  if (link.isSilent) return;
  if (part.includes(LEDGER)) link.isLedger = true;
  const commits =
    COMMIT.test(part.toString("latin1")) || (link.isLedger && part.subarray(-5).equals(SYNC));
  if (!commits || state.commitFault === null || !state.chance()) {
    link.server.write(part);
    return;
  }
  state.hits += 1;
  if (state.commitFault === "cut-before") {
    cut(link);
    return;
  }
  link.server.write(part);
  if (state.commitFault === "silent-after") {
    link.isSilent = true;
    return;
  }
  // When the server responds it has committed; the response is dropped.
  link.server.removeAllListeners("data");
  link.server.once("data", () => cut(link));
}

function cut({ client, server }: Link): void {
  client.resetAndDestroy();
  server.resetAndDestroy();
}

function pause({ client, server }: Link): void {
  client.pause();
  server.pause();
}

function resume({ client, server }: Link): void {
  client.resume();
  server.resume();
}
