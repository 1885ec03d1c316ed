import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "거절된 환불",
  lead: "출금 계좌 해지 등으로 원장에서 거절된 환불입니다. 고객에게 연락한 후 다시 시도하거나 수기로 처리해 주십시오.",
  caption: "처리할 환불",
  subject: "{kind} {amount}",
  itemTitle: "환불 {reference}",
  itemLead:
    "계좌가 정상화되면 다시 시도할 수 있습니다. 다른 방법으로 환불했으면 처리 내용을 적고 종결해 주십시오.",
  kinds: { premium: "보험료", postage: "증명서 우편 수수료" },
  kind: "항목",
  amount: "금액",
  account: "출금 계좌(끝자리)",
  customer: "고객",
  nationalId: "신분증 번호",
  since: "신청 시각",
  retry: "출금 계좌로 다시 환불",
  settle: "수기 환불 완료, 종결",
  note: "처리 내용 (감사 기록에 남음)",
};
