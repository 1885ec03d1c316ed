import type { Feedback } from "./zh.ts";

/** The words of the kit's messages. */
export const feedback: Feedback = {
  notices: "Messages",
  info: "Please note",
  infoText: "Transfers pause for maintenance on 22 November from 02:00 to 05:00.",
  success: "Done",
  successText: "NT$12,000 went to Wang M., fee NT$0. Reference 899-20261115-000381.",
  warning: "Beware",
  warningText:
    "This is your first transfer to this account. If someone claims to be the police, our staff or a lottery and asks for money, call 165 first.",
  error: "Failed",
  errorText:
    "The available balance is too low. This transfer was not sent, and the money is still in your account. Change the amount and try again.",
  dialogs: "Dialog",
  openDialog: "Panic button",
  dialogTitle: "Stop all transactions?",
  dialogText:
    "Transfers, card payments and withdrawals stop at once, until you prove your identity in the app.",
  dialogMore: "Transactions that were already sent are not affected.",
  stopAll: "Stop everything",
  close: "Not now",
  stopped: "You chose to stop (for show only: no account was stopped).",
  empties: "Empty lists",
  noHistory: "There are no transactions in this period. Choose a longer one to see more.",
  wayOn: "See the last three months",
  skeletons: "Loading",
  loadingText: "Reading the description",
  loadingRows: "Reading the history",
  loadingCard: "Reading the account",
  shapes: { text: "Paragraph", rows: "List", card: "Card" },
  busy: "A button that waits",
};
