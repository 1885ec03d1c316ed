import type { Language } from "#base/text/language.ts";

const zh = {
  title: "寄件匣",
  lead: "展示銀行寄出的簡訊與電子郵件，最新的在前，最多 50 則。",
  only: "僅供展示",
  onlyLead: "這裡可讀取驗證碼，因此只在展示模式提供；正式環境沒有這個頁面，也沒有對應的 API。",
  filter: "篩選訊息",
  channel: "管道",
  all: "全部",
  channels: { sms: "簡訊", mail: "電子郵件" },
  address: "收件人",
  addressHint: "手機號碼或電子郵件的一部分。",
  show: "顯示",
  refresh: "重新整理",
  followOn: "每 5 秒自動重新整理",
  followOff: "停止自動重新整理",
  count: "{count} 則",
  nothing: "沒有符合的訊息。",
  showAll: "顯示全部訊息",
  to: "給 {address}",
  states: { waiting: "等候寄送", sent: "已寄出", failed: "寄送失敗" },
  tries: "已嘗試 {tries} 次",
  error: "問題：{error}",
  emptied: "內容已清除。",
};

export type Texts = typeof zh;

const en: Texts = {
  title: "Outbox",
  lead: "SMS and emails sent by the demonstration bank, newest first, up to 50.",
  only: "Demonstration only",
  onlyLead:
    "One-time codes can be read here, so only a demonstration has this page; production has neither the page nor its API.",
  filter: "Filter messages",
  channel: "Channel",
  all: "All",
  channels: { sms: "SMS", mail: "Email" },
  address: "Recipient",
  addressHint: "Part of a mobile number or of an email address.",
  show: "Show",
  refresh: "Refresh",
  followOn: "Refresh every 5 seconds",
  followOff: "Stop refreshing",
  count: "Messages: {count}",
  nothing: "No matching messages.",
  showAll: "Show all messages",
  to: "To {address}",
  states: { waiting: "Waiting", sent: "Sent", failed: "Failed" },
  tries: "Attempts: {tries}",
  error: "Error: {error}",
  emptied: "The content has been removed.",
};

const ko: Texts = {
  title: "발신함",
  lead: "데모 은행이 보낸 문자와 이메일입니다. 최신순으로 최대 50건을 표시합니다.",
  only: "데모 전용",
  onlyLead:
    "인증번호를 읽을 수 있으므로 데모에서만 제공됩니다. 실제 운영 환경에는 이 페이지도 해당 API도 없습니다.",
  filter: "메시지 검색",
  channel: "채널",
  all: "전체",
  channels: { sms: "문자", mail: "이메일" },
  address: "받는 사람",
  addressHint: "휴대전화 번호 또는 이메일 주소의 일부를 입력하십시오.",
  show: "보기",
  refresh: "새로 고침",
  followOn: "5초마다 자동 새로 고침",
  followOff: "자동 새로 고침 중지",
  count: "{count}건",
  nothing: "해당하는 메시지가 없습니다.",
  showAll: "전체 메시지 보기",
  to: "받는 사람: {address}",
  states: { waiting: "발송 대기", sent: "발송 완료", failed: "발송 실패" },
  tries: "시도 {tries}회",
  error: "문제: {error}",
  emptied: "내용이 삭제되었습니다.",
};

/** The outbox's words by language. */
export const outboxTexts: Record<Language, Texts> = { zh, en, ko };
