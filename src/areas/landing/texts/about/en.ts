import { panicShort } from "#base/content/behaviours.ts";
import { bankName } from "#base/site/brand.ts";
import { callHours } from "#base/site/service.ts";
import type { Texts } from "../zh.ts";

/** The words of the page about the bank. */
export const about: Texts["about"] = {
  title: `About ${bankName.en}`,
  description: `${bankName.en} is an internet-only bank: our values, company information, deposit insurance, accessibility and security.`,
  lead: "In daylight, everything is clear. We believe a bank should be too: you see the rates, fees, limits and risks first, and then decide.",
  numbers: {
    label: `${bankName.en} in figures`,
    products: {
      name: "Products",
      value: "{products}",
      note: "Deposits, card and transfers, loans, insurance and investments",
    },
    languages: {
      name: "Languages",
      value: "3",
      note: "Chinese, English and Korean",
    },
    hours: {
      name: "Call centre",
      value: callHours.en,
      note: "Every day of the year; report a lost card at any time",
    },
  },
  mission: {
    title: "How we work",
    lead: "Three principles shape every screen.",
    plain: {
      title: "Clear up front",
      text: "Every fee, rate and condition is shown before you confirm, not on a bill afterwards.",
    },
    calm: {
      title: "No pressure",
      text: "We never rush you with blinking offers or fake countdowns, and declining is as easy as agreeing. Where a step is timed for security, we tell you.",
    },
    everyone: {
      title: "For everyone",
      text: "With only a keyboard, a screen reader, a small screen or a slow connection, you can do the same things.",
    },
  },
  facts: {
    title: "Company information",
    lead: "Demonstration data; not the registration details of a real institution.",
    caption: `${bankName.en} company information`,
    name: "Item",
    value: "Details",
    rows: {
      legal: { name: "Legal name", value: "{legalName}" },
      code: { name: "Bank code", value: "{bankCode}" },
      kind: {
        name: "Type of bank",
        value: "Internet-only bank without branches, with service centres",
      },
      licence: {
        name: "Licence",
        value: "Banking licence under the Banking Act",
      },
      authority: { name: "Supervised by", value: "Financial Supervisory Commission" },
      insurance: {
        name: "Deposit insurance",
        value: "Insured institution of the Central Deposit Insurance Corporation",
      },
      contact: { name: "Call centre", value: "{tollFree}, from abroad {anywhere}" },
    },
  },
  insured: {
    title: "Deposit insurance",
    lead: "Principal and interest are insured up to {cover} in total per depositor.",
    covered: {
      title: "Protected",
      text: "Demand and time deposits in TWD and foreign currencies, dream accounts, and shared accounts that you own.",
    },
    notCovered: {
      title: "Not protected",
      text: "Funds, securities, ETFs and insurance are not deposits and are not protected. We remind you again before you buy.",
    },
  },
  accessible: {
    title: "Our accessibility pledge",
    lead: "The entire website aims for level AA of the web accessibility guidelines.",
    text: "Every page works with a keyboard alone and can be read with JavaScript turned off, and the accessible web bank lets you sign in, transfer money and check your history. If you come across a barrier, let us know. We will reply and fix it.",
    statement: "Accessibility statement",
    sitemap: "Sitemap",
  },
  security: {
    title: "Security",
    lead: "Keeping your account safe is a joint effort.",
    twoProofs: {
      title: "Two-step confirmation",
      text: "A non-designated transfer requires a one-time code by SMS and your PIN. The code is valid only for that transfer.",
    },
    session: {
      title: "Signed out when idle",
      text: "You are signed out after {idleMinutes} minutes of inactivity. Signing in on another device signs you out here immediately.",
    },
    never: {
      title: "What we never ask",
      text: "Our staff never ask for your password, one-time code or PIN, and never ask you to install remote-control software.",
    },
    stop: {
      title: "If in doubt, stop",
      text: `Use the panic button in the app or on this website. ${panicShort.en} Then call the 165 anti-fraud hotline or our call centre.`,
    },
  },
  closing: {
    title: "Want to know more?",
    lead: "See the products, or get in touch.",
    products: "All products",
    rates: "Deposit and exchange rates",
  },
};
