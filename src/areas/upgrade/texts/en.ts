import { limitsSentence, onceLimits } from "#base/content/behaviours.ts";
import { appName } from "#base/site/brand.ts";
import { drivers } from "./drivers-en.ts";
import type { Texts } from "./zh.ts";

const twd = onceLimits("TWD");
const usd = onceLimits("USD");

export const texts: Texts = {
  title: "Account upgrade",
  lead: "Confirm your identity with your citizen digital certificate and a video call to upgrade from a basic to an advanced account. Your account number stays the same, and your transfer limits rise right away.",
  steps: {
    terms: "Terms",
    accounts: "Accounts",
    certificate: "Certificate",
    video: "Video call",
    done: "Done",
  },
  stepOf: "Step {step} of {all}",
  stepDone: "done",
  errorMark: "Error: ",
  errorTitle: "Please correct the following",
  errorWord: "We can’t continue",
  noteWord: "Please note",
  okWord: "Done",
  needScripts:
    "This step needs JavaScript. Please turn it on and reload the page, or call us on {phone}.",
  retry: "Try again",
  intro: {
    needTitle: "What you need",
    needs: [
      "Your own valid citizen digital certificate and a card reader",
      "A Windows or Mac computer with camera and microphone",
      "Your national ID card",
      "About 10 minutes in a quiet, bright place",
    ],
    check: "Check devices and download drivers",
    gainTitle: "What you get",
    gains: [
      `Non-designated TWD transfers: ${limitsSentence("en", "advanced", "TWD", "other")}`,
      `Non-designated foreign currency transfers: ${limitsSentence("en", "advanced", "USD", "other")}`,
      "Designated foreign currency remittance and loan applications",
    ],
    signIn: "Sign in to start",
    signInHint: `Please sign in to web banking first. No account yet? Open one in ${appName.en}.`,
    allDone: "All your accounts are advanced accounts already. There is nothing to upgrade.",
    overview: "Go to overview",
    resumeTitle: "Continue where you left off",
    resumeText:
      "You started on {begunAt}. The next step is: {step}. Your progress is saved for 30 days.",
    resume: "Continue: {step}",
    changeAccounts: "Change the accounts to upgrade",
    rejectedText:
      "Your last application was not approved on {decidedAt}: {reason} You can apply again.",
  },
  terms: {
    title: "Read the terms",
    lead: "Scroll to the end of the terms. You can accept them once you have reached it.",
    box: "Full terms of the account upgrade",
    version: "Version {version}",
    toEnd: "Skip to the end of the terms",
    end: "End of the terms.",
    notYet: "You can accept once you have reached the end of the terms.",
    reached: "You have reached the end of the terms.",
    agree: "Accept and continue",
  },
  accounts: {
    title: "Choose what to upgrade",
    lead: "The choice depends on your accounts. You can change it until the video call starts.",
    label: "Upgrade",
    choices: {
      twd: "TWD account",
      foreign: "Foreign currency account",
      both: "TWD and foreign currency account",
    },
    about: {
      twd: `The limit per transaction rises from ${twd.basic} to ${twd.advanced}`,
      foreign: `The limit per transaction rises from ${usd.basic} to ${usd.advanced}, with designated remittance`,
      both: "One call upgrades both",
    },
    notPossible: "You don’t have an account of this type to upgrade",
    next: "Next",
  },
  card: {
    title: "Verify your certificate",
    lead: "Connect the card reader and insert your own citizen digital certificate. The PIN is used on your computer only and is never sent to us.",
    pin: "PIN of the citizen digital certificate",
    pinHint: "6 to 8 letters or digits. The card is locked after three incorrect PINs in a row.",
    pinMissing: "Please enter the PIN of your citizen digital certificate.",
    verify: "Verify certificate",
    working: {
      adapter: "Connecting to the signing adapter",
      card: "Reading the card",
      sign: "Signing with the card",
      check: "Checking the certificate",
    },
    failed: "The certificate was not verified",
    help: "Check devices and drivers",
    permission:
      "The first time, your browser asks whether this site may connect to a program on this computer. Please choose Allow.",
    verified:
      "Certificate (serial number ending in {serial}) verified on {verifiedAt}, valid until {validUntil}.",
    onward: "Go to the video call",
    scope: "Upgrade",
  },
  video: {
    title: "Video call",
    lead: "Our staff compare your face with your ID. Have your national ID card ready, and remove any mask, hat or sunglasses.",
    never:
      "We never start a video call in a messaging app, and never ask you to make a transfer during a call.",
    camera: "Camera",
    microphone: "Microphone",
    preview: "Your picture",
    remote: "Our staff",
    consent:
      "I agree that snapshots of me and my ID are taken during the call to confirm my identity.",
    consentHint:
      "The call is not recorded. Snapshots are stored encrypted: for 5 years after an approval, otherwise they are deleted within 30 days. You can withdraw your consent at any time.",
    consentGiven: "You agreed to snapshots.",
    consentNone:
      "You have not agreed to snapshots. Staff need your consent to confirm your identity.",
    withdraw: "Withdraw consent",
    give: "Agree to snapshots",
    join: "Join the queue",
    joining: "Joining the queue",
    closedTitle: "We are closed right now",
    closedText: "Video calls open at {opensAt}. You can book a time, and we will serve you first.",
    openUntil: "Open today until {closesAt}.",
    waitTitle: "Waiting for our staff",
    place: "{before} ahead of you",
    next: "You are next",
    waited: "Waiting for {time}",
    waitHint: "Please keep this page open.",
    longWait: "We are busy right now. You can keep waiting, or book a time.",
    leave: "Leave the queue",
    inCall: "In a call",
    states: {
      waiting: "Waiting for our staff’s video",
      connecting: "Connecting",
      connected: "Connected",
      lost: "Connection lost, reconnecting",
    },
    offline: "The connection to the bank was lost. Reconnecting. Video and sound may continue.",
    mute: "Mute microphone",
    unmute: "Unmute microphone",
    cameraOff: "Turn camera off",
    cameraOn: "Turn camera on",
    hangUp: "End call",
    snapshots: "Snapshots taken: {count}",
    endedTitle: "The call has ended",
    endedText:
      "Your identity is not confirmed yet. You can call again or book a time. Your progress is saved.",
    again: "Call again",
    decided: "The review is complete. Taking you to the result.",
    errors: {
      denied:
        "Your browser is blocking the camera and microphone. Allow them with the camera icon in the address bar, then try again.",
      missing: "No camera or microphone was found. Please connect them and try again.",
      busy: "Another program is using the camera or microphone. Please close it and try again.",
      unsupported:
        "Your browser doesn’t support video calls. Please update it, or use the latest Chrome, Edge, Firefox or Safari.",
    },
    callBack: {
      title: "Book a time",
      lead: "Choose a time that suits you. Open this page at that time, and we will serve you first.",
      label: "Time",
      submit: "Book",
      booked: "You booked {at}. Open this page at that time, and we will serve you first.",
      cancel: "Cancel booking",
      none: "No times are available right now. Please call us on {phone}.",
    },
    sessionEnded: "Your session has ended. Please sign in again to continue.",
  },
  complete: {
    title: "Upgrade complete",
    lead: "Your {accounts} is now an advanced account. The new limits apply immediately.",
    facts: {
      accounts: "Upgraded",
      at: "Completed",
      limits: "New limit per transaction",
      mail: "Notice",
    },
    mail: "We have sent the result to your email",
    overview: "Go to overview",
    more: "Upgrade another account",
  },
  drivers,
};
