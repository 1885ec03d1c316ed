import { expect, test } from "vitest";
import { testBank } from "../bank/bank.ts";
import { ask } from "../people/asking.ts";

const bank = testBank();

test.each([
  ["what the bank is", "/"],
  ["what it offers", "/main-account/landing"],
  ["every product", "/products"],
  ["one product in full", "/products/detail/LNIL0001"],
  ["notices", "/notice"],
  ["questions and answers", "/support/faq"],
  ["the form of an inquiry", "/support/contact-us/inquiry-main"],
  ["the loan calculator", "/products/loan/calculator"],
])("a guest reads %s without signing in [P01]", async (_, path) => {
  const { statusCode, headers } = await bank().site.inject(path);
  expect([statusCode, headers.location]).toEqual([200, undefined]);
});

test("a guest asks for a one-time code without signing in [P01]", async () => {
  const payload = { natlId: "A123456789", authPposCd: "find-user-id", cntcTpCd: "2" };
  const path = "/v1/authentication/otp/nologin/request";
  const { code, content } = await ask(bank(), path, { payload });
  expect(code).toBe(200);
  expect(content.otpId).toMatch(/^[\w-]+$/);
});
