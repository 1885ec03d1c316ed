import type { Translated } from "#base/language.ts";
import { type Article, termsOf, withChanges } from "./articles.ts";
import type { DocumentSeed } from "./types.ts";

const opening: Translated = {
  zh: "本條款適用於您在本行開立的數位存款帳戶，包括主帳戶與其所屬帳戶。開戶前請詳閱全文，並留存電子檔。",
  en: "These terms apply to the digital deposit accounts you open with us: the main account and the accounts under it. Please read them in full before you open one, and keep a copy.",
  ko: "이 약관은 고객이 당행에 개설하는 디지털 예금 계좌, 즉 메인 계좌와 그에 속한 계좌에 적용됩니다. 개설 전에 전문을 읽고 전자 파일을 보관해 주십시오.",
};

const articles: readonly Article[] = [
  {
    title: { zh: "開戶資格與方式", en: "Who may open an account, and how", ko: "개설 자격과 방법" },
    text: {
      zh: "年滿 7 歲、持有國民身分證的本國國民，以及年滿 18 歲、持有有效居留證的外國人，得以行動銀行 App 申請開戶；未滿 18 歲者須經法定代理人同意。本行得依身分確認結果決定是否受理。",
      en: "Nationals aged 7 or over with a national ID card, and foreign residents aged 18 or over with a valid residence card, may apply in the mobile app. Those under 18 need the consent of a legal representative. We decide by the result of our identity checks.",
      ko: "국민신분증이 있는 만 7세 이상 국민과 유효한 거류증이 있는 만 18세 이상 외국인은 모바일 앱으로 개설을 신청할 수 있으며, 만 18세 미만은 법정대리인의 동의가 필요합니다. 당행은 본인 확인 결과에 따라 수리 여부를 결정합니다.",
    },
  },
  {
    title: { zh: "帳戶類型", en: "Kinds of account", ko: "계좌 종류" },
    text: {
      zh: "線上開立者為基本帳戶；以自然人憑證與視訊通話完成帳戶升級者，為進階帳戶。各類帳戶的轉帳限額，依「個人網路銀行服務約定條款」辦理。",
      en: "An account opened online is a basic account. After an account upgrade by citizen digital certificate and video call it is an advanced account. The transfer limits of each stand in the terms of personal web banking.",
      ko: "온라인으로 개설한 계좌는 기본 계좌이며, 자연인 증서와 영상 통화로 업그레이드를 마치면 고급 계좌가 됩니다. 계좌별 이체 한도는 ‘개인 인터넷뱅킹 서비스 약관’에 따릅니다.",
    },
  },
  {
    title: { zh: "夢想帳戶", en: "Dream accounts", ko: "드림 계좌" },
    text: {
      zh: "您得在主帳戶之下開立夢想帳戶，並約定每週或每月自動存入，每次最低 NT$100。款項得隨時轉回主帳戶，不收手續費，已產生的利息不受影響；主帳戶餘額不足時，該次不予執行。",
      en: "Under the main account you may open dream accounts and have them filled each week or month, from NT$100 each time. Money can be moved back at any time free of charge, and the interest earned stays. If the main account holds too little, that saving is skipped.",
      ko: "고객은 메인 계좌 아래에 드림 계좌를 개설하고 매주 또는 매월 1회 최소 NT$100의 자동 저축을 약정할 수 있습니다. 자금은 언제든지 수수료 없이 메인 계좌로 옮길 수 있고 발생한 이자에는 영향이 없으며, 메인 계좌 잔액이 부족하면 해당 회차는 실행하지 않습니다.",
    },
  },
  {
    title: { zh: "存取款項", en: "Paying in and out", ko: "입금과 출금" },
    text: {
      zh: "帳戶不發存摺，以交易明細為憑。存入得由轉帳或自動櫃員機為之，提取得由轉帳、簽帳金融卡或自動櫃員機為之。",
      en: "There is no passbook; the history is your record. Money comes in by transfer or cash machine and goes out by transfer, debit card or cash machine.",
      ko: "통장은 발급하지 않으며 거래 내역을 증빙으로 합니다. 입금은 이체 또는 현금인출기로, 출금은 이체, 체크카드 또는 현금인출기로 할 수 있습니다.",
    },
  },
  {
    title: { zh: "計息與結息", en: "Interest", ko: "이자 계산과 지급" },
    text: {
      zh: "利息依每日餘額，按本行牌告機動利率計算，每年 6 月 20 日與 12 月 20 日結息，次日入帳。夢想帳戶以 NT$100,000 為界分級計息。利率調整時，自調整日起適用新利率。",
      en: "Interest is calculated on each day’s balance at our posted floating rate, settled on 20 June and 20 December and paid in the next day. Dream accounts earn interest in two steps divided at NT$100,000. A new rate applies from the day it takes effect.",
      ko: "이자는 매일 잔액을 기준으로 당행이 고시한 변동 금리로 계산하며, 매년 6월 20일과 12월 20일에 결산하여 다음 날 입금합니다. 드림 계좌는 NT$100,000을 기준으로 구간별로 적용합니다. 금리가 조정되면 조정일부터 새 금리를 적용합니다.",
    },
  },
  {
    title: { zh: "稅與保費", en: "Tax and health premium", ko: "세금과 보험료" },
    text: {
      zh: "本行依所得稅法扣繳利息所得稅；單次給付達 NT$20,000 者，依全民健康保險法扣取補充保費。扣繳憑單得於線上申請，不主動寄發。",
      en: "We withhold income tax on interest by law, and from a single payment of NT$20,000 or more the supplementary health insurance premium. A withholding statement is issued when you ask for it online; we do not post it.",
      ko: "당행은 소득세법에 따라 이자 소득세를 원천징수하고, 1회 지급액이 NT$20,000 이상이면 전민건강보험법에 따라 추가 보험료를 공제합니다. 원천징수 영수증은 온라인으로 신청할 수 있으며 따로 발송하지 않습니다.",
    },
  },
  {
    title: { zh: "存款保險", en: "Deposit insurance", ko: "예금보험" },
    text: {
      zh: "本行為存款保險要保機構。您在本行各帳戶的存款本金與利息合計，最高保障 NT$3,000,000。",
      en: "We are a member of deposit insurance. Principal and interest on all your deposits with us are protected up to NT$3,000,000 in all.",
      ko: "당행은 예금보험 가입 기관이며, 고객이 당행에 보유한 모든 예금의 원금과 이자를 합하여 최고 NT$3,000,000까지 보호됩니다.",
    },
  },
  {
    title: {
      zh: "帳戶限本人使用",
      en: "For your own use only",
      ko: "본인만 사용",
    },
    text: {
      zh: "您不得將帳戶、簽帳金融卡、密碼或驗證碼出借、出售或交付他人。無正當理由交付帳戶，依洗錢防制法由警察機關裁處告誡；有對價、交付三個以上帳戶或五年內再犯者，負刑事責任。本行得據此限制或終止往來。",
      en: "You must not lend, sell or hand over the account, the debit card, a password or a one-time code. Under the Money Laundering Control Act handing over an account without good reason is warned by the police; doing so for a reward, with three or more accounts, or again within five years is a crime. We may then restrict or end our dealings.",
      ko: "고객은 계좌, 체크카드, 비밀번호, 인증번호를 빌려주거나 팔거나 넘겨서는 안 됩니다. 자금세탁방지법에 따라 정당한 이유 없이 계좌를 넘기면 경찰의 경고 처분을 받으며, 대가를 받거나 3개 이상을 넘기거나 5년 이내에 다시 위반하면 형사 책임을 집니다. 당행은 이에 따라 거래를 제한하거나 종료할 수 있습니다.",
    },
  },
  {
    title: {
      zh: "疑似不法或異常交易",
      en: "Suspected or unusual transactions",
      ko: "불법 의심 또는 이상 거래",
    },
    text: {
      zh: "帳戶經通報為警示帳戶，或有疑似不法、顯屬異常交易時，本行得依「存款帳戶及其疑似不法或顯屬異常交易管理辦法」暫停部分或全部交易功能，並請您說明資金來源與用途。",
      en: "If an account is reported as flagged, or shows suspected unlawful or clearly unusual transactions, we may suspend some or all of its functions under the regulations on such accounts, and ask you to explain where the money comes from and goes to.",
      ko: "계좌가 경고 계좌로 통보되거나 불법이 의심되거나 명백히 이상한 거래가 있으면 당행은 관련 관리 규정에 따라 거래 기능의 일부 또는 전부를 정지하고 자금의 출처와 용도에 대한 설명을 요청할 수 있습니다.",
    },
  },
  {
    title: { zh: "資料更新", en: "Keeping your details right", ko: "정보의 갱신" },
    text: {
      zh: "姓名、地址、手機號碼、電子郵件或稅務居住者身分變更時，請即於 App 更新。本行得定期請您確認資料；經通知逾 60 日未更新，致無法確認身分者，本行得限制部分服務。",
      en: "Update your name, address, mobile number, email and tax residence in the app when they change. From time to time we ask you to confirm them. If after 60 days we still cannot tell who you are, we may restrict some services.",
      ko: "성명, 주소, 휴대전화 번호, 이메일, 조세상 거주지가 바뀌면 즉시 앱에서 갱신해 주십시오. 당행은 정기적으로 확인을 요청할 수 있으며, 통지 후 60일이 지나도록 갱신되지 않아 본인 확인이 어려우면 일부 서비스를 제한할 수 있습니다.",
    },
  },
  {
    title: { zh: "結清與終止", en: "Closing", ko: "해지" },
    text: {
      zh: "您得隨時於 App 結清帳戶，不收費用；結清前須先轉回夢想帳戶款項、停用簽帳金融卡，並清償貸款。結清時，利息計至前一日。",
      en: "You may close the account in the app at any time, free of charge. First move back what is in dream accounts, stop the debit card and repay any loan. Interest is paid up to the day before.",
      ko: "고객은 언제든지 앱에서 수수료 없이 계좌를 해지할 수 있습니다. 해지 전에 드림 계좌의 자금을 옮기고 체크카드를 정지하며 대출을 상환해야 합니다. 이자는 해지 전날까지 계산합니다.",
    },
  },
  {
    title: { zh: "修訂與申訴", en: "Changes and complaints", ko: "개정과 불만 접수" },
    text: {
      zh: "本條款修訂於生效 60 日前公告並通知，您不同意者得結清帳戶。對本行服務有爭議，請洽客服中心 0800-899-899，本行於 30 日內回覆。",
      en: "We announce changes and tell you 60 days before they take effect; if you do not agree you may close the account. With a dispute call 0800-899-899; we answer within 30 days.",
      ko: "약관을 개정할 때는 시행 60일 전에 공지하고 통지하며, 동의하지 않으면 계좌를 해지할 수 있습니다. 이의가 있으면 고객센터 0800-899-899로 연락해 주시고, 당행은 30일 이내에 회신합니다.",
    },
  },
];

