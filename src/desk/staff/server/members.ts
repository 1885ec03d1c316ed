import { leaveDesk } from "#areas/chat/server/attending.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { releaseHeld } from "#desk/queues/server/leases.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { endSessionsOf } from "#server/session/staff-sessions.ts";
import type * as contract from "../contract/members.ts";
import type { LockAct } from "../rules.ts";
import { lockMember, members, unlockMember } from "../store/members.ts";
import { deletePasskeysOf } from "../store/passkeys.ts";

/** What an administrator does for somebody; a lost passkey is removed with all others. */
const memberActs: Readonly<Record<LockAct, (tx: Db, member: string) => Promise<boolean>>> = {
  lock: lockMember,
  unlock: unlockMember,
  passkeys: deletePasskeysOf,
};

/** The handlers of the list of staff. */
export const memberHandlers: Handlers<typeof contract> = {
  async listMembers(_input, { db, staff, language }) {
    const rows = await members(db);
    return {
      members: rows.map(({ id, name, lastSignIn, ...row }) => ({
        ...row,
        member: id,
        name: name[language],
        isOwn: id === staff.id,
        lastSignIn: lastSignIn && formatMoment(lastSignIn),
      })),
    };
  },

  async setMemberLock({ member, act, reason }, context) {
    if (member === context.staff.id) throw new Refusal("DESK000011");
    await context.db.transaction(async (tx) => {
      const isDone = await memberActs[act](tx, member);
      if (!isDone) throw new Refusal("DESK000004");
      // Items that they had taken and chats that they attended return to their queues.
      if (act === "lock") {
        await endSessionsOf(tx, member);
        await releaseHeld(tx, member);
        await leaveDesk(tx, member);
      }
      await record(tx, context, {
        event: `desk.staff.${act}`,
        outcome: "ok",
        reference: `staff/${member}`,
        detail: { reason },
      });
    });
    return {};
  },
};
