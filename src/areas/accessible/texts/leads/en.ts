import { OTP_DIGITS } from "#base/identity/otp.ts";
import { appName } from "#base/site/brand.ts";
import type { easyLeads as EasyLeads, leads as Leads } from "./zh.ts";

export const leads: typeof Leads = {
  entry:
    "Check your accounts and send money on your own: with a screen reader, with a keyboard alone, or with large text. The pages are simple, and every step works without JavaScript.",
  login: "Please enter your national ID, user ID and password, the same as for standard sign-in.",
  overview: "Your accounts and their available balances, in figures and in words.",
  kinds: "First choose the type of transfer. No money is debited until you enter your PIN.",
  designated: `Send to an account that you designated in ${appName.en}.`,
  other: "Send to an account at any bank. Please enter the bank and the account number.",
  confirm:
    "Please check every line. If everything is correct, we’ll send a one-time code to your mobile phone; no money is debited yet.",
  code: `Please enter the ${OTP_DIGITS}-digit code from the text message.`,
  pin: "Last step: enter your PIN and submit to make the transfer immediately.",
  done: "The money has been sent. Please keep the receipt number.",
  pending:
    "The money has left your account and the receiving bank has not responded yet. Please check again later; do not send it again.",
  rejected:
    "The receiving bank could not accept the transfer. The amount and fee have been refunded in full. Please check the bank code and account number before you try again.",
  checking:
    "We are checking the status of this transfer. Please do not make another one; wait a moment and refresh this page.",
  history: "Transactions in the past 30 days, most recent first.",
  notices: "Service updates, maintenance and fraud alerts.",
  sitemap: "All pages of the accessible web bank, and how to reach each block by keyboard.",
};

export const easyLeads: typeof EasyLeads = {
  entry: "These pages are simple. You can see your money, send money and see what came and went.",
  login: "Fill in three boxes. Then press “Sign in”.",
  overview: "These are your accounts. Each one says how much money is in it.",
  kinds: "Who do you want to send money to? Choose one. No money is taken yet.",
  designated: "Send to an account that you set up in the app.",
  other: "Send to another person’s account. Fill in the bank and the number.",
  confirm: "Check each line. If it is right, press the button. No money is taken yet.",
  code: "Your phone gets a message. Type the 6 numbers from it.",
  pin: "Last step. Type your PIN. Then the money is sent.",
  done: "The money is sent. Write down the receipt number.",
  pending:
    "The money left your account. We are waiting for the other bank to confirm. Do not send it again.",
  rejected:
    "The other bank said no. All the money is back in your account. Check the bank and the number.",
  checking: "We are still checking. Do not send it again. Check again in a moment.",
  history: "What came and went in 30 days. The newest is on top.",
  notices: "What the bank wants to tell you.",
  sitemap: "All pages are here, and how to use the keyboard.",
};
