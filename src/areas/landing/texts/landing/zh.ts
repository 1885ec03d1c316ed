import { serviceSentence } from "#base/content/service-sentences.ts";
import { callHours } from "#base/site/service.ts";

const cancelUntil = serviceSentence("cancel-loss-until").zh;

/** The words of the five product pages; benefits, steps and conditions come from the database. */
export const landing = {
  figures: "重點數字",
  detail: "完整條件與文件",
  download: "下載 App",
  related: { title: "搭配使用", lead: "客戶也常搭配使用的產品。" },
  faq: {
    title: "常見問題",
    lead: "申辦前常見的問題。",
    whole: "查看完整說明",
    all: "更多常見問題",
  },
  rates: "牌告利率與匯率",
  "main-account": {
    open: "下載 App 開戶",
    figures: {
      rate: {
        name: "活期儲蓄存款年利率",
        value: "{mainRate}",
        note: "機動利率，{mainDay} 起適用",
      },
      fee: {
        name: "本行互轉手續費",
        value: "{free}",
        note: "跨行 {smallMost} 以下，每日第 1 筆也是 {free}",
      },
      cover: {
        name: "存款保險最高保障",
        value: "{cover}",
        note: "每人在本行的存款本金與利息合計",
      },
    },
    benefits: { title: "日常收付，安心又便利", lead: "利息、費用與限額，隨時清楚掌握。" },
    terms: {
      title: "各類帳戶的限額",
      lead: "開戶後為基本帳戶；使用電腦完成帳戶升級後，限額提高，帳號不變。",
    },
    steps: {
      title: "在手機上開戶",
      lead: "請備妥身分證、第二證件（健保卡或駕照）與本人在其他銀行的帳戶。",
    },
    closing: { title: "從今天的第一筆收支開始", lead: "下載 App，依畫面指示就能開立主帳戶。" },
  },
  "debit-card": {
    open: "下載 App 申請",
    figures: {
      interest: { name: "循環利息", value: "NT$0", note: "直接從主帳戶扣款，沒有帳單要繳" },
      overseas: {
        name: "海外交易手續費",
        value: "1.5%",
        note: "依交易金額計收，海外交易可隨時關閉",
      },
      loss: { name: "掛失", value: callHours.zh, note: `立即停卡，${cancelUntil}可取消` },
    },
    benefits: { title: "每一筆，您都知道", lead: "刷卡的同時收到通知，用不到的功能先關上。" },
    terms: { title: "費用與規則", lead: "申請前請詳閱。" },
    steps: { title: "從申請到開卡", lead: "開立主帳戶時就能一併申請。" },
    closing: { title: "花多少，扣多少", lead: "在 App 申請，卡片以掛號寄到您手上。" },
  },
  transfer: {
    open: "下載 App 使用",
    figures: {
      own: { name: "本行互轉手續費", value: "{free}", note: "不論金額與次數，一律免收" },
      other: {
        name: "跨行轉帳手續費",
        value: "{middleFee} – {largeFee}",
        note: "{smallMost} 以下，每日第 1 筆 {free}",
      },
      limit: {
        name: "非約定轉帳單筆上限",
        value: "{advancedOnce}",
        note: "進階帳戶；基本帳戶為 {basicOnce}",
      },
    },
    benefits: { title: "送出之前，再確認一次", lead: "戶名、手續費、剩餘限額，確認頁一次列出。" },
    terms: { title: "手續費與限額", lead: "限額以臺北時間的日曆日與日曆月計算，不含手續費。" },
    steps: { title: "四個步驟完成轉帳", lead: "在 App 或無障礙網路銀行，步驟都一樣。" },
    closing: {
      title: "需要更高的限額？",
      lead: "升級為進階帳戶，非約定轉帳單筆可達 {advancedOnce}。",
    },
  },
  "dream-account": {
    open: "下載 App 開立",
    figures: {
      rate: {
        name: "夢想帳戶年利率",
        value: "{dreamRate}",
        note: "{dreamLimit} 以內，機動利率，{dreamDay} 起適用",
      },
      least: { name: "每次自動存入", value: "{dreamLeast} 起", note: "每週或每月，日子自己選" },
      back: { name: "轉回手續費", value: "{free}", note: "隨時轉回主帳戶，已產生的利息不受影響" },
    },
    benefits: { title: "一個目標，一個撲滿", lead: "設定名稱、金額與日期，自動存入幫您達成目標。" },
    terms: {
      title: "利率與試算",
      lead: "每一個夢想帳戶分別計息；存多久、能存多少，先試算給您看。",
    },
    steps: { title: "三個步驟，開始累積", lead: "已有主帳戶的客戶，在 App 就能開立。" },
    closing: { title: "下一個夢想，叫什麼名字？", lead: "從 {dreamLeast} 開始，一點一點存起來。" },
  },
  "installment-loan": {
    open: "下載 App 申請",
    figures: {
      rate: {
        name: "固定年利率",
        value: "{loanRate} 起",
        note: "依個別審核結果，{loanDay} 起適用",
      },
      apr: {
        name: "總費用年百分率",
        value: "{apr}",
        note: "貸款 {exampleAmount}、{exampleYears} 年、帳務管理費 {loanFee} 的範例",
      },
      amount: {
        name: "貸款金額上限",
        value: "{loanMost}",
        note: "{loanLeast} 起，期間 {yearsLeast} 至 {yearsMost} 年",
      },
    },
    benefits: { title: "借得明白，還得安心", lead: "利息之外的費用，也一起算給您看。" },
    terms: {
      title: "三個範例，比較總費用",
      lead: "以目前最低的固定利率計算，實際利率依個別審核而定。",
    },
    steps: { title: "從試算到撥款", lead: "試算不必登入，也不會查詢您的信用資料。" },
    closing: { title: "先試算，再決定", lead: "調整金額與期間，試算每月還款金額。" },
  },
  calculator: "貸款試算",
  upgrade: "帳戶升級",
  tables: {
    limits: {
      caption: "新臺幣轉帳限額",
      captionUsd: "外幣轉帳限額（美元）",
      kind: "帳戶與轉帳方式",
      once: "單筆",
      day: "每日",
      month: "每月",
      none: "不限",
      basicOther: "基本帳戶，非約定轉帳",
      advancedOther: "進階帳戶，非約定轉帳",
      designated: "約定轉帳",
      advancedDesignated: "進階帳戶，約定匯款",
    },
    fees: {
      caption: "新臺幣轉帳手續費",
      kind: "轉帳",
      fee: "每筆手續費",
      own: "轉入本行帳戶",
      small: "轉入其他銀行，{most} 以下，每帳戶每日第 1 筆",
      upTo: "轉入其他銀行，{most} 以下，第 2 筆起或超過 {small}",
      above: "轉入其他銀行，超過 {most}",
    },
    dream: {
      caption: "夢想帳戶機動年利率",
      part: "每一夢想帳戶的餘額",
      rate: "年利率",
      within: "{dreamLimit} 以內的部分",
      above: "超過 {dreamLimit} 的部分",
    },
    saving: {
      caption: "每月存入 {monthly} 的試算",
      period: "存入期間",
      months: "{months} 個月",
      deposited: "存入本金",
      interest: "利息",
      total: "合計",
      note: "以 {dreamDay} 起適用的牌告利率試算：每月初存入一次，利息以單利計至期末，未扣除所得稅與二代健保補充保費。利率機動，實際利息以入帳金額為準。",
    },
    facts: { caption: "簽帳金融卡的費用與規則", name: "項目", value: "說明" },
    loans: {
      caption: "固定年利率 {loanRate} 的貸款範例",
      amount: "貸款金額",
      period: "期間",
      years: "{years} 年",
      payment: "月付金",
      interest: "利息合計",
      apr: "總費用年百分率",
    },
    none: "目前沒有牌告資料，請稍後再試，或洽客服中心。",
  },
};
