import type { Who } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { KeypadInput } from "#base/identity/keypad.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { requireFilled } from "./typed-identity.ts";

/** A secret as a contract takes it: the keypad's four fields, or plain text. */
export type SecretInput = { [Field in keyof KeypadInput]?: string };

/** What a keypad's token is bound to: the session, or an empty string without one. */
export function keypadBinding({ customer }: Pick<CallContext<Who>, "customer">): string {
  return customer?.session.hash.toString("base64url") ?? "";
}

/** Whether the input contains a secret at all, without decrypting it. */
export function hasSecret({ encryptedInput }: SecretInput, plain: string | undefined): boolean {
  return Boolean(encryptedInput) || Boolean(plain);
}

/**
 * The secret that was typed. Only a page's form, which works without scripts, may send it in plain
 * text; `field` is the name under which a missing one is reported.
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
