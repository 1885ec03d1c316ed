import { Refusal } from "#base/errors/catalogue.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "./contract.ts";

/** The only sentence that the echo refuses, to show a refusal. */
const REFUSED = "no";

export const handlers: Handlers<typeof contract> = {
  async echo({ sentence, times }) {
    if (sentence === REFUSED) throw new Refusal("PLAT000002");
    return { echoed: Array.from({ length: times }, () => sentence) };
  },

  async whoAmI(_input, { customer }) {
    return { id: customer.id };
  },
};
