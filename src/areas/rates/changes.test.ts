import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { ask } from "../../../tests/people/asking.ts";

const bank = testBank();

test("changes of deposit rates are told with what held before, the newest first", async () => {
  const { content } = await ask(bank(), "/v1/rates/deposit/history");
  const days = content.changeList.map(({ effectiveDay }: { effectiveDay: string }) => effectiveDay);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(content.changeList).toContainEqual(
    expect.objectContaining({
      currency: "TWD",
      kind: "main",
      form: "floating",
      before: 75,
      rate: 80,
    }),
  );
});

test("a change of tomorrow, one of a year ago, and one that changes nothing are not told", async () => {
  await bank().owner.query(
    `insert into rates_deposit (currency, kind, term_months, above, form, basis_points, effective_on)
     values ('ZAR', 'demand', 0, 0, 'floating', 10, bank.today() - interval '2 years'),
            ('ZAR', 'demand', 0, 0, 'floating', 20, bank.today() - interval '1 year'),
            ('ZAR', 'demand', 0, 0, 'floating', 30, bank.today() - interval '1 year' + interval '1 day'),
            ('ZAR', 'demand', 0, 0, 'floating', 30, bank.today()),
            ('ZAR', 'demand', 0, 0, 'floating', 40, bank.today() + 1)`,
    [],
  );
  const { content } = await ask(bank(), "/v1/rates/deposit/history");
  const own = content.changeList.filter(({ currency }: { currency: string }) => currency === "ZAR");
  expect(own).toMatchObject([{ before: 20, rate: 30 }]);
});
