/** A key of the bank to sign documents with, wherever it is stored. */
export interface Signing {
  /** The signer's certificate, then its issuers, in DER. */
  readonly chain: readonly Buffer[];
  readonly algorithm: "ecdsa-p256-sha256" | "rsa-pkcs1-sha256";
  /** Signs bytes with SHA-256, in the format of CMS signatures. */
  sign(bytes: Buffer): Promise<Buffer>;
}

/** The signing key cannot be read or used: the message is for the operator who starts the bank. */
export class SigningError extends Error {
  override name = "SigningError";
}
