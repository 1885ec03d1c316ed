// What the adapter needs from a card, however it is accessed.

/** What can be wrong with a card, by the number that the page gets. */
export const cardErrors = {
  "no-module": "62001",
  "no-card": "62002",
  unreadable: "62003",
  "no-certificate": "62004",
  "wrong-pin": "62011",
  locked: "62012",
  "pin-form": "62013",
} as const;

export type CardErrorKind = keyof typeof cardErrors;

/** Thrown if the card cannot do what was requested. */
export class CardError extends Error {
  override name = "CardError";
  readonly kind: CardErrorKind;
  /** Null if the card does not report it. */
  readonly triesLeft: number | null;

  constructor(kind: CardErrorKind, { triesLeft = null, cause = "" }: CardErrorDetails = {}) {
    super(cause ? `${kind}: ${cause}` : kind);
    this.kind = kind;
    this.triesLeft = triesLeft;
  }
}

interface CardErrorDetails {
  triesLeft?: number | null;
  cause?: string;
}

/** The card that is inserted. */
export interface CardState {
  triesLeft: number | null;
}

/** A certificate and a signature made with its key. */
export interface CardSignature {
  /** In DER. */
  certificate: Buffer;
  /** Over the SHA-256 of the data: RSA with PKCS#1 v1.5 padding, or ECDSA in DER. */
  signature: Buffer;
}

/** A way to access the citizen card. */
export interface CardAccess {
  kind: "reader" | "soft";
  /** The number of readers; throws if the driver is missing. */
  readerCount(): Promise<number>;
  /** Throws a CardError if there is no usable card. */
  state(): Promise<CardState>;
  /**
   * Signs what `toSign` builds from the card's certificate: the signed attributes describe the
   * certificate, so it must be known first.
   */
  sign(pin: string, toSign: (certificate: Buffer) => Buffer): Promise<CardSignature>;
}
