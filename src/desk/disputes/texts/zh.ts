/** The words of disputes at the desk. */
export const texts = {
  title: "爭議款項",
  lead: "客戶不承認的刷卡交易，依應完成的日期排列。",
  caption: "待處理的爭議",
  subject: "{merchant} {amount}（{state}）",
  itemTitle: "爭議 {reference}",
  itemLead: "可先暫時退款，再決定成立或不成立；每個決定都會通知客戶。",
  states: {
    received: "已受理",
    crediting: "退款中",
    credited: "已暫時退款",
    upheld: "成立",
    reversing: "扣回中",
    rejected: "不成立",
    withdrawn: "客戶撤回",
  },
  reasons: {
    unknown: "不是本人的交易",
    amount: "金額不符",
    twice: "重複扣款",
    undelivered: "未收到商品或服務",
  },
  decisions: {
    credit: "暫時退款給客戶",
    uphold: "爭議成立，款項歸客戶",
    reject: "爭議不成立",
  },
  state: "狀態",
  reason: "客戶的理由",
  note: "客戶說明",
  merchant: "商店",
  amount: "金額",
  card: "卡片末四碼",
  paid: "交易時間",
  due: "應完成日",
  steps: "處理經過",
  time: "時間",
  decide: "決定",
  decision: "決定",
  why: "處理理由（列入稽核軌跡）",
  send: "送出決定",
  needsTwo:
    "單筆超過 {once}，或您今日單獨核給的暫時退款合計將超過 {day}：送出「暫時退款給客戶」後，須由另一位同仁覆核才會退款。",
  requested: "{name} 已提出暫時退款，等待另一位同仁覆核。",
};

export type Texts = typeof texts;
