import { beforeAll, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";
import { makeCustomer, type Person, signIn } from "../../../tests/people/customers.ts";
import { takeAndOpen } from "../../../tests/people/desk-work.ts";

const bank = testBank();
const desk = testDesk(bank, { callsPerMinute: 100_000 });

let [one, other] = ["", ""];
beforeAll(async () => {
  const member = async () =>
    staffSignIn({ desk: desk(), clock: bank().clock }, await makeStaff(bank(), ["service"]));
  [one, other] = [await member(), await member()];
});

const at = (cookie: string, url: string, payload?: object) =>
  ask({ site: desk() }, url, { cookie, ...(payload && { payload }) });

async function caseOf({ nationalId }: Person): Promise<string> {
  const payload = { nationalId, reason: "call", note: "客戶來電請求協助" };
  const { content } = await at(one, "/v1/desk/customers/cases", payload);
  return `/v1/desk/customers/cases/${content.caseId}`;
}

/** Two requests of the same kind wait; one is approved, and the other one is still there. */
async function approvedOnce(file: string, kind: string) {
  const request = { kind, reason: "客戶已完成身分確認" };
  for (const _ of [1, 2]) expect((await at(one, `${file}/requests`, request)).code).toBe(200);
  const { requests } = (await at(one, file)).content;
  const decide = async ({ id }: { id: string }) => {
    await takeAndOpen((...sent) => at(other, ...sent), "approvals", id);
    const payload = { decision: "approve", note: "核對無誤" };
    return (await at(other, `/v1/desk/approvals/${id}/decision`, payload)).code;
  };
  expect(await decide(requests[0])).toBe(200);
  return () => decide(requests[1]);
}

async function pressPanic(person: Person): Promise<string> {
  const cookie = await signIn(bank(), person);
  const panic = await ask(bank(), "/v1/customer/login/panic", { cookie, payload: {} });
  return panic.content.refNbr;
}

test("approving an old request does not undo a panic button that was pressed after it", async () => {
  const ada = await makeCustomer(bank());
  await pressPanic(ada);
  const file = await caseOf(ada);
  const approveOld = await approvedOnce(file, "undo-panic");
  const reference = await pressPanic(ada);
  expect(await approveOld()).toBe("DESK000008");
  expect((await at(one, file)).content.customer.panic).toMatchObject({ reference });
});

test("approving an old request does not lift a flag that was set after it", async () => {
  const ada = await makeCustomer(bank());
  const file = await caseOf(ada);
  const flag = () => at(one, `${file}/flag`, { reason: "疑似人頭帳戶" });
  expect((await flag()).code).toBe(200);
  const approveOld = await approvedOnce(file, "lift-flag");
  expect((await flag()).code).toBe(200);
  expect(await approveOld()).toBe("DESK000008");
  expect((await at(one, file)).content.customer.flaggedAt).not.toBeNull();
});
