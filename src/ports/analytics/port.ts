import type { Device } from "#base/site/device.ts";
import type { Language } from "#base/text/language.ts";

/** Something worth counting. Nothing in it may point to a person. */
export interface Sighting {
  name: "page-view" | "account-type";
  /** The path of a route, such as `/notice/:number`, or the kind of account: nothing that was typed. */
  detail: string;
  language: Language;
  device: Device;
}

/** Where the bank counts what is looked at. */
export interface Analytics {
  /** Takes note; never fails and never waits. The caller has asked whether the visitor agrees. */
  count(sighting: Sighting): void;
  /** Writes down what is still in memory. */
  close(): Promise<void>;
}
