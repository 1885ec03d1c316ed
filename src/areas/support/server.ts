import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "./contract.ts";
import { faqHandlers } from "./server/faq.ts";
import { placeHandlers } from "./server/service-centres.ts";

export const handlers: Handlers<typeof contract> = { ...faqHandlers, ...placeHandlers };
