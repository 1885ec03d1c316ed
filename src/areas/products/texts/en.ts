import { appName, bankName } from "#base/site/brand.ts";
import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "All products",
  description: `Deposits, debit card and transfers, loans, insurance and investments of ${bankName.en}: features, fees, limits and risks.`,
  lead: "Deposits, card and transfers, loans, insurance and investments: see features, fees and risks before you apply.",
  groupTypes: { own: "The bank’s own products", partner: "Products of partners" },
  groups: "Product categories",
  products: "Products: {group}",
  guest: {
    word: "Guest mode",
    sentence:
      "Browse our products without signing in. After you sign in, we sort them by the accounts you hold.",
    signIn: "Sign in",
    title: "Start here",
    lead: "What most customers use first.",
  },
  own: {
    word: "Sorted for you",
    sentence: "Products you don’t have yet come first.",
    upgrade:
      "Your main account is a basic account. Upgrade to an advanced account for higher transfer limits and access to loans.",
    upgradeWay: "About the account upgrade",
    title: "Products for you",
    lead: "Sorted only by the accounts you hold with us.",
  },
  reasons: {
    missing: "You don’t have this yet",
    upgrade: "Upgrade available",
    held: "You have this",
  },
  partner: "Offered by partners",
  nothing: "There are no products to show at the moment.",
  home: "Back to the home page",
  app: {
    title: "Your bank on your phone",
    lead: `Open an account, transfer money and use the panic button in ${appName.en}.`,
    scan: "Scan with your phone to download",
    qr: "QR code linking to the app download section",
    ios: "App Store",
    android: "Google Play",
    least: "{least} or later",
    warning:
      "Download the app only from the App Store or Google Play. We never send app links by SMS or social media.",
  },
  detail: {
    path: "You are here",
    variants: "Account type",
    allVariants: "All",
    app: "Get the app to apply",
    page: "Go to the product page",
    benefits: "Highlights",
    rates: {
      caption: "{name}: current rates",
      title: "Current rates",
      lead: "Annual rates as posted; subject to change.",
      all: "All deposit and exchange rates",
    },
    facts: "Terms and fees",
    factsOf: "{name}: terms and fees",
    fact: "Item",
    value: "Details",
    steps: "How to apply",
    since: "Version {version}, effective {day}",
    related: "Related products",
    notes: "Please note",
    faq: "FAQ",
    wholeFaq: "Read the full answer",
    allFaq: "More questions",
  },
};
