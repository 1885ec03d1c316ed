/**
 * Why a letter was not sent. Its message is stored and logged, so it contains codes only: no
 * address, no text of the letter, nothing from the gateway.
 */
export class DeliveryTrouble extends Error {
  override name = "DeliveryTrouble";
  /** True when the same letter would be rejected again. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}
