import { beforeAll, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";
import { makeCustomer, type Person } from "../../../tests/people/customers.ts";

const bank = testBank();
const desk = testDesk(bank);
const CASES = "/v1/desk/customers/cases";
const BLANK = "  \u3000   ";
let cookie = "";
let customer: Person;

beforeAll(async () => {
  const member = await makeStaff(bank(), ["service"]);
  cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
  customer = await makeCustomer(bank());
});

const at = (url: string, payload: object) => ask({ site: desk() }, url, { cookie, payload });
const opened = (note: string) =>
  at(CASES, { nationalId: customer.nationalId, reason: "call", note });
const payee = { currency: "TWD", bankCode: "822", accountNumber: "123456789012" };

test("a file is not opened with a blank note", async () => {
  expect(await opened(BLANK)).toMatchObject({
    status: 400,
    content: { fields: [{ field: "note" }] },
  });
});

test.each([
  ["requests", { kind: "lift-flag", reason: BLANK }, "reason"],
  ["flag", { reason: BLANK }, "reason"],
  ["designated", { ...payee, holderName: BLANK }, "holderName"],
])("what is blank is missing: %s", async (path, payload, field) => {
  const { caseId } = (await opened("客戶來電請求協助")).content;
  const refused = await at(`${CASES}/${caseId}/${path}`, payload);
  expect(refused).toMatchObject({ status: 400, content: { fields: [{ field }] } });
});
