import type { Translated } from "#base/language.ts";
import { type Article, termsOf, withChanges } from "./articles.ts";
import type { DocumentSeed } from "./types.ts";

const opening: Translated = {
  zh: "您向本行申請信貸（分期型），依本條款與核貸通知書辦理。核貸通知書載明的金額、期間、利率與費用，為契約的一部分。",
  en: "These terms and our letter of approval govern the installment loan you apply for. The amount, period, rate and fee in the letter are part of the contract.",
  ko: "고객이 당행에 신청한 분할 상환 대출에는 이 약관과 대출 승인 통지서가 적용됩니다. 승인 통지서에 적힌 금액, 기간, 금리, 비용은 계약의 일부입니다.",
};

const articles: readonly Article[] = [
  {
    title: { zh: "申請資格", en: "Who may apply", ko: "신청 자격" },
    text: {
      zh: "年滿 18 歲的本國國民，持有本行進階帳戶、有穩定收入，且近一年無信用不良紀錄者，得於線上申請。本行保留准駁及核定條件的權利。",
      en: "Nationals aged 18 or over with an advanced account, a steady income and no adverse credit record in the past year may apply online. We decide whether and on what terms to lend.",
      ko: "만 18세 이상 국민으로 당행의 고급 계좌와 안정적인 소득이 있고 최근 1년간 신용 불량 기록이 없는 분은 온라인으로 신청할 수 있습니다. 승인 여부와 조건은 당행이 정합니다.",
    },
  },
  {
    title: { zh: "金額、期間與用途", en: "Amount, period and purpose", ko: "금액, 기간, 용도" },
    text: {
      zh: "貸款金額為 NT$50,000 至 NT$2,000,000，期間 1 至 7 年。您應依申請的用途使用，不得用於違法用途。",
      en: "Loans run from NT$50,000 to NT$2,000,000 and from 1 to 7 years. Use the money for the purpose you stated, and for nothing unlawful.",
      ko: "대출 금액은 NT$50,000~NT$2,000,000, 기간은 1~7년입니다. 신청한 용도로 사용해야 하며 불법 용도로 쓸 수 없습니다.",
    },
  },
  {
    title: { zh: "撥款", en: "Disbursement", ko: "대출 실행" },
    text: {
      zh: "您完成線上簽約後，本行將款項扣除帳務管理費 NT$488，撥入您的主帳戶。除此之外，本行不收取其他名目的費用，亦不委託代辦業者。",
      en: "When you have signed online we pay the loan, less an account fee of NT$488, into your main account. We charge nothing else and use no brokers.",
      ko: "온라인으로 계약을 마치면 계좌 관리비 NT$488을 뺀 금액을 메인 계좌로 입금합니다. 그 밖의 명목으로 비용을 받지 않으며 대출 중개업자를 이용하지 않습니다.",
    },
  },
  {
    title: { zh: "利率", en: "Rate", ko: "금리" },
    text: {
      zh: "利率分固定與機動，依核貸通知書。採機動利率者，依本行指標利率加計約定加碼；指標利率每季調整一次並公告，自調整後的第一個還款日起適用。",
      en: "The rate is fixed or floating, as the letter of approval says. A floating rate is our reference rate plus the agreed margin. The reference rate is reset and announced every quarter and applies from the first payment day after that.",
      ko: "금리는 승인 통지서에 따라 고정 또는 변동입니다. 변동 금리는 당행의 기준 금리에 약정한 가산 금리를 더하며, 기준 금리는 분기마다 조정하여 공지하고 조정 후 첫 상환일부터 적용합니다.",
    },
  },
  {
    title: { zh: "還款", en: "Repayment", ko: "상환" },
    text: {
      zh: "以本息平均攤還法，每月於約定還款日自主帳戶扣款。您應於還款日前備足款項；採機動利率者，利率調整後月付金隨之調整。",
      en: "You repay principal and interest in equal payments, taken from the main account on the agreed day of each month. Have the money ready before. At a floating rate the monthly payment changes with the rate.",
      ko: "원리금 균등 상환 방식으로 매월 약정한 상환일에 메인 계좌에서 출금합니다. 상환일 전에 자금을 준비해 주십시오. 변동 금리는 금리가 조정되면 월 상환금도 바뀝니다.",
    },
  },
  {
    title: {
      zh: "還款日遇非營業日",
      en: "Days that are not business days",
      ko: "영업일이 아닌 상환일",
    },
    text: {
      zh: "還款日為非營業日，或因天然災害停止上班者，順延至次一營業日扣款，順延期間不計遲延利息與違約金。",
      en: "If the payment day is not a business day, or offices are closed because of a natural disaster, the payment is taken on the next business day. No default interest or penalty is charged for the days between.",
      ko: "상환일이 영업일이 아니거나 자연재해로 휴무이면 다음 영업일에 출금하며 그 기간에는 연체 이자와 위약금이 없습니다.",
    },
  },
  {
    title: { zh: "總費用年百分率", en: "APR", ko: "총비용 연이율" },
    text: {
      zh: "本行於簽約前揭示總費用年百分率、月付金與試算基準。總費用年百分率不等於貸款利率，依您核定的條件計算。",
      en: "Before you sign we show the APR, the monthly payment and how they are worked out. The APR is not the interest rate of the loan and follows the terms approved for you.",
      ko: "당행은 계약 전에 총비용 연이율, 월 상환금, 계산 기준을 보여 드립니다. 총비용 연이율은 대출 금리와 다르며 승인된 조건에 따라 계산합니다.",
    },
  },
  {
    title: { zh: "提前清償", en: "Early repayment", ko: "조기 상환" },
    text: {
      zh: "您得隨時於 App 提前清償全部或部分本金，免事先通知，不收違約金；利息計至清償日。全部清償後，得於線上申請清償證明。",
      en: "In the app you may repay all or part of the principal at any time, without notice and without a penalty. Interest is due up to that day. When all is repaid you may ask for a loan completion certificate online.",
      ko: "고객은 앱에서 언제든지 사전 통지 없이 원금의 전부 또는 일부를 조기 상환할 수 있으며 위약금은 없습니다. 이자는 상환일까지 계산합니다. 전액 상환 후 온라인으로 대출 완납 증명서를 신청할 수 있습니다.",
    },
  },
  {
    title: {
      zh: "遲延利息與違約金",
      en: "Default interest and penalty",
      ko: "연체 이자와 위약금",
    },
    text: {
      zh: "未按期還款者，就應還本金按約定利率計收遲延利息；並自逾期之日起，逾期 6 個月以內者按約定利率百分之十，超過 6 個月的部分按百分之二十計收違約金，每次違約最多連續計收 9 期。",
      en: "If a payment is late, the principal due bears default interest at the agreed rate. From the first day late there is also a penalty of one tenth of the agreed rate for the first 6 months and one fifth after that, for at most 9 payment periods in a row for each default.",
      ko: "기한까지 상환하지 않으면 상환할 원금에 약정 금리로 연체 이자를 부과합니다. 또한 연체일부터 6개월까지는 약정 금리의 10분의 1, 6개월을 넘는 부분은 5분의 1에 해당하는 위약금을 부과하며 1회 불이행마다 최대 연속 9회차까지로 합니다.",
    },
  },
  {
    title: { zh: "加速到期", en: "Calling in the loan", ko: "기한의 이익 상실" },
    text: {
      zh: "您連續二期未還款、提供不實資料、經法院裁定開始更生或清算程序，或違反用途者，本行得於 10 日前通知後，請求一次清償全部債務。",
      en: "If two payments in a row are missed, you gave false information, a court opens debt restructuring or liquidation, or the money is misused, we may after 10 days’ notice ask for all that is owed.",
      ko: "연속 2회 상환하지 않거나 허위 자료를 제출하거나 법원이 개인 회생 또는 청산 절차를 개시하거나 용도를 위반하면 당행은 10일 전에 통지한 뒤 채무 전액의 상환을 청구할 수 있습니다.",
    },
  },
  {
    title: { zh: "信用資料", en: "Credit information", ko: "신용 정보" },
    text: {
      zh: "您同意本行向財團法人金融聯合徵信中心查詢與報送您的信用資料。遲延還款的紀錄，將影響您日後與金融機構的往來。",
      en: "You agree that we ask the Joint Credit Information Center for your credit data and report to it. A record of late payment affects your later dealings with banks.",
      ko: "고객은 당행이 금융연합징신센터에 신용 정보를 조회하고 보고하는 데 동의합니다. 연체 기록은 이후 금융 기관과의 거래에 영향을 줍니다.",
    },
  },
  {
    title: { zh: "修訂與管轄", en: "Changes and courts", ko: "개정과 관할" },
    text: {
      zh: "不利於您的修訂，須經您同意。因本契約涉訟，以臺灣臺北地方法院為第一審管轄法院，但不排除消費者保護法與民事訴訟法小額訴訟的規定。",
      en: "A change to your disadvantage needs your consent. The Taiwan Taipei District Court hears disputes first, without prejudice to the Consumer Protection Act and the rules on small claims.",
      ko: "고객에게 불리한 개정은 고객의 동의가 필요합니다. 제1심 관할 법원은 타이완 타이베이 지방법원이되, 소비자보호법과 민사소송법의 소액 소송 규정을 배제하지 않습니다.",
    },
  },
];

