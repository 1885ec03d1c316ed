import type { Currency } from "#base/money/money.ts";
import type { Place } from "../ledger/moves.ts";

/** Accounts at other banks that the demonstration's customers send to. */
export const places = {
  landlord: { bank: "822", number: "901540273618" },
  parents: { bank: "700", number: "00014290357182" },
  ownCathay: { bank: "013", number: "218506394071" },
  ownEsun: { bank: "808", number: "0451979268330" },
  tutor: { bank: "812", number: "28881002946517" },
  school: { bank: "004", number: "056001839427" },
  friend: { bank: "824", number: "111004826359" },
  overseasSchool: { bank: "017", number: "00753182649" },
} as const satisfies Record<string, Place>;

/** An account that a customer designated in the app. */
export interface DesignatedSeed {
  by: string;
  currency?: Currency;
  /** An account elsewhere, or the key of an account at this bank. */
  to: Place | string;
  holder: string;
  nickname?: string;
  own?: true;
  appliedDaysAgo: number;
  removedDaysAgo?: number;
}

/** One's own account takes effect the next day, another's the day after that. */
export const EFFECT_DAYS = { own: 1, others: 2 } as const;

/** Every designated account; the one applied for yesterday takes effect tomorrow. */
export const designated: readonly DesignatedSeed[] = [
  { by: "basic01", to: places.landlord, holder: "賴國賢", nickname: "房東", appliedDaysAgo: 419 },
  { by: "basic01", to: "advanced01", holder: "陳柏翰", nickname: "柏翰", appliedDaysAgo: 120 },
  { by: "basic01", to: places.tutor, holder: "沈若瑜", nickname: "日文老師", appliedDaysAgo: 1 },
  {
    by: "advanced01",
    to: places.ownCathay,
    holder: "陳柏翰",
    nickname: "我的國泰",
    own: true,
    appliedDaysAgo: 700,
  },
  { by: "advanced01", to: places.parents, holder: "陳國雄", nickname: "爸媽", appliedDaysAgo: 759 },
  { by: "advanced01", to: "basic01", holder: "林怡君", appliedDaysAgo: 120 },
  {
    by: "advanced01",
    currency: "USD",
    to: places.overseasSchool,
    holder: "陳柏翰",
    nickname: "進修學費",
    appliedDaysAgo: 300,
  },
  {
    by: "advanced01",
    to: places.tutor,
    holder: "沈若瑜",
    appliedDaysAgo: 400,
    removedDaysAgo: 90,
  },
  { by: "joint01", to: "advanced01 home", holder: "陳柏翰", nickname: "家用", appliedDaysAgo: 590 },
  {
    by: "wealthy01",
    to: places.landlord,
    holder: "賴國賢",
    nickname: "房東",
    appliedDaysAgo: 1_129,
  },
  { by: "wealthy01", to: places.school, holder: "青田國際學校", appliedDaysAgo: 1_000 },
  {
    by: "wealthy01",
    to: places.ownEsun,
    holder: "周明德",
    nickname: "我的玉山",
    own: true,
    appliedDaysAgo: 900,
  },
  { by: "loans01", to: places.parents, holder: "鄭清源", nickname: "爸媽", appliedDaysAgo: 1_299 },
  { by: "nomail01", to: "basic01", holder: "林怡君", nickname: "女兒", appliedDaysAgo: 300 },
  { by: "alloff01", to: places.landlord, holder: "賴國賢", appliedDaysAgo: 379 },
  { by: "otheroff01", to: places.parents, holder: "許志明", nickname: "爸媽", appliedDaysAgo: 300 },
];
