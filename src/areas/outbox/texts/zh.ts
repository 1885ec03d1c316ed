/** The words of the outbox, which only the demonstration bank shows. */
export const texts = {
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

export type Texts = typeof texts;
