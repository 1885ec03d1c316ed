import type { Device } from "#base/site/device.ts";
import type { Language } from "#base/text/language.ts";

/** An event to count. It must not identify a person. */
export interface Sighting {
  name: "page-view" | "account-type";
  /** A route's path, such as `/notice/:number`, or the kind of account: nothing that was typed. */
  detail: string;
  language: Language;
  device: Device;
}

/** Where the bank counts page views and the like. */
export interface Analytics {
  /** Counts without failing or waiting. The caller has checked the visitor's consent. */
  count(sighting: Sighting): void;
  /** Writes what is still in memory. */
  close(): Promise<void>;
}
