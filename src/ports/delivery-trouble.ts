/**
 * Why a letter did not leave. Its message is kept and logged, so it holds codes only: no address, no
 * word of the letter, nothing that the neighbour wrote.
 */
export class DeliveryTrouble extends Error {
  override name = "DeliveryTrouble";
  /** True when the same letter would be refused again. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}
