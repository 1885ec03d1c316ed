// What the tests of accounts ask for, as members of the demonstration bank.

import { memberOf } from "../../seed/customers/people.ts";
import type { Bank } from "../bank/bank.ts";
import { signIn } from "./customers.ts";

/** Calls as members, each signed in once. */
export function accountCalls(bank: () => Bank) {
  const cookies = new Map<string, string>();
  return {
    /** The cookie of a member's session. */
    async as(userId: string): Promise<string> {
      const cookie = cookies.get(userId) ?? (await signIn(bank(), memberOf(userId)));
      cookies.set(userId, cookie);
      return cookie;
    },
    /** Signs members in again, after the clock was moved. */
    forgetSessions: () => cookies.clear(),
    /** The status and the envelope of a GET. */
    async ask(url: string, cookie: string, language = "zh-TW") {
      const headers = { cookie, "accept-language": language };
      const response = await bank().site.inject({ url, headers });
      return { status: response.statusCode, ...response.json() };
    },
    /** The number of a member's account, of the main one by default. */
    async numberOf(userId: string, condition = "kind = 'main' and currency = 'TWD'") {
      const [row] = await bank().owner.query<{ number: string }>(
        `select number from account join customer on customer.id = customer_id
          where user_id = $1 and ${condition}`,
        [userId],
      );
      return row?.number ?? "";
    },
  };
}
