/** Whose certificate it is, and by what it is told from all others. */
export interface CardCertificate {
  /** As the authority wrote it, in Chinese. */
  holderName: string;
  /** The last four characters of the national ID; empty where the certificate does not tell. */
  lastFour: string;
  /** In hexadecimal digits; unique for its issuer. */
  serialNumber: string;
  /** The SHA-256 of the issuer's public key, in hexadecimal digits. */
  issuerKey: string;
  validUntil: Date;
}

/** Why a signature is not taken, in the order in which it is looked at. */
export type CardFault =
  | "malformed"
  | "other-content"
  | "bad-signature"
  | "untrusted"
  | "expired"
  | "not-yet-valid"
  | "wrong-use"
  | "revoked"
  | "revocation-unknown";

/** A signature that a citizen's own valid certificate made, or why it is none. */
export type CardCheck =
  | { isGenuine: true; certificate: CardCertificate }
  | { isGenuine: false; fault: CardFault };

/** A signature, and what it should be a signature of. */
export interface SignedContent {
  /** CMS SignedData without its content, in DER. */
  signature: Buffer;
  content: Buffer;
}

/** Who says whether a citizen certificate is genuine: the government's authority, or a demonstration's. */
export interface CitizenCard {
  check(signed: SignedContent, now: Date): Promise<CardCheck>;
}

/** Whether a certificate was taken back by its authority; unknown where nobody can tell just now. */
export type RevocationState = "good" | "revoked" | "unknown";

/** A certificate whose chain is proven, and the one that issued it, both in DER. */
export interface RevocationQuestion {
  certificate: Buffer;
  issuer: Buffer;
  /** The roots that the bank trusts, for the chain of whoever answers. */
  roots: readonly Buffer[];
  now: Date;
}

/** A place that knows which certificates were taken back. */
export type RevocationSource = (question: RevocationQuestion) => Promise<RevocationState>;

/** The trusted certificates cannot be read: a sentence for the one who starts the bank. */
export class CitizenCardTrouble extends Error {
  override name = "CitizenCardTrouble";
}
