import type { SeedNotice } from "./types.ts";

/** Notices of about six to ten months ago. */
export const notices4: SeedNotice[] = [
  {
    category: "security",
    daysAgo: 195,
    title: {
      zh: "「一鍵停用」上線：懷疑被騙，先按再說",
      en: "The panic button is here: press first, ask later",
      ko: "‘긴급 정지’ 시작: 의심되면 먼저 누르십시오",
    },
    body: {
      zh: `發現不對勁的那一刻，時間最寶貴。行動銀行 App 與本行網站的安全中心自 {day:-195} 起提供「一鍵停用」，按下並確認後，立即生效：

- 停用所有使用中的簽帳金融卡，無法消費與提款
- 停止所有轉給他人的交易，包括約定轉帳與非約定轉帳；自己的帳戶之間仍可轉帳
- 登出所有裝置，並給您一組案件編號

之後仍可登入查看。轉入款項、自動扣繳的貸款月付金不受影響。

## 如何解除
請撥打客服中心 0800-899-899，經專員確認身分後解除，或在行動銀行 App 確認身分後解除；網站無法解除。為避免您在歹徒誘導下解除，本行可能請您稍候再辦理。`,
      en: `When something feels wrong, time matters most. Since {day:-195} the mobile app and the security page of this web site have a panic button. Press and confirm it, and at once it:

- stops every debit card in use, for purchases and withdrawals;
- stops all transfers to others, designated and non-designated; between your own accounts you can still move money;
- signs out every device, and gives you a reference number.

You can still sign in to look. Money coming in and the automatic collection of your monthly payment are not affected.

## How to lift it
Call our call centre on 0800-899-899, where we lift it after checking who you are, or confirm who you are in the mobile app. It cannot be lifted on the web site. To protect you from being talked into it, we may ask you to wait a little.`,
      ko: `이상하다고 느끼는 순간에는 시간이 가장 중요합니다. {day:-195}부터 모바일 앱과 웹사이트 보안 센터에서 ‘긴급 정지’를 제공합니다. 누르고 확인하시면 즉시 다음과 같이 적용됩니다.

- 사용 중인 모든 체크카드의 결제와 출금 정지
- 지정 계좌와 비지정 계좌를 포함하여 타인에게 보내는 모든 이체 정지(본인 계좌 간 이체는 가능)
- 모든 기기 로그아웃, 접수 번호 안내

이후에도 로그인하여 조회하실 수 있습니다. 입금과 대출 월 상환금 자동 출금에는 영향이 없습니다.

## 해제 방법
고객센터 0800-899-899로 연락하시면 직원이 본인 확인 후 해제해 드리며, 모바일 앱에서 본인 확인 후 해제하실 수도 있습니다. 웹사이트에서는 해제할 수 없습니다. 범인의 유도로 해제하시는 일을 막기 위하여 잠시 뒤에 다시 신청하시도록 안내해 드릴 수 있습니다.`,
    },
  },
  {
    category: "rate",
    daysAgo: 206,
    title: {
      zh: "信貸指標利率調整",
      en: "Change of the reference rate for installment loans",
      ko: "분할 상환 대출 기준 금리 조정",
    },
    body: {
      zh: `本行信貸指標利率每季調整一次，本次自 {day:-200} 起適用：

| 項目 | 調整前 | 調整後 |
| 指標利率（季調） | 1.74% | 1.72% |

## 對您的影響
- 採機動利率的信貸：自 {day:-200} 後的第一個還款日起，以新指標利率加計約定加碼利率計息，月付金將隨之調整。
- 採固定利率的信貸：利率與月付金不變。

調整後的還款計畫可登入行動銀行 App 查詢。若您想了解利率變動對月付金的影響，可使用本行網站的「[貸款試算](/products/loan/calculator)」。`,
      en: `The reference rate for our installment loans is reviewed every quarter. The new rate applies from {day:-200}:

| Item | Before | From then |
| Reference rate (quarterly) | 1.74% | 1.72% |

## What it means for you
- Loans at a floating rate: from the first due date after {day:-200} interest is the new reference rate plus your agreed margin, and your monthly payment changes with it.
- Loans at a fixed rate: the rate and the monthly payment stay as they are.

You can see the new repayment plan in the mobile app. To see how a change of rate moves the monthly payment, use the [loan calculator](/products/loan/calculator) on our web site.`,
      ko: `당행 분할 상환 대출의 기준 금리는 분기마다 조정되며, 이번 금리는 {day:-200}부터 적용됩니다.

| 항목 | 조정 전 | 조정 후 |
| 기준 금리(분기 조정) | 1.74% | 1.72% |

## 고객님께 미치는 영향
- 변동 금리 대출: {day:-200} 이후 첫 상환일부터 새 기준 금리에 약정 가산 금리를 더하여 이자를 계산하며 월 상환금도 함께 조정됩니다.
- 고정 금리 대출: 금리와 월 상환금이 변하지 않습니다.

조정된 상환 계획은 모바일 앱에서 조회하실 수 있습니다. 금리 변동이 월 상환금에 미치는 영향은 당행 웹사이트의 ‘[대출 계산기](/products/loan/calculator)’로 확인해 주십시오.`,
    },
  },
  {
    category: "service",
    daysAgo: 214,
    title: {
      zh: "線上客服上線，文字也能解決問題",
      en: "Chat with us: help in writing",
      ko: "상담 채팅을 시작합니다",
    },
    body: {
      zh: `不方便講電話時，您可以使用[線上客服](/support/chat)。自 {day:-214} 起，您可從本行網站的「[客戶服務](/support)」進入，不必登入也能詢問一般問題。

| 管道 | 適合的問題 |
| 線上客服 | 操作步驟、產品說明、頁面錯誤 |
| 客服中心 0800-899-899 | 掛失、可疑交易、帳戶個別狀況 |
| [線上留言](/support/contact-us/inquiry-main) | 需附圖片說明、不急於當日處理的事項 |
| 常見問題 | 隨時自行查詢 |

為保護您的個人資料，請勿在對話中輸入密碼、交易密碼、驗證碼或完整卡號；線上客服人員也不會向您索取。對話紀錄依法保存，以維護雙方權益。`,
      en: `When you cannot speak on the telephone, use [chat](/support/chat). Since {day:-214} you find it under [support](/support) on our web site, and you can ask general questions without signing in.

| Where | Good for |
| Chat | How to do something, products, errors on a page |
| Call centre 0800-899-899 | Loss reports, suspicious transactions, matters of your own account |
| [Inquiry](/support/contact-us/inquiry-main) | Matters with pictures that can wait a day |
| FAQ | Looking it up yourself at any time |

To protect your data, do not type your password, PIN, one-time code or full card number into the chat; our staff will never ask for them. Conversations are kept as the law requires, for both sides’ protection.`,
      ko: `전화 통화가 어려우실 때는 [상담 채팅](/support/chat)을 이용해 주십시오. {day:-214}부터 당행 웹사이트의 ‘[고객 지원](/support)’에서 이용하실 수 있으며, 일반 문의는 로그인하지 않아도 됩니다.

| 창구 | 알맞은 문의 |
| 상담 채팅 | 이용 방법, 상품 설명, 화면 오류 |
| 고객센터 0800-899-899 | 분실 신고, 의심 거래, 개별 계좌 관련 사항 |
| [온라인 문의](/support/contact-us/inquiry-main) | 사진 설명이 필요하고 당일 처리가 급하지 않은 사항 |
| 자주 묻는 질문 | 언제든지 직접 검색 |

개인정보 보호를 위하여 채팅에 비밀번호, 거래 비밀번호, 인증번호, 전체 카드 번호를 입력하지 마십시오. 상담 직원도 이를 요구하지 않습니다. 상담 기록은 양측의 권익 보호를 위하여 법에 따라 보관합니다.`,
    },
  },
  {
    category: "system",
    daysAgo: 226,
    title: {
      zh: "簽帳金融卡授權系統升級",
      en: "Upgrade of the debit card authorisation system",
      ko: "체크카드 승인 시스템 업그레이드",
    },
    body: {
      zh: `為縮短刷卡等候時間並強化盜刷偵測，本行於 {day:-221} 00:30 至 04:30 升級簽帳金融卡授權系統。

升級期間：
- 實體與網路商店刷卡可能授權失敗，請改用其他付款方式。
- 行動支付綁定的簽帳金融卡同樣受影響。
- 卡片掛失、可疑交易通報與轉帳均正常。

升級後，消費即時通知將顯示商店所在國家或地區與交易幣別，方便您辨識海外消費。您的卡號、有效期限與既有設定均不變，無須換卡。`,
      en: `To make card payments quicker and to detect misuse better, we upgrade the debit card authorisation system on {day:-221} from 00:30 to 04:30.

During the upgrade:
- Payments in shops and online may be declined. Please use another way to pay.
- The same holds for debit cards in mobile payment.
- Loss reports, reports of suspicious transactions and transfers work as usual.

After the upgrade, purchase alerts show the country or region of the shop and the currency, so that you can recognise payments abroad. Your card number, expiry date and settings stay the same, and you need no new card.`,
      ko: `카드 결제 대기 시간을 줄이고 부정 사용 탐지를 강화하기 위하여 {day:-221} 00:30부터 04:30까지 체크카드 승인 시스템을 업그레이드합니다.

업그레이드 중 안내:
- 오프라인과 온라인 가맹점에서 승인이 거절될 수 있으므로 다른 결제 수단을 이용해 주십시오.
- 모바일 결제에 등록한 체크카드도 같은 영향을 받습니다.
- 카드 분실 신고, 의심 거래 신고, 이체는 정상 이용하실 수 있습니다.

업그레이드 후에는 결제 알림에 가맹점의 국가 또는 지역과 거래 통화가 표시되어 해외 결제를 쉽게 확인하실 수 있습니다. 카드 번호, 유효 기간, 기존 설정은 그대로이며 카드를 교체하실 필요가 없습니다.`,
    },
  },
  {
    category: "terms",
    daysAgo: 239,
    title: {
      zh: "「外幣帳戶約定條款」修訂公告",
      en: "Revision of the foreign currency account terms",
      ko: "‘외화 계좌 약관’ 개정 안내",
    },
    body: {
      zh: `本行修訂「外幣帳戶約定條款」，自 {day:-178} 起生效，重點說明如下。

## 一、結匯申報
每日累計結匯金額達等值 NT$500,000 者，須依外匯收支或交易申報辦法據實申報；畫面會引導您選擇交易性質。

## 二、匯率適用
換匯依您按下確認時畫面顯示的牌告匯率成交；逾時未確認，系統會重新報價。

## 三、外幣約定匯款
僅進階帳戶可辦理，受款帳戶須先完成約定。

如不同意修訂內容，您可於 {day:-179} 前結清外幣帳戶，免收任何費用。`,
      en: `We have revised the terms of the foreign currency account, with effect from {day:-178}. In short:

## 1. Foreign exchange declarations
When your exchanges of a day reach the equivalent of NT$500,000, you must declare them truthfully under the Regulations Governing the Declaration of Foreign Exchange Receipts and Disbursements or Transactions. The page helps you choose the nature of the transaction.

## 2. The rate that applies
An exchange is made at the exchange rate shown when you press confirm. If you wait too long, we quote again.

## 3. Designated foreign currency remittance
Only an advanced account may use it, and the payee’s account must be designated first.

If you do not agree, you may close your foreign currency account by {day:-179} free of charge.`,
      ko: `당행은 ‘외화 계좌 약관’을 개정하여 {day:-178}부터 시행하며, 주요 내용은 다음과 같습니다.

## 1. 외환 신고
하루 환전 누계가 NT$500,000 상당액에 이르면 외환 수지 또는 거래 신고 규정에 따라 사실대로 신고하셔야 하며, 화면에서 거래 성격을 선택하도록 안내해 드립니다.

## 2. 환율 적용
환전은 확인 버튼을 누르실 때 화면에 표시된 고시 환율로 체결되며, 시간이 지나면 환율을 다시 제시합니다.

## 3. 외화 지정 송금
고급 계좌만 이용하실 수 있으며 수취 계좌를 먼저 지정하셔야 합니다.

개정 내용에 동의하지 않으시면 {day:-179}까지 수수료 없이 외화 계좌를 해지하실 수 있습니다.`,
    },
  },
  {
    category: "security",
    daysAgo: 252,
    title: {
      zh: "聲音、影像都可能造假，請用「回撥」確認",
      en: "Voices and faces can be faked: call back to check",
      ko: "목소리와 영상도 위조될 수 있으니 다시 전화하여 확인하십시오",
    },
    body: {
      zh: `近來出現以人工智慧合成親友聲音或視訊影像，謊稱車禍、急需匯款的案件。接到這類電話時，請先深呼吸，再做三件事：

1. 掛斷電話，改撥您原本就存有的號碼向本人確認。
2. 問一個只有家人知道的問題；建議家人事先約定暗語。
3. 在確認之前，不轉帳、不提供驗證碼。

## 關於本行的視訊通話
本行只會在您自行發起帳戶升級後，與您進行視訊通話；不會主動以通訊軟體撥打視訊，也不會在通話中請您操作轉帳。遇到可疑情形，請撥 [165](tel:165) 或客服中心 0800-899-899。`,
      en: `Criminals now use artificial intelligence to copy the voice or face of a relative, and claim an accident and an urgent need for money. If you get such a call, take a breath and do three things:

1. Hang up, and call the person on the number you already had.
2. Ask a question that only your family can answer. Agree on a family password beforehand.
3. Until you are sure, make no transfer and give no one-time code.

## About our own video calls
We hold a video call only after you have started an account upgrade yourself. We never call you by video through a messaging app, and never ask you to make a transfer during a call. If in doubt, call [165](tel:165) or our call centre on 0800-899-899.`,
      ko: `최근 인공지능으로 가족이나 지인의 목소리와 영상을 합성하여 사고가 났으니 급히 송금해 달라고 하는 사례가 발생하고 있습니다. 이런 전화를 받으시면 침착하게 다음 세 가지를 해 주십시오.

1. 전화를 끊고 원래 저장해 둔 번호로 본인에게 확인해 주십시오.
2. 가족만 아는 질문을 해 주십시오. 미리 암호를 정해 두시는 것이 좋습니다.
3. 확인될 때까지 이체하지 말고 인증번호도 알려 주지 마십시오.

## 당행의 영상 통화에 대하여
당행은 고객님이 직접 계좌 업그레이드를 시작하신 경우에만 영상 통화를 합니다. 메신저로 먼저 영상 통화를 걸거나 통화 중에 이체를 요청하지 않습니다. 의심스러우면 [165](tel:165) 또는 고객센터 0800-899-899로 연락해 주십시오.`,
    },
  },
  {
    category: "service",
    daysAgo: 263,
    title: {
      zh: "金融友善服務措施",
      en: "Our services for customers with disabilities and older customers",
      ko: "장애인·고령 고객을 위한 금융 서비스 안내",
    },
    body: {
      zh: `本行依銀行業金融友善服務準則，提供下列措施，歡迎有需要的客戶或家屬多加利用：

| 需求 | 服務方式 |
| 視覺障礙 | [無障礙網路銀行](/accessible)、可由螢幕報讀軟體讀取的證明文件 |
| 聽覺或語言障礙 | [線上客服](/support/chat)文字服務、視訊通話可預約手語翻譯 |
| 行動不便 | 服務據點設有無障礙通道，或由專員以視訊協助 |
| 高齡客戶 | 字級放大、客服中心優先接聽，大額轉帳關懷提醒 |

預約手語翻譯請於 3 個營業日前，透過[線上留言](/support/contact-us/inquiry-main)或 [service@dawnbank.example](mailto:service@dawnbank.example) 登記，免收費用。您對服務有任何建議，也可由同一管道反映，本行會於 7 個營業日內回覆。`,
      en: `Under the Principles for Financial-Friendly Services of the Banking Industry we offer the following to customers who need them, and to their families:

| Need | What we offer |
| Sight | The [accessible web bank](/accessible); certificates that a screen reader can read |
| Hearing or speech | Help in writing by [chat](/support/chat); sign language interpreting in video calls, by appointment |
| Mobility | Step-free access at our service centres, or help by video |
| Older customers | Larger text, priority at the call centre, and a caring word before large transfers |

To book sign language interpreting, tell us 3 business days ahead through an [inquiry](/support/contact-us/inquiry-main) or [service@dawnbank.example](mailto:service@dawnbank.example). It is free. You can send suggestions the same way; we answer within 7 business days.`,
      ko: `당행은 은행업 금융 우호 서비스 준칙에 따라 다음과 같은 서비스를 제공하오니 필요하신 고객과 가족께서는 많이 이용해 주십시오.

| 필요 | 제공 서비스 |
| 시각 장애 | [웹 접근성 뱅킹](/accessible), 화면 낭독 프로그램으로 읽을 수 있는 증명서 |
| 청각 또는 언어 장애 | [상담 채팅](/support/chat) 문자 서비스, 영상 통화 시 수어 통역 예약 |
| 거동 불편 | 서비스 센터의 무장애 통로 또는 직원의 영상 지원 |
| 고령 고객 | 글자 확대, 고객센터 우선 연결, 고액 이체 시 확인 안내 |

수어 통역은 3영업일 전까지 [온라인 문의](/support/contact-us/inquiry-main) 또는 [service@dawnbank.example](mailto:service@dawnbank.example)로 예약해 주십시오. 비용은 없습니다. 서비스에 대한 의견도 같은 방법으로 보내 주시면 7영업일 이내에 답변해 드립니다.`,
    },
  },
  {
    category: "service",
    daysAgo: 277,
    title: {
      zh: "簽帳金融卡線上掛失與取消掛失說明",
      en: "Reporting a lost debit card online, and cancelling the report",
      ko: "체크카드 온라인 분실 신고와 분실 신고 취소 안내",
    },
    body: {
      zh: `卡片不見了嗎？請在行動銀行 App 選擇卡片掛失，或撥客服中心 0800-899-899，24 小時受理，卡片立即停用。所有緊急聯絡方式見「[緊急服務](/support/emergencies)」。

## 找到卡片時
您可在掛失次日中午 12:00（臺北時間）前取消掛失：
1. 進入行動銀行 App 的「取消掛失」。
2. 輸入寄至您電子郵件的驗證碼。
3. 輸入完整卡號確認後，卡片恢復使用。

超過時間，卡片即永久失效，請在行動銀行 App 申請補發新卡。

掛失前請查看最近的交易；若有您不認得的消費，請一併告訴我們。人在海外無法上網時，請撥 +886-2-8899-0899，24 小時受理。`,
      en: `Is your card missing? Choose the card in the mobile app and report the loss, or call 0800-899-899, day or night. The card stops at once. [Emergency support](/support/emergencies) lists every way to reach us.

## If you find the card
You can cancel the report until 12:00 noon Taipei time of the next day:
1. Open “cancel the report” in the mobile app.
2. Enter the one-time code we send to your email address.
3. Enter the full card number. The card works again.

After that time the card is void for good; please ask for a new one in the mobile app.

Look at your recent transactions before you report. If there is one you do not know, tell us of it too. If you are abroad without internet, call +886-2-8899-0899 at any hour.`,
      ko: `카드를 잃어버리셨습니까? 모바일 앱에서 카드를 선택하여 분실 신고를 하시거나 고객센터 0800-899-899로 연락해 주십시오. 24시간 접수하며 카드는 바로 정지됩니다. 모든 긴급 연락처는 ‘[긴급 지원](/support/emergencies)’에 있습니다.

## 카드를 찾으신 경우
분실 신고 다음 날 정오 12:00(타이베이 시간)까지 분실 신고를 취소하실 수 있습니다.
1. 모바일 앱의 ‘분실 신고 취소’로 들어가 주십시오.
2. 이메일로 보내 드린 인증번호를 입력해 주십시오.
3. 전체 카드 번호를 입력하여 확인하시면 카드를 다시 사용하실 수 있습니다.

시간이 지나면 카드는 영구히 무효가 되므로 모바일 앱에서 새 카드를 신청해 주십시오.

신고 전에 최근 거래를 확인하시고, 모르는 결제가 있으면 함께 알려 주십시오. 해외에서 인터넷을 이용하실 수 없으면 +886-2-8899-0899로 24시간 연락하실 수 있습니다.`,
    },
  },
  {
    category: "system",
    daysAgo: 290,
    title: {
      zh: "網站登入逾時與重複登入機制調整",
      en: "Time-out and second sign-in on our web site",
      ko: "웹사이트 자동 로그아웃과 중복 로그인 방식 변경",
    },
    body: {
      zh: `為避免您離開座位後帳戶遭他人操作，網站登入機制自 {day:-283} 起調整如下：

- 閒置 5 分鐘自動登出；剩餘 60 秒時會出現提示，您可選擇繼續使用或登出。
- 單次登入最長 8 小時，到時須重新登入。
- 同一使用者代號若在另一個裝置登入，先前的連線會立即登出並顯示通知。

若您沒有在其他地方登入，卻收到重複登入的通知，代表他人可能知道您的密碼。請立即變更密碼，並聯絡客服中心。在公用電腦上，請勿使用「記住身分證字號」。`,
      en: `So that nobody can use your account when you leave your seat, sign-in on our web site works as follows from {day:-283}:

- After 5 minutes without activity you are signed out. When 60 seconds are left a message lets you stay or sign out.
- One sign-in lasts 8 hours at most; then you sign in again.
- If the same user ID signs in on another device, the earlier session ends at once and says so.

If you are told of a second sign-in that was not you, someone may know your password. Change it at once and call our call centre. On a shared computer, do not use “remember national ID”.`,
      ko: `자리를 비우신 사이 다른 사람이 계좌를 조작하지 못하도록 {day:-283}부터 웹사이트 로그인 방식을 다음과 같이 변경합니다.

- 5분 동안 이용하지 않으시면 자동으로 로그아웃되며, 60초가 남으면 계속 이용할지 로그아웃할지 선택하실 수 있습니다.
- 한 번의 로그인은 최대 8시간이며 이후 다시 로그인하셔야 합니다.
- 같은 사용자 ID로 다른 기기에서 로그인하면 이전 접속은 즉시 로그아웃되고 알림이 표시됩니다.

다른 곳에서 로그인하지 않으셨는데 중복 로그인 알림을 받으셨다면 비밀번호가 노출되었을 수 있습니다. 즉시 비밀번호를 변경하고 고객센터로 연락해 주십시오. 공용 컴퓨터에서는 ‘신분증 번호 저장’을 사용하지 마십시오.`,
    },
  },
];
