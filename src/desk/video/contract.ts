import { Type as T } from "typebox";
import { iceServers, SIGNALS_MOST, signal } from "#areas/upgrade/contract/live.ts";
import {
  callChecks,
  NOTE_MOST,
  rejectionReasons,
  SNAPSHOT_BYTES,
  SNAPSHOTS_MOST,
  snapshotSubjects,
} from "#areas/upgrade/rules/video.ts";
import { upgradeScopes } from "#areas/upgrade/rules.ts";
import { call } from "#base/call/call.ts";
import { day, moment, orNull, typedText, uuid } from "#base/call/fields.ts";
import { tiers } from "#base/transfer/limits.ts";
import { QUEUE_SHOWN } from "./rules.ts";

const scope = T.Enum([...upgradeScopes]);
const input = { callId: uuid };

const snapshot = T.Object({
  snapshotId: T.String(),
  subject: T.Enum([...snapshotSubjects]),
  takenAt: moment,
});

/** Customers who wait, customers with a booked time, and the caller's open call. */
export const listCalls = call({
  method: "GET",
  path: "/v1/desk/video/calls",
  summary: "The queue of the video desk in its order, and the call-backs of the next days",
  who: "staff:video-calls.answer",
  passive: true,
  input: T.Object({}),
  output: T.Object({
    calls: T.Array(
      T.Object({
        callId: T.String(),
        customerName: T.String({ description: "masked" }),
        scope,
        language: T.String(),
        joinedAt: moment,
        waitedSeconds: T.Integer(),
        isBooked: T.Boolean(),
        isAnswered: T.Boolean(),
        isOwn: T.Boolean({ description: "whether it is the caller's own" }),
      }),
      { maxItems: QUEUE_SHOWN },
    ),
    callBacks: T.Array(T.Object({ at: moment, customerName: T.String(), scope }), {
      maxItems: QUEUE_SHOWN,
    }),
  }),
  errors: [],
});

/** Takes a call out of the queue, or rejoins it. */
export const answerCall = call({
  method: "POST",
  path: "/v1/desk/video/calls/{callId}/answer",
  summary: "Takes a waiting call; only one at a time",
  who: "staff:video-calls.answer",
  input: T.Object(input),
  output: T.Object({ callId: T.String() }),
  errors: ["UPGR000005", "UPGR000009", "UPGR000011"],
});

/** The running call with everything that the member of staff compares. */
export const readDeskCall = call({
  method: "GET",
  path: "/v1/desk/video/calls/{callId}",
  summary: "The running call with the customer's papers; that they were seen stands in the trail",
  who: "staff:video-calls.answer",
  input: T.Object(input),
  output: T.Object({
    callId: T.String(),
    answeredAt: moment,
    hasConsent: T.Boolean(),
    customer: T.Object({
      name: T.String(),
      englishName: T.String(),
      nationalId: T.String(),
      birthday: day,
      mobile: T.String(),
      email: orNull(T.String()),
      joinedOn: day,
      language: T.String(),
    }),
    scope,
    twdTier: orNull(T.Enum([...tiers])),
    foreignTier: orNull(T.Enum([...tiers])),
    certificate: T.Object({
      serialNumber: T.String(),
      verifiedAt: moment,
      validUntil: moment,
    }),
    agreements: T.Array(T.Object({ title: T.String(), version: T.String(), agreedAt: moment })),
    earlier: T.Array(T.Object({ at: moment, state: T.String(), reason: orNull(T.String()) }), {
      description: "earlier upgrades of the customer, the newest first",
    }),
    snapshots: T.Array(snapshot, { maxItems: SNAPSHOTS_MOST }),
    checks: T.Array(T.Enum([...callChecks])),
    livePosition: T.String(),
    iceServers,
  }),
  errors: ["UPGR000005", "UPGR000009"],
});

