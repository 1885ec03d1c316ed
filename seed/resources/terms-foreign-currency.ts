import type { Translated } from "#base/language.ts";
import { type Article, termsOf, withChanges } from "./articles.ts";
import type { DocumentSeed } from "./types.ts";

const opening: Translated = {
  zh: "您於本行開立外幣帳戶，除依「數位存款帳戶約定條款」外，並依本條款辦理。",
  en: "If you open a foreign currency account with us, these terms apply besides the terms of digital deposit accounts.",
  ko: "고객이 당행에 외화 계좌를 개설하면 ‘디지털 예금 계좌 약관’과 함께 이 약관이 적용됩니다.",
};

const articles: readonly Article[] = [
  {
    title: { zh: "開立", en: "Opening", ko: "개설" },
    text: {
      zh: "已開立主帳戶且年滿 18 歲者，得於行動銀行 App 申請外幣帳戶，並應聲明稅務居住者身分。帳戶不發存摺，以交易明細為憑。",
      en: "Customers aged 18 or over with a main account may apply in the mobile app and must declare where they are resident for tax. There is no passbook; the history is your record.",
      ko: "메인 계좌가 있는 만 18세 이상 고객은 모바일 앱에서 외화 계좌를 신청할 수 있으며 조세상 거주지를 신고해야 합니다. 통장은 발급하지 않으며 거래 내역을 증빙으로 합니다.",
    },
  },
  {
    title: { zh: "幣別", en: "Currencies", ko: "통화" },
    text: {
      zh: "一個帳戶得存放多種外幣。可兌換的幣別，以網站「[牌告匯率](/board-rate)」所列為準；可計息的幣別，以「牌告利率」所列為準。金額計算至小數第二位。",
      en: "One account holds several currencies. Those you can exchange are listed under exchange rates, those that earn interest under deposit rates. Amounts have two decimals.",
      ko: "하나의 계좌에 여러 외화를 보관할 수 있습니다. 환전 가능 통화는 ‘고시 환율’, 이자가 적용되는 통화는 ‘고시 금리’를 기준으로 합니다. 금액은 소수점 둘째 자리까지 계산합니다.",
    },
  },
  {
    title: { zh: "匯率適用", en: "The rate that applies", ko: "환율의 적용" },
    text: {
      zh: "換匯依您按下確認時畫面顯示的牌告匯率成交；逾時未確認，系統重新報價。成交後不得取消。市場劇烈波動時，本行得暫停報價，已成交者不受影響。",
      en: "An exchange is made at the posted rate shown when you press confirm. If you wait too long we quote again. It cannot be undone. When markets move sharply we may stop quoting; exchanges already made stand.",
      ko: "환전은 확인을 누를 때 화면에 표시된 고시 환율로 체결되며 시간이 지나면 다시 제시합니다. 체결 후에는 취소할 수 없습니다. 시장이 크게 변동하면 고시를 중단할 수 있으며 이미 체결된 거래에는 영향이 없습니다.",
    },
  },
  {
    title: { zh: "結匯申報", en: "Declarations", ko: "외환 신고" },
    text: {
      zh: "每日累計結匯金額達等值 NT$500,000 者，您應依外匯收支或交易申報辦法，於畫面選擇交易性質並據實申報。申報不實或規避申報者，自負法律責任，本行得拒絕受理。",
      en: "When your exchanges of a day reach the equivalent of NT$500,000 you must choose the nature of the transaction on the page and declare it truthfully under the regulations on foreign exchange declarations. If you declare falsely or split amounts to avoid it, the consequences are yours, and we may refuse.",
      ko: "하루 누적 환전액이 NT$500,000 상당에 이르면 외환 수지 또는 거래 신고 규정에 따라 화면에서 거래 성격을 선택하고 사실대로 신고해야 합니다. 허위로 신고하거나 신고를 회피하면 법적 책임을 지며 당행은 거래를 거절할 수 있습니다.",
    },
  },
  {
    title: { zh: "轉帳限額", en: "Transfer limits", ko: "이체 한도" },
    text: {
      zh: "外幣非約定轉帳單筆、每日、每月限額，基本帳戶為 USD 300、USD 900、USD 1,500，進階帳戶為 USD 1,500、USD 3,000、USD 6,000；其他幣別折合美元計算。",
      en: "Non-designated transfers are limited per transaction, day and month to USD 300, USD 900 and USD 1,500 for a basic account and USD 1,500, USD 3,000 and USD 6,000 for an advanced account. Other currencies count at their value in USD.",
      ko: "외화 비지정 계좌 이체의 1회, 일일, 월간 한도는 기본 계좌 USD 300, USD 900, USD 1,500, 고급 계좌 USD 1,500, USD 3,000, USD 6,000이며 다른 통화는 미국 달러로 환산합니다.",
    },
  },
  {
    title: {
      zh: "外幣約定匯款",
      en: "Designated foreign currency remittance",
      ko: "외화 지정 송금",
    },
    text: {
      zh: "外幣約定匯款僅限進階帳戶辦理，受款帳戶須先完成約定。匯款經由往來銀行轉匯，其費用與入帳時間不由本行決定；因受款資料錯誤致退匯者，退回金額可能扣除中間銀行費用。",
      en: "Only an advanced account may send designated remittances, and the payee’s account must be designated first. The money passes through correspondent banks, whose fees and times are not ours to set. If wrong details bring it back, their fees may be missing from it.",
      ko: "외화 지정 송금은 고급 계좌만 이용할 수 있고 수취 계좌를 먼저 지정해야 합니다. 송금은 환거래 은행을 거치며 그 수수료와 입금 시각은 당행이 정하지 않습니다. 수취 정보 오류로 반환되면 중개 은행 수수료가 공제될 수 있습니다.",
    },
  },
  {
    title: { zh: "匯入款項", en: "Incoming payments", ko: "송금 수취" },
    text: {
      zh: "匯入款項以匯款指示所載幣別入帳。戶名不符、資料不足，或依洗錢防制規定須補充說明者，本行得暫緩入帳，並通知您補件。",
      en: "Money sent to you is booked in the currency of the payment order. If the name does not match, details are missing or rules against money laundering call for an explanation, we may hold it and ask you.",
      ko: "수취한 송금은 송금 지시서의 통화로 입금합니다. 예금주가 다르거나 정보가 부족하거나 자금세탁 방지 규정상 설명이 필요하면 입금을 미루고 보완을 요청할 수 있습니다.",
    },
  },
  {
    title: { zh: "計息與稅", en: "Interest and tax", ko: "이자와 세금" },
    text: {
      zh: "活期存款按日計息，依牌告利率，每年 6 月 20 日與 12 月 20 日結息，次日入帳；利息以原幣給付，並依法扣繳所得稅與補充保費。",
      en: "Demand deposits earn the posted rate daily; interest is settled on 20 June and 20 December and paid in the next day, in the same currency, less tax and health premium where the law says so.",
      ko: "보통예금은 고시 금리로 매일 이자를 계산하고 매년 6월 20일과 12월 20일에 결산하여 다음 날 입금합니다. 이자는 같은 통화로 지급하며 법에 따라 소득세와 추가 보험료를 공제합니다.",
    },
  },
  {
    title: { zh: "匯率風險與存款保險", en: "Risk and protection", ko: "환율 위험과 예금보험" },
    text: {
      zh: "外幣存款換回新臺幣時，可能因匯率變動產生損失，由您自行承擔。外幣存款受存款保險保障，併入您在本行的存款，最高 NT$3,000,000，賠付時折算新臺幣。",
      en: "Changed back to TWD, a deposit may bring a loss, which is yours. Foreign currency deposits are protected by deposit insurance together with your others with us, up to NT$3,000,000, paid in TWD.",
      ko: "외화 예금을 대만 달러로 바꿀 때 환율 변동으로 손실이 생길 수 있으며 고객이 부담합니다. 외화 예금은 당행의 다른 예금과 합산하여 최고 NT$3,000,000까지 예금보험으로 보호되고 지급 시 대만 달러로 환산합니다.",
    },
  },
  {
    title: { zh: "結清與修訂", en: "Closing and changes", ko: "해지와 개정" },
    text: {
      zh: "您得隨時結清外幣帳戶，不收費用；餘額得換為新臺幣轉入主帳戶。本條款修訂於生效 60 日前公告並通知，不同意者得於生效前結清。",
      en: "You may close the account at any time, free of charge, and change what is left into TWD for the main account. We announce changes and tell you 60 days before they take effect; if you do not agree you may close it before then.",
      ko: "고객은 언제든지 수수료 없이 외화 계좌를 해지할 수 있고 잔액은 대만 달러로 바꾸어 메인 계좌로 옮길 수 있습니다. 약관을 개정할 때는 시행 60일 전에 공지하고 통지하며, 동의하지 않으면 시행 전에 해지할 수 있습니다.",
    },
  },
];

