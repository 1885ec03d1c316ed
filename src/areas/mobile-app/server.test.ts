import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appStandIn, areas, builderAreas } from "#app/areas.ts";
import { openPool, type Pool } from "#db/db.ts";
import { readSettings } from "#server/settings/settings.ts";
import { PAGES_WITH_KIT, testBank } from "../../../tests/bank/bank.ts";
import { customersSite } from "../../../tests/bank/site.ts";
import { ask, trailOf, trySignIn } from "../../../tests/people/asking.ts";
import { makeCard } from "../../../tests/people/cards.ts";
import { deviceOf, makeCustomer, signIn } from "../../../tests/people/customers.ts";

// A bank without the stand-in, as in production.
const bank = testBank({ mode: "production" });
let site: FastifyInstance;
let deskDb: Pool;

beforeAll(async () => {
  const { url, pool, clock, vault } = bank();
  deskDb = openPool(url, "bank_desk");
  const settings = { ...readSettings({ LOG_LEVEL: "silent" }), pagesDirectory: PAGES_WITH_KIT };
  const endpoints = [...areas, ...builderAreas, ...appStandIn(deskDb)];
  site = await customersSite(
    { ...settings, callsPerMinute: 100_000, pagesPerMinute: 100_000 },
    { url, pool, clock, vault, endpoints },
  );
});
afterAll(async () => {
  await site.close();
  await deskDb.close();
});

const APP = "/v1/dev/app";
const read = (userId: string) => ask({ site }, `${APP}?userId=${userId}`);
const post = (path: string, payload: object) => ask({ site }, `${APP}/${path}`, { payload });
const posts = ["unlock", "panic", "switches", "designated", "accounts", "cards"];

describe("the stand-in for the app is there", () => {
  const strangers = ["192.168.1.7", "203.0.113.7", "2001:db8::7", "::ffff:10.0.0.1"];

  test("for the bank's own machine alone: page, reading and every act", async () => {
    const { userId } = await makeCustomer(bank());
    const page = { method: "GET", url: "/dev/app" } as const;
    const calls = [
      { method: "GET", url: `${APP}?userId=${userId}` } as const,
      ...posts.map(
        (path) => ({ method: "POST", url: `${APP}/${path}`, payload: { userId } }) as const,
      ),
    ];
    for (const remoteAddress of ["127.0.0.1", "::1"]) {
      for (const request of [page, ...calls]) {
        const { statusCode } = await site.inject({ ...request, remoteAddress });
        expect([request.url, statusCode]).not.toEqual([request.url, 404]);
      }
    }
    for (const remoteAddress of strangers) {
      for (const request of [page, { ...page, method: "POST" } as const, ...calls]) {
        const { statusCode } = await site.inject({ ...request, remoteAddress });
        expect([request.url, statusCode]).toEqual([request.url, 404]);
      }
    }
    const headers = { "x-forwarded-for": "203.0.113.7" };
    for (const request of [page, ...calls]) {
      expect((await site.inject({ ...request, headers })).statusCode).toBe(404);
    }
  });

  test("in a demonstration alone: a real bank has neither its page nor its calls", async () => {
    const { userId } = await makeCustomer(bank());
    const real = bank().site;
    expect((await real.inject("/dev/app")).statusCode).toBe(404);
    expect((await real.inject({ method: "POST", url: "/dev/app" })).statusCode).toBe(404);
    expect((await real.inject(`${APP}?userId=${userId}`)).statusCode).toBe(404);
    for (const path of posts) {
      const request = { method: "POST", url: `${APP}/${path}`, payload: { userId } } as const;
      expect([path, (await real.inject(request)).statusCode]).toEqual([path, 404]);
    }
  });
});

