import { type KeypadGrant, keypadWire } from "#base/identity/keypad.ts";
import { encryptSecret } from "#web/keypad.ts";

const names: Readonly<Record<string, string>> = keypadWire;

/** A secret as /v1 accepts it, encrypted with the grant that /v1 gave. */
export async function secretOnWire(
  granted: unknown,
  secret: string,
): Promise<Record<string, string>> {
  const given = granted as Record<string, unknown>;
  const grant = Object.fromEntries(
    Object.entries(names).map(([name, onWire]) => [name, given[onWire]]),
  );
  const sealed = await encryptSecret(grant as unknown as KeypadGrant, secret);
  return Object.fromEntries(
    Object.entries(sealed).map(([name, value]) => [names[name] ?? name, value]),
  );
}
