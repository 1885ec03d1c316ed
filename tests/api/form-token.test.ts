import { expect, test } from "vitest";
import { testBank } from "../bank/bank.ts";
import { makeCustomer, signIn } from "../people/customers.ts";

const bank = testBank();

async function post(cookie: string, token: string) {
  const response = await bank().site.inject({
    method: "POST",
    url: "/kit?lang=en",
    headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ sentence: "morning", times: "2", formToken: token }).toString(),
  });
  return { status: response.statusCode, body: response.body };
}

async function tokenOf(cookie: string): Promise<string> {
  const page = await bank().site.inject({ url: "/kit", headers: { cookie } });
  return /name="formToken" value="([\w-]+)"/.exec(page.body)?.[1] ?? "";
}

test("a form of a signed-in customer is taken with its session's token only", async () => {
  const cookie = await signIn(bank(), await makeCustomer(bank()));
  const other = await signIn(bank(), await makeCustomer(bank()));
  const token = await tokenOf(cookie);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await post(cookie, token)).toMatchObject({ status: 200 });
  for (const wrong of ["", "x", `${token}x`, await tokenOf(other)]) {
    const refused = await post(cookie, wrong);
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('value="morning"');
    expect(refused.body).not.toContain("morning morning");
  }
});

test("a visitor's form needs no token, and a kept page never carries one", async () => {
  expect(await post("", "")).toMatchObject({ status: 200 });
  const cookie = await signIn(bank(), await makeCustomer(bank()));
  await bank().site.inject({ url: "/notice", headers: { cookie } });
  const page = await bank().site.inject("/notice");
  expect(page.body).not.toContain("formToken");
});
