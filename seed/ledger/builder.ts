// Builds a ledger's rows from moves of money, as the ledger itself would have written them: double
// entries, running balances, day closes, used limits.

import { amountOf, type Currency } from "#base/money/money.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import { feeOf, isFreeSmall } from "#base/transfer/fee.ts";
import type { TransferKind } from "#base/transfer/limits.ts";
import { interestOf, withheldFrom } from "./interest.ts";
import { type LedgerAccount, type Move, type Place, placeOf } from "./moves.ts";
import { idOf } from "./posting-id.ts";
import type { CloseRow, EntryRow, InternalRow, OrderRow, PostingRow } from "./rows.ts";
import { accrue, newStanding, type Standing, use } from "./standing.ts";

/** All rows of the ledger's tables. */
export interface Ledger {
  standings: Standing[];
  postings: PostingRow[];
  entries: EntryRow[];
  internals: InternalRow[];
  closes: CloseRow[];
  orders: OrderRow[];
}

/** A posting being written. */
type Draft = Pick<PostingRow, "id" | "at" | "day" | "note">;

/** What an entry has besides the values derived from its account. */
type Text = { kind: string; amount: number; other?: Place | undefined; note?: string | null };

/** The ledger of accounts after the moves, in chronological order. */
export function buildLedger(accounts: readonly LedgerAccount[], moves: readonly Move[]): Ledger {
  const ledger: Ledger = {
    standings: accounts.map(newStanding),
    postings: [],
    entries: [],
    internals: [],
    closes: [],
    orders: [],
  };
  const byNumber = new Map(ledger.standings.map((each) => [each.account.number, each]));
  const inTime = moves
    .map((move) => ({ move, at: `${move.day}T${move.time}+08:00` }))
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1));
  for (const { move, at } of inTime) apply(ledger, byNumber, move, at);
  return ledger;
}

type ByNumber = ReadonlyMap<string, Standing>;

function apply(ledger: Ledger, byNumber: ByNumber, move: Move, at: string): void {
  const standing = byNumber.get(move.account.number);
  if (!standing) throw new RangeError(`no account ${move.account.number} in this ledger`);
  const id = idOf(at, ledger.postings.length);
  const draft: Draft = { id, at, day: move.day, note: move.note ?? null };
  if (move.what === "in" || move.what === "out") oneSided(ledger, standing, move, draft);
  else if (move.what === "interest") payInterest(ledger, standing, move, draft);
  else if (move.what === "transfer") transfer(ledger, byNumber, { standing, move, draft });
  else exchange(ledger, byNumber, { standing, move, draft });
}

function oneSided(
  ledger: Ledger,
  standing: Standing,
  move: Extract<Move, { what: "in" | "out" }>,
  draft: Draft,
): void {
  const { account } = standing;
  const { kind, against, other, amount, what } = move;
  const sign = what === "in" ? 1 : -1;
  enter(ledger, standing, draft, { kind, amount: sign * amount, other, note: draft.note });
  internal(ledger, draft, { leg: 1, account: against, amount: -sign * amount }, account.currency);
  const own = { to_account: account.id, to_bank: OWN_BANK_CODE, to_number: account.number };
  const away = {
    to_account: null,
    to_bank: other?.bank ?? OWN_BANK_CODE,
    to_number: other?.number ?? against,
  };
  ledger.postings.push({
    ...draft,
    kind,
    from_account: what === "in" ? null : account.id,
    from_entry: what === "in" ? null : standing.entries,
    ...(what === "in" ? own : away),
    amount,
    fee: 0,
    currency: account.currency,
  });
}

function payInterest(
  ledger: Ledger,
  standing: Standing,
  { day, time, account }: Extract<Move, { what: "interest" }>,
  draft: Draft,
): void {
  accrue(standing, day);
  const amount = interestOf(standing.accrued, account.currency);
  if (amount === 0) return;
  standing.accrued = 0;
  const pay = {
    what: "in",
    account,
    day,
    time,
    amount,
    kind: "interest",
    against: "interest",
  } as const;
  oneSided(ledger, standing, pay, draft);
  if (account.currency !== "TWD") return;
  const { tax, premium } = withheldFrom(amount);
  const keepBack = (amount: number, kind: "interest-tax" | "health-premium") => {
    if (amount === 0) return;
    const id = idOf(draft.at, ledger.postings.length);
    const take = { what: "out", account, day, time, amount: amount, kind, against: kind } as const;
    oneSided(ledger, standing, take, { ...draft, id });
  };
  keepBack(tax, "interest-tax");
  keepBack(premium, "health-premium");
}

interface Applied<What extends Move["what"]> {
  standing: Standing;
  move: Extract<Move, { what: What }>;
  draft: Draft;
}

