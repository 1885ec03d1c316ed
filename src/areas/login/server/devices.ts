import { type Day, formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "../contract/devices.ts";
import { SIGN_INS_SHOWN, TRAIL_SHOWN } from "../rules.ts";
import { devicesOf, removeDevice } from "../store/devices.ts";
import { failuresByDay, latestSignIns } from "../store/history.ts";
import { latestHappenings } from "../store/trail.ts";

const DEVICE_ID_BYTES = 32;

export const deviceHandlers: Handlers<typeof contract> = {
  async listSignIns(_input, { db, customer }) {
    const rows = await latestSignIns(db, customer.id, SIGN_INS_SHOWN);
    return {
      signIns: rows.map(({ at, outcome, label, risk }) => ({
        signedInAt: formatMoment(at),
        signInResult: outcome,
        deviceName: label,
        risk,
      })),
    };
  },

  async listTrail(_input, { db, customer }) {
    const shown = async (byStaff: boolean) => {
      const rows = await latestHappenings(db, customer.id, { byStaff, most: TRAIL_SHOWN });
      return rows.map(({ at, event, outcome, reference }) => ({
        happenedAt: formatMoment(at),
        eventCode: event,
        resultCode: outcome,
        reference,
      }));
    };
    const [ownEvents, staffEvents] = await Promise.all([shown(false), shown(true)]);
    return { ownEvents, staffEvents };
  },

  listDevices: (_input, context) => shownDevices(context.db, context),

  async forgetDevice({ deviceId }, context) {
    return context.db.transaction(async (tx) => {
      await removeDevice(tx, context.customer.id, Buffer.from(deviceId, "base64url"));
      await record(tx, context, { event: "device.forget", outcome: "ok" });
      return shownDevices(tx, context);
    });
  },

  async signOutElsewhere(_input, context) {
    const { customer, db, sessions } = context;
    await db.transaction(async (tx) => {
      await sessions.end(tx, customer.id, { why: "signed-out", but: customer.session.hash });
      await record(tx, context, { event: "logout.elsewhere", outcome: "ok" });
    });
    return { loggedIn: true };
  },
};

async function shownDevices(db: Db, { customer }: Pick<CallContext, "customer">) {
  const rows = await devicesOf(db, customer.id);
  return {
    devices: rows.map(({ fingerprintHash, label, firstAt, lastAt }) => ({
      deviceId: fingerprintHash.subarray(-DEVICE_ID_BYTES).toString("base64url"),
      deviceName: label,
      firstSignInAt: formatMoment(firstAt),
      lastSignInAt: formatMoment(lastAt),
    })),
  };
}

/** The number of refused sign-ins on each of the past days that had any. */
export function refusedSignIns(db: Db, days: number): Promise<{ day: Day; count: number }[]> {
  return failuresByDay(db, days);
}
