import { Refusal } from "#base/errors/catalogue.ts";
import { formatMoment, toMinute } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { tooOften } from "#server/limits/counter.ts";
import type * as contract from "../contract/calls.ts";
import { BOOKINGS_MOST, callBackSlots, deskOpening, isSlotNow } from "../rules/video.ts";
import {
  bookedSlot,
  bookSlot,
  cancelSlot,
  fullSlots,
  lockBookings,
  meetSlot,
} from "../store/call-backs.ts";
import {
  addCall,
  type CallRow,
  endCall,
  openCallOf,
  placeOf,
  seeCall,
  writeConsent,
} from "../store/calls.ts";
import { snapshotsOf } from "../store/snapshots.ts";
import { tellCustomer } from "./letters.ts";
import { standingOf } from "./standing.ts";
import { deskCalendar, livePosition, ownOpenCall, passSignals, tellCall } from "./video.ts";

export const callHandlers: Handlers<typeof contract> = {
  async readCall(_input, context) {
    const { db, customer, ports, now } = context;
    const [open, slot] = await Promise.all([
      openCallOf(db, customer.id),
      bookedSlot(db, customer.id),
    ]);
    return {
      opening: deskOpening(deskCalendar(ports.video), now),
      call: open && (await callView(db, context, open)),
      callBackAt: slot && formatMoment(slot),
    };
  },

  joinCall: ({ consent }, context) => join(context, consent),

  async keepCall({ callId }, { db, customer }) {
    return db.transaction(async (tx) => {
      const row = await ownOpenCall(tx, callId, customer.id);
      await seeCall(tx, callId, "customer");
      const shots = await snapshotsOf(tx, callId);
      return {
        state: row.state,
        place: await placeOf(tx, row),
        waitedSeconds: row.waitedSeconds,
        snapshotCount: shots.length,
      };
    });
  },

  async sendSignals({ callId, signals }, { db, customer }) {
    await db.transaction(async (tx) => {
      await ownOpenCall(tx, callId, customer.id);
      await passSignals(tx, callId, { from: "customer", signals });
    });
    return {};
  },

  async changeConsent({ callId, consent }, context) {
    const { db, customer } = context;
    await db.transaction(async (tx) => {
      const { upgradeId } = await ownOpenCall(tx, callId, customer.id);
      await writeConsent(tx, callId, consent);
      await record(tx, context, {
        event: "upgrade.consent",
        outcome: consent ? "ok" : "withdrawn",
        reference: upgradeId,
      });
      await tellCall(tx, callId, "consent");
    });
    return { hasConsent: consent };
  },

  async leaveCall({ callId }, { db, customer }) {
    await db.transaction(async (tx) => {
      const open = await openCallOf(tx, customer.id);
      if (open?.id !== callId) return;
      if (await endCall(tx, callId, "customer")) await tellCall(tx, callId, "ended");
    });
    return {};
  },

  async listCallBackTimes(_input, { db, ports, now }) {
    const slots = callBackSlots(deskCalendar(ports.video), now);
    const [first, last] = [slots[0], slots.at(-1)];
    if (!first || !last) return { times: [] };
    const full = (await fullSlots(db, first, last)).map((slot) => slot.getTime());
    const free = slots.filter((slot) => !full.includes(slot.getTime()));
    return { times: free.map((slot) => ({ slot: formatMoment(slot) })) };
  },

  bookCallBack: ({ slot }, context) => book(context, slot),

  async cancelCallBack(_input, { db, customer }) {
    await cancelSlot(db, customer.id);
    return {};
  },
};

/** Joins the queue, or returns to the open call; a customer who booked this time goes first. */
function join(context: CallContext, consent: boolean) {
  const { db, customer, ports, now } = context;
  return db.transaction(async (tx) => {
    const { row, step } = await standingOf(tx, context);
    if (step !== "video" || !row) throw new Refusal("UPGR000002");
    const open = await openCallOf(tx, customer.id);
    const slot = await bookedSlot(tx, customer.id);
    const isBooked = slot !== null && isSlotNow(slot, now);
    const { isOpen } = deskOpening(deskCalendar(ports.video), now);
    if (!open && !isOpen && !isBooked) throw new Refusal("UPGR000006");
    const upgradeId = row.id;
    const call = await addCall(tx, { upgradeId, customerId: customer.id, isBooked, consent });
    if (isBooked && call.state === "answered") await meetSlot(tx, customer.id);
    await record(tx, context, {
      event: "upgrade.call",
      outcome: "ok",
      reference: upgradeId,
      detail: { consent, isBooked },
    });
    const view = await callView(tx, context, call);
    await tellCall(tx, call.id, open?.state === "answered" ? "consent" : "waiting");
    return view;
  });
}

/**
 * Books an available time, and confirms it by mail. Cancelling sends nothing, and is limited by what
 * there is to cancel.
 */
function book(context: CallContext, typed: string) {
  const { db, customer, ports, now } = context;
  return db.transaction(async (tx) => {
    const { row, step } = await standingOf(tx, context);
    if (step !== "video" || !row) throw new Refusal("UPGR000002");
    const offered = callBackSlots(deskCalendar(ports.video), now);
    const slot = offered.find((each) => formatMoment(each) === typed);
    const { most, seconds } = BOOKINGS_MOST;
    const { times, secondsLeft } = await lockBookings(tx, customer.id, seconds);
    if (times >= most) throw tooOften(secondsLeft);
    const booking = { upgradeId: row.id, customerId: customer.id };
    if (!slot || !(await bookSlot(tx, { ...booking, slot }))) {
      throw new Refusal("UPGR000007", {}, { field: "slot" });
    }
    const at = formatMoment(slot);
    await tellCustomer(tx, customer.id, {
      letter: "callBack",
      facts: { at: toMinute(at) },
      origin: context.origin,
    });
    await record(tx, context, {
      event: "upgrade.call-back",
      outcome: "ok",
      reference: row.id,
      detail: { at },
    });
    return { at };
  });
}

async function callView(db: Db, { ports, now }: CallContext, row: CallRow) {
  const position = await livePosition(db, row.id, { withQueue: true });
  const [place, shots] = await Promise.all([placeOf(db, row), snapshotsOf(db, row.id)]);
  return {
    callId: row.id,
    state: row.state,
    place,
    waitedSeconds: row.waitedSeconds,
    hasConsent: row.consentedAt !== null,
    snapshotCount: shots.length,
    livePosition: position,
    iceServers: ports.video.iceServers(row.id, now),
  };
}
