import type { Language } from "#base/text/language.ts";

/** A mail to one person. */
export interface MailLetter {
  /** The same each time the letter is tried. */
  id: string;
  to: string;
  subject: string;
  text: string;
  language: Language;
  /** What it brings along; null for most. */
  file: { name: string; type: string; bytes: Buffer } | null;
}

/** The way to mailboxes. */
export interface Mail {
  /** Hands the letter over, or throws a DeliveryTrouble. It may be handed over twice: see its id. */
  send(letter: MailLetter): Promise<void>;
  close(): void;
}
