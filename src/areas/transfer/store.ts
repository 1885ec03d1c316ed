import type { Currency } from "#base/money/money.ts";
import type { TransferKind } from "#base/transfer/limits.ts";
import { batchedRead } from "#db/batched-read.ts";
import type { Db } from "#db/db.ts";
import { asBytes, asFlag, asInteger, asText, textsLiteral } from "#db/values.ts";
import type { Step } from "./flow/table.ts";
import { DRAFT_MINUTES } from "./rules/steps.ts";

/** The content of a transfer: the customer confirms it, and the one-time code is bound to it. */
export interface Content {
  id: string;
  customerId: string;
  fromNumber: string;
  toBank: string;
  toNumber: string;
  amount: number;
  currency: Currency;
  kind: TransferKind;
  fee: number;
  note: string | null;
}

/** A transfer that is not posted yet. */
export interface Draft extends Content {
  sessionHash: Buffer;
  sameAgain: boolean;
  step: Step;
  codeId: string | null;
  isExpired: boolean;
}

interface DraftRow extends Omit<Draft, "amount" | "fee"> {
  amount: string;
  fee: string;
}

const COLUMNS = `id, customer_id::text as "customerId", session_hash as "sessionHash",
         from_number as "fromNumber", to_bank as "toBank", to_number as "toNumber", amount,
         currency, kind, fee, note, same_again as "sameAgain", step, code_id as "codeId",
         expires_at <= bank.now() as "isExpired"`;

const FIND = `
  select place::integer, draft.*
    from unnest($1::uuid[]) with ordinality as given (key, place)
   cross join lateral (select ${COLUMNS} from transfer_draft where id = key limit 1) as draft`;

/** A draft by its key, or null. */
export const draftOf = batchedRead<string, Draft>({
  statement: {
    name: "transfer draft",
    text: FIND,
    columns: {
      place: asInteger,
      id: asText,
      customerId: asText,
      sessionHash: asBytes,
      fromNumber: asText,
      toBank: asText,
      toNumber: asText,
      amount: asInteger,
      currency: asText as (text: string) => Currency,
      kind: asText as (text: string) => TransferKind,
      fee: asInteger,
      note: asText,
      sameAgain: asFlag,
      step: asText as (text: string) => Step,
      codeId: asText,
      isExpired: asFlag,
    },
  },
  values: (ids) => [textsLiteral(ids)],
});

// A repeated preparation changes nothing, unless the terms have changed, the draft has expired or
// the session is another: then it starts over.
const SAVE = `
  with former as (select code_id from transfer_draft where id = $1)
  insert into transfer_draft as stored (id, customer_id, session_hash, from_number, to_bank, to_number,
    amount, currency, kind, fee, note, step, prepared_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'prepared', bank.now(),
    bank.now() + interval '${DRAFT_MINUTES} minutes')
  on conflict (id) do update
    set session_hash = excluded.session_hash, fee = excluded.fee, same_again = false,
        step = 'prepared', code_id = null, prepared_at = excluded.prepared_at,
        expires_at = excluded.expires_at
  where (stored.customer_id, stored.from_number, stored.to_bank, stored.to_number, stored.amount,
         stored.currency, stored.kind) =
        (excluded.customer_id, excluded.from_number, excluded.to_bank, excluded.to_number,
         excluded.amount, excluded.currency, excluded.kind)
    and stored.note is not distinct from excluded.note
    and stored.step <> 'cancelled'
    and (stored.expires_at <= bank.now() or stored.session_hash <> excluded.session_hash
         or stored.fee <> excluded.fee or ($12 and stored.step <> 'prepared' and not stored.same_again))
  returning ${COLUMNS}, (select code_id from former) as "formerCodeId"`;

/** The draft under a key, and the code of the one that it replaced. */
interface SavedDraft {
  draft: Draft | null;
  formerCodeId: string | null;
}

/** Stores a draft under its key, or returns the existing one, whichever customer owns it. */
export async function saveDraft(
  db: Db,
  { content, sessionHash, hasSame }: { content: Content; sessionHash: Buffer; hasSame: boolean },
): Promise<SavedDraft> {
  const { id, customerId, fromNumber, toBank, toNumber, amount, currency, kind, fee, note } =
    content;
  const [row] = await db.query<DraftRow & Pick<SavedDraft, "formerCodeId">>(SAVE, [
    id,
    customerId,
    sessionHash,
    fromNumber,
    toBank,
    toNumber,
    amount,
    currency,
    kind,
    fee,
    note,
    hasSame,
  ]);
  if (!row) return { draft: await draftOf(db, id), formerCodeId: null };
  const { formerCodeId, ...draft } = row;
  return { draft: draftIn(draft), formerCodeId };
}

/** A change of step: applied only from an allowed step, however many requests run concurrently. */
export interface Move {
  draft: Pick<Draft, "id" | "customerId" | "sessionHash">;
  from: readonly Step[];
  to: Step;
}

/** Records the confirmation: which code was sent, and whether a duplicate was agreed to. */
export async function confirmDraft(
  db: Db,
  { draft, from, to }: Move,
  { codeId, sameAgain }: { codeId: string; sameAgain: boolean },
): Promise<boolean> {
  const rows = await db.query(
    `update transfer_draft set step = $5, code_id = $6, same_again = $7
      where id = $1 and customer_id = $2 and session_hash = $3 and step = any($4)
        and expires_at > bank.now()
      returning id`,
    [draft.id, draft.customerId, draft.sessionHash, [...from], to, codeId, sameAgain],
  );
  return rows.length > 0;
}

/** Advances a draft whose code was right, unless another code was sent meanwhile. */
export async function codeDraft(db: Db, { draft, from, to }: Move, codeId: string) {
  const rows = await db.query(
    `update transfer_draft set step = $5
      where id = $1 and customer_id = $2 and session_hash = $3 and step = any($4) and code_id = $6
      returning id`,
    [draft.id, draft.customerId, draft.sessionHash, [...from], to, codeId],
  );
  return rows.length > 0;
}

/** Cancels a draft; returns the code sent for it, or undefined if it cannot be cancelled. */
export async function cancelDraft(
  db: Db,
  { draft, from, to }: Move,
): Promise<string | null | undefined> {
  const [row] = await db.query<{ codeId: string | null }>(
    `update transfer_draft set step = $4
      where id = $1 and customer_id = $2 and step = any($3)
      returning code_id as "codeId"`,
    [draft.id, draft.customerId, [...from], to],
  );
  return row?.codeId;
}

// One row per customer: the day's first lookup deletes yesterday's. The same payee counts once.
const COUNT_LOOK = `
  with old as (delete from payee_look where customer_id = $1 and day < bank.today())
  insert into payee_look as stored (customer_id, day, payees) values ($1, bank.today(), array[$2])
  on conflict (customer_id, day) do update
    set payees = case when $2 = any(stored.payees) then stored.payees else stored.payees || $2::text end
  where $2 = any(stored.payees) or cardinality(stored.payees) < $3
  returning 1 as counted`;

/** Counts a payee lookup; false if it would exceed today's limit. */
export async function countLookup(
  db: Db,
  customerId: string,
  { toBank, toNumber }: Pick<Content, "toBank" | "toNumber">,
  most: number,
): Promise<boolean> {
  const rows = await db.query(COUNT_LOOK, [customerId, `${toBank} ${toNumber}`, most]);
  return rows.length > 0;
}

function draftIn(row: DraftRow): Draft {
  return { ...row, amount: Number(row.amount), fee: Number(row.fee) };
}
