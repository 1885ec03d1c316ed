import { panicShort } from "#base/content/behaviours.ts";
import { serviceSentence } from "#base/content/service-sentences.ts";
import { appName, bankName } from "#base/site/brand.ts";
import { aprDisclosure } from "#base/site/legal.ts";
import { callHours } from "#base/site/service.ts";
import { about } from "./about/en.ts";
import { landing } from "./landing/en.ts";
import type { Texts } from "./zh.ts";

const cancelUntil = serviceSentence("cancel-loss-until").en;

export const texts: Texts = {
  title: "Taiwan’s internet-only bank for everyday money",
  description: `${bankName.en} is an internet-only bank: main account, debit card, transfers, dream account and installment loan, with rates, fees and limits clear before you apply.`,
  hero: {
    first: "Every dollar,",
    second: "clear as day",
    sentence:
      "Open an account, save, send money and borrow online, with rates, fees and limits clear before you apply.",
    open: "Get the app",
    browse: "See the products",
  },
  products: {
    title: "Everyday banking, all in one place",
    lead: "Save, spend, send and borrow with five simple products.",
    cards: {
      "main-account": {
        name: "Main account",
        sentence: "Your salary, your bills and your daily spending, in one place.",
        fact: "{mainRate} p.a. on savings",
      },
      "debit-card": {
        name: "Debit card",
        sentence: "Spend only what you have, with an instant alert for every purchase.",
        fact: "Turn overseas use on or off anytime",
      },
      transfer: {
        name: "Transfer",
        sentence: "See the payee’s name, the fee and your remaining limit before you send.",
        fact: `{free} between ${bankName.en} accounts`,
      },
      "dream-account": {
        name: "Dream account",
        sentence: "A trip, a course, a new motorbike: a savings pot for every goal.",
        fact: "{dreamRate} p.a., up to {dreamLimit}",
      },
      "installment-loan": {
        name: "Installment loan",
        sentence: "Fixed monthly payments, with the total cost shown up front.",
        fact: "From {loanRate} p.a.\nAPR {apr}",
      },
    },
  },
  terms: {
    title: "Our terms in plain language",
    lead: "Rates, fees and limits, all in one place.",
    "main-account": {
      lead: "For everyday money: available anytime, with interest calculated daily.",
      facts: {
        opening: {
          name: "Opening",
          value: `Apply in ${appName.en}; your account opens once approved`,
        },
        rate: {
          name: "Annual rate",
          value: "{mainRate}, demand savings, floating rate, effective from {mainDay}",
        },
        interest: {
          name: "Interest",
          value: "Calculated daily, settled on 20 June and 20 December, credited the next day",
        },
        cover: {
          name: "Deposit insurance",
          value: "Principal and interest insured up to {cover} per depositor",
        },
      },
    },
    "debit-card": {
      lead: "Purchases are debited straight from your main account, with no revolving interest.",
      facts: {
        switches: {
          name: "Your settings",
          value: "Change overseas use, online use and spending limits in the app at any time",
        },
        overseas: { name: "Overseas fee", value: "1.5% of the transaction amount" },
        loss: {
          name: "Lost card",
          value: `Report a lost card ${callHours.en}; it is blocked immediately. You can cancel the report ${cancelUntil}`,
        },
      },
    },
    transfer: {
      lead: "Confirm every transfer with a one-time code and your PIN.",
      facts: {
        fee: {
          name: "Fee",
          value: `Within ${bankName.en}: {free}. To other banks: first transfer of the day up to {smallMost}: {free}; other transfers up to {middleMost}: {middleFee}; above {middleMost}: {largeFee}`,
        },
        basic: {
          name: "Basic account limits",
          value:
            "Non-designated: {basicOnce} per transaction, {basicDay} a day, {basicMonth} a month",
        },
        advanced: {
          name: "Advanced account limits",
          value:
            "Non-designated: {advancedOnce} per transaction, {advancedDay} a day, {advancedMonth} a month",
        },
      },
    },
    "dream-account": {
      lead: "Give each goal a name, a target and a date, and track your progress.",
      facts: {
        rate: {
          name: "Annual rate",
          value:
            "{dreamRate} up to {dreamLimit}, {dreamAboveRate} on the portion above, floating rate, effective from {dreamDay}",
        },
        saving: {
          name: "Automatic saving",
          value: "Weekly or monthly from the main account, from {dreamLeast}",
        },
        back: {
          name: "Withdrawals",
          value: "To your main account anytime, free of charge; interest earned is not affected",
        },
      },
    },
    "installment-loan": {
      lead: "Principal and interest in equal monthly payments.",
      facts: {
        amount: {
          name: "Amount and period",
          value:
            "{loanLeast} to {loanMost}, {yearsLeast} to {yearsMost} years, for customers with an advanced account",
        },
        rate: {
          name: "Annual rate",
          value:
            "Fixed from {loanRate}, effective from {loanDay}; floating: reference rate of {referenceRate} plus a margin",
        },
        apr: {
          name: "APR",
          value:
            "{apr}, for a loan of {exampleAmount} over {exampleYears} years at a fixed {loanRate} p.a. with an account management fee of {loanFee}; monthly payment {payment}",
        },
      },
    },
    loanNote: aprDisclosure.en.replace("{day}", "{loanDay}"),
  },
  features: {
    title: "Designed for peace of mind",
    lead: "From limits to fraud protection, we stay one step ahead.",
    always: {
      name: "Always available",
      sentence: `Transfer money, check your accounts and report a lost card at any time. Our call centre is open ${callHours.en}, and maintenance is announced in advance.`,
    },
    limits: {
      name: "Limits you can see",
      sentence:
        "Non-designated transfer limit per transaction: basic account {basicOnce}, advanced account {advancedOnce}. We show your remaining limit before you send.",
    },
    payee: {
      name: "Check the payee’s name first",
      sentence:
        "Before you send, we show the payee’s name, partly masked, so you notice a wrong account number right away.",
    },
    panic: {
      name: "Panic button",
      sentence: `Suspect fraud? Press and confirm it in the app or on this website. ${panicShort.en}`,
    },
    fraud: {
      name: "165 fraud warnings",
      sentence:
        "We warn you before your first transfer to an unfamiliar account. If in doubt, call the 165 anti-fraud hotline.",
    },
    insured: {
      name: "Deposit insurance",
      sentence: `${bankName.en} is an insured institution: principal and interest are covered up to {cover} per depositor.`,
    },
    accessible: {
      name: "Accessible web bank",
      sentence:
        "Make transfers and check your history with just a keyboard or a screen reader, even with JavaScript turned off.",
    },
    languages: {
      name: "Three languages",
      sentence: "Switch between Chinese, English and Korean anytime without leaving the page.",
    },
  },
  rates: {
    title: "Deposit and exchange rates",
    lead: "Deposit rates are annual. Exchange rates are in New Taiwan dollars per unit of foreign currency.",
    deposits: "Deposit rates",
    deposit: "Deposit",
    fixed: "Fixed",
    floating: "Floating",
    since: "Effective {day}",
    notOffered: "Not offered",
    names: {
      main: "Main account",
      dream: "Dream account, up to {dreamLimit}",
      dreamAbove: "Dream account, portion above {dreamLimit}",
      yearTwd: "TWD time deposit, 1 year",
      demandUsd: "USD demand deposit",
      yearUsd: "USD time deposit, 1 year",
    },
    exchange: "Spot exchange rates",
    currency: "Currency",
    buy: "Spot buy",
    sell: "Spot sell",
    boardTime: "Posted at {time} (Taipei time)",
    staleTime: "Posted at {time} (Taipei time), not up to date",
    none: "Rates are not available right now. Please try again later or call us.",
    note: "Rates change with the market; the rates posted at the time of your transaction apply. Deposits in TWD and foreign currencies are covered by deposit insurance, up to {cover} per depositor, principal and interest combined. Foreign currency deposits carry exchange rate risk: you may make a loss when converting back to TWD.",
  },
  news: {
    title: "News",
    lead: "Service updates, fraud alerts and promotions.",
    notices: "Notices",
    allNotices: "All notices",
    noNotices: "There are no notices at the moment.",
    events: "Current events",
    allEvents: "All events",
    noEvents: "There are no current events.",
    until: "Until {day}",
    pinned: "Pinned",
  },
  help: {
    title: "We’re here to help",
    lead: "Our staff never ask for your password, one-time code or PIN.",
    tollFree: "Toll-free in Taiwan",
    anywhere: "From abroad",
    always: callHours.en,
    mail: "Email",
    mailNote: "Do not include account numbers, card numbers or passwords",
    fraud: "165 anti-fraud hotline",
    fraudNote: "If you suspect fraud, call 165 first",
  },
  landing,
  about,
};
