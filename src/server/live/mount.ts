import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LIVE_PATH, positionsIn, STREAM_PATH, TOPICS_MOST, topicParts } from "#base/call/live.ts";
import type { Db } from "#db/db.ts";
import { isFromOwnPage, RequestRejected } from "../http/guard.ts";
import { countedSlots } from "../limits/counted-slots.ts";
import type { GuestDb } from "../limits/guest-share.ts";
import { networkOf } from "../limits/network.ts";
import type { Vault } from "../secrets/vault.ts";
import type { StreamCaller, StreamCallerOf, TopicRule } from "./caller.ts";
import type { Hub } from "./hub.ts";
import { positionsOf } from "./store.ts";
import { openStream, type Stream, sendEnded } from "./stream.ts";

// Once a minute: it may cost a query for each topic.
const TOPICS_CHECK_HEARTBEATS = 3;
// Half of the connections that a process accepts.
const STREAMS = { inAll: 5_000, fullStatus: 429, comeBackSeconds: 60 } as const;
// A person's pages on two or three devices; a network is shared by many visitors.
const STREAMS_OF_PERSON = 8;
const STREAMS_OF_NETWORK = 128;

/** What the streams of a site need. */
export interface LiveParts {
  hub: Hub;
  db: Db;
  /** The same database with the guests' share of connections. */
  guestDb: GuestDb;
  vault: Vault;
  /** The kinds of topics that this site's pages may subscribe to. */
  rules: readonly TopicRule[];
  callerOf: StreamCallerOf;
}

/** Adds the live streams to a site: one for any topics, and one for the session's end only. */
export function mountLive(app: FastifyInstance, parts: LiveParts): void {
  const streams = new Set<Stream>();
  const take = countedSlots(STREAMS);
  // Nothing else ends a stream.
  app.addHook("preClose", async () => {
    for (const stream of streams) stream.close();
  });

  async function open(request: FastifyRequest, reply: FastifyReply, topics: readonly string[]) {
    if (!isFromOwnPage(request)) throw new RequestRejected(403);
    const caller = await parts.callerOf(request);
    const isNobody = topics.length === 0 && caller.actor.kind === "visitor";
    const db = dbFor(caller, request.ip, parts);
    if (isNobody || !(await mayHear(caller, topics, { ...parts, db }))) {
      // A caller whose session has just ended gets the reason.
      const code = caller.lostWhy ?? (isNobody ? caller.nobody : null);
      if (code) return sendEnded(reply, code);
      throw new RequestRejected(403);
    }
    const leave = take(...ownerOf(caller, request.ip));
    try {
      const positions = await wantedPositions(request, topics, db);
      // Null while it opens: one whose client has left already closes before it is returned.
      let stream: Stream | null = null;
      stream = follow(reply, { parts: { ...parts, db }, caller, positions }, () => {
        leave();
        if (stream) streams.delete(stream);
      });
      if (!reply.raw.closed) streams.add(stream);
    } catch (thrown) {
      leave();
      throw thrown;
    }
    return reply;
  }

  const live = { config: { kind: "live" } } as const;
  app.get(LIVE_PATH, live, (request, reply) => open(request, reply, []));
  app.get(STREAM_PATH, live, (request, reply) =>
    open(request, reply, topicsIn(request, parts.rules)),
  );
}

interface Followed {
  parts: LiveParts;
  caller: StreamCaller;
  positions: Map<string, number>;
}

/** Opens the stream and ends it when its caller may no longer subscribe. */
function follow(
  reply: FastifyReply,
  { parts, caller, positions }: Followed,
  onClose: () => void,
): Stream {
  const topics = [...positions.keys()];
  let heartbeats = 0;
  // While the database is unavailable the state is unknown, and the stream stays open.
  const checkSession = async (): Promise<boolean> => {
    const code = await caller.endedWhy().catch(() => null);
    if (code) stream.endSession(code);
    return code === null;
  };
  const checkAll = async () => {
    if (!(await checkSession())) return;
    const isAllowed = await mayHear(caller, topics, parts).catch(() => true);
    if (!isAllowed) stream.close();
  };
  const unwatch = caller.watch(() => void checkAll());
  const stream = openStream(reply, {
    hub: parts.hub,
    positions,
    // Finds changes without a notification: an idle timeout, or a lost right.
    onHeartbeat() {
      heartbeats += 1;
      void (heartbeats % TOPICS_CHECK_HEARTBEATS === 0 ? checkAll() : checkSession());
    },
    onClose() {
      unwatch();
      onClose();
    },
  });
  // The session may have ended between its lookup and the watch.
  void checkSession();
  return stream;
}

async function mayHear(
  caller: StreamCaller,
  topics: readonly string[],
  { db, vault, rules }: Pick<LiveParts, "db" | "vault" | "rules">,
): Promise<boolean> {
  const context = { ...caller, db, vault };
  const verdicts = topics.map((topic) => {
    const { kind, key } = topicParts(topic) ?? { kind: "", key: "" };
    return rules.find((rule) => rule.kind.name === kind)?.maySubscribe(key, context) ?? false;
  });
  return (await Promise.all(verdicts)).every(Boolean);
}

/** The topics of a request; each must be of a kind that the site has. */
function topicsIn({ query }: FastifyRequest, rules: readonly TopicRule[]): readonly string[] {
  const { topic = [] } = query as { topic?: string | string[] };
  const topics = [topic].flat();
  if (topics.length === 0 || topics.length > TOPICS_MOST) throw new RequestRejected(400);
  if (new Set(topics).size < topics.length) throw new RequestRejected(400);
  const isKnown = (name: string) => rules.some((rule) => rule.kind.name === topicParts(name)?.kind);
  if (!topics.every(isKnown)) throw new RequestRejected(404);
  return topics;
}

/** Where the page wants its topics from: where it lost the stream, was rendered, or now. */
async function wantedPositions(
  { headers, query }: FastifyRequest,
  topics: readonly string[],
  db: Db,
): Promise<Map<string, number>> {
  if (topics.length === 0) return new Map();
  const id = headers["last-event-id"] ?? (query as { after?: unknown }).after;
  const positions = id === undefined ? await positionsOf(db, topics) : idPositions(id, topics);
  return new Map(topics.map((topic, index) => [topic, positions[index] as number]));
}

const ID = /^[0-9a-z]{1,11}(\.[0-9a-z]{1,11})*$/;

function idPositions(id: unknown, topics: readonly string[]): number[] {
  const positions = typeof id === "string" && ID.test(id) ? positionsIn(id) : [];
  if (positions.length !== topics.length || !positions.every(Number.isSafeInteger)) {
    throw new RequestRejected(400);
  }
  return positions;
}

/** Whose stream it is, and how many that one may have open. */
function ownerOf({ actor }: StreamCaller, address: string): [owner: string, most: number] {
  if ("id" in actor) return [`${actor.kind} ${actor.id}`, STREAMS_OF_PERSON];
  return [`network ${networkOf(address)}`, STREAMS_OF_NETWORK];
}

function dbFor({ actor }: StreamCaller, address: string, { db, guestDb }: LiveParts): Db {
  return actor.kind === "visitor" ? guestDb(networkOf(address), undefined) : db;
}
