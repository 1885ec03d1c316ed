import type { keypad as Keypad, secret as Secret, session as Session } from "./zh.ts";

export const session: typeof Session = {
  label: "Your session",
  until: "Signed in until {time}, counted anew after everything you do",
  left: "Signs out in {time}",
  announcement: "You will be signed out in {seconds} seconds.",
  stay: "Stay signed in",
  stayed: "You stay signed in.",
  signOut: "Sign out",
  askTitle: "Are you still there?",
  ask: "You have not done anything for a while. To protect your account we sign you out when the time is up; what you have not sent is not kept.",
  stayHere: "Stay signed in",
  stopWord: "The panic button is in effect",
  stop: "Reference {reference}, since {time}. Cards and all transfers to others, designated ones too, are stopped; you can look at everything and move money between your own accounts.",
  stopUndo:
    "To undo it, confirm who you are in the Dawn Bank app or contact the call centre; it cannot be undone on this web site.",
};

export const secret: typeof Secret = {
  show: "Show what I type",
  pad: "On-screen keypad",
  trouble:
    "What you typed could not be encrypted, so nothing was sent. Please check your connection and try again.",
  differs: "The two entries differ. Please type it again.",
};

export const keypad: typeof Keypad = {
  title: "On-screen keypad",
  lead: "Press the keys by mouse, touch or keyboard; they are typed into the password field.",
  digits: "Digits",
  letters: "Letters",
  signs: "Symbols",
  typed: "{count} characters typed",
  capitals: "Capitals",
  shuffle: "Shuffle",
  back: "Delete one",
  clear: "Clear all",
  done: "Done",
};