function transfer(
  ledger: Ledger,
  byNumber: ByNumber,
  { standing, move, draft }: Applied<"transfer">,
): void {
  const { account } = standing;
  const { to, amount, as } = move;
  const { currency } = account;
  const payee = to.bank === OWN_BANK_CODE ? byNumber.get(to.number) : undefined;
  if (to.bank === OWN_BANK_CODE && payee?.account.currency !== currency) {
    throw new RangeError(`no account ${to.number} in ${currency}`);
  }
  checkKind(account, payee?.account, as);
  const freeUsed = standing.freeDay === draft.day;
  const fared = { toBank: to.bank, currency, amount: amountOf(amount), day: draft.day, freeUsed };
  const fee = feeOf(fared);
  if (isFreeSmall(fared)) standing.freeDay = draft.day;
  if (as !== "own") use(standing, as, amount, draft.day);
  const { note } = draft;
  enter(ledger, standing, draft, { kind: "transfer-out", amount: -amount, other: to, note });
  if (fee > 0) {
    enter(ledger, standing, draft, { kind: "fee", amount: -fee });
    internal(ledger, draft, { leg: 2, account: "fee", amount: fee }, currency);
  }
  const from_entry = standing.entries;
  if (payee) {
    const other = { bank: OWN_BANK_CODE, number: account.number };
    enter(ledger, payee, draft, { kind: "transfer-in", amount, other, note });
  } else {
    internal(ledger, draft, { leg: 1, account: `clearing-${to.bank}`, amount }, currency);
    const order = { bank_code: to.bank, number: to.number, amount, currency, sent_at: draft.at };
    ledger.orders.push({ posting_id: draft.id, ...order });
  }
  ledger.postings.push({
    ...draft,
    kind: as,
    from_account: account.id,
    from_entry,
    to_account: payee?.account.id ?? null,
    to_bank: to.bank,
    to_number: to.number,
    amount,
    fee,
    currency,
  });
}

function exchange(
  ledger: Ledger,
  byNumber: ByNumber,
  { standing, move, draft }: Applied<"exchange">,
): void {
  const { account } = standing;
  const { to, amount, received } = move;
  const other = byNumber.get(to.number);
  if (!other) throw new RangeError(`no account ${to.number} in this ledger`);
  enter(ledger, standing, draft, { kind: "exchange", amount: -amount, other: placeOf(to) });
  enter(ledger, other, draft, { kind: "exchange", amount: received, other: placeOf(account) });
  internal(ledger, draft, { leg: 1, account: "exchange", amount }, account.currency);
  internal(ledger, draft, { leg: 2, account: "exchange", amount: -received }, to.currency);
  ledger.postings.push({
    ...draft,
    kind: "exchange",
    from_account: account.id,
    from_entry: standing.entries,
    to_account: to.id,
    to_bank: OWN_BANK_CODE,
    to_number: to.number,
    amount,
    fee: 0,
    currency: account.currency,
  });
}

/** Writes an entry; throws if the balance would fall below zero, as then the story is wrong. */
function enter(ledger: Ledger, standing: Standing, draft: Draft, text: Text): void {
  const { account } = standing;
  accrue(standing, draft.day);
  if (standing.entryDay !== null && standing.entryDay !== draft.day) {
    const { entryDay: day, balance, entries } = standing;
    ledger.closes.push({ account_id: account.id, day, balance, entries });
  }
  standing.balance += text.amount;
  standing.entries += 1;
  standing.entryDay = draft.day;
  if (standing.balance < 0) throw new RangeError(`${account.owner} has no money on ${draft.day}`);
  if (draft.day < account.openedOn) throw new RangeError(`${account.number} is not open by then`);
  ledger.entries.push({
    account_id: account.id,
    number: standing.entries,
    posting_id: draft.id,
    kind: text.kind,
    amount: text.amount,
    balance: standing.balance,
    at: draft.at,
    day: draft.day,
    other_bank: text.other?.bank ?? null,
    other_number: text.other?.number ?? null,
    note: text.note ?? null,
  });
}

function internal(
  ledger: Ledger,
  { id, at }: Draft,
  { leg, account, amount }: Pick<InternalRow, "leg" | "account" | "amount">,
  currency: Currency,
): void {
  const name = `${account}-${currency}`;
  ledger.internals.push({ posting_id: id, leg, account: name, amount, currency, at });
}

function checkKind(from: LedgerAccount, to: LedgerAccount | undefined, as: TransferKind): void {
  if ((as === "own") !== (to?.owner === from.owner)) throw new RangeError("own is what one owns");
  if (from.kind !== "main" && to?.kind !== "main") throw new RangeError("only main accounts send");
}
