import type { Facts } from "#base/text/language.ts";
import { chatCodes } from "./chat.ts";
import { contentCodes } from "./content.ts";
import { deskCodes } from "./desk.ts";
import { insuranceCodes } from "./insurance.ts";
import { upgradeCodes } from "./upgrade.ts";

/** Every refusal of the bank, by code: its meaning, and the placeholders of its sentence. */
export const catalogue = {
  // Session
  CHEA000001: { means: "not signed in" },
  CHEA000003: { means: "duplicate login: a second sign-in ended this session" },
  CHEA000206: { means: "authentication expired: the session timed out" },
  // Sign-in, forgot user ID, forgot password
  CHEA000010: { means: "invalid login id: wrong in form" },
  CHEA000011: { means: "invalid national id: its check digit is wrong" },
  CHEA000012: { means: "invalid password id: the three values do not match", holes: ["left"] },
  CHEA000013: { means: "temporarily locked: the content says why" },
  CHEA000014: { means: "invalid national id format" },
  CHEA000020: { means: "customer temporary: no account opened yet" },
  CHEA000050: { means: "no customer information found: no such member" },
  CHEA000209: { means: "password error: the password asked for again is wrong" },
  CHEA000210: { means: "OTP wrong 5 times: this try locked the purpose" },
  LBEA000081: { means: "no customer information" },
  HEA000017: { means: "customer error: only the call centre can go on" },
  LOGN000001: { means: "reason of CHEA000013: 5 wrong attempts" },
  LOGN000002: { means: "reason of CHEA000013: fraud suspected" },
  LOGN000003: { means: "wrong information given to find a user ID or reset a password" },
  LOGN000004: { means: "no email on file to send the user ID to" },
  // A new password
  PSWD000001: { means: "not 8 to 64 characters" },
  PSWD000002: { means: "without a letter or without a digit" },
  PSWD000003: { means: "a run of three equal or consecutive characters" },
  PSWD000004: { means: "contains user ID, national ID, birthday or mobile number" },
  PSWD000005: { means: "among the common or breached passwords" },
  PSWD000006: { means: "typed differently the second time" },
  // Transfers
  TRFR000001: { means: "same account on both sides" },
  TRFR000002: { means: "amount and fee over the available balance", holes: ["balance"] },
  TRFR000003: { means: "over the per-transaction limit", holes: ["left"] },
  TRFR000004: { means: "over the daily limit", holes: ["left"] },
  TRFR000005: { means: "over the monthly limit", holes: ["left"] },
  TRFR000006: { means: "designated transfers are switched off" },
  TRFR000007: { means: "non-designated transfers are switched off" },
  TRFR000008: { means: "no designated account, or none chosen" },
  TRFR000009: { means: "the designated account is not yet in effect", holes: ["day"] },
  TRFR000010: { means: "empty amount" },
  TRFR000011: { means: "bad amount" },
  TRFR000012: { means: "bad to account" },
  TRFR000013: { means: "no bank code" },
  TRFR000014: { means: "same payee and amount within 24 hours: asks to confirm" },
  TRFR000015: { means: "failed: check bank code and account" },
  TRFR000016: { means: "idempotency key used with other content" },
  TRFR000017: { means: "step out of order" },
  TRFR000018: { means: "the from account is not the customer's, or cannot send" },
  TRFR000019: { means: "the fee is another than the one that was confirmed" },
  TRFR000020: { means: "an unusual sign-in may not send to accounts that are not designated" },
  TRFR000021: { means: "no such transfer of this customer" },
  TRFR000022: { means: "executed already: cannot be cancelled" },
  TRFR000023: { means: "the panic button is in effect: only between own accounts" },
  TRFR000024: { means: "too many payees looked up today" },
  TRFR000025: { means: "this currency goes to other banks by designation only" },
  TRFR000026: { means: "this kind of transfer needs the advanced account" },
  // Accounts
  ACCT000001: { means: "no such account of this customer" },
  ACCT000002: { means: "a day outside those that can be asked for", holes: ["first", "last"] },
  // One-time code by SMS
  OTPS000001: { means: "mismatch", holes: ["left"] },
  OTPS000002: { means: "timeout" },
  OTPS000003: { means: "the purpose was locked before this try" },
  OTPS000004: { means: "resend blocked while one is valid", holes: ["seconds"] },
  OTPS000005: { means: "belongs to another purpose or other content" },
  OTPS000006: { means: "a visitor's code that five wrong tries ended; a new one can be asked for" },
  // One-time code by email
  OTPM000001: { means: "mismatch", holes: ["left"] },
  OTPM000002: { means: "timeout" },
  OTPM000003: { means: "the purpose was locked before this try" },
  OTPM000004: { means: "resend blocked while one is valid", holes: ["seconds"] },
  OTPM000005: { means: "belongs to another purpose or other content" },
  OTPM000006: { means: "a visitor's code that five wrong tries ended; a new one can be asked for" },
  // PIN and keypad
  TPIN000001: { means: "PIN incorrect", holes: ["left"] },
  TPIN000002: { means: "PIN locked" },
  KPAD000001: { means: "keypad token used or old" },
  KPAD000002: { means: "keypad input cannot be decrypted" },
  // Certificates
  LBEB000527: { means: "loan no data" },
  LBEA002046: { means: "non-accrual loans" },
  CERT000001: { means: "no account to issue for" },
  CERT000002: { means: "no loan repayment record" },
  CERT000003: { means: "withholding statement not yet open", holes: ["day"] },
  CERT000004: { means: "certificate date not after the account opened" },
  CERT000005: { means: "certificate date not before today" },
  CERT000006: { means: "no interest was paid in that year, or it is too long ago" },
  CERT000007: { means: "a period that begins after its end" },
  CERT000008: { means: "no such certificate" },
  CERT000009: { means: "the certificate is not issued yet" },
  CERT000010: { means: "no exchange rate of that day" },
  CERT000011: { means: "the certificate was revoked" },
  // Citizen digital certificate: found by the page or the adapter
  "61001": { means: "the page cannot use the adapter: browser outdated" },
  "61006": { means: "no port answered: no driver" },
  "61014": { means: "a proxy answered: driver not fully installed" },
  "61015": { means: "connection lost after an answer: driver not fully installed" },
  "62001": { means: "no PKCS#11 module: no driver" },
  "62002": { means: "no card in the reader" },
  "62003": { means: "card unreadable" },
  "62004": { means: "no certificate on the card" },
  "62011": { means: "wrong card PIN", holes: ["left"] },
  "62012": { means: "card locked" },
  "62013": { means: "card PIN wrong in form" },
  CTZN000001: { means: "wrong card PIN, and the card does not tell the attempts left" },
  CTZN000002: { means: "the browser is not allowed to reach the adapter" },
  // Citizen digital certificate: found by the server
  CTZN000003: { means: "expired" },
  CTZN000004: { means: "not yet valid" },
  CTZN000005: { means: "revoked" },
  CTZN000006: { means: "revocation cannot be checked now" },
  CTZN000007: { means: "not trusted: no chain to a trusted root, or a bad signature" },
  CTZN000008: { means: "identity mismatch, or bound to another customer" },
  CTZN000009: { means: "challenge or ticket used, old or not ours" },
  CTZN000010: { means: "the adapter is busy with other requests" },
  CTZN000011: { means: "the adapter cannot reach the bank" },
  // Emergency
  EMRG000001: { means: "no issued card" },
  EMRG000002: { means: "card number does not match", holes: ["left"] },
  EMRG000003: { means: "the deadline to cancel the report has passed", holes: ["deadline"] },
  EMRG000004: { means: "card number wrong 5 times: the report cannot be cancelled online" },
  EMRG000005: { means: "the card is expired or replaced and need not be reported" },
  EMRG000006: { means: "no report of this card stands" },
  EMRG000007: { means: "the report cannot be cancelled: the panic button was pressed" },
  EMRG000008: { means: "the payment cannot be disputed: not approved, or too long ago" },
  EMRG000009: { means: "the payment is disputed already" },
  EMRG000010: { means: "the dispute cannot be changed so, or is not there" },
  EMRG000011: { means: "no number of a card: wrong in form, or its check digit" },
  // Files
  FILE000001: { means: "file format wrong" },
  FILE000002: { means: "file too large" },
  FILE000003: { means: "too many files" },
  FILE000004: { means: "a file that was sent ahead is no longer kept" },
  // Inquiries
  INQR000001: { means: "no such inquiry" },
  ...chatCodes,
  ...contentCodes,
  ...deskCodes,
  // Public content
  BORD000001: { means: "no such notice" },
  BORD000002: { means: "no such event" },
  BORD000003: { means: "no such fund notice" },
  PROD000001: { means: "no such product" },
  SECU000001: { means: "no such share or ETF" },
  FUND000001: { means: "no such fund" },
  FAQS000001: { means: "no such FAQ entry" },
  FAQS000002: { means: "no such FAQ category" },
  DOCS000001: { means: "no such document" },
  INSR000001: { means: "the insurance link opens in a web browser only" },
  ...insuranceCodes,
  ...upgradeCodes,
  // The staff's desk
  // Platform
  PLAT000001: { means: "temporary outage: try again later" },
  PLAT000002: { means: "PC only" },
  PLAT000003: { means: "not found" },
  PLAT000004: { means: "method not allowed" },
  PLAT000005: { means: "too many requests", holes: ["seconds"] },
  PLAT000006: { means: "malformed" },
  PLAT000007: { means: "body too large" },
  PLAT000008: { means: "wrong content type" },
  PLAT000009: { means: "not sent from our page" },
  PLAT000010: { means: "network unreachable" },
  PLAT000011: { means: "timed out" },
  // Fields
  FELD000001: { means: "required" },
  FELD000002: { means: "too short", holes: ["least"] },
  FELD000003: { means: "too long", holes: ["most"] },
  FELD000004: { means: "wrong form" },
  FELD000005: { means: "not a whole number" },
  FELD000006: { means: "too small", holes: ["least"] },
  FELD000007: { means: "too big", holes: ["most"] },
  FELD000008: { means: "not one of the choices" },
} as const satisfies Record<string, { means: string; holes?: readonly string[] }>;

export type ErrorCode = keyof typeof catalogue;

/** An expected failure from the catalogue: shown to the customer, never logged as a fault. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  /** The values of the sentence's placeholders. */
  readonly facts: Facts;
  /** Machine-readable details; sent as the envelope's content. */
  readonly content: unknown;

  constructor(code: ErrorCode, facts: Facts = {}, content: unknown = null) {
    super(`${code}: ${catalogue[code].means}`);
    this.code = code;
    this.facts = facts;
    this.content = content;
  }
}

/** Whether a thrown value is a refusal, no matter which copy of the class created it. */
export function isRefusal(thrown: unknown): thrown is Refusal {
  // Not instanceof: the page renderer is a second bundle with its own copy of the class.
  if (typeof thrown !== "object" || thrown === null) return false;
  const { name, code } = thrown as Partial<Refusal>;
  return name === "Refusal" && typeof code === "string" && Object.hasOwn(catalogue, code);
}