const firstChanges: Record<number, Article> = {
  8: {
    title: { zh: "提前清償", en: "Early repayment", ko: "조기 상환" },
    text: {
      zh: "您得提前清償全部或部分本金，應於 5 個營業日前通知客服中心，不收違約金；利息計至清償日。",
      en: "You may repay all or part of the principal early, without a penalty, by telling our call centre 5 business days ahead. Interest is due up to that day.",
      ko: "고객은 5영업일 전에 고객센터에 통지하고 위약금 없이 원금의 전부 또는 일부를 조기 상환할 수 있습니다. 이자는 상환일까지 계산합니다.",
    },
  },
  10: {
    title: { zh: "加速到期", en: "Calling in the loan", ko: "기한의 이익 상실" },
    text: {
      zh: "您未按期還款、提供不實資料、經法院裁定開始更生或清算程序，或違反用途者，本行得於通知後，請求一次清償全部債務。",
      en: "If a payment is missed, you gave false information, a court opens debt restructuring or liquidation, or the money is misused, we may after notice ask for all that is owed.",
      ko: "기한까지 상환하지 않거나 허위 자료를 제출하거나 법원이 개인 회생 또는 청산 절차를 개시하거나 용도를 위반하면 당행은 통지한 뒤 채무 전액의 상환을 청구할 수 있습니다.",
    },
  },
};

/** The first version did not yet have the article on days that are not business days. */
const first = withChanges(articles, firstChanges).filter((_, index) => index !== 5);

/** The terms of the installment loan. */
export const installmentLoan: DocumentSeed = {
  number: 10,
  type: "01",
  title: {
    zh: "信貸（分期型）約定條款",
    en: "Installment loan terms",
    ko: "분할 상환 대출 약관",
  },
  summary: {
    zh: "信用貸款的申請、撥款、計息、還款與提前清償。",
    en: "Applying, disbursement, interest, repayment and early repayment.",
    ko: "대출의 신청, 실행, 이자, 상환, 조기 상환에 관한 약관입니다.",
  },
  group: "loan",
  versions: [
    { version: "1.0", effectiveDays: -470, body: termsOf(opening, first) },
    { version: "2.0", effectiveDays: -82, body: termsOf(opening, articles) },
  ],
};
