// Work of staff at the desk's queues, by the real calls.

import { randomUUID } from "node:crypto";
import type { Bank } from "../bank/bank.ts";
import type { CallResponse } from "./asking.ts";
import { makeCard } from "./cards.ts";
import { makeCustomer, type Person } from "./customers.ts";

/** A call at the desk by one member of staff: read without a payload, written with one. */
export type AtDesk = (url: string, payload?: object) => Promise<CallResponse>;

/** Takes an item and opens everything that is decided. */
export async function takeAndOpen(at: AtDesk, queue: string, item: string): Promise<void> {
  await at(`/v1/desk/queues/${queue}/${item}/take`, {});
  await at(`/v1/desk/${queue}/${item}`);
  if (queue === "certificates") await at(`/v1/desk/certificates/${item}/document`);
}

let filed = 0;

/** A payment that its customer does not recognise; returns the dispute's reference. */
export async function fileDispute(
  bank: Pick<Bank, "owner" | "vault">,
  amount: number,
  owner?: Person,
): Promise<string> {
  const { id: customerId, mainId: accountId } = owner ?? (await makeCustomer(bank));
  const { id: cardId } = await makeCard(bank, { customerId, accountId });
  filed += 1;
  const reference = `D20300101${String(filed).padStart(6, "0")}`;
  await bank.owner.query(
    `with paid as (
       insert into card_payment (id, card_id, merchant, country, entry_mode, amount, requested_at,
                                 state, decided_at, approval_number)
       values ($1, $2, 'LUMEN GIFT CARDS', 'US', 'online', $5, bank.now(), 'approved', bank.now(),
               '123456') returning id),
     filed as (
       insert into card_dispute (reference, payment_id, reason, note, state, credit_id)
       select $3, id, 'unknown', null, 'received', $4 from paid returning reference)
     insert into card_dispute_step select reference, 1, 'received', bank.now() from filed`,
    [randomUUID(), cardId, reference, randomUUID(), amount],
  );
  return reference;
}
