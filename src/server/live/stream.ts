// One stream of server-sent events to one page. It takes no more messages than its client reads:
// the rest stays in the database. A client that stops reading is dropped by the limits of every
// connection (limits/slow-readers.ts).

import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import { idOf, type StreamEvent } from "#base/call/live.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import { everyCall } from "../http/headers.ts";
import type { Hub, Subscriber } from "./hub.ts";

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 2_000;
const RETRY_AFTER_CLOSE_MS = 1_000;

/** The headers of every stream; a proxy must not buffer it. */
const headers = {
  ...everyCall,
  "content-type": "text/event-stream; charset=utf-8",
  "x-accel-buffering": "no",
} as const;

/** An open stream. */
export interface Stream {
  /** Sends why the session ended, and closes. */
  endSession(code: ErrorCode): void;
  /** Closes; the page reconnects in a second, to whichever process serves then. */
  close(): void;
}

/** What a stream is opened with. */
export interface StreamParts {
  hub: Hub;
  /** By topic; empty where a page only waits for the end of its session. */
  positions: Map<string, number>;
  /** Rechecks whether the stream may continue. */
  onHeartbeat(): void;
  onClose(): void;
}

/** Responds to a request with a stream. */
export function openStream(
  reply: FastifyReply,
  { hub, positions, onHeartbeat, onClose }: StreamParts,
): Stream {
  reply.hijack();
  const { raw } = reply;
  // A closed connection emits no further close event.
  if (raw.closed) {
    onClose();
    return { endSession: () => undefined, close: () => undefined };
  }
  raw.writeHead(200, headers);
  let isFull = false;
  const write = (text: string) => {
    isFull = !raw.write(text);
  };
  const subscriber: Subscriber = {
    positions,
    isReady: () => !(isFull || raw.writableEnded || raw.destroyed),
    take: ({ topic, payload }) =>
      write(frame(positions, `{"topic":${JSON.stringify(topic)},"message":${payload}}`)),
    miss: (topic) => write(frame(positions, JSON.stringify({ topic }), "gap")),
  };
  raw.on("drain", () => {
    isFull = false;
    hub.resume(subscriber);
  });
  write(`retry: ${RETRY_MS}\n${positions.size > 0 ? frame(positions, "{}", "ready") : "\n"}`);
  hub.subscribe(subscriber);
  const heartbeat = setInterval(() => {
    if (subscriber.isReady()) write(": here\n\n");
    onHeartbeat();
  }, HEARTBEAT_MS).unref();
  raw.once("close", () => {
    clearInterval(heartbeat);
    hub.unsubscribe(subscriber);
    onClose();
  });
  // It may be silent for longer than other connections.
  raw.socket?.setTimeout(0);
  return {
    endSession: (code) => end(raw, endedEvent(code)),
    close: () => end(raw, `retry: ${RETRY_AFTER_CLOSE_MS}\n\n`),
  };
}

/** The response to a page whose session was over before the stream began. */
export function sendEnded(reply: FastifyReply, code: ErrorCode): FastifyReply {
  return reply.headers(headers).send(endedEvent(code));
}

function end(raw: ServerResponse, text: string): void {
  // Two checks may find at the same time that it is over; the first one ends it.
  if (!raw.writableEnded) raw.end(text);
}

function frame(positions: ReadonlyMap<string, number>, data: string, event?: StreamEvent): string {
  const name = event ? `event: ${event}\n` : "";
  return `id: ${idOf(positions.values())}\n${name}data: ${data}\n\n`;
}

function endedEvent(code: ErrorCode): string {
  const event: StreamEvent = "ended";
  return `event: ${event}\ndata: ${code}\n\n`;
}
