// Inserts the demonstration's debit cards, and the payments made with them.

import { cancelDeadline } from "#areas/cards/rules/loss.ts";
import { debitCardName } from "#areas/cards/texts/words.ts";
import { addDays, addMonths, type Day, dayFrom } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { between, oneOf } from "../ledger/chance.ts";
import type { Secrets } from "../secrets.ts";
import {
  DISPUTE_CREDIT_DAYS_AGO,
  DISPUTE_FILED_DAYS_AGO,
  disputedPayment,
  placeOfPayment,
  strangers,
} from "./card-payments.ts";
import { type CardSeed, cardNumber, cards } from "./cards.ts";
import type { Ids } from "./write.ts";

const DISPUTE_DIGITS = "000001";
/** The card of the night's payments, which was reported lost today. */
const LOST_TODAY = 103;
/** A payment with the other lost card, tried after the report and refused. */
const REFUSED_ON = { serial: 104, daysAgo: 19, time: "16:05:12", amount: 3_600 };

/** A card of the demonstration as stored in the database. */
interface WrittenCard extends CardSeed {
  id: string;
  accountId: number;
}

/** Inserts the cards (keyed hash and last four digits of each number), and the loss reports. */
export async function writeCards(
  db: Db,
  ids: Ids,
  { secrets, find, today }: { secrets: Secrets; find(key: string): { id: number }; today: Day },
): Promise<WrittenCard[]> {
  const rows = cards.map((card) => ({
    customer_id: ids.get(card.owner),
    account_id: find(card.owner).id,
    number_hash: secrets.tag("card-number", cardNumber(card.serial)).toString("hex"),
    last_four: cardNumber(card.serial).slice(-4),
    state: card.state,
    issued_on: addDays(today, -card.issuedDaysAgo),
    expires_on: expiryOf(card, today),
  }));
  const written = await db.query<{ id: string; hash: string }>(
    `insert into card (customer_id, account_id, number_hash, last_four, name, expires_on, state, issued_on)
     select customer_id, account_id, decode(number_hash, 'hex'), last_four, $2, expires_on, state, issued_on
       from jsonb_to_recordset($1::jsonb) as row (
         customer_id bigint, account_id bigint, number_hash text, last_four text,
         expires_on date, state text, issued_on date)
     returning id, encode(number_hash, 'hex') as hash`,
    [JSON.stringify(rows), debitCardName],
  );
  const byHash = new Map(written.map(({ id, hash }) => [hash, id]));
  const found = cards.map((card, place) => ({
    ...card,
    id: byHash.get(rows[place]?.number_hash ?? "") ?? "",
    accountId: find(card.owner).id,
  }));
  await writeLosses(db, found, today);
  return found;
}

async function writeLosses(db: Db, written: readonly WrittenCard[], today: Day): Promise<void> {
  const losses = written.flatMap(({ id, serial, lostDaysAgo }) => {
    if (lostDaysAgo === undefined) return [];
    const day = addDays(today, -lostDaysAgo);
    const reported_at = midnight(day);
    const digits = String(serial).padStart(6, "0");
    const reference = `L${day.replaceAll("-", "")}${digits}`;
    return [
      { reference, card_id: id, reported_at, cancel_until: cancelDeadline(new Date(reported_at)) },
    ];
  });
  await db.query(
    `insert into card_loss (reference, card_id, reporter, reported_at, cancel_until, state_before)
     select reference, card_id, 'customer', reported_at, cancel_until, 'active'
       from jsonb_to_recordset($1::jsonb) as row (
         reference text, card_id bigint, reported_at timestamptz, cancel_until timestamptz)`,
    [JSON.stringify(losses)],
  );
}

/** The cards, and the day on which their payments end. */
interface Past {
  cards: readonly WrittenCard[];
  today: Day;
}

/** A payment in the ledger, or the credit for a disputed one. */
interface Posted {
  id: string;
  kind: "card" | "dispute";
  account: number;
  amount: number;
  at: string;
  day: Day;
  merchant: string;
}

