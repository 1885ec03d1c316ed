import type { Translated } from "#base/language.ts";
import { type Article, termsOf, withChanges } from "./articles.ts";
import type { DocumentSeed } from "./types.ts";

const opening: Translated = {
  zh: "您同意本行以電子郵件寄送下列通知，並依本條款辦理。",
  en: "You agree that we send the notices below by email, on these terms.",
  ko: "고객은 당행이 다음 알림을 이메일로 보내는 데 동의하며 이 약관을 따릅니다.",
};

const articles: readonly Article[] = [
  {
    title: { zh: "通知項目", en: "What we send", ko: "알림 항목" },
    text: {
      zh: `本行以電子郵件寄送：

- 登入、轉帳、密碼與個人資料變更的通知
- 簽帳金融卡掛失、取消掛失與帳款疑義的進度
- 取消掛失與找回使用者代號所需的驗證碼
- 您申請以電子郵件領取的證明文件
- 約定條款與收費的修訂通知`,
      en: `By email we send:

- Notices of sign-ins, transfers and changes of passwords or personal details
- The progress of debit card loss reports, cancellations and disputes
- One-time codes to cancel a loss report or find a user ID
- Certificates that you ask to receive by email
- Notices of changes to terms and fees`,
      ko: `당행은 다음을 이메일로 보냅니다.

- 로그인, 이체, 비밀번호와 개인정보 변경 알림
- 체크카드 분실 신고, 취소, 거래 이의의 진행 상황
- 분실 신고 취소와 사용자 ID 찾기에 필요한 인증번호
- 이메일로 받기를 신청하신 증명서
- 약관과 수수료의 변경 통지`,
    },
  },
  {
    title: { zh: "電子郵件的登錄", en: "Your address", ko: "이메일 등록" },
    text: {
      zh: "您應提供本人使用的電子郵件，並以驗證碼確認。同一電子郵件不宜與他人共用；變更時請於行動銀行 App 更新，更新後立即適用。",
      en: "Give us an address that you use yourself and confirm it with a one-time code. Do not share it with others. Update it in the mobile app when it changes; the new one applies at once.",
      ko: "고객은 본인이 사용하는 이메일을 등록하고 인증번호로 확인해야 합니다. 다른 사람과 함께 쓰지 마시고, 바뀌면 모바일 앱에서 갱신해 주십시오. 갱신 즉시 적용됩니다.",
    },
  },
  {
    title: {
      zh: "視為送達",
      en: "When a notice counts as received",
      ko: "도달로 보는 시점",
    },
    text: {
      zh: "通知寄至您最後登錄的電子郵件，且未收到退信者，於進入您的郵件系統時視為送達。遭退信時，本行改以 App、簡訊或其他方式通知。",
      en: "A notice sent to the address you last gave, and not returned, counts as received when it enters your mail system. If it is returned we tell you in the app, by SMS or otherwise.",
      ko: "마지막으로 등록하신 이메일로 보낸 알림이 반송되지 않으면 고객의 메일 시스템에 들어간 때 도달한 것으로 봅니다. 반송되면 앱, 문자 등 다른 방법으로 알려 드립니다.",
    },
  },
  {
    title: { zh: "證明文件", en: "Certificates", ko: "증명서" },
    text: {
      zh: "以電子郵件領取的證明文件，於審核後 2 至 3 個營業日寄出，免收費用。文件附數位簽章與 QR Code，收件單位得以「文件驗證」確認真偽。",
      en: "Certificates by email are sent in 2 to 3 business days, after review, free of charge. They carry a digital signature and a QR code, by which whoever receives them can verify the document.",
      ko: "이메일로 받는 증명서는 심사 후 2~3영업일에 무료로 발송합니다. 문서에는 전자 서명과 QR 코드가 있어 제출받는 기관이 ‘문서 진위 확인’으로 확인할 수 있습니다.",
    },
  },
  {
    title: { zh: "防範偽冒", en: "Against fakes", ko: "사칭 방지" },
    text: {
      zh: "本行電子郵件不會要求您回覆密碼、交易密碼、驗證碼或完整卡號，也不附要求登入的連結。收到可疑郵件，請勿開啟附件，並通知客服中心 0800-899-899。",
      en: "Our emails never ask you to reply with a password, PIN, one-time code or full card number, and carry no link that asks you to sign in. Do not open attachments of suspicious mail; tell our call centre on 0800-899-899.",
      ko: "당행 이메일은 비밀번호, 거래 비밀번호, 인증번호, 전체 카드 번호의 회신을 요구하지 않으며 로그인을 요구하는 링크를 넣지 않습니다. 의심스러운 메일의 첨부 파일은 열지 마시고 고객센터 0800-899-899로 알려 주십시오.",
    },
  },
  {
    title: { zh: "行銷郵件", en: "Marketing", ko: "광고 메일" },
    text: {
      zh: "活動與優惠訊息以您另行同意者為限，您得隨時於郵件下方、App 或客服中心拒絕；拒絕後不影響第 1 條的服務通知。",
      en: "We send offers only if you have agreed to them separately. You may refuse them at any time at the foot of the mail, in the app or through our call centre. The notices of Article 1 go on.",
      ko: "이벤트와 혜택 안내는 별도로 동의하신 경우에만 보내며, 메일 하단, 앱 또는 고객센터에서 언제든지 거부하실 수 있습니다. 거부하셔도 제1조의 서비스 알림에는 영향이 없습니다.",
    },
  },
  {
    title: { zh: "責任與終止", en: "Liability and ending", ko: "책임과 종료" },
    text: {
      zh: "因電子郵件錯誤、信箱已滿或您的郵件服務中斷而未收到通知者，交易效力不受影響，您仍應定期查閱交易明細。法令要求的通知不得停止；其餘通知，您得於 App 關閉。",
      en: "A transaction stands even if a notice did not reach you because the address was wrong, the mailbox full or your mail service down; please look at your history from time to time. Notices required by law cannot be stopped; others can be switched off in the app.",
      ko: "이메일 오류, 편지함 용량 초과, 메일 서비스 중단으로 알림을 받지 못해도 거래의 효력에는 영향이 없으므로 거래 내역을 정기적으로 확인해 주십시오. 법령이 요구하는 통지는 중단할 수 없으며 그 밖의 알림은 앱에서 끌 수 있습니다.",
    },
  },
];

