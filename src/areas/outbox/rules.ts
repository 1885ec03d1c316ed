/** The channels of a letter. */
export const channels = ["sms", "mail"] as const;

export type Channel = (typeof channels)[number];

/** The states of a letter. */
export const letterStates = ["waiting", "sent", "failed"] as const;

export type LetterState = (typeof letterStates)[number];

/** How many letters the page shows. */
export const LETTERS_SHOWN = 50;

/** The maximum length of the address filter. */
export const ADDRESS_LENGTH = 254;
