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
  sms: "{bank}: your one-time code for {purpose} is {code}, valid for {minutes} min. Do not share it with anyone; our staff will never ask for it. If in doubt, call 165.",
  mailSubject: "{bank}: one-time code for {purpose}",
  mail: "Hello,\n\nYour one-time code for {purpose} is {code}. Please enter it within {minutes} minutes.\n\nDo not share this code with anyone; our staff will never ask for it. If you did not request it, ignore this email and call our call centre or the 165 anti-fraud hotline immediately.\n\n{bank}",
};
