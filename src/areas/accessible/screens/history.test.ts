import { expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { openSession } from "../../../../tests/people/transfers.ts";

const bank = testBank();
const HISTORY = "/accessible/history";

async function open(url: string, cookie: string) {
  const {
    statusCode: status,
    body,
    headers,
  } = await bank().site.inject({
    url,
    headers: { cookie },
  });
  return { status, body, type: String(headers["content-type"]) };
}

test("no address of an account holds its number: links and files go by a reference", async () => {
  const person = await makeCustomer(bank());
  const cookie = await openSession(bank(), person);
  const links: string[] = [];
  for (const url of ["/overview", "/accessible/overview", HISTORY]) {
    const { body } = await open(url, cookie);
    links.push(...(body.match(/(?:href|action)="[^"]*"/g) ?? []));
  }
  for (const link of links) expect(link).not.toMatch(/\d{12}/);
  const references = links.flatMap((link) => /account=([\w-]{16})(?![\w-])/.exec(link)?.[1] ?? []);
  expect(new Set(references).size).toBe(1);
  const [reference] = references;
  const shown = await open(`${HISTORY}?account=${reference}`, cookie);
  expect(shown.body).toContain(`主帳戶 ${person.mainNumber.slice(-4)}<`);
  expect(shown.body).not.toContain('aria-invalid="true"');
  const file = await open(`${HISTORY}/file?account=${reference}`, cookie);
  expect(file.type).toContain("text/csv");
  const other = await openSession(bank(), await makeCustomer(bank()));
  // Another customer's reference gives no access, and an account number gives none to anybody.
  for (const [account, by] of [
    [reference, other],
    [person.mainNumber, cookie],
  ] as const) {
    const requested = await open(`${HISTORY}?account=${account}`, by);
    expect(requested.status).toBe(200);
    expect(requested.body).toContain('aria-invalid="true"');
    expect(requested.body).not.toContain("/history/file");
    expect((await open(`${HISTORY}/file?account=${account}`, by)).status).toBe(302);
  }
});
