import { expect, test } from "vitest";
import { testBank } from "../bank/bank.ts";
import { makeCustomer, signIn } from "../people/customers.ts";

const bank = testBank();
const LAST_DAY = "start=9999-12-31&end=9999-12-31&insured=self";
const LONG = encodeURIComponent(`a${"😀".repeat(60)}`);

const statusOf = async (url: string, cookie = "") =>
  (await bank().site.inject({ url, headers: { cookie } })).statusCode;

test.each([
  `/A/insurance/travel/trial?${LAST_DAY}`,
  "/A/insurance/travel/trial?end=9999-12-31&insured=self",
  "/A/insurance/travel/trial?start=0001-01-01&end=9999-12-31&insured=child",
  `/insurance/travel/compare?plans=TRXH0001,TRXH0002&${LAST_DAY}`,
  `/insurance/travel/detail?plan=TRXH0002&${LAST_DAY}`,
])("%s shows what is wrong with the days", async (url) => {
  expect(await statusOf(url)).toBe(200);
});

test.each([
  "/support/faq/category/99",
  "/support/faq/category/a-b",
  "/support/faq/category/01/3002",
  "/support/faq/category/03/0301/3002",
  "/support/faq/category/02/0302/3002",
  "/support/faq/category/03/0302/0",
  "/support/faq/category/03/0302/nothing",
  "/support/faq/search/99/x",
  "/support/faq/search?q=x&category=%27",
])("%s is not there, and nothing breaks [R43] [R44]", async (url) => {
  expect(await statusOf(url)).toBe(404);
});

test("a search for a control character is refused [R44]", async () => {
  expect(await statusOf("/support/faq/search/%00")).toBe(400);
});

test.each([`/search?q=${LONG}`, `/support/faq/search/${LONG}`])(
  "a search for signs of two units is cut between them",
  async (url) => {
    expect(await statusOf(url)).toBe(200);
  },
);

test.each(["%E4%B8%AD", "%0d%0ax-injected:%201", "TRXH0001&end=9999-12-31"])(
  "an application for the plan %s leads back to a page that says so",
  async (plan) => {
    const cookie = await signIn(bank(), await makeCustomer(bank()));
    const url = `/insurance/travel/register?plan=${plan}`;
    const { statusCode, headers } = await bank().site.inject({ url, headers: { cookie } });
    expect(statusCode).toBe(302);
    expect(headers.location).toMatch(/^\/insurance\/travel\/detail\?plan=[\w%-]+&/);
    expect(headers).not.toHaveProperty("x-injected");
  },
);

test("a customer's page with an id that cannot be is not there", async () => {
  const cookie = await signIn(bank(), await makeCustomer(bank()));
  const odd = ["1", "-".repeat(36), "a".repeat(60), "%00", "99999999999999999999"];
  const pages = ["/loans/", "/accounts/", "/accounts/1/receipts/", "/cards/"];
  for (const url of pages.flatMap((page) => odd.map((id) => `${page}${id}`))) {
    expect([400, 404], url).toContain(await statusOf(url, cookie));
  }
});
