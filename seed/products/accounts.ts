import type { ProductSeed } from "./types.ts";

/** The accounts for every day and for goals. */
export const accounts: ProductSeed[] = [
  {
    code: "DPMA0001",
    group: "deposit",
    variants: [
      {
        code: "01",
        name: { zh: "基本帳戶", en: "Basic account", ko: "기본 계좌" },
        lead: {
          zh: "在 App 驗證身分即可開立，適合日常收付。非約定轉帳限額為單筆 NT$10,000、每日 NT$30,000、每月 NT$50,000；日後需要更高限額，隨時可以升級。",
          en: "Opened in the app once your identity is verified, for everyday money. Non-designated transfers go up to NT$10,000 per transaction, NT$30,000 a day and NT$50,000 a month. When you need more, you can upgrade at any time.",
          ko: "앱에서 본인 확인을 마치면 개설되는 일상용 계좌입니다. 비지정 계좌 이체 한도는 1회 NT$10,000, 일일 NT$30,000, 월간 NT$50,000이며, 더 높은 한도가 필요하시면 언제든지 업그레이드하실 수 있습니다.",
        },
      },
      {
        code: "02",
        name: { zh: "進階帳戶", en: "Advanced account", ko: "고급 계좌" },
        lead: {
          zh: "以自然人憑證與視訊通話完成帳戶升級。非約定轉帳限額提高為單筆 NT$50,000、每日 NT$100,000、每月 NT$200,000，並可申請信貸。",
          en: "Reached by an account upgrade with your citizen digital certificate and a video call. Non-designated transfers go up to NT$50,000 per transaction, NT$100,000 a day and NT$200,000 a month, and you can apply for an installment loan.",
          ko: "자연인 증서와 영상 통화로 계좌 업그레이드를 마치면 이용하실 수 있습니다. 비지정 계좌 이체 한도가 1회 NT$50,000, 일일 NT$100,000, 월간 NT$200,000으로 높아지며 분할 상환 대출을 신청하실 수 있습니다.",
        },
      },
    ],
    name: { zh: "主帳戶", en: "Main account", ko: "메인 계좌" },
    slogan: {
      zh: "一天的收支，從這裡開始",
      en: "Where your day’s money begins",
      ko: "하루의 돈이 시작되는 곳",
    },
    lead: {
      zh: "領薪水、付帳單、刷卡扣款都用同一個帳戶。利息每天計算，每一筆進出都查得到，夢想帳戶、外幣帳戶與簽帳金融卡也從這裡延伸。",
      en: "One account for your salary, your bills and your card. Interest is calculated every day, every movement is in the history, and the dream account, the foreign currency account and the debit card all build on it.",
      ko: "급여, 공과금, 카드 결제를 한 계좌로 관리하십시오. 이자는 매일 계산되고 모든 입출금을 조회하실 수 있으며, 드림 계좌와 외화 계좌, 체크카드도 이 계좌를 바탕으로 이용하십니다.",
    },
    benefits: [
      {
        title: { zh: "利息每天計算", en: "Interest every day", ko: "매일 계산되는 이자" },
        text: {
          zh: "依每日餘額計息，每年 6 月 20 日與 12 月 20 日結息，次日入帳，不必把錢綁住。",
          en: "Calculated on each day’s balance, settled on 20 June and 20 December and paid in the next day, with nothing locked away.",
          ko: "매일 잔액을 기준으로 계산하여 매년 6월 20일과 12월 20일에 결산하고 다음 날 입금합니다. 돈을 묶어 두지 않으셔도 됩니다.",
        },
      },
      {
        title: { zh: "費用先說明", en: "Fees told first", ko: "먼저 알려 드리는 수수료" },
        text: {
          zh: "本行帳戶互轉 NT$0，跨行 NT$500 以下每日第 1 筆 NT$0；需要收費的交易，確認前就顯示金額與原因。",
          en: "Transfers within Dawn Bank cost NT$0, and so does the first interbank transfer of up to NT$500 each day. Where a fee applies, you see how much and why before you confirm.",
          ko: "당행 계좌 간 이체는 NT$0, 타행 NT$500 이하 이체는 매일 첫 1건이 NT$0입니다. 수수료가 있는 거래는 확인 전에 금액과 사유를 보여 드립니다.",
        },
      },
      {
        title: {
          zh: "限額跟著需要走",
          en: "Limits that grow with you",
          ko: "필요에 따라 높아지는 한도",
        },
        text: {
          zh: "先從基本帳戶開始，需要時以電腦升級為進階帳戶，限額提高，帳號不變。",
          en: "Begin with a basic account and upgrade on a computer when you need to: the limits rise, the account number stays.",
          ko: "기본 계좌로 시작하시고 필요할 때 컴퓨터에서 고급 계좌로 업그레이드하십시오. 한도는 높아지고 계좌번호는 그대로입니다.",
        },
      },
      {
        title: { zh: "存款受保障", en: "Protected savings", ko: "보호되는 예금" },
        text: {
          zh: "本行為存款保險要保機構，每人存款本金與利息合計，最高保障 NT$3,000,000。",
          en: "Dawn Bank is a member of deposit insurance: principal and interest of each depositor are protected up to NT$3,000,000 in all.",
          ko: "당행은 예금보험 가입 기관으로, 예금자 1인당 원금과 이자를 합하여 최고 NT$3,000,000까지 보호됩니다.",
        },
      },
    ],
    facts: [
      {
        label: { zh: "開立對象", en: "Who may open it", ko: "개설 대상" },
        value: {
          zh: "年滿 7 歲、持有國民身分證的本國國民，未滿 18 歲須經法定代理人同意；年滿 18 歲、持有有效居留證的外國人",
          en: "Nationals aged 7 or over with a national ID card, under 18 with the consent of a legal representative; foreign residents aged 18 or over with a valid residence card",
          ko: "국민신분증이 있는 만 7세 이상 국민(만 18세 미만은 법정대리인의 동의 필요), 유효한 거류증이 있는 만 18세 이상 외국인",
        },
      },
      {
        label: { zh: "幣別", en: "Currency", ko: "통화" },
        value: { zh: "新臺幣", en: "TWD", ko: "대만 달러" },
      },
      {
        label: { zh: "存款種類與利率", en: "Kind of deposit and rate", ko: "예금 종류와 금리" },
        value: {
          zh: "活期儲蓄存款，依牌告利率機動計息",
          en: "Demand savings deposit at the floating rate posted under deposit rates",
          ko: "보통저축예금, 고시 금리에 따른 변동 금리",
        },
      },
      {
        label: { zh: "結息", en: "Interest paid", ko: "이자 지급" },
        value: {
          zh: "每年 6 月 20 日與 12 月 20 日結息，次日入帳",
          en: "Settled on 20 June and 20 December, paid in the next day",
          ko: "매년 6월 20일과 12월 20일 결산, 다음 날 입금",
        },
      },
      {
        label: {
          zh: "基本帳戶非約定轉帳限額",
          en: "Non-designated limits, basic account",
          ko: "기본 계좌 비지정 계좌 이체 한도",
        },
        value: {
          zh: "單筆 NT$10,000、每日 NT$30,000、每月 NT$50,000",
          en: "NT$10,000 per transaction, NT$30,000 a day, NT$50,000 a month",
          ko: "1회 NT$10,000, 일일 NT$30,000, 월간 NT$50,000",
        },
      },
      {
        label: {
          zh: "進階帳戶非約定轉帳限額",
          en: "Non-designated limits, advanced account",
          ko: "고급 계좌 비지정 계좌 이체 한도",
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
        label: { zh: "證明文件", en: "Certificates", ko: "증명서" },
        value: {
          zh: "線上下載或電子郵件免費，郵寄每份 NT$100",
          en: "Free by download or email, NT$100 per document by post",
          ko: "온라인 다운로드와 이메일 무료, 우편 1부당 NT$100",
        },
      },
      {
        label: { zh: "存款保險", en: "Deposit insurance", ko: "예금보험" },
        value: {
          zh: "每人在本行的存款本息合計，最高保障 NT$3,000,000",
          en: "Up to NT$3,000,000 of principal and interest for each depositor with us",
          ko: "예금자 1인당 당행 예금의 원리금 합계 최고 NT$3,000,000",
        },
      },
    ],
    steps: [
      {
        title: { zh: "下載 App", en: "Get the app", ko: "앱 내려받기" },
        text: {
          zh: "從 App Store 或 Google Play 下載，需 iOS 15 或 Android 7 以上。",
          en: "Download it from the App Store or Google Play. It needs iOS 15 or Android 7 or newer.",
          ko: "App Store 또는 Google Play에서 내려받아 주십시오. iOS 15 또는 Android 7 이상이 필요합니다.",
        },
      },
      {
        title: { zh: "驗證身分", en: "Prove who you are", ko: "본인 확인" },
        text: {
          zh: "拍攝證件，驗證手機號碼與電子郵件，並以您在其他銀行的帳戶確認身分。",
          en: "Photograph your ID card, verify your mobile number and email, and confirm your identity with your account at another bank.",
          ko: "신분증을 촬영하고 휴대전화 번호와 이메일을 인증한 뒤, 다른 은행 계좌로 본인임을 확인합니다.",
        },
      },
      {
        title: {
          zh: "設定代號與密碼",
          en: "Choose your ID and passwords",
          ko: "ID와 비밀번호 설정",
        },
        text: {
          zh: "設定使用者代號、密碼，以及 5 個數字加 1 個英文字母的交易密碼。",
          en: "Set your user ID, your password and a PIN of 5 digits followed by 1 letter.",
          ko: "사용자 ID와 비밀번호, 숫자 5자리와 영문자 1자리로 된 거래 비밀번호를 설정합니다.",
        },
      },
      {
        title: { zh: "審核後啟用", en: "Reviewed, then open", ko: "심사 후 개설" },
        text: {
          zh: "審核通過即可使用；結果以 App 與電子郵件通知。",
          en: "The account opens when our review is done. We tell you in the app and by email.",
          ko: "심사가 끝나면 바로 이용하실 수 있으며 결과는 앱과 이메일로 알려 드립니다.",
        },
      },
    ],
    notes: {
      zh: `利率為機動利率，隨本行牌告調整，實際以牌告利率頁所列為準。

- 利息所得依所得稅法扣繳；單次給付達 NT$20,000 者，另依規定扣取二代健保補充保費。
- 帳戶限本人使用。無正當理由將帳戶交付他人使用，依洗錢防制法將受告誡或處罰。
- 本行保留審核開戶申請的權利；審核未通過者，不影響您日後再次申請。`,
      en: `The rate is floating and changes with our posted rates. The figure under deposit rates applies.

- Tax is withheld from interest under the Income Tax Act. A single payment of NT$20,000 or more also bears the supplementary health insurance premium.
- The account is for your own use. Handing it to others without good reason is warned or punished under the Money Laundering Control Act.
- We may decline an application. That does not keep you from applying again.`,
      ko: `금리는 변동 금리이며 당행의 고시에 따라 바뀝니다. 실제 금리는 고시 금리 화면을 기준으로 합니다.

- 이자 소득은 소득세법에 따라 원천징수되며, 1회 지급액이 NT$20,000 이상이면 건강보험 추가 보험료가 함께 공제됩니다.
- 계좌는 본인만 사용하실 수 있습니다. 정당한 이유 없이 다른 사람에게 계좌를 넘기면 자금세탁방지법에 따라 경고 또는 처벌을 받습니다.
- 당행은 개설 신청을 심사하며, 승인되지 않더라도 다시 신청하실 수 있습니다.`,
    },
    forGuests: true,
    featured: true,
    path: "/main-account/landing",
    faqWords: "主帳戶 開戶 利息 限額",
    related: ["DPDA0001", "CDDC0001", "TRTR0001"],
  },
  {
    code: "DPDA0001",
    group: "deposit",
    variants: [],
    name: { zh: "夢想帳戶", en: "Dream account", ko: "드림 계좌" },
    slogan: {
      zh: "把想做的事，一點一點存起來",
      en: "Save for it, a little at a time",
      ko: "하고 싶은 일을 조금씩 모으십시오",
    },
    lead: {
      zh: "為每個目標開一個夢想帳戶，寫下名稱、金額與日期。每週或每月自動存入，進度隨時看得到，需要時也能領回。",
      en: "Open a dream account for each goal and give it a name, an amount and a date. It saves by itself each week or month, shows how far you are, and gives the money back when you need it.",
      ko: "목표마다 드림 계좌를 만들고 이름, 금액, 날짜를 적어 두십시오. 매주 또는 매월 자동으로 저축되고 진행률을 언제든지 보실 수 있으며, 필요할 때 되찾으실 수 있습니다.",
    },
    benefits: [
      {
        title: { zh: "自動存入", en: "Saves by itself", ko: "자동 저축" },
        text: {
          zh: "每週或每月固定從主帳戶轉入，金額自己決定，最低 NT$100。",
          en: "A sum of your choice, from NT$100, moves over from the main account each week or month.",
          ko: "정하신 금액(최소 NT$100)을 매주 또는 매월 메인 계좌에서 옮깁니다.",
        },
      },
      {
        title: { zh: "分級計息", en: "Interest in two steps", ko: "구간별 이자" },
        text: {
          zh: "每一夢想帳戶 NT$100,000 以內與超過的部分，分別依牌告利率計息。",
          en: "Each dream account earns one posted rate up to NT$100,000 and another on the part above.",
          ko: "드림 계좌마다 NT$100,000 이하와 초과분에 각각의 고시 금리를 적용합니다.",
        },
      },
      {
        title: { zh: "進度一看就懂", en: "Progress at a glance", ko: "한눈에 보는 진행률" },
        text: {
          zh: "達成率與預計完成日隨每次存入更新，落後了也會告訴您還差多少。",
          en: "How far you are and when you will get there is updated with every deposit, and you see what is missing if you fall behind.",
          ko: "저축할 때마다 달성률과 예상 완료일이 갱신되고, 늦어지면 얼마가 부족한지 알려 드립니다.",
        },
      },
      {
        title: { zh: "隨時領回", en: "Yours at any time", ko: "언제든지 인출" },
        text: {
          zh: "轉回主帳戶不收手續費，已產生的利息不受影響。",
          en: "Moving money back to the main account is free and does not touch the interest earned.",
          ko: "메인 계좌로 옮기실 때 수수료가 없고 이미 발생한 이자에도 영향이 없습니다.",
        },
      },
    ],
    facts: [
      {
        label: { zh: "開立對象", en: "Who may open it", ko: "개설 대상" },
        value: {
          zh: "已開立主帳戶的客戶",
          en: "Customers with a main account",
          ko: "메인 계좌가 있는 고객",
        },
      },
      {
        label: { zh: "幣別", en: "Currency", ko: "통화" },
        value: { zh: "新臺幣", en: "TWD", ko: "대만 달러" },
      },
      {
        label: { zh: "自動存入金額", en: "Automatic saving", ko: "자동 저축 금액" },
        value: {
          zh: "每次 NT$100 起，每週或每月",
          en: "From NT$100 each time, weekly or monthly",
          ko: "1회 NT$100부터, 매주 또는 매월",
        },
      },
      {
        label: { zh: "計息", en: "Interest", ko: "이자 계산" },
        value: {
          zh: "機動利率，以 NT$100,000 為界分級；每日計息，依牌告利率",
          en: "Floating, in two steps divided at NT$100,000; calculated daily at the posted rates",
          ko: "변동 금리, NT$100,000을 기준으로 구간 적용, 고시 금리에 따라 매일 계산",
        },
      },
      {
        label: { zh: "領回", en: "Taking money back", ko: "인출" },
        value: {
          zh: "隨時轉回主帳戶，手續費 NT$0",
          en: "To the main account at any time, fee NT$0",
          ko: "언제든지 메인 계좌로 이체, 수수료 NT$0",
        },
      },
      {
        label: { zh: "餘額證明", en: "Balance certificate", ko: "잔액 증명서" },
        value: {
          zh: "申請存款餘額證明時，可選擇是否納入",
          en: "Included in a deposit balance certificate if you choose",
          ko: "예금 잔액 증명서 신청 시 포함 여부 선택 가능",
        },
      },
      {
        label: { zh: "存款保險", en: "Deposit insurance", ko: "예금보험" },
        value: {
          zh: "與您在本行的其他存款合併，最高 NT$3,000,000",
          en: "Up to NT$3,000,000, together with your other deposits with us",
          ko: "당행의 다른 예금과 합산하여 최고 NT$3,000,000",
        },
      },
    ],
    steps: [
      {
        title: { zh: "寫下目標", en: "Name the goal", ko: "목표 적기" },
        text: {
          zh: "在 App 選擇「夢想帳戶」，輸入名稱、目標金額與日期。",
          en: "Choose the dream account in the app and enter a name, an amount and a date.",
          ko: "앱에서 ‘드림 계좌’를 선택하고 이름, 목표 금액, 날짜를 입력합니다.",
        },
      },
      {
        title: { zh: "決定怎麼存", en: "Decide how to save", ko: "저축 방법 정하기" },
        text: {
          zh: "選擇每週或每月自動存入的日子與金額，也可以只手動存入。",
          en: "Pick the day and the sum for weekly or monthly saving, or save by hand only.",
          ko: "매주 또는 매월 저축할 날과 금액을 고르시거나 직접 저축만 하실 수도 있습니다.",
        },
      },
      {
        title: { zh: "開始累積", en: "Start", ko: "시작하기" },
        text: {
          zh: "確認後立即開立；扣款前請留意主帳戶餘額。",
          en: "It opens as soon as you confirm. Keep enough in the main account on saving days.",
          ko: "확인하시면 바로 개설됩니다. 저축일에는 메인 계좌 잔액을 확인해 주십시오.",
        },
      },
    ],
    notes: {
      zh: `夢想帳戶為主帳戶之下的新臺幣存款，不另發簽帳金融卡，也不能直接轉帳給他人；使用前請先轉回主帳戶。

主帳戶餘額不足時，該次自動存入不會執行，也不收任何費用。利率隨牌告調整，調整後的利率一併適用於已存入的款項。`,
      en: `A dream account is a TWD deposit under the main account. It has no debit card and cannot send money to others: move the money back to the main account first.

If the main account does not hold enough, that saving is skipped and nothing is charged. Rates follow our posted rates, and a change also applies to money already saved.`,
      ko: `드림 계좌는 메인 계좌에 속한 대만 달러 예금으로, 체크카드가 따로 발급되지 않으며 다른 사람에게 직접 이체하실 수 없습니다. 사용하시려면 먼저 메인 계좌로 옮겨 주십시오.

메인 계좌 잔액이 부족하면 해당 회차의 자동 저축은 실행되지 않으며 수수료도 없습니다. 금리는 고시에 따라 조정되며, 조정된 금리는 이미 저축하신 금액에도 적용됩니다.`,
    },
    forGuests: true,
    featured: true,
    path: "/dream-account/landing",
    faqWords: "夢想帳戶 自動存入 領回 目標",
    related: ["DPMA0001", "DPJA0001", "DPTD0001"],
  },
  {
    code: "DPJA0001",
    group: "deposit",
    variants: [],
    name: { zh: "共同帳戶", en: "Joint account", ko: "공동 계좌" },
    slogan: {
      zh: "一起花的錢，一起看得見",
      en: "Shared spending, seen by all",
      ko: "함께 쓰는 돈, 함께 보십시오",
    },
    lead: {
      zh: "家用、合租、社團經費，開一個大家都看得到的帳戶。由一位持有人開立並管理，受邀的成員可以存入款項、查看餘額與交易明細。",
      en: "For the household, a shared flat or a club: an account everyone can see. One holder opens and runs it; invited members pay in and see the balance and the history.",
      ko: "생활비, 공동 월세, 모임 회비를 모두가 볼 수 있는 계좌로 관리하십시오. 한 분의 명의인이 개설하여 관리하고, 초대받은 구성원은 입금하고 잔액과 거래 내역을 확인합니다.",
    },
    benefits: [
      {
        title: { zh: "收支透明", en: "Nothing hidden", ko: "투명한 수입과 지출" },
        text: {
          zh: "每一筆存入與支出，成員都會收到通知，月底不必再對帳。",
          en: "Members are told of every payment in and out, so there is nothing to sort out at the end of the month.",
          ko: "입금과 지출이 있을 때마다 구성원에게 알려 드려 월말에 따로 정산하실 필요가 없습니다.",
        },
      },
      {
        title: { zh: "各存各的份", en: "Each pays a share", ko: "각자의 몫을 입금" },
        text: {
          zh: "設定每月應存金額，誰存了、誰還沒存，一眼就知道。",
          en: "Set what each should pay in per month and see who has and who has not.",
          ko: "매월 낼 금액을 정해 두면 누가 냈고 누가 아직인지 한눈에 알 수 있습니다.",
        },
      },
      {
        title: { zh: "權限分明", en: "Clear roles", ko: "분명한 권한" },
        text: {
          zh: "只有持有人能轉出款項；成員只能存入與查看，看不到持有人的其他帳戶。",
          en: "Only the holder can send money out. Members pay in and look, and never see the holder’s other accounts.",
          ko: "출금은 명의인만 할 수 있습니다. 구성원은 입금과 조회만 가능하며 명의인의 다른 계좌는 볼 수 없습니다.",
        },
      },
    ],
    facts: [
      {
        label: { zh: "開立對象", en: "Who may open it", ko: "개설 대상" },
        value: {
          zh: "年滿 18 歲、已開立主帳戶的客戶為持有人",
          en: "A customer aged 18 or over with a main account, as holder",
          ko: "메인 계좌가 있는 만 18세 이상 고객(명의인)",
        },
      },
      {
        label: { zh: "成員", en: "Members", ko: "구성원" },
        value: {
          zh: "受邀並同意加入的本行客戶，人數上限以 App 邀請畫面所示為準",
          en: "Dawn Bank customers who accept an invitation; the app shows how many may join",
          ko: "초대를 수락한 당행 고객, 인원 한도는 앱의 초대 화면에 표시",
        },
      },
      {
        label: { zh: "幣別", en: "Currency", ko: "통화" },
        value: { zh: "新臺幣", en: "TWD", ko: "대만 달러" },
      },
      {
        label: { zh: "利率", en: "Rate", ko: "금리" },
        value: {
          zh: "與主帳戶相同，依牌告利率機動計息",
          en: "As for the main account, floating, as posted under deposit rates",
          ko: "메인 계좌와 같음, 고시 금리에 따른 변동 금리",
        },
      },
      {
        label: { zh: "款項歸屬", en: "Whose money it is", ko: "자금의 귀속" },
        value: {
          zh: "對本行而言為持有人的存款",
          en: "As far as the bank is concerned, a deposit of the holder",
          ko: "당행에 대하여는 명의인의 예금",
        },
      },
      {
        label: { zh: "轉帳限額", en: "Transfer limits", ko: "이체 한도" },
        value: {
          zh: "轉出金額併入持有人的單筆、每日與每月限額",
          en: "Counted towards the holder’s per-transaction, daily and monthly limits",
          ko: "명의인의 1회, 일일, 월간 한도에 합산",
        },
      },
      {
        label: { zh: "存款保險", en: "Deposit insurance", ko: "예금보험" },
        value: {
          zh: "併入持有人在本行的存款，最高 NT$3,000,000",
          en: "Up to NT$3,000,000, together with the holder’s other deposits with us",
          ko: "명의인의 당행 예금과 합산하여 최고 NT$3,000,000",
        },
      },
    ],
    steps: [
      {
        title: { zh: "建立帳戶", en: "Set it up", ko: "계좌 만들기" },
        text: {
          zh: "持有人在 App 選擇「共同帳戶」，輸入名稱與用途。",
          en: "The holder chooses the joint account in the app and enters a name and a purpose.",
          ko: "명의인이 앱에서 ‘공동 계좌’를 선택하고 이름과 용도를 입력합니다.",
        },
      },
      {
        title: { zh: "邀請成員", en: "Invite members", ko: "구성원 초대" },
        text: {
          zh: "以手機號碼邀請；對方在自己的 App 閱讀約定並同意後加入。",
          en: "Invite by mobile number. Each member reads the terms in their own app and accepts.",
          ko: "휴대전화 번호로 초대하면 상대방이 자신의 앱에서 약관을 읽고 동의한 뒤 참여합니다.",
        },
      },
      {
        title: { zh: "設定分攤", en: "Agree the shares", ko: "분담 정하기" },
        text: {
          zh: "設定每月存入金額與提醒日，之後各自轉入。",
          en: "Set the monthly sum and the reminder day. Everyone then pays in.",
          ko: "매월 입금할 금액과 알림일을 정하면 각자 입금합니다.",
        },
      },
    ],
    notes: {
      zh: `共同帳戶的存款在法律上屬於持有人，成員存入後不得向本行請求返還；成員之間的分攤與清算，請自行約定。

- 成員可隨時退出，持有人可隨時移除成員或結清帳戶，相關變動會通知全體成員。
- 持有人的帳戶遭扣押或列為警示帳戶時，共同帳戶同受限制。
- 請只與認識且信任的人共用；陌生人邀您存入款項，請先撥 165 查證。`,
      en: `In law the money in a joint account belongs to the holder. Once paid in, members cannot claim it back from the bank; how to share and settle is for you to agree among yourselves.

- Members may leave at any time, and the holder may remove members or close the account. All members are told.
- If the holder’s accounts are seized or flagged, the joint account is restricted too.
- Share an account only with people you know and trust. If a stranger invites you to pay in, call 165 first.`,
      ko: `공동 계좌의 예금은 법적으로 명의인에게 속하며, 구성원은 입금한 금액의 반환을 당행에 청구할 수 없습니다. 구성원 사이의 분담과 정산은 서로 약정해 주십시오.

- 구성원은 언제든지 탈퇴할 수 있고, 명의인은 구성원을 내보내거나 계좌를 해지할 수 있으며 변경 사항은 모든 구성원에게 알려 드립니다.
- 명의인의 계좌가 압류되거나 경고 계좌로 지정되면 공동 계좌도 제한됩니다.
- 알고 신뢰하는 사람과만 함께 사용하십시오. 모르는 사람이 입금을 권하면 먼저 165에 확인해 주십시오.`,
    },
    forGuests: false,
    featured: false,
    path: null,
    faqWords: "共同帳戶 成員 分攤 主帳戶",
    related: ["DPMA0001", "DPDA0001"],
  },
];
