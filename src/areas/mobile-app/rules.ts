/** Where the stand-in of the mobile app is; a demonstration on its own machine only. */
export const APP_PATH = "/dev/app";

/** What the app unlocks. */
export const appUnlockables = ["sign-in", "codes", "pin"] as const;
