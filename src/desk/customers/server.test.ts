import { beforeAll, describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask, lettersTo, trySignIn } from "../../../tests/people/asking.ts";
import { makeCard } from "../../../tests/people/cards.ts";
import {
  type CustomerOptions,
  makeCustomer,
  type Person,
  signIn,
} from "../../../tests/people/customers.ts";
import { takeAndOpen } from "../../../tests/people/desk-work.ts";
import { senderOf } from "../../../tests/people/transfers.ts";

const bank = testBank();
const desk = testDesk(bank, { callsPerMinute: 100_000 });

let [one, other] = ["", ""];
beforeAll(async () => {
  const member = async () =>
    staffSignIn({ desk: desk(), clock: bank().clock }, await makeStaff(bank(), ["service"]));
  [one, other] = [await member(), await member()];
});

const at = (cookie: string, url: string, payload?: object) =>
  ask({ site: desk() }, url, { cookie, ...(payload && { payload }) });
const person = (options: CustomerOptions = {}) => makeCustomer(bank(), options);

const cardOf = (owner: Person, state: "active" | "lost") =>
  makeCard(bank(), { customerId: owner.id, accountId: owner.mainId, state });

/** Opens a customer's file; returns functions that read it and act in it. */
async function fileOf({ nationalId }: Pick<Person, "nationalId">, cookie = one) {
  const payload = { nationalId, reason: "call", note: "客戶來電請求協助" };
  const { content } = await at(cookie, "/v1/desk/customers/cases", payload);
  const path = `/v1/desk/customers/cases/${content.caseId}`;
  return {
    path,
    read: async () => (await at(cookie, path)).content,
    act: (what: string, input: object = {}) => at(cookie, `${path}/${what}`, input),
  };
}

/** One requests, the other approves; returns the codes of both. */
async function approved(file: Awaited<ReturnType<typeof fileOf>>, input: object) {
  const requested = await file.act("requests", { reason: "客戶已完成身分確認", ...input });
  const { requests } = await file.read();
  const decide = async (cookie: string) => {
    const { id } = requests[0];
    await takeAndOpen((...sent) => at(cookie, ...sent), "approvals", id);
    const payload = { decision: "approve", note: "核對無誤" };
    return at(cookie, `/v1/desk/approvals/${id}/decision`, payload);
  };
  const own = await decide(one);
  return { requested: requested.code, own: own.code, decided: (await decide(other)).code };
}

async function trailOf({ id }: Person) {
  return bank().owner.query<{ event: string; detail: { note?: string }; actor: string }>(
    "select event, detail, actor_kind as actor from audit where customer_id = $1 and event like 'desk.%' order by at, id",
    [id],
  );
}

describe("a customer's file", () => {
  test("needs a reason, masks what it shows, and every look stands in the trail", async () => {
    const ada = await person({ name: { zh: "王小明", en: "Wang Hsiao-ming", ko: "왕샤오밍" } });
    const bare = { nationalId: ada.nationalId, reason: "call", note: "" };
    expect((await at(one, "/v1/desk/customers/cases", bare)).status).toBe(400);
    const text = JSON.stringify(await (await fileOf(ada)).read());
    for (const secret of [ada.nationalId, ada.mobile, ada.email, ada.mainNumber, "王小明"]) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain("王○明");
    expect((await trailOf(ada)).map(({ event, actor }) => `${actor} ${event}`)).toEqual([
      "staff desk.customer.open",
      "staff desk.customer.read",
    ]);
    expect((await trailOf(ada))[1]?.detail.note).toBe("客戶來電請求協助");
  });

  test("is its opener's alone, and is closed after 30 minutes", async () => {
    const file = await fileOf(await person());
    expect((await at(other, file.path)).code).toBe("DESK000004");
    await bank().owner.query("update desk_case set expires_at = bank.now()", []);
    expect((await at(one, file.path)).code).toBe("DESK000004");
  });

  test("of nobody is refused, and that somebody looked stands in the trail", async () => {
    const payload = { nationalId: "A100000001", reason: "call", note: "查詢身分" };
    expect((await at(one, "/v1/desk/customers/cases", payload)).code).toBe("DESK000007");
    const rows = await bank().owner.query(
      "select from audit where event = 'desk.customer.open' and outcome = 'DESK000007'",
      [],
    );
    expect(rows).toHaveLength(1);
  });
});

