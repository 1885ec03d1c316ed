/** The words of the product pages; the products themselves come from the database. */
export const texts = {
  title: "所有產品",
  description:
    "晨光銀行的存款、簽帳金融卡與轉帳、信貸、保險與投資產品：用途、費用、限額與風險，一次看清楚。",
  lead: "存款、卡片與轉帳、貸款、保險與投資，用途、費用與風險都先說明白。",
  groups: "產品分類",
  products: "{group}的產品",
  guest: {
    word: "訪客模式",
    sentence: "您尚未登入，以下是不必登入就能了解的產品。登入後，會依您已有的帳戶重新排列。",
    signIn: "登入",
    title: "先從這些開始",
    lead: "多數人最先用到的產品。",
  },
  own: {
    word: "為您排列",
    sentence: "依您已有的帳戶排列：還沒有的在前，已有的在後。",
    upgrade: "您的主帳戶是基本帳戶。升級為進階帳戶，轉帳限額提高，也能申請信貸。",
    upgradeWay: "了解帳戶升級",
    title: "適合您的產品",
    lead: "只依您在本行的帳戶排列，不使用其他資料。",
  },
  reasons: {
    missing: "您還沒有",
    upgrade: "可以升級",
    held: "您已擁有",
  },
  partner: "合作夥伴提供",
  nothing: "目前沒有可以顯示的產品。",
  home: "回首頁",
  detail: {
    path: "目前位置",
    variants: "帳戶種類",
    allVariants: "全部",
    app: "下載 App 申辦",
    page: "前往產品專頁",
    benefits: "特色",
    rates: {
      caption: "{name}：目前利率",
      title: "目前利率",
      lead: "年利率，隨牌告調整。",
      all: "所有牌告利率與匯率",
    },
    facts: "條件與費用",
    factsOf: "{name}：條件與費用",
    fact: "項目",
    value: "內容",
    steps: "怎麼開始",
    since: "{version} 版，{day} 起適用",
    related: "相關產品",
    notes: "注意事項",
    faq: "常見問題",
    wholeFaq: "看完整回答",
    allFaq: "看更多常見問題",
  },
};

export type Texts = typeof texts;
