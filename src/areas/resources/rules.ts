import type { Language } from "#base/text/language.ts";

/** The kinds of document, in the order of their tabs: terms, forms, product information, law. */
export const documentTypes = ["01", "02", "03", "04"] as const;

export type DocumentType = (typeof documentTypes)[number];

/** The kind that the specification lists first. */
export const TERMS: DocumentType = "01";

/** The kind whose lists are lines to write on. */
export const FORMS: DocumentType = "02";

/** Where a version stands: to come, in force, or replaced by a later one. */
export const versionStates = ["upcoming", "current", "past"] as const;

export type VersionState = (typeof versionStates)[number];

/** The form of a version's name: 2.0, 10.1. */
export const VERSION = "^\\d{1,3}\\.\\d{1,3}$";

/** The longest search. */
export const SEARCH_MOST = 50;

/** Where the documents are listed. */
export const RESOURCES_PATH = "/resources";

/** Where the terms are listed. */
export const TERMS_PATH = "/terms";

/** Why a customer is asked to agree: a contract, or a consent. */
export const agreementGoals = ["contract", "consent"] as const;

export type AgreementGoal = (typeof agreementGoals)[number];

/** What the terms are agreed to for. */
export const agreementOccasions = [
  "account",
  "upgrade",
  "transfer",
  "card",
  "foreign",
  "loan",
] as const;

export type AgreementOccasion = (typeof agreementOccasions)[number];

/** Which version of a document is shown, and beside which other one. */
export interface Shown {
  version?: string | undefined;
  compare?: string | undefined;
}

/** The address of a document, in one of its versions, or of two of them side by side. */
export function documentPath(number: number, shown: Shown = {}): string {
  return withQuery(`${RESOURCES_PATH}/${number}`, { ...shown });
}

/** The address of one of the terms, in one of its versions, or of two of them side by side. */
export function termPath(number: number, shown: Shown = {}): string {
  return withQuery(`${TERMS_PATH}/terms-detail`, { no: String(number), ...shown });
}

/** The document that says what personal data is collected for. */
export const PERSONAL_DATA_NOTICE = 6;

/** What the law has every page lead to, by the name of its words, in the order of the footer. */
export const legalPaths = [
  { name: "privacy", path: documentPath(28) },
  { name: "personalData", path: documentPath(PERSONAL_DATA_NOTICE) },
  { name: "fees", path: documentPath(32) },
  { name: "complaints", path: documentPath(31) },
  { name: "antiFraud", path: documentPath(33) },
  { name: "disclosure", path: documentPath(34) },
] as const;

/**
 * The address of a document's file. The language is named by a word of its own: `lang` would change
 * the visitor's language for the whole site.
 */
export function filePath(number: number, version: string, language: Language): string {
  return withQuery(`${RESOURCES_PATH}/${number}/file`, { version, language });
}

/** The name under which a document's file is kept by whoever downloads it. */
export function fileName(title: string, version: string): string {
  // What Windows, macOS or a path would not take.
  return `${title.replace(/[\\/:*?"<>|]/g, " ").trim()} ${version}.pdf`;
}

/** How a document is referred to: its kind, and its number. */
export function referenceOf(type: DocumentType, number: number): string {
  return `${type}-${String(number).padStart(3, "0")}`;
}

/** A size as people read it: 84 kB, 1.2 MB. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The words of a search as they are looked for: width, case and variants made alike. */
export function searchWords(typed: string): string[] {
  const words = alike(typed).split(/\s+/).filter(Boolean);
  return [...new Set(words)];
}

/** A text in the one way of writing in which texts and searches are compared. */
export function alike(text: string): string {
  // The short and the full way to write the first character of Taiwan.
  return text.normalize("NFKC").toLowerCase().replaceAll("\u53f0", "\u81fa");
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return given.length > 0 ? `${path}?${given.join("&")}` : path;
}
