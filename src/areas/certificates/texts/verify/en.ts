import type { Verify } from "./zh.ts";

/** The words of verifying a certificate in English. */
export const verify: Verify = {
  title: "Verify a certificate",
  lead: "Check whether we issued a certificate. No sign-in needed.",
  code: "Verification code",
  codeHint: "24 letters and digits beside the QR code at the bottom of the document.",
  submit: "Verify",
  badCode: "Please enter the 24-character code.",
  genuine: "We issued this document",
  genuineText:
    "Please compare these details with your document. The amounts are protected by the digital signature, so check the file as well.",
  revoked: "This document is no longer valid",
  revokedText: "We issued this document but revoked it on {revokedOn}. Please do not rely on it.",
  unknown: "This document was not found",
  unknownText: "Please check the code. If it is correct, the document may not be ours.",
  facts: {
    kind: "Certificate",
    serial: "Number",
    name: "Name",
    about: "Date or period",
    numbers: "Accounts",
    issuedOn: "Issued on",
  },
  file: "Check the file",
  fileLead:
    "Choose the PDF. Your browser checks the signature and whether anything was changed. The file is not uploaded.",
  fileLabel: "PDF file",
  noScript: "Checking a file requires JavaScript. You can still verify the code above without it.",
  fileLater:
    "There were too many verifications, so files cannot be checked right now. Please reload this page after the time shown above.",
  checking: "Checking",
  valid:
    "The file carries our signature and was not changed. Whether it was revoked has not been checked: please also verify the code on the document.",
  validSame: "The signature is valid, and this is exactly the file we issued.",
  validRevoked: "We signed this file, but it has been revoked. Please do not rely on it.",
  other: "The signature is valid, but this file does not match the code.",
  changed: "The file was changed after it was signed. Please do not rely on it.",
  foreign: "The file is not signed by us.",
  unsigned: "The file does not carry our signature.",
  unreadable: "The file could not be read. Please choose a PDF of up to 10 MB.",
  words: { info: "Note", success: "Match", warning: "Caution", error: "No match" },
};
