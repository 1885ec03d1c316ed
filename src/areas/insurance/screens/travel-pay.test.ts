import { expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { codeSentTo } from "../../../../tests/people/asking.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { applicant } from "../../../../tests/people/insurance.ts";
import { askIn, openSession } from "../../../../tests/people/transfers.ts";

const bank = testBank({ pagesPerMinute: 1_000_000 });
/** Less than the premium. */
const BALANCE = 538;
const SHOWN = `NT$${BALANCE}`;

/** The page of a payment, and what it says when the balance is too low for it. */
async function pagesOf(amtHideYn: "Y" | "N") {
  const person = await makeCustomer(bank(), { balance: BALANCE });
  const cookie = await openSession(bank(), person);
  const id = await applicant(bank(), person, cookie).verified();
  await askIn(bank(), cookie)("POST", "/v1/account/preference", { amtHideYn });
  const url = `/insurance/travel/pay?application=${id}`;
  const { body: page } = await bank().site.inject({ url, headers: { cookie } });
  const formToken = /name="formToken" value="([\w-]+)"/.exec(page)?.[1] ?? "";
  const send = (form: Record<string, string>) =>
    bank().site.inject({
      method: "POST",
      url,
      headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
      payload: String(new URLSearchParams({ ...form, formToken })),
    });
  await send({ intent: "code", accountNumber: person.mainNumber });
  const refused = await send({ oneTimeCode: await codeSentTo(bank(), person) });
  expect(refused.statusCode).toBe(400);
  const [alert = ""] = /role="alert"[\s\S]*?<\/div>/.exec(refused.body) ?? [];
  expect(alert).toContain("可用餘額");
  return { page, refused: refused.body, alert };
}

test("the page of the payment tells the balance, also where it is too low", async () => {
  const { page, alert } = await pagesOf("N");
  expect([page, alert].map((text) => text.includes(SHOWN))).toEqual([true, true]);
});

test("a balance that its owner has hidden is nowhere in the page of the payment", async () => {
  const { page, refused } = await pagesOf("Y");
  for (const body of [page, refused]) expect(body).not.toMatch(new RegExp(`\\b${BALANCE}\\b`));
});
