import type { Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { linkPath } from "#base/site/own-path.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "./contract.ts";
import { groupIconPath, pictureOf, productPath, rankedFor, VARIANT_CODE } from "./rules.ts";
import {
  type DocumentRow,
  documentsOf,
  type GroupRow,
  groupOf,
  groups,
  type Point,
  type ProductRow,
  productOf,
  products,
  productsOf,
  productsOfGroup,
} from "./store.ts";

type WireProduct = Output<typeof contract.listGuestProducts>["featuredProducts"][number];
type WireGroup = Output<typeof contract.listProductGroups>["productGroups"][number];
type WireDocument = Output<typeof contract.readProductGroup>["documents"][number];

const VARIANT = new RegExp(VARIANT_CODE);

export const handlers: Handlers<typeof contract> = {
  async listGuestProducts(_input, { db, language }) {
    const rows = await products(db, language);
    const featured = rows.filter(({ isFeatured, isForGuests }) => isFeatured && isForGuests);
    return {
      featuredCount: featured.length,
      featuredProducts: featured.map((row) => wireProduct(row)),
    };
  },

  async listOwnProducts(_input, { db, language, customer, ports }) {
    const [rows, accounts] = await Promise.all([
      products(db, language),
      ports.coreBank.accounts(customer.id),
    ]);
    const ranked = rankedFor(rows, accounts);
    return {
      featuredCount: ranked.length,
      featuredProducts: ranked.map(({ reason, variant, ...row }) => ({
        ...wireProduct(row, variant),
        featuredReason: reason,
        variantCode: variant,
      })),
    };
  },

  async readProduct({ productCode, variantCode = null }, { db, language }) {
    const row = await productOf(db, language, productCode);
    const isKnown = variantCode === null || row?.variants.some(({ code }) => code === variantCode);
    if (!row || !isKnown) throw new Refusal("PROD000001");
    const related = await productsOf(db, language, row.related);
    return {
      ...wireProduct(row, variantCode),
      variantCode,
      // A code is a part of an address; what was stored before codes were checked is left out.
      variants: row.variants
        .filter(({ code }) => VARIANT.test(code))
        .map(({ code, name, lead }) => ({ variantCode: code, variantName: name, text: lead })),
      benefits: row.benefits.map(wirePoint),
      facts: row.facts.map(({ label, value }) => ({ factName: label, factText: value })),
      steps: row.steps.map(wirePoint),
      note: row.notes,
      faqSearchText: row.faqWords,
      relatedProducts: related.map((other) => wireProduct(other)),
    };
  },

  async readProductGroup({ groupCode }, { db, language }) {
    const [group, rows, documents] = await Promise.all([
      groupOf(db, language, groupCode),
      productsOfGroup(db, language, groupCode),
      documentsOf(db, language, groupCode),
    ]);
    if (!group) throw new Refusal("PROD000001");
    return {
      ...wireGroup(group, rows),
      documentsTitle: group.documentsTitle,
      documents: documents.map(wireDocument),
    };
  },

  async listProductGroups(_input, { db, language }) {
    const [listed, rows] = await Promise.all([groups(db, language), products(db, language)]);
    return {
      productGroups: listed.map((group) =>
        wireGroup(
          group,
          rows.filter(({ groupCode }) => groupCode === group.code),
        ),
      ),
    };
  },
};

function wireProduct(row: ProductRow, variant: string | null = null): WireProduct {
  return {
    productCode: row.code,
    productName: row.name,
    slogan: row.slogan,
    summary: row.lead,
    groupCode: row.groupCode,
    groupName: row.groupTitle,
    picture: pictureOf(row.code),
    productUrl: productPath(row.code, variant),
    landingUrl: linkPath(row.path),
  };
}

function wirePoint({ title, text }: Point): { title: string; text: string } {
  return { title, text };
}

function wireGroup(group: GroupRow, rows: readonly ProductRow[]): WireGroup {
  const banners = group.banners.filter(({ path }) => linkPath(path) !== null);
  return {
    businessLine: group.businessCode,
    contentId: group.code,
    slogan: group.slogan,
    title: group.title,
    iconUrl: groupIconPath(group.code),
    introduction: group.lead,
    headline: `${group.title} – ${group.slogan}`,
    products: rows.map((row) => wireProduct(row)),
    productCount: rows.length,
    banners: banners.map(({ title, text, path }) => ({
      bannerTitle: title,
      bannerText: text,
      bannerUrl: path,
    })),
    bannerCount: banners.length,
    type: group.type,
  };
}

function wireDocument(row: DocumentRow): WireDocument {
  return {
    documentNumber: row.number,
    documentType: row.type,
    documentTitle: row.title,
    documentVersion: row.version,
    documentEffectiveOn: row.effectiveDay,
    documentUrl: `/resources/${row.number}`,
  };
}
