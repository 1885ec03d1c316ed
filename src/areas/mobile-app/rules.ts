/** The path of the mobile app simulator; only in a local demonstration. */
export const APP_PATH = "/dev/app";

/** What the app can unlock. */
export const appUnlockables = ["sign-in", "codes", "pin"] as const;
