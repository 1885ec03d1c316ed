import type { Translated } from "#base/language.ts";

/** A notice of the bank; days count back from the first start, and `{day:±n}` is a date. */
export interface SeedNotice {
  category: "service" | "security" | "rate" | "system" | "terms";
  daysAgo: number;
  pinned?: true;
  title: Translated;
  body: Translated;
}

/** An event of the bank; it runs from `startsInDays` to `endsInDays`, both days included. */
export interface SeedEvent {
  startsInDays: number;
  endsInDays: number;
  picture: "card" | "jar" | "transfer" | "loan" | "umbrella" | "chart" | "gift" | "phone";
  title: Translated;
  summary: Translated;
  body: Translated;
}

/** A notice that the bank passes on from a fund company. */
export interface SeedFundNotice {
  daysAgo: number;
  company: Translated;
  title: Translated;
  body: Translated;
}
