import { describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { ask, lettersTo, trailOf } from "../../../tests/people/asking.ts";
import { holderIn } from "../../../tests/people/card-holders.ts";
import { makeCard } from "../../../tests/people/cards.ts";
import { makeCustomer, type Person, signIn } from "../../../tests/people/customers.ts";
import { withoutScripts } from "../../../tests/readers/markup.ts";
import { undoPanic } from "./server/undo.ts";

const bank = testBank();
const HISTORY = "/v1/customer/login/history";
const SESSION = "/v1/customer/login/session";

async function undo(customerId: string): Promise<void> {
  const device = { label: "bank", isEmbedded: false, deviceModel: null, deviceSystem: null };
  const from = { address: "127.0.0.1", request: "undo", ...device };
  const by = { actor: { kind: "bank" }, customer: null, from, log: () => {} } as const;
  const undoing = { customerId, pressedBy: null };
  await bank().owner.transaction((tx) => undoPanic(tx, { ...by, now: new Date() }, undoing));
}

describe("the panic button", () => {
  test("stops what can be stopped, signs out, and says so twice", async () => {
    const [person, other] = [
      await makeCustomer(bank(), { usd: 100 }),
      await makeCustomer(bank(), { usd: 100 }),
    ];
    const cookie = await signIn(bank(), person);
    const response = await ask(bank(), "/v1/customer/login/panic", { method: "POST", cookie });
    expect(response.content).toMatchObject({ loggedIn: false, acctCnt: 2, cardCnt: 0 });
    const { refNbr } = response.content;
    expect(refNbr).toMatch(/^P\d{14}$/);
    expect(response.cookies["__Host-session"]).toBe("");
    expect((await ask(bank(), HISTORY, { cookie })).code).toBe("CHEA000001");
    const stops = await bank().owner.query(
      "select customer_id as id, reference, undone_at from panic_stop where customer_id = any($1)",
      [[person.id, other.id]],
    );
    expect(stops).toEqual([{ id: person.id, reference: refNbr, undone_at: null }]);
    const letters = (await lettersTo(bank(), person)).filter(({ body }) => body.includes(refNbr));
    expect(letters.map(({ channel }) => channel).toSorted()).toEqual(["mail", "sms"]);
    expect(await trailOf(bank(), "panic", person)).toEqual([
      { outcome: "ok", detail: { accounts: 2, cards: 0 } },
    ]);
  });

  test("stops the cards in use and tells which, and leaves the others as they are", async () => {
    const [person, other] = [await makeCustomer(bank()), await makeCustomer(bank())];
    const states = ["active", "inactive", "lost", "stopped", "expired", "replaced", "active"];
    for (const [index, state] of states.entries()) await giveCard(person, index, state);
    await giveCard(other, 9, "active");
    const cookie = await signIn(bank(), person);
    const { content } = await ask(bank(), "/v1/customer/login/panic", { method: "POST", cookie });
    expect(content).toMatchObject({ loggedIn: false, cardCnt: 2 });
    expect(content.cardList).toEqual([
      { cardNm: "簽帳金融卡", cardNbr: "**** **** **** 1000" },
      { cardNm: "簽帳金融卡", cardNbr: "**** **** **** 1006" },
    ]);
    expect(await cardStates(person)).toEqual(
      states.map((state) => (state === "active" ? "stopped" : state)),
    );
    expect(await cardStates(other)).toEqual(["active"]);
    const trail = await trailOf(bank(), "card.stop", person);
    expect(trail.map(({ detail }) => detail?.card).toSorted()).toEqual(["1000", "1006"]);
    const letters = (await lettersTo(bank(), person)).map(({ body }) => body);
    expect(letters.filter((body) => body.includes(content.refNbr))).toEqual([
      expect.stringContaining("2 張"),
      expect.stringContaining("2 張"),
    ]);
    // Pressed again, there is nothing left to stop.
    const again = await signIn(bank(), person);
    const response = await ask(bank(), "/v1/customer/login/panic", {
      method: "POST",
      cookie: again,
    });
    expect(response.content).toMatchObject({ cardCnt: 0, cardList: [], refNbr: content.refNbr });
  });

  test("is told to whoever signs in afterwards, until the desk has undone it", async () => {
    const person = await makeCustomer(bank());
    const cookie = await signIn(bank(), person);
    const none = { pncRefNbr: null, pncDtm: null };
    expect((await ask(bank(), SESSION, { cookie })).content.cust).toMatchObject(none);
    const { content } = await ask(bank(), "/v1/customer/login/panic", { method: "POST", cookie });
    const again = await signIn(bank(), person);
    expect((await ask(bank(), SESSION, { cookie: again })).content.cust).toMatchObject({
      pncRefNbr: content.refNbr,
      pncDtm: expect.stringMatching(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/),
    });
    for (const path of ["/overview", "/overview/security", "/accessible/overview"]) {
      const page = await bank().site.inject({ url: path, headers: { cookie: again } });
      expect(page.body).toContain("一鍵停用生效中");
      expect(page.body).toContain(content.refNbr);
    }
    await expect(
      bank().pool.query("update panic_stop set undone_at = bank.now()", []),
    ).rejects.toThrow("permission denied");
    await bank().owner.query("update panic_stop set undone_at = bank.now()", []);
    expect((await ask(bank(), SESSION, { cookie: again })).content.cust).toMatchObject(none);
    const page = await bank().site.inject({ url: "/overview", headers: { cookie: again } });
    expect(withoutScripts(page.body)).not.toContain("一鍵停用生效中");
  });

  test("brings its cards back when it is undone, but none that was reported lost since [C46]", async () => {
    const { person, card, cookie } = await holderIn(bank());
    const stolen = await makeCard(bank(), { customerId: person.id, accountId: person.mainId });
    await ask(bank(), "/v1/customer/login/panic", { method: "POST", cookie });
    const reported = await ask(bank(), "/v1/debitcard/manage/lost/accident-ibk", {
      method: "DELETE",
      payload: { cardId: stolen.id },
      cookie: await signIn(bank(), person),
    });
    expect(reported.content).toMatchObject({ lostStatus: "final", lostFnlRsnCd: "sealed" });
    await undo(person.id);
    const rows = await bank().owner.query(
      "select id::text, state from card where customer_id = $1 order by id",
      [person.id],
    );
    expect(rows).toEqual([
      { id: card.id, state: "active" },
      { id: stolen.id, state: "lost" },
    ]);
  });

  test("pressed again also stops a card activated since, and undoing it brings back both", async () => {
    const { person, cookie } = await holderIn(bank());
    await ask(bank(), "/v1/customer/login/panic", { method: "POST", cookie });
    await makeCard(bank(), { customerId: person.id, accountId: person.mainId });
    const again = await ask(bank(), "/v1/customer/login/panic", {
      method: "POST",
      cookie: await signIn(bank(), person),
    });
    expect(again.content).toMatchObject({ cardCnt: 1 });
    await undo(person.id);
    const rows = await bank().owner.query<{ state: string }>(
      "select state from card where customer_id = $1",
      [person.id],
    );
    expect(rows.map(({ state }) => state)).toEqual(["active", "active"]);
  });

  test("stops nothing when one part of it fails", async () => {
    const person = await makeCustomer(bank());
    await giveCard(person, 11, "active");
    const cookie = await signIn(bank(), person);
    // Its letter cannot be written: a constraint rejects it.
    await bank().owner.query(
      `alter table outbox add constraint full_up check (customer_id <> ${person.id}) not valid`,
      [],
    );
    const response = await ask(bank(), "/v1/customer/login/panic", { method: "POST", cookie });
    await bank().owner.query("alter table outbox drop constraint full_up", []);
    expect(response.status).toBe(500);
    expect(await cardStates(person)).toEqual(["active"]);
    expect(await trailOf(bank(), "card.stop", person)).toEqual([]);
    expect((await ask(bank(), HISTORY, { cookie })).code).toBe(200);
  });

  test("is there for who is signed in only [E01]", async () => {
    const response = await ask(bank(), "/v1/customer/login/panic", { method: "POST" });
    expect(response.code).toBe("CHEA000001");
  });
});

async function giveCard({ id, mainId }: Person, index: number, state: string): Promise<void> {
  await bank().owner.query(
    `insert into card (customer_id, account_id, number_hash, last_four, name, expires_on, state, issued_on)
     values ($1, $2, sha256(uuid_send(gen_random_uuid())), $3, $4, '2031-01-01', $5, '2025-01-02')`,
    [
      id,
      mainId,
      String(1000 + index),
      { zh: "簽帳金融卡", en: "Debit card", ko: "체크카드" },
      state,
    ],
  );
}

async function cardStates({ id }: Person): Promise<string[]> {
  const rows = await bank().owner.query<{ state: string }>(
    "select state from card where customer_id = $1 order by last_four",
    [id],
  );
  return rows.map(({ state }) => state);
}
