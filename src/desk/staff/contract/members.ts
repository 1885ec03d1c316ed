import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment, orNull, typedText } from "#base/call/fields.ts";
import { LOCK_REASON, lockActs, MEMBERS_SHOWN, memberStates } from "../rules.ts";

const member = T.String({ pattern: "^[1-9]\\d{0,17}$" });
const reason = typedText(LOCK_REASON);

/** All members of staff. */
export const listMembers = call({
  method: "GET",
  path: "/v1/desk/staff",
  summary: "Everybody who works at the desk: roles, last sign-in, and whether they may sign in",
  who: "staff:staff.manage",
  input: T.Object({}),
  output: T.Object({
    members: T.Array(
      T.Object({
        member: T.String(),
        userId: T.String(),
        name: T.String(),
        roles: T.Array(T.String()),
        state: T.Enum([...memberStates]),
        isSignedIn: T.Boolean(),
        /** Staff cannot lock or unlock themselves. */
        isOwn: T.Boolean(),
        lastSignIn: orNull(moment),
      }),
      { maxItems: MEMBERS_SHOWN },
    ),
  }),
  errors: [],
});

/** Locks or unlocks a member of staff. */
export const setMemberLock = call({
  method: "POST",
  path: "/v1/desk/staff/{member}/lock",
  summary:
    "Locks a member of staff until an administrator unlocks them and ends their session, or unlocks them, also after wrong tries",
  who: "staff:staff.manage",
  input: T.Object({ member, act: T.Enum([...lockActs]), reason }),
  output: T.Object({}),
  errors: ["DESK000004", "DESK000011"],
});
