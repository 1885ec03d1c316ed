// How far a customer has come: what the steps and the video call both ask first.

import { customerTypeOf } from "#areas/customer/rules.ts";
import { termsOf } from "#areas/resources/server.ts";
import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import {
  isAgreed,
  nextStep,
  possibleScopes,
  type UpgradeScope,
  type UpgradeStep,
} from "../rules.ts";
import {
  type AgreementRow,
  agreementsOf,
  latestUpgrade,
  type UpgradeRow,
} from "../store/upgrades.ts";

/** Everything that is known of a customer's upgrade. */
export interface CustomerStanding {
  row: UpgradeRow | null;
  agreements: AgreementRow[];
  scopes: UpgradeScope[];
  step: UpgradeStep;
}

/** Reads it; what the transaction wrote before counts. */
export async function standingOf(db: Db, context: CallContext): Promise<CustomerStanding> {
  const { customer, language, now } = context;
  const [row, scopes] = await Promise.all([latestUpgrade(db, customer.id), scopesOf(context)]);
  const agreements = row ? await agreementsOf(db, row.id) : [];
  const step = nextStep({
    state: row?.state ?? null,
    isTermsCurrent: isAgreed(await requiredTerms(db, language), agreements),
    isCertificateOver: isOver(row, now),
    isPossible: scopes.length > 0,
  });
  return { row, agreements, scopes, step };
}

/** What the customer can choose. */
export async function scopesOf({ ports, customer }: CallContext): Promise<UpgradeScope[]> {
  return possibleScopes(customerTypeOf(await ports.coreBank.accounts(customer.id)));
}

/** The terms that must be agreed to, in the versions in force. */
export async function requiredTerms(db: Db, language: Language) {
  return (await termsOf(db, language, "upgrade")).filter(({ isRequired }) => isRequired);
}

/** Whether the verified certificate has ended since. */
export function isOver(row: UpgradeRow | null, now: Date): boolean {
  return row?.certificateEndsAt ? row.certificateEndsAt <= now : false;
}
