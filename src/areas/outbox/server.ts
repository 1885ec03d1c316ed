import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "./contract.ts";
import { newestLetters } from "./store.ts";

export const handlers: Handlers<typeof contract> = {
  async listLetters({ channel, address }, { db }) {
    const wanted = { channel: channel ?? null, address: address || null };
    return { letters: await newestLetters(db, wanted) };
  },
};
