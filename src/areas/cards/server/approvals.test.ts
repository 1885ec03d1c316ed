import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localClearing } from "#ports/clearing/local.ts";
import { localCoreBank } from "#ports/core-bank/local.ts";
import type { CoreBank } from "#ports/core-bank/port.ts";
import { bankRules } from "#ports/core-bank/rules.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { ask, lettersTo } from "../../../../tests/people/asking.ts";
import { type Holder, holderIn } from "../../../../tests/people/card-holders.ts";
import { settleDispute } from "./disputes.ts";
import { authorisePayment } from "./payments.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });
let coreBank: CoreBank;

beforeAll(async () => {
  const { url, pool: read } = bank();
  const onError = (thrown: unknown) => {
    throw thrown;
  };
  coreBank = await localCoreBank({
    url,
    read,
    clearing: localClearing(),
    rules: bankRules,
    onError,
  });
});
afterAll(() => coreBank.close());

function pay({ card }: Holder, amount = 800, id = randomUUID()) {
  const { pool: db, vault } = bank();
  const shop = { merchant: "GLOWPLAY DIGITAL", country: "SG", entryMode: "online" } as const;
  return authorisePayment(
    { db, vault, coreBank },
    { cardNumber: card.number, id, amount, ...shop },
  );
}

const approvals = async ({ cookie }: Holder, payload: object = {}) =>
  (await ask(bank(), "/v1/debitcard/information/approve/lists", { payload, cookie })).content;

const dispute = ({ cookie }: Holder, payload: object) =>
  ask(bank(), "/v1/debitcard/disputes", { payload, cookie });

const disputes = async ({ cookie }: Holder) =>
  (await ask(bank(), "/v1/debitcard/disputes", { cookie })).content.dsptList;

async function paidId(holder: Holder, amount = 800): Promise<string> {
  const id = randomUUID();
  expect(await pay(holder, amount, id)).toMatchObject({ approved: true });
  return id;
}

const balanceOf = async ({ person }: Holder) => {
  const rows = await bank().owner.query<{ balance: string }>(
    "select balance from account where id = $1",
    [person.mainId],
  );
  return Number(rows[0]?.balance);
};

const undecided = async ({ card }: Awaited<ReturnType<typeof holderIn>>) => {
  const rows = await bank().owner.query(
    "select from card_payment where card_id = $1 and state = 'pending'",
    [card.id],
  );
  return rows.length;
};

describe("a payment that is under way while the report comes", () => {
  test("is approved before it or refused after it, never both [S07]", async () => {
    const holder = await holderIn(bank(), { balance: 100_000 });
    const payments = Array.from({ length: 30 }, () => pay(holder, 100));
    const reports = Array.from({ length: 20 }, () => holder.report());
    const [paid, reported] = await Promise.all([Promise.all(payments), Promise.all(reports)]);
    expect(new Set(reported.map(({ content }) => content.refNbr)).size).toBe(1);
    const approved = paid.filter((response) => response.approved).length;
    const rows = await bank().owner.query<Record<string, unknown>>(
      `select count(*) filter (where card_payment.state = 'approved')::int as approved,
              count(posting.id)::int as posted,
              count(*) filter (where card_payment.state = 'pending')::int as pending,
              count(*) filter (where card_payment.state = 'approved' and decided_at >= reported_at)::int
                as "approvedAfter",
              count(*) filter (where card_payment.state = 'refused' and decided_at < reported_at)::int
                as "refusedBefore",
              count(*) filter (where card_payment.state = 'refused' and posting.id is not null)::int as both
         from card_payment join card_loss using (card_id)
         left join posting on posting.id = card_payment.id where card_id = $1`,
      [holder.card.id],
    );
    expect(rows).toEqual([
      { approved, posted: approved, pending: 0, approvedAfter: 0, refusedBefore: 0, both: 0 },
    ]);
    expect(await balanceOf(holder)).toBe(100_000 - 100 * approved);
    expect(await pay(holder)).toEqual({ approved: false, refusal: "card" });
  });

  test("is approved before the panic button or refused after it, and neither waits for the other in vain", async () => {
    const holder = await holderIn(bank(), { balance: 100_000 });
    const payments = Array.from({ length: 20 }, () => pay(holder, 100));
    const panic = ask(bank(), "/v1/customer/login/panic", { payload: {}, cookie: holder.cookie });
    const [paid, stopped] = await Promise.all([Promise.all(payments), panic]);
    expect(stopped.content).toMatchObject({ cardCnt: 1 });
    const approved = paid.filter((response) => response.approved).length;
    expect(await balanceOf(holder)).toBe(100_000 - 100 * approved);
    // Waiting too long for a lock that the other holds would be a fault.
    expect(stopped.code).toBe(200);
    expect(await undecided(holder)).toBe(0);
    expect(await pay(holder)).toMatchObject({ approved: false });
  });
});

