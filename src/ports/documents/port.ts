import type { Language } from "#base/text/language.ts";
import type { Block } from "#base/text/prose.ts";

/** Terms, forms and sheets: what stands on the paper, in one language. */
export interface PaperData {
  language: Language;
  /** The country whose way of writing it is: TW, KR, GB. */
  region: string;
  bank: string;
  legalName: string;
  /** What sort of document it is, in a word. */
  kind: string;
  title: string;
  summary: string;
  /** What stands in the box under the title; the first one is repeated on every page. */
  facts: readonly { label: string; value: string }[];
  /** Whether its lists are lines to write on. */
  isForm: boolean;
  blocks: readonly Block[];
}

/** A label and what stands beside it. */
export interface LabelledFact {
  label: string;
  value: string;
}

/** A certificate: what stands on it, in Chinese or English. */
export interface CertificateData {
  language: "zh" | "en";
  region: "TW" | "GB";
  bank: string;
  /** The bank's name in the other language. */
  otherName: string;
  legalName: string;
  /** Address and telephone, for the foot of every page. */
  contact: string;
  title: string;
  serial: LabelledFact;
  issued: LabelledFact;
  holder: readonly LabelledFact[];
  /** The sentence that certifies. */
  statement: string;
  table: {
    head: readonly string[];
    /** The share of each column; nought for as wide as what stands in it. */
    widths: readonly number[];
    numeric: readonly boolean[];
    rows: readonly (readonly string[])[];
  } | null;
  totals: readonly LabelledFact[];
  notes: { title: string; items: readonly string[] };
  verification: {
    title: string;
    code: string;
    hint: string;
    /** The code for cameras, as SVG, and what it is in words. */
    qr: string;
    alternative: string;
  };
  /** Four letters, in rows from the left. */
  seal: readonly string[];
}

/** What each template is filled with. */
export interface TemplateData {
  document: PaperData;
  certificate: CertificateData;
}

export type Template = keyof TemplateData;

/** For whom a paper is made. */
export type Requester = "customer" | "guest";

/** Where the bank's papers are made. */
export interface Documents {
  /**
   * A PDF, tagged and with its fonts; the same data gives the same bytes. Customers' papers come
   * before those of guests.
   */
  make<T extends Template>(
    template: T,
    data: TemplateData[T],
    requester: Requester,
  ): Promise<Buffer>;
  close(): Promise<void>;
}

/** Too many papers are waiting, or one took too long: to be asked for again. */
export class DocumentsBusy extends Error {
  override name = "DocumentsBusy";
  /** What goes out, whoever asked. */
  readonly statusCode = 503;
}

/** The fonts lack letters of the text, which would be left out without a word. */
export class MissingGlyphs extends Error {
  override name = "MissingLetters";
  readonly letters: readonly string[];

  constructor(letters: readonly string[]) {
    super(`no font has ${letters.map(codePointOf).join(", ")}`);
    this.letters = letters;
  }
}

function codePointOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
