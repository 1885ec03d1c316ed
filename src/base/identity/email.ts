// Addresses that mail servers accept in practice: an unquoted name, a domain of ASCII labels.
// Quoted names, comments, IP addresses and anything that could break a mail header are refused.

import { halfWidth } from "../text/typed-text.ts";

declare const isEmail: unique symbol;

/** An e-mail address, its domain in lower case. */
export type Email = string & { readonly [isEmail]: true };

/** Why a typed e-mail address is invalid. */
export type EmailRefusal = "empty" | "too-long" | "bad-format";

/** Most characters of an address and of the name before the @, from RFC 5321. */
export const EMAIL_LENGTH = { whole: 254, name: 64 } as const;

const NAME = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

// Top-level domains are letters, or an encoded name in another script.
const LAST_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i;

/** Why the typed text is not an e-mail address, or null when it may be one. */
export function emailRefusal(typed: string): EmailRefusal | null {
  const plain = halfWidth(typed);
  if (plain === "") return "empty";
  if (plain.length > EMAIL_LENGTH.whole) return "too-long";
  const [name = "", domain = "", ...more] = plain.split("@");
  if (name.length > EMAIL_LENGTH.name) return "too-long";
  return more.length === 0 && NAME.test(name) && isDomain(domain) ? null : "bad-format";
}

/** The typed address with its domain in lower case, or null when it cannot be one. */
export function parseEmail(typed: string): Email | null {
  if (emailRefusal(typed) !== null) return null;
  const [name, domain] = halfWidth(typed).split("@") as [string, string];
  return `${name}@${domain.toLowerCase()}` as Email;
}

/** The address with all but the first character of its name hidden: w***@example.com. */
export function maskEmail(email: Email): string {
  return `${email.charAt(0)}***${email.slice(email.indexOf("@"))}`;
}

function isDomain(domain: string): boolean {
  const labels = domain.split(".");
  const last = labels.pop() as string;
  return labels.length > 0 && labels.every((label) => LABEL.test(label)) && LAST_LABEL.test(last);
}
