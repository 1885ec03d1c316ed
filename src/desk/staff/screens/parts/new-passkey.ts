import { decoded, encoded, NEW_CHALLENGE_PATH } from "#desk/staff/rules/passkeys.ts";
import { callFromPage } from "#web/page-client.ts";

const ES256 = -7;
const RS256 = -257;

interface Beginning {
  challenge: string;
  rpId: string;
  bank: string;
  userHandle: string;
  userId: string;
  name: string;
  known: string[];
}

/** A new passkey as the server reads it; null in a browser that cannot tell its public key. */
export async function newPasskey(): Promise<string | null> {
  if (!("PublicKeyCredential" in window)) return null;
  const { content } = await callFromPage<Beginning>({ path: NEW_CHALLENGE_PATH, names: {} });
  if (!content) throw new Error("no challenge");
  const credential = await navigator.credentials.create({
    publicKey: {
      challenge: decoded(content.challenge),
      rp: { id: content.rpId, name: content.bank },
      user: {
        id: decoded(content.userHandle),
        name: content.userId,
        displayName: content.name,
      },
      pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: content.known.map((id) => ({ type: "public-key", id: decoded(id) })),
      // Found by the device itself at the sign-in: the bank tells no stranger which keys somebody has.
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      attestation: "none",
    },
  });
  const response = (credential as PublicKeyCredential).response as AuthenticatorAttestationResponse;
  if (!("getPublicKey" in response)) return null;
  if (!("getAuthenticatorData" in response)) return null;
  const publicKey = response.getPublicKey();
  if (!publicKey) return null;
  return JSON.stringify({
    clientData: encoded(response.clientDataJSON),
    authenticatorData: encoded(response.getAuthenticatorData()),
    publicKey: encoded(publicKey),
  });
}
