import { panicRestore } from "#base/content/panic-restore.ts";
import { serviceSentence } from "#base/content/service-sentences.ts";
import { appName } from "#base/site/brand.ts";
import { callHours } from "#base/site/service.ts";
import type { Letters } from "./letters-zh.ts";

const signInLock = serviceSentence("sign-in-lock").en;
const pinLock = serviceSentence("pin-lock").en;
const codeLock = serviceSentence("code-lock").en;

export const letters: Letters = {
  locked: {
    subject: "{bank}: your sign-in has been locked",
    sms: `{bank}: your sign-in details were entered incorrectly {tries} times, so sign-in was locked at {moment}. Please unlock it in ${appName.en}. If this wasn’t you, call {phone}.`,
    mail: `Hello,\n\nTo protect your account, sign-in was locked at {moment}. ${signInLock}. Please unlock it in ${appName.en}.\n\nIf this wasn’t you, please contact our call centre immediately: {phone}, ${callHours.en}.\n\n{bank}`,
  },
  pinLocked: {
    subject: "{bank}: your PIN is locked",
    sms: `{bank}: your PIN was entered incorrectly {tries} times and was locked at {moment}. Please set a new one in ${appName.en}. If this wasn’t you, call {phone} immediately.`,
    mail: `Hello,\n\nTo protect your account, your PIN was locked at {moment}. ${pinLock}. Please set a new one in ${appName.en}.\n\nIf this wasn’t you, please use the panic button immediately and contact our call centre: {phone}, ${callHours.en}.\n\n{bank}`,
  },
  codesLocked: {
    subject: "{bank}: one-time codes for {purpose} are locked",
    sms: "{bank}: your one-time code for {purpose} was entered incorrectly {tries} times, so verification was locked at {moment}. Please call {phone} to unlock it, and tell us if this wasn’t you.",
    mail: `Hello,\n\nTo protect your account, verification for {purpose} was locked at {moment}. ${codeLock}. Please contact our call centre to unlock it: {phone}, ${callHours.en}.\n\nIf this wasn’t you, please use the panic button immediately and tell our call centre.\n\n{bank}`,
  },
  newDevice: {
    subject: "{bank}: sign-in from a new device",
    sms: "{bank}: you signed in at {moment} from a new device ({device}). If this wasn’t you, call {phone} immediately.",
    mail: "Hello,\n\nYou signed in to web banking at {moment} from a new device: {device}.\n\nIf this was you, no action is needed. If not, please use the panic button immediately and contact our call centre: {phone}.\n\n{bank}",
  },
  userId: {
    subject: "{bank}: your user ID",
    sms: "{bank}: your user ID is {userId}.",
    mail: "Hello,\n\nYour user ID is {userId}.\n\nIf you did not request this, please contact our call centre immediately: {phone}.\n\n{bank}",
  },
  passwordChanged: {
    subject: "{bank}: your password was changed",
    sms: "{bank}: your web banking password was changed at {moment}. If this wasn’t you, call {phone} immediately.",
    mail: `Hello,\n\nYour web banking password was changed at {moment}, and all devices were signed out. If sign-in was locked before, please unlock it in ${appName.en}.\n\nIf this wasn’t you, please contact our call centre immediately: {phone}.\n\n{bank}`,
  },
  panicUndone: {
    subject: "{bank}: panic button deactivated ({reference})",
    sms: "{bank}: your panic button ({reference}) was deactivated at {moment}. Transfers are available again; debit cards reactivated: {cards}. If this wasn’t you, call {phone} immediately.",
    mail: "Hello,\n\nAfter we verified your identity, your panic button ({reference}) was deactivated at {moment}:\n\n- transfers are available again\n- debit cards reactivated: {cards} (cards that were reported lost, have expired or were replaced stay blocked)\n\nIf you did not request this, please use the panic button again and call {phone} immediately.\n\n{bank}",
  },
  panic: {
    subject: "{bank}: panic button activated ({reference})",
    sms: "{bank}: your panic button was activated at {moment}. All transfers to others, including designated transfers, are stopped, all devices are signed out, debit cards blocked: {cards}. Reference {reference}, call centre {phone}.",
    mail: `Hello,\n\nYour panic button was activated at {moment}, reference {reference}:\n\n- accounts with all transfers to others stopped, including designated transfers: {accounts}\n- debit cards blocked: {cards}\n- all devices signed out\n\nYou can still sign in to view your accounts and move money between them. ${panicRestore.en}\n\nCall centre: {phone}, ${callHours.en}\n\n{bank}`,
  },
};
