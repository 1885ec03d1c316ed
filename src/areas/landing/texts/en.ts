import { about } from "./about/en.ts";
import { landing } from "./landing/en.ts";
import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "The bank that is all online",
  description:
    "Dawn Bank is a digital bank: main account, debit card, transfers, dream account and installment loan, with every rate, fee and limit stated before you decide.",
  hero: {
    first: "See every dollar",
    second: "in first light",
    sentence:
      "Open an account, save, send money and borrow online, with every rate, fee and limit stated before you decide.",
    open: "Get the app",
    look: "See the products",
  },
  products: {
    title: "What you need every day",
    lead: "Five products, each made to do one thing well.",
    cards: {
      "main-account": {
        name: "Main account",
        sentence: "Your salary, your bills and your daily spending, in one place.",
        fact: "{mainRate} a year on savings",
      },
      "debit-card": {
        name: "Debit card",
        sentence: "Spend what you have, and hear of every purchase at once.",
        fact: "Overseas use on or off, as you like",
      },
      transfer: {
        name: "Transfer",
        sentence: "See the name, the fee and what is left of your limit first.",
        fact: "{free} between Dawn Bank accounts",
      },
      "dream-account": {
        name: "Dream account",
        sentence: "A trip, a course, a new motorbike: a jar for every goal.",
        fact: "{dreamRate} a year, up to {dreamLimit}",
      },
      "installment-loan": {
        name: "Installment loan",
        sentence: "The same payment every month, with the whole cost shown first.",
        fact: "From {loanRate} a year\nAPR {apr}",
      },
    },
  },
  terms: {
    title: "The terms, said plainly",
    lead: "Rates, fees and limits are all here. Read them, then decide.",
    "main-account": {
      lead: "For daily money: always at hand, with interest reckoned every day.",
      facts: {
        opening: { name: "Opening", value: "Apply in the Dawn Bank app; we review, then it opens" },
        rate: {
          name: "Yearly rate",
          value: "{mainRate}, demand savings, floating, in force since {mainDay}",
        },
        interest: {
          name: "Interest",
          value: "Reckoned daily, settled on 20 June and 20 December, paid in the next day",
        },
        cover: {
          name: "Deposit insurance",
          value: "Up to {cover} of principal and interest for each depositor with us",
        },
      },
    },
    "debit-card": {
      lead: "Paid straight from the main account, with no revolving interest.",
      facts: {
        switches: {
          name: "Your settings",
          value: "Overseas use, online use and spending limits, changed in the app at any time",
        },
        overseas: { name: "Overseas fee", value: "1.5% of the purchase" },
        loss: {
          name: "Lost card",
          value:
            "Report it day or night and the card stops at once; cancel the report until 12:00 noon the next day",
        },
      },
    },
    transfer: {
      lead: "Every transfer is confirmed by a one-time code and your PIN.",
      facts: {
        fee: {
          name: "Fee",
          value:
            "Within Dawn Bank {free}. To other banks: the first up to {smallMost} each day {free}, others up to {middleMost} {middleFee}, above {middleMost} {largeFee}",
        },
        basic: {
          name: "Basic account limits",
          value: "Non-designated: {basicOnce} at once, {basicDay} a day, {basicMonth} a month",
        },
        advanced: {
          name: "Advanced account limits",
          value:
            "Non-designated: {advancedOnce} at once, {advancedDay} a day, {advancedMonth} a month",
        },
      },
    },
    "dream-account": {
      lead: "Give each goal a name, an amount and a day, and see how far you are.",
      facts: {
        rate: {
          name: "Yearly rate",
          value:
            "{dreamRate} up to {dreamLimit}, {dreamAboveRate} on the part above, floating, in force since {dreamDay}",
        },
        saving: {
          name: "Saving by itself",
          value: "Weekly or monthly from the main account, from {dreamLeast}",
        },
        back: {
          name: "Taking it back",
          value: "To the main account at any time, free, and interest earned stays yours",
        },
      },
    },
    "installment-loan": {
      lead: "Principal and interest in equal payments: the same amount every month.",
      facts: {
        amount: {
          name: "Amount and period",
          value:
            "{loanLeast} to {loanMost}, {yearsLeast} to {yearsMost} years, for customers with an advanced account",
        },
        rate: {
          name: "Yearly rate",
          value:
            "Fixed, from {loanRate}, in force since {loanDay}; floating rates are the reference rate of {referenceRate} plus a margin",
        },
        apr: {
          name: "APR",
          value:
            "{apr}, reckoned for {exampleAmount} over {exampleYears} years, fixed at {loanRate} a year, account fee {loanFee}, monthly payment {payment}",
        },
      },
    },
    loanNote:
      "The APR is not the interest rate of the loan. It is reckoned for this example at the rate of {loanDay}. Your own APR depends on the terms approved for you, and the terms we approve apply. Please consider whether you can repay before you borrow.",
  },
  features: {
    title: "Made for peace of mind",
    lead: "From limits to fraud, we think one step ahead for you.",
    always: {
      name: "Day and night",
      sentence:
        "Send, look up and report a loss at any hour; the call centre always answers. Maintenance is announced ahead.",
    },
    limits: {
      name: "Limits you can see",
      sentence:
        "Non-designated transfers, at once: basic account {basicOnce}, advanced account {advancedOnce}. What is left is shown first.",
    },
    payee: {
      name: "The name comes first",
      sentence:
        "For Dawn Bank accounts we show the name of the payee, partly masked, so a mistyped number is seen at once.",
    },
    panic: {
      name: "Panic button",
      sentence:
        "Something feels wrong? Press and confirm in the app or on this site: cards and transfers to others stop at once, and every device is signed out.",
    },
    fraud: {
      name: "165 fraud warnings",
      sentence:
        "We warn you before the first transfer to a stranger. In doubt, ask the anti-fraud line 165.",
    },
    insured: {
      name: "Deposit insurance",
      sentence:
        "Dawn Bank is an insured institution: up to {cover} of principal and interest for each depositor.",
    },
    accessible: {
      name: "Accessible web bank",
      sentence:
        "Send and look up with only a keyboard or a screen reader, even with page scripts switched off.",
    },
    languages: {
      name: "Three languages",
      sentence: "Chinese, English and Korean at any time, and you stay on the same page.",
    },
  },
  rates: {
    title: "Deposit and exchange rates",
    lead: "Deposit rates are yearly. Exchange rates are New Taiwan dollars for one unit.",
    deposits: "Deposit rates",
    deposit: "Deposit",
    fixed: "Fixed",
    floating: "Floating",
    since: "Since {day}",
    notOffered: "Not offered",
    names: {
      main: "Main account",
      dream: "Dream account, up to {dreamLimit}",
      dreamAbove: "Dream account, the part above {dreamLimit}",
      yearTwd: "TWD time deposit, 1 year",
      demandUsd: "USD demand deposit",
      yearUsd: "USD time deposit, 1 year",
    },
    exchange: "Spot exchange rates",
    currency: "Currency",
    buy: "We buy",
    sell: "We sell",
    boardTime: "Board of {time}, Taipei time",
    none: "There are no rates at the moment. Please try again later or call us.",
    note: "Rates move with the market; those posted when you deal apply. Deposits in TWD and foreign currencies are covered by deposit insurance, up to {cover} of principal and interest for each depositor. Foreign currency deposits carry exchange risk: you may lose when you change them back.",
  },
  news: {
    title: "News",
    lead: "Changes of service, warnings about fraud, and offers.",
    notices: "Notices",
    allNotices: "All notices",
    noNotices: "There are no notices at the moment.",
    events: "Running events",
    allEvents: "All events",
    noEvents: "No events are running at the moment.",
    until: "Until {day}",
    pinned: "Pinned",
  },
  help: {
    title: "Someone is always there",
    lead: "Our staff never ask for your password, one-time code or PIN.",
    tollFree: "Toll-free in Taiwan",
    anywhere: "From abroad",
    always: "Day and night",
    mail: "Email",
    mailNote: "Please send no account, card or password",
    fraud: "Anti-fraud line",
    fraudNote: "If you suspect fraud, check with 165 first",
  },
  landing,
  about,
};
