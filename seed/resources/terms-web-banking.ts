import type { Translated } from "#base/language.ts";
import { type Article, termsOf, withChanges } from "./articles.ts";
import { webBankingArticles } from "./terms-web-banking-articles.ts";
import type { DocumentSeed } from "./types.ts";

const opening: Translated = {
  zh: "本條款由晨光商業銀行股份有限公司（以下稱「本行」）與使用個人網路銀行服務的客戶（以下稱「您」）約定。您有至少 5 日的審閱期間；於線上閱讀全文並按下同意後，契約成立。",
  en: "These terms are agreed between Dawn Commercial Bank Co., Ltd. (“we”) and the customer who uses personal web banking (“you”). You have at least 5 days to study them. The contract is made when you have read the whole text online and pressed agree.",
  ko: "이 약관은 던상업은행 주식회사(이하 ‘당행’)와 개인 인터넷뱅킹 서비스를 이용하는 고객(이하 ‘고객’) 사이에 적용됩니다. 고객은 최소 5일의 검토 기간을 가지며, 온라인에서 전문을 읽고 동의를 누르면 계약이 성립합니다.",
};

/** What stood in the first version. */
const first: Record<number, Article> = {
  5: {
    title: { zh: "身分確認", en: "Proving who you are", ko: "본인 확인" },
    text: {
      zh: "您以身分證字號、使用者代號與密碼登入；轉帳另以簡訊驗證碼與交易密碼確認。",
      en: "You sign in with your national ID, user ID and password. A transfer is also confirmed by a one-time code by SMS and your PIN.",
      ko: "고객은 신분증 번호, 사용자 ID, 비밀번호로 로그인하며, 이체는 문자 인증번호와 거래 비밀번호로 추가 확인합니다.",
    },
  },
  6: {
    title: { zh: "轉帳", en: "Transfers", ko: "이체" },
    text: {
      zh: "轉帳前，確認頁顯示轉入帳戶、金額、手續費與剩餘限額，經您確認後執行。",
      en: "Before a transfer the confirmation page shows the to account, the amount, the fee and what is left of your limits. We carry it out when you confirm.",
      ko: "이체 전에 확인 화면에 입금 계좌, 금액, 수수료, 남은 한도가 표시되며 고객이 확인하면 실행합니다.",
    },
  },
  9: {
    title: { zh: "登入與登出", en: "Signing in and out", ko: "로그인과 로그아웃" },
    text: {
      zh: "使用完畢請登出。閒置超過網站所示時間，系統將自動登出。",
      en: "Please sign out when you have finished. After the idle time shown on the web site you are signed out automatically.",
      ko: "이용을 마치면 로그아웃해 주십시오. 웹사이트에 표시된 시간 동안 이용하지 않으면 자동으로 로그아웃됩니다.",
    },
  },
  13: {
    title: { zh: "設備與軟體", en: "Equipment and software", ko: "기기와 소프트웨어" },
    text: {
      zh: "您應自備電腦或手機與網路。行動銀行 App 需 iOS 13 或 Android 6 以上；瀏覽器請使用仍受支援的版本。",
      en: "You provide your own computer or phone and connection. The mobile app needs iOS 13 or Android 6 or newer. Please use a browser that is still supported.",
      ko: "컴퓨터나 휴대전화와 네트워크는 고객이 준비합니다. 모바일 앱은 iOS 13 또는 Android 6 이상이 필요하며, 브라우저는 지원 중인 버전을 사용해 주십시오.",
    },
  },
};

