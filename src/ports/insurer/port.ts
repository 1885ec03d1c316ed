import type { PaperData } from "#ports/documents/port.ts";

/** What a customer is handed over to the insurer for. */
export type HandOverPurpose = "travel" | "car" | "motorbike";

/** Something that a person reads: what it is, and what it says. */
export interface LabelledFact {
  label: string;
  value: string;
}

/** What the insurer is told before the customer comes. */
export interface Proposal {
  reference: string;
  /** Of this way there and back; a newer one of the same reference ends the older. */
  nonce: string;
  insurerCode: string;
  purpose: HandOverPurpose;
  /** What only the customer knows: the insurer asks for it. */
  check: string;
  facts: readonly LabelledFact[];
  /** How long the customer has to get there and confirm. */
  seconds: number;
}

/** What the insurer says when the customer comes back. */
export interface InsurerAnswer {
  reference: string;
  nonce: string;
}

/** A policy to be issued; the same reference gets the same policy, whatever happens. */
export interface PolicyOrder {
  reference: string;
  insurerCode: string;
  premium: number;
  startsAt: Date;
  endsAt: Date;
  /** How many people it insures. */
  insuredCount: number;
  /** The policy as it is printed; the insurer adds its number and day, and signs it. */
  paper: Omit<PaperData, "facts">;
  paperLabels: { number: string; issuedOn: string };
}

/** Whether the insurer takes it. */
export type IssueAnswer =
  | { ok: true; policyNumber: string; issuedAt: Date }
  | { ok: false; reason: "not-confirmed" | "started" };

/** Whether the insurer lets a policy go, and what it gives back. */
export type CancelAnswer = { ok: true; refund: number; at: Date } | { ok: false };

/** What the insurer's own page shows. */
export interface PartnerPage {
  insurerCode: string;
  purpose: HandOverPurpose;
  facts: readonly LabelledFact[];
  triesLeft: number;
}

/** What came of a try on the insurer's page; the address leads back to the bank. */
export type PartnerAnswer = { ok: true; address: string } | { ok: false; triesLeft: number };

/** The site of an insurer that has none of its own: the demonstration's partner. */
export interface PartnerSite {
  /** What a way in shows; null for one that is old, used, altered or not for this insurer. */
  open(token: string): Promise<PartnerPage | null>;
  /** Checks what was typed and, where it is right, sends the customer back; once. */
  confirm(token: string, typed: string): Promise<PartnerAnswer | null>;
}

/** The insurers that the bank is an agent of. */
export interface Insurer {
  /** Tells the insurer who is about to come, and answers the signed address to send them to. */
  handOver(proposal: Proposal): Promise<string>;
  /** What a customer brought back; null for what the insurer did not sign for us, or is too old. */
  readAnswer(token: string): Promise<InsurerAnswer | null>;
  issue(order: PolicyOrder): Promise<IssueAnswer>;
  /** Cancels before cover starts; the same policy again gets the same answer. */
  cancel(policyNumber: string): Promise<CancelAnswer>;
  /** The signed policy; null for a policy that was never issued. */
  policyDocument(policyNumber: string): Promise<Buffer | null>;
  /** Null where the insurer has a site of its own. */
  partner: PartnerSite | null;
}
