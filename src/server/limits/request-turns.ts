// Limits how many requests of one client run in parallel. HTTP/1.1 lets a client pipeline a
// thousand requests on one connection, and Node starts all of them before it serves any other
// connection.

import type { Socket } from "node:net";
import { RequestRejected } from "../http/guard.ts";
import { fairQueue } from "./fair-queue.ts";

/** How many requests may be in progress, and how many may wait for their turn. */
export interface TurnLimits {
  /** One request of a connection runs at a time: responses are sent in order anyway. */
  waitingOfConnection: number;
  /**
   * A connection whose client pipelines is closed after a response once this many bytes were sent:
   * the system takes megabytes for a client that may never read them.
   */
  pipelinedBytes: number;
  /** Of one network; the households behind one carrier address share it. */
  atOnceOfNetwork: number;
  waitingOfNetwork: number;
}

/** The default queue limits. Browsers and proxies never pipeline. */
export const waitingMost = {
  waitingOfConnection: 16,
  pipelinedBytes: 1_048_576,
  waitingOfNetwork: 256,
} as const;

const COME_BACK_SECONDS = 1;

/**
 * Called when it is the request's turn, or with the reason why it is rejected. In both cases
 * `leave` must be called after the response.
 */
export type Turn = (leave: () => void, refused: RequestRejected | null) => void;

/** Schedules requests. */
export interface RequestTurns {
  /**
   * Takes a slot of the connection, and of the network where one is given. A turn that never comes
   * belongs to a connection that is being closed.
   */
  enter(socket: Socket, network: string | null, turn: Turn): void;
  /** True while a request of the connection is in progress. */
  isWorking(socket: Socket): boolean;
}

/** The requests of a connection, and the bytes that it had sent when the first of them came. */
interface Line {
  isRunning: boolean;
  waiting: (() => void)[];
  /** The queue has overflowed: nothing more is accepted from this connection. */
  isOver: boolean;
  bytesBefore: number;
}

/** Turns in this process: one request of a connection at a time, and some of a network. */
export function requestTurns(limits: TurnLimits): RequestTurns {
  const connections = new WeakMap<Socket, Line>();
  const networks = fairQueue({
    atOnce: Number.POSITIVE_INFINITY,
    atOnceOfOne: limits.atOnceOfNetwork,
    waiting: Number.POSITIVE_INFINITY,
    waitingOfOne: limits.waitingOfNetwork,
  });

  function enterNetwork(network: string, leaveConnection: () => void, turn: Turn): void {
    const start = (leaveNetwork: () => void) => {
      const leave = once(() => {
        leaveNetwork();
        leaveConnection();
      });
      turn(leave, null);
    };
    let entered: ReturnType<typeof networks.enter>;
    try {
      entered = networks.enter(network);
    } catch (refused) {
      turn(leaveConnection, refused as RequestRejected);
      return;
    }
    if (entered instanceof Promise) void entered.then(start);
    else start(entered);
  }

  function lineOf(socket: Socket): Line {
    const known = connections.get(socket);
    if (known) return known;
    const line = { isRunning: false, waiting: [], isOver: false, bytesBefore: 0 };
    connections.set(socket, line);
    return line;
  }

  return {
    enter(socket, network, turn) {
      const own = lineOf(socket);
      if (own.isOver) return;
      if (own.waiting.length >= limits.waitingOfConnection) {
        own.isOver = true;
        turn(() => undefined, new RequestRejected(429, COME_BACK_SECONDS));
        return;
      }
      const leave = once(() => {
        if (own.waiting.length === 0) own.isRunning = false;
        else if (socket.bytesWritten - own.bytesBefore > limits.pipelinedBytes) close(socket, own);
        // Other connections are served before the next request of the same one starts.
        else setImmediate(next, own);
      });
      // A request that waits for its connection takes no slot of its network.
      const begin = () => {
        if (network === null) turn(leave, null);
        else enterNetwork(network, leave, turn);
      };
      if (own.isRunning) own.waiting.push(begin);
      else {
        own.isRunning = true;
        own.bytesBefore = socket.bytesWritten;
        begin();
      }
    },
    isWorking: (socket) => connections.get(socket)?.isRunning ?? false,
  };
}

/** Its other requests get no response: their client sends them again on another connection. */
function close(socket: Socket, line: Line): void {
  line.isOver = true;
  line.waiting = [];
  line.isRunning = false;
  socket.end();
}

/** The slot goes to the next in line, or becomes free. */
function next(line: Line): void {
  const start = line.waiting.shift();
  if (start) start();
  else line.isRunning = false;
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
