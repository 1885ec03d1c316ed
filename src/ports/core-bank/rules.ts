import { judgePosting } from "#base/postings/rules.ts";
import { judgeTransfer } from "#base/transfer/rules.ts";
import type { Rules } from "./port.ts";

/** The bank's own rule book. */
export const bankRules: Rules = { transfer: judgeTransfer, posting: judgePosting };
