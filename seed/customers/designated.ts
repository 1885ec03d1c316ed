import type { Currency } from "#base/money/money.ts";
import type { Place } from "../ledger/moves.ts";

/** An account at another bank, and whose it is: both the seed and the local clearing port read it here. */
interface Payee extends Place {
  holder: string;
}

/** Accounts at other banks that the demonstration's customers send to. */
export const places = {
  landlord: { bank: "822", number: "901540273618", holder: "賴國賢" },
  parents: { bank: "700", number: "00014290357182", holder: "陳國雄" },
  parentsOfLoans: { bank: "700", number: "00031870462593", holder: "鄭清源" },
  parentsOfOtherOff: { bank: "700", number: "00027519604836", holder: "許志明" },
  ownCathay: { bank: "013", number: "218506394071", holder: "陳柏翰" },
  ownEsun: { bank: "808", number: "0451979268330", holder: "周明德" },
  tutor: { bank: "812", number: "28881002946517", holder: "沈若瑜" },
  school: { bank: "004", number: "056001839427", holder: "青田國際學校" },
  friend: { bank: "824", number: "111004826359", holder: "何宜庭" },
  overseasSchool: { bank: "017", number: "00753182649", holder: "陳柏翰" },
} as const satisfies Record<string, Payee>;

/** An account that a customer designated in the app. */
export interface DesignatedSeed {
  by: string;
  currency?: Currency;
  /** An account elsewhere, or the key of an account at this bank. */
  to: Payee | string;
  nickname?: string;
  own?: true;
  appliedDaysAgo: number;
  removedDaysAgo?: number;
}

/** One's own account takes effect the next day, another's the day after that. */
export const EFFECT_DAYS = { own: 1, others: 2 } as const;

/** Every designated account; the one applied for yesterday takes effect tomorrow. */
export const designated: readonly DesignatedSeed[] = [
  { by: "basic01", to: places.landlord, nickname: "房東", appliedDaysAgo: 419 },
  { by: "basic01", to: "advanced01", nickname: "柏翰", appliedDaysAgo: 120 },
  { by: "basic01", to: places.tutor, nickname: "日文老師", appliedDaysAgo: 1 },
  {
    by: "advanced01",
    to: places.ownCathay,
    nickname: "我的國泰",
    own: true,
    appliedDaysAgo: 700,
  },
  { by: "advanced01", to: places.parents, nickname: "爸媽", appliedDaysAgo: 759 },
  { by: "advanced01", to: "basic01", appliedDaysAgo: 120 },
  {
    by: "advanced01",
    currency: "USD",
    to: places.overseasSchool,
    nickname: "進修學費",
    appliedDaysAgo: 300,
  },
  {
    by: "advanced01",
    to: places.tutor,
    appliedDaysAgo: 400,
    removedDaysAgo: 90,
  },
  { by: "joint01", to: "advanced01 home", nickname: "家用", appliedDaysAgo: 590 },
  {
    by: "wealthy01",
    to: places.landlord,
    nickname: "房東",
    appliedDaysAgo: 1_129,
  },
  { by: "wealthy01", to: places.school, appliedDaysAgo: 1_000 },
  {
    by: "wealthy01",
    to: places.ownEsun,
    nickname: "我的玉山",
    own: true,
    appliedDaysAgo: 900,
  },
  { by: "loans01", to: places.parentsOfLoans, nickname: "爸媽", appliedDaysAgo: 1_299 },
  { by: "nomail01", to: "basic01", nickname: "女兒", appliedDaysAgo: 300 },
  { by: "alloff01", to: places.landlord, appliedDaysAgo: 379 },
  { by: "otheroff01", to: places.parentsOfOtherOff, nickname: "爸媽", appliedDaysAgo: 300 },
];
