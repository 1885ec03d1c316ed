import type { Translated } from "#base/language.ts";
import { type Article, termsOf, withChanges } from "./articles.ts";
import type { DocumentSeed } from "./types.ts";

const opening: Translated = {
  zh: "您申請使用本行簽帳金融卡，除依「數位存款帳戶約定條款」外，並依本條款辦理。",
  en: "If you apply for our debit card, these terms apply besides the terms of digital deposit accounts.",
  ko: "고객이 당행의 체크카드를 신청하면 ‘디지털 예금 계좌 약관’과 함께 이 약관이 적용됩니다.",
};

const articles: readonly Article[] = [
  {
    title: { zh: "卡片功能", en: "What the card does", ko: "카드의 기능" },
    text: {
      zh: "卡片可於特約商店消費、於自動櫃員機提款與查詢餘額，並可綁定行動支付。款項一律自主帳戶扣付。",
      en: "The card pays in shops, gives cash and balances at cash machines, and can be added to mobile wallets. Everything is paid from the main account.",
      ko: "카드로 가맹점에서 결제하고 현금인출기에서 출금과 잔액 조회를 할 수 있으며 모바일 결제에 등록할 수 있습니다. 모든 금액은 메인 계좌에서 출금됩니다.",
    },
  },
  {
    title: { zh: "發卡與開卡", en: "Issue", ko: "발급과 사용 등록" },
    text: {
      zh: "卡片以掛號寄至您留存的地址，須由本人於 App 開卡後使用。首次發卡免費。",
      en: "The card comes by registered post to your address and works once you have switched it on in the app. The first card is free.",
      ko: "카드는 등록된 주소로 등기 발송되며 본인이 앱에서 사용 등록을 한 뒤 쓸 수 있습니다. 최초 발급은 무료입니다.",
    },
  },
  {
    title: { zh: "扣款", en: "Payment", ko: "출금" },
    text: {
      zh: "消費時，本行先自可用餘額圈存消費金額，俟商店請款後扣付。餘額不足者，不予授權；卡片不提供信用額度。",
      en: "When you buy, we hold the amount in your available balance and pay it when the shop claims it. If the balance is too low the purchase is refused; the card gives no credit.",
      ko: "결제하면 당행은 출금 가능 잔액에서 해당 금액을 보류하고 가맹점이 청구하면 출금합니다. 잔액이 부족하면 승인되지 않으며 카드에는 신용 한도가 없습니다.",
    },
  },
  {
    title: { zh: "限額與開關", en: "Limits and switches", ko: "한도와 기능 설정" },
    text: {
      zh: "您可在 App 設定單筆與每日消費限額，並開啟或關閉海外交易、網路交易，設定後立即生效。",
      en: "In the app you set limits per purchase and per day and switch overseas and online use on or off, with immediate effect.",
      ko: "고객은 앱에서 1회와 일일 결제 한도를 정하고 해외 결제와 온라인 결제를 켜거나 끌 수 있으며 설정은 바로 적용됩니다.",
    },
  },
  {
    title: { zh: "預先授權", en: "Pre-authorised payments", ko: "사전 승인" },
    text: {
      zh: "加油、飯店住宿等預先授權交易，其圈存金額於商店請款時解除；商店未請款者，自圈存日起滿 15 日後解除。",
      en: "An amount held for a pre-authorised payment, at a petrol station or a hotel for example, is released when the shop claims it or, if it does not, after 15 days.",
      ko: "주유, 호텔 숙박 등 사전 승인 거래의 보류 금액은 가맹점이 청구하면 해제되고, 청구하지 않으면 보류일부터 15일이 지난 뒤 해제됩니다.",
    },
  },
  {
    title: { zh: "海外交易", en: "Overseas use", ko: "해외 거래" },
    text: {
      zh: "外幣交易依國際組織結匯日的匯率折算新臺幣，並加收交易金額 1.5% 的手續費；退款時的匯率可能與原交易不同。",
      en: "Foreign currency payments are converted to TWD at the card scheme’s rate of the settlement day, and a fee of 1.5% is added. A refund may use another rate.",
      ko: "외화 거래는 국제 카드사의 정산일 환율로 대만 달러로 환산하고 거래 금액의 1.5%를 수수료로 더합니다. 환불 시의 환율은 원거래와 다를 수 있습니다.",
    },
  },
  {
    title: { zh: "卡片保管", en: "Keeping the card safe", ko: "카드의 관리" },
    text: {
      zh: "卡片為本行財產，限本人使用，不得轉讓、出借或質押。收到後請立即簽名並妥善保管。",
      en: "The card belongs to us and is for you alone; do not pass it on, lend it or pledge it. Sign it on receipt and keep it safe.",
      ko: "카드는 당행의 재산이며 본인만 사용하고 양도, 대여, 담보 제공을 할 수 없습니다. 받으시면 바로 서명하고 안전하게 보관해 주십시오.",
    },
  },
  {
    title: { zh: "提款密碼", en: "Cash code", ko: "출금 비밀번호" },
    text: {
      zh: "提款密碼由您於 App 設定，不得書寫於卡片或告知他人。連續輸入錯誤 3 次，卡片提款功能停用，須於 App 重設。",
      en: "You set the code for cash machines in the app. Do not write it on the card or tell it to anyone. After 3 wrong entries in a row withdrawals stop until you reset it in the app.",
      ko: "출금 비밀번호는 고객이 앱에서 설정하며 카드에 적거나 타인에게 알려서는 안 됩니다. 연속 3회 잘못 입력하면 출금 기능이 정지되고 앱에서 다시 설정해야 합니다.",
    },
  },
  {
    title: { zh: "費用", en: "Fees", ko: "수수료" },
    text: {
      zh: "補發與其他費用依本行「服務收費標準」。卡片因瑕疵或本行通知而換發者，不收費。",
      en: "Replacements and other services cost what our schedule of service fees says. A faulty card, or one we ask you to change, is replaced free of charge.",
      ko: "재발급과 그 밖의 수수료는 당행의 ‘서비스 수수료 기준’에 따릅니다. 카드 불량이나 당행의 요청에 따른 교체는 무료입니다.",
    },
  },
  {
    title: { zh: "掛失", en: "Reporting a loss", ko: "분실 신고" },
    text: {
      zh: "卡片遺失、被竊或遭他人占有，請立即於 App 或客服中心掛失，24 小時受理，卡片立即停用。",
      en: "If the card is lost, stolen or held by someone else, report it at once in the app or to our call centre, day or night. The card stops at once.",
      ko: "카드를 분실하거나 도난당하거나 타인이 점유하면 즉시 앱 또는 고객센터에 신고해 주십시오. 24시간 접수하며 카드는 즉시 정지됩니다.",
    },
  },
  {
    title: { zh: "取消掛失", en: "Cancelling a report", ko: "분실 신고 취소" },
    text: {
      zh: "您得於掛失次日中午 12:00（臺北時間）前，以電子郵件驗證碼與完整卡號取消掛失；逾時卡片永久失效，須申請補發新卡。",
      en: "Until 12:00 noon Taipei time of the day after the report you may cancel it with a one-time code by email and the full card number. After that the card is void for good and you need a new one.",
      ko: "고객은 신고 다음 날 정오 12:00(타이베이 시간)까지 이메일 인증번호와 전체 카드 번호로 분실 신고를 취소할 수 있습니다. 이후에는 카드가 영구히 무효가 되며 새 카드를 신청해야 합니다.",
    },
  },
  {
    title: { zh: "冒用損失", en: "Misuse", ko: "부정 사용의 손실" },
    text: {
      zh: "掛失後的冒用損失由本行負擔。掛失前的冒用，亦由本行負擔，但您將卡片或密碼交付他人、知悉遺失而怠於通知，或以密碼完成的交易經本行證明您有過失者，不在此限。",
      en: "Losses from misuse after the report are ours. So are earlier ones, unless you gave the card or code to someone, knew of the loss and did not tell us, or the code was used and we prove that you were negligent.",
      ko: "신고 후의 부정 사용 손실은 당행이 부담합니다. 신고 전의 손실도 당행이 부담하되, 카드나 비밀번호를 타인에게 넘겼거나 분실을 알고도 통지를 게을리했거나 비밀번호로 이루어진 거래에서 고객의 과실을 당행이 증명한 경우는 예외입니다.",
    },
  },
  {
    title: { zh: "補發與換發", en: "New cards", ko: "재발급과 교체" },
    text: {
      zh: "您可於 App 申請補發。補發後為新卡號，原卡號綁定的行動支付與定期扣款須自行更新。",
      en: "Ask for a new card in the app. It has a new number; update mobile wallets and recurring payments yourself.",
      ko: "앱에서 재발급을 신청할 수 있습니다. 새 카드는 번호가 바뀌므로 모바일 결제와 정기 결제는 고객이 직접 변경해야 합니다.",
    },
  },
  {
    title: { zh: "退貨與退款", en: "Returns", ko: "반품과 환불" },
    text: {
      zh: "商品或服務的爭議，請先洽商店處理。退款俟商店送交本行後存入主帳戶，不得要求以現金給付。",
      en: "Take questions about goods or services to the shop first. A refund is paid into the main account when the shop sends it to us, not in cash.",
      ko: "상품이나 서비스에 관한 분쟁은 먼저 가맹점과 해결해 주십시오. 환불은 가맹점이 당행에 보내면 메인 계좌에 입금되며 현금으로 지급하지 않습니다.",
    },
  },
  {
    title: { zh: "消費通知", en: "Alerts", ko: "결제 알림" },
    text: {
      zh: "每筆消費以 App 通知，載明商店、金額、所在國家或地區與交易幣別；您亦可隨時查詢交易明細。",
      en: "Each purchase is reported in the app with the shop, the amount, the country or region and the currency. The history is there at any time.",
      ko: "결제할 때마다 가맹점, 금액, 국가 또는 지역, 거래 통화를 앱으로 알려 드리며 거래 내역은 언제든지 조회할 수 있습니다.",
    },
  },
  {
    title: { zh: "帳款疑義", en: "Disputes", ko: "거래 이의" },
    text: {
      zh: "對交易有疑義，請自交易日起 45 日內，向客服中心提出，並協助提供文件。",
      en: "Dispute a transaction within 45 days of it, with our call centre, and help us with papers.",
      ko: "거래에 이의가 있으면 거래일부터 45일 이내에 고객센터에 제기하고 자료 제출에 협조해 주십시오.",
    },
  },
  {
    title: { zh: "疑義的處理", en: "How disputes are handled", ko: "이의의 처리" },
    text: {
      zh: "本行受理後依國際組織規則向收單機構查證，處理期間以電子郵件通知您進度；查證屬冒用者，款項退回主帳戶。",
      en: "We look into it with the shop’s bank under the rules of the card scheme and report progress by email. If it proves to be misuse, the money goes back to the main account.",
      ko: "당행은 국제 카드사의 규칙에 따라 가맹점 은행에 확인하고, 처리 기간 중 진행 상황을 이메일로 알려 드립니다. 부정 사용으로 확인되면 금액을 메인 계좌로 돌려드립니다.",
    },
  },
  {
    title: { zh: "修訂與終止", en: "Changes and ending", ko: "개정과 해지" },
    text: {
      zh: "本條款修訂於生效 60 日前公告並通知；您不同意者，得於生效前終止契約並停用卡片，不收費用。您亦得隨時於 App 終止。",
      en: "We announce changes and tell you 60 days before they take effect. If you do not agree you may end the contract and stop the card before then, free of charge. You may also end it in the app at any time.",
      ko: "약관을 개정할 때는 시행 60일 전에 공지하고 통지하며, 동의하지 않으면 시행 전에 수수료 없이 계약을 해지하고 카드를 정지할 수 있습니다. 앱에서 언제든지 해지할 수도 있습니다.",
    },
  },
];

