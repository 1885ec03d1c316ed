import type { Device } from "./device.ts";
import type { Language } from "./language.ts";

/** What every page may know of its visitor; the same for all who share a kept page. */
export interface Visitor {
  language: Language;
  device: Device;
  /** Whether page views may be counted. */
  counted: boolean;
}
