// The live topics of a video call: one for both sides of a call, and one for the waiting queue.

import { Type as T } from "typebox";
import { topicKind, topicOf } from "#base/call/live.ts";

/** The WebRTC signals: a page is present, a session description, or a candidate. */
export const signalEvents = ["hello", "description", "candidate"] as const;

/** The maximum length of a session description or candidate. */
export const SIGNAL_MOST = 16_000;

/** The maximum number of signals in one message. */
export const SIGNALS_MOST = 16;

const peerId = T.String({ pattern: "^[\\w-]{8,36}$" });

/** One signal from a page to the page on the other side. */
export const signal = T.Object({
  event: T.Enum([...signalEvents]),
  peer: peerId,
  data: T.String({ maxLength: SIGNAL_MOST, description: "JSON of the browser's own making" }),
});

/** The topic kind of a call: signals of either side, and changes of its state. */
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

/** The topic kind of the queue: somebody joined, was answered, or left. */
const queueKind = topicKind({
  name: "upgrade-queue",
  retentionSeconds: 300,
  message: T.Object({ waiting: T.Integer() }),
});

/** The kinds, for a site's list of topics. */
export const upgradeTopics = { call: callKind, queue: queueKind };

/** The topic of one call. */
export const callTopic = (callId: string) => topicOf(callKind, callId);

/** The topic of the queue. */
export const queueTopic = topicOf(queueKind, "all");

/** The ICE servers a browser needs to connect through a relay; none by default. */
export const iceServers = T.Array(
  T.Object({
    urls: T.Array(T.String()),
    username: T.String(),
    credential: T.String(),
  }),
);
