// A transfer as a page finds it under its key. Shared by the standard and the accessible site.

import type { Ask, Output } from "#base/call/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { readPreparation, readTransferState } from "../contract/reads.ts";
import { pageOf } from "./table.ts";

/** What was prepared under a key. */
export type Prepared = Output<typeof readPreparation>;

/** What was prepared under a key, or what is known where that cannot be read any more. */
export async function preparedUnder(
  ask: Ask,
  transferKey: string,
): Promise<Prepared | "posted" | "lost"> {
  try {
    return await ask(readPreparation, { transferKey });
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    // Old drafts are deleted and accounts are frozen; a posted transfer is known all the same.
    const { state } = await ask(readTransferState, { transferKey });
    return pageOf(state) === "done" ? "posted" : "lost";
  }
}