describe("the stand-in for the app", () => {
  test("shows a customer, their accounts and their cards, masked", async () => {
    const person = await makeCustomer(bank(), { usd: 500 });
    const card = await makeCard(bank(), { customerId: person.id, accountId: person.mainId });
    const { content } = await read(person.userId);
    expect(content).toMatchObject({ name: "王小明", standing: "active", panic: null, locks: [] });
    expect(content.accounts.map(({ number }: { number: string }) => number)).toEqual([
      person.mainNumber,
      person.usdNumber,
    ]);
    expect(content.cards).toMatchObject([{ id: card.id, state: "active" }]);
    expect(JSON.stringify(content)).not.toContain(card.number);
  });

  test("unlocks a sign-in that wrong passwords have locked", async () => {
    const person = await makeCustomer(bank());
    for (let time = 0; time < 5; time += 1) await trySignIn({ site }, person);
    expect((await read(person.userId)).content.locks).toEqual(["sign-in"]);
    const { userId } = person;
    expect((await post("unlock", { userId, what: "sign-in" })).content).toEqual({ done: true });
    expect((await read(userId)).content.locks).toEqual([]);
    expect(await signIn({ site }, person)).toContain("=");
    expect(await trailOf(bank(), "app.unlock", person)).toHaveLength(1);
  });

  test("shows and lifts a lock in the customer's own browser [S05]", async () => {
    const person = await makeCustomer(bank());
    const { userId, password } = person;
    const here = {
      cookie: await deviceOf({ site }, person),
      more: { fds: "a browser of the tests" },
    };
    for (let time = 0; time < 5; time += 1) await trySignIn({ site }, person, here);
    expect((await read(userId)).content.locks).toEqual(["sign-in"]);
    expect((await post("unlock", { userId, what: "sign-in" })).code).toBe(200);
    expect((await read(userId)).content.locks).toEqual([]);
    expect((await trySignIn({ site }, person, { ...here, password })).code).toBe(200);
  });

  test("undoes the panic button, once", async () => {
    const person = await makeCustomer(bank());
    const { userId } = person;
    const cookie = await signIn({ site }, person);
    const { content } = await ask({ site }, "/v1/customer/login/panic", { payload: {}, cookie });
    expect((await read(userId)).content.panic).toBe(content.refNbr);
    expect((await post("panic", { userId })).code).toBe(200);
    expect((await read(userId)).content.panic).toBeNull();
    expect((await post("panic", { userId })).code).toBe("DESK000008");
  });

  test("switches transfers of one's own account, and of nobody else's", async () => {
    const [person, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const { userId, mainId: accountId } = person;
    for (const on of [true, false]) {
      const switches = { designatedOn: on, otherOn: !on };
      expect((await post("switches", { userId, accountId, ...switches })).code).toBe(200);
      expect((await read(userId)).content.accounts).toMatchObject([switches]);
    }
    const theirs = { userId, accountId: other.mainId, designatedOn: false, otherOn: false };
    const before = (await read(other.userId)).content.accounts;
    expect((await post("switches", theirs)).code).toBe("DESK000008");
    expect((await read(other.userId)).content.accounts).toEqual(before);
  });

  test("designates an account once, and opens further accounts", async () => {
    const [person, payee] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const { userId } = person;
    const designated = { userId, currency: "TWD", bankCode: "899", holderName: "林怡君" };
    const payload = { ...designated, accountNumber: payee.mainNumber };
    expect((await post("designated", payload)).code).toBe(200);
    expect((await post("designated", payload)).code).toBe("DESK000008");
    expect((await read(userId)).content.designated).toMatchObject([
      { bank: "899", number: payee.mainNumber, holder: "林怡君" },
    ]);
    const sub = { userId, currency: "TWD", kind: "sub", name: "旅遊" };
    expect((await post("accounts", sub)).code).toBe(200);
    expect((await post("accounts", { userId, currency: "USD", kind: "main" })).code).toBe(200);
    expect((await post("accounts", { userId, currency: "USD", kind: "main" })).code).toBe(
      "DESK000008",
    );
    const { content } = await read(userId);
    const kinds = content.accounts.map((each: { currency: string; kind: string }) =>
      [each.currency, each.kind].join(" "),
    );
    expect(kinds.toSorted()).toEqual(["TWD main", "TWD sub", "USD main"]);
  });

  test("activates a card that arrived, and nobody else's", async () => {
    const [person, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const options = { customerId: person.id, accountId: person.mainId, state: "inactive" } as const;
    const { id: cardId } = await makeCard(bank(), options);
    expect((await post("cards", { userId: other.userId, cardId })).code).toBe("DESK000008");
    expect((await post("cards", { userId: person.userId, cardId })).code).toBe(200);
    expect((await read(person.userId)).content.cards).toMatchObject([{ state: "active" }]);
    expect((await post("cards", { userId: person.userId, cardId })).code).toBe("DESK000008");
  });

  test("shows them on its page", async () => {
    const person = await makeCustomer(bank());
    const page = await site.inject(`/dev/app?userId=${person.userId}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(person.mainNumber);
  });

  test.each<[string, object]>([
    ["unlock", { what: "everything" }],
    ["unlock", {}],
    ["switches", { accountId: "1 or 1=1" }],
    ["switches", { accountId: "1", otherOn: "perhaps" }],
    ["designated", { currency: "TWD", bankCode: "899", accountNumber: "1", holderName: "王" }],
    [
      "designated",
      { currency: "TWD", bankCode: "000", accountNumber: "12345678", holderName: "王" },
    ],
    ["designated", { currency: "XXX", bankCode: "899", accountNumber: "1", holderName: "王" }],
    ["accounts", { currency: "TWD", kind: "joint" }],
    ["accounts", { currency: "TWD", kind: "sub", name: "x".repeat(21) }],
    ["cards", { cardId: "9".repeat(19) }],
    ["cards", { cardId: "" }],
  ])("answers bad input of %s with 400: %j", async (path, payload) => {
    const { userId } = await makeCustomer(bank());
    expect((await post(path, { userId, ...payload })).status).toBe(400);
  });

  test("answers an unknown customer, an odd one and odd pages without a fault", async () => {
    expect((await read("nobody41")).code).toBe("CHEA000050");
    expect((await post("panic", { userId: "nobody41" })).code).toBe("CHEA000050");
    for (const userId of ["", "x".repeat(41), "%00"]) {
      const { status } = await read(userId);
      expect([userId, status >= 400 && status < 500]).toEqual([userId, true]);
    }
    for (const query of ["?userId=nobody41", "?userId=%00", "?userId=%ED%A0%80", "?done"]) {
      const { statusCode } = await site.inject(`/dev/app${query}`);
      expect([query, statusCode < 500]).toEqual([query, true]);
    }
    for (const form of ["", "constructor", "unlock"]) {
      const payload = new URLSearchParams({ form }).toString();
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const posted = await site.inject({ method: "POST", url: "/dev/app", payload, headers });
      expect([form, Math.floor(posted.statusCode / 100)]).toEqual([form, 4]);
    }
  });
});
