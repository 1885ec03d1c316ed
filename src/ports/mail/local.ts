import type { Mail } from "./port.ts";

/** No mail server: letters stay in the outbox of a demonstration, where they can be read. */
export function localMail(): Mail {
  return { send: async () => undefined, close: () => undefined };
}
