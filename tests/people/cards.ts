// Debit cards made for one test.

import { luhnDigit } from "#areas/cards/rules/card-number.ts";
import type { CardState } from "#areas/cards/rules/loss.ts";
import type { Db } from "#db/db.ts";
import type { Vault } from "#server/secrets/vault.ts";

/** The owner and options of a card. */
export interface CardOptions {
  customerId: string;
  accountId: string;
  state?: CardState;
  expiresOn?: string;
}

/** A card of a test, with the number that only its owner knows. */
export interface TestCard {
  id: string;
  number: string;
}

let made = 0;

/** A valid card number for each count, of an issuer that the demonstration does not use. */
export function cardNumberOf(count: number): string {
  const digits = `9158898${String(count).padStart(8, "0")}`;
  return `${digits}${luhnDigit(digits)}`;
}

/** Makes a card, as the owner of the database. */
export async function makeCard(
  { owner, vault }: { owner: Db; vault: Pick<Vault, "tag"> },
  { customerId, accountId, state = "active", expiresOn = "2099-12-31" }: CardOptions,
): Promise<TestCard> {
  made += 1;
  const number = cardNumberOf(made);
  const [row] = await owner.query<{ id: string }>(
    `insert into card (customer_id, account_id, number_hash, last_four, name, expires_on, state, issued_on)
     values ($1, $2, $3, $4, '{"zh": "晨光簽帳金融卡", "en": "Dawn debit card", "ko": "던뱅크 체크카드"}',
             $5, $6, '2024-01-02') returning id::text`,
    [customerId, accountId, vault.tag("card-number", number), number.slice(-4), expiresOn, state],
  );
  return { id: row?.id ?? "", number };
}
