// How an application for insurance stands, in the books of the bank and in those of the insurer.

import type { Bank } from "../bank/bank.ts";
import type { Person } from "./customers.ts";

/** What has been done for an application so far. */
export interface Standing {
  state: string;
  isPosted: boolean;
  isRefunded: boolean;
  /** Policies that the insurer has issued for it, and how many of them it has cancelled. */
  policies: number;
  cancelled: number;
}

/** How an application stands, with the key of its refund. */
export async function standingOf(
  { owner }: Pick<Bank, "owner">,
  id: string,
): Promise<Standing & { refundId: string }> {
  const [row] = await owner.query<Standing & { refundId: string }>(
    `select state, refund_id as "refundId",
            exists (select from posting where posting.id = application.id) as "isPosted",
            exists (select from posting where posting.id = refund_id) as "isRefunded",
            (select count(*)::int from insurer_policy where reference = application.id) as policies,
            (select count(cancelled_at)::int from insurer_policy
              where reference = application.id) as cancelled
       from insurance_application application where id = $1`,
    [id],
  );
  if (!row) throw new Error("no application");
  return row;
}

/** The customer's account in money: the balance, and what insurance took and gave. */
export async function moneyOf(
  { owner }: Pick<Bank, "owner">,
  { mainId }: Person,
): Promise<{ balance: number; moves: string[] }> {
  const [account] = await owner.query<{ balance: string }>(
    "select balance from account where id = $1",
    [mainId],
  );
  const entries = await owner.query<{ kind: string; amount: string }>(
    `select kind, amount from entry where account_id = $1 and kind like 'insurance%' order by number`,
    [mainId],
  );
  return {
    balance: Number(account?.balance),
    moves: entries.map(({ kind, amount }) => `${kind} ${amount}`),
  };
}
