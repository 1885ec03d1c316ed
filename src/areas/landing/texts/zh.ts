import { panicShort } from "#base/content/behaviours.ts";
import { serviceSentence } from "#base/content/service-sentences.ts";
import { appName, bankName } from "#base/site/brand.ts";
import { aprDisclosure } from "#base/site/legal.ts";
import { callHours } from "#base/site/service.ts";
import { about } from "./about/zh.ts";
import { landing } from "./landing/zh.ts";

const cancelUntil = serviceSentence("cancel-loss-until").zh;

/** The words of the landing page. */
export const texts = {
  title: "不必跑分行的純網路銀行",
  description: `${bankName.zh}是不必跑分行的純網路銀行：主帳戶、簽帳金融卡、轉帳、夢想帳戶與信貸，利率、費用與限額，申辦前一目了然。`,
  hero: {
    first: "第一道光，",
    second: "看清每一筆錢",
    sentence: "開戶、存款、轉帳與貸款都在線上完成；利率、費用與限額，申辦前一目了然。",
    open: "下載 App 開戶",
    browse: "瀏覽產品",
  },
  products: {
    title: "日常用得到的，都在這裡",
    lead: "存、付、轉、借，日常金融一次滿足。",
    cards: {
      "main-account": {
        name: "主帳戶",
        sentence: "薪水、帳單與日常開銷，都從這裡進出。",
        fact: "活儲年利率 {mainRate}",
      },
      "debit-card": {
        name: "簽帳金融卡",
        sentence: "花多少扣多少，每一筆消費立即通知。",
        fact: "海外交易自己開關",
      },
      transfer: {
        name: "轉帳",
        sentence: "送出之前，先看到戶名、手續費與剩餘限額。",
        fact: "本行互轉手續費 {free}",
      },
      "dream-account": {
        name: "夢想帳戶",
        sentence: "旅行、進修、換新機車，一個目標一個撲滿。",
        fact: "年利率 {dreamRate}，{dreamLimit} 以內",
      },
      "installment-loan": {
        name: "信貸（分期型）",
        sentence: "每月固定還款，總費用先算給您看。",
        fact: "年利率 {loanRate} 起\n總費用年百分率 {apr}",
      },
    },
  },
  terms: {
    title: "產品條件",
    lead: "利率、費用與限額都列在這裡，申辦前請詳閱。",
    "main-account": {
      lead: "日常收支的帳戶，存款隨時可用，利息每天計算。",
      facts: {
        opening: { name: "開立方式", value: `以${appName.zh} 線上申辦，經審核後啟用` },
        rate: { name: "年利率", value: "{mainRate}，活期儲蓄存款，機動利率，{mainDay} 起適用" },
        interest: {
          name: "計息",
          value: "每日計息；每年 6 月 20 日與 12 月 20 日結息，次日入帳",
        },
        cover: { name: "存款保險", value: "每人在本行的存款本金與利息，合計最高保障 {cover}" },
      },
    },
    "debit-card": {
      lead: "直接從主帳戶扣款，不產生循環利息。",
      facts: {
        switches: { name: "自主設定", value: "海外交易、網路交易與消費限額，在 App 隨時調整" },
        overseas: { name: "海外交易手續費", value: "交易金額的 1.5%" },
        loss: {
          name: "遺失卡片",
          value: `${callHours.zh}皆可掛失，立即停卡；${cancelUntil}可取消掛失`,
        },
      },
    },
    transfer: {
      lead: "每一筆都以簡訊驗證碼與交易密碼確認。",
      facts: {
        fee: {
          name: "手續費",
          value:
            "本行互轉 {free}；跨行 {smallMost} 以下每日第 1 筆 {free}，其餘 {middleMost} 以下 {middleFee}，超過 {middleMost} 為 {largeFee}",
        },
        basic: {
          name: "基本帳戶限額",
          value: "非約定轉帳單筆 {basicOnce}、每日 {basicDay}、每月 {basicMonth}",
        },
        advanced: {
          name: "進階帳戶限額",
          value: "非約定轉帳單筆 {advancedOnce}、每日 {advancedDay}、每月 {advancedMonth}",
        },
      },
    },
    "dream-account": {
      lead: "為每個目標設定名稱、金額與日期，進度一看就懂。",
      facts: {
        rate: {
          name: "年利率",
          value:
            "{dreamLimit} 以內 {dreamRate}，超過的部分 {dreamAboveRate}，機動利率，{dreamDay} 起適用",
        },
        saving: { name: "自動存入", value: "每週或每月從主帳戶轉入，最低 {dreamLeast}" },
        back: { name: "轉回", value: "隨時轉回主帳戶，不收手續費，已產生的利息不受影響" },
      },
    },
    "installment-loan": {
      lead: "本息平均攤還，每個月的金額都一樣。",
      facts: {
        amount: {
          name: "額度與期間",
          value: "{loanLeast} 至 {loanMost}，{yearsLeast} 至 {yearsMost} 年；須為進階帳戶客戶",
        },
        rate: {
          name: "年利率",
          value:
            "固定利率 {loanRate} 起，{loanDay} 起適用；機動利率依指標利率 {referenceRate} 加碼",
        },
        apr: {
          name: "總費用年百分率",
          value:
            "{apr}，以貸款 {exampleAmount}、{exampleYears} 年、固定年利率 {loanRate}、帳務管理費 {loanFee} 試算，月付金 {payment}",
        },
      },
    },
    loanNote: aprDisclosure.zh.replace("{day}", "{loanDay}"),
  },
  features: {
    title: "安心，是設計出來的",
    lead: "從限額到防詐，每個環節都為您把關。",
    always: {
      name: `${callHours.zh}服務`,
      sentence: "轉帳、查詢與掛失不分日夜，客服中心全天接聽；系統維護會提前公告。",
    },
    limits: {
      name: "限額一目了然",
      sentence:
        "非約定轉帳的單筆上限，基本帳戶 {basicOnce}，進階帳戶 {advancedOnce}；轉帳前顯示剩餘額度。",
    },
    payee: {
      name: "先看戶名再送出",
      sentence: "送出前顯示部分遮蔽的收款人戶名，帳號輸入錯誤時，當下就能發現。",
    },
    panic: {
      name: "一鍵停用",
      sentence: `懷疑受騙時，在 App 或網站按下並確認：${panicShort.zh}`,
    },
    fraud: {
      name: "165 防詐提醒",
      sentence: "第一次轉給陌生帳戶時，先提醒您；有疑慮，請撥 165 反詐騙諮詢專線查證。",
    },
    insured: {
      name: "存款保險",
      sentence: "本行為存款保險要保機構，每人存款本息合計，最高保障 {cover}。",
    },
    accessible: {
      name: "無障礙網路銀行",
      sentence: "只用鍵盤或螢幕報讀軟體，也能轉帳與查詢；關閉 JavaScript 也能正常使用。",
    },
    languages: {
      name: "三種語言",
      sentence: "中文、英文與韓文隨時切換，切換後仍停留在同一頁。",
    },
  },
  rates: {
    title: "牌告利率與匯率",
    lead: "利率為年利率，匯率為一單位外幣兌換新臺幣的金額。",
    deposits: "存款牌告利率",
    deposit: "存款",
    fixed: "固定",
    floating: "機動",
    since: "{day} 起適用",
    notOffered: "不適用",
    names: {
      main: "主帳戶",
      dream: "夢想帳戶，{dreamLimit} 以內",
      dreamAbove: "夢想帳戶，超過 {dreamLimit} 的部分",
      yearTwd: "新臺幣定期存款 1 年",
      demandUsd: "美元活期存款",
      yearUsd: "美元定期存款 1 年",
    },
    exchange: "即期牌告匯率",
    currency: "幣別",
    buy: "本行買入",
    sell: "本行賣出",
    boardTime: "{time} 牌告（臺北時間）",
    staleTime: "{time} 牌告（臺北時間），尚未更新",
    none: "目前沒有牌告資料，請稍後再試，或洽客服中心。",
    note: "利率與匯率隨市場調整，實際以交易當時本行牌告為準。新臺幣與外幣存款受存款保險保障，每人本息合計最高 {cover}。外幣存款有匯率風險，兌換時可能產生匯兌損失。",
  },
  news: {
    title: "最新消息",
    lead: "服務異動、防詐提醒與優惠活動。",
    notices: "公告",
    allNotices: "所有公告",
    noNotices: "目前沒有公告。",
    events: "進行中的活動",
    allEvents: "所有活動",
    noEvents: "目前沒有進行中的活動。",
    until: "至 {day}",
    pinned: "置頂",
  },
  help: {
    title: "需要協助，隨時找得到人",
    lead: "客服人員不會詢問您的密碼、驗證碼或交易密碼。",
    tollFree: "免付費專線",
    anywhere: "海外請撥",
    always: `${callHours.zh}服務`,
    mail: "電子郵件",
    mailNote: "請勿在信中提供帳號、卡號或密碼",
    fraud: "165 反詐騙諮詢專線",
    fraudNote: "疑似遇到詐騙，請先撥 165 查證",
  },
  landing,
  about,
};

export type Texts = typeof texts;
