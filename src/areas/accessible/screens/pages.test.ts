// The pages without scripts, in cases where a real browser could not be fast, late or malicious
// enough.

import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { SESSION_PATH } from "#base/identity/sign-in.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer, type Person } from "../../../../tests/people/customers.ts";
import { openSession, senderOf, sure } from "../../../../tests/people/transfers.ts";

const bank = testBank({ callsPerMinute: 1_000_000, pagesPerMinute: 1_000_000 });
const TRANSFER = "/accessible/transfer";

let payee: Person;

beforeAll(async () => {
  payee = await makeCustomer(bank());
});

interface PageResponse {
  status: number;
  location: string;
  body: string;
  cookie: string;
}

async function open(
  url: string,
  cookie = "",
  form?: Record<string, string>,
): Promise<PageResponse> {
  const response = await bank().site.inject({
    method: form ? "POST" : "GET",
    url,
    headers: { cookie, ...(form && { "content-type": "application/x-www-form-urlencoded" }) },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  const session = response.cookies.find(({ name }) => name === "__Host-session");
  return {
    status: response.statusCode,
    location: String(response.headers.location ?? ""),
    body: response.body,
    cookie: session ? `${session.name}=${session.value}` : "",
  };
}

async function tokenOf(cookie: string): Promise<string> {
  const { body } = await open(`${TRANSFER}?kind=other`, cookie);
  return /name="formToken" value="([\w-]+)"/.exec(body)?.[1] ?? "";
}

/** Opens another session, and waits until the bank knows that the previous one has ended. */
async function signInElsewhere(person: Person, before: string): Promise<string> {
  const cookie = await openSession(bank(), person);
  const isOver = async () => {
    const response = await bank().site.inject({ url: SESSION_PATH, headers: { cookie: before } });
    return response.json().content.loggedIn === false;
  };
  await expect.poll(isOver, { timeout: 5_000 }).toBe(true);
  return cookie;
}

const order = (person: Person, amount: string) => ({
  transferKey: randomUUID() as string,
  kind: "other",
  fromAccount: person.mainNumber,
  bank: "899",
  toAccount: payee.mainNumber,
  amount,
  note: "午餐",
});

const fieldIn = (body: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(body)?.[1];

describe("a form that comes after the session has ended", () => {
  test("is kept through the sign-in with all that was typed, and nothing is sent [P02]", async () => {
    const person = await makeCustomer(bank());
    const cookie = await openSession(bank(), person);
    const typed = { ...order(person, "1,234"), formToken: await tokenOf(cookie) };
    await signInElsewhere(person, cookie);
    const late = await open(TRANSFER, cookie, typed);
    expect(late.status).toBe(200);
    expect(late.body).toContain('action="/accessible/login?to=%2Faccessible%2Ftransfer"');
    const names = ["transferKey", "fromAccount", "bank", "toAccount", "amount", "note"] as const;
    for (const name of names) expect(fieldIn(late.body, name)).toBe(typed[name]);
    expect(fieldIn(late.body, "formToken")).toBeUndefined();

    const { formToken: _, ...carried } = typed;
    const login = "/accessible/login?to=%2Faccessible%2Ftransfer";
    const secrets = { nationalId: person.nationalId, userId: person.userId };
    const wrong = await open(login, "", { ...carried, ...secrets, password: "not the password 1" });
    expect(wrong.status).toBe(400);
    expect(fieldIn(wrong.body, "amount")).toBe("1,234");
    expect(wrong.body).not.toContain("not the password 1");

    const back = await open(login, "", { ...carried, ...secrets, password: person.password });
    expect(back.cookie).not.toBe("");
    expect(back.body).toContain('action="/accessible/transfer"');
    expect(back.body).not.toContain(person.password);

    const filled = await open(TRANSFER, back.cookie, { ...carried, intent: "fill" });
    for (const name of names) expect(fieldIn(filled.body, name)).toBe(typed[name]);
    const drafts = await bank().owner.query("select from transfer_draft where customer_id = $1", [
      person.id,
    ]);
    expect(drafts).toHaveLength(0);
  });

  test("of a later step leads to the sign-in, and then to the form as it was typed [P02]", async () => {
    const person = await makeCustomer(bank());
    const cookie = await openSession(bank(), person);
    const typed = { ...order(person, "1500"), formToken: await tokenOf(cookie) };
    const { location } = await open(TRANSFER, cookie, typed);
    expect(location).toBe(`${TRANSFER}/confirm?key=${typed.transferKey}`);
    const again = await signInElsewhere(person, cookie);
    const late = await open(location, cookie, { formToken: typed.formToken });
    expect(late.location).toBe("/accessible/login?ended=elsewhere");
    const moved = await open(location, again);
    expect(moved.location).toBe(`${TRANSFER}?key=${typed.transferKey}`);
    const { body } = await open(moved.location, again);
    expect(fieldIn(body, "amount")).toBe("1500");
    expect(fieldIn(body, "note")).toBe("午餐");
    expect(fieldIn(body, "transferKey")).toBe(typed.transferKey);
  });
});

describe("the last step", () => {
  async function atPin(amount: string) {
    const person = await makeCustomer(bank());
    const sender = await senderOf(bank(), person);
    const formToken = await tokenOf(sender.cookie);
    const typed = { ...order(person, amount), formToken };
    sure(await prepareBy(sender.cookie, typed));
    sure(await sender.confirm(typed.transferKey));
    sure(await sender.code(typed.transferKey, await sender.smsCode()));
    const address = `${TRANSFER}/pin?key=${typed.transferKey}`;
    const press = (pin = person.pin) => open(address, sender.cookie, { formToken, secret: pin });
    return { person, sender, key: typed.transferKey, press };
  }

  async function prepareBy(cookie: string, typed: Record<string, string>) {
    const { status, location } = await open(TRANSFER, cookie, typed);
    return { status, code: location ? 200 : status, message: "", content: null };
  }

  const postings = (key: string) => bank().owner.query("select from posting where id = $1", [key]);

  test("pressed five times at once pays once, and all are told the same [S06]", async () => {
    const { person, key, press } = await atPin("321");
    const responses = await Promise.all(Array.from({ length: 5 }, () => press()));
    for (const { status, location } of responses) {
      expect([status, location]).toEqual([303, `${TRANSFER}/done?key=${key}`]);
    }
    expect(await postings(key)).toHaveLength(1);
    const [account] = await bank().owner.query<{ balance: string }>(
      "select balance from account where id = $1",
      [person.mainId],
    );
    expect(account?.balance).toBe(String(100_000 - 321));
    // Submitted again later.
    expect((await press()).location).toBe(`${TRANSFER}/done?key=${key}`);
    expect(await postings(key)).toHaveLength(1);
  });

  test("whose outcome nobody knows is looked up, never called failed, and never paid twice", async () => {
    const { person, sender, key, press } = await atPin("322");
    let response: PageResponse | undefined;
    // A lock held for too long leaves the ledger without an answer.
    await bank().owner.transaction(async (db) => {
      await db.query("select from account where id = $1 for update", [person.mainId]);
      response = await press();
    });
    expect(response).toMatchObject({ status: 303, location: `${TRANSFER}/checking?key=${key}` });
    const { body } = await open(response?.location ?? "", sender.cookie);
    expect(body).toContain("確認中");
    expect(body).not.toContain("失敗");
    expect(await postings(key)).toHaveLength(0);
    expect((await press()).location).toBe(`${TRANSFER}/done?key=${key}`);
    expect((await open(response?.location ?? "", sender.cookie)).location).toBe(
      `${TRANSFER}/done?key=${key}`,
    );
    expect(await postings(key)).toHaveLength(1);
  });

  test("with another form's token does nothing", async () => {
    const { sender, key } = await atPin("323");
    const form = { formToken: "x", secret: sender.person.pin };
    const refused = await open(`${TRANSFER}/pin?key=${key}`, sender.cookie, form);
    expect(refused.status).toBe(400);
    expect(await postings(key)).toHaveLength(0);
  });
});

test("no address and no form of the area breaks it, whatever it holds", async () => {
  const cookie = await openSession(bank(), await makeCustomer(bank()));
  const formToken = await tokenOf(cookie);
  const odd = ["", "x", randomUUID(), "%00", "a".repeat(400), "'; drop table", "2026-13-45", "-1"];
  const reads = odd.flatMap((text) => {
    const value = text.startsWith("%") ? text : encodeURIComponent(text);
    const steps = ["", "/confirm", "/code", "/pin", "/done", "/checking", "/receipt"];
    return [
      ...steps.map((step) => `${TRANSFER}${step}?key=${value}`),
      ...["account", "from", "to", "kind", "before"].flatMap((name) => [
        `/accessible/history?${name}=${value}`,
        `/accessible/history/file?${name}=${value}`,
      ]),
      `/accessible/notices?page=${value}`,
      `/accessible/login?to=${value}&ended=${value}`,
    ];
  });
  for (const url of reads) expect((await open(url, cookie)).status, url).toBeLessThan(500);
  for (const text of odd) {
    const form = Object.fromEntries(
      ["transferKey", "kind", "fromAccount", "bank", "toBank", "toAccount", "amount", "note"].map(
        (name) => [name, text],
      ),
    );
    const { status } = await open(TRANSFER, cookie, { ...form, formToken });
    expect(status, text).toBeLessThan(500);
  }
}, 60_000);
