import { Type as T } from "typebox";
import { call } from "#base/call.ts";
import { tierCodes } from "#base/transfer-limits.ts";

const day = T.String({ pattern: "^\\d{4}/\\d{2}/\\d{2}$", description: "YYYY/MM/DD in Taipei" });
const tier = T.Enum([tierCodes.basic, tierCodes.advanced], {
  description: "01 basic account, 02 advanced account",
});
const account = T.Union([T.Object({ indvCustAcctTpCd: tier }), T.Null()]);
const notTracking = {
  notTrcYn: T.Optional(
    T.Enum(["Y", "N"], { description: "Y: the kind of account is not counted" }),
  ),
};

/** C01: what the bank knows of the customer, as much as they need to recognise it. */
export const readProfile = call({
  method: "GET",
  path: "/v1/customer/profile/informations",
  summary: "The customer's own profile; what identifies them is masked",
  who: "customer",
  input: T.Object(notTracking),
  output: T.Object({
    custNm: T.String({ description: "Chinese name" }),
    custEngNm: T.String({ description: "English name, as in the passport" }),
    natlId: T.String({ description: "masked" }),
    brthDt: T.String({ description: "the year only, 1990/**/**" }),
    moblNbr: T.String({ description: "masked" }),
    custEmail: T.Union([T.String({ description: "masked" }), T.Null()]),
    indvCustAcctTpCd: T.Union([tier, T.Null()]),
    joinDt: day,
    crtfList: T.Array(T.Object({ crtfSrlNbr: T.String(), expiryDt: day }), {
      description: "citizen digital certificates that are bound to the customer",
    }),
  }),
  errors: ["LBEA000081"],
});

/** C22: how well the bank knows the owner of each kind of account. */
export const readCustomerType = call({
  method: "GET",
  path: "/v1/foreign/setting/customer-type",
  summary: "The tier of the customer's TWD account and of the foreign currency accounts",
  who: "customer",
  input: T.Object(notTracking),
  output: T.Object({ twdAccount: account, foreignAccount: account }),
  errors: [],
});
