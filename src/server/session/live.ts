// An open page hears at once that its session ended, without asking: a stream of server-sent events.
// The stream itself does not keep the session open.

import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import { LIVE_PATH } from "#base/sign-in.ts";
import { cookiesOf } from "../cookies.ts";
import { isFromOwnPage, TurnedAway } from "../guard.ts";
import { everyCall } from "../headers.ts";
import type { Sessions } from "./sessions.ts";

const HEARTBEAT_MS = 20_000;
const STREAMS_MOST = 5_000;
const STREAMS_OF_ONE_MOST = 8;

/** Adds the stream to the site. */
export function mountLive(
  app: FastifyInstance,
  { sessions, now }: { sessions: Sessions; now(): Date },
): void {
  const open = new Map<string, number>();
  const streams = new Set<ServerResponse>();
  // Nothing else ends a stream. The page comes back in a second, to whoever serves then.
  app.addHook("preClose", async () => {
    for (const raw of streams) raw.end("retry: 1000\n\n");
  });

  app.get(LIVE_PATH, { config: { kind: "live" } }, async (request, reply) => {
    if (!isFromOwnPage(request)) throw new TurnedAway(403);
    const cookie = cookiesOf(request.headers.cookie).read("session");
    const found = await sessions.find(cookie, now());
    if ("code" in found) return endedAtOnce(reply, found.code);
    const { customerId } = found.session;
    const own = open.get(customerId) ?? 0;
    if (streams.size >= STREAMS_MOST || own >= STREAMS_OF_ONE_MOST) throw new TurnedAway(429, 60);
    streams.add(reply.raw);
    open.set(customerId, own + 1);
    const left = () => {
      streams.delete(reply.raw);
      const others = (open.get(customerId) ?? 1) - 1;
      if (others > 0) open.set(customerId, others);
      else open.delete(customerId);
    };
    stream(request, reply, { sessions, now, cookie: cookie as string, customerId, left });
    return reply;
  });
}

interface Streamed {
  sessions: Sessions;
  now(): Date;
  cookie: string;
  customerId: string;
  left(): void;
}

function stream(request: FastifyRequest, reply: FastifyReply, given: Streamed): void {
  const { sessions, now, cookie, customerId, left } = given;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { ...everyCall, "content-type": "text/event-stream; charset=utf-8" });
  raw.write("retry: 2000\n\n");
  const look = async () => {
    const found = await sessions.find(cookie, now()).catch(() => null);
    // Two looks may be under way at once; the first to find the end tells it.
    if (found && "code" in found && !raw.writableEnded) raw.end(eventOf(found.code));
  };
  const unwatch = sessions.watch(customerId, () => void look());
  // Also finds what no other process tells: that nothing was done for too long.
  const beat = setInterval(() => {
    if (raw.writableEnded) return;
    raw.write(": here\n\n");
    void look();
  }, HEARTBEAT_MS);
  beat.unref();
  const end = () => {
    clearInterval(beat);
    unwatch();
    left();
  };
  raw.once("close", end);
  request.raw.socket.setTimeout(0);
}

function endedAtOnce(reply: FastifyReply, code: ErrorCode): FastifyReply {
  return reply.headers(everyCall).type("text/event-stream; charset=utf-8").send(eventOf(code));
}

function eventOf(code: ErrorCode): string {
  return `event: ended\ndata: ${code}\n\n`;
}
