// Reversing a posting. Its content never changes, so that it can be read before anything is locked.

import type { Currency } from "#base/money/money.ts";
import { type Leg, type LineKind, reversalLegs } from "#base/postings/posting.ts";
import type { Db } from "#db/db.ts";
import { derivedId } from "#db/uuid.ts";
import type { Initiator } from "../initiator.ts";
import type { PostingOrder } from "../port.ts";

interface LegRow {
  kind: string;
  is_sent: boolean;
  number: string | null;
  internal: string | null;
  line: LineKind;
  amount: string;
  currency: Currency;
  other_bank: string | null;
  other_number: string | null;
  note: string | null;
}

/** The key of a posting's reversal: derived, so that it is reversed once. */
export function reversalId(postingId: string): string {
  return derivedId(`reversal ${postingId}`);
}

/** The order that reverses a posting; null when there is none that can be reversed. */
export async function reversalOrder(
  db: Db,
  postingId: string,
  initiator: Initiator | null,
): Promise<PostingOrder | null> {
  const rows = await db.query<LegRow>(
    `select posting.kind, clearing_order.posting_id is not null as is_sent, leg.*
       from posting
       left join clearing_order on clearing_order.posting_id = posting.id
       cross join lateral (
         select account.number, null as internal, entry.kind as line, entry.amount,
                account.currency, entry.other_bank, entry.other_number, entry.note,
                account.id as account_id, entry.number as place
           from unnest(array[posting.from_account, posting.to_account]) as touched (id)
           join account on account.id = touched.id
           join entry on entry.account_id = account.id and entry.posting_id = posting.id
         union all
         select null, account, null, amount, currency, null, null, null, null, leg
           from internal_entry where posting_id = posting.id) as leg
      where posting.id = $1
      order by leg.account_id, leg.place`,
    [postingId],
  );
  const [first] = rows;
  if (!first || first.is_sent || first.kind === "refund" || first.kind === "reversal") return null;
  return {
    id: reversalId(postingId),
    kind: "reversal",
    legs: reversalLegs(rows.map(legOf)),
    initiator,
    note: null,
  };
}

function legOf(row: LegRow): Leg {
  const { number, internal, line, currency, other_bank, other_number, note } = row;
  const amount = Number(row.amount);
  if (number === null) return { internal: internal as string, amount, currency };
  return { number, line, amount, currency, otherBank: other_bank, otherNumber: other_number, note };
}
