import { expect, test } from "vitest";
import { limitsFor } from "#base/transfer/limits.ts";
import { brokenIn, makeAccounts, testLedger } from "../../../../tests/ledger/ledger.ts";
import { type Made, orderOf } from "../../../../tests/ledger/ledger-orders.ts";
import type { Standing } from "../port.ts";

const ledger = testLedger();

test("yen are sent within limits at the rate in force when the day began, by pages and ledger alike", async () => {
  const { bank, owner } = ledger();
  await owner.query("delete from rates_exchange", []);
  await owner.query(
    `insert into rates_exchange (currency, form, at, buy, sell)
     select currency, 'spot', start + hours * interval '1 hour', sell - 1, sell
       from (select bank.today()::timestamp at time zone 'Asia/Taipei' as start) as day,
            (values ('USD', -30, 9999999), ('USD', -1, 3200000), ('USD', 0, 2),
                    ('JPY', -1, 21000), ('JPY', 0, 9999999)) as rate (currency, hours, sell)`,
    [],
  );
  const options = { currency: "JPY", tier: "advanced", balance: 90_000_000 } as const;
  const [from, to] = (await makeAccounts(owner, [options, options])) as [Made, Made];
  const standing = (await bank.standing(from.customerId, from.number)) as Standing;
  expect(limitsFor("other", standing)).toMatchObject({ once: 22_857_100, day: 45_714_200 });

  expect(await bank.transfer(orderOf(from, to, 22_857_101))).toMatchObject({ code: "TRFR000003" });
  expect(await bank.transfer(orderOf(from, to, 22_857_100))).toMatchObject({ ok: true });
  expect(await bank.transfer(orderOf(from, to, 22_857_099))).toMatchObject({ ok: true });
  expect(await bank.transfer(orderOf(from, to, 2))).toMatchObject({ code: "TRFR000004" });
  expect(await brokenIn(ledger())).toEqual([]);
});

test("a currency whose rate nobody knows is sent to nobody else", async () => {
  const { bank, owner } = ledger();
  const options = { currency: "ZAR", tier: "advanced", balance: 1_000 } as const;
  await owner.query("delete from rates_exchange where currency = 'ZAR'", []);
  const [from, to] = (await makeAccounts(owner, [options, options])) as [Made, Made];
  expect(await bank.transfer(orderOf(from, to, 1))).toMatchObject({ code: "TRFR000018" });
});