describe("help", () => {
  test("unlocks a sign-in that five wrong passwords locked", async () => {
    const ada = await person();
    for (let time = 0; time < 5; time += 1) await trySignIn(bank(), ada);
    expect((await trySignIn(bank(), ada, { password: ada.password })).code).toBe("CHEA000013");
    const file = await fileOf(ada);
    expect((await file.read()).locks.signIn).toBe(true);
    expect((await file.act("unlock", { what: "sign-in" })).code).toBe(200);
    expect((await file.read()).locks.signIn).toBe(false);
    expect((await trySignIn(bank(), ada, { password: ada.password })).code).toBe(200);
  });

  test("a flag ends the open session and stops what was about to be posted; two lift it", async () => {
    const ada = await person({ balance: 10_000 });
    const bo = await person();
    const sender = await senderOf(bank(), ada);
    const { key, token } = await sender.ready({
      toBnkCd: "899",
      toAcctNbr: bo.mainNumber,
      amount: 100,
    });
    const file = await fileOf(ada);
    expect((await file.act("flag", { reason: "疑似人頭帳戶" })).code).toBe(200);
    expect((await file.act("flag", { reason: "疑似人頭帳戶" })).code).toBe("DESK000008");
    expect((await sender.execute(key, token)).code).toBe("CHEA000001");
    expect((await trySignIn(bank(), ada, { password: ada.password })).code).toBe("CHEA000013");
    expect(await approved(file, { kind: "lift-flag" })).toEqual({
      requested: 200,
      own: "DESK000006",
      decided: 200,
    });
    expect((await trySignIn(bank(), ada, { password: ada.password })).code).toBe(200);
  });

  test("the panic button is undone by two, and the cards that it stopped are in use again", async () => {
    const ada = await person();
    const used = await cardOf(ada, "active");
    const lost = await cardOf(ada, "lost");
    const cookie = await signIn(bank(), ada);
    expect((await ask(bank(), "/v1/customer/login/panic", { payload: {}, cookie })).code).toBe(200);
    const file = await fileOf(ada);
    expect((await file.read()).customer.panic).not.toBeNull();
    expect(await approved(file, { kind: "undo-panic" })).toMatchObject({ decided: 200 });
    const { customer, cards } = await file.read();
    expect(customer.panic).toBeNull();
    const stateOf = (id: string) => cards.find((card: { id: string }) => card.id === id)?.state;
    expect([stateOf(used.id), stateOf(lost.id)]).toEqual(["active", "lost"]);
    const letters = await lettersTo(bank(), ada);
    expect(letters.some(({ subject }) => subject?.includes("一鍵停用已解除"))).toBe(true);
  });

  test("an account counts as designated from the second day after, one's own from the next", async () => {
    const ada = await person();
    const file = await fileOf(ada);
    const account = { currency: "TWD", bankCode: "822", holderName: "陳大文" };
    const theirs = { ...account, accountNumber: "901540273618" };
    const own = { ...account, accountNumber: "901540273619", isOwn: true };
    const [row] = await bank().owner.query<{ one: string; two: string }>(
      "select to_char(bank.today() + 1, 'YYYY/MM/DD') as one, to_char(bank.today() + 2, 'YYYY/MM/DD') as two",
      [],
    );
    expect((await file.act("designated", theirs)).content).toEqual({ effectiveOn: row?.two });
    expect((await file.act("designated", own)).content).toEqual({ effectiveOn: row?.one });
    expect((await file.act("designated", theirs)).code).toBe("DESK000008");
    expect((await file.act("designated", { ...theirs, bankCode: "001" })).status).toBe(400);
    expect((await file.read()).designated).toHaveLength(2);
  });

  test("a first account makes a customer of who had applied, and a second of its kind is refused", async () => {
    const ada = await person({ standing: "applied", withoutAccount: true });
    const file = await fileOf(ada);
    const main = { currency: "TWD", kind: "main" };
    expect((await file.act("accounts", { currency: "USD", kind: "main" })).code).toBe("DESK000008");
    const opened = await Promise.all([file.act("accounts", main), file.act("accounts", main)]);
    expect(opened.map(({ code }) => code).toSorted()).toEqual([200, "DESK000008"]);
    expect((await file.act("accounts", { currency: "USD", kind: "main" })).code).toBe(200);
    expect((await file.act("accounts", { currency: "TWD", kind: "sub", name: "旅行" })).code).toBe(
      200,
    );
    const { customer, accounts } = await file.read();
    expect(customer.standing).toBe("active");
    expect(accounts).toHaveLength(3);
    expect((await file.act("cards", {})).code).toBe(200);
    expect((await file.act("cards", {})).code).toBe("DESK000008");
    expect(await bank().owner.query("select from ledger_broken", [])).toEqual([]);
  });

  test("a card is replaced by a new one, and never comes back", async () => {
    const ada = await person();
    const { id } = await cardOf(ada, "lost");
    const file = await fileOf(ada);
    expect((await file.act("cards/replace", { cardId: id })).code).toBe(200);
    expect((await file.act("cards/replace", { cardId: id })).code).toBe("DESK000008");
    const { cards } = await file.read();
    expect(cards.map(({ state }: { state: string }) => state)).toEqual(["inactive", "replaced"]);
  });

  test("a lower limit that two agreed on holds to the dollar, and can be lifted again", async () => {
    const ada = await person({ balance: 50_000, tier: "advanced" });
    const bo = await person();
    const file = await fileOf(ada);
    const accountId = ada.mainId;
    const limit = { kind: "change-limit", accountId, dayLimit: "2,000" };
    expect(await approved(file, limit)).toMatchObject({ decided: 200 });
    const sender = await senderOf(bank(), ada);
    const prepare = async (txAmt: number) =>
      (await sender.prepare({ toBnkCd: "899", toAcctNbr: bo.mainNumber, amount: txAmt })).code;
    expect([await prepare(2_001), await prepare(2_000)]).toEqual(["TRFR000003", 200]);
    expect(await approved(file, { ...limit, dayLimit: "" })).toMatchObject({ decided: 200 });
    expect(await prepare(2_001)).toBe(200);
  });

  test("switches stop transfers at once", async () => {
    const ada = await person({ balance: 5_000 });
    const bo = await person();
    const file = await fileOf(ada);
    const sender = await senderOf(bank(), ada);
    const payee = { toBnkCd: "899", toAcctNbr: bo.mainNumber, amount: 100 };
    expect((await file.act("switches", { accountId: ada.mainId })).code).toBe(200);
    expect((await sender.prepare(payee)).code).toBe("TRFR000007");
    await file.act("switches", { accountId: ada.mainId, otherOn: true });
    expect((await sender.prepare(payee)).code).toBe(200);
  });
});

describe("the database", () => {
  test("lets the customers' site do none of it", async () => {
    const { id } = await person();
    for (const sql of [
      "update customer set flagged_at = null where id = $1",
      "update panic_stop set undone_at = now() where customer_id = $1",
      "update account set other_on = true where customer_id = $1",
      "update account set other_day_limit = null where customer_id = $1",
      "insert into desk_request select * from desk_request where customer_id = $1",
    ]) {
      await expect(bank().pool.query(sql, [id])).rejects.toThrow(/permission denied/);
    }
  });

  test("refuses an approval by whoever asked, whatever the program says", async () => {
    const { id } = await person();
    const { id: staffId } = await makeStaff(bank(), ["service"]);
    const insert = bank().owner.query(
      `insert into desk_request (id, kind, customer_id, subject, reason, requested_by, requested_at,
         expires_at, state, decided_by, decided_at)
       values (gen_random_uuid(), 'lift-flag', $1, '{}', 'why', $2, now(), now(), 'approved', $2, now())`,
      [id, staffId],
    );
    await expect(insert).rejects.toThrow(/violates check constraint/);
  });
});
