import { receiptLoader } from "#areas/transfer/flow/pages.ts";
import { accessible } from "./parts/customer.ts";

/** /accessible/transfer/receipt: the receipt of a transfer as a PDF. */
export const loader = receiptLoader(accessible);
