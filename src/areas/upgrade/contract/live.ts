// What open pages of a video call hear: both sides of one call, and whoever waits in the queue.

import { Type as T } from "typebox";
import { topicKind, topicOf } from "#base/call/live.ts";

/** Signals of a connection: a page is there, a description, candidates, or the end. */
export const signalEvents = ["hello", "description", "candidate"] as const;

/** How much of a connection's description or candidate is taken. */
export const SIGNAL_MOST = 16_000;

/** Signals that one message may bring. */
export const SIGNALS_MOST = 16;

const peerId = T.String({ pattern: "^[\\w-]{8,36}$" });

/** One signal from a page to the page on the other side. */
export const signal = T.Object({
  event: T.Enum([...signalEvents]),
  peer: peerId,
  data: T.String({ maxLength: SIGNAL_MOST, description: "JSON of the browser's own making" }),
});

/** A call: signals of either side, and that something about it has changed. */
const callKind = topicKind({
  name: "upgrade-call",
  retentionSeconds: 300,
  message: T.Union([
    T.Object({
      from: T.Enum(["customer", "desk"]),
      signals: T.Array(signal, { maxItems: SIGNALS_MOST }),
    }),
    T.Object({
      from: T.Literal("bank"),
      change: T.Enum(["answered", "waiting", "ended", "consent", "snapshot", "decided"]),
    }),
  ]),
});

/** The queue: somebody came, was answered, or left. */
const queueKind = topicKind({
  name: "upgrade-queue",
  retentionSeconds: 300,
  message: T.Object({ waiting: T.Integer() }),
});

/** The kinds, for the lists of topics that a site has. */
export const upgradeTopics = { call: callKind, queue: queueKind };

/** The topic of one call. */
export const callTopic = (callId: string) => topicOf(callKind, callId);

/** The topic of the queue. */
export const queueTopic = topicOf(queueKind, "all");

/** What a browser needs to reach the other side through a relay; none by default. */
export const iceServers = T.Array(
  T.Object({
    urls: T.Array(T.String()),
    username: T.String(),
    credential: T.String(),
  }),
);
