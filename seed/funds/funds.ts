import type { Category, Distribution, FundType } from "#areas/funds/rules.ts";
import type { Currency } from "#base/money/money.ts";
import type { Translated } from "#base/text/language.ts";

/** A company whose funds the demonstration sells, named as in the fund notices. */
export interface SeedCompany {
  code: string;
  name: Translated;
  fullName: Translated;
}

/** A fund of the demonstration. */
export interface SeedFund {
  code: string;
  company: string;
  type: FundType;
  category: Category;
  currency: Currency;
  risk: number;
  distribution: Distribution;
  name: Translated;
  warning: Translated | null;
  salesCharge: number;
  managementFee: number;
  custodyFee: number;
  salesShare: number;
  managementShare: number;
  sponsored: number | null;
  other: number | null;
  isOpen: boolean;
}

type Company = readonly [code: string, zh: string, en: string, ko: string];

const trusts: readonly Company[] = [
  ["DS", "東昇", "Dongsheng", "둥성"],
  ["HY", "海嶼", "Haiyu", "하이위"],
  ["JG", "霽光", "Jiguang", "지광"],
  ["QL", "青嵐", "Qinglan", "칭란"],
  ["CC", "澄川", "Chengchuan", "청촨"],
];

/** Every company, in the order of lists. */
export const seedCompanies: readonly SeedCompany[] = [
  ...trusts.map(([code, zh, en, ko]) => ({
    code,
    name: { zh: `${zh}投信`, en: `${en} Investment Trust`, ko: `${ko}투자신탁` },
    fullName: {
      zh: `${zh}證券投資信託股份有限公司`,
      en: `${en} Securities Investment Trust Co., Ltd.`,
      ko: `${ko}증권투자신탁 주식회사`,
    },
  })),
  {
    code: "LC",
    name: { zh: "和晏投顧", en: "Heyan Investment Consulting", ko: "허옌투자자문" },
    fullName: {
      zh: "和晏證券投資顧問股份有限公司（洛嶺系列境外基金總代理人）",
      en: "Heyan Securities Investment Consulting Co., Ltd. (master agent of the Lorcrest funds)",
      ko: "허옌증권투자자문 주식회사(로크레스트 역외 펀드 총대리인)",
    },
  },
];

const MAY_PAY_FROM_CAPITAL: Translated = {
  zh: "本基金配息來源可能為本金",
  en: "Distributions may be paid from capital",
  ko: "분배금이 원금에서 지급될 수 있습니다",
};

const HIGH_RISK_BONDS: Translated = {
  zh: "本基金有相當比重投資於非投資等級之高風險債券且配息來源可能為本金",
  en: "A considerable share is invested in high-risk bonds below investment grade, and distributions may come from capital",
  ko: "상당 비중을 투자등급 미만 고위험 채권에 투자하며 분배금이 원금에서 지급될 수 있습니다",
};

const equity = { category: "equity", risk: 4, salesCharge: 150, salesShare: 150 } as const;
const bond = { category: "bond", risk: 2, salesCharge: 60, salesShare: 60 } as const;
const balanced = { category: "balanced", risk: 3, salesCharge: 120, salesShare: 120 } as const;
const index = { category: "index", risk: 4, salesCharge: 80, salesShare: 80 } as const;

const usual = {
  type: "domestic",
  currency: "TWD",
  distribution: "none",
  warning: null,
  sponsored: null,
  other: null,
  isOpen: true,
} as const;

const offshore = { ...usual, type: "offshore", sponsored: 0 } as const;

