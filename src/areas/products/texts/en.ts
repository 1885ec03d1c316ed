import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "All products",
  description:
    "Deposits, debit card and transfers, loans, insurance and investments of Dawn Bank: what they are for, what they cost, their limits and their risks.",
  lead: "Deposits, card and transfers, loans, insurance and investments: what they are for, what they cost and what the risks are.",
  groups: "Groups of products",
  products: "Products: {group}",
  guest: {
    word: "Guest mode",
    sentence:
      "You are not signed in. These products can be read about without signing in; after it they are put in order by the accounts you have.",
    signIn: "Sign in",
    title: "Begin with these",
    lead: "What most people use first.",
  },
  own: {
    word: "In order for you",
    sentence: "Put in order by your accounts: what you do not have yet first, what you have last.",
    upgrade:
      "Your main account is a basic account. As an advanced account it has higher transfer limits, and you can apply for a loan.",
    upgradeWay: "About the account upgrade",
    title: "Products for you",
    lead: "The order comes from your accounts with us and from nothing else.",
  },
  reasons: {
    missing: "Not yet yours",
    upgrade: "Can be upgraded",
    held: "You have it",
  },
  partner: "By our partners",
  nothing: "There are no products to show at the moment.",
  home: "Back to the home page",
  app: {
    title: "Your bank in your hand",
    lead: "Open an account, send money and reach the panic button in the Dawn Bank app.",
    scan: "Scan with your phone to download",
    qr: "QR code with the address of the app section of this site",
    ios: "App Store",
    android: "Google Play",
    least: "{least} or later",
    warning:
      "Download only from the App Store or Google Play. We never send links by SMS or social media to have you install a program.",
  },
  detail: {
    path: "You are here",
    variants: "Kind of account",
    allVariants: "All",
    app: "Get the app to apply",
    page: "Go to its own page",
    benefits: "Highlights",
    rates: {
      caption: "{name}: rates now",
      title: "Rates now",
      lead: "Yearly, as posted; they change with the board.",
      all: "All deposit and exchange rates",
    },
    facts: "Terms and fees",
    factsOf: "{name}: terms and fees",
    fact: "Item",
    value: "Details",
    steps: "How to begin",
    since: "Version {version}, in force since {day}",
    related: "Related products",
    notes: "Please note",
    faq: "FAQ",
    wholeFaq: "Read the whole answer",
    allFaq: "More questions",
  },
};
