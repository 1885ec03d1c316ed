/** Too many tasks wait, or one for too long; the caller should come back in a moment. */
export class LedgerBusy extends Error {
  override name = "LedgerBusy";
  readonly statusCode = 503;
}
