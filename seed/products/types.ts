import type { Translated } from "#base/language.ts";

/** A thing with a heading and a sentence or two. */
export interface Point {
  title: Translated;
  text: Translated;
}

/** One row of a product's table. */
export interface ProductFact {
  label: Translated;
  value: Translated;
}

/** A product as its page tells it. Rates are data beside the text and never stand in it. */
export interface ProductSeed {
  /** The product's code, `pdCd` on the wire. */
  code: string;
  /** The code of its group. */
  group: string;
  /** The kinds of account it comes in, `simpAcctTpCd` on the wire: "01" basic, "02" advanced. */
  variants: { code: string; name: Translated; lead: Translated }[];
  name: Translated;
  slogan: Translated;
  lead: Translated;
  benefits: Point[];
  facts: ProductFact[];
  steps: Point[];
  /** Risk and legal notes, in the text format of #base/prose.ts. */
  notes: Translated;
  /** Whether visitors who are not signed in are offered it. */
  forGuests: boolean;
  featured: boolean;
  /** Its own page, if it has one. */
  path: string | null;
  /** Chinese words that find its questions and answers. */
  faqWords: string;
  /** The codes of products that go with it. */
  related: string[];
}

/** A group of products. */
export interface GroupSeed {
  code: string;
  /** The line of business, `bizCsCd` on the wire. */
  businessCode: string;
  /** "own" for the bank's own products, "partner" for what others underwrite or manage. */
  type: string;
  title: Translated;
  slogan: Translated;
  lead: Translated;
  banners: { title: Translated; text: Translated; path: string }[];
  documentsTitle: Translated;
}
