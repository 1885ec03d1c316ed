/** How a letter goes out. */
export const channels = ["sms", "mail"] as const;

export type Channel = (typeof channels)[number];

/** How far a letter has come. */
export const letterStates = ["waiting", "sent", "failed"] as const;

export type LetterState = (typeof letterStates)[number];

/** How many letters the page shows. */
export const LETTERS_SHOWN = 50;

/** The longest part of an address that can be looked for. */
export const ADDRESS_LENGTH = 254;
