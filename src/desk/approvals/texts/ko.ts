import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "승인",
  lead: "동료가 요청하여 다른 직원의 승인이 필요한 건입니다. 승인 즉시 적용됩니다.",
  caption: "결정 대기 중인 요청",
  kinds: {
    "lift-flag": "이상 표시 해제",
    "undo-panic": "긴급 정지 해제",
    "revoke-certificate": "증명서 취소",
    "change-limit": "이체 한도 변경",
  },
  states: {
    waiting: "대기 중",
    approved: "승인됨",
    declined: "반려됨",
    withdrawn: "철회됨",
    expired: "기한 만료",
  },
  itemTitle: "승인: {kind}",
  itemLead: "요청 내용과 사유를 확인해 주십시오. 결정과 의견은 감사 기록에 남습니다.",
  kind: "요청 사항",
  state: "상태",
  customer: "고객",
  nationalId: "신분증 번호",
  about: "대상",
  reason: "요청 사유",
  by: "요청자",
  at: "요청 시간",
  until: "유효 기한",
  mine: "본인이 요청한 건입니다. 다른 직원이 결정해야 합니다.",
  decision: "결정",
  decisions: {
    approve: "승인 및 실행",
    decline: "반려",
  },
  note: "의견",
  send: "결정 제출",
};
