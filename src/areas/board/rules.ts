import { CALCULATOR_PATH } from "#base/site/paths.ts";

/** The categories of notices. */
export const noticeCategories = ["service", "security", "rate", "system", "terms"] as const;

export type NoticeCategory = (typeof noticeCategories)[number];

/** How loud a banner speaks. */
export const bannerTones = ["info", "warning"] as const;

export type BannerTone = (typeof bannerTones)[number];

/** Banners on the front page at the same time. */
export const BANNERS_SHOWN = 3;

/** Where an event stands, in the order of the list. */
export const eventStates = ["ongoing", "upcoming", "ended"] as const;

export type EventState = (typeof eventStates)[number];

/** The menu of the board, in order: the content of the static notice-menu file. */
export const boardMenu = [
  { code: "notice", path: "/notice" },
  { code: "events", path: "/events" },
  { code: "fund", path: "/notice/fund" },
] as const;

export type BoardMenuCode = (typeof boardMenu)[number]["code"];

/** The address of one notice. */
export function noticePath(number: number): string {
  return `/notice/${number}`;
}

/** The address of one event. */
export function eventPath(number: number): string {
  return `/events/${number}`;
}

/** The address of one fund notice. */
export function fundNoticePath(number: number): string {
  return `/notice/fund/${number}`;
}

/**
 * The link of an event, by its picture; plain paths, because other areas import events and
 * importing theirs would be circular.
 */
export const eventWays = {
  card: "/debit-card/landing",
  jar: "/dream-account/landing",
  transfer: "/transfer/landing",
  loan: CALCULATOR_PATH,
  umbrella: "/insurance",
  chart: "/investment/fund",
  gift: "/main-account/landing#app",
  phone: "/overview",
} as const;

/** The drawings that an event can have. */
export const eventPictures = Object.keys(eventWays) as (keyof typeof eventWays)[];

/** The key of an event's link; new pictures link to opening an account. */
export function eventWayOf(picture: string): keyof typeof eventWays {
  return eventPictures.find((each) => each === picture) ?? "gift";
}
