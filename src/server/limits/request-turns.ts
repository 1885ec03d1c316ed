// How many requests of one sender are worked on at the same time. HTTP/1.1 lets a client send a
// thousand requests at once on one connection, and Node begins all of them before any other
// connection is heard again.

import type { Socket } from "node:net";
import { TurnedAway } from "../http/guard.ts";

/** How many requests may be under way, and how many may wait for their turn. */
export interface TurnLimits {
  /** Of one connection one is under way: answers go out one after the other anyway. */
  waitingOfConnection: number;
  /** Of one network; the households behind one address of a carrier share it. */
  atOnceOfNetwork: number;
  waitingOfNetwork: number;
}

/** How many may wait, where nothing else is said. Browsers and proxies never let one wait. */
export const waitingMost = { waitingOfConnection: 16, waitingOfNetwork: 256 } as const;

const COME_BACK_SECONDS = 1;

/**
 * Called when the turn of a request has come, or with the reason why it is turned away. Either way
 * it must leave when it has been answered.
 */
export type Turn = (leave: () => void, refused: TurnedAway | null) => void;

/** Gives requests their turn. */
export interface RequestTurns {
  /**
   * Takes a place of the connection, and of the network where one is named. A turn that never comes
   * belongs to a connection that is being closed.
   */
  enter(socket: Socket, network: string | null, turn: Turn): void;
  /** True while a request of the connection is under way. */
  isWorking(socket: Socket): boolean;
}

interface Line {
  running: number;
  waiting: (() => void)[];
  /** One more than may wait has come: nothing more is taken from this connection. */
  isOver: boolean;
}

/** Turns in this process: one request of a connection at a time, and some of a network. */
export function requestTurns(limits: TurnLimits): RequestTurns {
  const connections = new WeakMap<Socket, Line>();
  const networks = new Map<string, Line>();

  function enterNetwork(network: string, leaveConnection: () => void, turn: Turn): void {
    const line = networks.get(network) ?? newLine();
    networks.set(network, line);
    const leave = once(() => {
      next(line);
      if (line.running === 0) networks.delete(network);
      leaveConnection();
    });
    if (line.running < limits.atOnceOfNetwork) {
      line.running += 1;
      turn(leave, null);
    } else if (line.waiting.length < limits.waitingOfNetwork) {
      line.waiting.push(() => turn(leave, null));
    } else turn(leaveConnection, tooMany());
  }

  return {
    enter(socket, network, turn) {
      let line = connections.get(socket);
      if (!line) {
        line = newLine();
        connections.set(socket, line);
      }
      const own = line;
      if (own.isOver) return;
      if (own.waiting.length >= limits.waitingOfConnection) {
        own.isOver = true;
        turn(() => undefined, tooMany());
        return;
      }
      const leave = once(() => {
        // Others are heard before the next request of the same connection begins.
        if (own.waiting.length > 0) setImmediate(next, own);
        else next(own);
      });
      // A request that waits for its connection holds no place of its network.
      const begin = () => {
        if (network === null) turn(leave, null);
        else enterNetwork(network, leave, turn);
      };
      if (own.running > 0) own.waiting.push(begin);
      else {
        own.running = 1;
        begin();
      }
    },
    isWorking: (socket) => (connections.get(socket)?.running ?? 0) > 0,
  };
}

function newLine(): Line {
  return { running: 0, waiting: [], isOver: false };
}

function tooMany(): TurnedAway {
  return new TurnedAway(429, COME_BACK_SECONDS);
}

/** The place goes to the next in line, or is free again. */
function next(line: Line): void {
  const start = line.waiting.shift();
  if (start) start();
  else line.running -= 1;
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
