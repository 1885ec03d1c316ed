import { describe, expect, test } from "vitest";
import type { Role } from "#base/call/staff.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import {
  codeOf,
  type Member,
  makeStaff,
  staffSignIn,
  testDesk,
  tryStaffSignIn,
} from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";

const bank = testBank();
const desk = testDesk(bank);
const at = () => ({ desk: desk(), clock: bank().clock });

async function signedIn(role: Role): Promise<{ member: Member; cookie: string }> {
  const member = await makeStaff(bank(), [role]);
  return { member, cookie: await staffSignIn(at(), member) };
}

const list = (cookie: string) => ask({ site: desk() }, "/v1/desk/staff", { cookie });
const account = (cookie: string) => ask({ site: desk() }, "/v1/desk/account", { cookie });
const setLock = (cookie: string, { id }: Member, act: string, reason = "離開座位未歸") =>
  ask({ site: desk() }, `/v1/desk/staff/${id}/lock`, { cookie, payload: { act, reason } });

/** A member's row in the list. */
async function listed(cookie: string, { userId }: Member) {
  const { members } = (await list(cookie)).content;
  return members.find((each: { userId: string }) => each.userId === userId);
}

describe("an administrator", () => {
  test("sees everybody with roles, state and last sign-in", async () => {
    const { member, cookie } = await signedIn("administrator");
    const colleague = await makeStaff(bank(), ["service"]);
    expect(await listed(cookie, member)).toMatchObject({
      isOwn: true,
      isSignedIn: true,
      roles: ["administrator"],
      state: "open",
      lastSignIn: expect.stringMatching(/^\d{4}\/\d{2}\/\d{2} /),
    });
    expect(await listed(cookie, colleague)).toMatchObject({
      ...{ isOwn: false, isSignedIn: false, state: "open", lastSignIn: null },
    });
  });

  test("locks a colleague, whose session ends at once and who signs in no more until unlocked", async () => {
    const { cookie } = await signedIn("administrator");
    const { member, cookie: theirs } = await signedIn("service");
    expect((await setLock(cookie, member, "lock")).code).toBe(200);
    expect((await listed(cookie, member)).state).toBe("locked");
    expect((await account(theirs)).code).toBe("DESK000001");
    const code = codeOf(bank(), member, 1);
    expect((await tryStaffSignIn(at(), member, { code })).code).toBe("DESK000003");
    expect((await setLock(cookie, member, "lock")).code).toBe("DESK000004");
    expect((await setLock(cookie, member, "unlock", "查證無誤")).code).toBe(200);
    expect((await account(theirs)).code).toBe("DESK000001");
    expect((await tryStaffSignIn(at(), member, { code })).code).toBe(200);
    const rows = await bank().owner.query<{ event: string; reason: string }>(
      `select event, detail ->> 'reason' as reason from audit
        where reference = $1 order by at, id`,
      [`staff/${member.id}`],
    );
    expect(rows).toEqual([
      { event: "desk.staff.lock", reason: "離開座位未歸" },
      { event: "desk.staff.unlock", reason: "查證無誤" },
    ]);
  });

  test("unlocks after wrong tries", async () => {
    const { cookie } = await signedIn("administrator");
    const member = await makeStaff(bank(), ["content"]);
    for (let tries = 0; tries < 5; tries += 1) {
      await tryStaffSignIn(at(), member, { password: "Wrong-Password-1" });
    }
    expect((await listed(cookie, member)).state).toBe("paused");
    expect((await setLock(cookie, member, "unlock")).code).toBe(200);
    expect((await tryStaffSignIn(at(), member)).code).toBe(200);
  });

  test("never does it to themselves, to nobody, or without a reason", async () => {
    const { member, cookie } = await signedIn("administrator");
    expect((await setLock(cookie, member, "lock")).code).toBe("DESK000011");
    expect((await account(cookie)).code).toBe(200);
    const nobody = { ...member, id: "999999999" };
    expect((await setLock(cookie, nobody, "lock")).code).toBe("DESK000004");
    const colleague = await makeStaff(bank(), ["service"]);
    expect((await setLock(cookie, colleague, "lock", "")).status).toBe(400);
    expect((await listed(cookie, colleague)).state).toBe("open");
  });

  test.each(["content", "service", "identity", "auditor"] as const)(
    "is none who only has the role %s",
    async (role) => {
      const { cookie } = await signedIn(role);
      const colleague = await makeStaff(bank(), ["service"]);
      expect((await list(cookie)).code).toBe("DESK000002");
      expect((await setLock(cookie, colleague, "lock")).code).toBe("DESK000002");
    },
  );
});
