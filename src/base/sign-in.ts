/** Wrong passwords until the customer is locked, to be unlocked in the app. */
export const LOGIN_ATTEMPTS = 5;

/** A session without a call ends after this long. */
export const IDLE_SECONDS = 300;

/** The page offers to stay signed in when this much of the idle time is left. */
export const IDLE_WARNING_SECONDS = 60;

/** A session ends after this long, whatever the customer does. */
export const SESSION_HOURS = 8;
