import { afterEach, beforeAll, expect, test } from "vitest";
import { listen, testBank } from "../bank/bank.ts";
import { makeCustomer, signIn } from "../people/customers.ts";

// The overview sends its headers as soon as it knows who asks, and then loads what the customer has.

const bank = testBank();
let origin = "";
let cookie = "";

beforeAll(async () => {
  origin = await listen(bank().site);
  cookie = await signIn(bank(), await makeCustomer(bank()));
});

afterEach(() => bank().owner.query("grant select on bank.loan to bank_app", []));

function open(path: string, more: RequestInit & { headers?: Record<string, string> } = {}) {
  const headers = { cookie, "accept-language": "zh-TW", ...more.headers };
  return fetch(`${origin}${path}`, { redirect: "manual", ...more, headers });
}

/** Runs something while nobody can read the customers' loans. */
function whileLocked<T>(work: (unlock: () => void) => Promise<T>): Promise<T> {
  return bank()
    .owner.transaction(async (db) => {
      await db.query("lock table bank.loan in access exclusive mode", []);
      const { promise, resolve } = Promise.withResolvers<void>();
      const result = work(resolve);
      await promise;
      return { result };
    })
    .then(({ result }) => result);
}

test("the headers of the overview arrive before its data, and are those of any own page", async () => {
  const response = await whileLocked(async (unlock) => {
    const headers = await open("/overview");
    unlock();
    return headers;
  });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
  expect(html).toContain(`nonce="${nonce}"`);

  const other = await open("/overview/security");
  await other.text();
  const namesOf = ({ headers }: Response) => [...headers.keys()];
  const own = ["link", "transfer-encoding"];
  expect(namesOf(response).filter((name) => !own.includes(name))).toEqual(
    namesOf(other).filter((name) => name !== "content-length"),
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("permissions-policy")).toBe(other.headers.get("permissions-policy"));
});

test("the headers name the page's own style sheet, so that browsers fetch it meanwhile", async () => {
  const response = await open("/overview");
  const [, href] =
    /^<([^>]+)>; rel=preload; as=style$/.exec(response.headers.get("link") ?? "") ?? [];
  expect(await response.text()).toContain(`rel="stylesheet" href="${href}"`);
});

test.each(["br", "gzip", "identity"])(
  "the page is the same with the encoding %s",
  async (encoding) => {
    const response = await open("/overview", { headers: { "accept-encoding": encoding } });
    expect(response.headers.get("content-encoding")).toBe(encoding === "br" ? "br" : null);
    expect(await response.text()).toContain("帳戶總覽");
  },
);

test("what fails after the headers is shown as the bank's error page", async () => {
  await bank().owner.query("revoke select on bank.loan from bank_app", []);
  const response = await open("/overview");
  const html = await response.text();
  expect(html).toContain("(Code: 500)");
  expect(html).toMatch(/<\/html>$/);
});

test("nobody who is not signed in gets headers of the overview", async () => {
  const response = await open("/overview", { headers: { cookie: "__Host-session=long-gone" } });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toMatch(/^\/login/);
});

test("a HEAD request and the data for a script are answered as before", async () => {
  const head = await open("/overview", { method: "HEAD" });
  expect([head.status, head.headers.get("link")]).toEqual([200, null]);
  const data = await open("/overview.data");
  expect(data.headers.get("content-type")).toContain("text/x-script");
  expect(data.headers.get("link")).toBeNull();
  await data.arrayBuffer();
});
