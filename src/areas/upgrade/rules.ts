import type { CustomerType } from "#areas/customer/rules.ts";

/** Where the upgrade's pages are; the last step is spelled as the specification spells it. */
export const UPGRADE_PATH = "/upgrade-account";
export const CARD_STEP_PATH = "/upgrade-account/card-information";
export const VIDEO_STEP_PATH = "/upgrade-account/video-call";
export const COMPLETE_PATH = "/upgrade-account/upgrade-compelte";
export const DRIVERS_PATH = "/upgrade-account/drivers";

/** What can be upgraded. */
export const upgradeScopes = ["twd", "foreign", "both"] as const;

export type UpgradeScope = (typeof upgradeScopes)[number];

/** The steps in their order. */
export const upgradeSteps = ["terms", "accounts", "certificate", "video", "done"] as const;

export type UpgradeStep = (typeof upgradeSteps)[number];

/** How an upgrade stands: what is to be done next, or how it ended. */
export type UpgradeState =
  | "accounts"
  | "certificate"
  | "video"
  | "approved"
  | "rejected"
  | "expired";

/** Where each step is done. */
export const stepPaths: Readonly<Record<UpgradeStep, string>> = {
  terms: UPGRADE_PATH,
  accounts: UPGRADE_PATH,
  certificate: CARD_STEP_PATH,
  video: VIDEO_STEP_PATH,
  done: COMPLETE_PATH,
};

/** An upgrade that nobody went on with for so long has to be started again. */
export const RESUME_DAYS = 30;

/** How the bank answers the two calls that upgrade. */
export const upgradeResults = {
  /** The certificate is verified; the video call is next. */
  pending: "01",
  /** The desk has confirmed the identity, and the tier is raised. */
  completed: "02",
  /** The desk has refused. */
  rejected: "03",
} as const;

export type UpgradeResult = keyof typeof upgradeResults;

/** A version of terms. */
export interface TermsVersion {
  documentNumber: number;
  version: string;
}

/** What a customer can upgrade, by what they have; nothing where all is advanced already. */
export function possibleScopes({ twd, foreign }: CustomerType): UpgradeScope[] {
  const scopes: UpgradeScope[] = [];
  if (twd === "basic") scopes.push("twd");
  if (foreign === "basic") scopes.push("foreign");
  if (scopes.length === 2) scopes.push("both");
  return scopes;
}

/** Whether everything that must be agreed to was, in the version that is in force. */
export function isAgreed(
  required: readonly TermsVersion[],
  agreed: readonly TermsVersion[],
): boolean {
  return required.every(({ documentNumber, version }) =>
    agreed.some((each) => each.documentNumber === documentNumber && each.version === version),
  );
}

/** How far a customer has come. */
export interface Standing {
  /** Null before the terms were agreed to. */
  state: UpgradeState | null;
  /** Whether the terms that were agreed to are still those in force. */
  isTermsCurrent: boolean;
  /** Whether the certificate that was verified has ended since. */
  isCertificateOver: boolean;
  /** Whether anything can be upgraded. */
  isPossible: boolean;
}

/** The step to go on with. */
export function nextStep(standing: Standing): UpgradeStep {
  const { state, isTermsCurrent, isCertificateOver, isPossible } = standing;
  // Whoever has upgraded one kind of account can begin again with the other.
  if (state === "approved") return isPossible ? "terms" : "done";
  if (state === null || state === "rejected" || state === "expired") return "terms";
  if (!isTermsCurrent) return "terms";
  if (state === "video") return isCertificateOver ? "certificate" : "video";
  return state;
}

/** Which kinds of account an upgrade raises. */
export function raises(scope: UpgradeScope): { twd: boolean; foreign: boolean } {
  return { twd: scope !== "foreign", foreign: scope !== "twd" };
}
