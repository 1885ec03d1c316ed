import type { Texts } from "./zh.ts";

export const texts: Texts = {
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
