import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "./contract/file.ts";
import { openCase } from "./server/cases.ts";
import { readCase } from "./server/read-case.ts";

export const handlers: Handlers<typeof contract> = {
  openCase,
  readCase: ({ caseId }, context) => readCase(caseId, context),
};
