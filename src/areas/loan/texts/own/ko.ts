import type { Texts } from "./zh.ts";

export const texts: Texts = {
  hidden: "금액 숨김",
  amounts: { showAmounts: "금액 보기", hideAmounts: "금액 숨기기", busy: "처리 중…" },
  back: "계좌 현황으로",
  ending: "대출 계좌 끝자리 {digits}",
  balance: "남은 원금",
  overdueWord: "연체된 금액이 있습니다",
  overdue:
    "{day}부터 {count}회 연체되었으며 원리금 합계는 {amount}입니다. 약정에 따라 지연 이자와 위약금이 추가됩니다. 상환 계좌에 입금하거나 고객센터로 연락해 주십시오.",
  nonAccrual:
    "이 대출은 추심으로 전환되어 웹사이트에서 상환할 수 없습니다. 고객센터와 상환 방법을 상담해 주십시오.",
  contact: "고객센터 연락",
  facts: {
    title: "대출 정보",
    state: "상태",
    states: {
      repaying: "정상 상환",
      overdue: "연체",
      "non-accrual": "추심 전환",
      completed: "완납",
    },
    principal: "대출 금액",
    rate: "연이율",
    months: "기간",
    monthsOf: "총 {months}회 중 {paid}회 상환",
    openedOn: "실행일",
    completedOn: "완납일",
    next: "다음 상환",
    nextOf: "{day}, {amount}",
  },
  payoff: {
    title: "오늘 전액 상환할 금액",
    note: "원금과 {since}부터 {day}까지의 이자입니다. 중도 상환 수수료는 없습니다. 실제 금액은 상환 당일에 확정되며, 5영업일 전에 고객센터로 알려 주십시오.",
    principal: "남은 원금",
    interest: "미납 이자",
    total: "합계",
  },
  schedule: {
    title: "상환 내역",
    paid: "납부",
    open: "예정",
    overdue: "연체",
    show: "전체 {count}회",
    columns: {
      number: "회차",
      due: "납부일",
      principal: "원금",
      interest: "이자",
      total: "합계",
      status: "상태",
    },
    number: "{number}회",
    paidOn: "{day} 납부",
    late: "{day} 납부, 위약금 {amount}",
  },
  ways: { certificate: "대출 증명서 신청", calculator: "대출 계산기" },
};
