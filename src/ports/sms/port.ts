/** A short message to one person. */
export interface SmsLetter {
  /** The same each time the letter is tried. */
  id: string;
  /** A mobile number of Taiwan, digits only. */
  to: string;
  text: string;
}

/** The way to mobile phones. */
export interface Sms {
  /** Hands the letter over, or throws a DeliveryTrouble. It may be handed over twice: see its id. */
  send(letter: SmsLetter): Promise<void>;
}
