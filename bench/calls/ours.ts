// The calls through the bank's whole stack: headers, origin, rate limit, validation, envelope.

import { area } from "../../src/server/api/call-context.ts";
import { mountCalls } from "../../src/server/api/calls.ts";
import { invokers } from "../../src/server/api/invoke.ts";
import type { Services } from "../../src/server/api/request-context.ts";
import { httpServer } from "../../src/server/http/http.ts";
import { countedSlots } from "../../src/server/limits/counted-slots.ts";
import { logOf } from "../../src/server/log/log.ts";
import { customerCallers } from "../../src/server/session/callers.ts";
import { readSettings } from "../../src/server/settings/settings.ts";
import { uploadLimits } from "../../src/server/uploads/large-forms.ts";
import { serve } from "../child.ts";
import { entries, receipt } from "./canned.ts";
import * as contract from "./contract.ts";

const settings = readSettings(process.env);
const endpoints = area("bench", contract, {
  listEntries: async () => entries,
  draftTransfer: async () => receipt,
});
// The handlers return canned data and use none of these services.
const services = { db: {}, ports: {}, now: () => new Date() } as unknown as Services;
const app = httpServer(settings, logOf(settings.logLevel));
await mountCalls(app, {
  endpoints,
  invokers: invokers(endpoints),
  site: { services, callers: customerCallers(services.sessions) },
  uploads: countedSlots(uploadLimits),
});
await serve(app);
