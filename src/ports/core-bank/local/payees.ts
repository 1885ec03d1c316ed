// Who can be paid, and who was.

import { OWN_BANK_CODE } from "#base/site/brand.ts";
import type { Translated } from "#base/text/language.ts";
import type { PayeeAccount } from "#base/transfer/rules.ts";
import type { Db } from "#db/db.ts";
import type { CoreBank, DesignatedAccount, RecentPayee } from "../port.ts";
import { entriesBefore } from "./history.ts";

type Reads = Pick<
  CoreBank,
  "designated" | "payee" | "isKnownPayee" | "recentPayees" | "earlierSent"
>;

/** The port's reads about payees. */
export function payeeReads(db: Db): Reads {
  return {
    designated: (customerId) => designated(db, customerId),
    payee: (number) => payee(db, number),
    isKnownPayee: (customerId, payee) => isKnownPayee(db, customerId, payee),
    recentPayees: (customerId, within) => recentPayees(db, customerId, within),
    earlierSent: (order) => earlierSent(db, order),
  };
}

function designated(db: Db, customerId: string): Promise<DesignatedAccount[]> {
  return db.query<DesignatedAccount>(
    `select id::text as id, currency, bank_code as "bankCode", number, holder_name as "holderName",
            nickname, is_own as "isOwn", effective_on::text as "effectiveOn",
            effective_on <= bank.today() as "isEffective"
       from designated_account
      where customer_id = $1 and removed_at is null
      order by designated_account.id`,
    [customerId],
  );
}

async function payee(db: Db, number: string) {
  const [row] = await db.query<PayeeAccount & { name: Translated }>(
    `select customer.name, account.currency, account.kind, account.state,
            customer.id::text as "customerId",
            customer.flagged_at is not null or customer.standing = 'closed' as "isBarred"
       from account join customer on customer.id = account.customer_id
      where account.number = $1 and account.state = 'open'`,
    [number],
  );
  return row ?? null;
}

async function isKnownPayee(
  db: Db,
  customerId: string,
  { toBank, toNumber }: Parameters<CoreBank["isKnownPayee"]>[1],
): Promise<boolean> {
  const [row] = await db.query<{ known: boolean }>(
    `select ($2 = $4 and exists (select from account where customer_id = $1 and number = $3))
         or exists (select from designated_account
                     where customer_id = $1 and bank_code = $2 and number = $3
                       and removed_at is null)
         or exists (select from account join posting on posting.from_account = account.id
                     where account.customer_id = $1 and posting.to_bank = $2
                       and posting.to_number = $3) as known`,
    [customerId, toBank, toNumber, OWN_BANK_CODE],
  );
  return row?.known ?? false;
}

/** Without the customer's own accounts and payees that another bank did not know. */
function recentPayees(
  db: Db,
  customerId: string,
  { days, most }: { days: number; most: number },
): Promise<RecentPayee[]> {
  return db.query<RecentPayee>(
    `with sent as (
       select account.currency, entry.other_bank as bank_code, entry.other_number as number,
              max(entry.at) as last_at
         from account
         join entry on entry.account_id = account.id
          and entry.number > ${entriesBefore("(bank.today() - $2::integer)")}
          and entry.kind = 'transfer-out'
        where account.customer_id = $1
          and not exists (select from clearing_order
                           where clearing_order.posting_id = entry.posting_id
                             and clearing_order.state = 'rejected')
        group by account.currency, entry.other_bank, entry.other_number)
     select sent.currency, sent.bank_code as "bankCode", sent.number,
            customer.name as "holderName", sent.last_at as "lastAt"
       from sent
       left join account on account.number = sent.number and sent.bank_code = $3
       left join customer on customer.id = account.customer_id
      where account.customer_id is distinct from $1::bigint
      order by sent.last_at desc, sent.bank_code, sent.number
      limit $4`,
    [customerId, days, OWN_BANK_CODE, most],
  );
}

async function earlierSent(
  db: Db,
  order: Parameters<CoreBank["earlierSent"]>[0],
): Promise<{ id: string; at: Date } | null> {
  const { fromNumber, toBank, toNumber, amount } = order;
  const [row] = await db.query<{ id: string; at: Date }>(
    `select posting.id, posting.at
       from account join posting on posting.from_account = account.id
      where account.number = $1 and posting.to_bank = $2 and posting.to_number = $3
        and posting.amount = $4 and posting.at > bank.now() - interval '24 hours'
        and not exists (select from clearing_order
                         where posting_id = posting.id and clearing_order.state = 'rejected')
      order by posting.at desc
      limit 1`,
    [fromNumber, toBank, toNumber, amount],
  );
  return row ?? null;
}
