import { expect, test } from "vitest";
import { maskName } from "#base/identity/names.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { senderOf } from "../../../../tests/people/transfers.ts";

const bank = testBank();

test("a payee at another bank has the same name as a designated account and when typed", async () => {
  const designated = await bank().owner.query<{ bank: string; number: string; holder: string }>(
    `select distinct bank_code as bank, number, holder_name as holder
       from designated_account where bank_code <> '899'`,
    [],
  );
  const accounts = designated.map(({ bank: code, number }) => `${code} ${number}`);
  expect(accounts).toContain("822 901540273618");
  // Nobody's account is designated under two names.
  expect(new Set(accounts).size).toBe(designated.length);
  const sender = await senderOf(bank(), await makeCustomer(bank(), { balance: 10_000 }));
  for (const { bank: toBnkCd, number: toAcctNbr, holder } of designated) {
    const { code, content } = await sender.prepare({ toBnkCd, toAcctNbr, amount: 100 });
    expect([code, content.toNm]).toEqual([200, maskName(holder)]);
  }
});
