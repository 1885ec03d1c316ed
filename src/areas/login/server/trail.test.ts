import { expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask, trySignIn } from "../../../../tests/people/asking.ts";
import { makeCustomer, signIn } from "../../../../tests/people/customers.ts";

const bank = testBank();
const TRAIL = "/v1/customer/login/trail";

test("the trail shows what was done with the account, the newest first", async () => {
  const [person, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
  await trySignIn(bank(), person);
  await signIn(bank(), other);
  const cookie = await signIn(bank(), person);
  const { content } = await ask(bank(), TRAIL, { cookie });
  expect(content.stffList).toEqual([]);
  expect(
    content.ownList.map(({ evntCd, rsltCd }: Record<string, string>) => [evntCd, rsltCd]),
  ).toEqual([
    ["login", "ok"],
    ["login", "CHEA000012"],
  ]);
  expect(content.ownList[0].evntDtm).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);
});

test("the trail tells apart what the bank's staff did, and is cut at twenty of each", async () => {
  const person = await makeCustomer(bank());
  const cookie = await signIn(bank(), person);
  await bank().owner.query(
    `insert into audit_queue (id, at, event, outcome, actor_kind, actor_id, customer_id, reference)
     select gen_random_uuid(), bank.now() + number * interval '1 second', event, 'ok', actor, actor_id, $1, 'S1'
       from generate_series(1, 25) as number,
            (values ('upgrade.papers-seen', 'staff', '1'), ('otp.request', 'bank', null),
                    ('transfer.post', 'bank', null)) as happened (event, actor, actor_id)`,
    [person.id],
  );
  const { ownList, stffList } = (await ask(bank(), TRAIL, { cookie })).content;
  const eventsOf = (rows: { evntCd: string }[]) => [...new Set(rows.map(({ evntCd }) => evntCd))];
  expect([ownList.length, eventsOf(ownList)]).toEqual([20, ["otp.request"]]);
  expect([stffList.length, eventsOf(stffList)]).toEqual([20, ["upgrade.papers-seen"]]);
  expect(stffList[0].refNbr).toBe("S1");
});

test("the trail is there for who is signed in only [E01]", async () => {
  expect(await ask(bank(), TRAIL)).toMatchObject({ code: "CHEA000001", content: null });
});
