import type { Who } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { OTP_ATTEMPTS, parseOtp } from "#base/identity/otp.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { codeRefusals } from "../rules.ts";
import { type CodeRow, codeOf, countWrong, type NewCode, spendCode } from "../store/codes.ts";
import { lockTries, setTries, type Tried } from "../store/tries.ts";
import { tellOfLock } from "./lock-letters.ts";
import { customerNames } from "./subjects.ts";

const USE = "verification-code";

/** The outcome of a typed code: the refusal, if any, and whether it was compared at all. */
export interface Verdict {
  refusal: Refusal | null;
  isJudged: boolean;
}

/** A code as it was typed. */
interface Typed {
  codeId: string;
  typed: string;
}

/**
 * Checks a typed code and counts a wrong one. A customer's wrong attempts count across all codes of
 * the purpose, and five lock it; a visitor's count per code, and five end only that code.
 */
export async function judgeCode(
  tx: Db,
  context: Pick<CallContext<Who>, "vault" | "now">,
  { codeId, typed }: Typed,
  row: CodeRow,
): Promise<Verdict> {
  const refusals = codeRefusals[row.channel];
  const unjudged = (why: keyof typeof refusals) => ({
    refusal: new Refusal(refusals[why]),
    isJudged: false,
  });
  const isVisitors = row.requesterHash !== null;
  const tried = triedOf(context.vault, row);
  const ofPurpose = await lockTries(tx, tried);
  if (!isVisitors && ofPurpose >= OTP_ATTEMPTS) return unjudged("locked");
  // Read again under the lock: another attempt may just have used or ended it.
  const current = await codeOf(tx, codeId);
  if (!current || current.isUsed) return unjudged("other");
  if (isVisitors && current.wrong >= OTP_ATTEMPTS) return unjudged("ended");
  if (current.isLate) return unjudged("late");
  const parts = codeParts({ ...row, id: codeId, code: parseOtp(typed) ?? "" });
  const { vault } = context;
  const isEqual = vault.isTagOf(row.codeHash ?? vault.tag(USE), USE, ...parts);
  if (isEqual && row.codeHash !== null) {
    await setTries(tx, tried, 0);
    await spendCode(tx, codeId);
    return { refusal: null, isJudged: true };
  }
  const before = isVisitors ? current.wrong : ofPurpose;
  await (isVisitors ? countWrong(tx, codeId) : setTries(tx, tried, before + 1));
  const left = OTP_ATTEMPTS - before - 1;
  if (left > 0) return { refusal: new Refusal(refusals.wrong, { left }, { left }), isJudged: true };
  if (isVisitors) return { ...unjudged("ended"), isJudged: true };
  await tellOfLock(tx, context, row);
  return { refusal: new Refusal("CHEA000210"), isJudged: true };
}

/** A code, and what it is for. */
type Coded = Pick<NewCode, "id" | "purpose" | "contentHash" | "subjectHash"> & { code: string };

/** The hash a code is stored as: over the code and everything it is for. */
export function codeHash(vault: Vault, coded: Coded): Buffer {
  return vault.tag(USE, ...codeParts(coded));
}

function codeParts({ id, purpose, contentHash, subjectHash, code }: Coded) {
  return [id, purpose, contentHash, subjectHash, code] as const;
}

/**
 * The counter of a code's attempts: a customer's is looked up under every key, an unknown person's
 * as stored.
 */
function triedOf(vault: Vault, { customerId, subjectHash, purpose }: CodeRow): Tried {
  const subject = customerId ? customerNames(vault, customerId) : ([subjectHash] as const);
  return { subject, purpose };
}
