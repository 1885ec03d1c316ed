import type { Texts } from "./zh.ts";

export const texts: Texts = {
  purposes: {
    transfer: "transfer",
    "find-user-id": "finding your user ID",
    "reset-password": "resetting your password",
    "report-loss": "reporting a lost card",
    "cancel-loss": "cancelling a loss report",
    certificate: "a certificate request",
    "step-up": "confirming your identity",
    insurance: "insurance",
  },
  sms: "{bank}: your one-time code for {purpose} is {code}, valid for {minutes} min. Never tell anyone; our staff will not ask for it. In doubt call 165.",
  mailSubject: "{bank}: one-time code for {purpose}",
  mail: "Hello,\n\nYour one-time code for {purpose} is {code}. Please enter it within {minutes} minutes.\n\nNever tell the code to anyone; our staff will not ask for it in any way. If you did not ask for it, please ignore this mail and contact our call centre or the 165 anti-fraud line at once.\n\n{bank}",
};
