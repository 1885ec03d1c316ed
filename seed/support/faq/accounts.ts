import type { FaqSeed } from "../faq-seed.ts";

/** Questions about opening, managing and upgrading an account. */
export const accountFaqs: FaqSeed[] = [
  {
    number: 1001,
    subcategory: "0101",
    popular: true,
    question: {
      zh: "如何開立晨光銀行帳戶？",
      en: "How do I open an account with Dawn Bank?",
      ko: "던뱅크 계좌는 어떻게 개설합니까?",
    },
    answer: {
      zh: `請下載行動銀行 App，全程在手機上完成開戶，不必到服務據點。網站不受理開戶，但開戶完成後即可用同一組使用者代號登入網站。

1. 從 App Store 或 Google Play 安裝 App。
2. 拍攝身分證件並填寫基本資料。
3. 以您在其他銀行的帳戶驗證身分。
4. 設定使用者代號、密碼與交易密碼後送出申請，經本行審核後啟用。`,
      en: `Download our mobile app: the whole application is done on your phone, and you need not visit a service centre. Accounts cannot be opened on the web site, but once yours is open you sign in to the web site with the same user ID.

1. Install the app from the App Store or Google Play.
2. Photograph your identity documents and fill in your details.
3. Verify your identity with an account you hold at another bank.
4. Set a user ID, a password and a PIN and send the application. We review it, then the account opens.`,
      ko: `모바일 앱을 내려받으시면 휴대전화에서 모든 개설 절차를 마치실 수 있으며, 서비스 센터를 방문하실 필요가 없습니다. 웹사이트에서는 계좌를 개설할 수 없지만, 개설 후에는 같은 사용자 ID로 웹사이트에 로그인하실 수 있습니다.

1. App Store 또는 Google Play에서 앱을 설치해 주십시오.
2. 신분증을 촬영하고 기본 정보를 입력해 주십시오.
3. 다른 은행에 보유하신 계좌로 본인 확인을 해 주십시오.
4. 사용자 ID, 비밀번호, 거래 비밀번호를 설정하여 신청하시면 당행 심사 후 계좌가 개설됩니다.`,
    },
    keywords: ["申辦帳戶", "線上開戶", "新戶", "辦帳戶", "註冊", "加入會員"],
  },
  {
    number: 1002,
    subcategory: "0101",
    question: {
      zh: "開戶要準備哪些證件？",
      en: "Which documents do I need to open an account?",
      ko: "계좌 개설에는 어떤 신분증이 필요합니까?",
    },
    answer: {
      zh: `請準備本人的證件正本，在行動銀行 App 內當場拍攝；影本、翻拍照片與過期證件無法受理。

- 國民身分證
- 第二證件，例如健保卡或駕照
- 本人在其他銀行的帳戶帳號，供驗證身分
- 本人使用的手機號碼與電子郵件信箱

實際可用的證件，以 App 開戶頁面所列為準。`,
      en: `Have your own original documents at hand and photograph them in the mobile app. Copies, photographs of photographs and expired documents cannot be accepted.

- Your national ID card
- A second document, such as your health insurance card or driving licence
- The number of an account in your name at another bank, to verify your identity
- A mobile number and an email address that you use yourself

The opening page of the app lists the documents that are accepted.`,
      ko: `본인의 신분증 원본을 준비하여 모바일 앱에서 바로 촬영해 주십시오. 사본, 사진을 다시 찍은 것, 유효 기간이 지난 신분증은 사용하실 수 없습니다.

- 국민신분증
- 건강보험증이나 운전면허증 등 두 번째 신분증
- 본인 확인에 사용할 다른 은행의 본인 명의 계좌번호
- 본인이 사용하는 휴대전화 번호와 이메일 주소

사용하실 수 있는 신분증은 앱의 계좌 개설 화면을 기준으로 합니다.`,
    },
    keywords: ["雙證件", "第二證件", "健保卡", "駕照", "應備文件", "身分證明"],
  },
  {
    number: 1003,
    subcategory: "0101",
    question: {
      zh: "幾歲可以開戶？未成年可以申請嗎？",
      en: "How old must I be to open an account? Can minors apply?",
      ko: "몇 세부터 계좌를 개설할 수 있습니까? 미성년자도 가능합니까?",
    },
    answer: {
      zh: "年滿 7 歲、持有國民身分證的本國國民就可以開戶；未滿 18 歲者，須經法定代理人同意，並依 App 畫面完成同意程序。帳戶升級、外幣帳戶、基金與信貸，須年滿 18 歲才能申請。不論幾歲，帳戶都限本人使用，不能由別人代為操作。",
      en: "Nationals can open an account from the age of 7 with a national ID card. Those under 18 need the consent of a legal representative, given as the app shows. Account upgrade, the foreign currency account, funds and the installment loan need an age of 18 or over. Whatever your age, the account is for you alone, and nobody else may operate it.",
      ko: "국민신분증이 있는 만 7세 이상 국민은 계좌를 개설하실 수 있으며, 만 18세 미만은 앱 화면에 따라 법정대리인의 동의를 받아야 합니다. 계좌 업그레이드, 외화 계좌, 펀드, 분할 상환 대출은 만 18세 이상만 신청하실 수 있습니다. 나이에 관계없이 계좌는 본인만 사용할 수 있으며 다른 사람이 대신 이용할 수 없습니다.",
    },
    keywords: ["年齡限制", "小孩", "學生", "兒童帳戶", "法定代理人", "監護人", "18歲"],
  },
  {
    number: 1004,
    subcategory: "0101",
    question: {
      zh: "持居留證的外籍人士可以使用晨光銀行嗎？",
      en: "Can foreign residents with a residence card use Dawn Bank?",
      ko: "거류증을 가진 외국인도 던뱅크를 이용할 수 있습니까?",
    },
    answer: {
      zh: `年滿 18 歲且持有效居留證者，可在行動銀行 App 提出開戶申請，由本行審核。登入網站時，請在「身分證字號」欄位輸入居留證上的統一證號，新式（1 個英文字母加 9 個數字）與舊式（2 個英文字母加 8 個數字）都可以使用。網站提供中文、英文與韓文。`,
      en: `If you are 18 or over and hold a valid residence card, you can apply in the mobile app; we review each application. When you sign in to the web site, enter the ID number of your residence card in the national ID field. Both the new form (one letter and nine digits) and the old form (two letters and eight digits) work. The web site is available in Chinese, English and Korean.`,
      ko: `만 18세 이상으로 유효한 거류증을 가지고 계시면 모바일 앱에서 개설을 신청하실 수 있으며, 당행이 심사합니다. 웹사이트에 로그인하실 때는 신분증 번호 칸에 거류증의 통일증호를 입력해 주십시오. 새 형식(영문자 1자와 숫자 9자)과 옛 형식(영문자 2자와 숫자 8자)을 모두 사용하실 수 있습니다. 웹사이트는 중국어, 영어, 한국어로 제공됩니다.`,
    },
    keywords: ["外國人", "居留證", "ARC", "統一證號", "移工", "外籍"],
  },
  {
    number: 1005,
    subcategory: "0101",
    question: {
      zh: "送出開戶申請後，如何知道審核結果？",
      en: "How do I learn the result of my application for an account?",
      ko: "계좌 개설 신청 결과는 어떻게 확인합니까?",
    },
    answer: {
      zh: `審核結果會以 App 推播與電子郵件通知，您也可以隨時在行動銀行 App 的開戶頁面查看進度。資料不清楚或需要補件時，App 會說明缺少哪一項，補齊後即繼續審核。帳戶開立之前登入網站，會看到「您尚未開立帳戶」的提示。`,
      en: `We tell you the result by a notification in the app and by email, and you can look at the progress on the opening page of the mobile app at any time. If something is unclear or missing, the app says what; once you have added it, the review goes on. If you sign in to the web site before the account is open, it tells you that you have no account yet.`,
      ko: `심사 결과는 앱 알림과 이메일로 알려 드리며, 모바일 앱의 계좌 개설 화면에서 진행 상황을 언제든지 확인하실 수 있습니다. 자료가 불분명하거나 보완이 필요하면 앱에서 항목을 안내해 드리고, 보완하시면 심사를 계속합니다. 계좌가 개설되기 전에 웹사이트에 로그인하시면 아직 계좌가 없다는 안내가 표시됩니다.`,
    },
    keywords: ["開戶進度", "補件", "審核中", "開戶失敗", "尚未開立帳戶"],
  },
  {
    number: 1006,
    subcategory: "0102",
    question: {
      zh: "基本帳戶與進階帳戶有什麼不同？",
      en: "What is the difference between a basic and an advanced account?",
      ko: "기본 계좌와 고급 계좌는 무엇이 다릅니까?",
    },
    answer: {
      zh: `線上開戶完成後為基本帳戶；再以自然人憑證與視訊通話確認身分，即可升級為進階帳戶。兩者的存款利率與轉帳手續費相同，差別如下：

| 項目 | 基本帳戶 | 進階帳戶 |
| 非約定轉帳限額 | 較低 | 較高 |
| 外幣轉帳限額 | 較低 | 較高 |
| 外幣約定匯款 | 不可 | 可 |
| 信貸申請 | 不可 | 可 |`,
      en: `An account opened online is a basic account. Once you have proved your identity with a citizen digital certificate and a video call, it becomes an advanced account. Deposit rates and transfer fees are the same for both. The differences are:

| Item | Basic account | Advanced account |
| Non-designated transfer limits | Lower | Higher |
| Foreign currency transfer limits | Lower | Higher |
| Designated foreign currency remittance | No | Yes |
| Installment loan | No | Yes |`,
      ko: `온라인으로 개설하신 계좌는 기본 계좌이며, 자연인 증서와 영상 통화로 본인 확인을 마치시면 고급 계좌로 업그레이드됩니다. 예금 금리와 이체 수수료는 같으며, 차이는 다음과 같습니다.

| 항목 | 기본 계좌 | 고급 계좌 |
| 비지정 계좌 이체 한도 | 낮음 | 높음 |
| 외화 이체 한도 | 낮음 | 높음 |
| 외화 지정 송금 | 불가 | 가능 |
| 분할 상환 대출 신청 | 불가 | 가능 |`,
    },
    keywords: ["帳戶類型", "帳戶等級", "第一類", "第三類", "數位帳戶", "帳戶差別"],
  },
  {
    number: 1007,
    subcategory: "0102",
    popular: true,
    question: {
      zh: "晨光銀行的銀行代碼是多少？我的帳號在哪裡看？",
      en: "What is Dawn Bank’s bank code, and where do I find my account number?",
      ko: "던뱅크의 은행 코드는 무엇이며, 제 계좌번호는 어디에서 확인합니까?",
    },
    answer: {
      zh: `晨光銀行的銀行代碼是 899，帳號為 12 位數字。登入行動銀行 App 或[無障礙網路銀行](/accessible)後，在帳戶頁面可以查看帳號，並用旁邊的按鈕複製。請對方轉帳給您時，提供銀行代碼與完整帳號即可；密碼、驗證碼與卡片背面的安全碼，收款時一概用不到。`,
      en: `Dawn Bank’s bank code is 899, and account numbers have 12 digits. Sign in to the mobile app or the [accessible web bank](/accessible): the account page shows your number, with a button to copy it. To be paid, give the payer the bank code and the whole account number. Nobody needs your password, one-time code or the security code of your card to send you money.`,
      ko: `던뱅크의 은행 코드는 899이며 계좌번호는 숫자 12자리입니다. 모바일 앱이나 [웹 접근성 뱅킹](/accessible)에 로그인하시면 계좌 화면에서 번호를 확인하고 옆의 버튼으로 복사하실 수 있습니다. 돈을 받으실 때는 은행 코드와 전체 계좌번호만 알려 주시면 됩니다. 비밀번호, 인증번호, 카드 뒷면의 보안 코드는 입금받는 데 전혀 필요하지 않습니다.`,
    },
    keywords: ["899", "銀行代號", "分行代碼", "匯款帳號", "帳號幾碼", "收款帳號", "bank code"],
  },
  {
    number: 1008,
    subcategory: "0102",
    question: {
      zh: "有實體存摺嗎？如何補登？",
      en: "Is there a passbook?",
      ko: "종이 통장이 있습니까?",
    },
    answer: {
      zh: `晨光銀行是純網路銀行，不發實體存摺，也不需要補登；每一筆收支都在行動銀行 App 的交易明細裡。若有單位要求存摺封面或存款證明，可在行動銀行 App 的「證明文件申請」下載存款餘額證明，作為帳戶與餘額的正式文件。`,
      en: `We are a digital-only bank and issue no passbook, so there is nothing to update: every movement is in your history in the mobile app. If someone asks for the cover of a passbook or for proof of your deposits, download a deposit balance certificate under “certificates” in the mobile app. It is an official document of your account and balance.`,
      ko: `던뱅크는 인터넷 전문 은행으로 종이 통장을 발급하지 않으며 통장 정리도 필요하지 않습니다. 모든 입출금은 모바일 앱의 거래 내역에서 확인하실 수 있습니다. 통장 사본이나 예금 증명이 필요하시면 모바일 앱의 ‘증명서 신청’에서 예금 잔액 증명서를 내려받아 계좌와 잔액을 증명하는 공식 문서로 사용해 주십시오.`,
    },
    keywords: ["存簿", "簿子", "刷本子", "存摺封面", "補摺", "無摺"],
  },
  {
    number: 1009,
    subcategory: "0102",
    question: {
      zh: "如何變更手機號碼、電子郵件或地址？",
      en: "How do I change my mobile number, email or address?",
      ko: "휴대전화 번호, 이메일, 주소는 어떻게 변경합니까?",
    },
    answer: {
      zh: `請登入行動銀行 App，進入「個人資料」修改。手機號碼與電子郵件會各寄一組驗證碼到新的號碼或信箱，輸入正確後立即生效。若舊手機號碼已停用、無法登入 App，請撥客服中心 0800-899-899，由專員確認身分後協助。

驗證碼、取消掛失與找回使用者代號都會用到這些資料，換號碼後請儘早更新。`,
      en: `Sign in to the mobile app and open “personal details”. For a new mobile number or email we send a one-time code to it; the change takes effect as soon as you enter the code. If your old number is no longer in use and you cannot sign in to the app, call 0800-899-899 and we will help after checking your identity.

One-time codes, cancelling a loss report and finding your user ID all rely on these details, so please update them early.`,
      ko: `모바일 앱에 로그인하여 ‘개인 정보’에서 변경해 주십시오. 휴대전화 번호와 이메일은 새 번호나 주소로 인증번호를 보내 드리며, 올바르게 입력하시면 바로 적용됩니다. 이전 번호를 더 이상 쓰지 않아 앱에 로그인하실 수 없으면 고객센터 0800-899-899로 연락해 주십시오. 본인 확인 후 도와드리겠습니다.

인증번호 수신, 분실 신고 취소, 사용자 ID 찾기에 모두 사용되는 정보이므로 번호가 바뀌면 빨리 변경해 주십시오.`,
    },
    keywords: ["換門號", "換手機", "改電話", "聯絡資料", "通訊地址", "e-mail", "信箱更改"],
  },
  {
    number: 1010,
    subcategory: "0102",
    question: {
      zh: "改名或換發新身分證後，要怎麼更新資料？",
      en: "I changed my name or renewed my ID card. How do I tell the bank?",
      ko: "개명하거나 신분증을 재발급받은 뒤에는 어떻게 변경합니까?",
    },
    answer: {
      zh: "請登入行動銀行 App 的「個人資料」更新姓名，並上傳新身分證與載有更名紀錄的文件，由本行確認。更新之前，您的帳號、使用者代號與密碼都照常使用。需要新姓名的卡片，可以另外申請換發；英文證明文件的姓名也請一併確認與護照相同。無法在 App 辦理時，請撥客服中心 0800-899-899。",
      en: "Update your name under “personal details” in the mobile app and upload the new ID card and a document that shows the change; we check it. Until then your account number, user ID and password keep working. You can ask for a card with the new name, and please check that your English name matches your passport for English certificates. If the app cannot do it, call 0800-899-899.",
      ko: "모바일 앱의 ‘개인 정보’에서 성명을 변경하고 새 신분증과 개명 기록이 있는 서류를 올려 주시면 당행이 확인합니다. 변경이 끝날 때까지 계좌번호, 사용자 ID, 비밀번호는 그대로 사용하실 수 있습니다. 새 이름의 카드는 따로 신청하실 수 있으며, 영문 증명서의 영문 성명이 여권과 같은지도 확인해 주십시오. 앱에서 처리할 수 없으면 고객센터 0800-899-899로 연락해 주십시오.",
    },
    keywords: ["更名", "換身分證", "姓名變更", "英文姓名", "戶籍", "結婚冠姓"],
  },
  {
    number: 1011,
    subcategory: "0102",
    question: {
      zh: "如何結清帳戶？",
      en: "How do I close my account?",
      ko: "계좌는 어떻게 해지합니까?",
    },
    answer: {
      zh: `您可以隨時在行動銀行 App 結清帳戶，不收費用，利息計算到結清前一天。結清前請先完成下列事項：

- 清償信貸，並把保險與基金的扣款改用其他帳戶
- 把夢想帳戶與定期存款的款項轉回主帳戶，再轉出餘額
- 停用簽帳金融卡
- 下載日後需要的證明文件

結清後帳號不能恢復，薪資、退款等待入帳的款項請先改用其他帳戶。`,
      en: `You can close it in the mobile app at any time, free of charge; interest is paid up to the day before. First:

- repay your installment loan, and have insurance and fund payments collected elsewhere;
- move money in dream accounts and time deposits to the main account, then move the balance out;
- stop the debit card;
- download the certificates you may need later.

A closed account number cannot be restored, so have salary and refunds sent elsewhere beforehand.`,
      ko: `모바일 앱에서 언제든지 수수료 없이 해지하실 수 있으며 이자는 해지 전날까지 계산합니다. 해지 전에 다음 사항을 마쳐 주십시오.

- 분할 상환 대출을 모두 상환하고 보험과 펀드의 출금 계좌를 변경
- 드림 계좌와 정기예금의 금액을 메인 계좌로 옮긴 뒤 잔액을 모두 이체
- 체크카드 정지
- 나중에 필요한 증명서 다운로드

해지한 계좌번호는 되살릴 수 없으므로 급여나 환불을 받을 계좌를 미리 바꾸어 주십시오.`,
    },
    keywords: ["銷戶", "關閉帳戶", "解約", "註銷帳號", "不用了", "取消帳戶"],
  },
  {
    number: 1012,
    subcategory: "0103",
    popular: true,
    question: {
      zh: "如何升級為進階帳戶？",
      en: "How do I upgrade to an advanced account?",
      ko: "고급 계좌로 어떻게 업그레이드합니까?",
    },
    answer: {
      zh: `網站的「[帳戶升級](/upgrade-account)」尚未開放，現在請年滿 18 歲的客戶帶自然人憑證到[服務據點](/support/contact-us/service-center)，用現場的讀卡機與電腦，依下列步驟完成。整個過程須由您本人操作。

1. 閱讀並同意約定條款。
2. 選擇要升級的帳戶：新臺幣、外幣或兩者。
3. 插入自然人憑證並輸入憑證 PIN 碼。
4. 與本行專員視訊通話，確認身分。

專員確認後，升級立即生效，帳號不變。`,
      en: `[Account upgrade](/upgrade-account) is not yet available on our web site. If you are 18 or over, bring your citizen digital certificate to a [service centre](/support/contact-us/service-center), where a computer with a card reader is ready, and follow these steps. You must do them in person.

1. Read and accept the terms.
2. Choose what to upgrade: TWD, foreign currency, or both.
3. Insert your citizen digital certificate and enter its PIN.
4. Take a video call with our staff, who confirm your identity.

The upgrade takes effect as soon as they have confirmed it. Your account number stays the same.`,
      ko: `웹사이트의 ‘[계좌 업그레이드](/upgrade-account)’는 아직 제공되지 않습니다. 만 18세 이상이시면 자연인 증서를 가지고 [서비스 센터](/support/contact-us/service-center)를 방문하시어 카드 리더가 있는 컴퓨터에서 다음 순서로 진행해 주십시오. 모든 과정은 본인이 직접 하셔야 합니다.

1. 약관을 읽고 동의해 주십시오.
2. 업그레이드할 계좌(대만 달러, 외화 또는 모두)를 선택해 주십시오.
3. 자연인 증서를 꽂고 증서 PIN을 입력해 주십시오.
4. 당행 직원과 영상 통화로 본인 확인을 해 주십시오.

직원이 확인하면 업그레이드가 바로 적용되며 계좌번호는 바뀌지 않습니다.`,
    },
    keywords: ["提高額度", "提高限額", "升等", "升級流程", "額度太低", "調高上限"],
  },
  {
    number: 1013,
    subcategory: "0103",
    question: {
      zh: "帳戶升級前要準備哪些設備？",
      en: "What equipment do I need for the account upgrade?",
      ko: "계좌 업그레이드에는 어떤 장비가 필요합니까?",
    },
    answer: {
      zh: `升級在 Windows 或 Mac 電腦上進行，手機與平板不適用。請先備妥下列物品，中途就不必離開：

- 有效期限內的自然人憑證，以及憑證 PIN 碼
- 晶片讀卡機，並安裝驅動程式
- 本行的簽章元件，可在升級頁面依您的作業系統下載
- 攝影機與麥克風，供視訊通話使用
- Chrome 90、Safari 14、Firefox 88 或 Edge 90 以上的瀏覽器`,
      en: `The upgrade runs on a Windows or Mac computer, not on a phone or tablet. Have these at hand, so that you need not leave in between:

- A valid citizen digital certificate and its PIN
- A card reader with its driver installed
- Our signing adapter, which the upgrade page offers for your system
- A camera and a microphone for the video call
- Chrome 90, Safari 14, Firefox 88 or Edge 90, or newer`,
      ko: `업그레이드는 Windows 또는 Mac 컴퓨터에서 진행하며 휴대전화와 태블릿에서는 할 수 없습니다. 다음을 미리 준비해 두시면 중간에 자리를 비우지 않으셔도 됩니다.

- 유효 기간 내의 자연인 증서와 증서 PIN
- 드라이버가 설치된 카드 리더
- 업그레이드 화면에서 운영체제에 맞게 내려받는 당행의 서명 프로그램
- 영상 통화에 사용할 카메라와 마이크
- Chrome 90, Safari 14, Firefox 88, Edge 90 이상의 브라우저`,
    },
    keywords: ["讀卡機", "晶片卡", "驅動程式", "鏡頭", "webcam", "Mac", "蘋果電腦"],
  },
  {
    number: 1014,
    subcategory: "0103",
    question: {
      zh: "可以用手機或平板辦理帳戶升級嗎？",
      en: "Can I upgrade on a phone or tablet?",
      ko: "휴대전화나 태블릿으로도 업그레이드할 수 있습니까?",
    },
    answer: {
      zh: `目前不行。帳戶升級要用讀卡機讀取自然人憑證，只能在電腦上操作；以手機開啟升級頁面，會看到「僅限在電腦上使用」的說明。身邊沒有電腦時，可以先在手機上閱讀約定條款與準備事項，之後再換電腦完成。`,
      en: `Not at present. The upgrade reads your citizen digital certificate through a card reader, which works on a computer only; on a phone the page tells you so. If you have no computer at hand, you can read the terms and the list of what to prepare on your phone and finish on a computer later.`,
      ko: `현재는 불가능합니다. 업그레이드는 카드 리더로 자연인 증서를 읽어야 하므로 컴퓨터에서만 가능하며, 휴대전화로 여시면 컴퓨터 전용 안내가 표시됩니다. 컴퓨터가 없을 때는 휴대전화에서 약관과 준비물을 먼저 읽어 보시고 나중에 컴퓨터에서 마치실 수 있습니다.`,
    },
    keywords: ["平板", "iPad", "手機升級", "行動自然人憑證", "電腦限定", "PC"],
  },
  {
    number: 1015,
    subcategory: "0103",
    question: {
      zh: "升級時出現找不到簽章元件或代碼 61006、61014、61015，怎麼辦？",
      en: "The upgrade says that the signing adapter cannot be found (codes 61006, 61014, 61015). What now?",
      ko: "업그레이드 중 서명 프로그램을 찾을 수 없다는 61006, 61014, 61015 코드가 나오면 어떻게 합니까?",
    },
    answer: {
      zh: `這代表網頁無法連到您電腦上的簽章元件。請依代碼處理後，重新整理頁面再試：

- 61006：尚未安裝或未啟動，請在升級頁面下載並安裝簽章元件，再啟動一次。
- 61014：連線經過代理伺服器或防護軟體，請設定讓簽章元件直接連線。
- 61015：連線中斷或版本過舊，請移除後安裝最新版本。
- 61001：瀏覽器版本過舊，請先更新瀏覽器。

瀏覽器若詢問是否允許連線到本機裝置，請選擇「允許」。`,
      en: `The page cannot reach the signing adapter on your computer. Act on the code, then reload the page:

- 61006: it is not installed or not running. Download and install it from the upgrade page, and start it.
- 61014: a proxy or a security program stands in between. Let the adapter connect directly.
- 61015: the connection was lost or the version is too old. Remove it and install the newest.
- 61001: your browser is too old. Update it first.

If the browser asks whether the site may connect to this device, choose “allow”.`,
      ko: `웹페이지가 컴퓨터의 서명 프로그램에 연결하지 못한다는 뜻입니다. 코드에 따라 조치하신 뒤 화면을 새로 고쳐 주십시오.

- 61006: 설치되지 않았거나 실행 중이 아닙니다. 업그레이드 화면에서 서명 프로그램을 내려받아 설치하고 실행해 주십시오.
- 61014: 프록시나 보안 프로그램을 거치고 있습니다. 서명 프로그램이 직접 연결되도록 설정해 주십시오.
- 61015: 연결이 끊겼거나 버전이 오래되었습니다. 삭제한 뒤 최신 버전을 설치해 주십시오.
- 61001: 브라우저 버전이 오래되었습니다. 먼저 업데이트해 주십시오.

브라우저가 이 기기에 연결할지 물으면 ‘허용’을 선택해 주십시오.`,
    },
    keywords: ["元件安裝", "偵測不到", "驅動", "錯誤代碼", "61001", "外掛", "連不到元件"],
  },
  {
    number: 1016,
    subcategory: "0103",
    question: {
      zh: "自然人憑證的 PIN 碼忘記或被鎖卡，要找誰？",
      en: "I forgot the PIN of my citizen digital certificate, or it is locked. Who can help?",
      ko: "자연인 증서 PIN을 잊었거나 카드가 잠겼습니다. 어디에 문의합니까?",
    },
    answer: {
      zh: `自然人憑證由內政部核發，本行看不到也無法重設憑證 PIN 碼。連續輸入錯誤 3 次會鎖卡，請到內政部憑證管理中心網站或戶政事務所辦理解鎖或重設，再回到本行網站繼續升級。憑證 PIN 碼與本行的交易密碼是兩組不同的密碼，請不要混用。`,
      en: `The certificate is issued by the Ministry of the Interior; we cannot see or reset its PIN. Three wrong entries in a row lock the card. Unlock or reset it on the web site of the Ministry’s certification authority or at a household registration office, then continue the upgrade. The PIN of the certificate and the PIN you use for transfers with us are two different things.`,
      ko: `자연인 증서는 내정부에서 발급하므로 당행은 증서 PIN을 알 수 없고 재설정할 수도 없습니다. 연속 3회 잘못 입력하면 카드가 잠기므로 내정부 증서 관리 센터 웹사이트나 호정사무소에서 잠금을 풀거나 재설정한 뒤 업그레이드를 계속해 주십시오. 증서 PIN과 당행의 거래 비밀번호는 서로 다른 것이니 혼동하지 않도록 주의해 주십시오.`,
    },
    keywords: ["憑證密碼", "PIN碼", "鎖卡", "解卡", "內政部", "戶政", "MOICA"],
  },
  {
    number: 1017,
    subcategory: "0103",
    question: {
      zh: "自然人憑證過期或顯示身分不符，還能升級嗎？",
      en: "My citizen digital certificate has expired or does not match. Can I still upgrade?",
      ko: "자연인 증서가 만료되었거나 본인 정보와 다르다고 나옵니다. 업그레이드할 수 있습니까?",
    },
    answer: {
      zh: `過期或已廢止的憑證無法使用，請先辦理展期或換發新卡。出現「身分不符」，表示憑證上的姓名或身分證字號末四碼與您在本行留存的資料不同；請確認插入的是您本人的憑證，若您最近改過姓名，請先更新本行的個人資料。一張憑證只能用於一位客戶，不能借用家人的卡片。`,
      en: `An expired or revoked certificate cannot be used; please renew it or get a new card first. “Identity mismatch” means that the name or the last four characters of the national ID on the card differ from our records. Make sure that it is your own card; if you changed your name lately, update your details with us first. A certificate belongs to one customer, so a relative’s card will not work.`,
      ko: `만료되거나 폐지된 증서는 사용하실 수 없으므로 먼저 기간을 연장하거나 새 카드를 발급받아 주십시오. ‘본인 정보 불일치’는 증서의 성명 또는 신분증 번호 끝 네 자리가 당행 정보와 다르다는 뜻입니다. 본인의 증서인지 확인하시고, 최근에 개명하셨다면 먼저 당행의 개인 정보를 변경해 주십시오. 증서 한 장은 고객 한 분만 사용하실 수 있어 가족의 카드는 쓰실 수 없습니다.`,
    },
    keywords: ["憑證到期", "展期", "身份不符", "廢止", "換卡", "憑證失效"],
  },
  {
    number: 1018,
    subcategory: "0103",
    question: {
      zh: "升級的視訊通話無人接聽，怎麼辦？",
      en: "Nobody answers the video call of the upgrade. What can I do?",
      ko: "업그레이드 영상 통화에 응답이 없으면 어떻게 합니까?",
    },
    answer: {
      zh: `視訊專員於服務時間內接聽。若等候 2 分鐘仍無人接聽，或不在服務時間，頁面會請您選擇回電時段，由專員在該時段與您聯絡。通話時請準備身分證，並確認瀏覽器已允許使用攝影機與麥克風；本行專員不會在視訊中請您轉帳或說出密碼。`,
      en: `Our staff answer during service hours. If nobody answers within 2 minutes, or you call outside those hours, the page lets you choose a time, and we call you back then. Have your ID card ready and allow the browser to use the camera and microphone. Our staff never ask you to make a transfer or to say a password during the call.`,
      ko: `영상 통화는 서비스 시간에 직원이 응답합니다. 2분 동안 응답이 없거나 서비스 시간이 아니면 화면에서 시간을 선택하실 수 있으며, 그 시간에 직원이 다시 연락드립니다. 신분증을 준비하시고 브라우저에서 카메라와 마이크 사용을 허용해 주십시오. 당행 직원은 통화 중에 이체를 요청하거나 비밀번호를 묻지 않습니다.`,
    },
    keywords: ["視訊", "沒人接", "回電", "預約時段", "鏡頭沒畫面", "麥克風"],
  },
  {
    number: 1019,
    subcategory: "0103",
    question: {
      zh: "升級條款頁的「同意」按鈕為什麼不能按？",
      en: "Why can I not press “agree” on the terms of the upgrade?",
      ko: "업그레이드 약관의 ‘동의’ 버튼을 왜 누를 수 없습니까?",
    },
    answer: {
      zh: `為確認您已看過全文，須先讀到條款最後一行，「同意」才會生效。您可以用滑鼠或手指捲動，也可以用鍵盤的 End 鍵；使用螢幕報讀軟體時，請選擇「前往條款結尾」的連結。捲到底仍無法按下時，請將頁面縮放調回 100% 或更新瀏覽器後再試。`,
      en: `So that we know you have seen the whole text, “agree” works only after the last line has been reached. Scroll with the mouse or a finger, press the End key, or, with a screen reader, follow the link “end of terms”. If it still does not work at the end, set the zoom of the page back to 100% or update your browser and try again.`,
      ko: `전문을 확인하셨는지 알 수 있도록 약관의 마지막 줄까지 보신 뒤에 ‘동의’가 활성화됩니다. 마우스나 손가락으로 내리시거나 키보드의 End 키를 누르시고, 화면 낭독 프로그램을 쓰실 때는 ‘약관 끝으로’ 링크를 선택해 주십시오. 끝까지 내려도 눌리지 않으면 화면 배율을 100%로 되돌리거나 브라우저를 업데이트한 뒤 다시 시도해 주십시오.`,
    },
    keywords: ["反灰", "灰色按鈕", "按不下去", "捲到底", "約定條款", "無法下一步"],
  },
  {
    number: 1020,
    subcategory: "0102",
    question: {
      zh: "共同帳戶怎麼用？錢算誰的？",
      en: "How does a joint account work, and whose money is it?",
      ko: "공동 계좌는 어떻게 이용하며 돈은 누구의 것입니까?",
    },
    answer: {
      zh: `共同帳戶由一位年滿 18 歲的持有人在行動銀行 App 開立，再以手機號碼邀請其他本行客戶加入，適合家用、合租與社團經費。成員可以存入款項、查看餘額與交易明細，但只有持有人能轉出。存款在法律上屬於持有人，成員存入後不能向本行請求返還，請只與信任的人共用。`,
      en: `A holder aged 18 or over opens it in the mobile app and invites other customers of ours by mobile number: for a household, a shared flat or a club. Members pay in and see the balance and the history; only the holder can send money out. In law the money is the holder’s, and members cannot claim it back from the bank, so share it only with people you trust.`,
      ko: `만 18세 이상의 명의인이 모바일 앱에서 개설하고 휴대전화 번호로 다른 당행 고객을 초대하는 계좌로, 생활비, 공동 월세, 모임 회비에 알맞습니다. 구성원은 입금하고 잔액과 거래 내역을 볼 수 있으며 출금은 명의인만 할 수 있습니다. 예금은 법적으로 명의인에게 속하며 구성원은 당행에 반환을 청구할 수 없으므로 신뢰하는 사람과만 함께 사용해 주십시오.`,
    },
    keywords: ["聯名帳戶", "公用帳戶", "家用帳戶", "合租", "室友", "情侶存錢", "公積金"],
  },
];
