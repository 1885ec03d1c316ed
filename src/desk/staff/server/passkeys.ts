import { Refusal } from "#base/errors/catalogue.ts";
import { bankName } from "#base/site/brand.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { hasCountedOn, isSigned, isTakenKey, readResponse } from "#server/secrets/webauthn.ts";
import type * as contract from "../contract/passkeys.ts";
import { deletePasskey, insertPasskey, passkeysOf, spendChallenge } from "../store/passkeys.ts";
import { staffOf } from "../store.ts";
import { withAppCode } from "./app-code.ts";
import { challengeIn, type GivenChallenge, makeChallenge } from "./challenges.ts";

const SIGN_IN = "sign-in";

/** The handlers of passkeys. */
export const passkeyHandlers: Handlers<typeof contract> = {
  async beginPasskeySignIn(_input, { vault, now, deskOrigin }) {
    return { challenge: makeChallenge(vault, SIGN_IN, now), rpId: hostOf(deskOrigin) };
  },

  async beginPasskey(_input, { db, vault, now, deskOrigin, staff, language }) {
    const [{ name, userId }, known] = await Promise.all([
      staffOf(db, staff.id, language),
      passkeysOf(db, staff.id),
    ]);
    return {
      challenge: makeChallenge(vault, staff.id, now),
      rpId: hostOf(deskOrigin),
      bank: bankName[language],
      // What the key keeps of the person: a number, nothing that names them.
      userHandle: Buffer.from(staff.id).toString("base64url"),
      ...{ userId, name },
      known: known.map(({ credentialId }) => credentialId.toString("base64url")),
    };
  },

  async addPasskey({ label, appCode, credential }, context) {
    const { staff } = context;
    const made = newKeyIn(credential, context);
    if (!made) throw new Refusal("DESK000012");
    const event = "desk.passkey.add";
    await withAppCode(context, { typed: appCode, event, field: "appCode" }, async (tx) => {
      const { hash, expiresAt } = made.challenge;
      const key = { ...made, label: label.trim() || made.credentialId.toString("hex").slice(0, 8) };
      const isAdded =
        (await spendChallenge(tx, hash, expiresAt)) && (await insertPasskey(tx, staff.id, key));
      if (!isAdded) throw new Refusal("DESK000012");
      await record(tx, context, { event, outcome: "ok", detail: { label: key.label } });
    });
    return {};
  },

  async removePasskey({ passkey, removalCode }, context) {
    const event = "desk.passkey.remove";
    const given = { typed: removalCode, event, field: "removalCode" };
    await withAppCode(context, given, async (tx) => {
      const label = await deletePasskey(tx, context.staff.id, passkey);
      if (label === null) throw new Refusal("DESK000004");
      await record(tx, context, { event, outcome: "ok", detail: { label } });
    });
    return {};
  },
};

/** A passkey that signed a sign-in. */
export interface PasskeyProof {
  id: string;
  counter: number;
  challenge: GivenChallenge;
}

/** Which of somebody's passkeys signed the answer; null where none did, or not for this sign-in. */
export async function passkeyProof(
  response: string,
  staffId: string | null,
  context: Pick<CallContext<"anyone">, "db" | "vault" | "now" | "deskOrigin">,
): Promise<PasskeyProof | null> {
  const parts = partsOf(response, ["id", "clientData", "authenticatorData", "signature"]);
  const known = staffId === null ? [] : await passkeysOf(context.db, staffId);
  const key = known.find(({ credentialId }) => parts && credentialId.equals(parts.id));
  if (!parts || !key) return null;
  const { vault, now, deskOrigin } = context;
  const challenge = challengeIn(parts.clientData, { vault, purpose: SIGN_IN, now });
  if (!challenge) return null;
  const ceremony = {
    type: "webauthn.get",
    challenge: challenge.text,
    origin: deskOrigin,
    rpId: hostOf(deskOrigin),
  } as const;
  const data = readResponse(parts, ceremony);
  if (!data || !isSigned(key.publicKey, parts) || !hasCountedOn(key.counter, data.counter)) {
    return null;
  }
  return { id: key.id, counter: data.counter, challenge };
}

function newKeyIn(
  response: string,
  { vault, now, staff, deskOrigin }: CallContext<"staff:own-account.read">,
) {
  const parts = partsOf(response, ["clientData", "authenticatorData", "publicKey"]);
  const challenge = parts && challengeIn(parts.clientData, { vault, purpose: staff.id, now });
  if (!parts || !challenge || !isTakenKey(parts.publicKey)) return null;
  const ceremony = {
    type: "webauthn.create",
    challenge: challenge.text,
    origin: deskOrigin,
    rpId: hostOf(deskOrigin),
  } as const;
  const data = readResponse(parts, ceremony);
  if (!data?.credentialId) return null;
  const { counter, credentialId } = data;
  return { challenge, counter, credentialId, publicKey: parts.publicKey };
}

/** The parts of a browser's answer by their names, each base64url; null where one is missing. */
function partsOf<const Name extends string>(
  response: string,
  names: readonly Name[],
): Record<Name, Buffer> | null {
  try {
    const parsed = JSON.parse(response) as Record<string, unknown>;
    const parts = names.map((name) => [name, parsed[name]] as const);
    if (parts.some(([, value]) => typeof value !== "string" || value === "")) return null;
    return Object.fromEntries(
      parts.map(([name, value]) => [name, Buffer.from(String(value), "base64url")]),
    ) as Record<Name, Buffer>;
  } catch {
    return null;
  }
}

function hostOf(origin: string): string {
  return new URL(origin).hostname;
}
