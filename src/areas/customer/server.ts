import { issuedCertificates } from "#areas/certificates/server/issued.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { maskEmail } from "#base/identity/email.ts";
import { maskNationalId } from "#base/identity/national-id.ts";
import { maskPhone } from "#base/identity/phone.ts";
import type { Translated } from "#base/text/language.ts";
import { formatDay } from "#base/time/day.ts";
import { type Tier, tierCodes } from "#base/transfer/limits.ts";
import type { Db } from "#db/db.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import type * as contract from "./contract.ts";
import { type CustomerType, customerTypeOf, maskBirthday, sightingsOf } from "./rules.ts";
import { type Contact, type CustomerRow, contactRow, customerOf } from "./store.ts";

export type { Contact } from "./store.ts";

export const handlers: Handlers<typeof contract> = {
  async readProfile(input, context) {
    const [customer, type] = await Promise.all([knownCustomer(context), typeOf(context)]);
    count(context, input, { twd: type.twd, foreign: null });
    return {
      customerName: customer.name.zh,
      englishName: customer.name.en,
      nationalId: maskNationalId(customer.nationalId),
      birthDate: maskBirthday(customer.birthday),
      mobileNumber: maskPhone(customer.mobile),
      email: customer.email === null ? null : maskEmail(customer.email),
      tier: type.twd && tierCodes[type.twd],
      joinedOn: formatDay(customer.joinedOn),
      certificates: await issuedCertificates(context.db, context.customer.id),
    };
  },

  async readCustomerType(input, context) {
    const type = await typeOf(context);
    count(context, input, type);
    return { twdAccount: viewOf(type.twd), foreignAccount: viewOf(type.foreign) };
  },
};

/** A customer's contact data and language; null if there is no such customer. */
export function contactOf(db: Db, customerId: string): Promise<Contact | null> {
  return contactRow(db, customerId);
}

/** The name of the calling customer. */
export async function ownName(context: CallContext): Promise<Translated> {
  return (await knownCustomer(context)).name;
}

async function knownCustomer({ db, customer }: CallContext): Promise<CustomerRow> {
  const found = await customerOf(db, customer.id);
  if (!found) throw new Refusal("LBEA000081");
  return found;
}

async function typeOf({ ports, customer }: CallContext): Promise<CustomerType> {
  return customerTypeOf(await ports.coreBank.accounts(customer.id));
}

/** Counts kinds of account, unless the visitor or the calling page opts out. */
function count(
  { ports, analyticsAllowed, language, device }: CallContext,
  { untracked }: { untracked?: boolean },
  type: CustomerType,
): void {
  if (!analyticsAllowed || untracked) return;
  for (const detail of sightingsOf(type)) {
    ports.analytics.count({ name: "account-type", detail, language, device });
  }
}

function viewOf(tier: Tier | null) {
  return tier && { tier: tierCodes[tier] };
}

/** A customer's identity data, for areas that print it on a policy or a certificate. */
export async function customerFacts(db: Db, id: string): Promise<CustomerRow> {
  const customer = await customerOf(db, id);
  if (!customer) throw new Error(`no customer ${id}`);
  return customer;
}
