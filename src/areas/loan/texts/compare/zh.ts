/** The words of presets and of loans side by side. */
export const compare = {
  presets: "快速試算",
  lowest: "用目前最低利率",
  lowestFound: "目前最低利率 {rate}，已填入。",
  loading: "正在讀取目前利率…",
  none: "目前沒有公告的最低利率。",
  failed: "讀不到目前的利率。",
  again: "再試一次",
  dismiss: "關閉",
  purposes: { study: "進修 30 萬・3 年", home: "裝修 50 萬・5 年", merge: "整合 100 萬・7 年" },
  add: "加入比較",
  full: "最多可以比較 {most} 個方案，請先移除一個。",
  title: "方案比較",
  lead: "把試算結果加入比較，最多 {most} 個並列。",
  item: "項目",
  plan: "方案 {number}",
  best: "總成本最低",
  edit: "調整方案 {number}",
  remove: "移除方案 {number}",
  link: "這次試算的連結",
  copy: "複製連結",
  copied: "已複製連結",
  copyFailed: "無法複製，請改用網址列的網址",
};

export type Compare = typeof compare;
