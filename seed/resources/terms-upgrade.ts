import type { Translated } from "#base/language.ts";
import { type Article, termsOf, withChanges } from "./articles.ts";
import type { DocumentSeed } from "./types.ts";

const opening: Translated = {
  zh: "您申請將基本帳戶升級為進階帳戶，請閱讀本條款至結尾後，再按下同意。",
  en: "You are applying to upgrade a basic account to an advanced account. Please read these terms to the end before you press agree.",
  ko: "고객은 기본 계좌를 고급 계좌로 업그레이드하려 합니다. 이 약관을 끝까지 읽은 뒤 동의를 눌러 주십시오.",
};

const articles: readonly Article[] = [
  {
    title: { zh: "申請資格", en: "Who may apply", ko: "신청 자격" },
    text: {
      zh: "申請人須年滿 18 歲，持有本行基本帳戶與有效期限內的本人自然人憑證。申請須由本人以電腦於本行網站辦理；手機網頁不提供此項服務。",
      en: "You must be 18 or over and hold a basic account with us and a valid citizen digital certificate of your own. Apply yourself on our web site from a computer; mobile web does not offer this service.",
      ko: "신청인은 만 18세 이상으로 당행의 기본 계좌와 유효한 본인 자연인 증서가 있어야 합니다. 본인이 컴퓨터로 당행 웹사이트에서 신청해야 하며 모바일 웹에서는 제공하지 않습니다.",
    },
  },
  {
    title: { zh: "升級範圍", en: "What is upgraded", ko: "업그레이드 범위" },
    text: {
      zh: "您得依持有的帳戶，選擇升級新臺幣帳戶、外幣帳戶或兩者。帳號不變，已設定的約定帳戶與自動存入繼續有效。",
      en: "Depending on what you hold, choose the TWD account, the foreign currency account, or both. Account numbers stay the same, and designated accounts and automatic savings go on.",
      ko: "보유한 계좌에 따라 대만 달러 계좌, 외화 계좌 또는 모두를 선택할 수 있습니다. 계좌번호는 바뀌지 않으며 지정 계좌와 자동 저축은 계속 유효합니다.",
    },
  },
  {
    title: { zh: "設備", en: "Equipment", ko: "장비" },
    text: {
      zh: "您應備妥讀卡機與驅動程式、攝影機與麥克風，並於 Windows 或 Mac 電腦安裝本行提供的簽章元件。簽章元件只回應本行網站，用畢得自行移除。",
      en: "Have a card reader with its driver, a camera and a microphone ready, and install our signing adapter on your Windows or Mac computer. It answers our web site only, and you may remove it afterwards.",
      ko: "카드 리더와 드라이버, 카메라와 마이크를 준비하고 Windows 또는 Mac 컴퓨터에 당행이 제공하는 서명 프로그램을 설치해 주십시오. 서명 프로그램은 당행 웹사이트에만 응답하며 사용 후 삭제할 수 있습니다.",
    },
  },
  {
    title: { zh: "憑證驗證", en: "The certificate", ko: "증서 확인" },
    text: {
      zh: "您以自然人憑證對本行提供的一次性資料簽章，本行據以查驗憑證效期、廢止狀態，並比對姓名與身分證字號末四碼。憑證 PIN 碼僅在您的電腦使用，不傳送本行；連續錯誤 3 次將鎖卡。",
      en: "With the certificate you sign data that we provide for this once. By it we check the certificate’s validity and revocation and compare your name and the last four of your national ID. The PIN of the certificate is used on your computer only and never sent to us. Three wrong PINs in a row lock the card.",
      ko: "고객은 당행이 한 번만 쓰도록 제공한 자료에 자연인 증서로 서명하며, 당행은 증서의 유효 기간과 폐지 여부를 확인하고 성명과 신분증 번호 끝 네 자리를 대조합니다. 증서 PIN은 고객의 컴퓨터에서만 사용되고 당행으로 전송되지 않으며, 연속 3회 잘못 입력하면 카드가 잠깁니다.",
    },
  },
  {
    title: { zh: "一證一戶", en: "One certificate, one customer", ko: "증서 하나에 고객 한 명" },
    text: {
      zh: "每張自然人憑證僅得綁定一位客戶。憑證已由他人綁定，或姓名、身分證字號不符者，本行不予受理。",
      en: "A certificate is bound to one customer. If it is bound to someone else, or the name or national ID does not match, we do not accept it.",
      ko: "자연인 증서 하나는 고객 한 명에게만 연결됩니다. 이미 다른 사람에게 연결되었거나 성명 또는 신분증 번호가 다르면 접수하지 않습니다.",
    },
  },
  {
    title: { zh: "視訊通話", en: "The video call", ko: "영상 통화" },
    text: {
      zh: "憑證驗證後，您須與本行專員視訊通話，並依「視訊通話身分確認約定條款」辦理。非服務時間或 2 分鐘內無人接聽時，得預約回電時間。",
      en: "After the certificate you take a video call with our staff, under the terms of identification by video call. Outside service hours, or if nobody answers within 2 minutes, you may book a call-back.",
      ko: "증서 확인 후 당행 직원과 영상 통화를 해야 하며 ‘영상 통화 본인 확인 약관’을 따릅니다. 서비스 시간 외이거나 2분 안에 응답이 없으면 통화 시간을 예약할 수 있습니다.",
    },
  },
  {
    title: { zh: "生效", en: "When it takes effect", ko: "효력 발생" },
    text: {
      zh: "專員確認身分後升級完成，立即生效，並以電子郵件通知您。",
      en: "The upgrade is complete when our staff confirm your identity. It takes effect at once, and we tell you by email.",
      ko: "직원이 본인임을 확인하면 업그레이드가 완료되어 즉시 효력이 발생하며 이메일로 알려 드립니다.",
    },
  },
  {
    title: { zh: "升級後的服務", en: "What you gain", ko: "업그레이드 후 서비스" },
    text: {
      zh: `- 新臺幣非約定轉帳：單筆 NT$50,000、每日 NT$100,000、每月 NT$200,000
- 外幣非約定轉帳：單筆 USD 1,500、每日 USD 3,000、每月 USD 6,000
- 得辦理外幣約定匯款，並得申請信貸`,
      en: `- Non-designated TWD transfers: NT$50,000 per transaction, NT$100,000 a day, NT$200,000 a month
- Non-designated foreign currency transfers: USD 1,500 per transaction, USD 3,000 a day, USD 6,000 a month
- Designated foreign currency remittance, and applications for an installment loan`,
      ko: `- 대만 달러 비지정 계좌 이체: 1회 NT$50,000, 일일 NT$100,000, 월간 NT$200,000
- 외화 비지정 계좌 이체: 1회 USD 1,500, 일일 USD 3,000, 월간 USD 6,000
- 외화 지정 송금과 분할 상환 대출 신청 가능`,
    },
  },
  {
    title: { zh: "不予升級與撤銷", en: "Refusal and withdrawal", ko: "거절과 취소" },
    text: {
      zh: "身分無法確認、有他人在旁指示，或帳戶有疑似不法情事者，本行得不予升級；升級後發現者，得恢復為基本帳戶並通知您。",
      en: "We may refuse if your identity cannot be confirmed, someone is telling you what to say, or an account seems to be misused. If we find out later, we may make it a basic account again and tell you.",
      ko: "본인 확인이 되지 않거나 옆에서 지시하는 사람이 있거나 계좌에 불법이 의심되면 업그레이드하지 않을 수 있으며, 나중에 발견되면 기본 계좌로 되돌리고 통지할 수 있습니다.",
    },
  },
  {
    title: { zh: "修訂", en: "Changes", ko: "개정" },
    text: {
      zh: "本條款修訂於網站公告；已完成的升級不受影響。未盡事宜，依「數位存款帳戶約定條款」辦理。",
      en: "We announce changes on the web site. Upgrades already made are not affected. For the rest the terms of digital deposit accounts apply.",
      ko: "약관의 개정은 웹사이트에 공지하며 이미 완료된 업그레이드에는 영향이 없습니다. 그 밖의 사항은 ‘디지털 예금 계좌 약관’을 따릅니다.",
    },
  },
];

