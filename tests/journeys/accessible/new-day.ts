import type { RunningBank } from "../../browser/bank.ts";
import { forgetCodes } from "../../browser/people.ts";

/**
 * Resets the day's sign-ins. All tests of a worker share one browser's fingerprint: the fourth
 * customer who signs in with it would look suspicious, and could not send money.
 */
export async function beginNewDay(bank: RunningBank): Promise<void> {
  await forgetCodes(bank);
  await bank.sql("delete from login_device");
}
