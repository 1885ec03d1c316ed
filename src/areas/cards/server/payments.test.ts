import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { CoreBank } from "#ports/core-bank/port.ts";
import { openVault, type Vault } from "#server/secrets/vault.ts";
import { TEST_SECRET } from "../../../../tests/bank/secret.ts";
import { makeAccount, testLedger } from "../../../../tests/ledger/ledger.ts";
import type { Made } from "../../../../tests/ledger/ledger-orders.ts";
import {
  type CardOptions,
  cardNumberOf,
  makeCard,
  type TestCard,
} from "../../../../tests/people/cards.ts";
import { authorisePayment, type PaymentResult, settlePayments } from "./payments.ts";

const ledger = testLedger();
let vault: Vault;

beforeAll(async () => {
  vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 1);
});

interface Holder {
  account: Made;
  card: TestCard;
}

async function holder(
  options: Partial<CardOptions> = {},
  account: { balance?: number; state?: "open" | "frozen" } = {},
): Promise<Holder> {
  const { owner } = ledger();
  const made = await makeAccount(owner, account);
  const { customerId, id: accountId } = made;
  return {
    account: made,
    card: await makeCard({ owner, vault }, { customerId, accountId, ...options }),
  };
}

interface Paid {
  amount?: number;
  id?: string;
  coreBank?: CoreBank;
}

function pay({ number }: TestCard, { amount = 500, id = randomUUID(), coreBank }: Paid = {}) {
  const { read: db, bank } = ledger();
  const shop = { merchant: "日光咖啡", country: "TW", entryMode: "chip" } as const;
  return authorisePayment(
    { db, vault, coreBank: coreBank ?? bank },
    { cardNumber: number, id, amount, ...shop },
  );
}

async function balanceOf({ id }: Made): Promise<number> {
  const [row] = await ledger().owner.query<{ balance: string }>(
    "select balance from account where id = $1",
    [id],
  );
  return Number(row?.balance);
}

const refusals = async (responses: Promise<PaymentResult>[]) =>
  (await Promise.all(responses)).map((response) => (response.approved ? null : response.refusal));

/** A ledger that posts and then dies before it can respond. */
function dying(bank: CoreBank, { posts }: { posts: boolean }): CoreBank {
  return {
    ...bank,
    async post(order) {
      if (posts) await bank.post(order);
      throw new Error("the process died");
    },
  };
}

/** Makes a payment so old that no process can be working on it. */
async function forsake(id: string): Promise<void> {
  await ledger().owner.query(
    "update card_payment set requested_at = bank.now() - interval '61 seconds' where id = $1",
    [id],
  );
}

async function stateOf(id: string): Promise<unknown> {
  const [row] = await ledger().owner.query(
    "select state, refusal, approval_number is not null as numbered from card_payment where id = $1",
    [id],
  );
  return row;
}

test("a payment takes the money once and answers the same number again", async () => {
  const { account, card } = await holder();
  const id = randomUUID();
  const first = await pay(card, { id });
  expect(first).toEqual({ approved: true, approvalNumber: expect.stringMatching(/^\d{6}$/) });
  const again = await Promise.all(Array.from({ length: 10 }, () => pay(card, { id })));
  for (const response of again) expect(response).toEqual(first);
  expect(await balanceOf(account)).toBe(99_500);
});

describe("a payment is refused", () => {
  test.each([
    ["with a card that is lost", { state: "lost" }, {}, {}, "card"],
    ["with a card that is stopped", { state: "stopped" }, {}, {}, "card"],
    ["with a card of yesterday", { expiresOn: "2025-12-31" }, {}, {}, "expired"],
    ["one dollar over the purchase limit", {}, { balance: 500_000 }, { amount: 100_001 }, "limit"],
    ["one dollar over the balance", {}, { balance: 499 }, {}, "balance"],
    ["from a frozen account", {}, { state: "frozen" }, {}, "account"],
  ] as const)("%s, and nothing moves", async (_, options, accountOptions, paid, refusal) => {
    const { account, card } = await holder(options, accountOptions);
    const before = await balanceOf(account);
    expect(await pay(card, paid)).toEqual({ approved: false, refusal });
    expect(await balanceOf(account)).toBe(before);
  });

  test("with a number that no card has", async () => {
    const unknown = { id: "0", number: cardNumberOf(99_999_999) };
    expect(await pay(unknown)).toEqual({ approved: false, refusal: "card" });
  });
});

test("however many come at once, the month is not overspent by a dollar", async () => {
  const { account, card } = await holder({}, { balance: 1_000_000 });
  const responses = await refusals(Array.from({ length: 20 }, () => pay(card, { amount: 30_000 })));
  expect(responses.filter((refusal) => refusal === null)).toHaveLength(10);
  expect(new Set(responses)).toEqual(new Set([null, "limit"]));
  expect(await balanceOf(account)).toBe(700_000);
});