const first: Record<number, Article> = {
  1: {
    title: { zh: "通知項目", en: "What we send", ko: "알림 항목" },
    text: {
      zh: `本行以電子郵件寄送：

- 登入、轉帳、密碼與個人資料變更的通知
- 簽帳金融卡掛失與取消掛失的通知
- 取消掛失與找回使用者代號所需的驗證碼
- 您申請以電子郵件領取的證明文件
- 約定條款與收費的修訂通知`,
      en: `By email we send:

- Notices of sign-ins, transfers and changes of passwords or personal details
- Notices of debit card loss reports and cancellations
- One-time codes to cancel a loss report or find a user ID
- Certificates that you ask to receive by email
- Notices of changes to terms and fees`,
      ko: `당행은 다음을 이메일로 보냅니다.

- 로그인, 이체, 비밀번호와 개인정보 변경 알림
- 체크카드 분실 신고와 취소 알림
- 분실 신고 취소와 사용자 ID 찾기에 필요한 인증번호
- 이메일로 받기를 신청하신 증명서
- 약관과 수수료의 변경 통지`,
    },
  },
  4: {
    title: { zh: "證明文件", en: "Certificates", ko: "증명서" },
    text: {
      zh: "以電子郵件領取的證明文件，於審核後 2 至 3 個營業日寄出，免收費用。",
      en: "Certificates by email are sent in 2 to 3 business days, after review, free of charge.",
      ko: "이메일로 받는 증명서는 심사 후 2~3영업일에 무료로 발송합니다.",
    },
  },
};

/** The terms of notices by email. */
export const emailNotices: DocumentSeed = {
  number: 5,
  type: "01",
  title: {
    zh: "電子郵件通知服務約定條款",
    en: "Terms of notices by email",
    ko: "이메일 알림 서비스 약관",
  },
  summary: {
    zh: "本行以電子郵件寄送通知、驗證碼與證明文件的約定。",
    en: "How we send notices, one-time codes and certificates by email.",
    ko: "당행이 알림, 인증번호, 증명서를 이메일로 보내는 데 관한 약관입니다.",
  },
  group: null,
  versions: [
    { version: "1.0", effectiveDays: -480, body: termsOf(opening, withChanges(articles, first)) },
    { version: "2.0", effectiveDays: -1, body: termsOf(opening, articles) },
  ],
};
