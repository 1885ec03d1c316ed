// Posts moves of money through the ledger, at their own times.

import { interestLegs } from "#base/postings/interest.ts";
import { type Leg, type LineKind, onAccount, onInternal } from "#base/postings/posting.ts";
import { type Day, dayOf } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { type PastPosting, postPast } from "#ports/core-bank/local/past.ts";
import { accrued, interestOf } from "./interest.ts";
import { type LedgerAccount, type Move, type Place, placeOf } from "./moves.ts";

/** A move with its time, and the id of its posting. */
interface Timed<What extends Move = Move> {
  move: What;
  at: Date;
  id: string;
}

type Interest = Extract<Move, { what: "interest" }>;
type Other = Exclude<Move, Interest>;

/** Posts the moves in chronological order; throws if one of them is not possible then. */
export async function postMoves(db: Db, moves: readonly Move[]): Promise<void> {
  const inTime = moves
    .map((move) => ({ move, at: new Date(`${move.day}T${move.time}+08:00`) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ move, at }, place): Timed => ({ move, at, id: idOf(at, place) }));
  const others = inTime.filter((timed): timed is Timed<Other> => timed.move.what !== "interest");
  const paid = inTime.filter((timed): timed is Timed<Interest> => timed.move.what === "interest");
  let posted = 0;
  // Interest depends on the balances before it: what came earlier is posted first.
  for (const [time, together] of Map.groupBy(paid, ({ at }) => at.getTime())) {
    const before = others.filter(({ at }, place) => place >= posted && at.getTime() < time);
    await postPast(db, before.map(pastOf));
    await postPast(db, await interestPaid(db, together));
    posted += before.length;
  }
  await postPast(db, others.slice(posted).map(pastOf));
}

/** Ids that are the same each time the seed runs on a day: the time, and how many came before. */
function idOf(at: Date, before: number): string {
  const time = at.getTime().toString(16).padStart(12, "0");
  const count = before.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${count}`;
}

function pastOf({ move, at, id }: Timed<Other>): PastPosting {
  const note = move.note ?? null;
  if (move.what === "transfer") {
    const { account, to, amount, as: kind } = move;
    const transfer = { id, fromNumber: account.number, toBank: to.bank, toNumber: to.number };
    return { transfer: { ...transfer, amount, kind, note }, at };
  }
  const kind = move.what === "exchange" ? "exchange" : move.kind;
  return { order: { id, kind, legs: legsOf(move), initiator: null, note }, at };
}

function legsOf(move: Exclude<Other, { what: "transfer" }>): readonly Leg[] {
  if (move.what === "posting") return move.legs;
  if (move.what === "exchange") {
    const { account, to, amount, received } = move;
    return [
      lineOf({ ...account, kind: "exchange", amount: -amount, other: placeOf(to) }),
      lineOf({ ...to, kind: "exchange", amount: received, other: placeOf(account) }),
      onInternal("exchange", amount, account.currency),
      onInternal("exchange", -received, to.currency),
    ];
  }
  const { account, kind, against, other, note } = move;
  const amount = move.what === "in" ? move.amount : -move.amount;
  return [
    lineOf({ ...account, kind, amount, other, note }),
    onInternal(against, -amount, account.currency),
  ];
}

interface Line extends Pick<LedgerAccount, "number" | "currency"> {
  kind: LineKind;
  amount: number;
  other?: Place | undefined;
  note?: string | undefined;
}

/** A customer's line, which names the account on the other side where there is one. */
function lineOf({ number, currency, kind, amount, other, note }: Line): Leg {
  const leg = onAccount(number, kind, amount, { currency, note: note ?? null });
  return { ...leg, otherBank: other?.bank ?? null, otherNumber: other?.number ?? null };
}

/** The interest of accounts, where it comes to anything, with what is withheld from it. */
async function interestPaid(db: Db, paid: readonly Timed<Interest>[]): Promise<PastPosting[]> {
  const numbers = paid.map(({ move }) => move.account.number);
  const held = Map.groupBy(await balancesOf(db, numbers), ({ number }) => number);
  return paid.flatMap(({ move, at, id }) => {
    const { number, currency, interest } = move.account;
    const day = dayOf(at);
    const earned = (held.get(number) ?? []).map(({ balance, from, to }) =>
      accrued(interest, Number(balance), from, to ?? day),
    );
    const sum = earned.reduce((total, part) => total + part, 0);
    const gross = interestOf(sum, currency);
    if (gross === 0) return [];
    const legs = interestLegs({ number, gross, currency, day, taxpayer: "resident" });
    return [{ order: { id, kind: "interest", legs, initiator: null, note: null }, at }];
  });
}

interface Held {
  number: string;
  balance: string;
  from: Day;
  /** Null for the current balance. */
  to: Day | null;
}

/** The balances of accounts since interest was last paid, each from its day until another's. */
function balancesOf(db: Db, numbers: readonly string[]): Promise<Held[]> {
  return db.query<Held>(
    `with paid as (
       select account.id, account.number, coalesce(max(day), opened_on) as day
         from account left join entry on account_id = account.id and entry.kind = 'interest'
        where account.number = any($1::text[]) group by account.id
     ), held as (
       select account_id as id, day, balance from account_day
       union all
       select id, entry_day, balance from account where entry_day is not null
     ), until as (
       select held.*, lead(day) over (partition by id order by day) as next from held
     )
     select paid.number, until.balance, greatest(until.day, paid.day)::text as "from",
            next::text as "to"
       from until join paid using (id)
      where next is null or next > paid.day`,
    [numbers],
  );
}
