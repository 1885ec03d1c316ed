import { callCentre } from "#base/site/brand.ts";
import type { DriversTexts } from "./drivers-zh.ts";

export const drivers: DriversTexts = {
  title: "Device check and downloads",
  lead: "Check your browser, signing adapter, card reader, card, camera and microphone, and see how to fix any problems.",
  checkAll: "Start the check",
  checking: "Checking",
  check: "Check",
  again: "Check again",
  states: {
    idle: "Not checked yet",
    running: "Checking",
    ok: "Working",
    failed: "Needs attention",
    skipped: "Fix the previous step first",
  },
  checks: {
    browser: {
      name: "Browser",
      ok: "Your browser supports certificates and video calls.",
      remedy: "Please update your browser, or use the latest Chrome, Edge, Firefox or Safari.",
    },
    permission: {
      name: "Permission to connect",
      ok: "The browser may connect to the signing adapter on this computer.",
      remedy:
        "Open the site settings left of the address bar, allow local network access, and check again.",
    },
    adapter: {
      name: "Signing adapter",
      ok: "The signing adapter {version} is running.",
      remedy:
        "Download and install the signing adapter below, start it, and check again. If it is installed, make sure that it is running and that this computer trusts its certificate: run trust.cmd (Windows) or trust.command (Mac) once, or open https://localhost:56450 (54450 on a Mac) in the browser and accept the certificate.",
    },
    reader: {
      name: "Card reader",
      ok: "Card readers found: {count}",
      soft: "A demonstration soft card is in use; no reader is needed.",
      remedy: "Connect the card reader, download and install the driver below, and check again.",
    },
    card: {
      name: "Citizen digital certificate",
      ok: "The card can be read.",
      remedy: "Insert the card with the chip facing up, or wipe the chip, and check again.",
    },
    camera: {
      name: "Camera",
      ok: "The camera works: {label}",
      remedy: "Allow the browser to use the camera, and close other programs that use it.",
    },
    microphone: {
      name: "Microphone",
      ok: "The microphone works: {label}",
      remedy: "Allow the browser to use the microphone, and close other programs that use it.",
    },
  },
  tries: "PIN attempts left: {left}",
  downloads: "Download the signing adapter",
  downloadsLead:
    "Unpack the file and follow the instructions inside. The adapter responds only to our website. Before you remove it, run untrust, so that this computer no longer trusts its certificate.",
  platforms: { windows: "Windows", mac: "Mac" },
  download: "Download for {platform}",
  version: "Version",
  size: "Size",
  digest: "SHA-256",
  none: `The signing adapter cannot be downloaded at the moment. Please try again later, or call ${callCentre.tollFree}.`,
  unsigned:
    "These files are not signed by a publisher, so your system may show a warning. Compare the SHA-256 before you run them.",
  readerDrivers: "Download the card reader and card drivers",
  readerDriversLead:
    "The drivers for the reader and the citizen digital certificate come from the Ministry of the Interior Certification Authority (MOICA). Choose your system.",
  readerDriver: "Drivers for {platform} (MOICA)",
  upgrade: "Go to account upgrade",
};
