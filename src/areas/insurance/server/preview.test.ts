import { expect, test } from "vitest";
import { addMonths, dayOf } from "#base/time/day.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask } from "../../../../tests/people/asking.ts";
import { makeCustomer, signIn } from "../../../../tests/people/customers.ts";
import { trialOf } from "../../../../tests/people/insurance.ts";

const bank = testBank();

test("a plan costs the signed-in customer what the birthday on file says, not what is typed", async () => {
  const preview = async (birthday: string, change: object = {}) => {
    const cookie = await signIn(bank(), await makeCustomer(bank(), { birthday }));
    const typed = { planCd: "TRXH0002", ...trialOf(bank(), change) };
    const query = new URLSearchParams(
      Object.entries(typed).map(([key, value]) => [key, `${value}`]),
    );
    return ask(bank(), `/v1/insurance/travel/preview?${query}`, { cookie });
  };
  const grown = await preview("1990-05-01", { age: 20 });
  expect(grown.content).toMatchObject({
    ...{ custNm: "王○明", planNm: "安心旅方案", totPremAmt: 639, insrDays: 5 },
    premList: [{ premAmt: 230 }, { premAmt: 115 }, { premAmt: 294 }],
  });
  expect(grown.content.age).toBeGreaterThanOrEqual(36);
  const today = dayOf(bank().clock.now());
  const child = await preview(addMonths(today, -12 * 17));
  expect(child.code).toBe("INSR000006");
  expect((await preview("1990-05-01", { planCd: "TRXH9999" })).code).toBe("INSR000011");
});