const first: Record<number, Article> = {
  5: {
    title: { zh: "預先授權", en: "Pre-authorised payments", ko: "사전 승인" },
    text: {
      zh: "加油、飯店住宿等預先授權交易，其圈存金額於商店請款後解除；商店逾期未請款者，依國際組織規定解除。",
      en: "An amount held for a pre-authorised payment, at a petrol station or a hotel for example, is released when the shop claims it or, if it does not, as the card scheme provides.",
      ko: "주유, 호텔 숙박 등 사전 승인 거래의 보류 금액은 가맹점이 청구하면 해제되고, 기한까지 청구하지 않으면 국제 카드사의 규정에 따라 해제됩니다.",
    },
  },
  11: {
    title: { zh: "取消掛失", en: "Cancelling a report", ko: "분실 신고 취소" },
    text: {
      zh: "您找回卡片時，得於本行網站所示期限內取消掛失；逾期須申請補發新卡。",
      en: "If you find the card you may cancel the report within the time shown on our web site. After that you need a new card.",
      ko: "카드를 찾으면 당행 웹사이트에 표시된 기한까지 분실 신고를 취소할 수 있으며, 이후에는 새 카드를 신청해야 합니다.",
    },
  },
  15: {
    title: { zh: "消費通知", en: "Alerts", ko: "결제 알림" },
    text: {
      zh: "每筆消費以 App 通知，載明商店與金額；您亦可隨時查詢交易明細。",
      en: "Each purchase is reported in the app with the shop and the amount. The history is there at any time.",
      ko: "결제할 때마다 가맹점과 금액을 앱으로 알려 드리며 거래 내역은 언제든지 조회할 수 있습니다.",
    },
  },
  17: {
    title: { zh: "疑義的處理", en: "How disputes are handled", ko: "이의의 처리" },
    text: {
      zh: "本行受理後依國際組織規則向收單機構查證；查證屬冒用者，款項退回主帳戶。您得向客服中心查詢進度。",
      en: "We look into it with the shop’s bank under the rules of the card scheme. If it proves to be misuse, the money goes back to the main account. Ask our call centre about progress.",
      ko: "당행은 국제 카드사의 규칙에 따라 가맹점 은행에 확인하며, 부정 사용으로 확인되면 금액을 메인 계좌로 돌려드립니다. 진행 상황은 고객센터에 문의할 수 있습니다.",
    },
  },
};

/** The debit card terms, as revised yesterday. */
export const debitCard: DocumentSeed = {
  number: 3,
  type: "01",
  title: { zh: "簽帳金融卡約定條款", en: "Debit card terms", ko: "체크카드 약관" },
  summary: {
    zh: "卡片的使用、費用、掛失與帳款疑義處理。",
    en: "Use of the card, fees, loss reports and disputes.",
    ko: "카드의 이용, 수수료, 분실 신고, 거래 이의 처리에 관한 약관입니다.",
  },
  group: "payment",
  versions: [
    { version: "1.0", effectiveDays: -490, body: termsOf(opening, withChanges(articles, first)) },
    { version: "2.0", effectiveDays: -1, body: termsOf(opening, articles) },
  ],
};
