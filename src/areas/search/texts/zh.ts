import { bankName } from "#base/site/brand.ts";

/** The words of the search over the whole site. */
export const texts = {
  title: "搜尋",
  lead: "一次找遍產品、公告與活動、常見問題與文件，用您習慣的說法就可以。",
  description: `搜尋${bankName.zh}網站：產品、公告與活動、常見問題、約定條款與申請書表，錯字、簡體字與同義詞也找得到。`,
  label: "搜尋全站",
  hint: "例如：夢想帳戶、轉帳限額、系統維護、申請書",
  button: "搜尋",
  kinds: { product: "產品", notice: "公告與活動", faq: "常見問題", document: "文件" },
  kindOf: "{kind}（{count}）",
  all: "全部",
  filter: "依類別篩選",
  results: "「{typed}」的搜尋結果",
  resultsLead: "在全站尋找「{typed}」。",
  found: "找到 {count} 筆",
  foundMost: "最相關的 {count} 筆",
  meant: "您要找的是不是：",
  nothing: "找不到與「{typed}」有關的內容。",
  nothingLead: "換個說法或縮短關鍵字再試一次，也可以參考以下內容。",
  nothingOfKind: "「{kind}」裡沒有符合的內容。",
  everywhere: "改在全部類別中查看",
  nearest: "也許您想找的是",
  tryThese: "熱門搜尋",
  popular: ["轉帳限額", "忘記密碼", "卡片遺失", "夢想帳戶", "外幣匯率", "貸款利率"],
  places: "依類別瀏覽",
  placeLeads: {
    product: "帳戶、卡片、貸款、保險與投資",
    notice: "服務異動、系統維護與優惠活動",
    faq: "開戶、轉帳、卡片到貸款的問與答",
    document: "約定條款、申請書表與商品說明",
  },
  beyond: "這一頁沒有內容。",
  firstPage: "回到第一頁",
  pages: "頁碼",
  previous: "上一頁",
  next: "下一頁",
  page: "第 {page} 頁",
};

export type Texts = typeof texts;
