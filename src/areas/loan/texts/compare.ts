import type { Language } from "#base/text/language.ts";

const zh = {
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

export type Compare = typeof zh;

const en: Compare = {
  presets: "Quick start",
  lowest: "Use today’s lowest rate",
  lowestFound: "Today’s lowest rate, {rate}, has been filled in.",
  loading: "Loading today’s rate…",
  none: "No lowest rate is published today.",
  failed: "Today’s rate is not available.",
  again: "Try again",
  dismiss: "Close",
  purposes: {
    study: "Studies: NT$300,000, 3 years",
    home: "Home: NT$500,000, 5 years",
    merge: "Debt consolidation: NT$1,000,000, 7 years",
  },
  add: "Add to the comparison",
  full: "You can compare up to {most} loans. Please remove one first.",
  title: "Compare loans",
  lead: "Add results to the comparison to see up to {most} side by side.",
  item: "Item",
  plan: "Loan {number}",
  best: "Lowest total cost",
  edit: "Adjust loan {number}",
  remove: "Remove loan {number}",
  link: "Link to this calculation",
  copy: "Copy link",
  copied: "Link copied",
  copyFailed: "Could not copy. Please use the address bar",
};

const ko: Compare = {
  presets: "간편 계산",
  lowest: "현재 최저 금리 적용",
  lowestFound: "현재 최저 금리 {rate}을(를) 입력했습니다.",
  loading: "현재 금리를 불러오는 중입니다…",
  none: "오늘 고시된 최저 금리가 없습니다.",
  failed: "현재 금리를 불러오지 못했습니다.",
  again: "다시 시도",
  dismiss: "닫기",
  purposes: {
    study: "학업 NT$300,000, 3년",
    home: "주택 수리 NT$500,000, 5년",
    merge: "대출 통합 NT$1,000,000, 7년",
  },
  add: "비교에 추가",
  full: "최대 {most}개까지 비교할 수 있습니다. 먼저 하나를 삭제해 주십시오.",
  title: "대출 비교",
  lead: "계산 결과를 추가하시면 최대 {most}개를 나란히 비교하실 수 있습니다.",
  item: "항목",
  plan: "대출 {number}",
  best: "총비용 최저",
  edit: "대출 {number} 조정",
  remove: "대출 {number} 삭제",
  link: "이 계산의 링크",
  copy: "링크 복사",
  copied: "링크를 복사했습니다",
  copyFailed: "복사하지 못했습니다. 주소창의 주소를 이용해 주십시오",
};

/** The words of presets and of loans side by side by language. */
export const compareTexts: Record<Language, Compare> = { zh, en, ko };
