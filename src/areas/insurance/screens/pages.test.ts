import { expect, test } from "vitest";
import { addDays, dayOf } from "#base/time/day.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { type CustomerOptions, makeCustomer } from "../../../../tests/people/customers.ts";
import { applicant, sure, tokenIn } from "../../../../tests/people/insurance.ts";
import { openSession } from "../../../../tests/people/transfers.ts";

const bank = testBank({ pagesPerMinute: 1_000_000 });
const POLICIES = "/overview/insurance";

async function someone(options: CustomerOptions = {}) {
  const person = await makeCustomer(bank(), { balance: 10_000, ...options });
  const cookie = await openSession(bank(), person);
  const page = (url: string) => bank().site.inject({ url, headers: { cookie } });
  return { person, steps: applicant(bank(), person, cookie), page };
}

test("the page of a payment offers the accounts that can pay, and the call takes no others", async () => {
  const { person, steps, page } = await someone();
  const owner = await makeCustomer(bank());
  await bank().owner.query(
    `with shared as (update account set kind = 'joint' where id = $1 returning id)
     insert into account_holder (account_id, customer_id) select id, $2 from shared`,
    [owner.mainId, person.id],
  );
  const id = await steps.verified();
  const pay = `/insurance/travel/pay?application=${id}`;
  const offered = (await page(pay)).body;
  expect(offered).toContain(person.mainNumber);
  expect(offered).not.toContain(owner.mainNumber);
  expect(await steps.code(id, owner.mainNumber)).toMatchObject({ code: "INSR000009" });
  await bank().owner.query("update account set state = 'frozen' where id = $1", [person.mainId]);
  expect((await page(pay)).body).toContain("沒有可付款的新臺幣帳戶");
  expect(await steps.code(id)).toMatchObject({ code: "TRFR000018" });
});

test("the page of a cancelled policy leads to the policies", async () => {
  const { steps, page } = await someone();
  const { id, code } = await steps.coded();
  const number = sure(await steps.pay(id, code)).content.plcyNbr;
  const done = `/insurance/travel/done?application=${id}`;
  expect((await page(done)).body).toContain("投保完成");
  sure(await steps.cancel(number));
  const { statusCode, headers } = await page(done);
  expect([statusCode, headers.location]).toEqual([302, POLICIES]);
});

test("an application that is not paid yet is found among the policies, until it expires", async () => {
  const { steps, page } = await someone();
  expect((await page(POLICIES)).body).toContain("您還沒有");
  const id = sure(await steps.register()).content.aplyId;
  const listed = (await page(POLICIES)).body;
  expect(listed).toContain(`/insurance/travel/confirm?application=${id}`);
  expect(listed).not.toContain("您還沒有");
  const verified = await steps.verified();
  expect((await page(POLICIES)).body).toContain(`/insurance/travel/pay?application=${verified}`);
  await bank().owner.query("update insurance_application set expires_at = bank.now()", []);
  expect((await page(POLICIES)).body).toContain("您還沒有");
});

test("an answer of the insurer that is too late leads back to its own application", async () => {
  const { steps, page } = await someone();
  const id = sure(await steps.register()).content.aplyId;
  const { redirectUrl } = sure(await steps.redirect({ authPposCd: "travel", aplyId: id })).content;
  const { returnUrl } = sure(await steps.confirm(redirectUrl)).content;
  await bank().owner.query("update insurance_redirect set expires_at = bank.now()", []);
  const back = await page(`/insurance/verification?answer=${tokenIn(returnUrl)}`);
  const confirm = `/insurance/travel/confirm?application=${id}&verification=refused`;
  expect([back.statusCode, back.headers.location]).toEqual([303, confirm]);
  expect((await page(confirm)).body).toContain("連結已失效");
  const unknown = await page("/insurance/verification?answer=x");
  expect(unknown.headers.location).toBe(`${POLICIES}?verification=refused`);
});

test("the insurer's page has no link to a field that it no longer shows", async () => {
  const { steps } = await someone();
  const id = sure(await steps.register()).content.aplyId;
  const { redirectUrl } = sure(await steps.redirect({ authPposCd: "travel", aplyId: id })).content;
  const url = new URL(redirectUrl, "https://bank.test");
  const path = `${url.pathname}${url.search}`;
  const { body, headers } = await bank().site.inject({ url: path });
  const formToken = /name="formToken" value="([\w-]+)"/.exec(body)?.[1] ?? "";
  const cookie = [headers["set-cookie"] ?? []].flat().map((each) => each.split(";")[0]);
  const wrong = () =>
    bank().site.inject({
      method: "POST",
      url: path,
      headers: {
        cookie: cookie.join("; "),
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: String(new URLSearchParams({ check: "0000", formToken })),
    });
  const answers = [await wrong(), await wrong(), await wrong()].map((answer) => answer.body);
  expect(answers.map((answer) => answer.includes('href="#check"'))).toEqual([true, true, false]);
  expect(answers[2]).toContain("連結已失效");
});

test("a motor quote tells at its field which day it cannot begin on, and quotes no other day", async () => {
  const { page } = await someone();
  const today = dayOf(bank().clock.now());
  for (const start of ["9999-12-31", "2020-01-01", addDays(today, 61)]) {
    const { statusCode, body } = await page(`/insurance/car?start=${start}`);
    expect(statusCode).toBe(200);
    expect(body).toContain("請選擇今天起 60 天內的生效日期。");
    expect(body).not.toContain('id="quote"');
  }
  const { body } = await page(`/insurance/motorbike?years=2&start=${addDays(today, 60)}`);
  expect(body).toContain("強制汽車責任保險（2 年）");
});
