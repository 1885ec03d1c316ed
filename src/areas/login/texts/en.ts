import { appName } from "#base/site/brand.ts";
import { callHours } from "#base/site/service.ts";
import { recovery } from "./recovery/en.ts";
import { keypad, secret, session } from "./session/en.ts";
import type { Texts } from "./zh.ts";

export const texts: Texts = {
  errorMark: "Error: ",
  errorTitle: "Please correct the following",
  blocked: "We couldn’t sign you in",
  title: "Sign in",
  lead: "Please enter your national ID, user ID and password.",
  back: "After you sign in, we’ll take you back to the page you wanted.",
  form: "Sign-in details",
  nationalId: "National ID",
  nationalIdHint: "The 10 characters on your ID card or residence card, in upper or lower case.",
  remembered: "National ID (remembered)",
  another: "Use another national ID",
  userId: "User ID",
  userIdHint: "6 to 14 letters and digits.",
  password: "Password",
  remember: "Remember national ID",
  rememberHint: "Stored encrypted in this browser. Do not select on a shared computer.",
  submit: "Sign in",
  forgot: "Trouble signing in?",
  forgotUserId: "Forgot user ID",
  forgotPassword: "Forgot password",
  guest: "Guest mode",
  guestLead: "Browse products, rates and notices without signing in.",
  open: "Don’t have an account?",
  openLead: `Please open an account in ${appName.en} first, then sign in here.`,
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
      text: "You were signed out after a period of inactivity to protect your account. Please sign in again.",
    },
    elsewhere: {
      word: "Signed in on another device",
      text: "Your account has just been signed in to on another device or browser, so you were signed out here. If this wasn’t you, call us immediately:",
    },
    out: {
      word: "You are signed out",
      text: "On a shared computer, please close the browser as well.",
    },
    cookie: {
      word: "We couldn’t keep you signed in",
      text: "Your details were correct, but your browser did not keep our cookie, and without it you can’t stay signed in. Allow cookies for this site in your browser’s settings, then sign in again.",
    },
  },
  ways: {
    title: "What you can do",
    unlock: `Open ${appName.en} and follow the steps to verify your identity and unlock sign-in.`,
    open: `Get ${appName.en}, open your account there, then sign in.`,
    call: `Call us, ${callHours.en}:`,
    ios: "App Store ({least} or later)",
    android: "Google Play ({least} or later)",
  },
  safety: {
    title: "Before you sign in",
    address: "Type the address yourself",
    addressText:
      "Do not follow sign-in links in text messages or emails. Check that the address bar shows our web address.",
    secret: "Enter your password on this page only",
    secretText:
      "We never ask for your password or a one-time code by phone, SMS or messaging apps.",
    doubt: "If in doubt, stop",
    doubtText: "Call the 165 anti-fraud hotline or our call centre.",
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
