import type { ErrorCode } from "./catalogue.ts";
import { enChat } from "./chat.ts";
import { enContent } from "./content.ts";
import { enDesk } from "./desk.ts";
import { enInsurance } from "./insurance.ts";
import type { UpgradeCode } from "./upgrade.ts";

/** The sentences of the catalogue in English. */
export const en: Record<Exclude<ErrorCode, UpgradeCode>, string> = {
  // Session
  CHEA000001: "You are not signed in. Please sign in to use this service.",
  CHEA000003:
    "Your account has been signed in to on another device, so you were signed out here. If this wasn’t you, call {phone} immediately.",
  CHEA000206:
    "Your verification has expired. To protect your account, please verify your identity again.",
  // Sign-in, forgot user ID, forgot password
  CHEA000010: "The user ID format is not valid. Please enter 6 to 14 letters and digits.",
  CHEA000011: "The national ID is incorrect. Please check it and try again.",
  CHEA000012:
    "The national ID, user ID or password is incorrect. Please check and try again. You have {left} of {signInTries} attempts left.",
  CHEA000013:
    "Sign-in is temporarily locked to protect your account. Please follow the steps in {app}, or call {phone}.",
  CHEA000014:
    "The national ID format is not valid. Please enter the 10 characters on your ID card or residence card, for example {example}.",
  CHEA000020: "You have not opened an account yet. Please open one in {app}, then sign in.",
  CHEA000050:
    "No matching customer record was found. Please check the national ID and try again, or call {phone}.",
  CHEA000209: "The password is incorrect. Please try again.",
  CHEA000210:
    "The one-time code was entered incorrectly {codeTries} times, so verification is locked to protect your account. Please call {phone} to unlock it.",
  LBEA000081: "No customer record was found. Please check your details, or call {phone}.",
  HEA000017: "This cannot be done online at the moment. Please call {phone} for help.",
  LOGN000001:
    "The sign-in details were entered incorrectly {signInTries} times, so sign-in is temporarily locked. Please unlock it in {app}.",
  LOGN000002:
    "We noticed unusual activity and locked sign-in to protect your account. Please sign in again in {app}. If this wasn’t you, call {phone} immediately.",
  LOGN000003: "The information is incorrect. Please check it and try again.",
  LOGN000004: "There is no email on file to send your user ID to. Please call {phone} for help.",
  // A new password
  PSWD000001: "The password must have 8 to 64 characters. Please choose another.",
  PSWD000002: "The password needs both a letter and a digit. Please choose another.",
  PSWD000003:
    "The password must not have 3 identical or consecutive characters in a row, such as 111 or abc. Please choose another.",
  PSWD000004:
    "The password must not contain your user ID, national ID, birthday or mobile number. Please choose another.",
  PSWD000005:
    "This password is common or was leaked by another site, so it is easy to guess. Please choose another, such as a few unrelated words with a number.",
  PSWD000006: "The two passwords do not match. Please enter them again.",
  // Transfers
  TRFR000001: "You cannot transfer to the same account. Please choose another account.",
  TRFR000002:
    "Your available balance of {balance} does not cover the amount and the fee. Please change the amount.",
  TRFR000003:
    "The amount exceeds the per-transaction limit. You can send up to {left}. Please change the amount.",
  TRFR000004:
    "The amount exceeds the daily limit. You can still send {left} today. Please change the amount or try another day.",
  TRFR000005:
    "The amount exceeds the monthly limit. You can still send {left} this month. Please change the amount or try next month.",
  TRFR000006: "Designated transfers are turned off. Please turn them on in {app}.",
  TRFR000007: "Non-designated transfers are turned off. Please turn them on in {app}.",
  TRFR000008:
    "Please choose a designated account. If you don’t have one, set one up in {app} first.",
  TRFR000009:
    "This designated account takes effect on {day}. Please try again then, or choose another.",
  TRFR000010: "Please enter an amount.",
  TRFR000011: "The amount is not valid. Please enter a whole number above 0.",
  TRFR000012: "The payee’s account number is not valid. Please check it and enter it again.",
  TRFR000013: "Please choose the payee’s bank.",
  TRFR000014:
    "You sent the same amount to the same account within the last 24 hours. Please confirm that you want to send it again.",
  TRFR000015:
    "The transfer did not go through and your balance is unchanged. Please check the bank code and account number, then try again.",
  TRFR000016:
    "The details differ from the transfer you submitted earlier. To avoid a duplicate payment, it was not made. Please check your history and start again.",
  TRFR000017: "This step is not available. Please start the transfer again from the first step.",
  TRFR000018:
    "You cannot transfer from this account at the moment. Please choose another, or call {phone}.",
  TRFR000019:
    "The fee has changed, so this transfer was not made. Please check the new fee and confirm again.",
  TRFR000020:
    "This sign-in looks unusual. To protect you, transfers to non-designated accounts are paused. Confirm this sign-in with a one-time code by SMS, or use a designated account.",
  TRFR000021: "We couldn’t find this transfer. Please check your history.",
  TRFR000022:
    "This transfer has been made and cannot be cancelled. Please check your history, or call {phone}.",
  TRFR000023:
    "The panic button is active: you can only move money between your own accounts. To restore access, please call {phone}, or verify your identity in {app}.",
  TRFR000024:
    "You have checked too many account numbers today. Please try again tomorrow. You can still send to designated accounts and to accounts you have sent to before.",
  TRFR000025:
    "This currency can be sent to other banks only by designated transfer. Please choose a designated account, or set one up in {app} first.",
  TRFR000026:
    "Designated transfers in foreign currencies need the advanced account. Please upgrade your foreign currency account first.",
  // Accounts
  ACCT000001: "This account was not found. Please choose one of your accounts.",
  ACCT000002: "Please choose a date from {first} to {last}.",
  // One-time code by SMS
  OTPS000001: "The SMS code is incorrect. You have {left} {left|attempt|attempts} left.",
  OTPS000002: "The SMS code has expired. Please request a new one.",
  OTPS000003:
    "The one-time code was entered incorrectly {codeTries} times, so verification is locked to protect your account. Please call {phone} to unlock it.",
  OTPS000004:
    "The SMS code we sent is still valid. Please enter it. You can request a new code in {seconds} s.",
  OTPS000005: "This SMS code is for a different action. Please request a new one.",
  OTPS000006:
    "The SMS code was entered incorrectly {codeTries} times and is no longer valid. Please request a new one.",
  // One-time code by email
  OTPM000001: "The email code is incorrect. You have {left} {left|attempt|attempts} left.",
  OTPM000002: "The email code has expired. Please request a new one.",
  OTPM000003:
    "The one-time code was entered incorrectly {codeTries} times, so verification is locked to protect your account. Please call {phone} to unlock it.",
  OTPM000004:
    "The email code we sent is still valid. Please enter it. You can request a new code in {seconds} s.",
  OTPM000005: "This email code is for a different action. Please request a new one.",
  OTPM000006:
    "The email code was entered incorrectly {codeTries} times and is no longer valid. Please request a new one.",
  // PIN and keypad
  TPIN000001: "The PIN is incorrect. You have {left} {left|attempt|attempts} left.",
  TPIN000002:
    "The PIN was entered incorrectly too many times and is locked. Please set a new one in {app}, or call {phone}.",
  KPAD000001: "For your security, your entry has expired. Please reload the page and try again.",
  KPAD000002: "Your entry could not be read. Please reload the page and enter it again.",
  // Certificates
  LBEB000527: "No loan was found. If you do have a loan with us, please call {phone}.",
  LBEA002046:
    "Certificates for this loan are not available online at the moment. Please call {phone} for help.",
  CERT000001:
    "You have no account eligible for this certificate. If you have questions, please call {phone}.",
  CERT000002: "There are no repayments in this period. Please choose another period.",
  CERT000003:
    "The withholding statement for this year is available from {day}. Please choose another year, or try again then.",
  CERT000004: "The date must be after the account was opened. Please choose another date.",
  CERT000005: "The date must be before today. Please choose another date.",
  CERT000006: "No interest was paid in this year. Please choose another year.",
  CERT000007: "The start date cannot be after the end date. Please choose the period again.",
  CERT000008: "This certificate was not found. Please check and try again.",
  CERT000009: "This certificate has not been issued yet. Please try again later.",
  CERT000010:
    "There is no exchange rate for this date. Please choose another date, or request the certificate in New Taiwan dollars.",
  CERT000011: "This certificate has been revoked. Please make a new request.",
  // Citizen digital certificate: found by the page or the adapter
  "61001":
    "Your browser is too old for the citizen digital certificate. Please update it and try again.",
  "61006":
    "The driver and the signing adapter were not found. Please install and start them, then try again.",
  "61014":
    "The driver is not fully installed, or a proxy is blocking the connection. Please reinstall it, allow the signing adapter to connect directly, and try again.",
  "61015":
    "The driver is not fully installed, or the signing adapter lost its connection. Please install the latest version and try again.",
  "62001": "The card reader driver was not found. Please install it and try again.",
  "62002":
    "No card was found. Please connect the card reader, insert your citizen digital certificate and try again.",
  "62003": "The card could not be read. Please wipe the chip, insert the card again and try again.",
  "62004":
    "There is no certificate on this card. Please insert your citizen digital certificate and try again.",
  "62011":
    "The citizen digital certificate PIN is incorrect. Please enter it again. You have {left} {left|attempt|attempts} left.",
  "62012":
    "The citizen digital certificate is locked. Please unlock it on the MOICA website (the Ministry of the Interior’s certification authority) or at a household registration office, then try again.",
  "62013":
    "The citizen digital certificate PIN format is not valid. Please enter 6 to 8 letters or digits.",
  CTZN000001:
    "The citizen digital certificate PIN is incorrect. Please check it and try again. Repeated incorrect entries lock the card.",
  CTZN000002:
    "Your browser does not allow this site to connect to the signing adapter. Please allow it in the browser’s site settings and try again.",
  // Citizen digital certificate: found by the server
  CTZN000003:
    "Your citizen digital certificate has expired. Please renew it or get a new card, then try again.",
  CTZN000004:
    "Your citizen digital certificate is not valid yet. Please try again after it becomes valid.",
  CTZN000005: "Your citizen digital certificate has been revoked. Please use a valid one.",
  CTZN000006: "We cannot check the certificate at the moment. Please try again later.",
  CTZN000007:
    "This certificate cannot be trusted. Please insert a citizen digital certificate issued by the Ministry of the Interior.",
  CTZN000008:
    "The citizen digital certificate does not match your information. Please use your own, or call {phone}.",
  CTZN000009: "This certificate verification has expired. Please start again.",
  CTZN000010: "The signer is busy with other requests. Please wait a moment and try again.",
  CTZN000011:
    "The signer cannot reach the bank. Please check this computer’s network, proxy and firewall settings, and try again.",
  // Emergency
  EMRG000001: "You do not have a debit card. If you have questions, please call {phone}.",
  EMRG000002:
    "The debit card number does not match. Please check the card and enter it again. You have {left} {left|attempt|attempts} left.",
  EMRG000003:
    "The deadline to cancel the report was {deadline} (Taipei time), so this card cannot be used again. Please request a new card in {app}.",
  EMRG000004:
    "The card number was entered incorrectly {cardTries} times, so this report can no longer be cancelled online. The card stays blocked. Please call {phone}.",
  EMRG000005: "This card is already expired or replaced. There is no need to report it.",
  EMRG000006: "There is no report to cancel for this card. Please check its status.",
  EMRG000007:
    "You have used the panic button, so the report cannot be cancelled on this website. Please call {phone}.",
  EMRG000008:
    "This transaction cannot be disputed online: it was not completed, or it is more than {disputeDays} days old. Please call {phone}.",
  EMRG000009:
    "You have already disputed this transaction. See its progress under suspicious transactions.",
  EMRG000010:
    "This dispute was not found, or cannot be changed at this stage. Please check its progress.",
  EMRG000011: "This is not a valid card number. Please enter the 16 digits on the card.",
  // Files
  FILE000001: "This file format is not accepted. Please use a JPG, JPEG or PNG file.",
  FILE000002: "The file is too large. Each file must be 2 MB or smaller. Please reduce its size.",
  FILE000003: "There are too many files. You can attach up to 3. Please remove some.",
  FILE000004: "A file you uploaded earlier has expired. Please choose it again.",
  // Inquiries
  INQR000001: "This inquiry was not found. Please check the address, or send a new inquiry.",
  ...enChat,
  ...enContent,
  ...enDesk,
  // Public content
  BORD000001:
    "This notice was not found; it may have been removed. Please go to the list of notices.",
  BORD000002:
    "This event was not found; it may have been removed. Please go to the list of events.",
  BORD000003:
    "This fund notice was not found; it may have been removed. Please go to the list of fund notices.",
  PROD000001:
    "This product was not found; it may no longer be offered. Please go to the product list.",
  SECU000001: "This stock or ETF was not found. Please search again on the securities page.",
  FUND000001: "This fund was not found; it may no longer be sold. Please go to the fund list.",
  FAQS000001: "This FAQ entry was not found. Please search, or browse the categories.",
  FAQS000002: "This FAQ category was not found. Please search, or start from the FAQ.",
  DOCS000001:
    "This document was not found; it may have been replaced or removed. Please go to the documents page.",
  INSR000001:
    "This insurance page opens in a web browser only. Please copy the link and open it in a browser.",
  ...enInsurance,
  // Platform
  PLAT000001: "The system is busy. Please try again later.",
  PLAT000002: "This service works on a computer only. Please open this site on a computer.",
  PLAT000003: "The page was not found. Please check the address, or go to the home page.",
  PLAT000004: "This page cannot be opened this way. Please go back and try again.",
  PLAT000005: "Too many requests. Please try again in {seconds} s.",
  PLAT000006: "Your request is incomplete. Please reload the page and try again.",
  PLAT000007: "Your request is too large. Please shorten it or remove files, and try again.",
  PLAT000008: "This data format is not supported. Please reload the page and try again.",
  PLAT000009:
    "This request did not come from our website, so it was not processed. Please return to our website and try again.",
  PLAT000010: "You appear to be offline. Please check your connection and try again.",
  PLAT000011: "The request timed out. Please try again. For a transfer, check your history first.",
  // Fields
  FELD000001: "Please fill in this field.",
  FELD000002: "This is too short. Please enter at least {least} characters.",
  FELD000003: "This is too long. Please enter at most {most} characters.",
  FELD000004: "The format is not valid. Please check the hint below the label.",
  FELD000005: "Please enter a whole number, without decimals.",
  FELD000006: "This number is too small. Please enter {least} or more.",
  FELD000007: "This number is too large. Please enter {most} or less.",
  FELD000008: "Please choose one of the options.",
};
