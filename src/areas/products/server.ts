import type { Output } from "#base/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Handlers } from "#server/asked.ts";
import type * as contract from "./contract.ts";
import { groupIconPath, pictureOf, productPath, rankedFor } from "./rules.ts";
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

type WireProduct = Output<typeof contract.listGuestProducts>["ftrPdList"][number];
type WireGroup = Output<typeof contract.listProductGroups>["pdGrpList"][number];
type WireDocument = Output<typeof contract.readProductGroup>["docRsrcList"][number];

export const handlers: Handlers<typeof contract> = {
  async listGuestProducts(_input, { db, language }) {
    const rows = await products(db, language);
    const featured = rows.filter(({ isFeatured, isForGuests }) => isFeatured && isForGuests);
    return { ftrPdCnt: featured.length, ftrPdList: featured.map((row) => wireProduct(row)) };
  },

  async listOwnProducts(_input, { db, language, customer, ports }) {
    const [rows, accounts] = await Promise.all([
      products(db, language),
      ports.coreBank.accounts(customer.id),
    ]);
    const ranked = rankedFor(rows, accounts);
    return {
      ftrPdCnt: ranked.length,
      ftrPdList: ranked.map(({ reason, variant, ...row }) => ({
        ...wireProduct(row, variant),
        ftrRsnCd: reason,
        simpAcctTpCd: variant,
      })),
    };
  },

  async readProduct({ pdCd, simpAcctTpCd = null }, { db, language }) {
    const row = await productOf(db, language, pdCd);
    const isKnown =
      simpAcctTpCd === null || row?.variants.some(({ code }) => code === simpAcctTpCd);
    if (!row || !isKnown) throw new Refusal("PROD000001");
    const related = await productsOf(db, language, row.related);
    return {
      ...wireProduct(row, simpAcctTpCd),
      simpAcctTpCd,
      simpAcctTpList: row.variants.map(({ code, name, lead }) => ({
        simpAcctTpCd: code,
        simpAcctTpNm: name,
        cont: lead,
      })),
      bnftList: row.benefits.map(wirePoint),
      factList: row.facts.map(({ label, value }) => ({ factNm: label, factCont: value })),
      stepList: row.steps.map(wirePoint),
      noteCont: row.notes,
      faqSrchVal: row.faqWords,
      rltdPdList: related.map((other) => wireProduct(other)),
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
      docRsrcTitle: group.documentsTitle,
      docRsrcList: documents.map(wireDocument),
    };
  },

  async listProductGroups(_input, { db, language }) {
    const [listed, rows] = await Promise.all([groups(db, language), products(db, language)]);
    return {
      pdGrpList: listed.map((group) =>
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
    pdCd: row.code,
    pdNm: row.name,
    pdSlgnCont: row.slogan,
    pdSmryCont: row.lead,
    pdGrpCd: row.groupCode,
    pdGrpNm: row.groupTitle,
    pdImgCd: pictureOf(row.code),
    pdDtlUrl: productPath(row.code, variant),
    pdPageUrl: row.path,
  };
}

function wirePoint({ title, text }: Point): { titlCont: string; cont: string } {
  return { titlCont: title, cont: text };
}

function wireGroup(group: GroupRow, rows: readonly ProductRow[]): WireGroup {
  return {
    bizCsCd: group.businessCode,
    cmsContId: group.code,
    cmsGroupDetailSlogan: group.slogan,
    cmsGroupDetailTitle: group.title,
    cmsGroupDetailTitleIconImgUrl: groupIconPath(group.code),
    cmsSpcfTitlCont: group.lead,
    cmsTitlCont: `${group.title} – ${group.slogan}`,
    pdList: rows.map((row) => wireProduct(row)),
    pdListCnt: rows.length,
    topBnnrList: group.banners.map(({ title, text, path }) => ({
      bnnrTitlCont: title,
      bnnrCont: text,
      bnnrLinkUrl: path,
    })),
    topBnnrListCnt: group.banners.length,
    type: group.type,
  };
}

function wireDocument(row: DocumentRow): WireDocument {
  return {
    docRsrcNbr: row.number,
    docRsrcTpCd: row.type,
    docRsrcTitlCont: row.title,
    docRsrcVerCd: row.version,
    docRsrcAplyDt: row.effectiveDay,
    docRsrcUrl: `/resources/${row.number}`,
  };
}
