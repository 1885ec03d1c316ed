import type { CallContext } from "#server/api/call-context.ts";
import type { Issuing } from "./issue.ts";

/** The dependencies of issuing, taken from a call's context. */
export function issuingOf({ db, ports, origin, now }: CallContext): Issuing {
  const { coreBank, documents, signing, timeStamps } = ports;
  return { db, coreBank, documents, signing, timeStamps, origin, now: () => now };
}
