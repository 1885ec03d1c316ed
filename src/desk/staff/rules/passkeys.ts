/** Passkeys that somebody may have: a computer, a telephone, a key on the ring, and more. */
export const PASSKEYS_MOST = 5;

/** The longest name of one. */
export const PASSKEY_LABEL = 40;

/** How long a challenge can be answered. */
export const CHALLENGE_SECONDS = 300;

/** The longest answer of a browser that is read. */
export const RESPONSE_MOST = 8_000;

/** Where the sign-in page gets its challenge, and the account's page one for a new key. */
export const SIGN_IN_CHALLENGE_PATH = "/v1/desk/sign-in/passkey-challenge";
export const NEW_CHALLENGE_PATH = "/v1/desk/account/passkey-challenge";

/** What keys challenges are signed for. */
export const PASSKEY_USE = "staff-passkey";

/** Bytes as base64url, without signs at the end. */
export function encoded(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/** The bytes of a base64url text. */
export function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
