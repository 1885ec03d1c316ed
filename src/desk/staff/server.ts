import { leaveDesk } from "#areas/chat/server/attending.ts";
import { rightsOf, roles } from "#base/call/staff.ts";
import { formatMoment } from "#base/time/day.ts";
import { releaseHeld } from "#desk/queues/server/leases.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { VERSION } from "#server/version.ts";
import type * as contract from "./contract.ts";
import { makeRecoveryCodes } from "./server/recovery-codes.ts";
import { signIn } from "./server/sign-in.ts";
import { passkeysOf } from "./store/passkeys.ts";
import { latestSignIns, recoveryCodesLeft, type SignInRow, staffOf } from "./store.ts";

export const handlers: Handlers<typeof contract> = {
  signIn,

  async signOut(_input, context) {
    const { staff, db, staffSessions, cookies } = context;
    if (staff) {
      await db.transaction(async (tx) => {
        await staffSessions.end(tx, staff.session);
        await releaseHeld(tx, staff.id);
        await leaveDesk(tx, staff.id);
        await record(tx, context, { event: "desk.sign-out", outcome: "ok" });
      });
    }
    cookies.set({ name: "staff-session", value: null, seconds: null });
    return { signedIn: false };
  },

  async readAccount(_input, { db, staff, language }) {
    const [{ name, userId }, signIns, recoveryCodes, passkeys] = await Promise.all([
      staffOf(db, staff.id, language),
      latestSignIns(db, staff.id),
      recoveryCodesLeft(db, staff.id),
      passkeysOf(db, staff.id),
    ]);
    const held = roles.filter((role) => staff.roles.includes(role));
    return {
      ...{ name, userId, roles: held, rights: rightsOf(held), recoveryCodes, version: VERSION },
      signIns: signIns.map(signInView),
      passkeys: passkeys.map(({ id, label, madeAt, usedAt }) => ({
        ...{ passkey: id, label, madeAt: formatMoment(madeAt) },
        usedAt: usedAt && formatMoment(usedAt),
      })),
    };
  },

  makeRecoveryCodes,

  async listStaffSignIns(_input, { db, language }) {
    const rows = await latestSignIns(db, null);
    return { signIns: rows.map((row) => ({ name: row.name[language], ...signInView(row) })) };
  },
};

function signInView({ at, outcome, label, address }: SignInRow) {
  return { at: formatMoment(at), outcome, browser: label, address };
}