describe("approvals", () => {
  test("are listed by card and in all, the newest first, refused ones too [C41] [C44] [F19]", async () => {
    const holder = await holderIn(bank(), { balance: 1_000 });
    await pay(holder, 800);
    await pay(holder, 900);
    const { cookie, card } = holder;
    const content = await approvals(holder, { cardId: card.id });
    expect(content).toMatchObject({ totCnt: 2, pageNbr: 1, pageCnt: 10 });
    expect(content.approveList).toMatchObject([
      { txAmt: 900, aprvYn: "N", aprvNbr: null, rfslRsnCd: "balance", dsptPsblYn: "N" },
      {
        ...{ txAmt: 800, aprvYn: "Y", aprvNbr: expect.stringMatching(/^\d{6}$/), rfslRsnCd: null },
        ...{ mrchNm: "GLOWPLAY DIGITAL", natCd: "SG", entrMdCd: "online", dsptPsblYn: "Y" },
      },
    ]);
    const recent = await ask(bank(), "/v1/timeline/history/recents", { cookie });
    expect(recent.content.txLst).toEqual(content.approveList);
    expect((await approvals(holder, { pageCnt: 1, pageNbr: 2 })).approveList).toMatchObject([
      { txAmt: 800 },
    ]);
    expect((await ask(bank(), "/v1/timeline/history/recents", {})).code).toBe("CHEA000001");
  });

  test("are the customer's own, and of 45 days [C44]", async () => {
    const [holder, other] = [await holderIn(bank()), await holderIn(bank())];
    const old = await paidId(holder);
    await paidId(other);
    await bank().owner.query(
      "update card_payment set requested_at = bank.now() - interval '46 days' where id = $1",
      [old],
    );
    expect(await approvals(holder)).toMatchObject({ approveList: [], totCnt: 0 });
    expect((await dispute(holder, { aprvId: old, dsptRsnCd: "unknown" })).code).toBe("EMRG000008");
  });
});

describe("a dispute", () => {
  test("is taken, settled through the ledger, and every state is seen [R26]", async () => {
    const holder = await holderIn(bank(), { balance: 10_000 });
    const aprvId = await paidId(holder, 3_000);
    const filed = await dispute(holder, { aprvId, dsptRsnCd: "unknown", dsptCont: " 不是我 " });
    expect(filed.content).toMatchObject({
      dsptRefNbr: expect.stringMatching(/^D\d{14}$/),
      dsptSttsCd: "received",
      lostRefNbr: null,
    });
    const reference = filed.content.dsptRefNbr;
    const services = { db: bank().pool, coreBank };
    await settleDispute(services, reference, { action: "credit", initiator: null });
    expect(await balanceOf(holder)).toBe(10_000);
    await settleDispute(services, reference, { action: "reject", initiator: null });
    expect(await balanceOf(holder)).toBe(7_000);
    const [seen] = await disputes(holder);
    expect(seen.sttsList.map(({ dsptSttsCd }: Record<string, string>) => dsptSttsCd)).toEqual([
      ...["received", "crediting", "credited", "reversing", "rejected"],
    ]);
    expect((await approvals(holder)).approveList[0]).toMatchObject({
      dsptRefNbr: reference,
      dsptSttsCd: "rejected",
      dsptPsblYn: "N",
    });
    const letters = (await lettersTo(bank(), holder.person)).filter(
      ({ channel }) => channel === "mail",
    );
    expect(letters).toHaveLength(3);
    expect(await bank().owner.query("select * from ledger_broken", [])).toEqual([]);
  });

  test("blocks the card in the same step where the customer asks for it, and a blocked one is no hindrance", async () => {
    const holder = await holderIn(bank());
    const [first, second] = [await paidId(holder), await paidId(holder)];
    const reason = { dsptRsnCd: "unknown", lostYn: "Y" };
    const filed = await dispute(holder, { aprvId: first, ...reason });
    expect(filed.content.lostRefNbr).toMatch(/^L\d{14}$/);
    expect(await holder.state()).toBe("lost");
    const again = await dispute(holder, { aprvId: second, ...reason });
    expect(again.content.lostRefNbr).toBe(filed.content.lostRefNbr);
    const replaced = await holderIn(bank());
    const third = await paidId(replaced);
    await bank().owner.query("update card set state = 'replaced' where id = $1", [
      replaced.card.id,
    ]);
    expect((await dispute(replaced, { aprvId: third, ...reason })).content.lostRefNbr).toBeNull();
  });

  test("is filed once, of one's own approved payment, however often at once", async () => {
    const [holder, other] = [await holderIn(bank()), await holderIn(bank())];
    const aprvId = await paidId(holder);
    const all = await Promise.all(
      Array.from({ length: 10 }, () => dispute(holder, { aprvId, dsptRsnCd: "twice" })),
    );
    expect(all.map(({ code }) => code).toSorted()).toEqual([200, ...Array(9).fill("EMRG000009")]);
    expect((await dispute(other, { aprvId, dsptRsnCd: "twice" })).code).toBe("EMRG000008");
    expect((await dispute(holder, { aprvId: randomUUID(), dsptRsnCd: "twice" })).code).toBe(
      "EMRG000008",
    );
    expect((await dispute(holder, { aprvId, dsptRsnCd: "other" })).status).toBe(400);
    expect(
      (await dispute(holder, { aprvId, dsptRsnCd: "twice", dsptCont: "x".repeat(301) })).status,
    ).toBe(400);
  });

  test("is withdrawn by its owner before the bank has begun", async () => {
    const [holder, other] = [await holderIn(bank()), await holderIn(bank())];
    const aprvId = await paidId(holder);
    const { content } = await dispute(holder, { aprvId, dsptRsnCd: "amount" });
    const withdraw = ({ cookie }: Holder) =>
      ask(bank(), `/v1/debitcard/disputes/${content.dsptRefNbr}`, { method: "DELETE", cookie });
    expect((await withdraw(other)).code).toBe("EMRG000010");
    expect((await withdraw(holder)).content).toMatchObject({ dsptSttsCd: "withdrawn" });
    expect((await withdraw(holder)).code).toBe("EMRG000010");
    const services = { db: bank().pool, coreBank };
    await expect(
      settleDispute(services, content.dsptRefNbr, { action: "credit", initiator: null }),
    ).rejects.toMatchObject({
      code: "EMRG000010",
    });
  });
});