const firstChanges: Record<number, Article> = {
  3: {
    title: { zh: "設備", en: "Equipment", ko: "장비" },
    text: {
      zh: "您應備妥讀卡機與驅動程式、攝影機與麥克風，並於 Windows 電腦安裝本行提供的簽章元件。",
      en: "Have a card reader with its driver, a camera and a microphone ready, and install our signing adapter on your Windows computer.",
      ko: "카드 리더와 드라이버, 카메라와 마이크를 준비하고 Windows 컴퓨터에 당행이 제공하는 서명 프로그램을 설치해 주십시오.",
    },
  },
  8: {
    title: { zh: "升級後的服務", en: "What you gain", ko: "업그레이드 후 서비스" },
    text: {
      zh: `- 新臺幣非約定轉帳：單筆 NT$50,000、每日 NT$100,000、每月 NT$200,000
- 外幣非約定轉帳：單筆 USD 1,500、每日 USD 3,000、每月 USD 6,000
- 得申請信貸`,
      en: `- Non-designated TWD transfers: NT$50,000 per transaction, NT$100,000 a day, NT$200,000 a month
- Non-designated foreign currency transfers: USD 1,500 per transaction, USD 3,000 a day, USD 6,000 a month
- Applications for an installment loan`,
      ko: `- 대만 달러 비지정 계좌 이체: 1회 NT$50,000, 일일 NT$100,000, 월간 NT$200,000
- 외화 비지정 계좌 이체: 1회 USD 1,500, 일일 USD 3,000, 월간 USD 6,000
- 분할 상환 대출 신청 가능`,
    },
  },
  9: {
    title: { zh: "不予升級", en: "Refusal", ko: "거절" },
    text: {
      zh: "身分無法確認，或帳戶有疑似不法情事者，本行得不予升級，並告知理由。",
      en: "We may refuse if your identity cannot be confirmed or an account seems to be misused, and tell you why.",
      ko: "본인 확인이 되지 않거나 계좌에 불법이 의심되면 업그레이드하지 않을 수 있으며 이유를 알려 드립니다.",
    },
  },
};

/** The first version did not yet bind a certificate to one customer. */
const first = withChanges(articles, firstChanges).filter((_, index) => index !== 4);

/** The terms of account upgrade. */
export const accountUpgrade: DocumentSeed = {
  number: 7,
  type: "01",
  title: { zh: "帳戶升級約定條款", en: "Terms of account upgrade", ko: "계좌 업그레이드 약관" },
  summary: {
    zh: "以自然人憑證與視訊通話，將基本帳戶升級為進階帳戶。",
    en: "From a basic to an advanced account by citizen digital certificate and video call.",
    ko: "자연인 증서와 영상 통화로 기본 계좌를 고급 계좌로 업그레이드하는 데 관한 약관입니다.",
  },
  group: "deposit",
  versions: [
    { version: "1.0", effectiveDays: -480, body: termsOf(opening, first) },
    { version: "2.0", effectiveDays: -17, body: termsOf(opening, articles) },
  ],
};
