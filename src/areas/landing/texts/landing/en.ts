import { serviceSentence } from "#base/content/service-sentences.ts";
import { bankName } from "#base/site/brand.ts";
import { callHours } from "#base/site/service.ts";
import type { Texts } from "../zh.ts";

const cancelUntil = serviceSentence("cancel-loss-until").en;

/** The words of the five product pages. */
export const landing: Texts["landing"] = {
  figures: "Key figures",
  detail: "All terms and documents",
  download: "Get the app",
  related: { title: "You may also like", lead: "Often used together." },
  faq: {
    title: "FAQ",
    lead: "Questions customers ask before they start.",
    whole: "Read the full answer",
    all: "More questions",
  },
  rates: "Deposit and exchange rates",
  "main-account": {
    open: "Get the app",
    figures: {
      rate: {
        name: "Annual rate on demand savings",
        value: "{mainRate}",
        note: "Floating rate, effective from {mainDay}",
      },
      fee: {
        name: `Transfers within ${bankName.en}`,
        value: "{free}",
        note: "Also {free}: your first transfer of the day to another bank, up to {smallMost}",
      },
      cover: {
        name: "Deposit insurance up to",
        value: "{cover}",
        note: "Principal and interest combined, per depositor",
      },
    },
    benefits: {
      title: "Everyday banking made easy",
      lead: "Interest, fees and limits are always in plain sight.",
    },
    terms: {
      title: "Limits by account type",
      lead: "You start with a basic account. Upgrade on a computer to raise your limits; your account number stays the same.",
    },
    steps: {
      title: "Open it on your phone",
      lead: "Have your national ID card, a second document (health insurance card or driving licence) and an account in your name at another bank ready.",
    },
    closing: {
      title: "Get started today",
      lead: "Download the app and follow the steps to open a main account.",
    },
  },
  "debit-card": {
    open: "Get the app",
    figures: {
      interest: {
        name: "Revolving interest",
        value: "NT$0",
        note: "Debited directly from your main account; no bill to pay",
      },
      overseas: {
        name: "Overseas fee",
        value: "1.5%",
        note: "Of the transaction amount; overseas use can be turned off at any time",
      },
      loss: {
        name: "Loss reports",
        value: callHours.en,
        note: `The card is blocked immediately; cancel the report ${cancelUntil}`,
      },
    },
    benefits: {
      title: "Know about every purchase",
      lead: "Get an alert as you pay, and turn off features you don’t use.",
    },
    terms: { title: "Fees and rules", lead: "Read them before you apply." },
    steps: {
      title: "From application to activation",
      lead: "You can apply when you open your main account.",
    },
    closing: {
      title: "Spend only what you have",
      lead: "Apply in the app; we send the card by registered post.",
    },
  },
  transfer: {
    open: "Get the app",
    figures: {
      own: {
        name: `Within ${bankName.en}`,
        value: "{free}",
        note: "For any amount, any number of times",
      },
      other: {
        name: "To other banks",
        value: "{middleFee} – {largeFee}",
        note: "First transfer of the day up to {smallMost}: {free}",
      },
      limit: {
        name: "Non-designated transfer limit",
        value: "{advancedOnce}",
        note: "Per transaction with an advanced account; {basicOnce} with a basic account",
      },
    },
    benefits: {
      title: "Check before you send",
      lead: "The payee’s name, the fee and your remaining limits, all on one page.",
    },
    terms: {
      title: "Fees and limits",
      lead: "Limits apply per calendar day and month (Taipei time), excluding fees.",
    },
    steps: {
      title: "Transfer in four steps",
      lead: "The same in the app and in the accessible web bank.",
    },
    closing: {
      title: "Need higher limits?",
      lead: "With an advanced account you can send up to {advancedOnce} in a single non-designated transfer.",
    },
  },
  "dream-account": {
    open: "Get the app",
    figures: {
      rate: {
        name: "Dream account annual rate",
        value: "{dreamRate}",
        note: "Up to {dreamLimit}, floating rate, effective from {dreamDay}",
      },
      least: {
        name: "Automatic saving",
        value: "From {dreamLeast}",
        note: "Weekly or monthly, on the day you choose",
      },
      back: {
        name: "Withdrawal fee",
        value: "{free}",
        note: "To your main account anytime; interest earned is not affected",
      },
    },
    benefits: {
      title: "A savings pot for every goal",
      lead: "Set a name and a date, and let automatic saving do the rest.",
    },
    terms: {
      title: "Rates and examples",
      lead: "Interest is calculated separately for each dream account. See how your savings grow.",
    },
    steps: {
      title: "Start in three steps",
      lead: "If you have a main account, you can open one in the app.",
    },
    closing: {
      title: "What will you save for next?",
      lead: "Start with {dreamLeast} and save a little at a time.",
    },
  },
  "installment-loan": {
    open: "Get the app",
    figures: {
      rate: {
        name: "Fixed annual rate",
        value: "From {loanRate}",
        note: "Subject to credit approval, effective from {loanDay}",
      },
      apr: {
        name: "APR",
        value: "{apr}",
        note: "For {exampleAmount} over {exampleYears} years with an account management fee of {loanFee}",
      },
      amount: {
        name: "Loans up to",
        value: "{loanMost}",
        note: "From {loanLeast}, over {yearsLeast} to {yearsMost} years",
      },
    },
    benefits: {
      title: "Borrow with all the facts",
      lead: "We show every cost, not just the interest.",
    },
    terms: {
      title: "Total cost: three examples",
      lead: "At our lowest current fixed rate. Your rate depends on our assessment.",
    },
    steps: { title: "From calculator to payout", lead: "No sign-in or credit check needed." },
    closing: {
      title: "Calculate, then decide",
      lead: "Try different amounts and periods to see your monthly payment.",
    },
  },
  calculator: "Loan calculator",
  upgrade: "Account upgrade",
  tables: {
    limits: {
      caption: "Transfer limits in TWD",
      captionUsd: "Transfer limits in foreign currency (USD)",
      kind: "Account and transfer type",
      once: "Per transaction",
      day: "Daily",
      month: "Monthly",
      none: "No limit",
      basicOther: "Basic account, non-designated",
      advancedOther: "Advanced account, non-designated",
      designated: "Designated",
      advancedDesignated: "Advanced account, designated remittance",
    },
    fees: {
      caption: "Transfer fees in TWD",
      kind: "Transfer",
      fee: "Fee",
      own: `To a ${bankName.en} account`,
      small: "To another bank, up to {most}: first transfer of the day per account",
      upTo: "To another bank, up to {most}: later transfers, or above {small}",
      above: "To another bank, above {most}",
    },
    dream: {
      caption: "Dream account floating annual rates",
      part: "Balance of each dream account",
      rate: "Annual rate",
      within: "Portion up to {dreamLimit}",
      above: "Portion above {dreamLimit}",
    },
    saving: {
      caption: "Example: saving {monthly} a month",
      period: "Saving period",
      months: "{months} months",
      deposited: "Amount saved",
      interest: "Interest",
      total: "Total",
      note: "Based on the rates effective from {dreamDay}: one deposit at the start of each month, simple interest to the end of the period, before income tax and the supplementary health insurance premium. Rates are floating; actual interest may differ.",
    },
    facts: { caption: "Debit card fees and rules", name: "Item", value: "Details" },
    loans: {
      caption: "Examples at a fixed annual rate of {loanRate}",
      amount: "Amount",
      period: "Period",
      years: "{years} years",
      payment: "Monthly payment",
      interest: "Total interest",
      apr: "APR",
    },
    none: "Rates are not available right now. Please try again later or call us.",
  },
};
