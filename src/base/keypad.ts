// The words of the encrypted keypad, the specification's own, on both sides.

/** What the server gives a page before it may send a secret. */
export interface KeypadGrant {
  kpadId: string;
  /** The server's RSA key, SPKI in base64. */
  kpadPubKeyVal: string;
  /** Good for one use within its time. */
  kpadTknVal: string;
  seconds: number;
}

/** A secret as it travels. */
export interface KeypadInput {
  kpadId: string;
  /** The fresh AES key, wrapped by RSA-OAEP. */
  kpadEncKeyVal: string;
  /** Initialisation vector, ciphertext and tag of AES-256-GCM, with the token as associated data. */
  kpadEncInpVal: string;
  kpadTknVal: string;
}

/** Where a page asks for a grant. */
export const KEYPAD_PATH = "/v1/security/keyPad/signed/authentication/1.1";

/** How long a token is good for. */
export const KEYPAD_SECONDS = 300;

/** Bytes of the initialisation vector in front of the ciphertext. */
export const KEYPAD_IV_BYTES = 12;

/** The longest secret that is taken, in bytes. */
export const KEYPAD_INPUT_BYTES_MOST = 1024;
