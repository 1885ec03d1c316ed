// A topic kind that only tests have, the streams of a process, and pages that listen to them.

import { get, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Type as T } from "typebox";
import { STREAM_PATH, type Topic, topicKind, topicOf } from "#base/call/live.ts";
import { openPool, type Pool } from "#db/db.ts";
import { listen } from "#db/listen.ts";
import { noCookies } from "#server/http/cookies.ts";
import { httpServer } from "#server/http/http.ts";
import { closeInOrder } from "#server/http/orderly-close.ts";
import type { StreamCallerOf, TopicRule } from "#server/live/caller.ts";
import { type Hub, liveHub } from "#server/live/hub.ts";
import { mountLive } from "#server/live/mount.ts";
import { LIVE_CHANNEL } from "#server/live/store.ts";
import { logOf } from "#server/log/log.ts";
import { openVault } from "#server/secrets/vault.ts";
import { readSettings } from "#server/settings/settings.ts";
import { TEST_SECRET } from "../bank/secret.ts";

/** Notes: their author and serial number. */
export const noteKind = topicKind({
  name: "note",
  message: T.Object({
    from: T.Integer(),
    serial: T.Integer(),
    text: T.Optional(T.String()),
  }),
  retentionSeconds: 600,
});

/** The topic of a test's notes. */
export const notesOf = (key: string) => topicOf(noteKind, key);

/** Everybody may subscribe to notes. */
export const openNotes: TopicRule = { kind: noteKind, maySubscribe: () => true };

/** A hub that listens to its database, as every process has one. */
export interface LiveHub {
  hub: Hub;
  pool: Pool;
  close(): Promise<void>;
}

/** Opens a hub. */
export async function startHub(url: string): Promise<LiveHub> {
  const pool = openPool(url, "bank_app");
  const hub = liveHub(pool, () => undefined);
  const listener = { channel: LIVE_CHANNEL, onNotification: hub.wake, onGap: hub.wakeAll };
  const stopListening = await listen(url, [listener]);
  return {
    hub,
    pool,
    async close() {
      await stopListening();
      hub.close();
      await pool.close();
    },
  };
}

/** Every caller is a visitor. */
const visitors: StreamCallerOf = async () => ({
  actor: { kind: "visitor" },
  customer: null,
  staff: null,
  cookies: noCookies(),
  nobody: "CHEA000001",
  lostWhy: null,
  endedWhy: async () => null,
  watch: () => () => undefined,
});

/** The streams of one process, for visitors by default. */
export interface LiveSite extends LiveHub {
  origin: string;
  /** The connections to its pages, as the server sees them. */
  sockets: Set<Socket>;
  /** The responses of open streams. */
  streams: Set<ServerResponse>;
}

/** A site's options: its callers, its port, and files beside its streams. */
interface LiveSiteOptions {
  rules?: readonly TopicRule[];
  callerOf?: StreamCallerOf;
  port?: number;
  files?: Readonly<Record<string, readonly [type: string, body: string]>>;
}

/** Opens a site that has nothing but streams. */
export async function startLiveSite(
  url: string,
  { rules = [openNotes], callerOf = visitors, port = 0, files = {} }: LiveSiteOptions = {},
): Promise<LiveSite> {
  const live = await startHub(url);
  const app = httpServer(readSettings({ LOG_LEVEL: "silent" }), logOf("silent"));
  closeInOrder(app);
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const streams = new Set<ServerResponse>();
  app.server.on("request", ({ url = "" }, response) => {
    if (!url.startsWith(STREAM_PATH)) return;
    streams.add(response);
    response.once("close", () => streams.delete(response));
  });
  mountLive(app, {
    hub: live.hub,
    db: live.pool,
    guestDb: () => live.pool,
    vault: await openVault(Buffer.from(TEST_SECRET, "hex"), 1),
    rules,
    callerOf,
  });
  for (const [path, [type, body]] of Object.entries(files)) {
    // Routes without a kind may run no script; these are pages of a test.
    app.get(path, (_request, reply) => {
      reply.header("content-security-policy", "script-src 'self'; connect-src 'self'");
      return reply.type(type).send(body);
    });
  }
  const origin = await app.listen({ host: "127.0.0.1", port });
  return {
    ...live,
    origin,
    sockets,
    streams,
    async close() {
      await app.close();
      await live.close();
    },
  };
}

/** An event as a page receives it. */
export interface PageEvent {
  event: string;
  id: string;
  data: string;
}

/** A page that listens. */
export interface ListeningPage {
  status: number;
  events: PageEvent[];
  /** The messages among them. */
  messages(): { topic: string; message: { from: number; serial: number; text?: string } }[];
  /** Everything received, unparsed. */
  heard(): string;
  isOver(): boolean;
  response: IncomingMessage;
  leave(): void;
}

/** The path of a stream of topics. */
export function streamPath(topics: readonly Topic[], after?: string): string {
  const query = new URLSearchParams(topics.map(({ name }) => ["topic", name]));
  if (after !== undefined) query.set("after", after);
  return `${STREAM_PATH}?${query}`;
}

/** Opens a stream and waits for the response. */
export function openPage(
  url: string,
  headers: Record<string, string> = {},
): Promise<ListeningPage> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      let heard = "";
      let rest = "";
      let isOver = false;
      const events: PageEvent[] = [];
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        heard += part;
        const blocks = (rest + part).split("\n\n");
        rest = blocks.pop() ?? "";
        events.push(...blocks.flatMap(eventIn));
      });
      response.on("error", () => undefined);
      response.on("close", () => {
        isOver = true;
      });
      resolve({
        status: response.statusCode ?? 0,
        events,
        messages: () =>
          events.filter(({ event }) => event === "message").map(({ data }) => JSON.parse(data)),
        heard: () => heard,
        isOver: () => isOver,
        response,
        leave: () => request.destroy(),
      });
    });
    request.on("error", reject);
  });
}

/** The id of the last complete event. */
export function lastIdOf({ events }: Pick<ListeningPage, "events">): string | undefined {
  return events.findLast(({ id }) => id !== "")?.id;
}

/** Waits until a page's stream is ready. */
export async function readyPage(
  url: string,
  headers: Record<string, string> = {},
): Promise<ListeningPage> {
  const page = await openPage(url, headers);
  for (let waited = 0; page.events.length === 0 && !page.isOver() && waited < 500; waited += 1) {
    await sleep(10);
  }
  return page;
}

function eventIn(block: string): PageEvent[] {
  const fields = new Map<string, string>();
  for (const line of block.split("\n")) {
    const [, name = "", value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    fields.set(name, value);
  }
  const data = fields.get("data");
  if (data === undefined) return [];
  return [{ event: fields.get("event") ?? "message", id: fields.get("id") ?? "", data }];
}
