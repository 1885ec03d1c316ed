import type { Translated } from "#base/text/language.ts";

/** An ETF offering of the demonstration; its days are business days relative to the first start. */
export interface SeedOffering {
  code: string;
  company: keyof typeof offeringCompanies;
  name: Translated;
  index: Translated;
  summary: Translated;
  risk: number;
  price: number;
  managementFee: number;
  custodyFee: number;
  /** First and last day of pre-orders, if any. */
  preOrder: readonly [number, number] | null;
  offered: readonly [number, number];
  established: number | null;
  listed: number | null;
}

/** The companies of the offerings. */
export const offeringCompanies = {
  jiguang: { zh: "霽光投信", en: "Jiguang Investment Trust", ko: "지광투자신탁" },
  qinglan: { zh: "青嵐投信", en: "Qinglan Investment Trust", ko: "칭란투자신탁" },
  dongsheng: { zh: "東昇投信", en: "Dongsheng Investment Trust", ko: "둥성투자신탁" },
  haiyu: { zh: "海嶼投信", en: "Haiyu Investment Trust", ko: "하이위투자신탁" },
  chengchuan: { zh: "澄川投信", en: "Chengchuan Investment Trust", ko: "청촨투자신탁" },
} as const satisfies Record<string, Translated>;

/** Ten offerings, which cover all seven states on the first day. */
export const seedOfferings: readonly SeedOffering[] = [
  {
    code: "D0613",
    company: "jiguang",
    name: {
      zh: "霽光全球水資源 ETF",
      en: "Jiguang Global Water ETF",
      ko: "지광 글로벌 수자원 ETF",
    },
    index: { zh: "環球水資源 50 指數", en: "Global Water 50 Index", ko: "글로벌 수자원 50 지수" },
    summary: {
      zh: "投資全球供水、淨水與水處理設備公司。",
      en: "Companies around the world that supply, clean and treat water.",
      ko: "전 세계 물 공급, 정수, 수처리 기업에 투자합니다.",
    },
    risk: 4,
    price: 15_00,
    managementFee: 75,
    custodyFee: 18,
    preOrder: [6, 10],
    offered: [14, 18],
    established: null,
    listed: null,
  },
  {
    code: "D0612",
    company: "haiyu",
    name: {
      zh: "海嶼亞洲半導體設備 ETF",
      en: "Haiyu Asia Chip Equipment ETF",
      ko: "하이위 아시아 반도체 장비 ETF",
    },
    index: {
      zh: "亞洲半導體設備 30 指數",
      en: "Asia Chip Equipment 30 Index",
      ko: "아시아 반도체 장비 30 지수",
    },
    summary: {
      zh: "聚焦亞洲半導體設備與材料供應商。",
      en: "Makers of chip equipment and materials in Asia.",
      ko: "아시아 반도체 장비 및 소재 기업에 집중합니다.",
    },
    risk: 5,
    price: 10_00,
    managementFee: 70,
    custodyFee: 15,
    preOrder: [-2, 3],
    offered: [6, 10],
    established: 16,
    listed: 26,
  },
  {
    code: "D0611",
    company: "qinglan",
    name: { zh: "青嵐月月收息 ETF", en: "Qinglan Monthly Income ETF", ko: "칭란 월배당 ETF" },
    index: { zh: "臺灣月息精選指數", en: "Taiwan Monthly Income Index", ko: "대만 월배당 지수" },
    summary: {
      zh: "挑選股利穩定的臺灣公司，每月評價收益分配。",
      en: "Taiwanese companies with steady dividends; distributions are considered monthly.",
      ko: "배당이 안정적인 대만 기업에 투자하며 매월 분배를 심사합니다.",
    },
    risk: 4,
    price: 10_00,
    managementFee: 40,
    custodyFee: 4,
    preOrder: [-9, -3],
    offered: [2, 6],
    established: 12,
    listed: 22,
  },
  {
    code: "D0610",
    company: "chengchuan",
    name: {
      zh: "澄川美國公債 7 至 10 年 ETF",
      en: "Chengchuan US Treasury 7–10 ETF",
      ko: "청촨 미국 국채 7~10년 ETF",
    },
    index: {
      zh: "美國公債 7 至 10 年指數",
      en: "US Treasury 7–10 Year Index",
      ko: "미국 국채 7~10년 지수",
    },
    summary: {
      zh: "投資 7 至 10 年期美國公債，有匯率風險。",
      en: "US Treasury bonds of 7 to 10 years; carries currency risk.",
      ko: "만기 7~10년 미국 국채에 투자하며 환율 위험이 있습니다.",
    },
    risk: 2,
    price: 15_00,
    managementFee: 22,
    custodyFee: 8,
    preOrder: null,
    offered: [4, 8],
    established: 13,
    listed: 24,
  },
  {
    code: "D0609",
    company: "dongsheng",
    name: {
      zh: "東昇臺灣機器人 ETF",
      en: "Dongsheng Taiwan Robotics ETF",
      ko: "둥성 대만 로봇 ETF",
    },
    index: { zh: "臺灣機器人 40 指數", en: "Taiwan Robotics 40 Index", ko: "대만 로봇 40 지수" },
    summary: {
      zh: "投資工業自動化、感測與機器人零組件公司。",
      en: "Industrial automation, sensors and robot parts.",
      ko: "산업 자동화, 센서, 로봇 부품 기업에 투자합니다.",
    },
    risk: 5,
    price: 15_00,
    managementFee: 60,
    custodyFee: 4,
    preOrder: [-10, -5],
    offered: [-1, 2],
    established: 8,
    listed: 18,
  },
  {
    code: "D0608",
    company: "jiguang",
    name: {
      zh: "霽光臺灣永續 100 ETF",
      en: "Jiguang Taiwan Sustainable 100 ETF",
      ko: "지광 대만 지속가능 100 ETF",
    },
    index: {
      zh: "臺灣永續 100 指數",
      en: "Taiwan Sustainable 100 Index",
      ko: "대만 지속가능 100 지수",
    },
    summary: {
      zh: "依永續評鑑挑選一百家臺灣公司。",
      en: "One hundred Taiwanese companies chosen by sustainability rating.",
      ko: "지속가능성 평가로 선정한 대만 기업 100곳에 투자합니다.",
    },
    risk: 4,
    price: 10_00,
    managementFee: 32,
    custodyFee: 3,
    preOrder: null,
    offered: [0, 4],
    established: 10,
    listed: 20,
  },
  {
    code: "D0607",
    company: "haiyu",
    name: { zh: "海嶼歐洲龍頭 ETF", en: "Haiyu Europe Leaders ETF", ko: "하이위 유럽 리더스 ETF" },
    index: { zh: "歐洲龍頭 60 指數", en: "Europe Leaders 60 Index", ko: "유럽 리더스 60 지수" },
    summary: {
      zh: "歐洲各產業市值領先的六十家公司。",
      en: "The sixty leading companies of Europe’s industries.",
      ko: "유럽 각 산업을 대표하는 60개 기업에 투자합니다.",
    },
    risk: 4,
    price: 15_00,
    managementFee: 65,
    custodyFee: 18,
    preOrder: [-14, -10],
    offered: [-7, -3],
    established: 3,
    listed: 14,
  },
  {
    code: "D0606",
    company: "qinglan",
    name: {
      zh: "青嵐全球資安 ETF",
      en: "Qinglan Global Cybersecurity ETF",
      ko: "칭란 글로벌 사이버보안 ETF",
    },
    index: {
      zh: "環球資訊安全 40 指數",
      en: "Global Cybersecurity 40 Index",
      ko: "글로벌 사이버보안 40 지수",
    },
    summary: {
      zh: "投資全球資訊安全軟體與服務公司。",
      en: "Cybersecurity software and services around the world.",
      ko: "전 세계 정보 보안 소프트웨어와 서비스 기업에 투자합니다.",
    },
    risk: 5,
    price: 10_00,
    managementFee: 80,
    custodyFee: 20,
    preOrder: null,
    offered: [-16, -12],
    established: -6,
    listed: 5,
  },
  {
    code: "D0605",
    company: "dongsheng",
    name: {
      zh: "東昇新世代公司債 ETF",
      en: "Dongsheng Corporate Bond ETF",
      ko: "둥성 회사채 ETF",
    },
    index: {
      zh: "環球投資級公司債指數",
      en: "Global Investment Grade Corporate Index",
      ko: "글로벌 투자등급 회사채 지수",
    },
    summary: {
      zh: "投資全球投資等級公司債，有利率與匯率風險。",
      en: "Investment grade corporate bonds; carries interest rate and currency risk.",
      ko: "전 세계 투자등급 회사채에 투자하며 금리와 환율 위험이 있습니다.",
    },
    risk: 3,
    price: 15_00,
    managementFee: 25,
    custodyFee: 10,
    preOrder: [-40, -36],
    offered: [-33, -29],
    established: -23,
    listed: -12,
  },
  {
    code: "D0604",
    company: "chengchuan",
    name: {
      zh: "澄川臺灣龍頭等權重 ETF",
      en: "Chengchuan Taiwan Equal Weight ETF",
      ko: "청촨 대만 동일가중 ETF",
    },
    index: {
      zh: "臺灣龍頭等權重指數",
      en: "Taiwan Leaders Equal Weight Index",
      ko: "대만 리더스 동일가중 지수",
    },
    summary: {
      zh: "五十家大型公司各占相同比重，定期調整。",
      en: "Fifty large companies in equal parts, rebalanced regularly.",
      ko: "대형 기업 50곳을 동일 비중으로 담고 정기적으로 조정합니다.",
    },
    risk: 4,
    price: 10_00,
    managementFee: 30,
    custodyFee: 4,
    preOrder: null,
    offered: [-48, -44],
    established: -38,
    listed: -27,
  },
];
