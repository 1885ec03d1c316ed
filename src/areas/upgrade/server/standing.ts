// A customer's progress: checked first by the steps and by the video call.

import { customerTypeOf } from "#areas/customer/rules.ts";
import { termsOf } from "#areas/resources/server.ts";
import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import type { UpgradeStep } from "../flow/table.ts";
import { isAgreed, nextStep, possibleScopes, type UpgradeScope } from "../rules.ts";
import {
  type AgreementRow,
  agreementsOf,
  latestUpgrade,
  type UpgradeRow,
} from "../store/upgrades.ts";

/** Everything known about a customer's upgrade. */
export interface CustomerStanding {
  row: UpgradeRow | null;
  agreements: AgreementRow[];
  scopes: UpgradeScope[];
  step: UpgradeStep;
}

/** Reads it, including earlier writes of the same transaction. */
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

/** The scopes the customer can choose. */
export async function scopesOf({ ports, customer }: CallContext): Promise<UpgradeScope[]> {
  return possibleScopes(customerTypeOf(await ports.coreBank.accounts(customer.id)));
}

/** The required terms, in their current versions. */
export async function requiredTerms(db: Db, language: Language) {
  return (await termsOf(db, language, "upgrade")).filter(({ isRequired }) => isRequired);
}

/** Whether the verified certificate has expired since. */
export function isOver(row: UpgradeRow | null, now: Date): boolean {
  return row?.certificateEndsAt ? row.certificateEndsAt <= now : false;
}
