import type { Translated } from "#base/text/language.ts";

/** The password of every demonstration customer: they differ only in what they can do. */
export const DEMONSTRATION_PASSWORD = "Sunrise-8264";

/** The PIN of every demonstration customer. */
export const DEMONSTRATION_PIN = "83615D";

/** A person known to the demonstration bank. */
export interface PersonSeed {
  /** Null for a person who is not registered for the web bank. */
  userId: string | null;
  nationalId: string;
  /** The English name is that of the passport. */
  name: Translated;
  birthday: string;
  mobile: string;
  email: string | null;
  standing: "active" | "applied" | "closed";
  flaggedDaysAgo?: number;
  /** Consecutive wrong passwords. */
  wrongTries?: number;
  /** What a newcomer can see by signing in as this customer. */
  purpose: string;
}

/** Everybody, the most useful ones first. */
export const people: readonly PersonSeed[] = [
  {
    userId: "basic01",
    nationalId: "A227405833",
    name: { zh: "林怡君", en: "LIN, YI-CHUN", ko: "린이쥔" },
    birthday: "1994-03-08",
    mobile: "0928416305",
    email: "yichun.lin@mail.example.test",
    standing: "active",
    purpose:
      "Basic account with two dream accounts, designated accounts in effect and one from tomorrow",
  },
  {
    userId: "advanced01",
    nationalId: "F126983144",
    name: { zh: "陳柏翰", en: "CHEN, PO-HAN", ko: "천보한" },
    birthday: "1988-07-21",
    mobile: "0935270814",
    email: "pohan.chen@mail.example.test",
    standing: "active",
    purpose:
      "Advanced account, US dollars, a dream account, and a joint account with joint01; no loans",
  },
  {
    userId: "joint01",
    nationalId: "F227139062",
    name: { zh: "張雅婷", en: "CHANG, YA-TING", ko: "장야팅" },
    birthday: "1989-11-02",
    mobile: "0935618027",
    email: "yating.chang@mail.example.test",
    standing: "active",
    purpose: "The other holder of the joint account; advanced in TWD, still basic in US dollars",
  },
  {
    userId: "foreign01",
    nationalId: "H125804726",
    name: { zh: "黃志豪", en: "HUANG, CHIH-HAO", ko: "황즈하오" },
    birthday: "1991-05-30",
    mobile: "0919350482",
    email: "chihhao.huang@mail.example.test",
    standing: "active",
    purpose: "Basic in TWD and in US dollars: both can be upgraded",
  },
  {
    userId: "twdonly01",
    nationalId: "B221693509",
    name: { zh: "李淑芬", en: "LI, SHU-FEN", ko: "리수펀" },
    birthday: "1976-09-14",
    mobile: "0922741936",
    email: "shufen.li@mail.example.test",
    standing: "active",
    purpose:
      "One basic TWD account and nothing else: no foreign account, no designated one, no card",
  },
  {
    userId: "wealthy01",
    nationalId: "A120958366",
    name: { zh: "周明德", en: "CHOU, MING-TE", ko: "저우밍더" },
    birthday: "1970-05-05",
    mobile: "0910593847",
    email: "mingte.chou@mail.example.test",
    standing: "active",
    purpose:
      "Advanced, three years of history, taxed interest, US dollars and yen: for certificates",
  },
  {
    userId: "loans01",
    nationalId: "Q121947351",
    name: { zh: "鄭文彬", en: "CHENG, WEN-PIN", ko: "정원빈" },
    birthday: "1980-10-19",
    mobile: "0933804271",
    email: "wenpin.cheng@mail.example.test",
    standing: "active",
    purpose: "Loans of every state: repaying, overdue, non-accrual, completed on time and early",
  },
  {
    userId: "cards01",
    nationalId: "T227803611",
    name: { zh: "謝宜蓁", en: "HSIEH, YI-CHEN", ko: "셰이전" },
    birthday: "1995-09-09",
    mobile: "0976182035",
    email: "yichen.hsieh@mail.example.test",
    standing: "active",
    purpose: "Debit cards of every state; the report of one lost card can still be cancelled",
  },
  {
    userId: "locked01",
    nationalId: "C123874618",
    name: { zh: "王俊傑", en: "WANG, CHUN-CHIEH", ko: "왕쥔제" },
    birthday: "1985-01-26",
    mobile: "0917064283",
    email: "chunchieh.wang@mail.example.test",
    standing: "active",
    wrongTries: 5,
    purpose: "Locked after five wrong passwords",
  },
  {
    userId: "flagged01",
    nationalId: "D228315073",
    name: { zh: "吳佳穎", en: "WU, CHIA-YING", ko: "우자잉" },
    birthday: "1997-12-05",
    mobile: "0958317620",
    email: "chiaying.wu@mail.example.test",
    standing: "active",
    flaggedDaysAgo: 3,
    purpose: "Locked because fraud is suspected",
  },
  {
    userId: "applied01",
    nationalId: "E129746302",
    name: { zh: "劉家豪", en: "LIU, CHIA-HAO", ko: "류자하오" },
    birthday: "2003-04-17",
    mobile: "0981460753",
    email: "chiahao.liu@mail.example.test",
    standing: "applied",
    purpose: "Has applied, but no account is opened yet",
  },
  {
    userId: "nomail01",
    nationalId: "N220469189",
    name: { zh: "蔡美玲", en: "TSAI, MEI-LING", ko: "차이메이링" },
    birthday: "1962-08-29",
    mobile: "0921738406",
    email: null,
    standing: "active",
    purpose: "No email on file: the bank writes by SMS, and the user ID cannot be mailed",
  },
  {
    userId: "alloff01",
    nationalId: "J123509676",
    name: { zh: "楊宗翰", en: "YANG, TSUNG-HAN", ko: "양쭝한" },
    birthday: "1983-02-11",
    mobile: "0937591820",
    email: "tsunghan.yang@mail.example.test",
    standing: "active",
    purpose: "Designated and non-designated transfers are both switched off",
  },
  {
    userId: "otheroff01",
    nationalId: "K226180434",
    name: { zh: "許雅雯", en: "HSU, YA-WEN", ko: "쉬야원" },
    birthday: "1992-06-23",
    mobile: "0986203715",
    email: "yawen.hsu@mail.example.test",
    standing: "active",
    purpose: "Only non-designated transfers are switched off; one dream account is frozen",
  },
  {
    userId: "closed01",
    nationalId: "P224170933",
    name: { zh: "洪淑惠", en: "HUNG, SHU-HUI", ko: "훙수후이" },
    birthday: "1968-12-12",
    mobile: "0929640185",
    email: "shuhui.hung@mail.example.test",
    standing: "closed",
    purpose: "No longer a customer",
  },
  {
    userId: null,
    nationalId: "M120638592",
    name: { zh: "郭建宏", en: "KUO, CHIEN-HUNG", ko: "궈젠훙" },
    birthday: "1971-03-03",
    mobile: "0912859370",
    email: "chienhung.kuo@mail.example.test",
    standing: "active",
    purpose: "Has an account, but is not registered for the web bank: nothing to sign in with",
  },
];

/** The key of a person in the tables of the demonstration. */
export function keyOf({ userId }: Pick<PersonSeed, "userId">): string {
  return userId ?? "nomember";
}

/** The sign-in details of a customer, by user ID. */
export function memberOf(userId: string) {
  const person = people.find((each) => each.userId === userId);
  if (!person) throw new RangeError(`the demonstration has no member ${userId}`);
  const secrets = { password: DEMONSTRATION_PASSWORD, pin: DEMONSTRATION_PIN };
  return { ...person, ...secrets, userId };
}
