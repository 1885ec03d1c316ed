// Where things are in the accessible bank, and where one may be sent.

import type { TransferPage, TransferPages } from "#areas/transfer/rules/paths.ts";

/** The pages of the menu, by the name of their words. */
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

/** Where the same lines go out as a file. */
export const HISTORY_FILE = "/accessible/history/file";

/** Where a receipt goes out as a PDF. */
export const RECEIPT_FILE = "/accessible/transfer/receipt";

/** The pages of a transfer. */
export const transferPages: TransferPages = {
  info: "/accessible/transfer",
  confirm: "/accessible/transfer/confirm",
  code: "/accessible/transfer/code",
  pin: "/accessible/transfer/pin",
  done: "/accessible/transfer/done",
  checking: "/accessible/transfer/checking",
};

/** The page of a transfer by its key. */
export function transferAddress(page: TransferPage, key: string): string {
  return `${transferPages[page]}?key=${key}`;
}
