// What the adapter needs of a card, whichever way it is reached.

/** What can be wrong with a card, by the number that the page is told. */
export const cardTroubles = {
  "no-module": "62001",
  "no-card": "62002",
  unreadable: "62003",
  "no-certificate": "62004",
  "wrong-pin": "62011",
  locked: "62012",
  "pin-form": "62013",
} as const;

export type CardTroubleKind = keyof typeof cardTroubles;

/** The card cannot do what it was asked for. */
export class CardTrouble extends Error {
  override name = "CardTrouble";
  readonly kind: CardTroubleKind;
  /** Null where the card does not tell. */
  readonly triesLeft: number | null;

  constructor(kind: CardTroubleKind, { triesLeft = null, cause = "" }: TroubleFacts = {}) {
    super(cause ? `${kind}: ${cause}` : kind);
    this.kind = kind;
    this.triesLeft = triesLeft;
  }
}

interface TroubleFacts {
  triesLeft?: number | null;
  cause?: string;
}

/** What is plugged in. */
export interface CardState {
  triesLeft: number | null;
}

/** A certificate and a signature made with its key. */
export interface CardSignature {
  /** In DER. */
  certificate: Buffer;
  /** Over the SHA-256 of what was handed in: RSA with PKCS#1 v1.5 padding, or ECDSA in DER. */
  signature: Buffer;
}

/** A way to reach the citizen's card. */
export interface CardAccess {
  kind: "reader" | "soft";
  /** How many readers there are; throws where the driver is missing. */
  readerCount(): Promise<number>;
  /** Throws a CardTrouble where there is no usable card. */
  state(): Promise<CardState>;
  /**
   * Signs what `toSign` makes of the certificate on the card: the signature covers a description
   * of it, so that the certificate must be known first.
   */
  sign(pin: string, toSign: (certificate: Buffer) => Buffer): Promise<CardSignature>;
}
