import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment, orNull, uuid } from "#base/call/fields.ts";
import { SLOTS_SHOWN } from "../rules/video.ts";
import { iceServers, SIGNALS_MOST, signal } from "./live.ts";

const callId = uuid;

/** A call as its customer sees it. */
const callView = T.Object({
  callId: T.String(),
  state: T.Enum(["waiting", "answered", "ended"]),
  place: T.Integer({ description: "1 is next; 0 once it is answered" }),
  waitedSeconds: T.Integer(),
  hasConsent: T.Boolean({ description: "whether the customer agreed to snapshots" }),
  snapshotCount: T.Integer(),
  livePosition: T.String({
    description: "where the page's streams of the call and the queue begin",
  }),
  iceServers,
});

const opening = T.Object({
  isOpen: T.Boolean(),
  closesAt: orNull(T.String({ description: "hh:mm of today" })),
  opensAt: orNull(moment),
});

/** The customer's call, whether the desk is open, and the booked call-back. */
export const readCall = call({
  method: "GET",
  path: "/v1/upgrade/call",
  summary:
    "The customer's open video call with its place, the desk's hours, and a booked call-back",
  who: "customer",
  input: T.Object({}),
  output: T.Object({ opening, call: orNull(callView), callBackAt: orNull(moment) }),
  errors: [],
});

/** Joins the queue; a customer who is already in it keeps their place. */
export const joinCall = call({
  method: "POST",
  path: "/v1/upgrade/call",
  summary: "Joins the queue of the video desk, or comes back to the open call",
  who: "customer",
  input: T.Object({
    consent: T.Boolean({ description: "whether the desk may take snapshots of the picture" }),
  }),
  output: callView,
  errors: ["UPGR000002", "UPGR000006"],
});

/** A heartbeat of the page; it also extends the session. */
export const keepCall = call({
  method: "PUT",
  path: "/v1/upgrade/call/presence",
  summary:
    "A heartbeat of the customer's page; without it the customer loses the place in the queue",
  who: "customer",
  input: T.Object({ callId }),
  output: T.Object({
    state: T.Enum(["waiting", "answered", "ended"]),
    place: T.Integer(),
    waitedSeconds: T.Integer(),
    snapshotCount: T.Integer(),
  }),
  errors: ["UPGR000005"],
});

/** Relays WebRTC signals to the page on the other side. */
export const sendSignals = call({
  method: "POST",
  path: "/v1/upgrade/call/signals",
  summary: "Sends signals of the connection to the desk's page",
  who: "customer",
  input: T.Object({ callId, signals: T.Array(signal, { minItems: 1, maxItems: SIGNALS_MOST }) }),
  output: T.Object({}),
  errors: ["UPGR000005"],
});

/** Gives or withdraws the consent to snapshots. */
export const changeConsent = call({
  method: "PUT",
  path: "/v1/upgrade/call/consent",
  summary: "Agrees to snapshots, or no longer",
  who: "customer",
  input: T.Object({ callId, consent: T.Boolean() }),
  output: T.Object({ hasConsent: T.Boolean() }),
  errors: ["UPGR000005"],
});

/** Leaves the queue, or hangs up. */
export const leaveCall = call({
  method: "POST",
  path: "/v1/upgrade/call/end",
  summary: "Leaves the queue or hangs up",
  who: "customer",
  input: T.Object({ callId }),
  output: T.Object({}),
  errors: [],
});

/** The available times for a call-back. */
export const listCallBackTimes = call({
  method: "GET",
  path: "/v1/upgrade/call-back/times",
  summary: "The times of a call-back that still have a place",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    times: T.Array(T.Object({ slot: moment }), { maxItems: SLOTS_SHOWN }),
  }),
  errors: [],
});

/** Books a time; it replaces an earlier booking. */
export const bookCallBack = call({
  method: "POST",
  path: "/v1/upgrade/call-back",
  summary:
    "Books a call-back and gives an earlier one up; a mail confirms it. PLAT000005 after ten bookings within a day",
  who: "customer",
  input: T.Object({ slot: moment }),
  output: T.Object({ at: moment }),
  errors: ["UPGR000002", "UPGR000007", "PLAT000005"],
});

/** Cancels the booking. */
export const cancelCallBack = call({
  method: "DELETE",
  path: "/v1/upgrade/call-back",
  summary: "Gives the booked call-back up",
  who: "customer",
  input: T.Object({}),
  output: T.Object({}),
  errors: [],
});
