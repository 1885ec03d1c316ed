import type { Who } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { KeypadInput } from "#base/identity/keypad.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { requireFilled } from "./typed-identity.ts";

/** A secret as a contract takes it: by the keypad's four fields, or plainly. */
export type SecretInput = { [Field in keyof KeypadInput]?: string };

/** To whom a keypad's token is given: the session, or nobody yet. */
export function keypadBinding({ customer }: Pick<CallContext<Who>, "customer">): string {
  return customer?.session.hash.toString("base64url") ?? "";
}

/** Whether a secret came along at all, without opening it. */
export function hasSecret({ encryptedInput }: SecretInput, plain: string | undefined): boolean {
  return Boolean(encryptedInput) || Boolean(plain);
}

/**
 * The secret that was typed. Only a page's form, which works without scripts, may send it plainly;
 * `field` is the name beside which a missing one is said.
 */
export async function readSecret(
  context: Pick<CallContext<Who>, "customer" | "door" | "keypad" | "now">,
  input: SecretInput,
  { field, plain }: { field: string; plain: string | undefined },
): Promise<string> {
  if (!hasSecret(input, plain)) requireFilled({ [field]: "" });
  const { keypadId = "", encryptedKey = "", encryptedInput = "", keypadToken = "" } = input;
  let secret = plain ?? "";
  if (encryptedInput !== "") {
    const sealed = { keypadId, encryptedKey, encryptedInput, keypadToken };
    secret = await context.keypad.open(sealed, keypadBinding(context), context.now);
  } else if (context.door === "call") throw new Refusal("KPAD000002");
  if (secret === "") requireFilled({ [field]: "" });
  return secret;
}
