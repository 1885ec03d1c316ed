import type { Language } from "#base/text/language.ts";

const zh = {
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

export type Texts = typeof zh;

const en: Texts = {
  title: "Disputes",
  lead: "Card payments that customers do not recognise, sorted by the date they are due.",
  caption: "Disputes to settle",
  subject: "{merchant} {amount} ({state})",
  itemTitle: "Dispute {reference}",
  itemLead:
    "Refund provisionally first, then uphold or reject. The customer is notified of every decision.",
  states: {
    received: "Received",
    crediting: "Being refunded",
    credited: "Provisionally refunded",
    upheld: "Upheld",
    reversing: "Being reversed",
    rejected: "Rejected",
    withdrawn: "Withdrawn",
  },
  reasons: {
    unknown: "Not made by the customer",
    amount: "Wrong amount",
    twice: "Charged twice",
    undelivered: "Goods or service not received",
  },
  decisions: {
    credit: "Refund provisionally",
    uphold: "Uphold: the customer keeps the money",
    reject: "Reject",
  },
  state: "Status",
  reason: "Reason given",
  note: "Customer’s note",
  merchant: "Merchant",
  amount: "Amount",
  card: "Card ending in",
  paid: "Paid",
  due: "Due on",
  steps: "What was done",
  time: "Time",
  decide: "Decision",
  decision: "Decision",
  why: "Why (goes into the audit trail)",
  send: "Send decision",
  needsTwo:
    "Above {once}, or beyond {day} a day by one person, a provisional refund needs two: what you send is paid once a colleague approves it.",
  requested: "{name} requested a provisional refund, which waits for a colleague’s approval.",
};

const ko: Texts = {
  title: "이의 제기",
  lead: "고객이 인정하지 않는 카드 거래입니다. 처리 기한순으로 표시합니다.",
  caption: "처리 대기 중인 이의 제기",
  subject: "{merchant} {amount} ({state})",
  itemTitle: "이의 제기 {reference}",
  itemLead:
    "먼저 임시 환불한 후 인정 또는 기각을 결정할 수 있습니다. 모든 결정은 고객에게 통지됩니다.",
  states: {
    received: "접수됨",
    crediting: "환불 처리 중",
    credited: "임시 환불됨",
    upheld: "인정",
    reversing: "회수 중",
    rejected: "기각",
    withdrawn: "고객 철회",
  },
  reasons: {
    unknown: "본인 거래가 아님",
    amount: "금액 불일치",
    twice: "이중 결제",
    undelivered: "상품 또는 서비스 미수령",
  },
  decisions: {
    credit: "고객에게 임시 환불",
    uphold: "인정: 금액을 고객에게 귀속",
    reject: "기각",
  },
  state: "상태",
  reason: "고객이 밝힌 사유",
  note: "고객 설명",
  merchant: "가맹점",
  amount: "금액",
  card: "카드 끝 번호",
  paid: "거래 시간",
  due: "처리 기한",
  steps: "처리 과정",
  time: "시간",
  decide: "결정",
  decision: "결정",
  why: "처리 사유 (감사 기록에 남음)",
  send: "결정 제출",
  needsTwo:
    "건당 {once} 초과 또는 1인 1일 합계 {day} 초과 임시 환불은 두 사람이 필요합니다. 제출한 환불은 다른 직원이 승인해야 지급됩니다.",
  requested: "{name} 직원이 임시 환불을 요청했습니다. 다른 직원의 승인을 기다립니다.",
};

/** The words of disputes at the desk by language. */
export const disputesTexts: Record<Language, Texts> = { zh, en, ko };
