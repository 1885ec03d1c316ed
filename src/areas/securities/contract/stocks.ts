import { Type as T } from "typebox";
import { PRODUCT_CODE } from "#areas/products/rules.ts";
import { call } from "#base/call/call.ts";
import { day } from "#base/call/fields.ts";
import { flag, optionalFlag, wire } from "#base/call/wire.ts";
import {
  INSTRUMENT_CODE,
  listedKinds,
  SEARCH_MOST,
  sortOrders,
  TOP_COUNT,
  TOP_COUNT_MOST,
} from "../rules.ts";
import { asOf, price } from "./fields.ts";

const points = T.Integer({ description: "hundredths of a point" });
const move = T.Union([T.Integer(), T.Null()], {
  description: "hundredths of a percent since the day's reference; null on a first day",
});
const code = T.String({ pattern: INSTRUMENT_CODE, maxLength: 10, description: "D2301" });

const stock = {
  code: wire("stkCd", T.String()),
  name: wire("stkNm", T.String()),
  kind: wire("stkTpCd", T.Enum([...listedKinds])),
  industry: wire("indsCd", T.String()),
  close: wire("clsPrc", price),
  move: wire("chngRt", move),
  volume: wire("trdQty", T.Integer({ description: "shares" })),
  recent: wire(
    "clsPrcList",
    T.Array(T.Integer(), { description: "closes of about a month, in today's shares" }),
  ),
};
const stocks = T.Array(T.Object(stock));

/** C60: a settlement account product, for a desktop or a phone's browser. */
export const readSecuritiesProduct = call({
  method: "GET",
  path: "/v1/securities/common/product-detail/{pdCd}",
  summary: "A product around securities: the settlement account, or ETF offerings",
  who: "anyone",
  input: T.Object({
    productCode: wire("pdCd", T.String({ pattern: PRODUCT_CODE, maxLength: 8 })),
    isMobileWeb: optionalFlag("mbleWebYn", {
      description:
        "Y for a phone's browser: where to apply is then a store, else an address to scan",
    }),
  }),
  output: T.Object({
    product: wire(
      "productDetail",
      T.Object({
        productCode: wire("pdCd", T.String()),
        productName: wire("pdNm", T.String()),
        slogan: wire("pdSlgnCont", T.String()),
        summary: wire("pdSmryCont", T.String()),
        benefits: wire(
          "bnftList",
          T.Array(
            T.Object({ title: wire("titlCont", T.String()), text: wire("cont", T.String()) }),
          ),
        ),
        facts: wire(
          "factList",
          T.Array(
            T.Object({ name: wire("factNm", T.String()), text: wire("factCont", T.String()) }),
          ),
        ),
        steps: wire(
          "stepList",
          T.Array(
            T.Object({ title: wire("titlCont", T.String()), text: wire("cont", T.String()) }),
          ),
        ),
        notes: wire("noteCont", T.String()),
        isMobileWeb: flag("mbleWebYn"),
        applyUrls: wire(
          "aplyUrlList",
          T.Array(T.String(), { description: "the app's stores, or the one address to scan" }),
        ),
      }),
    ),
  }),
  errors: ["PROD000001"],
});

/** C61: the indices. */
export const listIndices = call({
  method: "GET",
  path: "/v1/securities/stock/idxList",
  summary: "Every index with its newest close, its move, and its closes of three months",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    ...asOf,
    indices: wire(
      "stockIdxList",
      T.Array(
        T.Object({
          code: wire("idxCd", T.String()),
          name: wire("idxNm", T.String()),
          close: wire("clsIdx", points),
          change: wire("chngIdx", points),
          move: wire("chngRt", move),
          days: wire("baseDtList", T.Array(day)),
          closes: wire("clsIdxList", T.Array(points)),
        }),
      ),
    ),
  }),
  errors: [],
});

/** C62: the top gainers, losers and most traded shares of the newest day. */
export const listTopStocks = call({
  method: "GET",
  path: "/v1/securities/stock/top-n",
  summary: "The shares that rose most, fell most and were traded most on the newest day",
  who: "anyone",
  input: T.Object({
    count: wire(
      "topCnt",
      T.Optional(T.Integer({ minimum: 1, maximum: TOP_COUNT_MOST, default: TOP_COUNT })),
    ),
  }),
  output: T.Object({
    top: wire(
      "stockTopInfo",
      T.Object({
        ...asOf,
        risen: wire("riseList", stocks),
        fallen: wire("fallList", stocks),
        traded: wire("trdList", stocks),
      }),
    ),
  }),
  errors: [],
});

/** The whole list, searchable and sortable. */
export const listStocks = call({
  method: "GET",
  path: "/v1/securities/stock/list",
  summary: "Shares and ETFs with their newest day, searched by name or code and sorted",
  who: "anyone",
  input: T.Object({
    kind: wire("stkTpCd", T.Optional(T.Enum([...listedKinds]))),
    searchText: wire("srchVal", T.Optional(T.String({ maxLength: SEARCH_MOST }))),
    order: wire("sortCd", T.Optional(T.Enum([...sortOrders], { default: "code" }))),
  }),
  output: T.Object({ ...asOf, stocks: wire("stkList", stocks) }),
  errors: [],
});

/** One share with three months of prices. */
export const readStock = call({
  method: "GET",
  path: "/v1/securities/stock/{stkCd}/prices",
  summary: "A share with its newest day and the days of three months, in today's shares",
  who: "anyone",
  input: T.Object({ code: wire("stkCd", code) }),
  output: T.Object({
    ...asOf,
    stock: wire(
      "stkInfo",
      T.Object({
        ...stock,
        open: wire("opnPrc", price),
        high: wire("hghPrc", price),
        low: wire("lowPrc", price),
        reference: wire("refPrc", T.Union([price, T.Null()])),
      }),
    ),
    prices: wire(
      "prcList",
      T.Array(
        T.Object({
          day: wire("baseDt", day),
          close: wire("clsPrc", price),
          volume: wire("trdQty", T.Integer()),
          cash: wire("dvdnAmt", T.Union([price, T.Null()], { description: "paid out per share" })),
          newShares: wire("newStkCnt", T.Integer({ description: "for each old one; 1 usually" })),
          oldShares: wire("oldStkCnt", T.Integer()),
        }),
      ),
    ),
  }),
  errors: ["SECU000001"],
});
