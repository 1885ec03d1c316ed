/** A certificate's holder, and what identifies it uniquely. */
export interface CardCertificate {
  /** As the authority wrote it, in Chinese. */
  holderName: string;
  /** The last four characters of the national ID; empty where the certificate lacks them. */
  lastFour: string;
  /** In hexadecimal digits; unique per issuer. */
  serialNumber: string;
  /** The SHA-256 of the issuer's public key, in hexadecimal digits. */
  issuerKey: string;
  validUntil: Date;
}

/** Why a signature is rejected, in the order of the checks. */
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

/** A signature made with a citizen's valid certificate, or why it is not one. */
export type CardCheck =
  | { isGenuine: true; certificate: CardCertificate }
  | { isGenuine: false; fault: CardFault };

/** A signature, and the content it should cover. */
export interface SignedContent {
  /** CMS SignedData without its content, in DER. */
  signature: Buffer;
  content: Buffer;
}

/** Verifies citizen certificates: with the government's authority, or a demonstration's. */
export interface CitizenCard {
  check(signed: SignedContent, now: Date): Promise<CardCheck>;
}

/** Whether a certificate was revoked; unknown where nothing can be found out at the moment. */
export type RevocationState = "good" | "revoked" | "unknown";

/** A certificate whose chain is verified, and its issuer's, both in DER. */
export interface RevocationQuestion {
  certificate: Buffer;
  issuer: Buffer;
  /** The roots that the bank trusts, for the responder's own chain. */
  roots: readonly Buffer[];
  now: Date;
}

/** A source of revocation data. */
export type RevocationSource = (question: RevocationQuestion) => Promise<RevocationState>;

/** The trusted certificates cannot be read: the message is for the operator who starts the bank. */
export class CitizenCardError extends Error {
  override name = "CitizenCardError";
}
