import type { Facts } from "#base/text/language.ts";
import { accountErrors } from "./account.ts";
import { cardsErrors } from "./cards.ts";
import { certificatesErrors } from "./certificates.ts";
import { chatErrors } from "./chat.ts";
import { citizenCardErrors } from "./citizen-card.ts";
import { deskErrors } from "./desk.ts";
import { inquiryErrors } from "./inquiry.ts";
import { insuranceErrors } from "./insurance.ts";
import { loginErrors } from "./login.ts";
import { platformErrors } from "./platform.ts";
import { publicContentErrors } from "./public-content.ts";
import { transferErrors } from "./transfer.ts";
import { upgradeErrors } from "./upgrade.ts";
import { verificationErrors } from "./verification.ts";

/**
 * Every refusal of the bank, by code. Marked as pure, because bundlers keep spreads for their side effects: no page
 * may load the catalogue unless it uses it.
 */
export const catalogue = /* @__PURE__ */ (() => ({
  ...platformErrors,
  ...loginErrors,
  ...verificationErrors,
  ...accountErrors,
  ...transferErrors,
  ...certificatesErrors,
  ...citizenCardErrors,
  ...cardsErrors,
  ...inquiryErrors,
  ...chatErrors,
  ...insuranceErrors,
  ...upgradeErrors,
  ...publicContentErrors,
  ...deskErrors,
}))();

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
