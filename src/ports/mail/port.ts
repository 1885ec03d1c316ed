import type { Language } from "#base/text/language.ts";

/** A mail to one person. */
export interface MailLetter {
  /** The same for each attempt. */
  id: string;
  to: string;
  subject: string;
  text: string;
  language: Language;
  /** Its attachment; null for most. */
  file: { name: string; type: string; bytes: Buffer } | null;
}

/** Sends mail. */
export interface Mail {
  /** Sends the letter, or throws a DeliveryError. It may be sent twice: see its id. */
  send(letter: MailLetter): Promise<void>;
  close(): void;
}
