import { recovery } from "./recovery/en.ts";
import { keypad, secret, session } from "./session/en.ts";
import type { Texts } from "./zh.ts";

export const texts: Texts = {
  errorMark: "Error: ",
  errorTitle: "Please correct the following",
  blocked: "You could not be signed in",
  title: "Sign in",
  lead: "Please enter your national ID, user ID and password.",
  back: "After signing in you come back to the page you wanted.",
  form: "Sign-in details",
  nationalId: "National ID",
  nationalIdHint: "One capital letter and nine digits.",
  remembered: "National ID (remembered)",
  another: "Use another national ID",
  userId: "User ID",
  userIdHint: "6 to 14 letters and digits.",
  password: "Password",
  remember: "Remember national ID",
  rememberHint: "Kept encrypted in this browser. Not for shared computers.",
  submit: "Sign in",
  forgot: "Trouble signing in",
  forgotUserId: "Forgot user ID",
  forgotPassword: "Forgot password",
  guest: "Guest mode",
  guestLead: "See products, rates and notices without signing in.",
  open: "No account yet",
  openLead: "Please open an account in the Dawn Bank app first, then sign in here.",
  empty: {
    nationalId: "Enter your national ID.",
    userId: "Enter your user ID.",
    password: "Enter your password.",
    newPassword: "Enter a new password.",
    oneTimeCode: "Enter the one-time code.",
  },
  ended: {
    timeout: {
      word: "You were signed out",
      text: "Nothing was done for a while. To protect your account we signed you out; please sign in again.",
    },
    elsewhere: {
      word: "Signed in on another device",
      text: "Your account has just been signed in to on another device or browser, so you were signed out here. If that was not you, call us at once:",
    },
    out: {
      word: "You are signed out",
      text: "On a shared computer, please close the browser as well.",
    },
  },
  ways: {
    title: "What you can do",
    unlock: "Open the Dawn Bank app and follow the steps to confirm who you are; that unlocks it.",
    open: "Get the Dawn Bank app, open your account there, then sign in.",
    call: "Call us; people are there 24 hours a day:",
    ios: "App Store ({least} or later)",
    android: "Google Play ({least} or later)",
  },
  safety: {
    title: "Before you sign in",
    address: "Type the address yourself",
    addressText:
      "Do not follow sign-in links in messages or mails. Check that the address bar shows our own address.",
    secret: "Your password belongs on this page only",
    secretText: "We never ask for your password or a one-time code by phone, SMS or messenger.",
    doubt: "If in doubt, stop",
    doubtText: "Call the 165 anti-fraud line or our call centre.",
  },
  logout: {
    title: "Sign out",
    lead: "Once signed out, you need your password to see your accounts again.",
    submit: "Sign out now",
    stay: "Back to my accounts",
  },
  recovery,
  session,
  secret,
  keypad,
};
