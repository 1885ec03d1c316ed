import type { Article } from "./articles.ts";

/** The articles of the terms of personal web banking that are in force. */
export const webBankingArticles: readonly Article[] = [
  {
    title: { zh: "適用範圍", en: "Scope", ko: "적용 범위" },
    text: {
      zh: "本條款適用於本行網站、[無障礙網路銀行](/accessible)與行動銀行 App 的個人網路銀行服務。個別產品另有約定者，從其約定；但較本條款不利於您的部分，仍依本條款。",
      en: "These terms cover personal web banking on our web site, in the [accessible web bank](/accessible) and in the mobile app. The terms of a product come first, except where they are less favourable to you than these.",
      ko: "이 약관은 당행 웹사이트, [웹 접근성 뱅킹](/accessible), 모바일 앱의 개인 인터넷뱅킹 서비스에 적용됩니다. 개별 상품에 다른 약정이 있으면 그 약정을 따르되, 이 약관보다 고객에게 불리한 부분은 이 약관을 따릅니다.",
    },
  },
  {
    title: { zh: "用詞與時間", en: "Words and time", ko: "용어와 시간" },
    text: {
      zh: "「電子文件」指雙方經網路傳遞的訊息與指示；「營業日」依政府機關辦公日曆。所稱日、月與時間，均為臺北時間的日曆日、日曆月。",
      en: "An “electronic message” is any message or instruction sent between us over the network. “Business days” follow the government calendar. Days, months and times are those of the calendar in Taipei.",
      ko: "‘전자 문서’는 양측이 네트워크로 주고받는 메시지와 지시를 말하고, ‘영업일’은 정부 기관의 근무 달력을 따릅니다. 일, 월, 시각은 타이베이 시간의 달력을 기준으로 합니다.",
    },
  },
  {
    title: { zh: "網頁的確認", en: "Making sure of the page", ko: "웹페이지 확인" },
    text: {
      zh: "請自行輸入網址或由書籤進入本行網站，並確認連線安全。本行簡訊不附要求登入的連結；對網頁有疑問，請先撥客服中心。",
      en: "Type our address yourself or use a bookmark, and make sure that the connection is secure. Our text messages carry no link that asks you to sign in. When in doubt about a page, call our call centre first.",
      ko: "주소를 직접 입력하거나 즐겨찾기로 접속하고 보안 연결을 확인해 주십시오. 당행 문자에는 로그인을 요구하는 링크가 없습니다. 페이지가 의심스러우면 먼저 고객센터로 문의해 주십시오.",
    },
  },
  {
    title: { zh: "服務項目", en: "Services", ko: "서비스 항목" },
    text: {
      zh: "包括帳戶查詢、轉帳、證明文件申請、簽帳金融卡掛失、帳戶升級與本行公告的其他項目。項目增減於網站公告，已受理的交易不受影響。",
      en: "Enquiries, transfers, certificates, debit card loss reports, account upgrade and what else we announce. We announce changes on the web site; transactions already accepted are not affected.",
      ko: "계좌 조회, 이체, 증명서 신청, 체크카드 분실 신고, 계좌 업그레이드와 당행이 공지하는 항목을 포함합니다. 항목의 변경은 웹사이트에 공지하며 이미 접수된 거래에는 영향이 없습니다.",
    },
  },
  {
    title: { zh: "身分確認", en: "Proving who you are", ko: "본인 확인" },
    text: {
      zh: "您以身分證字號、使用者代號與密碼登入；轉帳另以簡訊驗證碼與交易密碼確認。驗證碼為 6 位數字，轉帳用者 2 分鐘內有效；簡訊載明用途、金額與轉入帳號末碼，請核對後再輸入。",
      en: "You sign in with your national ID, user ID and password. A transfer is also confirmed by a one-time code by SMS and your PIN. The code has 6 digits and for a transfer is valid for 2 minutes. The message states the purpose, the amount and the last digits of the to account: check them before you enter it.",
      ko: "고객은 신분증 번호, 사용자 ID, 비밀번호로 로그인하며, 이체는 문자 인증번호와 거래 비밀번호로 추가 확인합니다. 인증번호는 6자리이고 이체용은 2분 동안 유효합니다. 문자에 적힌 용도, 금액, 입금 계좌 끝자리를 대조한 뒤 입력해 주십시오.",
    },
  },
  {
    title: { zh: "轉帳", en: "Transfers", ko: "이체" },
    text: {
      zh: "轉帳前，確認頁顯示轉入帳戶、金額、手續費與剩餘限額，經您確認後執行。24 小時內以相同金額轉入相同帳戶時，系統會再次詢問。",
      en: "Before a transfer the confirmation page shows the to account, the amount, the fee and what is left of your limits. We carry it out when you confirm. If you send the same amount to the same account within 24 hours, we ask once more.",
      ko: "이체 전에 확인 화면에 입금 계좌, 금액, 수수료, 남은 한도가 표시되며 고객이 확인하면 실행합니다. 24시간 이내에 같은 계좌로 같은 금액을 보내면 다시 확인합니다.",
    },
  },
  {
    title: { zh: "費用", en: "Fees", ko: "수수료" },
    text: {
      zh: "費用依本行「服務收費標準」，並於您確認前顯示。調高費用，本行於生效 60 日前公告並通知您；您可於生效前終止契約。",
      en: "Fees follow our schedule of service fees and are shown before you confirm. We announce an increase and tell you 60 days before it takes effect; until then you may end the contract.",
      ko: "수수료는 당행의 ‘서비스 수수료 기준’에 따르며 확인 전에 표시됩니다. 인상할 때는 시행 60일 전에 공지하고 통지하며, 고객은 시행 전에 계약을 해지할 수 있습니다.",
    },
  },
  {
    title: { zh: "轉帳限額", en: "Transfer limits", ko: "이체 한도" },
    text: {
      zh: "新臺幣非約定轉帳單筆、每日、每月限額，基本帳戶為 NT$10,000、NT$30,000、NT$50,000，進階帳戶為 NT$50,000、NT$100,000、NT$200,000；約定轉帳單筆 NT$2,000,000、每日 NT$3,000,000。手續費與本人帳戶互轉不計入。",
      en: "Non-designated TWD transfers are limited per transaction, day and month to NT$10,000, NT$30,000 and NT$50,000 for a basic account and NT$50,000, NT$100,000 and NT$200,000 for an advanced account; designated ones to NT$2,000,000 per transaction and NT$3,000,000 a day. Fees, and transfers between your own accounts with us, do not count.",
      ko: "대만 달러 비지정 계좌 이체의 1회, 일일, 월간 한도는 기본 계좌 NT$10,000, NT$30,000, NT$50,000, 고급 계좌 NT$50,000, NT$100,000, NT$200,000이며, 지정 계좌 이체는 1회 NT$2,000,000, 일일 NT$3,000,000입니다. 수수료와 당행 본인 계좌 간 이체는 포함하지 않습니다.",
    },
  },
  {
    title: { zh: "登入與登出", en: "Signing in and out", ko: "로그인과 로그아웃" },
    text: {
      zh: "使用完畢請登出。閒置 5 分鐘自動登出，單次登入最長 8 小時。",
      en: "Please sign out when you have finished. You are signed out after 5 minutes without activity, and one sign-in lasts 8 hours at most.",
      ko: "이용을 마치면 로그아웃해 주십시오. 5분 동안 이용하지 않으면 자동으로 로그아웃되고 한 번의 로그인은 최대 8시간입니다.",
    },
  },
  {
    title: { zh: "代號與密碼的保管", en: "Keeping your secrets", ko: "ID와 비밀번호의 관리" },
    text: {
      zh: "使用者代號為 6 至 14 個英文字母或數字，交易密碼為 5 個數字加 1 個英文字母，均限本人使用。密碼連續錯誤 5 次暫時鎖定登入，須於行動銀行 App 解鎖；交易密碼錯誤 5 次即停用。",
      en: "A user ID has 6 to 14 letters or digits, a PIN 5 digits followed by 1 letter; both are for you alone. Five wrong passwords in a row lock sign-in for a time, until you unlock it in the mobile app. Five wrong PINs stop the PIN.",
      ko: "사용자 ID는 영문자 또는 숫자 6~14자, 거래 비밀번호는 숫자 5자리와 영문자 1자리이며 본인만 사용합니다. 비밀번호를 연속 5회 잘못 입력하면 로그인이 일시적으로 잠기고 모바일 앱에서 해제해야 하며, 거래 비밀번호를 5회 잘못 입력하면 사용이 정지됩니다.",
    },
  },
  {
    title: { zh: "電子文件的執行", en: "Carrying out messages", ko: "전자 문서의 실행" },
    text: {
      zh: "本行收到經確認的電子文件後即時處理，並於畫面顯示結果、提供收據。遇系統維護或非服務時間，依網頁公告的時間處理。",
      en: "We act on a confirmed message at once, show the result and give a receipt. During maintenance or outside service hours we act at the times announced.",
      ko: "당행은 확인된 전자 문서를 받으면 즉시 처리하고 결과를 화면에 표시하며 영수증을 제공합니다. 시스템 점검이나 서비스 시간 외에는 공지된 시간에 처리합니다.",
    },
  },
  {
    title: { zh: "不予執行的情形", en: "When we do not act", ko: "실행하지 않는 경우" },
    text: {
      zh: "電子文件內容不完整、身分有疑義、餘額不足、超過限額，或依法令、法院或主管機關命令不得執行時，本行得不執行，並以畫面或其他方式通知您。",
      en: "We may decline to act, and tell you so on the page or otherwise, if a message is incomplete, identity is in doubt, the balance is too low, a limit is exceeded, or law, a court or an authority forbids it.",
      ko: "내용이 불완전하거나 본인 여부가 의심되거나 잔액이 부족하거나 한도를 넘거나 법령, 법원, 감독 기관의 명령으로 금지된 경우 당행은 실행하지 않을 수 있으며 화면 등으로 통지합니다.",
    },
  },
  {
    title: { zh: "設備與軟體", en: "Equipment and software", ko: "기기와 소프트웨어" },
    text: {
      zh: "您應自備電腦或手機與網路。行動銀行 App 需 iOS 15 或 Android 7 以上；瀏覽器需 Chrome 90、Safari 14、Firefox 88、Edge 90 以上，始能使用完整功能。經越獄或取得最高權限的裝置不提供服務。",
      en: "You provide your own computer or phone and connection. The mobile app needs iOS 15 or Android 7 or newer; for all functions of the web site use Chrome 90, Safari 14, Firefox 88 or Edge 90 or newer. We do not serve jailbroken or rooted devices.",
      ko: "컴퓨터나 휴대전화와 네트워크는 고객이 준비합니다. 모바일 앱은 iOS 15 또는 Android 7 이상이 필요하며, 모든 기능을 이용하려면 Chrome 90, Safari 14, Firefox 88, Edge 90 이상이 필요합니다. 탈옥하거나 최고 권한을 얻은 기기에는 서비스를 제공하지 않습니다.",
    },
  },
  {
    title: { zh: "事故通知", en: "Telling us", ko: "사고 통지" },
    text: {
      zh: "發現密碼外洩、裝置遺失或非本人交易，請立即通知客服中心 0800-899-899（24 小時受理），本行即暫停相關服務。",
      en: "If a password is known to others, a device is lost or a transaction was not yours, call our call centre on 0800-899-899 at once, day or night. We then suspend the services concerned.",
      ko: "비밀번호 유출, 기기 분실, 본인이 하지 않은 거래를 발견하면 즉시 고객센터 0800-899-899(24시간)로 알려 주십시오. 당행은 관련 서비스를 정지합니다.",
    },
  },
  {
    title: { zh: "交易核對", en: "Checking transactions", ko: "거래 대조" },
    text: {
      zh: "交易完成後，本行以電子郵件或 App 通知。您認為有誤，應於完成日起 45 日內通知本行查明；本行於接獲通知之日起 30 日內回覆結果。",
      en: "We report each transaction by email or in the app. If you think it is wrong, tell us within 45 days of it; we answer within 30 days of hearing from you.",
      ko: "거래가 완료되면 이메일 또는 앱으로 알려 드립니다. 오류가 있다고 생각하시면 완료일부터 45일 이내에 통지해 주시고, 당행은 통지를 받은 날부터 30일 이내에 결과를 회신합니다.",
    },
  },
  {
    title: { zh: "錯誤的處理", en: "Mistakes", ko: "오류의 처리" },
    text: {
      zh: "錯誤可歸責於本行者，本行應立即更正並通知您。因您輸入錯誤而轉入他人帳戶者，本行協助通知轉入銀行；款項須經對方同意始得退回。",
      en: "A mistake of ours we correct at once and tell you. If money went to the wrong account because of what you entered, we help by contacting the other bank, but it can only be returned with the payee’s consent.",
      ko: "당행의 책임으로 생긴 오류는 즉시 정정하고 통지합니다. 고객의 입력 오류로 타인 계좌에 이체된 경우 당행이 입금 은행에 연락해 드리며, 상대방의 동의가 있어야 반환됩니다.",
    },
  },
  {
    title: { zh: "冒用的責任", en: "Misuse by others", ko: "도용의 책임" },
    text: {
      zh: "第三人冒用您的代號或密碼，於本行接獲通知前已生的效力由本行負責；但您有故意或過失，或收到核對資料逾 45 日未提出異議者，不在此限。通知後的損失由本行負擔。",
      en: "If others misuse your user ID or password, we answer for what happened before you told us, unless it was done with your intent or through your negligence, or you raised no objection within 45 days of our statement. Losses after you told us are ours.",
      ko: "제3자가 고객의 ID나 비밀번호를 도용한 경우 당행이 통지를 받기 전에 발생한 결과는 당행이 책임집니다. 다만 고객에게 고의나 과실이 있거나 대조 자료를 받은 뒤 45일 동안 이의를 제기하지 않은 경우는 예외입니다. 통지 후의 손실은 당행이 부담합니다.",
    },
  },
  {
    title: { zh: "系統安全與保密", en: "Security and secrecy", ko: "보안과 비밀 유지" },
    text: {
      zh: "雙方均應防止他人非法進入系統、竊取或竄改資料。本行對您的資料與交易內容負保密義務，受託處理的廠商亦同。",
      en: "Both of us guard against others entering the system or taking or changing data unlawfully. We keep your data and transactions secret, and so must those who work for us.",
      ko: "양측은 타인이 시스템에 불법으로 침입하거나 자료를 빼내거나 변경하지 못하도록 해야 합니다. 당행은 고객의 정보와 거래 내용의 비밀을 지키며 수탁 업체도 같은 의무를 집니다.",
    },
  },
  {
    title: { zh: "損害賠償", en: "Damages", ko: "손해 배상" },
    text: {
      zh: "電子文件因可歸責於一方的事由而遲延、遺漏或錯誤，致他方受損害者，該方應負賠償責任。",
      en: "Whoever is to blame for a message that is late, missing or wrong makes good the damage it does to the other.",
      ko: "한쪽의 책임 있는 사유로 전자 문서가 지연되거나 누락되거나 잘못되어 상대방에게 손해가 생기면 그 당사자가 배상합니다.",
    },
  },
  {
    title: { zh: "紀錄保存與效力", en: "Records", ko: "기록의 보존과 효력" },
    text: {
      zh: "電子文件的紀錄至少保存 5 年，法令規定較長者從其規定。雙方同意以電子文件作為表示方法，其效力與書面相同。",
      en: "Records of messages are kept for at least 5 years, longer where the law says so. We both accept that messages have the force of writing.",
      ko: "전자 문서의 기록은 최소 5년간 보존하며 법령이 더 길게 정하면 그에 따릅니다. 양측은 전자 문서가 서면과 같은 효력을 가진다는 데 동의합니다.",
    },
  },
  {
    title: { zh: "服務的暫停", en: "Suspension", ko: "서비스 정지" },
    text: {
      zh: "您違反法令或本條款，或帳戶經通報為警示帳戶時，本行得暫停全部或部分服務並通知您；原因消滅後應即恢復。",
      en: "If you break the law or these terms, or an account is reported as flagged, we may suspend all or part of the service and tell you. We restore it when the reason is gone.",
      ko: "고객이 법령이나 이 약관을 위반하거나 계좌가 경고 계좌로 통보되면 당행은 서비스의 전부 또는 일부를 정지하고 통지할 수 있으며, 사유가 없어지면 재개합니다.",
    },
  },
  {
    title: { zh: "修訂、終止與管轄", en: "Changes, ending and courts", ko: "개정, 해지, 관할" },
    text: {
      zh: "本條款修訂於生效前公告並通知，您未於期限內表示異議，視為同意；不同意者得終止契約，不收費用。您可隨時終止；本行終止應於 30 日前通知。準據法為中華民國法律，以臺灣臺北地方法院為第一審管轄法院，但不排除消費者保護法的規定。",
      en: "We announce changes and tell you before they take effect. If you do not object in time you are taken to agree; if you do not agree you may end the contract free of charge. You may end it at any time; we give 30 days’ notice. The law of the Republic of China applies, and the Taiwan Taipei District Court hears disputes first, without prejudice to the Consumer Protection Act.",
      ko: "약관을 개정할 때는 시행 전에 공지하고 통지하며, 기한까지 이의가 없으면 동의한 것으로 봅니다. 동의하지 않으면 수수료 없이 해지할 수 있습니다. 고객은 언제든지 해지할 수 있고 당행은 30일 전에 통지하고 해지합니다. 준거법은 중화민국 법률이며 제1심 관할 법원은 타이완 타이베이 지방법원이되, 소비자보호법의 규정을 배제하지 않습니다.",
    },
  },
  {
    title: { zh: "申訴", en: "Complaints", ko: "불만 접수" },
    text: {
      zh: "您對服務有爭議，可向客服中心申訴，本行於 30 日內回覆；不接受處理結果或逾期未獲回覆者，得於 60 日內向財團法人金融消費評議中心申請評議。",
      en: "Take a dispute to our call centre; we answer within 30 days. If you do not accept the answer, or hear nothing in time, you may within 60 days turn to the Financial Ombudsman Institution.",
      ko: "서비스에 이의가 있으면 고객센터에 접수해 주십시오. 당행은 30일 이내에 회신합니다. 결과를 받아들이지 않거나 기한까지 회신이 없으면 60일 이내에 금융소비평의센터에 평의를 신청할 수 있습니다.",
    },
  },
];
