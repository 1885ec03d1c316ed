import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { withoutTrail } from "../../../tests/bank/trail-refused.ts";
import { ask } from "../../../tests/people/asking.ts";
import { type AtDesk, fileDispute, takeAndOpen } from "../../../tests/people/desk-work.ts";

const bank = testBank();
const desk = testDesk(bank);

test("a dispute is decided with its row of the trail, or not at all", async () => {
  const reference = await fileDispute(bank(), 3_000);
  const member = await makeStaff(bank(), ["service"]);
  const cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
  const at: AtDesk = (url, payload) =>
    ask({ site: desk() }, url, { cookie, ...(payload && { payload }) });
  const path = `/v1/desk/disputes/${reference}`;
  const stateNow = async () => (await at(path)).content.state;
  await takeAndOpen(at, "disputes", reference);
  const decide = () => at(`${path}/decision`, { decision: "reject", reason: "商店提供了簽單" });
  await withoutTrail(bank(), "desk.dispute.decide", async () => {
    expect((await decide()).status).toBe(500);
  });
  expect(await stateNow()).toBe("received");
  expect((await decide()).content).toEqual({ state: "rejected", isRequested: false });
  const rows = await bank().owner.query<{ detail: object }>(
    "select detail from audit where event = 'desk.dispute.decide'",
    [],
  );
  expect(rows).toEqual([
    { detail: { decision: "reject", reason: "商店提供了簽單", state: "rejected" } },
  ]);
});
