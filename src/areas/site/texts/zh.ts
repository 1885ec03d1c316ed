import { bankName, CONTACT_MAIL, callCentre } from "#base/site/brand.ts";

/** The words of the sitemap and the accessibility statement. */
export const texts = {
  sitemap: {
    title: "網站導覽",
    lead: "本站所有頁面，以及用鍵盤到達各區塊的方法。",
    pages: "頁面",
    keys: "快速鍵",
    keysLead:
      "網頁分為上方功能區塊、主要內容區塊與下方功能區塊，各區塊前有「:::」定位點。按住輔助鍵再按字母，即可移到該區塊。",
    browsers:
      "Chrome 與 Edge：Alt＋字母；Firefox：Shift＋Alt＋字母；Safari（Mac）：Control＋Option＋字母。",
    key: "字母",
    block: "區塊",
    top: "上方功能區塊：首頁連結、選單、搜尋、語言與外觀、登入",
    main: "主要內容區塊：頁面的主要內容",
    bottom: "下方功能區塊：客服中心、App、網站服務",
    groups: {
      products: "產品與利率",
      insurance: "保險",
      investing: "投資",
      customers: "網路銀行",
      support: "客戶服務",
      bank: "關於與資訊",
    },
    names: {
      home: "首頁",
      products: "所有產品",
      mainAccount: "主帳戶",
      debitCard: "簽帳金融卡",
      transfer: "轉帳",
      dreamAccount: "夢想帳戶",
      installmentLoan: "信貸（分期型）",
      loanCalculator: "貸款試算",
      insurance: "保險",
      travelInsurance: "旅遊保險",
      carInsurance: "汽車保險",
      motorbikeInsurance: "機車保險",
      boardRate: "牌告利率與匯率",
      securities: "證券",
      trending: "熱門排行",
      etfOfferings: "ETF 募集",
      compareStocks: "比較兩檔走勢",
      funds: "基金一覽",
      remuneration: "基金通路報酬",
      about: `關於${bankName.zh}`,
      notices: "公告",
      events: "活動",
      fundNotices: "基金公告",
      documents: "下載專區",
      terms: "約定條款",
      search: "搜尋",
      support: "客戶服務",
      emergencies: "緊急服務",
      faq: "常見問題",
      contactUs: "聯絡我們",
      serviceCentres: "服務據點",
      inquiry: "線上留言",
      chat: "線上客服",
      login: "登入",
      certificates: "證明文件申請",
      verifyCertificate: "證明文件查驗",
      upgrade: "帳戶升級",
      upgradeDrivers: "設備檢查與驅動程式下載",
      accessible: "無障礙網路銀行",
      sitemap: "網站導覽",
      accessibility: "無障礙服務",
    },
  },
  accessibility: {
    title: "無障礙服務",
    lead: "每個人都應該能自己管理財務。本站以下列方式，讓更多人使用無礙。",
    body: `## 我們的做法
- 每個頁面在停用 JavaScript 時，也能閱讀與操作。
- 所有功能都能只用鍵盤完成，焦點清楚可見，第一次按 Tab 就能跳到主要內容。
- 文字與背景的對比符合 WCAG 2.2 AA；顏色不是傳達訊息的唯一方式。
- 放大到 400% 或在 320 像素寬的畫面上，內容不必左右捲動。
- 可點選的範圍至少 44 像素；依您的系統設定減少動態效果。
- 提供中文、英文與韓文，以及亮色與暗色外觀。

## 依據的標準
本站依 WCAG 2.2 的 AA 等級與我國網站無障礙規範製作，每次更新都以自動檢測工具檢查全部頁面。自動檢測不能取代真人使用；若您遇到困難，請告訴我們。

## 聯絡我們
請撥打客服中心 ${callCentre.tollFree}，海外請撥 ${callCentre.anywhere}，或寫信至 [${CONTACT_MAIL}](mailto:${CONTACT_MAIL})，說明頁面網址與您遇到的情形。`,
  },
};

export type Texts = typeof texts;
