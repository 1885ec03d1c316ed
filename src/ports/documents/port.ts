import type { Language } from "#base/text/language.ts";
import type { Block } from "#base/text/prose.ts";

/** Terms, forms and sheets: the content of the document, in one language. */
export interface PaperData {
  language: Language;
  /** The country whose conventions it follows: TW, KR, GB. */
  region: string;
  bank: string;
  legalName: string;
  /** The kind of document, in a word. */
  kind: string;
  title: string;
  summary: string;
  /** The box under the title; the first one is repeated on every page. */
  facts: readonly { label: string; value: string }[];
  /** Whether its lists are lines to write on. */
  isForm: boolean;
  blocks: readonly Block[];
}

/** A label and its value. */
export interface LabelledFact {
  label: string;
  value: string;
}

/** A certificate: its content, in Chinese or English. */
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
    /** The relative width of each column; zero for as wide as its content. */
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
    /** The QR code, as SVG, and its alternative text. */
    qr: string;
    alternative: string;
  };
  /** Four characters, in rows from the left. */
  seal: readonly string[];
  /** What the seal is, for those who do not see it. */
  sealAlternative: string;
}

/** The data of each template. */
export interface TemplateData {
  document: PaperData;
  certificate: CertificateData;
}

export type Template = keyof TemplateData;

/** Whom a document is made for. */
export type Requester = "customer" | "guest";

/** Makes the bank's documents. */
export interface Documents {
  /**
   * A tagged PDF with embedded fonts; the same data gives the same bytes. Customers' documents come
   * before those of guests.
   */
  make<T extends Template>(
    template: T,
    data: TemplateData[T],
    requester: Requester,
  ): Promise<Buffer>;
  close(): Promise<void>;
}

/** Too many documents are waiting, or one took too long: the caller should retry. */
export class DocumentsBusy extends Error {
  override name = "DocumentsBusy";
  /** The HTTP status, for any caller. */
  readonly statusCode = 503;
}

/** The fonts lack characters of the text, which would be omitted silently. */
export class MissingGlyphs extends Error {
  override name = "MissingGlyphs";
  readonly letters: readonly string[];

  constructor(letters: readonly string[]) {
    super(`no font has ${letters.map(codePointOf).join(", ")}`);
    this.letters = letters;
  }
}

function codePointOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
