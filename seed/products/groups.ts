import type { GroupSeed } from "./types.ts";

export type { GroupSeed } from "./types.ts";

/** The groups of products, in the order of the products page. */
export const productGroups: GroupSeed[] = [
  {
    code: "deposit",
    businessCode: "01",
    type: "own",
    title: { zh: "存款", en: "Deposits", ko: "예금" },
    slogan: {
      zh: "每一塊錢，都有自己的位置",
      en: "A place for every dollar",
      ko: "모든 돈에 제자리가 있습니다",
    },
    lead: {
      zh: "日常要用的放主帳戶，想完成的事放夢想帳戶，一起花的放共同帳戶，暫時用不到的存定期。利率列在牌告利率，存入前就看得到。",
      en: "Keep daily money in the main account, plans in a dream account, shared spending in a joint account, and what you do not need for a while in a time deposit. The rates are posted, so you see them before you save.",
      ko: "매일 쓰는 돈은 메인 계좌에, 이루고 싶은 일은 드림 계좌에, 함께 쓰는 돈은 공동 계좌에, 당장 쓰지 않을 돈은 정기예금에 두십시오. 금리는 고시 금리에 공시되어 있어 맡기시기 전에 확인하실 수 있습니다.",
    },
    banners: [
      {
        title: {
          zh: "還沒有帳戶嗎？",
          en: "No account yet?",
          ko: "아직 계좌가 없으십니까?",
        },
        text: {
          zh: "在 App 開立主帳戶，其他存款都從這裡開始。",
          en: "Open a main account in the app. All other deposits begin there.",
          ko: "앱에서 메인 계좌를 개설해 주십시오. 다른 예금은 모두 여기서 시작됩니다.",
        },
        path: "/main-account/landing",
      },
      {
        title: {
          zh: "一個目標，一個罐子",
          en: "One goal, one jar",
          ko: "목표 하나에 저금통 하나",
        },
        text: {
          zh: "夢想帳戶每週或每月自動存入，NT$100 就能開始。",
          en: "A dream account saves by itself each week or month, from NT$100.",
          ko: "드림 계좌는 매주 또는 매월 자동으로 저축하며 NT$100부터 시작하실 수 있습니다.",
        },
        path: "/dream-account/landing",
      },
    ],
    documentsTitle: {
      zh: "存款約定條款與說明",
      en: "Terms and information on deposits",
      ko: "예금 약관과 안내 자료",
    },
  },
  {
    code: "payment",
    businessCode: "02",
    type: "own",
    title: { zh: "卡片與轉帳", en: "Card and transfers", ko: "카드와 이체" },
    slogan: {
      zh: "付出去之前，先看清楚",
      en: "See it clearly before you pay",
      ko: "내보내기 전에 먼저 분명하게",
    },
    lead: {
      zh: "刷卡立即通知，轉帳先看手續費與剩餘限額。海外交易、網路交易與轉帳功能，都能在 App 自己開關。",
      en: "Every card purchase is reported at once, and every transfer shows its fee and what is left of your limits first. Overseas use, online use and transfers can each be switched on and off in the app.",
      ko: "카드를 쓰시면 바로 알려 드리고, 이체하시기 전에는 수수료와 남은 한도를 먼저 보여 드립니다. 해외 결제, 온라인 결제, 이체 기능은 앱에서 직접 켜고 끄실 수 있습니다.",
    },
    banners: [
      {
        title: {
          zh: "卡片不見了？",
          en: "Lost your card?",
          ko: "카드를 잃어버리셨습니까?",
        },
        text: {
          zh: "24 小時都能撥電話掛失，卡片立即停用；次日中午 12:00 前可取消。",
          en: "Call us at any hour and it stops at once. You can cancel the report until 12:00 noon the next day.",
          ko: "24시간 전화로 분실 신고가 가능하며 접수 즉시 정지됩니다. 다음 날 낮 12:00까지 취소하실 수 있습니다.",
        },
        path: "/support/emergencies",
      },
    ],
    documentsTitle: {
      zh: "卡片與轉帳約定條款與說明",
      en: "Terms and information on card and transfers",
      ko: "카드와 이체 약관 및 안내 자료",
    },
  },
  {
    code: "loan",
    businessCode: "03",
    type: "own",
    title: { zh: "貸款", en: "Loans", ko: "대출" },
    slogan: {
      zh: "借之前，先把總費用算清楚",
      en: "Know the whole cost before you borrow",
      ko: "빌리기 전에 총비용부터 확인하십시오",
    },
    lead: {
      zh: "金額 NT$50,000 至 NT$2,000,000，期間 1 至 7 年，每月固定還款。總費用年百分率與月付金先試算，再決定要不要借。",
      en: "Borrow NT$50,000 to NT$2,000,000 over 1 to 7 years and repay in regular monthly payments. Work out the APR and the monthly payment first, then decide.",
      ko: "NT$50,000부터 NT$2,000,000까지 1~7년 동안 매월 정해진 방식으로 상환합니다. 총비용 연이율과 월 상환금을 먼저 계산해 보시고 결정하십시오.",
    },
    banners: [
      {
        title: { zh: "先試算，再決定", en: "Calculate first", ko: "먼저 계산해 보십시오" },
        text: {
          zh: "貸款試算不必登入，也不會查詢您的信用資料。",
          en: "The loan calculator needs no sign-in and does not look up your credit record.",
          ko: "대출 계산기는 로그인이 필요 없으며 신용 정보를 조회하지 않습니다.",
        },
        path: "/products/loan/calculator",
      },
    ],
    documentsTitle: {
      zh: "貸款約定條款、申請書與說明",
      en: "Terms, forms and information on loans",
      ko: "대출 약관, 신청서와 안내 자료",
    },
  },
  {
    code: "insurance",
    businessCode: "04",
    type: "partner",
    title: { zh: "保險", en: "Insurance", ko: "보험" },
    slogan: {
      zh: "出門之前，先把傘準備好",
      en: "Bring the umbrella before it rains",
      ko: "나서기 전에 우산부터 챙기십시오",
    },
    lead: {
      zh: "旅遊、汽車與機車保險，由合作的產物保險公司承保，本行為保險代理人。先試算保費、比較方案，看懂保什麼、不保什麼。",
      en: "Travel, car and motorbike insurance underwritten by our partners, non-life insurers, with Dawn Bank as agent. Get a quote, compare plans, and see what is covered and what is not.",
      ko: "여행자, 자동차, 오토바이 보험은 제휴 손해보험사가 인수하며 당행은 보험 대리점입니다. 보험료를 계산하고 플랜을 비교하여 보상하는 것과 보상하지 않는 것을 확인해 주십시오.",
    },
    banners: [
      {
        title: {
          zh: "一小時後也能出發",
          en: "Leaving in an hour?",
          ko: "한 시간 뒤 출발하셔도 됩니다",
        },
        text: {
          zh: "旅遊保險最早自試算後一小時起保，每 24 小時為一日。",
          en: "Travel insurance can start one hour from now and is counted in periods of 24 hours.",
          ko: "여행자 보험은 빠르면 한 시간 후부터 시작되며 24시간을 1일로 계산합니다.",
        },
        path: "/A/insurance/travel/trial",
      },
      {
        title: {
          zh: "強制險不能中斷",
          en: "Compulsory cover must not lapse",
          ko: "의무 보험은 끊기면 안 됩니다",
        },
        text: {
          zh: "機車強制險可一次投保 1 年或 2 年，到期前記得續保。",
          en: "Compulsory motorbike insurance runs for 1 or 2 years. Renew it before it ends.",
          ko: "오토바이 의무 보험은 1년 또는 2년으로 가입하며, 만기 전에 갱신해 주십시오.",
        },
        path: "/insurance/motorbike",
      },
    ],
    documentsTitle: {
      zh: "保險投保須知與說明",
      en: "Information on insurance",
      ko: "보험 가입 안내 자료",
    },
  },
  {
    code: "investment",
    businessCode: "05",
    type: "partner",
    title: { zh: "投資", en: "Investments", ko: "투자" },
    slogan: {
      zh: "先看懂費用與風險，再談報酬",
      en: "Costs and risks first, returns after",
      ko: "수익보다 비용과 위험을 먼저",
    },
    lead: {
      zh: "基金、證券交割帳戶與 ETF 募集，費用與本行收取的通路報酬一併揭露。投資有風險，不是存款，也不受存款保險保障。",
      en: "Funds, the securities settlement account and ETF offerings, with every cost and the channel remuneration we receive laid open. Investments carry risk; they are not deposits and not protected by deposit insurance.",
      ko: "펀드, 증권 결제 계좌, ETF 공모의 비용과 당행이 받는 판매 채널 보수를 함께 공개합니다. 투자는 위험을 수반하고 예금이 아니며 예금보험으로 보호되지 않습니다.",
    },
    banners: [
      {
        title: {
          zh: "銀行從基金收了多少？",
          en: "What does the bank earn on a fund?",
          ko: "은행은 펀드에서 얼마를 받습니까?",
        },
        text: {
          zh: "每一檔基金的通路報酬，申購之前就能查。",
          en: "Look up the channel remuneration of every fund before you buy.",
          ko: "모든 펀드의 판매 채널 보수를 매수하시기 전에 확인하실 수 있습니다.",
        },
        path: "/investment/fund/remuneration",
      },
      {
        title: { zh: "近期 ETF 募集", en: "Recent ETF offerings", ko: "최근 ETF 공모" },
        text: {
          zh: "預約、募集、成立到掛牌，進度一頁看完。",
          en: "From pre-order to listing, every stage on one page.",
          ko: "예약부터 공모, 설정, 상장까지 한 화면에서 확인하십시오.",
        },
        path: "/securities/etf",
      },
    ],
    documentsTitle: {
      zh: "投資說明與風險預告",
      en: "Information and risk notices on investments",
      ko: "투자 안내와 위험 고지",
    },
  },
];
