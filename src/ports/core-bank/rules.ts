import { judgePosting } from "#base/postings/rules.ts";
import { judgeTransfer } from "#base/transfer/rules.ts";
import type { Rules } from "./port.ts";

/** The bank's own rules. */
export const bankRules: Rules = { transfer: judgeTransfer, posting: judgePosting };
