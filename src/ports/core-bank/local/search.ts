// Searches an account's history, with count and sums.

import { SHOWN_DIGITS } from "#base/banks/account-number.ts";
import type { Db } from "#db/db.ts";
import type { CoreBank, Entry, HistoryFound, HistorySearch } from "../port.ts";
import { ENTRY_BOUNDS, IN_DIRECTION } from "./history.ts";

interface FoundRow {
  entries: (Omit<Entry, "at"> & { at: string })[];
  count: string;
  deposits: string;
  withdrawals: string;
}

// Only a customer who sent money knows the whole number of the other account. Of all others a search
// must not reveal more than the lines show.
const SEARCHED_NUMBER = `
  case kind when 'transfer-out' then other_number else right(other_number, ${SHOWN_DIGITS}) end`;

/** The port's search in an account's history. */
export function searchReads(db: Db): Pick<CoreBank, "search"> {
  return { search: (query) => search(db, query) };
}

/** Counts and sums all matches; the page is a part of them. */
async function search(db: Db, query: HistorySearch): Promise<HistoryFound> {
  const { accountId, from, to, direction, amountFrom, amountTo, words, before, most, kinds } =
    query;
  const [row] = await db.query<FoundRow>(
    `with bounds as (${ENTRY_BOUNDS}),
     found as materialized (
       select number, posting_id as "postingId", kind, amount, balance, at,
              other_bank as "otherBank", other_number as "otherNumber", note
         from entry
        where account_id = $1
          and number > (select above from bounds)
          and number <= (select most from bounds)
          and ${IN_DIRECTION}
          and ($5::bigint is null or abs(amount) >= $5)
          and ($6::bigint is null or abs(amount) <= $6)
          and ($7::text is null or strpos(lower(note), lower($7)) > 0
               or strpos(${SEARCHED_NUMBER}, $7) > 0)
          and ($10::text[] is null or kind = any($10))),
     page as (
       select * from found
        where $8::bigint is null or number < $8
        order by number desc
        limit $9)
     select coalesce((select jsonb_agg(to_jsonb(page) order by number desc) from page), '[]')
              as entries,
            count(*) as count,
            coalesce(sum(amount) filter (where amount > 0), 0) as deposits,
            coalesce(-sum(amount) filter (where amount < 0), 0) as withdrawals
       from found`,
    [accountId, from, to, direction, amountFrom, amountTo, words, before, most, kinds],
  );
  return {
    entries: (row?.entries ?? []).map((entry) => ({ ...entry, at: new Date(entry.at) })),
    count: Number(row?.count ?? 0),
    deposits: Number(row?.deposits ?? 0),
    withdrawals: Number(row?.withdrawals ?? 0),
  };
}
