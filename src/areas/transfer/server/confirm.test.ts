import { expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { cutAt } from "../../../../tests/bank/cut-writes.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { senderOf, sure } from "../../../../tests/people/transfers.ts";

const bank = testBank();

const isUsed = async (key: string) => {
  const [row] = await bank().owner.query<{ isUsed: boolean }>(
    `select used_at is not null as "isUsed" from verification_code
      where id = (select code_id from transfer_draft where id = $1)`,
    [key],
  );
  return row?.isUsed;
};

test("a code is used up with the step of its transfer, or neither is [S06]", async () => {
  const [person, payee] = [await makeCustomer(bank()), await makeCustomer(bank())];
  const sender = await senderOf(bank(), person);
  const typed = { toBnkCd: "899", toAcctNbr: payee.mainNumber, amount: 100 };
  const key: string = sure(await sender.prepare(typed)).content.trfrKey;
  sure(await sender.confirm(key));
  const code = await sender.smsCode();
  const heal = await cutAt(bank(), {
    table: "transfer_draft",
    write: "update",
    when: "new.step = 'coded'",
  });
  expect(await sender.code(key, code)).toMatchObject({ status: 503 });
  expect(await isUsed(key)).toBe(false);
  expect((await sender.state(key)).content.state).toBe("confirmed");
  await heal();
  expect(await sender.code(key, code)).toMatchObject({ code: 200 });
  expect(await isUsed(key)).toBe(true);
  expect((await sender.state(key)).content.state).toBe("coded");
});

test("a right code for a transfer that was cancelled meanwhile is not used up, and the trail says why", async () => {
  const [person, payee] = [await makeCustomer(bank()), await makeCustomer(bank())];
  const sender = await senderOf(bank(), person);
  const typed = { toBnkCd: "899", toAcctNbr: payee.mainNumber, amount: 100 };
  const key: string = sure(await sender.prepare(typed)).content.trfrKey;
  sure(await sender.confirm(key));
  const code = await sender.smsCode();
  // As if it were cancelled after the draft was read.
  await bank().owner.query(
    `create function bank.cancelled() returns trigger language plpgsql as $$
     begin return null; end $$`,
    [],
  );
  await bank().owner.query(
    `create trigger cancelled before update on transfer_draft for each row
       when (new.step = 'coded') execute function bank.cancelled()`,
    [],
  );
  expect(await sender.code(key, code)).toMatchObject({ code: "TRFR000017" });
  expect(await isUsed(key)).toBe(false);
  const rows = await bank().owner.query(
    `select event, outcome from audit where customer_id = $1 and outcome = 'TRFR000017'`,
    [person.id],
  );
  expect(rows).toEqual([{ event: "otp.check", outcome: "TRFR000017" }]);
});
