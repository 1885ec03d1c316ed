import type { Who } from "#base/call/call.ts";
import { type NationalId, parseNationalId } from "#base/identity/national-id.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { REMEMBER_SECONDS } from "../rules.ts";

const USE = "remembered-national-id";

type Keeping = Pick<CallContext<Who>, "cookies" | "vault">;

/** The national ID that this browser remembers: sealed, so that the cookie tells nobody. */
export function rememberedId({ cookies, vault }: Keeping): NationalId | null {
  const value = cookies.read("national-id");
  if (value === undefined) return null;
  try {
    return parseNationalId(vault.unseal(USE, Buffer.from(value, "base64url")).toString());
  } catch {
    // Not ours, or sealed with an older secret: as good as none.
    return null;
  }
}

/** Has the browser remember the national ID, or forget it. */
export function remember({ cookies, vault }: Keeping, nationalId: NationalId | null): void {
  const value = nationalId && vault.seal(USE, Buffer.from(nationalId)).toString("base64url");
  cookies.set({ name: "national-id", value, seconds: REMEMBER_SECONDS });
}
