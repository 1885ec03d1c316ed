import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { onAccount, onInternal } from "#base/postings/posting.ts";
import type { CoreBank } from "#ports/core-bank/port.ts";
import { openVault, type Vault } from "#server/secrets/vault.ts";
import { hold, makePlace, untilWaiting } from "../../../../tests/bank/held-places.ts";
import { TEST_SECRET } from "../../../../tests/bank/secret.ts";
import { makeAccount, testLedger } from "../../../../tests/ledger/ledger.ts";
import type { Made } from "../../../../tests/ledger/ledger-orders.ts";
import { makeCard } from "../../../../tests/people/cards.ts";
import { resumeDisputes, settleDispute } from "./disputes.ts";
import { authorisePayment } from "./payments.ts";

const ledger = testLedger();
let vault: Vault;
let filed = 0;

beforeAll(async () => {
  vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 1);
});

const AMOUNT = 3_000;

/** A disputed payment of NT$3,000 from an account that held NT$10,000 before. */
async function disputed(balance = 10_000): Promise<{ account: Made; reference: string }> {
  const { owner, read: db, bank: coreBank } = ledger();
  const account = await makeAccount(owner, { balance });
  const { customerId, id: accountId } = account;
  const { number } = await makeCard({ owner, vault }, { customerId, accountId });
  const id = randomUUID();
  const shop = { merchant: "LUMEN GIFT CARDS", country: "US", entryMode: "online" } as const;
  const request = { cardNumber: number, id, amount: AMOUNT, ...shop };
  expect(await authorisePayment({ db, vault, coreBank }, request)).toMatchObject({
    approved: true,
  });
  filed += 1;
  const reference = `D20300101${String(filed).padStart(6, "0")}`;
  await owner.query(
    `with filed as (insert into card_dispute (reference, payment_id, reason, note, state, credit_id)
                    values ($1, $2, 'unknown', null, 'received', $3) returning reference)
     insert into card_dispute_step select reference, 1, 'received', bank.now() from filed`,
    [reference, id, randomUUID()],
  );
  return { account, reference };
}

async function balanceOf({ id }: Made): Promise<number> {
  const [row] = await ledger().owner.query<{ balance: string }>(
    "select balance from account where id = $1",
    [id],
  );
  return Number(row?.balance);
}

const settle = (reference: string, action: "credit" | "uphold" | "reject", coreBank?: CoreBank) =>
  settleDispute({ db: ledger().read, coreBank: coreBank ?? ledger().bank }, reference, {
    action,
    initiator: null,
  });

const stepsOf = (dispute: { steps: { state: string }[] }) =>
  dispute.steps.map(({ state }) => state);

async function letters({ customerId }: Made): Promise<string[]> {
  const rows = await ledger().owner.query<{ body: string }>(
    "select body from outbox where customer_id = $1 order by made_at, id",
    [customerId],
  );
  return rows.map(({ body }) => body);
}

test("a dispute that is upheld leaves the customer the money that was lent", async () => {
  const { account, reference } = await disputed();
  expect(await settle(reference, "credit")).toMatchObject({ state: "credited" });
  expect(await balanceOf(account)).toBe(10_000);
  const settled = await settle(reference, "uphold");
  expect(stepsOf(settled)).toEqual(["received", "crediting", "credited", "upheld"]);
  expect(await balanceOf(account)).toBe(10_000);
  const messages = await letters(account);
  expect(messages).toHaveLength(2);
  for (const letter of messages) expect(letter).toContain(reference);
});

test("the trail names the member of staff who had it posted, and the bank for what a job resumes", async () => {
  const { reference } = await disputed();
  const initiator = { staffId: "4711", address: "192.0.2.7", request: "desk-request" };
  const services = { db: ledger().read, coreBank: ledger().bank };
  await settleDispute(services, reference, { action: "credit", initiator });
  await settleDispute(services, reference, { action: "reject", initiator });
  expect(await postedBy(reference)).toEqual([
    { actor: "staff 4711", address: "192.0.2.7" },
    { actor: "staff 4711", address: "192.0.2.7" },
  ]);
  const resumed = await disputed();
  await ledger().owner.query("update card_dispute set state = 'crediting' where reference = $1", [
    resumed.reference,
  ]);
  await resumeDisputes(services);
  expect(await postedBy(resumed.reference)).toEqual([{ actor: "bank", address: null }]);
});

/** Who had the postings of a dispute made, according to the trail. */
function postedBy(reference: string): Promise<{ actor: string; address: string | null }[]> {
  return ledger().owner.query(
    `select concat_ws(' ', actor_kind, actor_id) as actor, address from audit
       join posting on posting.id = audit.posting_id
      where posting.id = (select credit_id from card_dispute where reference = $1)
         or posting.reverses = (select credit_id from card_dispute where reference = $1)
      order by posting.at`,
    [reference],
  );
}

test("a dispute that is rejected takes the money back, once", async () => {
  const { account, reference } = await disputed();
  await settle(reference, "credit");
  const settled = await settle(reference, "reject");
  expect(stepsOf(settled)).toEqual([
    ...["received", "crediting", "credited", "reversing", "rejected"],
  ]);
  expect(await balanceOf(account)).toBe(7_000);
  await expect(settle(reference, "reject")).rejects.toMatchObject({ code: "EMRG000010" });
  await expect(settle(reference, "credit")).rejects.toMatchObject({ code: "EMRG000010" });
  expect(await balanceOf(account)).toBe(7_000);
});