/** Inserts a payment for each card posting, with a card that was usable on its day. */
export async function writeCardPayments(db: Db, past: Past): Promise<void> {
  const postings = await cardPostings(db);
  const approved = postings.flatMap((posting) => {
    const { id, kind, at, amount, merchant } = posting;
    const card = kind === "card" ? cardFor(past, posting) : null;
    if (!card) return [];
    const approval_number = String(between(0, 999_999, "approval", id)).padStart(6, "0");
    const { country, entryMode: entry_mode } = placeOfPayment(merchant, id);
    const paid = { id, card_id: card.id, merchant, country, entry_mode, amount };
    return [{ ...paid, requested_at: at, state: "approved", approval_number, refusal: null }];
  });
  await db.query(
    `insert into card_payment (id, card_id, merchant, country, entry_mode, amount, requested_at,
       state, decided_at, approval_number, refusal)
     select id, card_id, merchant, country, entry_mode, amount, requested_at,
            state, requested_at, approval_number, refusal
       from jsonb_populate_recordset(null::card_payment, $1::jsonb)`,
    [JSON.stringify([...approved, refusedPayment(past)])],
  );
  await writeDispute(db, postings, past.today);
}

function cardPostings(db: Db): Promise<Posted[]> {
  return db.query<Posted>(
    `select id, kind, coalesce(from_account, to_account)::int as account, amount::int, at::text,
            day::text, note as merchant
       from posting where kind in ('card', 'dispute') order by at, id`,
    [],
  );
}

/** A payment with a card that had been reported lost the day before. */
function refusedPayment({ cards: written, today }: Past) {
  const { serial, daysAgo, time, amount } = REFUSED_ON;
  const card = written.find((each) => each.serial === serial);
  return {
    id: "00000000-0000-7000-8000-000000000104",
    card_id: card?.id,
    ...{ merchant: "城東加油站", country: "TW", entry_mode: "contactless", amount },
    requested_at: `${addDays(today, -daysAgo)}T${time}+08:00`,
    ...{ state: "refused", approval_number: null, refusal: "card" },
  };
}

/** A card of the account that was usable on the day, or null if there was none yet. */
function cardFor({ cards: written, today }: Past, paid: Posted): WrittenCard | null {
  const usable = written.filter((card) => {
    const lostOn = card.lostDaysAgo === undefined ? null : addDays(today, -card.lostDaysAgo);
    const isStored = card.state !== "inactive" && card.state !== "stopped";
    const isIssued = addDays(today, -card.issuedDaysAgo) < paid.day;
    const isGood = paid.day <= expiryOf(card, today) && (lostOn === null || paid.day < lostOn);
    return card.accountId === paid.account && isStored && isIssued && isGood;
  });
  const isStrange = strangers.some(({ merchant }) => merchant === paid.merchant);
  if (isStrange) return usable.find(({ serial }) => serial === LOST_TODAY) ?? null;
  return usable.length === 0 ? null : oneOf(usable, "card", paid.id);
}

async function writeDispute(db: Db, postings: readonly Posted[], today: Day): Promise<void> {
  const disputed = postings.filter(({ merchant }) => merchant === disputedPayment.merchant);
  const idOf = (kind: Posted["kind"]) => disputed.find((each) => each.kind === kind)?.id ?? null;
  const filedOn = addDays(today, -DISPUTE_FILED_DAYS_AGO);
  const creditedOn = addDays(today, -DISPUTE_CREDIT_DAYS_AGO);
  const reference = `D${filedOn.replaceAll("-", "")}${DISPUTE_DIGITS}`;
  await db.query(
    `insert into card_dispute (reference, payment_id, reason, note, state, credit_id)
     values ($1, $2, 'unknown', null, 'credited', $3)`,
    [reference, idOf("card"), idOf("dispute")],
  );
  const steps = [
    { number: 1, state: "received", at: `${filedOn}T09:31:20+08:00` },
    { number: 2, state: "crediting", at: `${creditedOn}T14:19:58+08:00` },
    { number: 3, state: "credited", at: `${creditedOn}T14:20:00+08:00` },
  ];
  await db.query(
    `insert into card_dispute_step (reference, number, state, at)
     select $1, number, state, at from jsonb_populate_recordset(null::card_dispute_step, $2::jsonb)`,
    [reference, JSON.stringify(steps)],
  );
}

/** A card is valid until the end of its last month. */
function expiryOf({ issuedDaysAgo, months }: CardSeed, today: Day): Day {
  const last = addMonths(addDays(today, -issuedDaysAgo), months);
  return addDays(addMonths(dayFrom(`${last.slice(0, 7)}-01`), 1), -1);
}

function midnight(day: Day): string {
  return `${day}T00:00:00+08:00`;
}
