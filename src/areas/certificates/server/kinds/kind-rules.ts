import type { Input, Output } from "#base/call/call.ts";
import type { Language } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { CoreBank } from "#ports/core-bank/port.ts";
import type { CertificateData, LabelledFact } from "#ports/documents/port.ts";
import type { commonOutput } from "../../contract/parts.ts";
import type * as contract from "../../contract/requests.ts";
import type {
  CertificateKind,
  FiguresOf,
  Holder,
  kindTable,
  OwnRequest,
  PublicFacts,
  RequestOf,
} from "../../rules/kinds.ts";
import type { CertificateLanguage } from "../../rules.ts";
import type { FieldErrors } from "../read-request.ts";

/** The inputs for computing the figures. */
export interface Finding {
  db: Db;
  coreBank: CoreBank;
  customerId: string;
  holder: Holder;
  today: Day;
  withholdingOpens: string;
}

/** The part of a document that differs by kind. */
export type PaperBody = Pick<CertificateData, "holder" | "table" | "totals"> & {
  /** The values for the sentence's placeholders. */
  facts: Readonly<Record<string, string>>;
};

/** What an answer is built from, besides the figures. */
export interface Answered<K extends CertificateKind> {
  request: RequestOf<K>;
  language: Language;
  issue: { issuedAt: string | null; issuedOn: string | null };
}

/** The call of a kind. */
export type CallOf<K extends CertificateKind> = (typeof contract)[(typeof kindTable)[K]["call"]];

/** What one kind of certificate does in its own way. */
export interface KindRules<K extends CertificateKind> {
  /** Its own fields of a request. */
  read(input: Input<CallOf<K>>, errors: FieldErrors): OwnRequest[K];
  /** Computes its content, or refuses what the customer cannot have; writes nothing. */
  find(request: RequestOf<K>, finding: Finding): Promise<FiguresOf<K>>;
  /** Its own fields of the response. */
  answer(
    figures: FiguresOf<K>,
    answered: Answered<K>,
  ): Omit<Output<CallOf<K>>, keyof typeof commonOutput>;
  /** What anybody who has the document may know: no amounts, and no full names or numbers. */
  publicFacts(figures: FiguresOf<K>): Omit<PublicFacts, "name">;
  /** Its content in the viewer's language. */
  facts(figures: FiguresOf<K>, language: Language): LabelledFact[];
  /** The holder's facts, table and totals of its document. */
  body(figures: FiguresOf<K>, language: CertificateLanguage): PaperBody;
}