test("a dispute that is rejected before anything was lent moves nothing", async () => {
  const { account, reference } = await disputed();
  expect(await settle(reference, "reject")).toMatchObject({ state: "rejected" });
  expect(await balanceOf(account)).toBe(7_000);
  expect(await letters(account)).toHaveLength(1);
});

test("of twenty who settle it at once, one does, and the money is lent once", async () => {
  const { account, reference } = await disputed();
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, () => settle(reference, "credit")),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await balanceOf(account)).toBe(10_000);
  const both = await Promise.allSettled([settle(reference, "uphold"), settle(reference, "reject")]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect([7_000, 10_000]).toContain(await balanceOf(account));
});

test.each([
  ["before the ledger posted", false],
  ["after the ledger posted", true],
])("what dies %s is taken up again and ends the same", async (_, posts) => {
  const { account, reference } = await disputed();
  const { bank, read: db } = ledger();
  const dying: CoreBank = {
    ...bank,
    async post(order) {
      if (posts) await bank.post(order);
      throw new Error("the process died");
    },
    async reverse(id, initiator) {
      if (posts) await bank.reverse(id, initiator);
      throw new Error("the process died");
    },
  };
  await expect(settle(reference, "credit", dying)).rejects.toThrow("died");
  await resumeDisputes({ db, coreBank: bank });
  await resumeDisputes({ db, coreBank: bank });
  expect(await balanceOf(account)).toBe(10_000);
  await expect(settle(reference, "reject", dying)).rejects.toThrow("died");
  await resumeDisputes({ db, coreBank: bank });
  await resumeDisputes({ db, coreBank: bank });
  expect(await balanceOf(account)).toBe(7_000);
  expect(await letters(account)).toHaveLength(2);
});

test("a dispute that cannot be resumed holds up no other", async () => {
  const { bank, read: db, owner } = ledger();
  const [bad, good] = [await disputed(), await disputed()];
  const references = [bad.reference, good.reference];
  await owner.query("update card_dispute set state = 'crediting' where reference = any($1)", [
    references,
  ]);
  const accounts: CoreBank["accounts"] = (customerId) =>
    customerId === bad.account.customerId
      ? Promise.reject(new Error("a bad row"))
      : bank.accounts(customerId);
  const resumed = resumeDisputes({ db, coreBank: { ...bank, accounts } });
  await expect(resumed).rejects.toMatchObject({ errors: [new Error("a bad row")] });
  expect(await balanceOf(good.account)).toBe(10_000);
  expect(await balanceOf(bad.account)).toBe(7_000);
  await resumeDisputes({ db, coreBank: bank });
  expect(await balanceOf(bad.account)).toBe(10_000);
});

test("money that was spent meanwhile is taken back when there is some again", async () => {
  const { account, reference } = await disputed(3_000);
  const { bank, read: db, owner } = ledger();
  await settle(reference, "credit");
  await owner.query("update card set state = 'active' where account_id = $1", [account.id]);
  const spent = { kind: "cash", initiator: null, note: null } as const;
  const legs = (amount: number) => [
    onAccount(account.number, "cash", amount, { currency: "TWD" }),
    onInternal("cash", -amount, "TWD"),
  ];
  await bank.post({ id: randomUUID(), ...spent, legs: legs(-1) });
  expect(await settle(reference, "reject")).toMatchObject({ state: "reversing" });
  expect(await balanceOf(account)).toBe(2_999);
  await bank.post({ id: randomUUID(), kind: "salary", initiator: null, note: null, legs: legs(1) });
  await resumeDisputes({ db, coreBank: bank });
  expect(await balanceOf(account)).toBe(0);
  await expect(settle(reference, "uphold")).rejects.toMatchObject({ code: "EMRG000010" });
});

test("a credit refused while the account is closed is not posted by the job at the same moment", async () => {
  const { account, reference } = await disputed();
  const { bank: coreBank, read: db, owner, url } = ledger();
  const setState = (state: string) =>
    owner.query("update account set state = $2 where id = $1", [account.id, state]);
  const when = "old.state = 'crediting' and new.state = 'received'";
  const place = { table: "card_dispute", write: "update", named: "reference" } as const;
  await makePlace({ owner }, "uncredited", { ...place, when });
  const release = await hold(url, "uncredited", reference);
  await setState("closed");
  const refused = settle(reference, "credit");
  await untilWaiting({ owner }, 1);
  // Waits for the refused attempt, which has locked the account until it is written down.
  const opened = setState("open");
  await Promise.race([opened, untilWaiting({ owner }, 2)]);
  const resumed = resumeDisputes({ db, coreBank });
  await untilWaiting({ owner }, 2);
  await release();
  await opened;
  expect(await refused).toMatchObject({ state: "received" });
  await resumed;
  expect(await balanceOf(account)).toBe(7_000);
  expect(await letters(account)).toEqual([]);
  const credited = await settle(reference, "credit");
  expect(stepsOf(credited)).toEqual([
    ...["received", "crediting", "received", "crediting", "credited"],
  ]);
  expect(await balanceOf(account)).toBe(10_000);
  expect(await letters(account)).toHaveLength(1);
});

test("the ledger breaks no promise after all of this", async () => {
  expect(await ledger().owner.query("select * from ledger_broken", [])).toEqual([]);
});
