import { keypadBinding } from "#areas/verification/server/secret-input.ts";
import { maskNationalId } from "#base/identity/national-id.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "../contract/session.ts";
import { customerOf } from "../store/customers.ts";
import { earlierSignIn } from "../store/history.ts";
import { confirmSignIn } from "./confirm-sign-in.ts";
import { rememberedId } from "./remembered.ts";
import { signedInView, signIn } from "./sign-in.ts";

export const sessionHandlers: Handlers<typeof contract> = {
  readKeypad: (_input, context) => context.keypad.grant(keypadBinding(context), context.now),

  signIn,

  async signOut(_input, context) {
    const { customer, db, sessions, cookies } = context;
    if (customer) {
      await db.transaction(async (tx) => {
        await sessions.end(tx, customer.id, { why: "signed-out" });
        await record(tx, context, { event: "logout", outcome: "ok" });
      });
      sessions.forget(customer.id);
    }
    cookies.set({ name: "session", value: null, seconds: null });
    // On a shared computer the next visitor must not see this customer's chat.
    cookies.set({ name: "chat", value: null, seconds: null });
    return { loggedIn: false };
  },

  async extendSession(_input, { customer, sessions, now }) {
    sessions.touch(customer.session, now);
    return { loggedIn: true, sessionSeconds: sessions.secondsLeft(customer.session, now) };
  },

  confirmSignIn,

  async readSession(_input, context) {
    const { customer, db, language, sessions, now, signedOutReason } = context;
    if (!customer)
      return { loggedIn: false, sessionSeconds: 0, endReason: signedOutReason, customer: null };
    const row = await customerOf(db, customer.id, language);
    const earlier = await earlierSignIn(db, customer.id, "one-before");
    return {
      loggedIn: true,
      sessionSeconds: sessions.secondsLeft(customer.session, now),
      endReason: null,
      customer: signedInView(row, earlier, customer.session.risk),
    };
  },

  async readRemembered(_input, context) {
    const nationalId = rememberedId(context);
    return { nationalId: nationalId && maskNationalId(nationalId) };
  },
};
