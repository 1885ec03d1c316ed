import type { Texts } from "../zh.ts";

/** The words of the five product pages. */
export const landing: Texts["landing"] = {
  figures: "Key figures",
  detail: "All terms and documents",
  download: "Get the app",
  related: { title: "Goes well with", lead: "Products that are often used together with it." },
  faq: {
    title: "FAQ",
    lead: "What most people ask before they begin.",
    whole: "Read the whole answer",
    all: "More questions",
  },
  rates: "Deposit and exchange rates",
  "main-account": {
    open: "Get the app",
    figures: {
      rate: {
        name: "Yearly rate on demand savings",
        value: "{mainRate}",
        note: "Floating, in force since {mainDay}",
      },
      fee: {
        name: "Transfers within Dawn Bank",
        value: "{free}",
        note: "Also {free}: the first of each day to another bank, up to {smallMost}",
      },
      cover: {
        name: "Deposit insurance up to",
        value: "{cover}",
        note: "Principal and interest of each depositor with us",
      },
    },
    benefits: {
      title: "Daily money, at ease",
      lead: "An account is useful when its interest, fees and limits are in plain sight.",
    },
    terms: {
      title: "Limits by kind of account",
      lead: "You begin with a basic account. Upgrade on a computer: the limits rise, the number stays.",
    },
    steps: {
      title: "Open it on your phone",
      lead: "Have your ID card and an account of yours at another bank ready.",
    },
    closing: {
      title: "Begin with today’s money",
      lead: "Get the app and follow the screens to open a main account.",
    },
  },
  "debit-card": {
    open: "Get the app",
    figures: {
      interest: {
        name: "Revolving interest",
        value: "NT$0",
        note: "Paid straight from the main account; there is no bill",
      },
      overseas: {
        name: "Overseas fee",
        value: "1.5%",
        note: "Of the purchase; overseas use can be switched off at any time",
      },
      loss: {
        name: "Loss reports",
        value: "24 hours",
        note: "The card stops at once; cancel until 12:00 noon the next day",
      },
    },
    benefits: {
      title: "You know of every purchase",
      lead: "Hear of it as you pay, and switch off what you do not use.",
    },
    terms: { title: "Fees and rules", lead: "Read them before you apply." },
    steps: {
      title: "From application to first use",
      lead: "You can apply for it together with the main account.",
    },
    closing: {
      title: "Spend what you have",
      lead: "Apply in the app; the card comes by registered post.",
    },
  },
  transfer: {
    open: "Get the app",
    figures: {
      own: {
        name: "Within Dawn Bank",
        value: "{free}",
        note: "Whatever the amount, however often",
      },
      other: {
        name: "To other banks",
        value: "{middleFee} – {largeFee}",
        note: "The first of each day up to {smallMost} is {free}",
      },
      limit: {
        name: "Most in one non-designated transfer",
        value: "{advancedOnce}",
        note: "Advanced account; {basicOnce} with a basic account",
      },
    },
    benefits: {
      title: "Looked at before it leaves",
      lead: "Name, fee and what is left of your limits stand on one page.",
    },
    terms: {
      title: "Fees and limits",
      lead: "Limits run by calendar day and month in Taipei and do not count fees.",
    },
    steps: {
      title: "Four steps",
      lead: "The same in the app and in the accessible web bank.",
    },
    closing: {
      title: "Need higher limits?",
      lead: "With an advanced account one non-designated transfer can be {advancedOnce}.",
    },
  },
  "dream-account": {
    open: "Get the app",
    figures: {
      rate: {
        name: "Yearly rate of a dream account",
        value: "{dreamRate}",
        note: "Up to {dreamLimit}, floating, in force since {dreamDay}",
      },
      least: {
        name: "Automatic saving",
        value: "From {dreamLeast}",
        note: "Weekly or monthly, on the day you choose",
      },
      back: {
        name: "Fee for taking it back",
        value: "{free}",
        note: "To the main account at any time, interest earned stays yours",
      },
    },
    benefits: {
      title: "One goal, one jar",
      lead: "Write down a name and a day; every saving does the rest.",
    },
    terms: {
      title: "Rates and an example",
      lead: "Each dream account earns interest by itself. See what you would have, and when.",
    },
    steps: {
      title: "Three steps to begin",
      lead: "Customers with a main account open it in the app.",
    },
    closing: {
      title: "What is your next dream called?",
      lead: "Begin with {dreamLeast} and save a little at a time.",
    },
  },
  "installment-loan": {
    open: "Get the app",
    figures: {
      rate: {
        name: "Fixed yearly rate",
        value: "From {loanRate}",
        note: "Subject to review, in force since {loanDay}",
      },
      apr: {
        name: "APR",
        value: "{apr}",
        note: "For {exampleAmount} over {exampleYears} years with the fee of {loanFee}",
      },
      amount: {
        name: "Amount up to",
        value: "{loanMost}",
        note: "From {loanLeast}, over {yearsLeast} to {yearsMost} years",
      },
    },
    benefits: {
      title: "Borrow with open eyes",
      lead: "What it costs besides the interest is counted too.",
    },
    terms: {
      title: "Three examples of the whole cost",
      lead: "At our lowest fixed rate today. Your own rate depends on the review.",
    },
    steps: {
      title: "From calculator to payout",
      lead: "The calculator needs no sign-in and does not look up your credit record.",
    },
    closing: {
      title: "Calculate, then decide",
      lead: "Try other amounts and periods and see what you would pay each month.",
    },
  },
  calculator: "Loan calculator",
  upgrade: "Account upgrade",
  tables: {
    limits: {
      caption: "Transfer limits in TWD",
      captionUsd: "Transfer limits in foreign currency (USD)",
      kind: "Account and kind of transfer",
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
      own: "To a Dawn Bank account",
      small: "To another bank, up to {most}, the account’s first of each day",
      upTo: "To another bank, up to {most}, from the second or above {small}",
      above: "To another bank, above {most}",
    },
    dream: {
      caption: "Floating yearly rates of a dream account",
      part: "Balance of each dream account",
      rate: "Yearly rate",
      within: "The part up to {dreamLimit}",
      above: "The part above {dreamLimit}",
    },
    saving: {
      caption: "An example: {monthly} saved each month",
      period: "For",
      months: "{months} months",
      deposited: "Saved",
      interest: "Interest",
      total: "In all",
      note: "At the rates in force since {dreamDay}: one saving at the beginning of each month, simple interest to the end, before tax and the supplementary health premium. Rates are floating; the interest paid in is what counts.",
    },
    facts: { caption: "Fees and rules of the debit card", name: "Item", value: "Details" },
    loans: {
      caption: "Examples at a fixed yearly rate of {loanRate}",
      amount: "Amount",
      period: "Period",
      years: "{years} years",
      payment: "Monthly payment",
      interest: "Interest in all",
      apr: "APR",
    },
    none: "There are no rates at the moment. Please try again later or call us.",
  },
};