/** What changes with the version to come, as the board's notice of twelve days ago tells it. */
const third: Record<number, Article> = {
  6: {
    title: { zh: "轉帳", en: "Transfers", ko: "이체" },
    text: {
      zh: `轉帳前，確認頁顯示轉入帳戶、金額、手續費與剩餘限額，經您確認後執行。24 小時內以相同金額轉入相同帳戶時，系統會再次詢問。

轉入本行帳戶時，確認頁另顯示部分遮蔽的戶名供您核對；戶名與您要轉帳的對象不符時，請停止交易。戶名提示不免除您輸入正確帳號的責任。`,
      en: `Before a transfer the confirmation page shows the to account, the amount, the fee and what is left of your limits. We carry it out when you confirm. If you send the same amount to the same account within 24 hours, we ask once more.

For a transfer to an account with us the page also shows the payee’s name, partly masked, for you to check. If it is not the person you mean, stop. The name does not relieve you of entering the right account number.`,
      ko: `이체 전에 확인 화면에 입금 계좌, 금액, 수수료, 남은 한도가 표시되며 고객이 확인하면 실행합니다. 24시간 이내에 같은 계좌로 같은 금액을 보내면 다시 확인합니다.

당행 계좌로 이체할 때는 일부를 가린 수취인 성명도 표시되므로 대조해 주십시오. 보내려는 상대와 다르면 거래를 중지해 주십시오. 성명이 표시되더라도 정확한 계좌번호를 입력할 책임은 고객에게 있습니다.`,
    },
  },
  9: {
    title: { zh: "登入與登出", en: "Signing in and out", ko: "로그인과 로그아웃" },
    text: {
      zh: "使用完畢請登出。閒置 5 分鐘自動登出，單次登入最長 8 小時。同一使用者代號同時僅能登入一處；在另一裝置登入時，先前的連線立即結束，以後登入者為有效。",
      en: "Please sign out when you have finished. You are signed out after 5 minutes without activity, and one sign-in lasts 8 hours at most. A user ID can be signed in at one place only: when it signs in on another device the earlier session ends at once, and the later sign-in stands.",
      ko: "이용을 마치면 로그아웃해 주십시오. 5분 동안 이용하지 않으면 자동으로 로그아웃되고 한 번의 로그인은 최대 8시간입니다. 같은 사용자 ID는 한 곳에서만 로그인할 수 있으며, 다른 기기에서 로그인하면 이전 접속은 즉시 종료되고 나중 로그인이 유효합니다.",
    },
  },
  14: {
    title: {
      zh: "事故通知與一鍵停用",
      en: "Telling us, and the panic button",
      ko: "사고 통지와 긴급 정지",
    },
    text: {
      zh: `發現密碼外洩、裝置遺失或非本人交易，請立即通知客服中心 0800-899-899（24 小時受理），本行即暫停相關服務。

您也可在行動銀行 App 或本行網站使用「一鍵停用」。經您確認後，立即停用所有使用中的簽帳金融卡，停止所有轉給他人的交易（包括約定轉帳與非約定轉帳），登出所有裝置，並提供案件編號；您自己的帳戶之間仍可轉帳，並仍可登入查看，轉入款項與貸款月付金扣繳不受影響。解除須由客服中心，或於行動銀行 App，確認身分後辦理，不得於網站辦理；為避免您受他人誘導，本行得請您稍候再辦理。`,
      en: `If a password is known to others, a device is lost or a transaction was not yours, call our call centre on 0800-899-899 at once, day or night. We then suspend the services concerned.

You can also use the panic button in the mobile app or on our web site. Once confirmed, it stops every debit card in use and all transfers to others, designated and non-designated, at once, signs out every device and gives you a reference number. Transfers between your own accounts and signing in to look stay possible; incoming money and loan payments go on. It is lifted after your identity is confirmed by our call centre or in the mobile app, never on the web site, and we may ask you to wait in case someone is pressing you.`,
      ko: `비밀번호 유출, 기기 분실, 본인이 하지 않은 거래를 발견하면 즉시 고객센터 0800-899-899(24시간)로 알려 주십시오. 당행은 관련 서비스를 정지합니다.

모바일 앱 또는 당행 웹사이트의 ‘긴급 정지’도 이용할 수 있습니다. 고객이 확인하면 사용 중인 모든 체크카드와 타인에게 보내는 모든 이체(지정 계좌와 비지정 계좌 포함)를 즉시 정지하고 모든 기기에서 로그아웃하며 접수 번호를 알려 드립니다. 본인 계좌 간 이체와 조회를 위한 로그인은 가능하며, 입금과 대출 월 상환금 출금은 영향을 받지 않습니다. 해제는 고객센터 또는 모바일 앱에서 본인 확인을 거치며 웹사이트에서는 할 수 없고, 타인의 유도를 막기 위해 잠시 기다려 주시도록 요청할 수 있습니다.`,
    },
  },
  21: {
    title: { zh: "服務的暫停", en: "Suspension", ko: "서비스 정지" },
    text: {
      zh: `您違反法令或本條款，或帳戶經通報為警示帳戶時，本行得暫停全部或部分服務並通知您。本行發現帳戶有疑似不法或顯屬異常交易時，得依法令暫停下列服務：

- 約定轉帳與非約定轉帳
- 簽帳金融卡消費與提款
- 新增或變更約定帳戶
- 網站與行動銀行 App 登入

經查證無虞，本行應儘速恢復。`,
      en: `If you break the law or these terms, or an account is reported as flagged, we may suspend all or part of the service and tell you. If we find suspected unlawful or clearly unusual transactions, we may by law suspend:

- Designated and non-designated transfers
- Debit card purchases and withdrawals
- Adding or changing designated accounts
- Sign-in on the web site and in the mobile app

Once all proves in order, we restore them as soon as we can.`,
      ko: `고객이 법령이나 이 약관을 위반하거나 계좌가 경고 계좌로 통보되면 당행은 서비스의 전부 또는 일부를 정지하고 통지할 수 있습니다. 불법이 의심되거나 명백히 이상한 거래를 발견하면 법령에 따라 다음 서비스를 정지할 수 있습니다.

- 지정 계좌 이체와 비지정 계좌 이체
- 체크카드 결제와 출금
- 지정 계좌의 추가 또는 변경
- 웹사이트와 모바일 앱 로그인

확인 결과 이상이 없으면 신속히 재개합니다.`,
    },
  },
};

/** The terms of personal web banking: first, in force, and announced. */
export const webBanking: DocumentSeed = {
  number: 1,
  type: "01",
  title: {
    zh: "個人網路銀行服務約定條款",
    en: "Terms of personal web banking",
    ko: "개인 인터넷뱅킹 서비스 약관",
  },
  summary: {
    zh: "使用網站、無障礙網路銀行與行動銀行 App 時，雙方的權利與責任。",
    en: "What you and we may expect of each other on the web site, in the accessible web bank and in the mobile app.",
    ko: "웹사이트, 웹 접근성 뱅킹, 모바일 앱을 이용할 때 고객과 당행의 권리와 책임입니다.",
  },
  group: null,
  versions: [
    {
      version: "1.0",
      effectiveDays: -505,
      // The article on complaints came with the second version.
      body: termsOf(opening, withChanges(webBankingArticles.slice(0, -1), first)),
    },
    { version: "2.0", effectiveDays: -74, body: termsOf(opening, webBankingArticles) },
    {
      version: "3.0",
      effectiveDays: 50,
      body: termsOf(opening, withChanges(webBankingArticles, third)),
    },
  ],
};
