import { panicShort } from "#base/content/behaviours.ts";
import { bankName } from "#base/site/brand.ts";
import { callHours } from "#base/site/service.ts";

/** The words of the page about the bank. */
export const about = {
  title: `關於${bankName.zh}`,
  description: `${bankName.zh}是純網路銀行：我們的理念、基本資料、存款保險、無障礙承諾與資訊安全。`,
  lead: "天亮的時候，東西才看得清楚。我們相信銀行也該如此：利率、費用、限額與風險，先讓您看清楚，再請您決定。",
  numbers: {
    label: `${bankName.zh}的數字`,
    products: { name: "產品", value: "{products} 項", note: "存款、卡片與轉帳、貸款、保險與投資" },
    languages: { name: "語言", value: "3 種", note: "中文、英文與韓文" },
    hours: { name: "客服中心", value: callHours.zh, note: "全年無休，掛失隨時受理" },
  },
  mission: {
    title: "我們的服務理念",
    lead: "每個畫面都依三項原則設計。",
    plain: {
      title: "資訊透明",
      text: "每一項費用、利率與限制，都寫在您按下確認之前的那一頁，而不是之後的帳單上。",
    },
    calm: {
      title: "不催促您",
      text: "不以閃爍或倒數催您下單，也不把同意鍵做得比取消鍵顯眼；為了安全而限時的步驟，會先告訴您時間。",
    },
    everyone: {
      title: "每個人都能用",
      text: "只用鍵盤、使用螢幕報讀軟體、小螢幕或網路較慢時，也能完成相同的操作。",
    },
  },
  facts: {
    title: "基本資料",
    lead: "以下內容供展示使用，並非真實機構的登記資料。",
    caption: `${bankName.zh}基本資料`,
    name: "項目",
    value: "內容",
    rows: {
      legal: { name: "公司名稱", value: "{legalName}" },
      code: { name: "銀行代碼", value: "{bankCode}" },
      kind: { name: "營業型態", value: "純網路銀行，不設分行，設有服務據點" },
      licence: { name: "營業許可", value: "依銀行法設立，領有銀行營業執照" },
      authority: { name: "主管機關", value: "金融監督管理委員會" },
      insurance: { name: "存款保險", value: "中央存款保險公司要保機構" },
      contact: { name: "客服專線", value: "{tollFree}，海外 {anywhere}" },
    },
  },
  insured: {
    title: "存款保險",
    lead: "每人在本行的存款本金與利息，合計最高保障 {cover}。",
    covered: {
      title: "受保障",
      text: "新臺幣與外幣的活期存款、定期存款、夢想帳戶，以及您為持有人的群組帳戶。",
    },
    notCovered: {
      title: "不受保障",
      text: "基金、證券、ETF 與保險不是存款，不受存款保險保障；購買前，畫面都會再提醒一次。",
    },
  },
  accessible: {
    title: "無障礙承諾",
    lead: "全站皆以《網站無障礙規範》AA 等級為目標。",
    text: "網站的每一頁都可以只用鍵盤操作，關閉 JavaScript 也能閱讀；無障礙網路銀行可以登入、轉帳與查詢。遇到任何不方便，請告訴我們，我們會回覆並改善。",
    statement: "無障礙服務說明",
    sitemap: "網站導覽",
  },
  security: {
    title: "資訊安全",
    lead: "帳戶安全，需要您與本行共同維護。",
    twoProofs: {
      title: "兩道確認",
      text: "非約定轉帳同時需要簡訊驗證碼與交易密碼，驗證碼只對那一筆有效。",
    },
    session: {
      title: "閒置自動登出",
      text: "{idleMinutes} 分鐘沒有操作即自動登出；在其他裝置登入時，原裝置會立即登出。",
    },
    never: {
      title: "我們不會問您",
      text: "客服人員不會詢問密碼、驗證碼或交易密碼，也不會要求您安裝遠端控制軟體。",
    },
    stop: {
      title: "懷疑受騙，先停下來",
      text: `在 App 或網站按「一鍵停用」，${panicShort.zh}再撥 165 反詐騙諮詢專線或客服中心。`,
    },
  },
  closing: {
    title: "想進一步了解？",
    lead: "歡迎瀏覽產品，或直接與我們聯絡。",
    products: "所有產品",
    rates: "牌告利率與匯率",
  },
};
