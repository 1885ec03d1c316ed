import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { wire } from "#base/call/wire.ts";
import { key } from "./fields.ts";

/** The receipt of a transfer as a file to save or print. */
export const writeReceipt = call({
  method: "GET",
  path: "/v1/transfer/receipts/{trfrKey}/file",
  summary: "The receipt of a transfer as a PDF; 503 when too many papers are being made",
  who: "customer",
  weight: 120,
  input: T.Object({ transferKey: wire("trfrKey", key) }),
  output: T.Object({
    fileName: wire("fileNm", T.String()),
    fileBytes: wire("fileSz", T.Integer({ description: "bytes" })),
    fileContent: wire("cont", T.String({ description: "the file in base64" })),
  }),
  errors: ["TRFR000021"],
});
