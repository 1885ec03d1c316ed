import type { Language } from "#base/text/language.ts";

const zh = {
  title: "帳戶資料",
  balance: "可用餘額",
  number: "帳號",
  ending: "末四碼 {digits}",
  currency: "幣別",
  tier: "帳戶等級",
  tiers: { basic: "基本帳戶", advanced: "進階帳戶" },
  openedOn: "開戶日",
  state: "狀態",
  states: { open: "正常", frozen: "已凍結，請聯絡客服中心", closed: "已結清" },
  designated: "約定轉帳",
  other: "非約定轉帳",
  on: "已開啟",
  off: "已關閉",
  copy: "複製帳號",
  copied: "已複製",
  failed: "無法複製，請自行選取",
  transfer: "轉帳",
  certificate: "申請餘額證明",
};

type Texts = typeof zh;

const en: Texts = {
  title: "Account details",
  balance: "Available balance",
  number: "Account number",
  ending: "Ending in {digits}",
  currency: "Currency",
  tier: "Account tier",
  tiers: { basic: "Basic account", advanced: "Advanced account" },
  openedOn: "Opened on",
  state: "Status",
  states: { open: "Active", frozen: "Frozen, please contact us", closed: "Closed" },
  designated: "Designated transfers",
  other: "Non-designated transfers",
  on: "On",
  off: "Off",
  copy: "Copy number",
  copied: "Copied",
  failed: "Could not copy. Please select the number",
  transfer: "Transfer",
  certificate: "Get a balance certificate",
};

const ko: Texts = {
  title: "계좌 정보",
  balance: "출금 가능 잔액",
  number: "계좌번호",
  ending: "끝자리 {digits}",
  currency: "통화",
  tier: "계좌 등급",
  tiers: { basic: "기본 계좌", advanced: "업그레이드 계좌" },
  openedOn: "개설일",
  state: "상태",
  states: { open: "정상", frozen: "동결됨, 고객센터로 문의해 주십시오", closed: "해지됨" },
  designated: "지정 계좌 이체",
  other: "비지정 계좌 이체",
  on: "켜짐",
  off: "꺼짐",
  copy: "계좌번호 복사",
  copied: "복사됨",
  failed: "복사할 수 없습니다. 직접 선택해 주십시오",
  transfer: "이체",
  certificate: "잔액 증명서 신청",
};

/** The words of an account's own data by language. */
export const detailTexts: Record<Language, Texts> = { zh, en, ko };
