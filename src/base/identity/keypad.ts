// What both sides of the encrypted keypad share.

/** What the server issues to a page before it may send a secret. */
export interface KeypadGrant {
  keypadId: string;
  /** The server's RSA key, SPKI in base64. */
  keypadPublicKey: string;
  /** Valid for one use, until it expires. */
  keypadToken: string;
  seconds: number;
}

/** An encrypted secret. */
export interface KeypadInput {
  keypadId: string;
  /** The fresh AES key, wrapped by RSA-OAEP. */
  encryptedKey: string;
  /** Initialisation vector, ciphertext and tag of AES-256-GCM, with the token as associated data. */
  encryptedInput: string;
  keypadToken: string;
}

/** The wire names of the fields of a grant and of a secret. */
export const keypadWire = {
  keypadId: "kpadId",
  keypadPublicKey: "kpadPubKeyVal",
  keypadToken: "kpadTknVal",
  encryptedKey: "kpadEncKeyVal",
  encryptedInput: "kpadEncInpVal",
} as const;

/** Where a page requests a grant. */
export const KEYPAD_PATH = "/v1/security/keyPad/signed/authentication/1.1";

/** How long a token is valid. */
export const KEYPAD_SECONDS = 300;

/** Bytes of the initialisation vector in front of the ciphertext. */
export const KEYPAD_IV_BYTES = 12;

/** The longest accepted secret, in bytes. */
export const KEYPAD_INPUT_BYTES_MOST = 1024;
