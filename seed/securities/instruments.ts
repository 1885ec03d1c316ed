import type { industries } from "#areas/securities/rules.ts";
import type { Translated } from "#base/text/language.ts";

/** A listed instrument of the demonstration; every company and every code is invented. */
export interface SeedInstrument {
  code: string;
  kind: "stock" | "etf" | "index";
  industry: (typeof industries)[number] | "fund" | "index";
  name: Translated;
}

type Names = readonly [code: string, zh: string, en: string, ko: string];

const stocks: Readonly<Record<(typeof industries)[number], readonly Names[]>> = {
  semiconductor: [
    ["D2301", "曜晶半導體", "Yaojing Semiconductor", "야오징반도체"],
    ["D2302", "衡岳積體", "Hengyue Circuits", "헝웨집적회로"],
    ["D2303", "霽微電子", "Jiwei Microelectronics", "지웨이전자"],
    ["D2304", "朔光封測", "Shuoguang Packaging", "숴광패키징"],
    ["D2305", "玄石光罩", "Xuanshi Photomask", "쉬안스포토마스크"],
    ["D2306", "沐芯設計", "Muxin Design", "무신디자인"],
  ],
  electronics: [
    ["D2401", "瀚鷗電腦", "Hanou Computer", "한어우컴퓨터"],
    ["D2402", "鯤遊伺服", "Kunyou Servers", "쿤유서버"],
    ["D2403", "穗禾面板", "Suihe Display", "쑤이허디스플레이"],
    ["D2404", "立嶼光學", "Liyu Optics", "리위광학"],
    ["D2405", "宸浪網通", "Chenlang Networks", "천랑네트웍스"],
    ["D2406", "靖川電源", "Jingchuan Power", "징촨파워"],
    ["D2407", "棠越連接", "Tangyue Connectors", "탕웨커넥터"],
    ["D2408", "緯杉組裝", "Weishan Assembly", "웨이산어셈블리"],
  ],
  finance: [
    ["D2801", "磐岳金控", "Panyue Financial", "판웨금융"],
    ["D2802", "岳川金控", "Yuechuan Financial", "웨촨금융"],
    ["D2803", "曦和產險", "Xihe Non-Life", "시허손해보험"],
    ["D2804", "泓景人壽", "Hongjing Life", "훙징생명"],
    ["D2805", "昭原證券", "Zhaoyuan Securities", "자오위안증권"],
    ["D2806", "澤安金控", "Zean Financial", "쩌안금융"],
  ],
  transport: [
    ["D2601", "遠汐海運", "Yuanxi Shipping", "위안시해운"],
    ["D2602", "蔚瀾航空", "Weilan Airways", "웨이란항공"],
    ["D2603", "北辰散裝", "Beichen Bulk", "베이천벌크"],
    ["D2604", "東驛物流", "Dongyi Logistics", "둥이물류"],
  ],
  materials: [
    ["D1101", "岱山水泥", "Daishan Cement", "다이산시멘트"],
    ["D1301", "同熹塑化", "Tongxi Petrochemical", "퉁시석유화학"],
    ["D1302", "瀅泰化學", "Yingtai Chemical", "잉타이화학"],
    ["D2001", "鎧原鋼鐵", "Kaiyuan Steel", "카이위안철강"],
    ["D1401", "雲紗紡織", "Yunsha Textile", "윈사섬유"],
    ["D1901", "楓林紙業", "Fenglin Paper", "펑린제지"],
    ["D1501", "精研機電", "Jingyan Machinery", "징옌기전"],
  ],
  consumer: [
    ["D1201", "田禾食品", "Tianhe Foods", "톈허식품"],
    ["D1202", "晴川飲品", "Qingchuan Beverages", "칭촨음료"],
    ["D2901", "街角超商", "Jiejiao Stores", "제자오편의점"],
    ["D2902", "和日百貨", "Heri Department Store", "허르백화점"],
    ["D2903", "木果電商", "Muguo Online", "무궈커머스"],
  ],
  health: [
    ["D4101", "安曜生醫", "Anyao Biomedical", "안야오바이오"],
    ["D4102", "蘅草製藥", "Hengcao Pharma", "헝차오제약"],
    ["D4103", "見微檢測", "Jianwei Diagnostics", "젠웨이진단"],
    ["D4104", "潤瞳醫材", "Runtong Medical", "룬퉁메디컬"],
  ],
  energy: [
    ["D9901", "瀾風能源", "Lanfeng Energy", "란펑에너지"],
    ["D9902", "日晷光電", "Rigui Solar", "르구이솔라"],
  ],
  telecom: [
    ["D4901", "鳴遠電信", "Mingyuan Telecom", "밍위안텔레콤"],
    ["D4902", "迢聲電信", "Tiaosheng Telecom", "탸오성텔레콤"],
  ],
  construction: [
    ["D2501", "築嶺建設", "Zhuling Construction", "주링건설"],
    ["D2502", "沃居營造", "Woju Builders", "워쥐건축"],
  ],
  tourism: [
    ["D2701", "雲棧旅館", "Yunzhan Hotels", "윈잔호텔"],
    ["D2702", "走讀旅遊", "Zoudu Travel", "쩌우두여행"],
  ],
};

