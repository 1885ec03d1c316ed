// The paths of the accessible site, and the allowed redirect targets.

import { addressIn, type TransferPage, type TransferPaths } from "#areas/transfer/flow/table.ts";

/** The pages of the menu, by the key of their texts. */
export const pages = {
  entry: "/accessible",
  overview: "/accessible/overview",
  transfer: "/accessible/transfer",
  history: "/accessible/history",
  notices: "/accessible/notices",
  sitemap: "/accessible/sitemap",
} as const;

export type AccessiblePage = keyof typeof pages;

/** Where the customer signs in and out. */
export const SIGN_IN = "/accessible/login";

/** The path of the history as a file. */
export const HISTORY_FILE = "/accessible/history/file";

/** The path of the receipt as a PDF. */
export const RECEIPT_FILE = "/accessible/transfer/receipt";

/** The pages of a transfer. */
export const transferPaths: TransferPaths = {
  info: "/accessible/transfer",
  confirm: "/accessible/transfer/confirm",
  code: "/accessible/transfer/code",
  pin: "/accessible/transfer/pin",
  done: "/accessible/transfer/done",
  checking: "/accessible/transfer/checking",
};

/** The address of a transfer's page, with its key. */
export function transferAddress(page: TransferPage, key: string): string {
  return addressIn(transferPaths, page, key);
}
