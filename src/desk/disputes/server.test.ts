import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { withoutTrail } from "../../../tests/bank/trail-refused.ts";
import { ask } from "../../../tests/people/asking.ts";
import { makeCard } from "../../../tests/people/cards.ts";
import { makeCustomer } from "../../../tests/people/customers.ts";

const bank = testBank();
const desk = testDesk(bank);
const REFERENCE = "D20300101000001";

/** A payment of NT$3,000 that its customer does not recognise. */
async function disputed(): Promise<void> {
  const { id: customerId, mainId: accountId } = await makeCustomer(bank());
  const { id: cardId } = await makeCard(bank(), { customerId, accountId });
  await bank().owner.query(
    `with paid as (
       insert into card_payment (id, card_id, merchant, country, entry_mode, amount, requested_at,
                                 state, decided_at, approval_number)
       values ($1, $2, 'LUMEN GIFT CARDS', 'US', 'online', 3000, bank.now(), 'approved', bank.now(),
               '123456') returning id),
     filed as (
       insert into card_dispute (reference, payment_id, reason, note, state, credit_id)
       select $3, id, 'unknown', null, 'received', $4 from paid returning reference)
     insert into card_dispute_step select reference, 1, 'received', bank.now() from filed`,
    [randomUUID(), cardId, REFERENCE, randomUUID()],
  );
}

test("a dispute is decided with its row of the trail, or not at all", async () => {
  await disputed();
  const member = await makeStaff(bank(), ["service"]);
  const cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
  const path = `/v1/desk/disputes/${REFERENCE}`;
  const stateNow = async () => (await ask({ site: desk() }, path, { cookie })).content.state;
  const decide = () =>
    ask({ site: desk() }, `${path}/decision`, {
      cookie,
      payload: { decision: "reject", reason: "商店提供了簽單" },
    });
  await withoutTrail(bank(), "desk.dispute.decide", async () => {
    expect((await decide()).status).toBe(500);
  });
  expect(await stateNow()).toBe("received");
  expect((await decide()).content).toEqual({ state: "rejected" });
  const rows = await bank().owner.query<{ detail: object }>(
    "select detail from audit where event = 'desk.dispute.decide'",
    [],
  );
  expect(rows).toEqual([
    { detail: { decision: "reject", reason: "商店提供了簽單", state: "rejected" } },
  ]);
});
