import type { FaqSeed } from "../faq-seed.ts";

/** Questions about the debit card. */
export const debitCardFaqs: FaqSeed[] = [
  {
    number: 4001,
    subcategory: "0401",
    question: {
      zh: "如何申請簽帳金融卡？要收費嗎？",
      en: "How do I get a debit card, and does it cost anything?",
      ko: "체크카드는 어떻게 신청하며 비용이 있습니까?",
    },
    answer: {
      zh: `開立主帳戶時可以一併申請，之後也能在行動銀行 App 的卡片管理申請，首次發卡免費。卡片會以掛號寄到您留存的通訊地址，收到後在 App 開卡即可使用。申請前請先確認地址正確，以免卡片退回。`,
      en: `Ask for it when you open your main account, or later under card management in the mobile app. The first card is free. We send it by registered post to your address on file; activate it in the app when it arrives. Please check your address first, so that it is not returned.`,
      ko: `메인 계좌를 개설할 때 함께 신청하시거나 나중에 모바일 앱의 카드 관리에서 신청해 주십시오. 최초 발급은 무료입니다. 카드는 등록된 주소로 등기 우편으로 보내 드리며, 받으신 뒤 앱에서 사용 등록을 하시면 됩니다. 반송되지 않도록 신청 전에 주소를 확인해 주십시오.`,
    },
    keywords: ["辦卡", "提款卡", "金融卡", "發卡費", "VISA金融卡", "debit card", "申請卡片"],
  },
  {
    number: 4002,
    subcategory: "0401",
    question: {
      zh: "簽帳金融卡與信用卡有什麼不同？",
      en: "How does a debit card differ from a credit card?",
      ko: "체크카드는 신용카드와 무엇이 다릅니까?",
    },
    answer: {
      zh: `簽帳金融卡刷卡時，直接從主帳戶扣款，帳戶有多少才能刷多少，沒有帳單要繳，也不會產生循環利息。它同時可以在自動櫃員機提款。需要先消費後付款或分期付款時，才會用到信用卡；本行目前不發行信用卡。`,
      en: `A debit card takes the money from your main account when you pay. You can spend what you have, there is no bill to pay and no revolving interest, and the card also draws cash at cash machines. A credit card lets you pay later or in instalments; we do not issue credit cards at present.`,
      ko: `체크카드는 결제할 때 메인 계좌에서 바로 출금되므로 잔액만큼만 사용할 수 있고, 납부할 청구서나 리볼빙 이자가 없으며 현금인출기에서 출금하실 수도 있습니다. 신용카드는 나중에 지급하거나 할부로 결제할 때 사용하는 카드이며, 당행은 현재 신용카드를 발급하지 않습니다.`,
    },
    keywords: ["信用卡", "刷卡", "扣款", "分期", "循環利息", "帳單"],
  },
  {
    number: 4003,
    subcategory: "0401",
    question: {
      zh: "收到新卡後如何開卡？",
      en: "How do I activate a new card?",
      ko: "새 카드를 받으면 어떻게 사용 등록을 합니까?",
    },
    answer: {
      zh: `請登入行動銀行 App，在卡片管理選擇「開卡」，輸入卡號末四碼並設定提款密碼，立即生效。開卡前任何消費與提款都會被拒絕，寄送途中遺失也不會被盜用。換發新卡時，請在開卡後把舊卡晶片剪斷再丟棄。`,
      en: `Sign in to the mobile app, choose “activate” under card management, enter the last four digits of the card and set the code for cash machines. It works at once. Until then every purchase and withdrawal is refused, so a card lost in the post cannot be misused. If it replaces an old card, cut through the old chip before you throw it away.`,
      ko: `모바일 앱에 로그인하여 카드 관리에서 ‘사용 등록’을 선택하고 카드 번호 끝 네 자리를 입력하여 출금 비밀번호를 설정하시면 바로 사용하실 수 있습니다. 등록 전에는 모든 결제와 출금이 거절되므로 배송 중에 분실되어도 도용되지 않습니다. 교체 발급을 받으셨다면 등록 후 이전 카드의 칩을 자르고 버려 주십시오.`,
    },
    keywords: ["開卡", "啟用卡片", "新卡不能刷", "卡片啟動", "activate"],
  },
  {
    number: 4004,
    subcategory: "0402",
    question: {
      zh: "刷卡被拒絕，可能是什麼原因？",
      en: "Why was my card payment declined?",
      ko: "카드 결제가 거절되는 이유는 무엇입니까?",
    },
    answer: {
      zh: `請依序檢查下列項目，多數可以在行動銀行 App 立即調整：

- 主帳戶可用餘額是否足夠
- 是否超過您設定的單筆或每日消費限額
- 海外交易或網路交易是否關閉
- 卡片是否尚未開卡、已過期或已掛失
- 是否使用了「一鍵停用」

都沒有問題時，可能是商店的刷卡機或連線狀況；請換一種付款方式，並撥客服中心查詢拒絕原因。`,
      en: `Please check these one by one; most can be changed at once in the mobile app:

- Is the available balance of the main account enough?
- Is the purchase over the limit per purchase or per day that you set?
- Are overseas or online transactions switched off?
- Is the card not yet activated, expired or reported lost?
- Was the panic button used?

If none applies, it may be the shop’s terminal or connection. Pay another way, and ask our call centre for the reason.`,
      ko: `다음 항목을 차례로 확인해 주십시오. 대부분 모바일 앱에서 바로 변경하실 수 있습니다.

- 메인 계좌의 출금 가능 잔액이 충분한지
- 설정하신 1회 또는 일일 결제 한도를 넘지 않았는지
- 해외 거래나 온라인 거래가 꺼져 있지 않은지
- 카드가 사용 등록 전이거나 만료 또는 분실 신고 상태가 아닌지
- 긴급 정지를 실행하지 않으셨는지

모두 문제가 없다면 가맹점 단말기나 통신 문제일 수 있으므로 다른 방법으로 결제하시고 고객센터에 거절 사유를 문의해 주십시오.`,
    },
    keywords: ["刷卡失敗", "不能刷", "刷不過", "交易被拒", "授權失敗", "卡片不能用"],
  },
  {
    number: 4005,
    subcategory: "0402",
    question: {
      zh: "出國刷卡要先做什麼設定？手續費多少？",
      en: "What must I set before I use the card abroad, and what is the fee?",
      ko: "해외에서 카드를 쓰려면 무엇을 설정해야 하며 수수료는 얼마입니까?",
    },
    answer: {
      zh: `出發前，請在行動銀行 App 的卡片管理開啟「海外交易」，回國後再關閉。海外交易手續費為交易金額的 1.5%，外幣消費依國際組織結匯日匯率折算新臺幣。商店問您要用新臺幣或當地貨幣結帳時，選當地貨幣通常較划算。手續費若有回饋活動，請看網站的[活動頁](/events)。`,
      en: `Before you leave, switch on overseas transactions under card management in the mobile app, and switch them off when you are back. The overseas fee is 1.5% of the purchase; foreign amounts are converted to TWD at the card scheme’s rate of the settlement day. If a shop offers TWD or local currency, local currency is usually cheaper. See our events for refunds of the fee.`,
      ko: `출국 전에 모바일 앱의 카드 관리에서 ‘해외 거래’를 켜고 귀국 후에 꺼 주십시오. 해외 거래 수수료는 결제 금액의 1.5%이며, 외화 결제는 국제 카드사의 정산일 환율로 대만 달러로 환산합니다. 가맹점에서 대만 달러와 현지 통화 중 선택하라고 하면 보통 현지 통화가 유리합니다. 수수료 환급 행사는 웹사이트의 [이벤트](/events)를 확인해 주십시오.`,
    },
    keywords: ["海外刷卡", "國外交易手續費", "1.5%", "出國旅遊", "海外交易開關", "DCC"],
  },
  {
    number: 4006,
    subcategory: "0402",
    question: {
      zh: "網購付款時要輸入驗證碼，那是什麼？",
      en: "Why does an online shop ask for a one-time code when I pay?",
      ko: "온라인 결제할 때 인증번호를 입력하라는 것은 무엇입니까?",
    },
    answer: {
      zh: `那是網路交易的 3D 驗證，用來確認付款的是您本人。本行會把驗證碼傳到您留存的手機，請先核對訊息中的商店名稱與金額，再輸入到付款頁。若您沒有在購物卻收到這種驗證碼，表示可能有人在試您的卡號，請勿輸入，並立即撥客服中心 0800-899-899；怎麼處理見「[緊急服務](/support/emergencies)」。`,
      en: `That is 3D verification, which makes sure that it is you who pays. We send a one-time code to your mobile; compare the shop and the amount in the message, then enter it on the payment page. If you get such a code without buying anything, someone may be trying your card number: do not enter it, and call 0800-899-899 at once. [Emergency support](/support/emergencies) says what to do.`,
      ko: `본인이 결제하는지 확인하는 온라인 거래의 3D 인증입니다. 등록된 휴대전화로 인증번호를 보내 드리므로 메시지의 가맹점 이름과 금액을 확인한 뒤 결제 화면에 입력해 주십시오. 구매하지 않았는데 이런 인증번호를 받으셨다면 누군가 카드 번호를 시험하는 것일 수 있으니 입력하지 마시고 즉시 고객센터 0800-899-899로 연락해 주십시오. 조치 방법은 ‘[긴급 지원](/support/emergencies)’에 있습니다.`,
    },
    keywords: ["3D驗證", "網路刷卡", "線上購物", "網購OTP", "付款驗證", "3DS"],
  },
  {
    number: 4007,
    subcategory: "0402",
    question: {
      zh: "如何調整刷卡的消費限額或關閉網路交易？",
      en: "How do I change my card limits or switch off online payments?",
      ko: "카드 결제 한도를 바꾸거나 온라인 거래를 끄려면 어떻게 합니까?",
    },
    answer: {
      zh: `請登入行動銀行 App 的卡片管理，可以隨時調整單筆與每日消費限額，並分別開關海外交易與網路交易，設定後立即生效。建議平時把限額調到日常花費的程度，不常網購就關閉網路交易，需要時再打開。可調整的最高額度，以 App 畫面顯示為準。`,
      en: `Under card management in the mobile app you can change the limits per purchase and per day at any time, and switch overseas and online transactions on and off one by one. It takes effect at once. We suggest limits close to your daily spending, and online transactions off if you seldom shop online. The app shows the highest limits you can set.`,
      ko: `모바일 앱의 카드 관리에서 1회 및 일일 결제 한도를 언제든지 변경하고 해외 거래와 온라인 거래를 각각 켜고 끌 수 있으며 바로 적용됩니다. 평소 지출에 맞추어 한도를 낮추시고 온라인 쇼핑을 자주 하지 않으시면 온라인 거래를 꺼 두시기를 권합니다. 설정할 수 있는 최고 한도는 앱 화면을 기준으로 합니다.`,
    },
    keywords: ["刷卡額度", "卡片設定", "消費上限", "關閉網購", "調額度", "卡片管理"],
  },
  {
    number: 4008,
    subcategory: "0403",
    popular: true,
    question: {
      zh: "卡片遺失了，如何掛失？",
      en: "I lost my card. How do I report it?",
      ko: "카드를 잃어버렸습니다. 어떻게 신고합니까?",
    },
    answer: {
      zh: `請立即撥客服中心 0800-899-899，人在海外請撥 +886-2-8899-0899，24 小時受理，卡片立即停用；您也可以在行動銀行 App 選擇卡片並送出掛失。掛失前後請查看最近的交易，若有您不認得的消費，請一併告訴我們。所有緊急聯絡方式見「[緊急服務](/support/emergencies)」。`,
      en: `Call 0800-899-899 at once, from abroad +886-2-8899-0899, day or night: the card stops at once. You can also choose the card in the mobile app and report it lost. Look through your recent transactions too, and tell us of any that you do not know. [Emergency support](/support/emergencies) lists every way to reach us.`,
      ko: `즉시 고객센터 0800-899-899, 해외에서는 +886-2-8899-0899로 연락해 주십시오. 24시간 접수하며 카드는 바로 정지됩니다. 모바일 앱에서 카드를 선택하여 분실 신고를 하실 수도 있습니다. 최근 거래도 확인하시고 모르는 결제가 있으면 함께 알려 주십시오. 모든 긴급 연락처는 ‘[긴급 지원](/support/emergencies)’에 있습니다.`,
    },
    keywords: ["卡不見了", "卡片掉了", "遺失", "被偷", "停卡", "止付", "海外掛失"],
  },
  {
    number: 4009,
    subcategory: "0403",
    question: {
      zh: "掛失後找到卡片，可以取消掛失嗎？",
      en: "I found my card after reporting it. Can I cancel the report?",
      ko: "분실 신고 후 카드를 찾았습니다. 신고를 취소할 수 있습니까?",
    },
    answer: {
      zh: `可以，請在掛失次日中午 12:00（臺北時間）前，在行動銀行 App 的「取消掛失」辦理，或撥客服中心 0800-899-899：

1. 輸入寄到您電子郵件的驗證碼。
2. 輸入完整卡號。
3. 確認後卡片恢復使用。

超過期限卡片即失效，無法恢復，須申請新卡。若卡片曾離開您的視線，建議不要取消，直接補發較安全。`,
      en: `Yes, until 12:00 noon Taipei time of the day after the report, under “cancel the report” in the mobile app, or by calling 0800-899-899:

1. Enter the one-time code sent to your email.
2. Enter the full card number.
3. Confirm, and the card works again.

After that the card is void for good and you need a new one. If it has been in other hands, a replacement is safer.`,
      ko: `가능합니다. 분실 신고 다음 날 정오 12:00(타이베이 시간)까지 모바일 앱의 ‘분실 신고 취소’에서 진행하시거나 고객센터 0800-899-899로 연락해 주십시오.

1. 이메일로 받은 인증번호를 입력해 주십시오.
2. 전체 카드 번호를 입력해 주십시오.
3. 확인하시면 카드를 다시 사용하실 수 있습니다.

기한이 지나면 카드는 무효가 되어 새 카드를 신청하셔야 합니다. 카드가 다른 사람의 손에 있었다면 재발급이 더 안전합니다.`,
    },
    keywords: ["撤銷掛失", "卡片找到了", "恢復卡片", "解除掛失", "隔天中午"],
  },
  {
    number: 4010,
    subcategory: "0401",
    question: {
      zh: "如何補發新卡？費用多少？",
      en: "How do I get a replacement card, and what does it cost?",
      ko: "카드 재발급은 어떻게 신청하며 비용은 얼마입니까?",
    },
    answer: {
      zh: `請在行動銀行 App 的卡片管理申請補發，每張 NT$100，從主帳戶扣除。新卡的卡號與有效期限都不同，綁定行動支付、訂閱服務的卡號請記得更新。卡片本身有瑕疵，或由本行通知換發者，不收費用。`,
      en: `Ask for it under card management in the mobile app. A replacement costs NT$100, taken from the main account. The new card has another number and expiry date, so please update mobile payment and subscriptions. A faulty card, or one that we ask you to change, is replaced free of charge.`,
      ko: `모바일 앱의 카드 관리에서 재발급을 신청해 주십시오. 1장당 NT$100이며 메인 계좌에서 출금됩니다. 새 카드는 번호와 유효 기간이 다르므로 모바일 결제와 정기 구독에 등록하신 카드 번호를 변경해 주십시오. 카드 불량이나 당행의 요청에 따른 교체는 수수료가 없습니다.`,
    },
    keywords: ["重辦卡", "補卡", "換卡費用", "100元", "新卡號", "再辦一張"],
  },
  {
    number: 4011,
    subcategory: "0403",
    question: {
      zh: "出現不認得的消費，如何提出爭議？",
      en: "There is a purchase I do not recognise. How do I dispute it?",
      ko: "모르는 결제가 있습니다. 어떻게 이의를 제기합니까?",
    },
    answer: {
      zh: `請在交易日起 45 日內撥客服中心 0800-899-899 提出爭議，專員會詢問是否同時掛失卡片；需要書面時，請到「[下載專區](/resources?type=02)」取得申請書。提出前可先想想是否為家人使用、自動續訂，或商店登記的名稱與招牌不同。處理期間，本行以電子郵件通知進度，請保留訂單、收據等資料備查。`,
      en: `Within 45 days of the purchase, call 0800-899-899 and dispute it; we also ask whether to report the card lost. A form for doing it in writing is under [documents](/resources?type=02). Consider first whether it was someone in your family, a subscription that renewed, or a shop that trades under another name. We report progress by email. Please keep orders and receipts.`,
      ko: `거래일부터 45일 이내에 고객센터 0800-899-899로 이의를 제기해 주십시오. 카드 분실 신고 여부도 함께 여쭙습니다. 서면 신청서는 ‘[자료실](/resources?type=02)’에 있습니다. 먼저 가족의 사용, 정기 구독 갱신, 상호와 등록 이름이 다른 가맹점은 아닌지 확인해 주십시오. 처리 상황은 이메일로 알려 드리며 주문서와 영수증을 보관해 주십시오.`,
    },
    keywords: ["盜刷", "被盜刷", "爭議款", "不明扣款", "帳款疑義", "沒刷過"],
  },
  {
    number: 4012,
    subcategory: "0402",
    question: {
      zh: "飯店或加油的圈存金額何時會解除？",
      en: "When is an amount held by a hotel or petrol station released?",
      ko: "호텔이나 주유소의 지급 보류 금액은 언제 해제됩니까?",
    },
    answer: {
      zh: `加油、飯店住宿、租車等預先授權的交易，會先在主帳戶圈存一筆金額，等商店請款後改扣實際金額，多的部分即時釋出。商店沒有請款時，圈存滿 15 日自動解除。圈存期間這筆錢仍在您的帳戶，只是不計入可用餘額。`,
      en: `For pre-authorised payments such as petrol, hotels and car rental an amount is held in your main account first. When the shop claims the payment, the real amount is taken and the rest released. If the shop claims nothing, the hold ends after 15 days. The money stays in your account meanwhile; it only does not count as available balance.`,
      ko: `주유, 호텔 숙박, 차량 대여처럼 사전 승인하는 거래는 먼저 메인 계좌에서 일정 금액의 지급을 보류하고, 가맹점이 대금을 청구하면 실제 금액만 출금하고 나머지는 해제합니다. 청구가 없으면 15일이 지나 자동으로 해제됩니다. 보류된 금액은 계좌에 그대로 있으며 출금 가능 잔액에만 포함되지 않습니다.`,
    },
    keywords: ["預先授權", "預授權", "押金", "凍結金額", "15天", "圈存款"],
  },
  {
    number: 4013,
    subcategory: "0402",
    question: {
      zh: "可以把卡片加入手機的行動支付嗎？",
      en: "Can I add the card to mobile payment on my phone?",
      ko: "휴대전화의 모바일 결제에 카드를 등록할 수 있습니까?",
    },
    answer: {
      zh: `可以，在支援的行動支付輸入卡號，並以簡訊驗證碼確認即可綁定。綁定後的消費同樣從主帳戶扣款，也受您設定的限額與交易開關控制。卡片掛失或補發後，原綁定會失效，請用新卡重新加入。`,
      en: `Yes. Enter the card number in a mobile payment service that supports it, and confirm with a one-time code sent by SMS. Payments come from the main account and follow the limits and switches you set. After a loss report or a replacement the old card no longer works there; please add the new one.`,
      ko: `가능합니다. 지원되는 모바일 결제 서비스에 카드 번호를 입력하고 문자 인증번호로 확인하시면 등록됩니다. 결제 금액은 메인 계좌에서 출금되며 설정하신 한도와 거래 설정이 그대로 적용됩니다. 분실 신고나 재발급 후에는 기존 등록이 무효가 되므로 새 카드로 다시 등록해 주십시오.`,
    },
    keywords: ["Apple Pay", "Google Pay", "綁卡", "手機支付", "感應", "電子支付"],
  },
  {
    number: 4014,
    subcategory: "0402",
    question: {
      zh: "如何用卡片提款？",
      en: "How do I withdraw cash with the card?",
      ko: "카드로 현금을 어떻게 인출합니까?",
    },
    answer: {
      zh: `請在貼有與卡片相同標誌的自動櫃員機插卡提款，各家銀行的機器都可以使用，24 小時提供服務。手續費與每次可提領的金額，會顯示在機器畫面上，確認後才扣款。機器沒有吐鈔卻已扣款時，請記下地點與時間，撥客服中心 0800-899-899。`,
      en: `Use any bank’s cash machine that shows the sign on your card, at any hour. The machine shows the fee and the most you can draw before you confirm. If money was taken but none came out, note the place and time and call 0800-899-899.`,
      ko: `카드와 같은 표시가 있는 현금인출기라면 어느 은행의 기기든 24시간 이용하실 수 있습니다. 수수료와 1회 인출 가능 금액은 확인 전에 기기 화면에 표시됩니다. 현금이 나오지 않았는데 출금되었다면 장소와 시각을 적어 고객센터 0800-899-899로 연락해 주십시오.`,
    },
    keywords: ["領錢", "ATM", "提款機", "跨行提款", "領現金", "吐鈔"],
  },
  {
    number: 4015,
    subcategory: "0401",
    question: {
      zh: "卡片快到期或刷不出來，要怎麼換卡？",
      en: "My card expires soon or no longer reads. How do I get it changed?",
      ko: "카드 유효 기간이 다 되었거나 인식되지 않으면 어떻게 교체합니까?",
    },
    answer: {
      zh: `有效期限到期前，本行會自動寄發新卡到您留存的地址，不收費，您只要確認地址正確。晶片或磁條因瑕疵讀不到時，請在行動銀行 App 申請換卡，同樣不收費用。因保管不慎而折損、需要重製時，依補發標準收費。`,
      en: `Before a card expires we send you a new one free of charge; just make sure that your address is right. If the chip or stripe is faulty, ask for another card in the mobile app, also free. If the card was damaged in use, the fee of a replacement applies.`,
      ko: `유효 기간이 끝나기 전에 등록된 주소로 새 카드를 무료로 보내 드리므로 주소만 확인해 주십시오. 칩이나 자기선의 불량으로 인식되지 않으면 모바일 앱에서 교체를 신청하시면 되며 역시 무료입니다. 보관 중 파손되어 다시 제작하는 경우에는 재발급 수수료가 적용됩니다.`,
    },
    keywords: ["有效期限", "卡片壞掉", "消磁", "晶片壞了", "到期換卡", "折斷"],
  },
  {
    number: 4016,
    subcategory: "0402",
    question: {
      zh: "如何收到每筆刷卡的通知？",
      en: "How do I get a notification of every card payment?",
      ko: "카드 결제 알림은 어떻게 받습니까?",
    },
    answer: {
      zh: `請在行動銀行 App 開啟「消費即時通知」，並允許手機顯示本行的推播。通知會列出商店、金額、幣別與所在國家或地區，方便辨識海外消費。收到自己沒有刷的通知，請立即撥 0800-899-899；怎麼處理見「[緊急服務](/support/emergencies)」。`,
      en: `Turn on purchase alerts in the mobile app and allow its notifications on your phone. Each shows the shop, the amount, the currency and the country or region, so that you recognise payments abroad. If you get one for a purchase that is not yours, call 0800-899-899 at once; [emergency support](/support/emergencies) says what to do.`,
      ko: `모바일 앱에서 ‘결제 알림’을 켜고 휴대전화에서 당행 알림을 허용해 주십시오. 알림에는 가맹점, 금액, 통화, 국가 또는 지역이 표시되어 해외 결제를 쉽게 확인하실 수 있습니다. 본인이 결제하지 않은 알림을 받으시면 즉시 0800-899-899로 연락해 주십시오. 조치 방법은 ‘[긴급 지원](/support/emergencies)’에 있습니다.`,
    },
    keywords: ["消費通知", "推播", "刷卡簡訊", "即時通知", "沒收到通知"],
  },
  {
    number: 4017,
    subcategory: "0402",
    question: {
      zh: "退貨後，款項多久退回帳戶？",
      en: "I returned goods. When does the money come back?",
      ko: "반품하면 돈은 언제 계좌로 돌아옵니까?",
    },
    answer: {
      zh: `商店送出退款後，款項會退回主帳戶；國內通常需要數個工作天，海外商店可能更久，時間取決於商店與收單機構的作業。尚未請款就取消的訂單，圈存金額會直接解除。等了很久仍未入帳，請向商店索取退款證明，再以[線上留言](/support/contact-us/inquiry-main)附上圖片，由本行協助查詢。`,
      en: `Once the shop has sent the refund, it comes back to your main account: within Taiwan in a few working days as a rule, from abroad often later, as the shop and its bank decide. If the order was cancelled before the shop claimed it, the hold is simply released. If it takes very long, ask the shop for proof of the refund and send it to us with an [inquiry](/support/contact-us/inquiry-main).`,
      ko: `가맹점이 환불을 접수하면 메인 계좌로 입금되며 국내는 보통 며칠, 해외 가맹점은 더 오래 걸릴 수 있습니다. 기간은 가맹점과 매입사의 처리에 따라 다릅니다. 대금 청구 전에 취소된 주문은 지급 보류가 바로 해제됩니다. 오래 기다려도 입금되지 않으면 가맹점에서 환불 증빙을 받아 [온라인 문의](/support/contact-us/inquiry-main)에 사진으로 첨부해 주십시오.`,
    },
    keywords: ["刷退", "退刷", "退款進度", "取消訂單", "退貨退錢"],
  },
  {
    number: 4018,
    subcategory: "0402",
    question: {
      zh: "忘記提款密碼，或在提款機輸錯 3 次，怎麼辦？",
      en: "I forgot the code for cash machines, or entered it wrongly 3 times. What can I do?",
      ko: "출금 비밀번호를 잊었거나 현금인출기에서 3회 잘못 입력하면 어떻게 합니까?",
    },
    answer: {
      zh: `提款密碼連續輸入錯誤 3 次，卡片的提款功能會停用，請在行動銀行 App 的卡片管理重設提款密碼，即可恢復。提款密碼只用於自動櫃員機，與登入密碼、交易密碼是不同的密碼。請不要把它寫在卡片上或告訴別人。`,
      en: `After 3 wrong entries in a row withdrawals with the card stop. Reset the code under card management in the mobile app, and the card gives cash again. It is for cash machines only, and is neither your password nor your PIN. Do not write it on the card or tell it to anyone.`,
      ko: `출금 비밀번호를 연속 3회 잘못 입력하시면 카드의 출금 기능이 정지되며, 모바일 앱의 카드 관리에서 다시 설정하시면 이용하실 수 있습니다. 출금 비밀번호는 현금인출기에서만 사용하며 로그인 비밀번호나 거래 비밀번호와는 다릅니다. 카드에 적거나 다른 사람에게 알려 주지 마십시오.`,
    },
    keywords: ["提款密碼", "晶片密碼", "卡片密碼", "提款機密碼", "吃卡", "領錢密碼"],
  },
];
