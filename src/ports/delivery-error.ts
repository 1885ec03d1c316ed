/**
 * Why a letter was not sent. Its message is stored and logged, so it contains codes only: no
 * address, no text of the letter, nothing from the gateway.
 */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  /** True when the same letter would be rejected again. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}
