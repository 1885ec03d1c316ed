// A small network between the bank and PostgreSQL that can be made to fail: cut, held up, or silent.

import { once } from "node:events";
import { createServer, type Server, type Socket, connect as tcpConnect } from "node:net";

/** What happens to the piece that commits. */
export type CommitFault = "cut-before" | "cut-after" | "silent-after";

/** The network. */
export interface Network {
  port: number;
  /** Where new connections lead. */
  leadTo(port: number): void;
  /** Resets every connection. */
  cutAll(): void;
  /** Resets one of them. */
  cutOne(choose: (count: number) => number): void;
  /** Holds all bytes back; answers what lets them through again. */
  hold(): () => void;
  /** Every connection, and each new one, swallows all bytes; answers what makes new ones work again. */
  swallowAll(): () => void;
  /** One connection swallows all bytes for good. */
  swallowOne(choose: (count: number) => number): void;
  /** Each committing piece meets this with the probability; null ends it. */
  onCommit(fault: CommitFault | null, chance: () => boolean): void;
  /** How often a committing piece met something. */
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
  /** Sides of the database whose other end is gone without its knowing. */
  orphans: Set<Socket>;
  target: number;
  isHeld: boolean;
  isSilent: boolean;
  commitFault: CommitFault | null;
  chance: () => boolean;
  hits: number;
}

// The ledger needs no word for it: its transaction ends where its messages do.
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
    // A network that swallows also swallows the word that a connection is over.
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
  // The server has done it when it answers; nobody hears the answer.
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
