import type { SeedNotice } from "./types.ts";

/** The newest notices, of the last forty days. */
export const notices1: SeedNotice[] = [
  {
    category: "security",
    daysAgo: 0,
    pinned: true,
    title: {
      zh: "提醒您：近期有不法人士冒用本行名義發送「帳戶異常」簡訊",
      en: "Beware of text messages about an “account problem” sent in our name",
      ko: "던뱅크를 사칭한 ‘계좌 이상’ 문자에 주의하십시오",
    },
    body: {
      zh: `本行近日接獲客戶反映，收到自稱晨光銀行的簡訊，內容為「您的帳戶出現異常登入，請於 24 小時內點選連結驗證，逾期將凍結」。該簡訊並非本行發送，連結會導向仿冒的登入頁面，誘騙您輸入身分證字號、使用者代號、密碼與驗證碼。

## 如何分辨
- 本行簡訊不會附上要求您登入或輸入密碼的連結。
- 本行不會以簡訊、電話或通訊軟體索取密碼、交易密碼或驗證碼。
- 驗證碼簡訊一定會寫明用途；轉帳時並載明金額與轉入帳號末碼，請核對後再輸入。

## 如果您已經輸入資料
1. 立即在行動銀行 App 或網站的安全中心使用「一鍵停用」，或撥打客服中心 0800-899-899（海外請撥 +886-2-8899-0899）。
2. 撥打 [165](tel:165) 反詐騙專線或 110 報案，並保留簡訊畫面。
3. 確認帳戶安全後，重新設定密碼與交易密碼。`,
      en: `Customers have told us of text messages that claim to come from Dawn Bank and say: “Unusual sign-in found. Verify through this link within 24 hours or your account will be frozen.” We did not send them. The link opens a copy of our sign-in page that collects your national ID, user ID, password and one-time code.

## How to tell
- Our text messages never carry a link that asks you to sign in or enter a password.
- We never ask for your password, PIN or one-time code by SMS, telephone or messaging app.
- A message with a one-time code always states its purpose; for a transfer it also shows the amount and the last digits of the to account. Check them before you enter the code.

## If you have already entered your details
1. Use the panic button in the mobile app or on the security page of the web site at once, or call our call centre on 0800-899-899 (from abroad +886-2-8899-0899).
2. Call the [165](tel:165) anti-fraud line, or 110, and keep a picture of the message.
3. When your account is safe, set a new password and a new PIN.`,
      ko: `최근 던뱅크를 사칭하여 “비정상 로그인이 감지되었습니다. 24시간 이내에 링크에서 인증하지 않으면 계좌가 동결됩니다”라는 문자를 받았다는 고객 제보가 접수되었습니다. 해당 문자는 당행이 보낸 것이 아니며, 링크는 가짜 로그인 화면으로 연결되어 신분증 번호, 사용자 ID, 비밀번호, 인증번호를 빼냅니다.

## 구별하는 방법
- 당행 문자에는 로그인이나 비밀번호 입력을 요구하는 링크가 없습니다.
- 당행은 문자, 전화, 메신저로 비밀번호, 거래 비밀번호, 인증번호를 묻지 않습니다.
- 인증번호 문자에는 항상 용도가 적혀 있으며, 이체 시에는 금액과 입금 계좌 끝자리도 표시됩니다. 확인한 뒤 입력해 주십시오.

## 이미 정보를 입력하셨다면
1. 즉시 모바일 앱이나 웹사이트 보안 센터에서 긴급 정지를 실행하시거나 고객센터 0800-899-899(해외 +886-2-8899-0899)로 연락해 주십시오.
2. [165](tel:165) 사기 신고 전화 또는 110에 신고하시고 문자 화면을 보관해 주십시오.
3. 계좌의 안전을 확인한 뒤 비밀번호와 거래 비밀번호를 다시 설정해 주십시오.`,
    },
  },
  {
    category: "system",
    daysAgo: 2,
    pinned: true,
    title: {
      zh: "系統維護公告：部分服務將於凌晨暫停",
      en: "System maintenance: some services will pause overnight",
      ko: "시스템 점검 안내: 새벽 시간 일부 서비스 중단",
    },
    body: {
      zh: `為提升帳務主機效能，本行將於 {day:+5} 01:00 至 06:00 進行系統維護，期間各項服務安排如下：

| 服務項目 | 維護期間 |
| 網站登入、[無障礙網路銀行](/accessible) | 01:00 至 06:00 暫停 |
| 轉帳（含約定轉帳、非約定轉帳） | 01:00 至 06:00 暫停 |
| 簽帳金融卡消費 | 正常，可用餘額可能延後更新 |
| 自動櫃員機提款 | 02:00 至 03:00 暫停 |
| 卡片掛失（客服中心） | 24 小時正常 |

若您於當日有繳款或轉帳需求，請提前於 {day:+4} 23:00 前完成。維護如提早結束，服務將提早恢復，不另行公告。造成不便，敬請見諒。`,
      en: `To make our core system faster we will carry out maintenance on {day:+5} from 01:00 to 06:00. Services during that time:

| Service | During maintenance |
| Sign-in on the web site, [accessible web bank](/accessible) | Paused 01:00 to 06:00 |
| Transfers (designated and non-designated) | Paused 01:00 to 06:00 |
| Debit card purchases | Available; the available balance may be updated later |
| Cash machine withdrawals | Paused 02:00 to 03:00 |
| Reporting a lost card (call centre) | Available 24 hours |

If you have a payment or transfer to make that day, please complete it before 23:00 on {day:+4}. If we finish early, services will return early without further notice. We are sorry for the inconvenience.`,
      ko: `계정계 시스템의 성능 향상을 위하여 {day:+5} 01:00부터 06:00까지 시스템 점검을 실시합니다. 점검 시간 중 서비스 이용 안내는 다음과 같습니다.

| 서비스 | 점검 시간 중 이용 |
| 웹사이트 로그인, [웹 접근성 뱅킹](/accessible) | 01:00~06:00 중단 |
| 이체(지정 계좌 이체, 비지정 계좌 이체 포함) | 01:00~06:00 중단 |
| 체크카드 결제 | 이용 가능, 출금 가능 잔액 반영이 늦어질 수 있음 |
| 현금인출기 출금 | 02:00~03:00 중단 |
| 카드 분실 신고(고객센터) | 24시간 이용 가능 |

당일 납부나 이체가 필요하신 고객께서는 {day:+4} 23:00 이전에 미리 완료해 주십시오. 점검이 일찍 끝나면 별도 공지 없이 서비스를 앞당겨 재개합니다. 불편을 드려 죄송합니다.`,
    },
  },
  {
    category: "service",
    daysAgo: 5,
    title: {
      zh: "存款餘額證明可在 App 申請英文版，並可立即下載",
      en: "Deposit balance certificates in English, ready to download in the app",
      ko: "예금 잔액 증명서 영문본, 앱에서 바로 내려받으실 수 있습니다",
    },
    body: {
      zh: `出國留學、申請簽證需要財力證明嗎？自 {day:-5} 起，您可在行動銀行 App 的「證明文件申請」選擇中文或英文、新臺幣或美元，申請存款餘額證明；網站的「[證明文件申請](/certification)」尚未開放。

| 領取方式 | 時間 | 費用 |
| 線上下載 | 申請完成後立即 | 免費 |
| 電子郵件 | 審核後 2 至 3 個營業日 | 免費 |
| 郵寄正本 | 審核後寄出 | 每份 NT$100 |

## 注意事項
- 證明日期須晚於開戶日，且早於申請當日。
- 英文證明的姓名須與護照相同，申請前請先確認英文姓名。
- 以美元表示的金額，依證明日期當日本行牌告匯率換算，匯率會印在證明上。
- 收件單位可用 PDF 閱讀軟體檢視數位簽章，確認真偽。`,
      en: `Do you need proof of funds for study abroad or a visa? Since {day:-5} you can ask for a deposit balance certificate under “certificates” in the mobile app, in Chinese or English, and in TWD or USD. [Certificates](/certification) are not yet available on our web site.

| Delivery | When | Fee |
| Download | At once | Free |
| Email | 2 to 3 business days, after review | Free |
| Post | Sent after review | NT$100 per document |

## Please note
- The certificate date must be after the account was opened and before the day of the request.
- The name on an English certificate must match your passport. Please check your English name first.
- Amounts in USD use our exchange rate of the certificate date, which is printed on the certificate.
- Whoever receives it can check the digital signature in a PDF reader.`,
      ko: `유학이나 비자 신청을 위한 재정 증명이 필요하십니까? {day:-5}부터 모바일 앱의 ‘증명서 신청’에서 중국어 또는 영어, 대만 달러 또는 미국 달러를 선택하여 예금 잔액 증명서를 신청하실 수 있습니다. 웹사이트의 ‘[증명서 신청](/certification)’은 아직 제공되지 않습니다.

| 수령 방법 | 소요 시간 | 수수료 |
| 온라인 다운로드 | 신청 완료 즉시 | 무료 |
| 이메일 | 심사 후 2~3영업일 | 무료 |
| 우편(원본) | 심사 후 발송 | 1부당 NT$100 |

## 유의 사항
- 증명 기준일은 계좌 개설일 이후, 신청일 이전이어야 합니다.
- 영문 증명서의 성명은 여권과 같아야 하므로 신청 전에 영문 성명을 확인해 주십시오.
- 미국 달러 금액은 증명 기준일의 당행 고시 환율로 환산하며, 적용 환율이 증명서에 표시됩니다.
- 제출받는 기관은 PDF 프로그램으로 전자 서명을 확인할 수 있습니다.`,
    },
  },
  {
    category: "rate",
    daysAgo: 8,
    title: {
      zh: "美元存款牌告利率調整",
      en: "Change of deposit rates for USD",
      ko: "미국 달러 예금 고시 금리 조정",
    },
    body: {
      zh: `因應國際市場利率變動，本行自 {day:-7} 起調整美元存款牌告利率（年利率）：

| 存款別 | 調整前 | 調整後 |
| 活期存款 | 0.95% | 0.85% |
| 定期存款 1 個月 | 3.45% | 3.30% |
| 定期存款 3 個月 | 3.55% | 3.40% |
| 定期存款 6 個月 | 3.60% | 3.45% |
| 定期存款 1 年 | 3.45% | 3.30% |

{day:-7} 以前已存入的定期存款，仍依原約定利率計息至到期日；到期自動續存者，依續存當日的牌告利率計息。最新利率請以本行網站「[牌告利率](/board-rate)」為準。`,
      en: `Following changes in international markets, we change our deposit rates for USD from {day:-7} (yearly rates):

| Deposit | Before | From then |
| Demand deposit | 0.95% | 0.85% |
| Time deposit, 1 month | 3.45% | 3.30% |
| Time deposit, 3 months | 3.55% | 3.40% |
| Time deposit, 6 months | 3.60% | 3.45% |
| Time deposit, 1 year | 3.45% | 3.30% |

Time deposits placed before {day:-7} keep their agreed rate until they mature. A deposit that is renewed automatically takes the rate of the day of renewal. The rates under [deposit rates](/board-rate) on our web site apply.`,
      ko: `국제 시장 금리 변동에 따라 {day:-7}부터 미국 달러 예금 고시 금리(연이율)를 다음과 같이 조정합니다.

| 예금 종류 | 조정 전 | 조정 후 |
| 보통예금 | 0.95% | 0.85% |
| 정기예금 1개월 | 3.45% | 3.30% |
| 정기예금 3개월 | 3.55% | 3.40% |
| 정기예금 6개월 | 3.60% | 3.45% |
| 정기예금 1년 | 3.45% | 3.30% |

{day:-7} 이전에 가입하신 정기예금은 만기일까지 기존 약정 금리가 적용되며, 자동 재예치 시에는 재예치일의 고시 금리가 적용됩니다. 최신 금리는 당행 웹사이트의 ‘[고시 금리](/board-rate)’를 기준으로 합니다.`,
    },
  },
  {
    category: "terms",
    daysAgo: 12,
    title: {
      zh: "「個人網路銀行服務約定條款」修訂公告",
      en: "Revision of the terms of personal web banking",
      ko: "‘개인 인터넷뱅킹 서비스 약관’ 개정 안내",
    },
    body: {
      zh: `本行修訂「個人網路銀行服務約定條款」，自 {day:+50} 起生效。主要修訂內容如下：

| 條次 | 修訂重點 |
| 第 6 條 | 新增轉帳確認頁顯示轉入帳戶遮蔽戶名的說明 |
| 第 9 條 | 明定同一使用者代號同時僅能登入一處，後登入者有效 |
| 第 14 條 | 新增「一鍵停用」的效力與解除方式 |
| 第 21 條 | 本行發現帳戶有疑似不法或顯屬異常交易時，得暫停的服務範圍 |

修訂前後對照表已置於本行網站「[下載專區](/resources)」。您若不同意修訂內容，請於 {day:+49} 前向客服中心表示異議或終止契約，不收取任何費用；屆期未表示異議者，視為同意修訂後條款。`,
      en: `We have revised the terms of personal web banking. The revision takes effect on {day:+50}. The main points:

| Article | What changes |
| Article 6 | The confirmation page of a transfer shows the masked name of the payee |
| Article 9 | A user ID can be signed in at one place only; the later sign-in stands |
| Article 14 | What the panic button does and how to lift it |
| Article 21 | Which services we may suspend when we find suspected unlawful or clearly unusual transactions |

A comparison of the old and new text is under [documents](/resources) on our web site. If you do not agree, please tell our call centre or end the contract by {day:+49}, free of charge. If we hear no objection by then, you are taken to have accepted the revised terms.`,
      ko: `당행은 ‘개인 인터넷뱅킹 서비스 약관’을 개정하며, 개정 약관은 {day:+50}부터 시행됩니다. 주요 개정 내용은 다음과 같습니다.

| 조항 | 개정 요지 |
| 제6조 | 이체 확인 화면에 수취인 성명을 일부 가려 표시한다는 설명 신설 |
| 제9조 | 같은 사용자 ID는 한 곳에서만 로그인되며 나중 로그인이 유효함을 명시 |
| 제14조 | 긴급 정지의 효력과 해제 방법 신설 |
| 제21조 | 불법 의심 또는 명백한 이상 거래 발견 시 중단할 수 있는 서비스 범위 |

신구 조문 대비표는 당행 웹사이트 ‘[자료실](/resources)’에서 확인하실 수 있습니다. 개정 내용에 동의하지 않으시면 {day:+49}까지 고객센터에 이의를 제기하시거나 수수료 없이 계약을 해지하실 수 있으며, 기한까지 이의가 없으면 개정 약관에 동의하신 것으로 봅니다.`,
    },
  },
  {
    category: "service",
    daysAgo: 17,
    title: {
      zh: "自然人憑證帳戶升級支援 Mac 電腦",
      en: "Account upgrade by citizen digital certificate now works on Mac",
      ko: "자연인 증서를 이용한 계좌 업그레이드, Mac에서도 가능합니다",
    },
    body: {
      zh: `自 {day:-17} 起，除 Windows 外，[服務據點](/support/contact-us/service-center)的帳戶升級也可以使用 Mac 電腦，以自然人憑證將基本帳戶升級為進階帳戶。網站的「[帳戶升級](/upgrade-account)」尚未開放。

## 升級前請準備
- 有效期限內的自然人憑證與憑證 PIN 碼
- 讀卡機，並已安裝驅動程式
- 電腦的攝影機與麥克風，供視訊通話使用

## 升級步驟
1. 登入後閱讀並同意約定條款。
2. 選擇要升級的帳戶：新臺幣、外幣或兩者。
3. 依畫面指示安裝簽章元件，插入自然人憑證並輸入 PIN 碼。
4. 與本行專員進行視訊通話，確認身分後完成升級。

憑證 PIN 碼只在您的電腦上使用，不會傳送至本行。PIN 碼連續輸入錯誤 3 次將鎖卡，請至內政部憑證管理中心網站或戶政事務所辦理解鎖。`,
      en: `Since {day:-17} you can upgrade from a basic account to an advanced account with your citizen digital certificate on a Mac as well as on Windows, at our [service centres](/support/contact-us/service-center). [Account upgrade](/upgrade-account) is not yet available on our web site.

## Have these ready
- A valid citizen digital certificate and its PIN
- A card reader with its driver installed
- A camera and a microphone for the video call

## Steps
1. Sign in, then read and accept the terms.
2. Choose what to upgrade: TWD, foreign currency, or both.
3. Install the signing adapter as the page shows, insert the certificate and enter its PIN.
4. Take a video call with our staff, who confirm your identity and complete the upgrade.

The PIN of the certificate stays on your computer and is never sent to us. Three wrong PINs in a row lock the card; unlock it on the web site of the Ministry of the Interior’s certification authority or at a household registration office.`,
      ko: `{day:-17}부터 [서비스 센터](/support/contact-us/service-center)에서 Windows뿐 아니라 Mac으로도 자연인 증서를 이용하여 기본 계좌를 고급 계좌로 전환하실 수 있습니다. 웹사이트의 ‘[계좌 업그레이드](/upgrade-account)’는 아직 제공되지 않습니다.

## 준비물
- 유효 기간 내의 자연인 증서와 증서 PIN
- 드라이버가 설치된 카드 리더
- 영상 통화에 사용할 카메라와 마이크

## 진행 순서
1. 로그인 후 약관을 읽고 동의해 주십시오.
2. 업그레이드할 계좌(대만 달러, 외화 또는 모두)를 선택해 주십시오.
3. 화면 안내에 따라 서명 프로그램을 설치하고 자연인 증서를 꽂은 뒤 PIN을 입력해 주십시오.
4. 당행 직원과 영상 통화로 본인 확인을 마치면 업그레이드가 완료됩니다.

증서 PIN은 고객님의 컴퓨터에서만 사용되며 당행으로 전송되지 않습니다. PIN을 연속 3회 잘못 입력하면 카드가 잠기므로 내정부 증서 관리 센터 웹사이트나 호정사무소에서 잠금을 해제해 주십시오.`,
    },
  },
  {
    category: "security",
    daysAgo: 22,
    title: {
      zh: "「解除分期付款」與「保證獲利」都是詐騙話術",
      en: "“Cancel your instalments” and “guaranteed profit” are the words of fraud",
      ko: "‘할부 해지’와 ‘수익 보장’은 사기 수법입니다",
    },
    body: {
      zh: `歹徒常假冒購物平臺或銀行客服，聲稱「訂單誤設為分期付款，須操作轉帳才能解除」；或以社群廣告邀您加入投資群組，先讓您小額獲利，再要求加碼匯款。

請記得三不原則：
- 不聽：來電要求您操作轉帳、購買點數，立即掛斷。
- 不信：沒有保證獲利的投資，轉帳也無法「解除分期」。
- 不給：密碼、驗證碼、簽帳金融卡資料，一概不提供。

有任何疑慮，請撥打 [165](tel:165) 反詐騙專線查證。若已轉出款項，越早通知本行與 165，攔阻款項的機會越高。`,
      en: `Criminals pose as a shop or a bank and say that an order “was set to instalments by mistake and needs a transfer to cancel”. Others invite you to an investment group through social media, let you earn a little, then press you to send more.

Remember three noes:
- Do not listen: if a caller tells you to make a transfer or buy points, hang up.
- Do not believe: no investment guarantees a profit, and no transfer “cancels instalments”.
- Do not give: never hand out passwords, one-time codes or debit card details.

When in doubt, call the [165](tel:165) anti-fraud line. If you have already sent money, tell us and 165 as soon as you can: the sooner we know, the better the chance of stopping it.`,
      ko: `범인은 쇼핑몰이나 은행 상담원을 사칭하여 “주문이 할부로 잘못 설정되어 이체를 해야 해지된다”고 하거나, 소셜 미디어 광고로 투자 모임에 초대한 뒤 소액의 수익을 보여 주고 추가 송금을 요구합니다.

세 가지를 기억해 주십시오.
- 듣지 않기: 이체나 포인트 구매를 요구하는 전화는 바로 끊으십시오.
- 믿지 않기: 수익을 보장하는 투자는 없으며, 이체로 할부가 해지되지도 않습니다.
- 주지 않기: 비밀번호, 인증번호, 체크카드 정보는 절대 알려 주지 마십시오.

의심스러우면 [165](tel:165) 사기 신고 전화로 확인해 주십시오. 이미 송금하셨다면 당행과 165에 빨리 알리실수록 지급을 막을 가능성이 높아집니다.`,
    },
  },
  {
    category: "system",
    daysAgo: 29,
    title: {
      zh: "跨行連線作業測試，跨行轉帳短暫暫停",
      en: "Interbank connection test: interbank transfers pause briefly",
      ko: "은행 간 연결 테스트에 따른 타행 이체 일시 중단",
    },
    body: {
      zh: `為配合跨行資訊系統年度備援演練，本行於 {day:-24} 02:30 至 04:00 進行連線測試，期間暫停下列服務：
- 跨行轉帳（轉出與轉入）
- 於其他銀行自動櫃員機提款與查詢餘額
- 以他行帳戶驗證身分的線上開戶程序

本行帳戶之間的轉帳、簽帳金融卡一般消費與卡片掛失不受影響。測試期間若出現「系統忙碌，請稍後再試」，代表交易未成立，請於 04:00 後重新操作，並先查詢交易明細，避免重複轉帳。`,
      en: `For the yearly back-up drill of the interbank system we test our connection on {day:-24} from 02:30 to 04:00. During that time the following pause:
- Interbank transfers, outgoing and incoming
- Withdrawals and balance enquiries at other banks’ cash machines
- Opening an account online by verification with another bank’s account

Transfers between Dawn Bank accounts, ordinary debit card purchases and loss reports are not affected. If you see “try again later”, the transaction was not made: please repeat it after 04:00, and look at your history first so that you do not send twice.`,
      ko: `은행 간 정보 시스템의 연례 백업 훈련에 따라 {day:-24} 02:30부터 04:00까지 연결 테스트를 실시하며, 이 시간 동안 다음 서비스가 중단됩니다.
- 타행 이체(출금 및 입금)
- 다른 은행 현금인출기에서의 출금과 잔액 조회
- 타행 계좌로 본인 확인을 하는 온라인 계좌 개설

당행 계좌 간 이체, 체크카드 일반 결제, 카드 분실 신고는 영향을 받지 않습니다. 테스트 중 ‘잠시 후 다시 시도해 주십시오’가 표시되면 거래가 성립되지 않은 것이므로 04:00 이후에 다시 이용하시고, 중복 이체를 막기 위해 먼저 거래 내역을 확인해 주십시오.`,
    },
  },
  {
    category: "service",
    daysAgo: 36,
    title: {
      zh: "無障礙網路銀行全新改版",
      en: "Our accessible web bank has been rebuilt",
      ko: "웹 접근성 뱅킹을 새롭게 개편하였습니다",
    },
    body: {
      zh: `為讓每一位客戶都能自在使用金融服務，本行[無障礙網路銀行](/accessible)自 {day:-36} 起全新改版，關閉瀏覽器的指令碼功能也能使用。

## 提供的服務
- 約定轉帳與非約定轉帳
- 最近 30 天交易明細
- 公告與網站導覽

## 友善設計
- 全站可用鍵盤操作，並提供「跳到主要內容」與定位點。
- 字級可切換小、中、大，文字與背景維持足夠對比。
- 需要計時的步驟，會以文字告知剩餘時間，螢幕報讀軟體可直接讀出。

登入時請輸入身分證字號、使用者代號與密碼，與一般網站相同。使用上若遇到困難，歡迎來信 [service@dawnbank.example](mailto:service@dawnbank.example) 或撥打客服中心 0800-899-899，我們會持續改善。`,
      en: `So that every customer can bank at ease, our [accessible web bank](/accessible) has had a new design since {day:-36}. It works even with scripts switched off in the browser.

## What you can do
- Designated and non-designated transfers
- The history of the last 30 days
- Notices and the sitemap

## How it helps
- Everything works from the keyboard, with “skip to main content” and anchor points.
- Text comes in small, medium and large, with enough contrast throughout.
- Timed steps state the time left in words, which a screen reader can read out.

Sign in with your national ID, user ID and password, as on the main site. If something is hard to use, write to [service@dawnbank.example](mailto:service@dawnbank.example) or call our call centre on 0800-899-899. We keep improving it.`,
      ko: `모든 고객이 편안하게 금융 서비스를 이용하실 수 있도록 {day:-36}부터 [웹 접근성 뱅킹](/accessible)을 새롭게 개편하여 운영합니다. 브라우저의 스크립트를 꺼도 이용하실 수 있습니다.

## 제공 서비스
- 지정 계좌 이체와 비지정 계좌 이체
- 최근 30일 거래 내역
- 공지와 사이트맵

## 편리한 설계
- 모든 기능을 키보드로 이용하실 수 있으며 ‘본문 바로가기’와 위치 표시를 제공합니다.
- 글자 크기를 소, 중, 대로 바꿀 수 있고 글자와 배경의 명도 대비를 충분히 유지합니다.
- 시간제한이 있는 단계에서는 남은 시간을 글로 알려 화면 낭독 프로그램이 바로 읽을 수 있습니다.

로그인할 때는 일반 사이트와 같이 신분증 번호, 사용자 ID, 비밀번호를 입력해 주십시오. 이용에 어려움이 있으시면 [service@dawnbank.example](mailto:service@dawnbank.example) 또는 고객센터 0800-899-899로 알려 주십시오. 계속 개선하겠습니다.`,
    },
  },
];
