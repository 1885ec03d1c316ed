import type { Translated } from "#base/language.ts";

/** A document that customers can read and download. */
export interface DocumentSeed {
  number: number;
  /** "01" terms, "02" forms, "03" product information, "04" notices of law and privacy. */
  type: "01" | "02" | "03" | "04";
  title: Translated;
  summary: Translated;
  /** The code of the product group it belongs to. */
  group: string | null;
  versions: {
    version: string;
    /** Days from the first start; what lies behind is negative. */
    effectiveDays: number;
    /** The whole text, in the format of #base/prose.ts. */
    body: Translated;
  }[];
}
