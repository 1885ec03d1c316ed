import type { Language } from "#base/text/language.ts";

/** The kinds of document, in the order of their tabs: terms, forms, product information, law. */
export const documentTypes = ["01", "02", "03", "04"] as const;

export type DocumentType = (typeof documentTypes)[number];

/** The kind that the specification lists first. */
export const TERMS: DocumentType = "01";

/** The kind whose list items become lines to write on. */
export const FORMS: DocumentType = "02";

/** The state of a version: future, current, or replaced by a later one. */
export const versionStates = ["upcoming", "current", "past"] as const;

export type VersionState = (typeof versionStates)[number];

/** The pattern of a version's name: 2.0, 10.1. */
export const VERSION = "^\\d{1,3}\\.\\d{1,3}$";

/** The maximum length of a query. */
export const SEARCH_MOST = 50;

/** The list of documents. */
export const RESOURCES_PATH = "/resources";

/** The list of terms. */
export const TERMS_PATH = "/terms";

/** Why a customer is asked to agree: a contract, or a consent. */
export const agreementGoals = ["contract", "consent"] as const;

export type AgreementGoal = (typeof agreementGoals)[number];

/** The occasions on which terms are accepted. */
export const agreementOccasions = [
  "account",
  "upgrade",
  "transfer",
  "card",
  "foreign",
  "loan",
] as const;

export type AgreementOccasion = (typeof agreementOccasions)[number];

/** The shown version of a document, and the one it is compared with. */
export interface Shown {
  version?: string | undefined;
  compare?: string | undefined;
}

/** The address of a document, optionally of one version, or of two compared. */
export function documentPath(number: number, shown: Shown = {}): string {
  return withQuery(`${RESOURCES_PATH}/${number}`, { ...shown });
}

/** The address of terms, optionally of one version, or of two compared. */
export function termPath(number: number, shown: Shown = {}): string {
  return withQuery(`${TERMS_PATH}/terms-detail`, { no: String(number), ...shown });
}

/** The notice about the purposes of personal data. */
export const PERSONAL_DATA_NOTICE = 6;

/** The links that the law requires on every page, by the key of their texts, in footer order. */
export const legalPaths = [
  { name: "privacy", path: documentPath(28) },
  { name: "personalData", path: documentPath(PERSONAL_DATA_NOTICE) },
  { name: "fees", path: documentPath(32) },
  { name: "complaints", path: documentPath(31) },
  { name: "antiFraud", path: documentPath(33) },
  { name: "disclosure", path: documentPath(34) },
] as const;

/**
 * The address of a document's file. The language has its own parameter: `lang` would change the
 * visitor's language for the whole site.
 */
export function filePath(number: number, version: string, language: Language): string {
  return withQuery(`${RESOURCES_PATH}/${number}/file`, { version, language });
}

/** The name of a document's downloaded file. */
export function fileName(title: string, version: string): string {
  // Characters that are not allowed in file names on Windows or macOS.
  return `${title.replace(/[\\/:*?"<>|]/g, " ").trim()} ${version}.pdf`;
}

/** A document's reference: its kind and number. */
export function referenceOf(type: DocumentType, number: number): string {
  return `${type}-${String(number).padStart(3, "0")}`;
}

/** A size for display: 84 kB, 1.2 MB. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The words of a query, normalised in width, case and variants. */
export function searchWords(typed: string): string[] {
  const words = alike(typed).split(/\s+/).filter(Boolean);
  return [...new Set(words)];
}

/** A text in the normalised form in which texts and queries are compared. */
export function alike(text: string): string {
  // The short and the full form of the first character of Taiwan.
  return text.normalize("NFKC").toLowerCase().replaceAll("\u53f0", "\u81fa");
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return given.length > 0 ? `${path}?${given.join("&")}` : path;
}