const etfs: readonly Names[] = [
  ["D0501", "霽光臺股領航", "Jiguang Taiwan Leaders ETF", "지광 대만 리더스 ETF"],
  ["D0502", "青嵐優選高息", "Qinglan High Dividend ETF", "칭란 고배당 ETF"],
  ["D0503", "東昇科技龍頭", "Dongsheng Technology Leaders ETF", "둥성 테크 리더스 ETF"],
  ["D0504", "海嶼半導體精選", "Haiyu Semiconductor ETF", "하이위 반도체 ETF"],
  ["D0505", "澄川永續高息", "Chengchuan Sustainable Dividend ETF", "청촨 지속가능 배당 ETF"],
  ["D0506", "青嵐金融先鋒", "Qinglan Financials ETF", "칭란 금융 ETF"],
  ["D0507", "霽光中小成長", "Jiguang Small and Mid Cap ETF", "지광 중소형 성장 ETF"],
  ["D0508", "海嶼長天期美債", "Haiyu Long US Treasury ETF", "하이위 미국 장기국채 ETF"],
  ["D0509", "東昇投資級債", "Dongsheng Investment Grade Bond ETF", "둥성 투자등급채 ETF"],
  ["D0510", "青嵐未來車", "Qinglan Future Mobility ETF", "칭란 미래차 ETF"],
  ["D0511", "海嶼日本大型", "Haiyu Japan Large Cap ETF", "하이위 일본 대형주 ETF"],
  ["D0512", "澄川低波動", "Chengchuan Low Volatility ETF", "청촨 저변동성 ETF"],
];

const indices: readonly Names[] = [
  ["TWALL", "臺股綜合指數", "Taiwan composite", "대만 종합지수"],
  ["TWELE", "電子類指數", "Electronics", "전자업종지수"],
  ["TWSEM", "半導體類指數", "Semiconductors", "반도체업종지수"],
  ["TWFIN", "金融類指數", "Financials", "금융업종지수"],
  ["TWSHI", "航運類指數", "Shipping", "해운업종지수"],
  ["TWBIO", "生技類指數", "Biotechnology", "바이오업종지수"],
];

/** Everything that is listed, in the order of lists: indices, shares by industry, ETFs. */
export const seedInstruments: readonly SeedInstrument[] = [
  ...indices.map((names) => instrumentOf("index", "index", names)),
  ...(Object.entries(stocks) as [(typeof industries)[number], readonly Names[]][]).flatMap(
    ([industry, list]) => list.map((names) => instrumentOf("stock", industry, names)),
  ),
  ...etfs.map((names) => instrumentOf("etf", "fund", names)),
];

function instrumentOf(
  kind: SeedInstrument["kind"],
  industry: SeedInstrument["industry"],
  [code, zh, en, ko]: Names,
): SeedInstrument {
  return { code, kind, industry, name: { zh, en, ko } };
}
