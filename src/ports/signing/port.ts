/** A key of the bank to sign documents with, wherever it is kept. */
export interface Signing {
  /** The signer's certificate, then those above it, in DER. */
  readonly chain: readonly Buffer[];
  readonly algorithm: "ecdsa-p256-sha256" | "rsa-pkcs1-sha256";
  /** Signs bytes with SHA-256, in the form that a CMS signature takes. */
  sign(bytes: Buffer): Promise<Buffer>;
}

/** The signing key cannot be read or used: a sentence for the one who starts the bank. */
export class SigningTrouble extends Error {
  override name = "SigningTrouble";
}
