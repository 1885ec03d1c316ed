import type { Handlers } from "#server/asked.ts";
import type * as contract from "./contract.ts";
import { faqHandlers } from "./server/faq.ts";
import { placeHandlers } from "./server/places.ts";

export const handlers: Handlers<typeof contract> = { ...faqHandlers, ...placeHandlers };
