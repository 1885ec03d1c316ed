import { appName } from "#base/site/brand.ts";
import type { keypad as Keypad, secret as Secret, session as Session } from "./zh.ts";

export const session: typeof Session = {
  label: "Your session",
  until: "Signs out at {time}",
  left: "Signs out in {time}",
  announcement: "You will be signed out in {seconds} seconds.",
  stay: "Stay signed in",
  stayed: "Your session has been extended.",
  signOut: "Sign out",
  askTitle: "Are you still there?",
  ask: "You have been inactive for a while. To protect your account, we will sign you out when the time is up. Transfer details are saved for when you sign in again; anything else you have not submitted will be lost.",
  stayHere: "Stay signed in",
  stopWord: "Panic button active",
  stop: "Reference {reference}, activated at {time}. Your cards and all transfers to others, including designated transfers, are stopped. You can still view your accounts and move money between them.",
  stopUndo: `To restore access, verify your identity in ${appName.en} or contact the call centre. This cannot be done on the website.`,
};

export const secret: typeof Secret = {
  show: "Show what I type",
  pad: "On-screen keypad",
  error:
    "Your entry could not be encrypted, so nothing was sent. Please check your connection and try again.",
  differs: "The two entries do not match. Please try again.",
};

export const keypad: typeof Keypad = {
  title: "On-screen keypad",
  lead: "Select keys by mouse, touch or keyboard to enter them in the password field.",
  digits: "Digits",
  letters: "Letters",
  signs: "Symbols",
  typed: "Characters typed: {count}",
  capitals: "Uppercase",
  shuffle: "Shuffle",
  back: "Delete",
  clear: "Clear all",
  done: "Done",
};
