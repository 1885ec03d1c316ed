import type { StepUp } from "./zh.ts";

export const stepUp: StepUp = {
  title: "Verify your identity",
  lead: "This sign-in looks unusual. Confirm your identity with an SMS code to make non-designated transfers.",
  why: "Why we ask",
  whyText:
    "You are using a new browser or device. The confirmation is valid for this session only and does not change your password or your limits.",
  send: "Send an SMS code",
  sentTo: "The code was sent by SMS to {phone}.",
  label: "One-time code",
  hint: "Six digits. You can paste them.",
  until: "Valid until {time}",
  left: "Time left {time}",
  announcement: "The code expires in {seconds} seconds.",
  over: "The code has expired. Please get a new one.",
  confirm: "Confirm",
  resend: "Send a new code",
  busy: "Please wait…",
  word: "Confirmed",
  done: "Your identity is confirmed for this session.",
  next: "Go to transfers",
  errorTitle: "Please correct the following",
  refusedTitle: "We could not verify your identity",
  empty: "Please enter the code.",
  help: "New mobile number, or no text message? Please contact the call centre",
};