/** What became of one's own call; nothing of its customer. */
export const readCallOutcome = call({
  method: "GET",
  path: "/v1/desk/video/calls/{callId}/outcome",
  summary: "How one's own call was decided; the only thing of it that is readable after its end",
  who: "staff:video-calls.answer",
  input: T.Object(input),
  output: T.Object({ decision: orNull(T.Enum(["approved", "rejected"])) }),
  errors: ["UPGR000005", "UPGR000009"],
});

/** WebRTC signals for the customer's page. */
export const sendDeskSignals = call({
  method: "POST",
  path: "/v1/desk/video/calls/{callId}/signals",
  summary: "Sends signals of the connection to the customer's page",
  who: "staff:video-calls.answer",
  input: T.Object({ ...input, signals: T.Array(signal, { minItems: 1, maxItems: SIGNALS_MOST }) }),
  output: T.Object({}),
  errors: ["UPGR000005", "UPGR000009"],
});

/** Reports that the desk's page is still open; also keeps the session alive. */
export const keepDeskCall = call({
  method: "PUT",
  path: "/v1/desk/video/calls/{callId}/presence",
  summary: "A heartbeat of the desk's page; without it the call returns to the queue",
  who: "staff:video-calls.answer",
  input: T.Object(input),
  output: T.Object({ hasConsent: T.Boolean(), isCustomerThere: T.Boolean() }),
  errors: ["UPGR000005", "UPGR000009"],
});

/** A picture of what the camera shows; only with the customer's consent. */
export const takeSnapshot = call({
  method: "POST",
  path: "/v1/desk/video/calls/{callId}/snapshots",
  summary: "Keeps a snapshot, sealed; refused without the customer's consent",
  who: "staff:video-calls.answer",
  weight: 10,
  files: { field: "picture", most: 1, bytesMost: SNAPSHOT_BYTES },
  input: T.Object({ ...input, subject: T.Enum([...snapshotSubjects]) }),
  output: snapshot,
  errors: ["UPGR000005", "UPGR000008", "UPGR000009", "FILE000001", "FILE000002", "FILE000003"],
});

/** A snapshot, for the member of staff who has the call, while it is running. */
export const readSnapshot = call({
  method: "GET",
  path: "/v1/desk/video/snapshots/{snapshotId}",
  summary: "A snapshot of the running call; that it was seen stands in the trail",
  who: "staff:video-calls.answer",
  input: T.Object({ snapshotId: uuid }),
  output: T.Object({ type: T.String(), picture: T.String({ description: "in base64" }) }),
  errors: ["UPGR000005", "UPGR000009"],
});

/** Saves which checks are ticked. */
export const saveChecks = call({
  method: "PUT",
  path: "/v1/desk/video/calls/{callId}/checks",
  summary: "Keeps which checks are done",
  who: "staff:video-calls.answer",
  input: T.Object({
    ...input,
    checks: T.Optional(
      T.Array(T.Enum([...callChecks]), {
        maxItems: callChecks.length,
        description: "what is done; left out where nothing is",
      }),
    ),
  }),
  output: T.Object({}),
  errors: ["UPGR000005", "UPGR000009"],
});

/** Approves or rejects the upgrade, with the reason. */
export const decideUpgrade = call({
  method: "POST",
  path: "/v1/desk/video/calls/{callId}/decision",
  summary:
    "Approves or rejects the upgrade and ends the call; an approval raises the tier at once and needs every check and both snapshots",
  who: "staff:video-calls.answer",
  input: T.Object({
    ...input,
    reason: T.Enum(["identity-confirmed", ...rejectionReasons], {
      description: "identity-confirmed approves, anything else rejects",
    }),
    note: typedText({ least: 4, most: NOTE_MOST }),
  }),
  output: T.Object({ state: T.Enum(["approved", "rejected"]) }),
  errors: ["UPGR000005", "UPGR000009", "UPGR000010", "DESK000013"],
});

/** Ends the call without a decision. */
export const endDeskCall = call({
  method: "POST",
  path: "/v1/desk/video/calls/{callId}/end",
  summary: "Ends the call without a decision; the customer can call again",
  who: "staff:video-calls.answer",
  input: T.Object(input),
  output: T.Object({}),
  errors: ["UPGR000009"],
});
