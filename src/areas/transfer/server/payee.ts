// The payee of a transfer: the name shown to the customer, and the limit on lookups.

import { Refusal } from "#base/errors/catalogue.ts";
import { maskName } from "#base/identity/names.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { PAYEE_LOOKS_A_DAY, type Payee } from "../rules/order.ts";
import { countLookup } from "../store.ts";

/** A payee's name and nickname. */
export interface PayeeName {
  /** Masked; null if unknown. */
  name: string | null;
  /** The customer's nickname for a designated account. */
  nickname: string | null;
}

/**
 * The payee's name, always masked the same way: from this bank, as designated, or as the other bank
 * reports it.
 */
export async function payeeNameOf(
  { customer, ports, language }: CallContext,
  { toBank, toNumber, kind }: Payee & { kind: string },
): Promise<PayeeName> {
  const { coreBank } = ports;
  const designated = kind === "designated" ? await coreBank.designated(customer.id) : [];
  const found = designated.find((each) => each.bankCode === toBank && each.number === toNumber);
  const nickname = found?.nickname ?? null;
  if (toBank === OWN_BANK_CODE) {
    const payee = await coreBank.payee(toNumber);
    return { name: payee && maskName(payee.name[language]), nickname };
  }
  const holder = { bankCode: toBank, number: toNumber };
  const name = found?.holderName ?? (await coreBank.holderElsewhere(holder));
  return { name: name && maskName(name), nickname };
}

/**
 * Refuses too many lookups of numbers that the customer never sent to, so that names cannot be
 * harvested.
 */
export async function limitLookups(
  { customer, ports, db }: CallContext,
  payee: Payee,
): Promise<void> {
  if (await ports.coreBank.isKnownPayee(customer.id, payee)) return;
  if (!(await countLookup(db, customer.id, payee, PAYEE_LOOKS_A_DAY)))
    throw new Refusal("TRFR000024");
}