const firstChanges: Record<number, Article> = {
  3: {
    title: { zh: "匯率適用", en: "The rate that applies", ko: "환율의 적용" },
    text: {
      zh: "換匯依本行執行交易時的牌告匯率成交，可能與您操作時畫面顯示者不同。成交後不得取消。",
      en: "An exchange is made at the posted rate when we carry it out, which may differ from the one on the page. It cannot be undone.",
      ko: "환전은 당행이 거래를 실행할 때의 고시 환율로 체결되며 화면에 표시된 환율과 다를 수 있습니다. 체결 후에는 취소할 수 없습니다.",
    },
  },
  4: {
    title: { zh: "結匯申報", en: "Declarations", ko: "외환 신고" },
    text: {
      zh: "結匯金額達法令規定者，您應依外匯收支或交易申報辦法據實申報。",
      en: "Where the law requires it, you must declare your exchanges truthfully under the regulations on foreign exchange declarations.",
      ko: "환전 금액이 법령이 정한 기준에 이르면 외환 수지 또는 거래 신고 규정에 따라 사실대로 신고해야 합니다.",
    },
  },
};

/** The first version did not yet know designated remittance. */
const first = withChanges(articles, firstChanges).filter((_, index) => index !== 5);

/** The foreign currency account terms. */
export const foreignCurrency: DocumentSeed = {
  number: 9,
  type: "01",
  title: {
    zh: "外幣帳戶約定條款",
    en: "Foreign currency account terms",
    ko: "외화 계좌 약관",
  },
  summary: {
    zh: "外幣帳戶的換匯、申報、限額、匯款與風險。",
    en: "Exchange, declarations, limits, remittances and risks of the foreign currency account.",
    ko: "외화 계좌의 환전, 신고, 한도, 송금, 위험에 관한 약관입니다.",
  },
  group: "deposit",
  versions: [
    { version: "1.0", effectiveDays: -520, body: termsOf(opening, first) },
    { version: "2.0", effectiveDays: -178, body: termsOf(opening, articles) },
  ],
};
