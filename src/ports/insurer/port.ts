import type { PaperData } from "#ports/documents/port.ts";

/** Why a customer is redirected to the insurer. */
export type HandOverPurpose = "travel" | "car" | "motorbike";

/** A label and its value. */
export interface LabelledFact {
  label: string;
  value: string;
}

/** What the insurer gets before the customer arrives. */
export interface Proposal {
  reference: string;
  /** Of this redirect; a newer one of the same reference replaces the older. */
  nonce: string;
  insurerCode: string;
  purpose: HandOverPurpose;
  /** What only the customer knows: the insurer asks for it. */
  check: string;
  facts: readonly LabelledFact[];
  /** How long the customer has to arrive and confirm. */
  seconds: number;
}

/** The insurer's answer when the customer returns. */
export interface InsurerAnswer {
  reference: string;
  nonce: string;
}

/** A policy to be issued; the same reference always gets the same policy. */
export interface PolicyOrder {
  reference: string;
  insurerCode: string;
  premium: number;
  startsAt: Date;
  endsAt: Date;
  /** How many people it insures. */
  insuredCount: number;
  /** The policy document; the insurer adds its number and day, and signs it. */
  paper: Omit<PaperData, "facts">;
  paperLabels: { number: string; issuedOn: string };
}

/** Whether the insurer accepts it. */
export type IssueAnswer =
  | { ok: true; policyNumber: string; issuedAt: Date }
  | { ok: false; reason: "not-confirmed" | "started" };

/** Whether the insurer cancels a policy, and its refund. */
export type CancelAnswer = { ok: true; refund: number; at: Date } | { ok: false };

/** What the insurer's own page shows. */
export interface PartnerPage {
  insurerCode: string;
  purpose: HandOverPurpose;
  facts: readonly LabelledFact[];
  triesLeft: number;
}

/** The result of an attempt on the insurer's page; the address leads back to the bank. */
export type PartnerAnswer = { ok: true; address: string } | { ok: false; triesLeft: number };

/** The site of an insurer that has none of its own: the demonstration's partner. */
export interface PartnerSite {
  /** The page of a token; null for one that is expired, used, altered or not for this insurer. */
  open(token: string): Promise<PartnerPage | null>;
  /** Checks what was typed and, if it is right, sends the customer back; once. */
  confirm(token: string, typed: string): Promise<PartnerAnswer | null>;
}

/** The insurers that the bank is an agent of. */
export interface Insurer {
  /** Announces a customer to the insurer, and returns the signed address to redirect them to. */
  handOver(proposal: Proposal): Promise<string>;
  /** A returning customer's answer; null when the insurer did not sign it for us, or expired. */
  readAnswer(token: string): Promise<InsurerAnswer | null>;
  issue(order: PolicyOrder): Promise<IssueAnswer>;
  /** Cancels before cover starts; idempotent. */
  cancel(policyNumber: string): Promise<CancelAnswer>;
  /** The signed policy; null for a policy that was never issued. */
  policyDocument(policyNumber: string): Promise<Buffer | null>;
  /** Null where the insurer has its own site. */
  partner: PartnerSite | null;
}
