import { panicShort } from "#base/content/behaviours.ts";
import { serviceSentence } from "#base/content/service-sentences.ts";
import { OTP_DIGITS } from "#base/identity/otp.ts";
import { appName, bankName, callCentre } from "#base/site/brand.ts";
import { CARD_NUMBER_ATTEMPTS, callHours } from "#base/site/service.ts";
import { suspicious } from "./suspicious/en.ts";
import type { Texts } from "./zh.ts";

const cancelUntil = serviceSentence("cancel-loss-until").en;

export const texts: Texts = {
  errorMark: "Error: ",
  errorTitle: "Not completed yet. Please check the following",
  main: {
    title: "Emergency support",
    lead: `For a lost card, unauthorised use of your account or a scam: block first. We are here ${callHours.en}.`,
    numbers: "Emergency numbers",
    call: `${bankName.en} call centre`,
    callNote: `Toll-free, ${callHours.en}; lost cards and suspicious transactions are handled first`,
    fraud: "165 anti-fraud hotline",
    fraudNote: "If you suspect a scam, whichever bank it concerns",
    anywhere: "From abroad",
    anywhereNote: `${callHours.en}; international call charges apply`,
    now: "What to do now",
    cases: {
      card: {
        title: "Your card is lost or stolen",
        body: `1. Report it online, or call ${callCentre.tollFree}. The card is blocked immediately.
2. Check your recent transactions and dispute any that are not yours.
3. If you find the card, you can cancel the report ${cancelUntil}.`,
      },
      account: {
        title: "Someone may be using your account",
        body: `1. Sign in and use the panic button. ${panicShort.en}
2. Note the reference number, call ${callCentre.tollFree} and tell us what happened.
3. If you cannot sign in, report your card online first, then call us to block your account.`,
      },
      money: {
        title: "You have sent money to a scammer",
        body: `1. Call ${callCentre.tollFree} immediately. The sooner we reach the receiving bank, the better the chance of stopping the money.
2. Call [165](tel:165) to report it. Keep the messages, phone numbers and transfer receipts.
3. Do not follow any more instructions from them, and never share a one-time code.`,
      },
    },
    report: "Report a lost card",
    reportHint: "You can report it even if you cannot sign in",
    cancel: "Cancel the report",
    panic: "Sign in and use the panic button",
    panicSignedIn: "Go to the panic button",
    suspicious: "Suspicious transactions",
    more: "If it is not urgent, see [contact us](/support/contact-us); more answers are in the [FAQ on the debit card](/support/faq/category/04).",
    own: "Your cards",
    history: "Loss reports",
    noHistory: "You have no loss reports.",
    recent: "Recent card transactions",
    recentLead: "The latest 10 of the last 30 days. Dispute any you do not recognise.",
    noRecent: "No card transactions in the last 30 days.",
    all: "See all suspicious transactions",
  },
  card: {
    states: {
      inactive: "Not activated",
      active: "Active",
      lost: "Reported lost",
      stopped: "Blocked",
      expired: "Expired",
      replaced: "Replaced",
    },
    expires: "Valid until {day}",
    number: "Card number",
    state: "Status",
  },
  loss: {
    reference: "Reference number",
    card: "Card",
    reportedAt: "Reported",
    cancelUntil: "Cancel before",
    cancelledAt: "Cancelled",
    status: "Status",
    statuses: {
      open: "Reported, can be cancelled",
      cancelled: "Report cancelled",
      final: "Reported, card permanently cancelled",
    },
    taipei: "{moment} (Taipei time)",
    countdown: {
      until: "You can cancel before {moment} (Taipei time)",
      left: "Time left to cancel {time}",
      announcement: "{seconds} seconds left",
      over: "The time to cancel has passed",
    },
    see: "View",
    final: {
      late: {
        word: "The time to cancel has passed",
        sentence: `The deadline for the card ending {card} passed at {moment}. It is permanently cancelled. Request a new one in ${appName.en}.`,
      },
      numbers: {
        word: "Cannot be cancelled online",
        sentence: `The number of the card ending {card} was entered incorrectly ${CARD_NUMBER_ATTEMPTS} times, so its report can no longer be cancelled online. The card stays blocked. Please call ${callCentre.tollFree}.`,
      },
      sealed: {
        word: "Cannot be cancelled online",
        sentence: `You have used the panic button, so the report of the card ending {card} cannot be cancelled on this website. Please call ${callCentre.tollFree}.`,
      },
      replaced: {
        word: "The card was replaced",
        sentence:
          "The card ending {card} was replaced and is permanently cancelled. Please use your new card.",
      },
    },
  },
  report: {
    title: "Report a lost card",
    lead: "The card is blocked as soon as you confirm. Every payment after that is declined.",
    choose: "Which card did you lose?",
    stopped: "Blocked; a report cannot be cancelled on this website",
    happens: "What happens next",
    points: [
      "The card is blocked immediately. A payment in progress is either approved before the report or declined.",
      "You get a reference number, and we notify you by SMS and email.",
      `If you find the card, you can cancel the report ${cancelUntil}. After that the card is permanently cancelled and you need a new one.`,
    ],
    confirm: "Block this card",
    back: "Back to emergency support",
    none: "You do not have a debit card, so there is nothing to report.",
    noneWay: "About the debit card",
    nothing:
      "All your cards are already reported, expired or replaced. There is nothing to report.",
    nothingWay: "See your cards and reports",
    guestTitle: "How do you want to report it?",
    signInTitle: "Sign in to report",
    signInLead: "Sign in and choose the card. You can cancel the report until the deadline.",
    signIn: "Sign in",
    guest: "You cannot sign in",
    guestLead: "Confirm your identity with your national ID and an SMS code. No password needed.",
    nationalId: "National ID",
    nationalIdHint: "The 10 characters on your ID card or residence card, in upper or lower case",
    next: "Send the SMS code",
    codeTitle: "Enter the SMS code",
    codeLead:
      "If this national ID belongs to a customer, we have sent a code to the mobile number on file.",
    code: "SMS code",
    codeHint: `${OTP_DIGITS} digits, valid until {time}`,
    prove: "Confirm identity",
    resend: "Send the code again",
    wait: "The code is still valid. You can request another in {minutes} min {seconds} s.",
    proveAgain: "Confirm your identity again",
    steps: { identity: "Identity", code: "Code", card: "Card", done: "Done" },
    step: "Step {current} of {count}",
    stepDone: "(done)",
    emptyNationalId: "Enter your national ID.",
    emptyCode: "Enter the SMS code.",
    emptyCard: "Choose the card you lost.",
    call: "Or call us",
  },
  reported: {
    title: "Your card is blocked",
    lead: "It can no longer be used for payments. Please note the reference number.",
    next: "What to do next",
    review: "Check your recent transactions and dispute any you do not recognise.",
    reviewLink: "Suspicious transactions",
    found: "If you find the card, cancel the report before the deadline.",
    foundLink: "Cancel the report",
    renew: `If you do not want to cancel it, request a new card in ${appName.en}.`,
    another: "Report another card",
    guestFound:
      "If you find the card, sign in before the deadline and cancel the report with a one-time code by email and the full card number.",
    nothing: "You have no loss reports.",
    nothingWay: "Report a lost card",
  },
  cancel: {
    title: "Cancel the report",
    lead: "Found your card? Confirm with a one-time code by email and the full card number, and you can use it again.",
    choose: "Which report do you want to cancel?",
    until: "Before {moment} (Taipei time)",
    send: "Email me a code",
    sentTo: "We sent a code to {address}. It is valid until {time}.",
    code: "Email code",
    codeHint: `${OTP_DIGITS} digits`,
    number: "Full card number",
    numberHint: "The 16 digits on the front of the card",
    proved: "Card number confirmed",
    confirm: "Cancel the report",
    resend: "Send the code again",
    wait: "The code is still valid. You can request another in {minutes} min {seconds} s.",
    careWord: "Before you cancel",
    care: "If someone else may have had access to the card, do not cancel the report; request a new card instead.",
    nothing: "There is no report to cancel.",
    nothingWay: "Back to emergency support",
    noMail:
      "We have no email address for you, so the report cannot be cancelled online. Please call us.",
    emptyCode: "Enter the email code.",
    emptyNumber: "Enter the full card number.",
    emptyCard: "Choose the report to cancel.",
    steps: { card: "Card", prove: "Confirm", done: "Done" },
  },
  cancelled: {
    title: "Report cancelled",
    unusableTitle: "Report cancelled, but the card cannot be used",
    leads: {
      active: "Your card has been restored, and you can use it again.",
      inactive:
        "Your card is as it was before the report: not activated. Activate it before you use it.",
      lost: "The same card has been reported lost again since. It is blocked.",
      stopped: `The card is blocked at the moment. To unblock it, call ${callCentre.tollFree}.`,
      expired: "The card has expired.",
      replaced: "The card has been replaced and can no longer be used. Please use the new one.",
    },
    newer: "See the newer report",
    next: "What to do next",
    review: "Check the transactions around the time of the report to make sure they are all yours.",
    reviewLink: "See recent transactions",
    nothing: "You have not cancelled any report.",
    nothingWay: "Back to emergency support",
  },
  suspicious,
};
