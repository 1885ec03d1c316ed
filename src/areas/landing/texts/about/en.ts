import type { Texts } from "../zh.ts";

/** The words of the page about the bank. */
export const about: Texts["about"] = {
  title: "About Dawn Bank",
  description:
    "Dawn Bank is a digital bank: what we believe in, who we are, deposit insurance, our accessibility pledge and security.",
  lead: "Things are seen clearly at daybreak, and a bank should be no different: you see the rates, the fees, the limits and the risks first, and then decide.",
  numbers: {
    label: "Dawn Bank in figures",
    products: {
      name: "Products",
      value: "{products}",
      note: "Deposits, card and transfers, loans, insurance and investments",
    },
    languages: {
      name: "Languages",
      value: "3",
      note: "Chinese, English and Korean, with the same content",
    },
    hours: { name: "Call centre", value: "24 hours", note: "Every day; report a loss at any time" },
  },
  mission: {
    title: "How we bank",
    lead: "Three things decide what every screen looks like.",
    plain: {
      title: "Told first",
      text: "Every fee, rate and condition stands on the page before you confirm, not on a bill after it.",
    },
    calm: {
      title: "No hurry",
      text: "Nothing counts down, nothing blinks, and agreeing is never made easier than declining. The page waits as long as you think.",
    },
    everyone: {
      title: "For everyone",
      text: "By keyboard alone, with a screen reader, on a small screen or a slow line: you can do the same things.",
    },
  },
  facts: {
    title: "The facts",
    lead: "Made up for a demonstration: no entry of a real institution.",
    caption: "Facts about Dawn Bank",
    name: "Item",
    value: "Fact",
    rows: {
      legal: { name: "Legal name", value: "{legalName}" },
      code: { name: "Bank code", value: "{bankCode} (a code not assigned to any bank)" },
      kind: {
        name: "Kind of bank",
        value: "Digital bank without branches, with service centres",
      },
      licence: {
        name: "Licence",
        value: "Demonstration: banking licence under the Banking Act",
      },
      authority: { name: "Supervised by", value: "Financial Supervisory Commission" },
      insurance: {
        name: "Deposit insurance",
        value: "Demonstration: insured institution of the Central Deposit Insurance Corporation",
      },
      contact: { name: "Call centre", value: "{tollFree}, from abroad {anywhere}" },
    },
  },
  insured: {
    title: "Deposit insurance",
    lead: "Principal and interest of each depositor with us are protected up to {cover} in all.",
    covered: {
      title: "Protected",
      text: "Demand and time deposits in TWD and foreign currencies, dream accounts, and joint accounts of which you are the holder.",
    },
    notCovered: {
      title: "Not protected",
      text: "Funds, securities, ETFs and insurance are not deposits and are not protected. You are told again before you buy.",
    },
  },
  accessible: {
    title: "Our accessibility pledge",
    lead: "The whole site aims at level AA of the web accessibility guidelines, not just a corner of it.",
    text: "Every page works by keyboard alone and can be read with scripts switched off, and the accessible web bank lets you sign in, transfer and look up your history. If anything is in your way, tell us: we answer, and we put it right.",
    statement: "Accessibility statement",
    sitemap: "Sitemap",
  },
  security: {
    title: "Security",
    lead: "Keeping an account safe takes both of us.",
    twoProofs: {
      title: "Two proofs",
      text: "A non-designated transfer takes a one-time code by SMS and your PIN, and the code holds for that transfer only.",
    },
    session: {
      title: "Signed out when idle",
      text: "After {idleMinutes} minutes without a click you are signed out; signing in elsewhere ends the first session at once.",
    },
    never: {
      title: "What we never ask",
      text: "Our staff never ask for your password, one-time code or PIN, nor have you install programs for remote control.",
    },
    stop: {
      title: "In doubt, stop first",
      text: "Press the panic button in the app or on this site to stop cards and transfers to others, then call 165 or our call centre.",
    },
  },
  closing: {
    title: "Would you like to know more?",
    lead: "See the products, or get in touch.",
    products: "All products",
    rates: "Deposit and exchange rates",
  },
};
