import { randomBytes } from "node:crypto";
import type { Input, Output } from "#base/call/call.ts";
import { toBase32 } from "#base/identity/base32.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type { makeRecoveryCodes as makeCall } from "../contract.ts";
import { RECOVERY_CODES } from "../rules.ts";
import { setRecoveryCodes } from "../store.ts";
import { withAppCode } from "./app-code.ts";

const EVENT = "desk.recovery-codes";
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
  const { staff, vault } = context;
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    toBase32(randomBytes(CODE_BYTES)).slice(0, CODE_LETTERS),
  );
  await withAppCode(context, { typed: code, event: EVENT, field: "code" }, async (tx) => {
    const hashes = codes.map((each) => vault.tag(RECOVERY_USE, staff.id, each));
    await setRecoveryCodes(tx, staff.id, hashes);
    await record(tx, context, { event: EVENT, outcome: "ok" });
  });
  return { codes: codes.map((each) => `${each.slice(0, HALF)}-${each.slice(HALF)}`) };
}
