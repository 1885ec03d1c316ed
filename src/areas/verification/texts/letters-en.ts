import type { Letters } from "./letters-zh.ts";

export const letters: Letters = {
  locked: {
    subject: "{bank}: sign-in is locked for now",
    sms: "{bank}: your sign-in details were entered wrongly 5 times, so sign-in was locked at {moment}. Please unlock it in the mobile app. If this was not you, call {phone}.",
    mail: "Hello,\n\nYour sign-in details were entered wrongly 5 times. To protect your account, sign-in was locked at {moment}. Please unlock it in the mobile app.\n\nIf this was not you, please contact our call centre at once: {phone}.\n\n{bank}",
  },
  pinLocked: {
    subject: "{bank}: your PIN is locked",
    sms: "{bank}: your PIN was entered wrongly 5 times and was locked at {moment}. Please set a new one in the mobile app. If this was not you, call {phone} at once.",
    mail: "Hello,\n\nYour PIN was entered wrongly 5 times. To protect your account, it was locked at {moment}. Please set a new one in the mobile app.\n\nIf this was not you, please use the panic button at once and contact our call centre: {phone}.\n\n{bank}",
  },
  codesLocked: {
    subject: "{bank}: one-time codes for {purpose} are locked",
    sms: "{bank}: your one-time code for {purpose} was entered wrongly 5 times, so this check was locked at {moment}. Please call {phone} to unlock it, and tell us if this was not you.",
    mail: "Hello,\n\nYour one-time code for {purpose} was entered wrongly 5 times. To protect your account, this check was locked at {moment}. Please contact our call centre to unlock it: {phone}.\n\nIf this was not you, please use the panic button at once and tell our call centre.\n\n{bank}",
  },
  newDevice: {
    subject: "{bank}: you signed in on a new device",
    sms: "{bank}: you signed in at {moment} on a new device ({device}). If this was not you, call {phone} at once.",
    mail: "Hello,\n\nYou signed in to web banking at {moment} on a device that we do not know: {device}.\n\nIf this was you, there is nothing to do. If not, please use the panic button at once and contact our call centre: {phone}.\n\n{bank}",
  },
  userId: {
    subject: "{bank}: your user ID",
    sms: "{bank}: your user ID is {userId}.",
    mail: "Hello,\n\nThe user ID that you looked for is {userId}.\n\nIf you did not ask for it, please contact our call centre at once: {phone}.\n\n{bank}",
  },
  passwordChanged: {
    subject: "{bank}: your password was changed",
    sms: "{bank}: your web banking password was changed at {moment}. If this was not you, call {phone} at once.",
    mail: "Hello,\n\nYour web banking password was changed at {moment}, and all devices were signed out. If sign-in was locked before, please unlock it in the mobile app.\n\nIf this was not you, please contact our call centre at once: {phone}.\n\n{bank}",
  },
  panic: {
    subject: "{bank}: the panic button is in effect ({reference})",
    sms: "{bank}: the panic button took effect at {moment}. Transfers to others, designated ones too, are stopped, all devices are signed out, debit cards stopped: {cards}. Reference {reference}, call centre {phone}.",
    mail: "Hello,\n\nYour panic button took effect at {moment}, reference {reference}:\n\n- accounts that send to nobody else, designated or not: {accounts}\n- debit cards stopped: {cards}\n- all devices are signed out\n\nYou can still sign in to look, and move money between your own accounts. To undo this, please confirm who you are in the mobile app, or contact our call centre: {phone}. It cannot be undone on the web site.\n\n{bank}",
  },
};