describe("a process that dies in the middle of a payment", () => {
  test.each([
    [
      "after the ledger posted: it is approved",
      true,
      { state: "approved", refusal: null, numbered: true },
    ],
    [
      "before the ledger posted: it is refused",
      false,
      { state: "refused", refusal: "timeout", numbered: false },
    ],
  ])("%s", async (_, posts, outcome) => {
    const { account, card } = await holder();
    const { bank, read: db } = ledger();
    const id = randomUUID();
    await expect(pay(card, { id, coreBank: dying(bank, { posts }) })).rejects.toThrow("died");
    await settlePayments({ db, coreBank: bank });
    expect(await stateOf(id)).toMatchObject({ state: "pending" });
    await forsake(id);
    await settlePayments({ db, coreBank: bank });
    expect(await stateOf(id)).toEqual(outcome);
    expect(await balanceOf(account)).toBe(posts ? 99_500 : 100_000);
  });

  test("and an older one that cannot be settled: the others are", async () => {
    const { card } = await holder();
    const { bank, read: db, owner } = ledger();
    const [bad, good] = [randomUUID(), randomUUID()];
    for (const id of [bad, good]) {
      await expect(pay(card, { id, coreBank: dying(bank, { posts: false }) })).rejects.toThrow(
        "died",
      );
      await forsake(id);
    }
    await owner.query(
      "update card_payment set requested_at = requested_at - interval '1 minute' where id = $1",
      [bad],
    );
    const failing: CoreBank = {
      ...bank,
      lockUnposted: (tx, order) =>
        order.id === bad ? Promise.reject(new Error("a bad row")) : bank.lockUnposted(tx, order),
    };
    await expect(settlePayments({ db, coreBank: failing })).rejects.toThrow("1 of 2 could not");
    expect(await stateOf(bad)).toMatchObject({ state: "pending" });
    expect(await stateOf(good)).toMatchObject({ state: "refused", refusal: "timeout" });
    await settlePayments({ db, coreBank: bank });
    expect(await stateOf(bad)).toMatchObject({ state: "refused" });
  });

  test("and a card that was lost since: what was posted stays approved, asked for again", async () => {
    const { account, card } = await holder();
    const { bank, owner } = ledger();
    const [posted, unposted] = [randomUUID(), randomUUID()];
    await expect(
      pay(card, { id: posted, coreBank: dying(bank, { posts: true }) }),
    ).rejects.toThrow();
    await expect(
      pay(card, { id: unposted, coreBank: dying(bank, { posts: false }) }),
    ).rejects.toThrow();
    await owner.query("update card set state = 'lost' where id = $1", [card.id]);
    expect(await pay(card, { id: posted })).toMatchObject({ approved: true });
    expect(await pay(card, { id: unposted })).toEqual({ approved: false, refusal: "card" });
    expect(await balanceOf(account)).toBe(99_500);
  });

  test("and a ledger that posts late, after it was settled, cannot have both", async () => {
    const { account, card } = await holder();
    const { bank, read: db } = ledger();
    const id = randomUUID();
    await expect(pay(card, { id, coreBank: dying(bank, { posts: false }) })).rejects.toThrow();
    await forsake(id);
    await settlePayments({ db, coreBank: bank });
    expect(await pay(card, { id })).toEqual({ approved: false, refusal: "timeout" });
    expect(await balanceOf(account)).toBe(100_000);
  });
});

test("a payment under way holds its card: whoever blocks it waits, and finds it decided", async () => {
  const { card } = await holder();
  const { bank, owner } = ledger();
  let posting = (): void => undefined;
  const isPosting = new Promise<void>((resolve) => {
    posting = resolve;
  });
  const slow: CoreBank = {
    ...bank,
    async post(order) {
      posting();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return bank.post(order);
    },
  };
  const paid = pay(card, { coreBank: slow });
  await isPosting;
  const blocked = owner.query("update card set state = 'lost' where id = $1", [card.id]);
  expect(await paid).toMatchObject({ approved: true });
  await blocked;
  const rows = await owner.query(
    "select from card_payment where card_id = $1 and state = 'pending'",
    [card.id],
  );
  expect(rows).toEqual([]);
  expect(await pay(card)).toEqual({ approved: false, refusal: "card" });
});

test("the ledger breaks no promise after all of this", async () => {
  const { owner } = ledger();
  expect(await owner.query("select * from ledger_broken", [])).toEqual([]);
  const apart = await owner.query(
    `select from card_payment left join posting on posting.id = card_payment.id
      where (card_payment.state = 'approved') <> (posting.id is not null)`,
    [],
  );
  expect(apart).toEqual([]);
});
