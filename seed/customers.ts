import { addDays, type Day, dayFrom } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { type AccountSeed, accounts, productOf, seedNumber } from "./customers/accounts.ts";
import { loans, storyOf } from "./customers/loans.ts";
import { storiesOf } from "./customers/stories.ts";
import {
  type Numbered,
  writeAccounts,
  writeDesignated,
  writeLoans,
  writePeople,
} from "./customers/write.ts";
import { writeCardPayments, writeCards } from "./customers/write-cards.ts";
import type { LedgerAccount, RateStep } from "./ledger/moves.ts";
import { postMoves } from "./ledger/post.ts";
import { depositRates } from "./rates/deposit.ts";
import type { Secrets } from "./secrets.ts";
import { todayOf } from "./today.ts";

/** The demonstration's customers with accounts, money, cards and loans, up to yesterday. */
export async function fillCustomers(db: Db, secrets: Secrets): Promise<void> {
  const today = dayFrom((await todayOf(db)).plus(0));
  const ids = await writePeople(db, secrets, today);
  const numbered = accounts.map((seed, place): Numbered & LedgerAccount => ({
    ...seed,
    id: place + 1,
    number: seedNumber(productOf(seed), place),
    openedOn: addDays(today, -seed.openedDaysAgo),
    interest: ratesOf(seed, today),
  }));
  const find = finder(numbered);
  const stories = loans.map((seed, place) => ({
    ...storyOf(seed, today),
    number: seedNumber("loan", place),
  }));
  await writeAccounts(db, ids, { numbered, today });
  await writeDesignated(db, ids, { find, today });
  const cards = await writeCards(db, ids, { secrets, find, today });
  await writeLoans(db, ids, stories);
  const earning = numbered.filter(({ state }) => state !== "closed");
  await postMoves(db, storiesOf({ find, earning, loans: stories, today }));
  await writeCardPayments(db, { cards, today });
}

function finder(numbered: readonly (Numbered & LedgerAccount)[]) {
  const byKey = new Map(numbered.map((account) => [account.key, account]));
  return (key: string) => {
    const found = byKey.get(key);
    if (!found) throw new RangeError(`the demonstration has no account ${key}`);
    return found;
  };
}

/** The interest rates of an account's kind, from the demonstration's rate board. */
function ratesOf(
  { currency, kind }: Pick<AccountSeed, "currency" | "kind">,
  today: Day,
): RateStep[] {
  const foreign = currency === "TWD" ? null : "demand";
  const wanted = foreign ?? (kind === "sub" ? "dream" : "main");
  return depositRates
    .filter((rate) => rate.currency === currency && rate.kind === wanted)
    .map(({ above, basisPoints, sinceDays }) => ({
      since: addDays(today, sinceDays),
      above,
      basisPoints,
    }));
}
