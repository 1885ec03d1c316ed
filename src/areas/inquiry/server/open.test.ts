import { beforeAll, expect, test } from "vitest";
import { dayOf, formatDay } from "#base/time/day.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask } from "../../../../tests/people/asking.ts";
import { makeCustomer, signIn } from "../../../../tests/people/customers.ts";
import { inquiry, makeTopics } from "../../../../tests/people/inquiries.ts";

const bank = testBank();
beforeAll(() => makeTopics(bank()));

const register = (change: object, way: object) =>
  ask(bank(), "/v1/support/inquiry/form", { payload: { ...inquiry, ...change }, ...way });

test("an inquiry waits in its customer's list until it is answered, and in nobody else's", async () => {
  const [person, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
  const [cookie, stranger] = [await signIn(bank(), person), await signIn(bank(), other)];
  const list = (way: object) => ask(bank(), "/v1/support/inquiry/open", way);
  const first = await register({}, { cookie });
  const second = await register({ subCtgCd: "T102" }, { cookie });
  const today = formatDay(dayOf(bank().clock.now()));
  const both = { rcvDt: today, prmsDt: first.content.prmsDt };
  expect((await list({ cookie, language: "en" })).content.inqrList).toEqual([
    { ...both, rcptNbr: second.content.rcptNbr, ctgNm: "Test T102" },
    { ...both, rcptNbr: first.content.rcptNbr, ctgNm: "Test T101" },
  ]);
  await bank().owner.query("update inquiry set state = 'answered' where reference = $1", [
    first.content.rcptNbr,
  ]);
  expect((await list({ cookie })).content.inqrList).toMatchObject([
    { rcptNbr: second.content.rcptNbr, ctgNm: "測試T102" },
  ]);
  expect((await list({ cookie: stranger })).content.inqrList).toEqual([]);
});
