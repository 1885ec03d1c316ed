import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "Sign in",
  lead: "Signing in on the web is not open yet.",
  sentence:
    "For now please use the Dawn Bank app to see your accounts, make transfers and report a lost card. Once web banking opens, you will sign in on this page with your national ID, user ID and password.",
  warning:
    "We never ask for your password or a one-time code by SMS, phone or messenger. If you receive such a message, call the 165 anti-fraud line or our call centre.",
  app: "Get the Dawn Bank app",
};
