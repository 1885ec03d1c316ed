import type { SeedNotice } from "./types.ts";

/** The oldest notices, of about ten to thirteen months ago. */
export const notices5: SeedNotice[] = [
  {
    category: "service",
    daysAgo: 303,
    title: {
      zh: "夢想帳戶推出：為每個目標準備一個罐子",
      en: "Introducing the dream account: a jar for every goal",
      ko: "드림 계좌 출시: 목표마다 하나의 저금통",
    },
    body: {
      zh: `旅行、進修、換一輛新的機車，不同的夢想值得分開存。夢想帳戶自 {day:-303} 起推出，您可在行動銀行 App 為每個目標設定名稱、金額與日期。

- 自動存入：每週或每月固定從主帳戶轉入，金額由您決定，最低 NT$100。
- 進度一目了然：達成率、預計完成日隨時更新。
- 隨時領回：款項轉回主帳戶不收手續費，也不影響已產生的利息。

夢想帳戶屬於主帳戶之下的存款，與您在本行的其他存款合併計算，受存款保險保障。申請存款餘額證明時，可選擇是否納入夢想帳戶。`,
      en: `A trip, a course, a new motorbike: each goal deserves savings of its own. The dream account opens on {day:-303}. In the mobile app you give every goal a name, an amount and a date.

- Saving by itself: a fixed sum from the main account each week or month, as much as you like, from NT$100.
- Progress at a glance: how far you are, and when you will be there.
- Back whenever you like: moving money back to the main account is free and does not touch the interest earned.

A dream account is a deposit under your main account. It is protected by deposit insurance, added to your other deposits with us. When you ask for a deposit balance certificate, you can choose whether to include it.`,
      ko: `여행, 공부, 새 오토바이처럼 서로 다른 꿈은 따로 모을 가치가 있습니다. {day:-303}부터 드림 계좌를 제공하며, 모바일 앱에서 목표마다 이름, 금액, 날짜를 정하실 수 있습니다.

- 자동 저축: 매주 또는 매월 정한 금액을 메인 계좌에서 옮기며, 최소 NT$100부터 정하실 수 있습니다.
- 한눈에 보는 진행률: 달성률과 예상 완료일이 계속 갱신됩니다.
- 언제든지 인출: 메인 계좌로 옮기실 때 수수료가 없으며 이미 발생한 이자에도 영향이 없습니다.

드림 계좌는 메인 계좌에 속한 예금으로, 당행의 다른 예금과 합산하여 예금보험으로 보호됩니다. 예금 잔액 증명서를 신청하실 때 드림 계좌의 포함 여부를 선택하실 수 있습니다.`,
    },
  },
  {
    category: "security",
    daysAgo: 315,
    title: {
      zh: "密碼與交易密碼的設定原則",
      en: "How to choose your password and PIN",
      ko: "비밀번호와 거래 비밀번호 설정 원칙",
    },
    body: {
      zh: `好的密碼是第一道門鎖。請依下列原則設定，並與其他網站使用不同的密碼：

| 項目 | 規則 |
| 使用者代號 | 6 至 14 個英文字母或數字 |
| 密碼 | 8 至 128 個字元，至少含一個英文字母與一個數字 |
| 交易密碼 | 5 個數字加上 1 個英文字母 |

密碼不得包含使用者代號、身分證字號、生日或手機號碼，也不得有三個以上相同或連續的字元，例如 aaa、123。

密碼連續輸入錯誤 5 次，登入會暫時鎖定，請至行動銀行 App 解鎖。您可以使用密碼管理工具，登入頁允許貼上密碼。`,
      en: `A good password is the first lock on the door. Please follow these rules, and use a password you use nowhere else:

| Item | Rule |
| User ID | 6 to 14 letters or digits |
| Password | 8 to 128 characters, with at least one letter and one digit |
| PIN | 5 digits followed by 1 letter |

A password must not contain your user ID, national ID, birthday or mobile number, nor three equal or consecutive characters such as aaa or 123.

After five wrong passwords in a row sign-in is locked for a time; unlock it in the mobile app. You may use a password manager: the sign-in page allows you to paste.`,
      ko: `좋은 비밀번호는 첫 번째 자물쇠입니다. 다음 원칙에 따라 설정하시고 다른 사이트와 다른 비밀번호를 사용해 주십시오.

| 항목 | 규칙 |
| 사용자 ID | 영문자 또는 숫자 6~14자 |
| 비밀번호 | 8~128자, 영문자와 숫자를 각각 하나 이상 포함 |
| 거래 비밀번호 | 숫자 5자리와 영문자 1자리 |

비밀번호에는 사용자 ID, 신분증 번호, 생년월일, 휴대전화 번호를 포함할 수 없으며, aaa나 123처럼 같거나 연속된 문자를 세 개 이상 쓸 수 없습니다.

비밀번호를 연속 5회 잘못 입력하시면 로그인이 일시적으로 잠기며 모바일 앱에서 해제하실 수 있습니다. 비밀번호 관리 프로그램을 사용하실 수 있고 로그인 화면에서 붙여 넣기도 가능합니다.`,
    },
  },
  {
    category: "terms",
    daysAgo: 327,
    title: {
      zh: "服務收費標準公告",
      en: "Schedule of service fees",
      ko: "서비스 수수료 기준 공지",
    },
    body: {
      zh: `本行個人客戶服務收費標準如下，自 {day:-266} 起適用：

| 項目 | 收費 |
| 證明文件線上下載或電子郵件寄送 | 免費 |
| 證明文件郵寄 | 每份 NT$100 |
| 簽帳金融卡首次發卡 | 免費 |
| 簽帳金融卡補發 | 每張 NT$100 |
| 跨行轉帳 | NT$0、NT$10 或 NT$15，依金額 |
| 信貸帳務管理費 | 每筆貸款 NT$488，撥款時收取 |

本次僅簽帳金融卡補發由免費調整為每張 NT$100，其餘項目不變。您若不同意調整，可於 {day:-267} 前終止簽帳金融卡契約。卡片因瑕疵或本行通知換發者，不收費。`,
      en: `These are our fees for personal customers, with effect from {day:-266}:

| Item | Fee |
| Certificates by download or email | Free |
| Certificates by post | NT$100 per document |
| First issue of a debit card | Free |
| Replacement of a debit card | NT$100 per card |
| Interbank transfer | NT$0, NT$10 or NT$15, by amount |
| Account fee of an installment loan | NT$488 per loan, taken at disbursement |

Only the replacement of a debit card changes, from free to NT$100; all else stays. If you do not agree, you may end the debit card contract by {day:-267}. A faulty card, or one that we ask you to change, is replaced free of charge.`,
      ko: `개인 고객 서비스 수수료 기준은 다음과 같으며 {day:-266}부터 적용합니다.

| 항목 | 수수료 |
| 증명서 온라인 다운로드 또는 이메일 발송 | 무료 |
| 증명서 우편 발송 | 1부당 NT$100 |
| 체크카드 최초 발급 | 무료 |
| 체크카드 재발급 | 1장당 NT$100 |
| 타행 이체 | 금액에 따라 NT$0, NT$10 또는 NT$15 |
| 분할 상환 대출 계좌 관리비 | 대출 1건당 NT$488, 대출 실행 시 수취 |

이번에는 체크카드 재발급 수수료만 무료에서 1장당 NT$100으로 변경되고 나머지는 그대로입니다. 동의하지 않으시면 {day:-267}까지 체크카드 계약을 해지하실 수 있습니다. 카드 불량이나 당행의 요청에 따른 교체는 수수료가 없습니다.`,
    },
  },
  {
    category: "rate",
    daysAgo: 338,
    title: {
      zh: "牌告匯率的報價時間與使用說明",
      en: "When exchange rates are quoted and how to read them",
      ko: "고시 환율의 고시 시간과 이용 안내",
    },
    body: {
      zh: `自 {day:-338} 起，本行網站「[牌告匯率](/board-rate)」提供美元、日圓、歐元、韓元等幣別的買入與賣出匯率，營業日 09:00 起隨市場更新。

| 您要做的事 | 看哪一個匯率 |
| 用新臺幣買外幣 | 本行賣出 |
| 把外幣換回新臺幣 | 本行買入 |

頁面會標示每筆報價的更新時間。遇市場劇烈波動，本行可能暫停報價，已成交的交易不受影響。

牌告匯率僅供參考，實際成交匯率以換匯確認頁為準。外幣存款可能因匯率變動產生匯兌損失，請您依自身需求審慎評估。`,
      en: `From {day:-338} the [exchange rates](/board-rate) page of our web site shows buying and selling rates for USD, JPY, EUR, KRW and other currencies, updated with the market from 09:00 on business days.

| What you want to do | The rate to look at |
| Buy foreign currency with TWD | We sell |
| Change foreign currency back to TWD | We buy |

Each quote carries the time of its update. When markets move sharply we may stop quoting; exchanges already made are not affected.

The rates shown are for reference; the rate on the confirmation page applies. Deposits in a foreign currency can lose value when rates change, so please consider your needs with care.`,
      ko: `{day:-338}부터 당행 웹사이트 ‘[고시 환율](/board-rate)’에서 미국 달러, 일본 엔, 유로, 한국 원 등의 매입 및 매도 환율을 제공하며, 영업일 09:00부터 시장에 따라 갱신합니다.

| 하시려는 거래 | 확인하실 환율 |
| 대만 달러로 외화 사기 | 당행 매도 |
| 외화를 대만 달러로 바꾸기 | 당행 매입 |

화면에는 각 환율의 갱신 시각이 표시됩니다. 시장이 크게 변동하면 고시를 중단할 수 있으며, 이미 체결된 거래에는 영향이 없습니다.

고시 환율은 참고용이며 실제 체결 환율은 환전 확인 화면을 기준으로 합니다. 외화 예금은 환율 변동에 따라 환차손이 발생할 수 있으므로 필요에 따라 신중히 판단해 주십시오.`,
    },
  },
  {
    category: "service",
    daysAgo: 349,
    title: {
      zh: "旅遊保險 App 投保服務開辦",
      en: "Travel insurance can now be taken out in the app",
      ko: "여행자 보험 앱 가입 서비스 개시",
    },
    body: {
      zh: `自 {day:-349} 起，您可在行動銀行 App 試算保費、比較方案，並完成[旅遊保險](/products/detail/ISTR0001)投保。網站的[線上投保](/A/insurance/travel/trial)尚未開放。

## 投保資格
- 要保人須年滿 18 歲，且與付款人為同一人。
- 被保險人為 18 至 79 歲；另可加保要保人未滿 7 歲的子女。
- 保險期間最早自試算後一小時起，以每 24 小時為一日計算。

## 重要說明
旅遊保險由合作的產物保險公司承保，本行以保險代理人身分招攬。保險商品不是存款，不受存款保險保障。投保前請詳閱保單條款與除外責任；保險公司可能抽樣電話訪問，以確認您的投保意願。`,
      en: `Since {day:-349} you can get a quote, compare plans and take out [travel insurance](/products/detail/ISTR0001) in the mobile app. It is [not yet available](/A/insurance/travel/trial) on our web site.

## Who can be covered
- The policyholder must be 18 or over and must be the person who pays.
- Insureds are 18 to 79 years old; children of the policyholder under 7 can be added.
- Cover starts one hour from now at the earliest and is counted in periods of 24 hours.

## Important
The insurance is underwritten by our partner, a non-life insurer; we act as its agent. Insurance is not a deposit and is not protected by deposit insurance. Please read the policy and its exclusions first. The insurer may telephone a sample of customers to confirm their wish to be insured.`,
      ko: `{day:-349}부터 모바일 앱에서 보험료를 계산하고 플랜을 비교하여 [여행자 보험](/products/detail/ISTR0001)에 가입하실 수 있습니다. 웹사이트의 [온라인 가입](/A/insurance/travel/trial)은 아직 제공되지 않습니다.

## 가입 자격
- 보험 계약자는 만 18세 이상이어야 하며 결제하시는 분과 같아야 합니다.
- 피보험자는 18~79세이며, 보험 계약자의 만 7세 미만 자녀를 추가하실 수 있습니다.
- 보험 기간은 빠르면 한 시간 후부터 시작되며 24시간을 1일로 계산합니다.

## 중요 안내
여행자 보험은 제휴 손해보험사가 인수하며 당행은 보험 대리점으로서 모집합니다. 보험 상품은 예금이 아니므로 예금보험으로 보호되지 않습니다. 가입 전에 약관과 보상하지 않는 사항을 자세히 읽어 주십시오. 보험사가 가입 의사를 확인하기 위하여 일부 고객께 전화를 드릴 수 있습니다.`,
    },
  },
  {
    category: "system",
    daysAgo: 360,
    title: {
      zh: "證明文件新增數位簽章與線上驗證",
      en: "Certificates now carry a digital signature and can be verified online",
      ko: "증명서에 전자 서명과 온라인 진위 확인 기능 추가",
    },
    body: {
      zh: `自 {day:-360} 起，本行核發的電子證明文件均附有數位簽章與文件編號。收到文件的單位，可依下列方式確認真偽：

1. 以 PDF 閱讀軟體檢視數位簽章是否有效，且簽署人為本行。
2. 核對文件種類、核發日期、姓名與金額。

列印後的紙本，請撥客服中心 0800-899-899，提供文件編號，由專員協助確認。網站的「文件驗證」頁尚未開放。`,
      en: `From {day:-360} every electronic certificate we issue carries a digital signature and a serial number. Whoever receives one can check it like this:

1. Look in your PDF reader whether the digital signature is valid and is ours.
2. Compare the kind of document, the date of issue, the name and the amount.

For a printed copy, call 0800-899-899 with its serial number, and we check it for you. “Verify a document” is not yet available on our web site.`,
      ko: `{day:-360}부터 당행이 발급하는 전자 증명서에는 전자 서명과 문서 번호가 포함됩니다. 문서를 받으신 기관은 다음과 같이 진위를 확인하실 수 있습니다.

1. PDF 프로그램에서 전자 서명이 유효하고 서명자가 당행인지 확인해 주십시오.
2. 문서 종류, 발급일, 성명, 금액을 대조해 주십시오.

인쇄본은 고객센터 0800-899-899로 문서 번호를 알려 주시면 확인해 드립니다. 웹사이트의 ‘문서 진위 확인’은 아직 제공되지 않습니다.`,
    },
  },
  {
    category: "service",
    daysAgo: 371,
    title: {
      zh: "線上留言可附加圖片",
      en: "You can now attach pictures to an inquiry",
      ko: "온라인 문의에 사진을 첨부하실 수 있습니다",
    },
    body: {
      zh: `有些問題，一張畫面勝過千言萬語。自 {day:-371} 起，[線上留言](/support/contact-us/inquiry-main)可附加圖片，讓我們更快了解您遇到的狀況。

- 檔案格式：JPG、JPEG、PNG
- 檔案數量：最多 3 個
- 檔案大小：每個 2 MB 以內

請先遮蔽圖片中的帳號、卡號與身分證字號。若畫面上有「(Code: …)」字樣，請一併拍入，有助於查找原因。

留言送出後，頁面會提供案件編號，本行將以電子郵件回覆。掛失與可疑交易等緊急事項，請勿使用線上留言，請直接撥打 0800-899-899，或見「[緊急服務](/support/emergencies)」。`,
      en: `Some problems are easier to show than to tell. Since {day:-371} you can attach pictures to an [inquiry](/support/contact-us/inquiry-main), so that we understand sooner.

- Formats: JPG, JPEG, PNG
- Number: up to 3 files
- Size: up to 2 MB each

Please cover account numbers, card numbers and your national ID in the picture first. If the screen shows “(Code: …)”, include it: it helps us find the cause.

After you send it, the page gives you a case number, and we answer by email. For urgent matters such as a lost card or a suspicious transaction do not use an inquiry; call 0800-899-899, or see [emergency support](/support/emergencies).`,
      ko: `말로 설명하기보다 화면 한 장이 더 나을 때가 있습니다. {day:-371}부터 [온라인 문의](/support/contact-us/inquiry-main)에 사진을 첨부하실 수 있어 상황을 더 빨리 파악할 수 있습니다.

- 파일 형식: JPG, JPEG, PNG
- 파일 수: 최대 3개
- 파일 크기: 각 2 MB 이내

사진 속 계좌번호, 카드 번호, 신분증 번호는 먼저 가려 주십시오. 화면에 ‘(Code: …)’가 있으면 원인 파악에 도움이 되므로 함께 담아 주십시오.

문의를 보내시면 화면에 접수 번호가 표시되고 이메일로 답변해 드립니다. 분실 신고나 의심 거래 같은 긴급한 사항은 온라인 문의 대신 0800-899-899로 바로 연락하시거나 ‘[긴급 지원](/support/emergencies)’을 확인해 주십시오.`,
    },
  },
  {
    category: "security",
    daysAgo: 383,
    title: {
      zh: "使用公共網路與共用電腦的注意事項",
      en: "Banking on public networks and shared computers",
      ko: "공용 네트워크와 공용 컴퓨터 이용 시 유의 사항",
    },
    body: {
      zh: `在咖啡廳、機場或旅館使用網路銀行前，請花一分鐘確認：

## 連線前
- 自行輸入網址或使用書籤，不從搜尋廣告或訊息連結進入。
- 網址列應顯示安全連線，且沒有憑證警告；出現警告時請勿繼續。
- 不明的免費 Wi-Fi，請改用手機網路。

## 使用中
- 不讓瀏覽器在共用電腦上儲存密碼。
- 輸入密碼時留意周遭與監視鏡頭。

## 離開時
- 按下「登出」，不要只關閉視窗。
- 查看交易明細，確認沒有不認得的交易。

登入頁若要求您輸入簽帳金融卡背面的安全碼，那一定不是本行的網站。`,
      en: `Before you bank from a café, an airport or a hotel, take a minute to check:

## Before you connect
- Type the address yourself or use a bookmark. Do not come through a search advertisement or a link in a message.
- The address bar must show a secure connection and no certificate warning. If there is a warning, do not go on.
- Use your phone’s network rather than unknown free Wi-Fi.

## While you are signed in
- Do not let the browser of a shared computer save your password.
- Mind the people and cameras around you when you type it.

## When you leave
- Press “sign out”; closing the window is not enough.
- Look at your history for anything you do not know.

A sign-in page that asks for the security code on the back of your debit card is never ours.`,
      ko: `카페, 공항, 호텔에서 인터넷뱅킹을 이용하시기 전에 잠시 확인해 주십시오.

## 접속 전
- 주소를 직접 입력하거나 즐겨찾기를 이용하시고, 검색 광고나 메시지의 링크로 들어오지 마십시오.
- 주소창에 보안 연결이 표시되고 인증서 경고가 없어야 합니다. 경고가 나오면 계속하지 마십시오.
- 알 수 없는 무료 Wi-Fi 대신 휴대전화 네트워크를 이용해 주십시오.

## 이용 중
- 공용 컴퓨터의 브라우저에 비밀번호를 저장하지 마십시오.
- 비밀번호를 입력하실 때 주변 사람과 카메라를 살펴 주십시오.

## 마칠 때
- 창만 닫지 마시고 ‘로그아웃’을 눌러 주십시오.
- 거래 내역에 모르는 거래가 없는지 확인해 주십시오.

로그인 화면에서 체크카드 뒷면의 보안 코드를 요구한다면 당행 사이트가 아닙니다.`,
    },
  },
  {
    category: "service",
    daysAgo: 396,
    title: {
      zh: "晨光銀行網站全新改版，提供三種語言",
      en: "Our new web site, in three languages",
      ko: "던뱅크 웹사이트 개편, 세 가지 언어로 제공합니다",
    },
    body: {
      zh: `本行網站自 {day:-396} 起全新改版，除中文外，同步提供英文與韓文，您可從頁首切換，系統會記住您的選擇。

改版重點：
1. 首頁依需求整理主帳戶、簽帳金融卡、轉帳、夢想帳戶與信貸，三步內找到服務。
2. 「[緊急服務](/support/emergencies)」的聯絡方式固定在每一頁，卡片遺失時不必再找。
3. [貸款試算](/products/loan/calculator)、牌告利率與公告，不必登入即可查詢。

為方便不同語言的客戶了解，本行提供譯文；各語言版本內容如有歧異，以中文版為準。舊網站的書籤會自動導向新頁面，仍建議您重新加入書籤。`,
      en: `Our web site has been rebuilt and opens on {day:-396}. Besides Chinese it now speaks English and Korean; switch at the top of the page, and it remembers your choice.

What is new:
1. The home page sorts the main account, debit card, transfers, dream account and installment loan by need, so that every service is at most three steps away.
2. [Emergency support](/support/emergencies) is on every page, so you need not look for it when a card is lost.
3. The [loan calculator](/products/loan/calculator), deposit rates and notices are open without signing in.

Translations are for your convenience; where the versions differ, the Chinese one applies. Old bookmarks lead to the new pages, but we suggest saving them again.`,
      ko: `당행 웹사이트가 {day:-396}부터 새롭게 개편되어 중국어와 함께 영어, 한국어를 제공합니다. 화면 위쪽에서 언어를 바꾸실 수 있으며 선택하신 언어가 저장됩니다.

주요 개편 내용:
1. 홈에서 메인 계좌, 체크카드, 이체, 드림 계좌, 분할 상환 대출을 필요에 따라 정리하여 세 단계 안에 찾으실 수 있습니다.
2. ‘[긴급 지원](/support/emergencies)’이 모든 화면에 있어 카드를 잃어버리셨을 때 바로 찾으실 수 있습니다.
3. [대출 계산기](/products/loan/calculator), 고시 금리, 공지는 로그인하지 않아도 이용하실 수 있습니다.

번역은 고객의 이해를 돕기 위한 것이며, 언어별 내용이 다를 경우 중국어판을 기준으로 합니다. 이전 즐겨찾기는 새 화면으로 자동 연결되지만 다시 등록하시기를 권합니다.`,
    },
  },
];
