import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day } from "#base/call/fields.ts";
import { optionalFlag, wire } from "#base/call/wire.ts";
import { tierCodes } from "#base/transfer/limits.ts";

const tier = T.Enum([tierCodes.basic, tierCodes.advanced], {
  description: "01 basic account, 02 advanced account",
});
const account = T.Union([T.Object({ tier: wire("indvCustAcctTpCd", tier) }), T.Null()]);
const notTracking = {
  untracked: optionalFlag("notTrcYn", { description: "Y: the kind of account is not counted" }),
};

/** C01: the customer's data, masked so far that they still recognise it. */
export const readProfile = call({
  method: "GET",
  path: "/v1/customer/profile/informations",
  summary: "The customer's own profile; what identifies them is masked",
  who: "customer",
  input: T.Object(notTracking),
  output: T.Object({
    customerName: wire("custNm", T.String({ description: "Chinese name" })),
    englishName: wire("custEngNm", T.String({ description: "English name, as in the passport" })),
    nationalId: wire("natlId", T.String({ description: "masked" })),
    birthDate: wire("brthDt", T.String({ description: "the year only, 1990/**/**" })),
    mobileNumber: wire("moblNbr", T.String({ description: "masked" })),
    email: wire("custEmail", T.Union([T.String({ description: "masked" }), T.Null()])),
    tier: wire("indvCustAcctTpCd", T.Union([tier, T.Null()])),
    joinedOn: wire("joinDt", day),
    certificates: wire(
      "crtfList",
      T.Array(
        T.Object({
          serialNumber: wire("crtfSrlNbr", T.String()),
          kind: wire("crtfTpCd", T.String({ description: "deposit-balance, withholding, …" })),
          issuedOn: wire("issuDt", day),
        }),
        {
          description: "certificates that the bank issued to the customer, the newest first",
        },
      ),
    ),
  }),
  errors: ["LBEA000081"],
});

/** C22: the tier of each kind of account, by how well the bank has identified its owner. */
export const readCustomerType = call({
  method: "GET",
  path: "/v1/foreign/setting/customer-type",
  summary: "The tier of the customer's TWD account and of the foreign currency accounts",
  who: "customer",
  input: T.Object(notTracking),
  output: T.Object({ twdAccount: account, foreignAccount: account }),
  errors: [],
});
