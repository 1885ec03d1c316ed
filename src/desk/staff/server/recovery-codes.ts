import { randomBytes } from "node:crypto";
import type { Input, Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { toBase32 } from "#base/identity/base32.ts";
import { halfWidth } from "#base/text/typed-text.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { stepTyped } from "#server/secrets/totp.ts";
import type { makeRecoveryCodes as makeCall } from "../contract.ts";
import { RECOVERY_CODES, TOTP_USE } from "../rules.ts";
import { setRecoveryCodes, spendStep, totpSecretOf } from "../store.ts";

const CODE_BYTES = 7;
const CODE_LETTERS = 10;
const HALF = CODE_LETTERS / 2;

/** The key use that hashes recovery codes. */
export const RECOVERY_USE = "staff-recovery";

/** Makes recovery codes; needs a code of the authenticator app. */
export async function makeRecoveryCodes(
  { code }: Input<typeof makeCall>,
  context: CallContext<"staff:own-account.read">,
): Promise<Output<typeof makeCall>> {
  const { db, staff, vault, now } = context;
  const sealed = await totpSecretOf(db, staff.id);
  const typed = halfWidth(code).replace(/\s/g, "");
  const step = sealed && stepTyped(vault.unseal(TOTP_USE, sealed), typed, now);
  const wrong = new Refusal("DESK000009", {}, { field: "code" });
  if (step === null) throw wrong;
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    toBase32(randomBytes(CODE_BYTES)).slice(0, CODE_LETTERS),
  );
  await db.transaction(async (tx) => {
    if (!(await spendStep(tx, staff.id, step))) throw wrong;
    const hashes = codes.map((each) => vault.tag(RECOVERY_USE, staff.id, each));
    await setRecoveryCodes(tx, staff.id, hashes);
    await record(tx, context, { event: "desk.recovery-codes", outcome: "ok" });
  });
  return { codes: codes.map((each) => `${each.slice(0, HALF)}-${each.slice(HALF)}`) };
}
