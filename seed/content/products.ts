import { productContent, productIn } from "#areas/products/rules/content.ts";
import { translated } from "#base/content/entry.ts";
import { count, list, oneOf, words } from "#base/content/fields.ts";
import { partsIn, pointsOf } from "#base/content/parts.ts";
import { readFolder } from "./folder.ts";

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
  const products = readFolder(productContent, productIn, root);
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
