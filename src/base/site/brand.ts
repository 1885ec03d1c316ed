import type { Translated } from "../text/language.ts";

// Everything that names the bank. Another bank changes this file, and the colours in
// src/web/styles/tokens.css.

/** The bank's own name. */
export const bankName: Translated = { zh: "晨光銀行", en: "Dawn Bank", ko: "던뱅크" };

/** The bank's legal name, as it stands in the footer and on documents. */
export const bankLegalName: Translated = {
  zh: "晨光商業銀行股份有限公司",
  en: "Dawn Commercial Bank Co., Ltd.",
  ko: "던상업은행 주식회사",
};

/** The name of the mobile app. */
export const appName: Translated = { zh: "晨光銀行 App", en: "the Dawn Bank app", ko: "던뱅크 앱" };

/** Where the bank has its seat. */
export const bankAddress: Translated = {
  zh: "臺北市中正區晨光路一段 18 號",
  en: "No. 18, Sec. 1, Chenguang Rd., Zhongzheng Dist., Taipei City",
  ko: "타이베이시 중정구 천광로 1단 18호",
};

/** The number by which the tax office knows the bank, and that of its tax register. */
export const bankTax = { number: "89908998", register: "899089980" } as const;

/** The code by which other banks reach this one; it is not assigned to any real bank. */
export const OWN_BANK_CODE = "899";

/** How to reach people: toll-free inside Taiwan, and from anywhere. */
export const callCentre = { tollFree: "0800-899-899", anywhere: "+886-2-8899-0899" } as const;

/** Where customers write to. */
export const CONTACT_MAIL = "service@dawnbank.example";

/** The anti-fraud line of the police, for customers of any bank. */
export const FRAUD_LINE = "165";

/** Where the mobile app is found, and the oldest systems it runs on. */
export const app = {
  ios: { store: "https://apps.apple.com/tw/app/dawn-bank/id0899089908", least: "iOS 15" },
  android: {
    store: "https://play.google.com/store/apps/details?id=example.dawnbank.app",
    least: "Android 7",
  },
} as const;
