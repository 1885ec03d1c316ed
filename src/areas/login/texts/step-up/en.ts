import type { StepUp } from "./zh.ts";

export const stepUp: StepUp = {
  title: "Confirm that it is you",
  lead: "This sign-in is unusual. Confirm with an SMS code that it is you, and you can send to accounts that are not designated.",
  why: "Why we ask",
  whyText:
    "You are using a new browser or device. The confirmation holds for this session only; it changes neither your password nor your limits.",
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
  busy: "Working on it…",
  word: "Confirmed",
  done: "This sign-in is confirmed. There is nothing more to do.",
  next: "Go to transfers",
  errorTitle: "Please correct the following",
  refusedTitle: "We could not confirm it",
  empty: "Please enter the code.",
  help: "New mobile number, or no message? Please contact the call centre",
};
