import type { CustomerType } from "#areas/customer/rules.ts";
import type { UpgradeStep } from "./flow/table.ts";

/** Where the drivers are explained. */
export const DRIVERS_PATH = "/upgrade-account/drivers";

/** Where the authority that issues citizen cards (MOICA) offers the drivers of reader and card. */
export const driverPages = {
  windows: "https://moica.nat.gov.tw/download_1.html",
  mac: "https://moica.nat.gov.tw/rac_plugin.html",
};

/** What can be upgraded. */
export const upgradeScopes = ["twd", "foreign", "both"] as const;

export type UpgradeScope = (typeof upgradeScopes)[number];

/** The state of an upgrade: the next step, or the outcome. */
export type UpgradeState =
  | "accounts"
  | "certificate"
  | "video"
  | "approved"
  | "rejected"
  | "expired";

/** An upgrade not continued for this long expires. */
export const RESUME_DAYS = 30;

/** The result codes of the two upgrade calls. */
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

/** What a customer can upgrade, by their current tiers; empty if everything is advanced. */
export function possibleScopes({ twd, foreign }: CustomerType): UpgradeScope[] {
  const scopes: UpgradeScope[] = [];
  if (twd === "basic") scopes.push("twd");
  if (foreign === "basic") scopes.push("foreign");
  if (scopes.length === 2) scopes.push("both");
  return scopes;
}

/** Whether all required terms were accepted, in the current versions. */
export function isAgreed(
  required: readonly TermsVersion[],
  agreed: readonly TermsVersion[],
): boolean {
  return required.every(({ documentNumber, version }) =>
    agreed.some((each) => each.documentNumber === documentNumber && each.version === version),
  );
}

/** The progress of a customer. */
export interface Standing {
  /** Null before the terms were accepted. */
  state: UpgradeState | null;
  /** Whether the accepted terms are still the current versions. */
  isTermsCurrent: boolean;
  /** Whether the verified certificate has expired since. */
  isCertificateOver: boolean;
  /** Whether anything can be upgraded. */
  isPossible: boolean;
}

/** The step to continue with. */
export function nextStep(standing: Standing): UpgradeStep {
  const { state, isTermsCurrent, isCertificateOver, isPossible } = standing;
  // A customer who has upgraded one kind of account can start again with the other.
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