/** What stood in the first version, by the number of the article. */
const firstChanges: Record<number, Article> = {
  3: {
    title: { zh: "電子對帳單", en: "Statements", ko: "전자 거래 명세서" },
    text: {
      zh: "本行每月以電子郵件寄送對帳單。您應於收到後核對，如有不符，於 45 日內通知本行。",
      en: "We send a statement by email every month. Please check it and tell us of anything wrong within 45 days.",
      ko: "당행은 매월 이메일로 거래 명세서를 보내 드립니다. 받으신 뒤 대조하시고 다른 점이 있으면 45일 이내에 알려 주십시오.",
    },
  },
  5: {
    title: { zh: "計息與結息", en: "Interest", ko: "이자 계산과 지급" },
    text: {
      zh: "利息依每日餘額，按本行牌告機動利率計算，每年 6 月 20 日與 12 月 20 日結息，次日入帳。",
      en: "Interest is calculated on each day’s balance at our posted floating rate, settled on 20 June and 20 December and paid in the next day.",
      ko: "이자는 매일 잔액을 기준으로 당행이 고시한 변동 금리로 계산하며, 매년 6월 20일과 12월 20일에 결산하여 다음 날 입금합니다.",
    },
  },
  8: {
    title: { zh: "帳戶限本人使用", en: "For your own use only", ko: "본인만 사용" },
    text: {
      zh: "您不得將帳戶、簽帳金融卡或密碼出借、出售或交付他人，違反者應自負法律責任。",
      en: "You must not lend, sell or hand over the account, the debit card or a password. If you do, the legal consequences are yours.",
      ko: "고객은 계좌, 체크카드, 비밀번호를 빌려주거나 팔거나 넘겨서는 안 되며, 위반 시 법적 책임은 본인에게 있습니다.",
    },
  },
  11: {
    title: { zh: "結清與終止", en: "Closing", ko: "해지" },
    text: {
      zh: "您得隨時於 App 結清帳戶，不收費用；結清前須先停用簽帳金融卡，並清償貸款。結清時，利息計至前一日。",
      en: "You may close the account in the app at any time, free of charge. First stop the debit card and repay any loan. Interest is paid up to the day before.",
      ko: "고객은 언제든지 앱에서 수수료 없이 계좌를 해지할 수 있습니다. 해지 전에 체크카드를 정지하고 대출을 상환해야 합니다. 이자는 해지 전날까지 계산합니다.",
    },
  },
};

/** The first version did not yet have the tenth article. */
const first = withChanges(articles, firstChanges).filter((_, index) => index !== 9);

/** The terms of digital deposit accounts. */
export const digitalDeposits: DocumentSeed = {
  number: 2,
  type: "01",
  title: {
    zh: "數位存款帳戶約定條款",
    en: "Terms of digital deposit accounts",
    ko: "디지털 예금 계좌 약관",
  },
  summary: {
    zh: "主帳戶與夢想帳戶的開立、計息、使用與結清。",
    en: "Opening, interest, use and closing of the main account and dream accounts.",
    ko: "메인 계좌와 드림 계좌의 개설, 이자, 이용, 해지에 관한 약관입니다.",
  },
  group: "deposit",
  versions: [
    { version: "1.0", effectiveDays: -500, body: termsOf(opening, first) },
    { version: "2.0", effectiveDays: -75, body: termsOf(opening, articles) },
  ],
};