/** The twenty funds. */
export const seedFunds: readonly SeedFund[] = [
  {
    ...usual,
    ...equity,
    code: "DS01",
    company: "DS",
    name: {
      zh: "東昇臺灣優選股票基金",
      en: "Dongsheng Taiwan Select Equity Fund",
      ko: "둥성 대만 셀렉트 주식 펀드",
    },
    managementFee: 160,
    custodyFee: 15,
    managementShare: 80,
    sponsored: 2_600_000,
  },
  {
    ...usual,
    ...balanced,
    code: "DS02",
    company: "DS",
    name: {
      zh: "東昇全球平衡基金",
      en: "Dongsheng Global Balanced Fund",
      ko: "둥성 글로벌 밸런스 펀드",
    },
    distribution: "quarterly",
    warning: MAY_PAY_FROM_CAPITAL,
    managementFee: 150,
    custodyFee: 22,
    managementShare: 75,
    sponsored: 2_600_000,
  },
  {
    ...usual,
    ...equity,
    code: "DS03",
    company: "DS",
    name: {
      zh: "東昇臺灣中小型基金",
      en: "Dongsheng Taiwan Small and Mid Cap Fund",
      ko: "둥성 대만 중소형 펀드",
    },
    risk: 5,
    managementFee: 160,
    custodyFee: 15,
    managementShare: 80,
    sponsored: 2_600_000,
  },
  {
    ...usual,
    ...equity,
    code: "HY01",
    company: "HY",
    name: {
      zh: "海嶼全球科技基金",
      en: "Haiyu Global Technology Fund",
      ko: "하이위 글로벌 테크 펀드",
    },
    managementFee: 180,
    custodyFee: 26,
    managementShare: 90,
    sponsored: 0,
  },
  {
    ...usual,
    ...bond,
    code: "HY02",
    company: "HY",
    name: {
      zh: "海嶼亞洲非投資等級債券基金",
      en: "Haiyu Asian Non-Investment Grade Bond Fund",
      ko: "하이위 아시아 비투자등급 채권 펀드",
    },
    risk: 3,
    salesCharge: 100,
    salesShare: 100,
    distribution: "monthly",
    warning: HIGH_RISK_BONDS,
    managementFee: 150,
    custodyFee: 24,
    managementShare: 75,
    sponsored: 0,
  },
  {
    ...usual,
    ...equity,
    code: "HY03",
    company: "HY",
    name: {
      zh: "海嶼日本精選基金",
      en: "Haiyu Japan Select Fund",
      ko: "하이위 일본 셀렉트 펀드",
    },
    managementFee: 170,
    custodyFee: 24,
    managementShare: 85,
    sponsored: 0,
  },
  {
    ...usual,
    ...equity,
    code: "JG01",
    company: "JG",
    name: {
      zh: "霽光全球醫療創新基金",
      en: "Jiguang Global Healthcare Innovation Fund",
      ko: "지광 글로벌 헬스케어 혁신 펀드",
    },
    managementFee: 150,
    custodyFee: 24,
    managementShare: 75,
  },
  {
    ...usual,
    ...bond,
    code: "JG02",
    company: "JG",
    name: { zh: "霽光優質債券基金", en: "Jiguang Quality Bond Fund", ko: "지광 우량채권 펀드" },
    managementFee: 80,
    custodyFee: 12,
    managementShare: 35,
  },
  {
    ...usual,
    ...index,
    code: "JG03",
    company: "JG",
    name: {
      zh: "霽光臺灣領航 60 指數基金",
      en: "Jiguang Taiwan Leaders 60 Index Fund",
      ko: "지광 대만 리더스 60 인덱스 펀드",
    },
    managementFee: 50,
    custodyFee: 8,
    managementShare: 20,
  },
  {
    ...usual,
    ...equity,
    code: "JG04",
    company: "JG",
    name: {
      zh: "霽光亞太高股息基金",
      en: "Jiguang Asia Pacific Dividend Fund",
      ko: "지광 아시아태평양 고배당 펀드",
    },
    distribution: "monthly",
    warning: MAY_PAY_FROM_CAPITAL,
    managementFee: 170,
    custodyFee: 25,
    managementShare: 85,
  },
  {
    ...usual,
    ...equity,
    code: "QL01",
    company: "QL",
    name: {
      zh: "青嵐環球基礎建設基金",
      en: "Qinglan Global Infrastructure Fund",
      ko: "칭란 글로벌 인프라 펀드",
    },
    distribution: "monthly",
    warning: MAY_PAY_FROM_CAPITAL,
    managementFee: 170,
    custodyFee: 26,
    managementShare: 90,
    sponsored: 3_200_000,
    other: 0,
  },
  {
    ...usual,
    ...balanced,
    code: "QL02",
    company: "QL",
    name: {
      zh: "青嵐多重資產收益基金",
      en: "Qinglan Multi-Asset Income Fund",
      ko: "칭란 멀티에셋 인컴 펀드",
    },
    distribution: "monthly",
    warning: HIGH_RISK_BONDS,
    managementFee: 160,
    custodyFee: 24,
    managementShare: 85,
    sponsored: 3_200_000,
    other: 0,
  },
  {
    ...usual,
    ...index,
    code: "QL03",
    company: "QL",
    name: {
      zh: "青嵐臺灣高息指數基金",
      en: "Qinglan Taiwan High Dividend Index Fund",
      ko: "칭란 대만 고배당 인덱스 펀드",
    },
    distribution: "quarterly",
    warning: MAY_PAY_FROM_CAPITAL,
    managementFee: 60,
    custodyFee: 8,
    managementShare: 25,
    sponsored: 3_200_000,
    other: 0,
  },
  {
    ...usual,
    ...equity,
    code: "QL04",
    company: "QL",
    name: {
      zh: "青嵐臺灣半導體基金",
      en: "Qinglan Taiwan Semiconductor Fund",
      ko: "칭란 대만 반도체 펀드",
    },
    risk: 5,
    managementFee: 160,
    custodyFee: 15,
    managementShare: 80,
    sponsored: 3_200_000,
    other: 0,
    isOpen: false,
  },
  {
    ...usual,
    code: "CC01",
    company: "CC",
    category: "money",
    risk: 1,
    name: {
      zh: "澄川貨幣市場基金",
      en: "Chengchuan Money Market Fund",
      ko: "청촨 머니마켓 펀드",
    },
    salesCharge: 0,
    salesShare: 0,
    managementFee: 7,
    custodyFee: 4,
    managementShare: 2,
  },
  {
    ...usual,
    ...bond,
    code: "CC02",
    company: "CC",
    name: {
      zh: "澄川短期債券基金",
      en: "Chengchuan Short-Term Bond Fund",
      ko: "청촨 단기채권 펀드",
    },
    salesCharge: 30,
    salesShare: 30,
    managementFee: 40,
    custodyFee: 8,
    managementShare: 15,
  },
  {
    ...usual,
    ...equity,
    code: "CC03",
    company: "CC",
    name: {
      zh: "澄川亞洲成長基金",
      en: "Chengchuan Asia Growth Fund",
      ko: "청촨 아시아 성장 펀드",
    },
    managementFee: 180,
    custodyFee: 24,
    managementShare: 90,
  },
  {
    ...offshore,
    ...equity,
    code: "LC01",
    company: "LC",
    currency: "USD",
    name: {
      zh: "洛嶺環球永續股票基金",
      en: "Lorcrest Global Sustainable Equity Fund",
      ko: "로크레스트 글로벌 지속가능 주식 펀드",
    },
    salesCharge: 300,
    salesShare: 300,
    managementFee: 150,
    custodyFee: 20,
    managementShare: 100,
  },
  {
    ...offshore,
    ...equity,
    code: "LC02",
    company: "LC",
    currency: "EUR",
    name: {
      zh: "洛嶺歐洲股票基金",
      en: "Lorcrest European Equity Fund",
      ko: "로크레스트 유럽 주식 펀드",
    },
    salesCharge: 300,
    salesShare: 300,
    managementFee: 150,
    custodyFee: 20,
    managementShare: 100,
  },
  {
    ...offshore,
    ...bond,
    code: "LC03",
    company: "LC",
    currency: "USD",
    distribution: "monthly",
    warning: MAY_PAY_FROM_CAPITAL,
    name: {
      zh: "洛嶺環球債券基金",
      en: "Lorcrest Global Bond Fund",
      ko: "로크레스트 글로벌 채권 펀드",
    },
    salesCharge: 150,
    salesShare: 150,
    managementFee: 100,
    custodyFee: 15,
    managementShare: 60,
  },
];
