import { productContent, productIn } from "#areas/products/rules/content.ts";
import { groupContent, groupIn } from "#areas/products/rules/group-content.ts";
import { readFolder } from "./folder.ts";

/** The products, by group. Rates are data beside the text and never part of it. */
export function readProducts(root?: string) {
  const products = readFolder(productContent, productIn, root);
  return products.toSorted((one, other) => one.position - other.position);
}

/** The groups of products, in the order of the products page. */
export function readProductGroups(root?: string) {
  const groups = readFolder(groupContent, groupIn, root);
  return groups.toSorted((one, other) => one.position - other.position);
}
