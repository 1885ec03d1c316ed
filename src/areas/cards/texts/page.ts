import type { Language } from "#base/text/language.ts";

const zh = {
  back: "回帳戶總覽",
  lead: "卡片狀態與最近的刷卡交易",
  hidden: "金額已隱藏",
  amounts: { showAmounts: "顯示金額", hideAmounts: "隱藏金額", busy: "處理中…" },
  ending: "末四碼 {digits}",
  issuedOn: "發卡日",
  expiresOn: "有效期限",
  cancelUntil: "{moment}（臺北時間）前可以取消掛失。",
  cancel: "取消掛失",
  report: "卡片掛失",
  dispute: "可疑交易",
  recent: "最近的刷卡交易",
  none: "最近沒有刷卡交易。",
  refused: "未核准：{reason}",
  question: "不是我的交易",
};

const en: typeof zh = {
  back: "Back to overview",
  lead: "Card status and latest card payments",
  hidden: "Amount hidden",
  amounts: { showAmounts: "Show amounts", hideAmounts: "Hide amounts", busy: "Working…" },
  ending: "Ending in {digits}",
  issuedOn: "Issued on",
  expiresOn: "Valid until",
  cancelUntil: "You can cancel the loss report until {moment} Taipei time.",
  cancel: "Cancel the report",
  report: "Report a lost card",
  dispute: "Suspicious transactions",
  recent: "Latest card payments",
  none: "No recent card payments.",
  refused: "Declined: {reason}",
  question: "This wasn’t me",
};

const ko: typeof zh = {
  back: "계좌 현황으로",
  lead: "카드 상태와 최근 결제 내역",
  hidden: "금액 숨김",
  amounts: { showAmounts: "금액 보기", hideAmounts: "금액 숨기기", busy: "처리 중…" },
  ending: "끝자리 {digits}",
  issuedOn: "발급일",
  expiresOn: "유효 기한",
  cancelUntil: "타이베이 시간 {moment}까지 분실 신고를 취소할 수 있습니다.",
  cancel: "분실 신고 취소",
  report: "카드 분실 신고",
  dispute: "의심 거래",
  recent: "최근 카드 결제",
  none: "최근 카드 결제 내역이 없습니다.",
  refused: "승인 거절: {reason}",
  question: "내 거래가 아님",
};

/** The words of a card's own page. */
export type CardPageTexts = typeof zh;

/** The words of a card's own page by language. */
export const cardPageTexts: Record<Language, CardPageTexts> = { zh, en, ko };
