import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { loanStates } from "#base/call/codes.ts";
import { accountKindFields, day, moment, orNull } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";
import { currencies } from "#base/money/money.ts";
import { certificateKinds } from "../rules/kinds.ts";
import { certificateLanguages } from "../rules.ts";
import { commonOutput, kind, requestId } from "./parts.ts";

const LIST_MOST = 100;

const loan = T.Object({
  loanNumber: wire("acctNbr", T.String()),
  productName: wire("pdNm", T.String()),
  state: wire("lnStsCd", T.Enum([...loanStates])),
  principal: wire("lnAmt", T.Integer({ description: "whole New Taiwan dollars" })),
  balance: wire("balAmt", T.Integer({ description: "whole New Taiwan dollars" })),
  openedOn: wire("opnDt", day),
  completedOn: wire("tmntDt", orNull(day)),
});

/** C24: the loans whose balance can be certified. */
export const listCertifiableLoans = call({
  method: "GET",
  path: "/v1/loan/common/accounts",
  summary: "The customer's loans whose balance can be certified",
  who: "customer",
  input: T.Object({}),
  output: T.Object({ loans: wire("issueLnBalCertAcctList", T.Array(loan)) }),
  errors: ["LBEB000527", "LBEA002046"],
});

/** C25: every loan, including repaid ones. */
export const listAllLoans = call({
  method: "POST",
  path: "/v1/loan/common/allaccounts",
  summary: "All of the customer's loans, the newest first",
  who: "customer",
  input: T.Object({}),
  output: T.Object({ loans: wire("lnAcctList", T.Array(loan)) }),
  errors: ["LBEB000527"],
});

/** What can be requested and what is already known, for the request pages. */
export const readCertificateOptions = call({
  method: "GET",
  path: "/v1/support/certificates/options",
  summary: "The accounts, loans and years for which certificates are available",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    customerName: wire("custNm", T.String()),
    englishName: wire("custEngNm", T.String()),
    email: wire("custEmail", orNull(T.String({ description: "the one on file" }))),
    lastDay: wire("lastDt", day),
    accounts: wire(
      "acctLst",
      T.Array(
        T.Object({
          accountNumber: wire("acctNbr", T.String()),
          ...accountKindFields,
          accountName: wire("acctNm", orNull(T.String())),
          currency: wire("ccyCd", T.Enum(Object.keys(currencies))),
          openedOn: wire("opnDt", day),
          paysFees: flag("feeYn", { description: "Y: the post can be paid from it" }),
        }),
      ),
    ),
    loans: wire("lnAcctList", T.Array(loan)),
    years: wire(
      "yrList",
      T.Array(
        T.Object({
          year: wire("baseYr", T.Integer()),
          isOpen: flag("opnYn"),
          opensOn: wire("opnDt", day),
        }),
      ),
    ),
    refusals: wire(
      "rfslList",
      T.Array(
        T.Object({
          kind: wire("crtfTpCd", kind),
          code: T.String({ description: "why there is none of this kind for now" }),
          message: T.String(),
        }),
        { maxItems: certificateKinds.length },
      ),
    ),
  }),
  errors: ["LBEA000081"],
});

const request = T.Object({
  ...commonOutput,
  kind: wire("crtfTpCd", kind),
  language: wire("issuLngDsCd", T.Enum([...certificateLanguages])),
  delivery: wire("dlvrTpCd", T.Enum(["download", "mail", "post"])),
  requestedAt: wire("aplyDtm", moment),
  issuedAt: wire("issuDtm", orNull(moment)),
  revokedOn: wire("rvkDt", orNull(day)),
  about: wire("baseCont", T.String({ description: "the day, year or period that it is about" })),
  email: wire("custEmail", orNull(T.String({ description: "masked" }))),
  copies: wire("cpyCnt", T.Integer()),
  feeAmount: wire("feeAmt", T.Integer({ description: "whole New Taiwan dollars" })),
  isFeeRefunded: flag("feeRfndYn"),
});

/** A customer's requests, newest first. */
export const listCertificates = call({
  method: "GET",
  path: "/v1/support/certificates",
  summary: "The customer's requests for certificates, the newest first",
  who: "customer",
  input: T.Object({}),
  output: T.Object({ requests: wire("aplyList", T.Array(request, { maxItems: LIST_MOST })) }),
  errors: [],
});

/** One request; an unfinished one is resumed. */
export const readCertificate = call({
  method: "GET",
  path: "/v1/support/certificates/{aplyId}",
  summary: "One of the customer's requests, with its content",
  who: "customer",
  weight: 5,
  input: T.Object({ requestId: wire("aplyId", requestId) }),
  output: request,
  errors: ["CERT000008"],
});

/** C03: the document itself. */
export const downloadCertificate = call({
  method: "POST",
  path: "/v1/common/download/certificationdown",
  summary: "The signed document of a request as a PDF file",
  who: "customer",
  weight: 2,
  returnsFile: true,
  input: T.Object({ fileKey: wire("edmsDocKeyId", requestId) }),
  output: T.Object({
    fileName: wire("fileNm", T.String()),
    fileType: wire("fileTp", T.String()),
    fileContent: wire("cont", T.String({ description: "base64" })),
  }),
  errors: ["CERT000008", "CERT000009", "CERT000011"],
});

/** Whether the bank issued a document: what anybody who has its number may see. */
export const verifyCertificate = call({
  method: "GET",
  path: "/v1/support/certificates/verifications/{docIssuId}",
  summary: "Whether the bank issued the document with this number, and its masked facts",
  who: "anyone",
  input: T.Object({
    documentId: wire("docIssuId", T.String({ minLength: 1, maxLength: 60 })),
  }),
  output: T.Object({
    verdict: wire("vrfyRsltCd", T.Enum(["genuine", "revoked", "unknown"])),
    kind: wire("crtfTpCd", orNull(kind)),
    serial: wire("docId", orNull(T.String())),
    customerName: wire("custNm", orNull(T.String({ description: "masked" }))),
    about: wire("baseCont", orNull(T.String())),
    numbers: wire("acctNbrLst", T.Array(T.String({ description: "masked" }))),
    issuedOn: wire("issuDt", orNull(day)),
    revokedOn: wire("rvkDt", orNull(day)),
    digest: wire("fileHash", orNull(T.String({ description: "SHA-256 of the file, hexadecimal" }))),
    signers: wire("sgnrLst", T.Array(T.String({ description: "certificates, DER in base64" }))),
  }),
  errors: ["PLAT000005"],
});
