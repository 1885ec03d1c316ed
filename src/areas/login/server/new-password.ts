import { Refusal } from "#base/errors/catalogue.ts";
import { type PasswordOwner, passwordRefusals } from "#base/identity/password.ts";
import { isBreached } from "#server/secrets/breached-passwords.ts";
import { passwordCodes } from "../rules.ts";

/** Refuses a new password that breaks a rule, is common or breached, or was repeated differently. */
export async function checkNewPassword(
  typed: string,
  again: string | undefined,
  owner: PasswordOwner,
): Promise<void> {
  const broken = passwordRefusals(typed, owner);
  const isListed = !broken.includes("too-common") && (await isBreached(typed));
  const rules = isListed ? [...broken, "too-common" as const] : broken;
  const [first] = rules;
  if (first && first !== "empty") throw new Refusal(passwordCodes[first], {}, { rules });
  if (again !== undefined && again !== typed) throw new Refusal("PSWD000006");
}
