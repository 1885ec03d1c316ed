import type { Texts } from "./zh.ts";

export const texts: Texts = {
  skip: "Skip to main content",
  home: "Home",
  menu: "Main menu",
  notices: "Notices",
  events: "Events",
  fundNotices: "Fund notices",
  language: "Language",
  top: "Top of the page",
  callCentre: "Call centre",
  tollFree: "Toll-free in Taiwan",
  anywhere: "From abroad",
  always: "24 hours a day",
  app: "Get the Dawn Bank app",
  ios: "App Store ({least} or later)",
  android: "Google Play ({least} or later)",
  about: "This site",
  countingOn: "We count how often pages are viewed, without any personal data.",
  countingOff: "Your views are not counted.",
  turnOff: "Do not count mine",
  turnOn: "Count mine again",
  insured:
    "Deposits are protected under the Deposit Insurance Act. This is a demonstration site, not a real bank.",
  notFoundTitle: "Page not found",
  notFound:
    "The address may be wrong, or the page may be gone. You can start again from the home page or read the latest notices.",
  outageTitle: "Please try again later",
  outage:
    "We cannot show this page right now. Your data is safe. Please wait a moment and try again; if it still fails, contact the call centre.",
  again: "Try again",
  pcOnlyTitle: "Please use a computer",
  pcOnly:
    "This service needs equipment such as a card reader and works only in a browser on a computer. Please open this page on a computer, or use the Dawn Bank app.",
};
