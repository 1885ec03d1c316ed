import { translated } from "#base/content/entry.ts";
import { count, flag, list, oneOf, optional, orNull, words } from "#base/content/fields.ts";
import { readFolder } from "./folder.ts";
import { partsIn, pointsOf, textIn } from "./parts.ts";

const productShape = {
  folder: "products",
  fields: {
    /** `pdCd` on the wire. */
    code: words,
    group: words,
    position: count,
    /** The account kinds of the product: 01 basic, 02 advanced; one for each of ## accounts. */
    accounts: optional(list, []),
    /** Whether it is offered to visitors who are not signed in. */
    guests: flag,
    featured: flag,
    /** Its own page, if it has one. */
    path: orNull(words),
    /** Chinese search words for its questions and answers. */
    questions: words,
    related: list,
  },
  unique: ["code"],
  texts: { name: words, slogan: words, lead: words },
  body: "required",
} as const;

const groupShape = {
  folder: "product-groups",
  fields: {
    code: words,
    position: count,
    /** The line of business, `bizCsCd` on the wire. */
    business: words,
    type: oneOf("own", "partner"),
    /** The links of the banners, one for each of ## banners. */
    banners: list,
  },
  unique: ["code"],
  texts: { title: words, slogan: words, lead: words, documents: words },
  body: "required",
} as const;

/** The products, by group. Rates are data beside the text and never part of it. */
export function readProducts(root?: string) {
  const products = readFolder(
    productShape,
    ({ fields: { accounts, guests, questions, ...fields }, sections, lineOf, refuse }) => {
      const names = ["benefits", "facts", "steps", "accounts", "notes"];
      const parts = partsIn(sections, names, refuse);
      const kinds = pointsOf(parts, "accounts", refuse);
      if (kinds.length !== accounts.length)
        refuse(lineOf("accounts"), "one for each of ## accounts");
      return {
        ...fields,
        variants: kinds.map(({ title, text }, place) => ({
          code: accounts[place] ?? "",
          name: title,
          lead: text,
        })),
        name: translated(sections, ({ name }) => name),
        slogan: translated(sections, ({ slogan }) => slogan),
        lead: translated(sections, ({ lead }) => lead),
        benefits: pointsOf(parts, "benefits", refuse),
        facts: pointsOf(parts, "facts", refuse).map(({ title, text }) => ({
          label: title,
          value: text,
        })),
        steps: pointsOf(parts, "steps", refuse),
        notes: translated(parts, (part) => textIn(part, "notes")),
        forGuests: guests,
        faqWords: questions,
      };
    },
    root,
  );
  return products.toSorted((one, other) => one.position - other.position);
}

/** The groups of products, in the order of the products page. */
export function readProductGroups(root?: string) {
  const groups = readFolder(
    groupShape,
    ({ fields: { banners, business, ...fields }, sections, lineOf, refuse }) => {
      const points = pointsOf(partsIn(sections, ["banners"], refuse), "banners", refuse);
      if (points.length !== banners.length) refuse(lineOf("banners"), "one for each of ## banners");
      return {
        ...fields,
        businessCode: business,
        title: translated(sections, ({ title }) => title),
        slogan: translated(sections, ({ slogan }) => slogan),
        lead: translated(sections, ({ lead }) => lead),
        banners: points.map((point, place) => ({ ...point, path: banners[place] ?? "" })),
        documentsTitle: translated(sections, ({ documents }) => documents),
      };
    },
    root,
  );
  return groups.toSorted((one, other) => one.position - other.position);
}
