import { receiptLoader } from "../flow/pages.ts";
import { shell } from "./parts/customer.ts";

/** /transfer/receipt: the receipt of a transfer as a PDF. */
export const loader = receiptLoader(shell);
