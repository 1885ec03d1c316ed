/** An SMS to one person. */
export interface SmsLetter {
  /** The same for each attempt. */
  id: string;
  /** A mobile number of Taiwan, digits only. */
  to: string;
  text: string;
}

/** Sends SMS. */
export interface Sms {
  /** Sends the letter, or throws a DeliveryError. It may be sent twice: see its id. */
  send(letter: SmsLetter): Promise<void>;
}
