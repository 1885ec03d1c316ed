import { Type as T } from "typebox";
import { call } from "#base/call.ts";
import { GROUP_CODE, PRODUCT_CODE, reasons, VARIANT_CODE } from "./rules.ts";

const productCode = T.String({ pattern: PRODUCT_CODE, maxLength: 8, description: "DPMA0001" });
const variantCode = T.String({
  pattern: VARIANT_CODE,
  maxLength: 2,
  description: "01 basic account, 02 advanced account",
});
const groupCode = T.String({ pattern: GROUP_CODE, maxLength: 20, description: "deposit" });

/** A product as lists show it. */
const product = {
  pdCd: T.String(),
  pdNm: T.String(),
  pdSlgnCont: T.String({ description: "one line" }),
  pdSmryCont: T.String({ description: "two or three sentences" }),
  pdGrpCd: T.String(),
  pdGrpNm: T.String(),
  pdImgCd: T.String({ description: "the name of its drawing" }),
  pdDtlUrl: T.String({ description: "where its conditions are told in full" }),
  pdPageUrl: T.Union([T.String(), T.Null()], { description: "its own page, if it has one" }),
};
const point = T.Object({ titlCont: T.String(), cont: T.String() });
const banner = T.Object({
  bnnrTitlCont: T.String(),
  bnnrCont: T.String(),
  bnnrLinkUrl: T.String(),
});
const document = T.Object({
  docRsrcNbr: T.Integer(),
  docRsrcTpCd: T.String({ description: "01 terms, 02 forms, 03 product information, 04 law" }),
  docRsrcTitlCont: T.String(),
  docRsrcVerCd: T.String(),
  docRsrcAplyDt: T.String({ description: "in force since, YYYY/MM/DD" }),
  docRsrcUrl: T.String(),
});
const group = {
  bizCsCd: T.String({ description: "the line of business" }),
  cmsContId: T.String({ description: "the group's code" }),
  cmsGroupDetailSlogan: T.String(),
  cmsGroupDetailTitle: T.String(),
  cmsGroupDetailTitleIconImgUrl: T.String(),
  cmsSpcfTitlCont: T.String({ description: "what the group is for, in two or three sentences" }),
  cmsTitlCont: T.String({ description: "title and slogan in one line" }),
  pdList: T.Array(T.Object(product)),
  pdListCnt: T.Integer(),
  topBnnrList: T.Array(banner),
  topBnnrListCnt: T.Integer(),
  type: T.Enum(["own", "partner"], {
    description: "the bank's own, or what others underwrite or manage",
  }),
};

/** C14: what a guest is offered. */
export const listGuestProducts = call({
  method: "GET",
  path: "/v1/timeline/discover/nologinproduct",
  summary: "The featured products for visitors who are not signed in",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({ ftrPdCnt: T.Integer(), ftrPdList: T.Array(T.Object(product)) }),
  errors: [],
});

/** C15: what a customer is offered. */
export const listOwnProducts = call({
  method: "GET",
  path: "/v1/timeline/discover/product",
  summary: "The products for the customer: what is not held yet first, what is held last",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    ftrPdCnt: T.Integer(),
    ftrPdList: T.Array(
      T.Object({
        ...product,
        ftrRsnCd: T.Enum([...reasons], { description: "why it stands in the list" }),
        simpAcctTpCd: T.Union([variantCode, T.Null()], {
          description: "the kind of account that is meant, if one is",
        }),
      }),
    ),
  }),
  errors: [],
});

/** C16: one product in full. */
export const readProduct = call({
  method: "GET",
  path: "/v1/timeline/discover/productdetail",
  summary: "One product in full, in one of its kinds of account when one is named",
  who: "anyone",
  input: T.Object({ pdCd: productCode, simpAcctTpCd: T.Optional(variantCode) }),
  output: T.Object({
    ...product,
    simpAcctTpCd: T.Union([variantCode, T.Null()]),
    simpAcctTpList: T.Array(
      T.Object({ simpAcctTpCd: variantCode, simpAcctTpNm: T.String(), cont: T.String() }),
    ),
    bnftList: T.Array(point),
    factList: T.Array(T.Object({ factNm: T.String(), factCont: T.String() })),
    stepList: T.Array(point),
    noteCont: T.String({ description: "risk and legal notes; paragraphs, lists and | tables |" }),
    faqSrchVal: T.String({ description: "words that find its questions and answers" }),
    rltdPdList: T.Array(T.Object(product)),
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
  output: T.Object({ ...group, docRsrcList: T.Array(document), docRsrcTitle: T.String() }),
  errors: ["PROD000001"],
});

/** Every group at once, for the page of all products. */
export const listProductGroups = call({
  method: "GET",
  path: "/v1/timeline/discover/product/group",
  summary: "All groups with their products and banners, in the bank's order",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({ pdGrpList: T.Array(T.Object(group)) }),
  errors: [],
});
