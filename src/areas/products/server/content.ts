import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { contentKind } from "#server/content/kind.ts";
import { productBody, productContent, productIn } from "../rules/content.ts";
import { isBuiltIn, productPath } from "../rules.ts";
import {
  deleteProduct,
  groupTitles,
  productCodes,
  productTitles,
  putProduct,
  wholeProduct,
} from "../store/whole-products.ts";

/** The groups of products to choose from, by their codes. */
export function groupChoices(db: Db, language: Language) {
  return groupTitles(db, language);
}

/** Products as the desk publishes them. */
export const productKind = contentKind({
  shape: productContent,
  list: productTitles,
  choices: async (db, language) => ({ group: await groupTitles(db, language) }),
  find: wholeProduct,
  async wholeOf(entry, { text }, db) {
    const { fields, lineOf, refuse } = entry;
    const groups = (await groupTitles(db, "zh")).map(({ value }) => value);
    if (!groups.includes(fields.group)) {
      refuse(lineOf("group"), `group: write one of ${groups.join(", ")}`);
    }
    const codes = await productCodes(db);
    const clash = codes.find(
      ({ number, code }) => (number === fields.id) !== (code === fields.code),
    );
    if (clash) refuse(lineOf("code"), `code: ${clash.code} is the code of product ${clash.number}`);
    const unknown = fields.related.filter((code) => !codes.some((each) => each.code === code));
    if (unknown.length > 0) refuse(lineOf("related"), `related: there is no ${unknown.join(", ")}`);
    const product = productIn(entry);
    const notes = { zh: product.notes.zh, en: product.notes.en, ko: product.notes.ko };
    return { ...product, notes: text(notes, (own) => own) };
  },
  fieldsOf: ({
    code,
    group,
    position,
    variants,
    forGuests,
    featured,
    path,
    faqWords,
    related,
  }) => ({
    ...{ code, group, position: String(position) },
    accounts: variants.map((variant) => variant.code).join(", "),
    guests: forGuests ? "yes" : "no",
    featured: featured ? "yes" : "no",
    path: path ?? "",
    questions: faqWords,
    related: related.join(", "),
  }),
  sectionOf: (product, language) => ({
    fields: {
      name: product.name[language],
      slogan: product.slogan[language],
      lead: product.lead[language],
    },
    body: productBody(product, language),
  }),
  put: putProduct,
  remove: deleteProduct,
  isNeeded: async (db, item) => isBuiltIn((await wholeProduct(db, item))?.code ?? ""),
  async pathOf(db, item) {
    const product = await wholeProduct(db, item);
    return product && productPath(product.code);
  },
});
