import { randomBytes } from "node:crypto";
import { type Role, roles } from "#base/call/staff.ts";
import { toBase32 } from "#base/identity/base32.ts";
import { plainPassword } from "#base/identity/password.ts";
import { parseUserId } from "#base/identity/user-id.ts";
import type { Db, Pool } from "#db/db.ts";
import { byTheBank, record } from "#server/audit/audit.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { TOTP_USE } from "./rules.ts";
import { memberWith, unlockMember } from "./store/members.ts";
import { addStaff } from "./store.ts";

const PASSWORD_BYTES = 15;
const SECRET_BYTES = 20;

/** The secrets that new staff sign in with; shown once and never stored in plain text. */
export interface NewSecrets {
  password: string;
  /** For an authenticator app, in base32. */
  totpSecret: string;
}

/**
 * Creates a member of staff, as the database's owner; returns a sentence if that is not possible.
 */
export async function makeStaff(
  owner: Db,
  vault: Pick<Vault, "hashSecret" | "seal">,
  given: { userId: string; roles: readonly string[]; name: string },
): Promise<NewSecrets | string> {
  const { userId, name } = given;
  if (parseUserId(userId) !== userId) return "The user ID must be 6 to 14 letters and digits.";
  if (name.trim() === "") return "The name is missing.";
  const isRole = (role: string): role is Role => roles.some((known) => known === role);
  if (given.roles.length === 0 || !given.roles.every(isRole)) {
    return `The roles must be some of ${roles.join(", ")}, with commas.`;
  }
  const password = randomBytes(PASSWORD_BYTES).toString("base64url");
  const secret = randomBytes(SECRET_BYTES);
  const isAdded = await addStaff(owner, {
    userId,
    name: { zh: name, en: name, ko: name },
    roles: given.roles,
    passwordHash: await vault.hashSecret(plainPassword(password)),
    totpSecret: vault.seal(TOTP_USE, secret),
  });
  return isAdded ? { password, totpSecret: toBase32(secret) } : "The user ID is taken.";
}

/**
 * Lifts every lock of a member of staff, also one by an administrator, and records it in the trail:
 * the way back for the only administrator.
 */
export async function unlockStaff(
  owner: Pool,
  userId: string,
): Promise<{ isDone: boolean; sentence: string }> {
  const member = await memberWith(owner, userId);
  if (!member) return { isDone: false, sentence: "Nobody has this user ID." };
  await owner.transaction(async (tx) => {
    await unlockMember(tx, member.id);
    const reference = `staff/${member.id}`;
    await record(tx, byTheBank("operator"), {
      event: "desk.staff.unlock",
      outcome: "ok",
      reference,
    });
  });
  return { isDone: true, sentence: `${userId} may try again at the desk.` };
}
