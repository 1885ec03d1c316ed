import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day } from "#base/call/fields.ts";
import { wire } from "#base/call/wire.ts";
import { GROUP_CODE, PRODUCT_CODE, reasons, VARIANT_CODE } from "./rules.ts";

const productCode = T.String({ pattern: PRODUCT_CODE, maxLength: 8, description: "DPMA0001" });
const variantCode = T.String({
  pattern: VARIANT_CODE,
  maxLength: 2,
  description: "01 basic account, 02 advanced account",
});
const groupCode = T.String({ pattern: GROUP_CODE, maxLength: 20, description: "deposit" });

/** A product for lists. */
const product = {
  productCode: wire("pdCd", T.String()),
  productName: wire("pdNm", T.String()),
  slogan: wire("pdSlgnCont", T.String({ description: "one line" })),
  summary: wire("pdSmryCont", T.String({ description: "two or three sentences" })),
  groupCode: wire("pdGrpCd", T.String()),
  groupName: wire("pdGrpNm", T.String()),
  picture: wire("pdImgCd", T.String({ description: "the name of its drawing" })),
  productUrl: wire("pdDtlUrl", T.String({ description: "the page with its full conditions" })),
  landingUrl: wire(
    "pdPageUrl",
    T.Union([T.String(), T.Null()], { description: "its own page, if it has one" }),
  ),
};
const point = T.Object({ title: wire("titlCont", T.String()), text: wire("cont", T.String()) });
const banner = T.Object({
  bannerTitle: wire("bnnrTitlCont", T.String()),
  bannerText: wire("bnnrCont", T.String()),
  bannerUrl: wire("bnnrLinkUrl", T.String()),
});
const document = T.Object({
  documentNumber: wire("docRsrcNbr", T.Integer()),
  documentType: wire(
    "docRsrcTpCd",
    T.String({ description: "01 terms, 02 forms, 03 product information, 04 law" }),
  ),
  documentTitle: wire("docRsrcTitlCont", T.String()),
  documentVersion: wire("docRsrcVerCd", T.String()),
  documentEffectiveOn: wire("docRsrcAplyDt", day),
  documentUrl: wire("docRsrcUrl", T.String()),
});
const group = {
  businessLine: wire("bizCsCd", T.String({ description: "the line of business" })),
  contentId: wire("cmsContId", T.String({ description: "the group's code" })),
  slogan: wire("cmsGroupDetailSlogan", T.String()),
  title: wire("cmsGroupDetailTitle", T.String()),
  iconUrl: wire("cmsGroupDetailTitleIconImgUrl", T.String()),
  introduction: wire(
    "cmsSpcfTitlCont",
    T.String({ description: "what the group is for, in two or three sentences" }),
  ),
  headline: wire("cmsTitlCont", T.String({ description: "title and slogan in one line" })),
  products: wire("pdList", T.Array(T.Object(product))),
  productCount: wire("pdListCnt", T.Integer()),
  banners: wire("topBnnrList", T.Array(banner)),
  bannerCount: wire("topBnnrListCnt", T.Integer()),
  type: T.Enum(["own", "partner"], {
    description: "the bank's own, or what others underwrite or manage",
  }),
};

/** C14: the products offered to a guest. */
export const listGuestProducts = call({
  method: "GET",
  path: "/v1/timeline/discover/nologinproduct",
  summary: "The featured products for visitors who are not signed in",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    featuredCount: wire("ftrPdCnt", T.Integer()),
    featuredProducts: wire("ftrPdList", T.Array(T.Object(product))),
  }),
  errors: [],
});

/** C15: the products offered to a customer. */
export const listOwnProducts = call({
  method: "GET",
  path: "/v1/timeline/discover/product",
  summary: "The products for the customer: what is not held yet first, what is held last",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    featuredCount: wire("ftrPdCnt", T.Integer()),
    featuredProducts: wire(
      "ftrPdList",
      T.Array(
        T.Object({
          ...product,
          featuredReason: wire(
            "ftrRsnCd",
            T.Enum([...reasons], { description: "why it stands in the list" }),
          ),
          variantCode: wire(
            "simpAcctTpCd",
            T.Union([variantCode, T.Null()], {
              description: "the kind of account that is meant, if one is",
            }),
          ),
        }),
      ),
    ),
  }),
  errors: [],
});

/** C16: one product with all details. */
export const readProduct = call({
  method: "GET",
  path: "/v1/timeline/discover/productdetail",
  summary: "One product in full, in one of its kinds of account when one is named",
  who: "anyone",
  input: T.Object({
    productCode: wire("pdCd", productCode),
    variantCode: wire("simpAcctTpCd", T.Optional(variantCode)),
  }),
  output: T.Object({
    ...product,
    variantCode: wire("simpAcctTpCd", T.Union([variantCode, T.Null()])),
    variants: wire(
      "simpAcctTpList",
      T.Array(
        T.Object({
          variantCode: wire("simpAcctTpCd", variantCode),
          variantName: wire("simpAcctTpNm", T.String()),
          text: wire("cont", T.String()),
        }),
      ),
    ),
    benefits: wire("bnftList", T.Array(point)),
    facts: wire(
      "factList",
      T.Array(
        T.Object({ factName: wire("factNm", T.String()), factText: wire("factCont", T.String()) }),
      ),
    ),
    steps: wire("stepList", T.Array(point)),
    note: wire(
      "noteCont",
      T.String({ description: "risk and legal notes; paragraphs, lists and | tables |" }),
    ),
    faqSearchText: wire(
      "faqSrchVal",
      T.String({ description: "words that find its questions and answers" }),
    ),
    relatedProducts: wire("rltdPdList", T.Array(T.Object(product))),
  }),
  errors: ["PROD000001"],
});

/** C18: a group with its products, banners and documents. */
export const readProductGroup = call({
  method: "GET",
  path: "/v1/timeline/discover/product/group/{groupCode}",
  summary: "A group of products with its banners and documents",
  who: "anyone",
  input: T.Object({ groupCode }),
  output: T.Object({
    ...group,
    documents: wire("docRsrcList", T.Array(document)),
    documentsTitle: wire("docRsrcTitle", T.String()),
  }),
  errors: ["PROD000001"],
});

/** All groups together, for the page of all products. */
export const listProductGroups = call({
  method: "GET",
  path: "/v1/timeline/discover/product/group",
  summary: "All groups with their products and banners, in the bank's order",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({ productGroups: wire("pdGrpList", T.Array(T.Object(group))) }),
  errors: [],
});
