import type { ProductSeed } from "./types.ts";

/** The debit card and the transfer service. */
export const payments: ProductSeed[] = [
  {
    code: "CDDC0001",
    group: "payment",
    variants: [],
    name: { zh: "簽帳金融卡", en: "Debit card", ko: "체크카드" },
    slogan: {
      zh: "刷多少，扣多少",
      en: "Spend what is there, no more",
      ko: "쓴 만큼만 빠져나갑니다",
    },
    lead: {
      zh: "消費直接從主帳戶扣款，沒有循環利息，也不必記繳款日。每一筆立即通知，海外與網路交易自己開關。",
      en: "Purchases come straight out of the main account: no revolving interest, no payment day to remember. You hear of each one at once, and switch overseas and online use on and off yourself.",
      ko: "결제 금액이 메인 계좌에서 바로 출금되어 리볼빙 이자도, 기억해야 할 납부일도 없습니다. 결제할 때마다 바로 알려 드리고, 해외와 온라인 결제는 직접 켜고 끄실 수 있습니다.",
    },
    benefits: [
      {
        title: { zh: "即時通知", en: "Told at once", ko: "실시간 알림" },
        text: {
          zh: "通知載明商店、金額、所在國家或地區與交易幣別，不對勁馬上看得出來。",
          en: "Each alert names the shop, the amount, the country or region and the currency, so that anything odd shows at once.",
          ko: "알림에 가맹점, 금액, 국가 또는 지역, 거래 통화가 표시되어 이상한 거래를 바로 알아보실 수 있습니다.",
        },
      },
      {
        title: { zh: "開關在您手上", en: "The switches are yours", ko: "직접 켜고 끄는 기능" },
        text: {
          zh: "海外交易、網路交易與消費限額，在 App 隨時調整，立即生效。",
          en: "Change overseas use, online use and spending limits in the app at any time, with immediate effect.",
          ko: "해외 결제, 온라인 결제, 결제 한도를 앱에서 언제든지 바꾸실 수 있으며 바로 적용됩니다.",
        },
      },
      {
        title: { zh: "遺失立刻停", en: "Lost, and stopped", ko: "분실 즉시 정지" },
        text: {
          zh: "24 小時皆可掛失，卡片立即停用；找到了，次日中午 12:00 前可取消掛失。",
          en: "Report a loss at any hour and the card stops at once. If you find it, cancel the report until 12:00 noon the next day.",
          ko: "24시간 분실 신고가 가능하고 카드는 즉시 정지됩니다. 찾으셨다면 다음 날 낮 12:00까지 신고를 취소하실 수 있습니다.",
        },
      },
      {
        title: { zh: "爭議有人處理", en: "Disputes are followed up", ko: "이의는 끝까지 처리" },
        text: {
          zh: "不認得的消費，撥客服中心即可提出爭議，處理進度以電子郵件通知。",
          en: "Call us about what you do not recognise, and we report progress by email.",
          ko: "모르는 결제는 고객센터로 전화하시면 처리 상황을 이메일로 알려 드립니다.",
        },
      },
    ],
    facts: [
      {
        label: { zh: "申請對象", en: "Who may have one", ko: "신청 대상" },
        value: {
          zh: "已開立主帳戶的客戶",
          en: "Customers with a main account",
          ko: "메인 계좌가 있는 고객",
        },
      },
      {
        label: { zh: "扣款帳戶", en: "Paid from", ko: "출금 계좌" },
        value: { zh: "主帳戶", en: "The main account", ko: "메인 계좌" },
      },
      {
        label: { zh: "首次發卡", en: "First card", ko: "최초 발급" },
        value: { zh: "免費", en: "Free", ko: "무료" },
      },
      {
        label: { zh: "補發", en: "Replacement", ko: "재발급" },
        value: {
          zh: "每張 NT$100；卡片瑕疵或本行通知換發者免費",
          en: "NT$100 per card; free if the card is faulty or we ask you to change it",
          ko: "1장당 NT$100, 카드 불량이나 당행 요청에 따른 교체는 무료",
        },
      },
      {
        label: { zh: "海外交易手續費", en: "Overseas fee", ko: "해외 결제 수수료" },
        value: {
          zh: "交易金額的 1.5%",
          en: "1.5% of the purchase",
          ko: "결제 금액의 1.5%",
        },
      },
      {
        label: { zh: "消費限額", en: "Spending limits", ko: "결제 한도" },
        value: {
          zh: "單筆與每日限額在 App 自行設定，且不超過主帳戶可用餘額",
          en: "Per purchase and per day as you set in the app, and never above the available balance",
          ko: "1회와 일일 한도를 앱에서 직접 설정, 메인 계좌 출금 가능 잔액 이내",
        },
      },
      {
        label: { zh: "預先授權", en: "Pre-authorised payments", ko: "사전 승인 거래" },
        value: {
          zh: "加油、住宿等圈存款項，於商店請款或滿 15 日後解除",
          en: "Sums held by petrol stations, hotels and the like are released when claimed or after 15 days",
          ko: "주유, 숙박 등의 보류 금액은 가맹점 청구 시 또는 15일 후 해제",
        },
      },
      {
        label: { zh: "取消掛失期限", en: "Cancelling a loss report", ko: "분실 신고 취소 기한" },
        value: {
          zh: "掛失次日中午 12:00（臺北時間）",
          en: "12:00 noon Taipei time of the day after the report",
          ko: "신고 다음 날 낮 12:00(타이베이 시간)",
        },
      },
    ],
    steps: [
      {
        title: { zh: "在 App 申請", en: "Apply in the app", ko: "앱에서 신청" },
        text: {
          zh: "開立主帳戶時一併申請，或之後在「卡片管理」申請，並確認寄送地址。",
          en: "Apply when you open the main account, or later under card management, and confirm your address.",
          ko: "메인 계좌 개설 시 함께 신청하시거나 이후 ‘카드 관리’에서 신청하시고 받으실 주소를 확인해 주십시오.",
        },
      },
      {
        title: { zh: "收到卡片", en: "Receive the card", ko: "카드 수령" },
        text: {
          zh: "卡片以掛號寄送，請本人簽收並確認封口完整。",
          en: "It comes by registered post. Sign for it yourself and check that the envelope is sealed.",
          ko: "카드는 등기 우편으로 보내 드립니다. 본인이 수령하시고 봉투가 온전한지 확인해 주십시오.",
        },
      },
      {
        title: { zh: "在 App 開卡", en: "Switch it on", ko: "앱에서 사용 등록" },
        text: {
          zh: "輸入卡號末四碼並設定提款密碼，即可使用。",
          en: "Enter the last four digits in the app, set the code for cash machines, and use it.",
          ko: "앱에서 카드 번호 끝 네 자리를 입력하고 출금용 비밀번호를 설정하시면 바로 쓰실 수 있습니다.",
        },
      },
      {
        title: { zh: "設定限額與開關", en: "Set limits and switches", ko: "한도와 기능 설정" },
        text: {
          zh: "依自己的習慣調整限額；不出國時，建議關閉海外交易。",
          en: "Choose limits that suit you. When you are not travelling, keep overseas use off.",
          ko: "평소 쓰시는 만큼 한도를 조정하시고, 해외에 가지 않으실 때는 해외 결제를 꺼 두십시오.",
        },
      },
    ],
    notes: {
      zh: `海外消費依國際組織結匯日的匯率折算新臺幣，並收取交易金額 1.5% 的手續費；商店以新臺幣報價者，可能另含商店的匯率加價。

- 預先授權的圈存金額會先減少可用餘額，實際扣款以商店請款為準。
- 請勿將卡片交給他人，也不要把密碼寫在卡片上。
- 本行不會以電話、簡訊或電子郵件索取卡號、安全碼或驗證碼。`,
      en: `Overseas purchases are converted to TWD at the card scheme’s rate of the settlement day, and a fee of 1.5% is charged. A shop that quotes in TWD may add a margin of its own.

- A held amount lowers your available balance first; what is taken in the end is what the shop claims.
- Do not hand the card to others or write the code on it.
- We never ask for your card number, security code or one-time code by telephone, SMS or email.`,
      ko: `해외 결제는 국제 카드사의 정산일 환율로 대만 달러로 환산하며 결제 금액의 1.5%를 수수료로 받습니다. 가맹점이 대만 달러로 청구하면 가맹점의 환율 가산이 포함될 수 있습니다.

- 사전 승인 금액만큼 출금 가능 잔액이 먼저 줄어들며, 실제 출금은 가맹점 청구 금액을 기준으로 합니다.
- 카드를 다른 사람에게 건네거나 카드에 비밀번호를 적지 마십시오.
- 당행은 전화, 문자, 이메일로 카드 번호, 보안 코드, 인증번호를 묻지 않습니다.`,
    },
    forGuests: true,
    featured: true,
    path: "/debit-card/landing",
    faqWords: "簽帳金融卡 掛失 海外交易 補發 限額",
    related: ["DPMA0001", "TRTR0001", "ISTR0001"],
  },
  {
    code: "TRTR0001",
    group: "payment",
    variants: [],
    name: { zh: "轉帳", en: "Transfer", ko: "이체" },
    slogan: {
      zh: "送出之前，每個數字都在眼前",
      en: "Every figure in sight before you send",
      ko: "보내기 전에 모든 숫자를 확인하십시오",
    },
    lead: {
      zh: "轉給本行或其他銀行都可以，24 小時受理。確認頁列出轉入帳戶、手續費與剩餘限額，再以簡訊驗證碼與交易密碼完成。",
      en: "Send to us or to any other bank, at any hour. The confirmation page shows the to account, the fee and what is left of your limits; a one-time code by SMS and your PIN complete it.",
      ko: "당행과 다른 은행 모두 24시간 보내실 수 있습니다. 확인 화면에 입금 계좌, 수수료, 남은 한도가 표시되며 문자 인증번호와 거래 비밀번호로 완료합니다.",
    },
    benefits: [
      {
        title: { zh: "先看戶名", en: "The name first", ko: "예금주를 먼저" },
        text: {
          zh: "轉入本行帳戶前顯示部分遮蔽的戶名，例如「王○明」，帳號打錯當下就能發現。",
          en: "For an account with us the payee’s name is shown in part, so that a wrong digit is noticed at once.",
          ko: "당행 계좌로 보내실 때 일부를 가린 예금주명을 보여 드려 계좌번호 오류를 바로 알 수 있습니다.",
        },
      },
      {
        title: { zh: "手續費有原因", en: "A fee with a reason", ko: "이유가 있는 수수료" },
        text: {
          zh: "本行互轉 NT$0；跨行依金額 NT$0、NT$10 或 NT$15，確認前說明為什麼收。",
          en: "NT$0 within Dawn Bank; NT$0, NT$10 or NT$15 to other banks by amount, with the reason told before you confirm.",
          ko: "당행 간 NT$0, 타행은 금액에 따라 NT$0, NT$10 또는 NT$15이며 확인 전에 적용 이유를 알려 드립니다.",
        },
      },
      {
        title: { zh: "不怕重複", en: "No paying twice", ko: "중복 이체 방지" },
        text: {
          zh: "24 小時內以相同金額轉入相同帳戶，系統會再問一次。",
          en: "If you send the same amount to the same account within 24 hours, we ask once more.",
          ko: "24시간 이내에 같은 계좌로 같은 금액을 보내시면 한 번 더 여쭙습니다.",
        },
      },
      {
        title: { zh: "不用時就關上", en: "Off when not needed", ko: "쓰지 않을 때는 끄기" },
        text: {
          zh: "約定轉帳與非約定轉帳可在 App 分別關閉；懷疑受騙時，按下「一鍵停用」。",
          en: "Designated and non-designated transfers can each be switched off in the app. If you suspect fraud, press the panic button.",
          ko: "지정 계좌 이체와 비지정 계좌 이체를 앱에서 따로 끌 수 있으며, 사기가 의심되면 ‘긴급 정지’를 누르십시오.",
        },
      },
    ],
    facts: [
      {
        label: { zh: "使用對象", en: "Who may use it", ko: "이용 대상" },
        value: {
          zh: "已開立主帳戶，並在 App 開啟轉帳功能的客戶",
          en: "Customers with a main account who have transfers switched on in the app",
          ko: "메인 계좌가 있고 앱에서 이체 기능을 켠 고객",
        },
      },
      {
        label: { zh: "操作管道", en: "Where", ko: "이용 채널" },
        value: {
          zh: "App 與無障礙網路銀行",
          en: "The app and the accessible web bank",
          ko: "앱과 웹 접근성 뱅킹",
        },
      },
      {
        label: { zh: "本行互轉手續費", en: "Fee within Dawn Bank", ko: "당행 간 수수료" },
        value: { zh: "NT$0", en: "NT$0", ko: "NT$0" },
      },
      {
        label: { zh: "跨行手續費", en: "Interbank fee", ko: "타행 수수료" },
        value: {
          zh: "NT$500 以下每帳戶每日第 1 筆 NT$0，其餘 NT$1,000 以下 NT$10，NT$1,001 以上 NT$15",
          en: "NT$0 for an account’s first transfer of up to NT$500 each day; NT$10 for others up to NT$1,000; NT$15 from NT$1,001",
          ko: "NT$500 이하 계좌별 매일 첫 1건 NT$0, 그 밖의 NT$1,000 이하 NT$10, NT$1,001 이상 NT$15",
        },
      },
      {
        label: {
          zh: "非約定轉帳限額（基本帳戶）",
          en: "Non-designated limits (basic account)",
          ko: "비지정 계좌 이체 한도(기본 계좌)",
        },
        value: {
          zh: "單筆 NT$10,000、每日 NT$30,000、每月 NT$50,000",
          en: "NT$10,000 per transaction, NT$30,000 a day, NT$50,000 a month",
          ko: "1회 NT$10,000, 일일 NT$30,000, 월간 NT$50,000",
        },
      },
      {
        label: {
          zh: "非約定轉帳限額（進階帳戶）",
          en: "Non-designated limits (advanced account)",
          ko: "비지정 계좌 이체 한도(고급 계좌)",
        },
        value: {
          zh: "單筆 NT$50,000、每日 NT$100,000、每月 NT$200,000",
          en: "NT$50,000 per transaction, NT$100,000 a day, NT$200,000 a month",
          ko: "1회 NT$50,000, 일일 NT$100,000, 월간 NT$200,000",
        },
      },
      {
        label: { zh: "約定轉帳限額", en: "Designated limits", ko: "지정 계좌 이체 한도" },
        value: {
          zh: "單筆 NT$2,000,000、每日 NT$3,000,000",
          en: "NT$2,000,000 per transaction, NT$3,000,000 a day",
          ko: "1회 NT$2,000,000, 일일 NT$3,000,000",
        },
      },
      {
        label: {
          zh: "約定帳戶生效",
          en: "When a designation takes effect",
          ko: "지정 계좌 효력 발생",
        },
        value: {
          zh: "本人帳戶次日，他人帳戶次二日",
          en: "Your own account the next day, another person’s on the second day after",
          ko: "본인 계좌는 다음 날, 타인 계좌는 다다음 날",
        },
      },
    ],
    steps: [
      {
        title: { zh: "輸入轉帳資料", en: "Enter the details", ko: "이체 정보 입력" },
        text: {
          zh: "選擇約定帳戶，或輸入銀行代碼與帳號，再填金額與備註。",
          en: "Choose a designated account, or enter a bank code and an account number, then the amount and a note.",
          ko: "지정 계좌를 선택하거나 은행 코드와 계좌번호를 입력하고 금액과 메모를 적습니다.",
        },
      },
      {
        title: { zh: "核對確認頁", en: "Check the page", ko: "확인 화면 대조" },
        text: {
          zh: "核對轉入帳戶、戶名、手續費，以及轉帳後的剩餘限額。",
          en: "Check the account, the name, the fee, and what will be left of your limits.",
          ko: "입금 계좌와 예금주, 수수료, 이체 후 남는 한도를 확인합니다.",
        },
      },
      {
        title: { zh: "輸入驗證碼", en: "Enter the one-time code", ko: "인증번호 입력" },
        text: {
          zh: "簡訊驗證碼為 6 位數字，2 分鐘內有效；先核對簡訊上的金額與帳號末碼。",
          en: "The SMS carries 6 digits, valid for 2 minutes. First compare the amount and the last digits it names.",
          ko: "문자 인증번호는 6자리이며 2분 동안 유효합니다. 문자의 금액과 계좌 끝자리를 먼저 대조해 주십시오.",
        },
      },
      {
        title: { zh: "輸入交易密碼", en: "Enter your PIN", ko: "거래 비밀번호 입력" },
        text: {
          zh: "輸入後立即執行，並提供可列印、下載的收據。",
          en: "The transfer is made at once, with a receipt to print or download.",
          ko: "입력하시면 바로 이체되며 인쇄하거나 내려받을 수 있는 영수증을 드립니다.",
        },
      },
    ],
    notes: {
      zh: `限額以臺北時間的日曆日與日曆月計算，不含手續費；您在本行自己的帳戶互轉，不計入限額。可用餘額須足以支付轉帳金額加計手續費。

- 轉入其他銀行遭退回時，金額與手續費全數退還。
- 轉錯帳戶請儘速聯絡客服中心；款項須經對方同意才能退回。
- 有人催促您轉帳或設定約定帳戶，請先撥 165 查證。`,
      en: `Limits run by calendar day and month in Taipei and do not count the fee. Transfers between your own accounts with us do not count. The available balance must cover the amount plus the fee.

- If another bank returns a transfer, both amount and fee are refunded in full.
- If you sent to the wrong account, call our call centre soon; the money can only come back with the payee’s consent.
- If someone presses you to send money or to designate an account, call 165 first.`,
      ko: `한도는 타이베이 시간의 달력상 하루와 한 달로 계산하며 수수료는 포함하지 않습니다. 당행 본인 계좌 간 이체는 한도에 포함되지 않습니다. 출금 가능 잔액은 이체 금액과 수수료의 합계 이상이어야 합니다.

- 다른 은행에서 반환되면 금액과 수수료를 전액 환불합니다.
- 잘못 이체하셨다면 고객센터로 빨리 연락해 주십시오. 상대방의 동의가 있어야 반환됩니다.
- 이체나 계좌 지정을 재촉하는 사람이 있으면 먼저 165에 확인해 주십시오.`,
    },
    forGuests: true,
    featured: true,
    path: "/transfer/landing",
    faqWords: "轉帳 手續費 限額 約定帳戶 驗證碼",
    related: ["DPMA0001", "CDDC0001"],
  },
];
