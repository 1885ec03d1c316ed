import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "Kit",
  lead: "For the builders of the site; production does not have this page.",
  form: "Form",
  formLead:
    "A form that works without scripts: checked by the contract, with errors beside their fields.",
  sentence: "Sentence to repeat",
  sentenceHint: "At most 40 characters; the word no is refused.",
  times: "Times",
  timesHint: "A whole number from 1 to 9.",
  send: "Send",
  errorTitle: "Please correct the following",
  errorMark: "Error: ",
  result: "Result",
  remote: "Remote data",
  remoteLead: "Reads the newest notice: idle, loading, succeeded, failed, and reset.",
  load: "Load",
  loadMissing: "Load a notice that is not there",
  reset: "Reset",
  states: { idle: "Idle", loading: "Loading", succeeded: "Succeeded", failed: "Failed" },
  serverTime: "Server time",
  pcOnly: "PC only",
  pcOnlyLead: "On a phone this page shows a notice instead.",
};
