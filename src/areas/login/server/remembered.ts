import type { Who } from "#base/call/call.ts";
import { type NationalId, parseNationalId } from "#base/identity/national-id.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { REMEMBER_SECONDS } from "../rules.ts";

const USE = "remembered-national-id";

type Keeping = Pick<CallContext<Who>, "cookies" | "vault">;

/** The national ID this browser remembers, encrypted so that the cookie reveals nothing. */
export function rememberedId({ cookies, vault }: Keeping): NationalId | null {
  const value = cookies.read("national-id");
  if (value === undefined) return null;
  try {
    return parseNationalId(vault.unseal(USE, Buffer.from(value, "base64url")).toString());
  } catch {
    // Not ours, or sealed with a retired key: treated as missing.
    return null;
  }
}

/** Makes the browser remember the national ID, or forget it. */
export function remember({ cookies, vault }: Keeping, nationalId: NationalId | null): void {
  const value = nationalId && vault.seal(USE, Buffer.from(nationalId)).toString("base64url");
  cookies.set({ name: "national-id", value, seconds: REMEMBER_SECONDS });
}
