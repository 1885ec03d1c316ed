/** The page of an account, addressed by its reference instead of its number. */
export function accountPath(reference: string): string {
  return `/accounts/${encodeURIComponent(reference)}`;
}

/** An account's history as a file. */
export function historyFilePath(reference: string): string {
  return `${accountPath(reference)}/history.csv`;
}

/** The receipt of a transfer that left an account. */
export function receiptPath(reference: string, transferKey: string): string {
  return `${accountPath(reference)}/receipts/${transferKey}`;
}
