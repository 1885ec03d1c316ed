import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "보고서",
  lead: "차트는 표로 볼 수 있으며, 모든 보고서를 CSV로 다운로드하실 수 있습니다.",
  table: "표로 보기",
  download: "CSV 다운로드",
  charts: {
    searches: {
      title: "결과가 없는 검색",
      summary:
        "결과가 없었던 검색어와 횟수를 많은 순서로 표시합니다. 방문자 5명 이상이 검색한 검색어만 표시합니다.",
      along: "검색어",
    },
    queues: {
      title: "대기 업무와 대기 일수",
      summary: "업무별 대기 건수, 기한 경과 건수, 가장 오래 대기한 일수입니다.",
      along: "업무",
    },
    "sign-ins": {
      title: "로그인 실패",
      summary: "최근 14일간 고객과 직원의 로그인 실패 횟수입니다.",
      along: "날짜",
    },
    transfers: {
      title: "시간당 이체 건수",
      summary: "최근 24시간의 시간당 이체 건수입니다.",
      along: "시간",
    },
    certificates: {
      title: "종류별 증명서",
      summary: "최근 30일간 종류별 증명서 신청 및 발급 건수입니다.",
      along: "증명서 종류",
    },
  },
  series: {
    times: "횟수",
    waiting: "대기",
    overdue: "기한 경과",
    oldestDays: "최장 대기 일수",
    customers: "고객",
    staff: "직원",
    transfers: "이체 건수",
    requested: "신청",
    issued: "발급",
  },
  queueNames: {
    certificates: "증명서 심사",
    inquiries: "고객 문의",
    disputes: "이의 제기",
    refunds: "거절된 환불",
    approvals: "승인",
    chats: "채팅 상담",
    "video-calls": "영상 통화",
  },
  empty: "아직 데이터가 없습니다.",
  trailTitle: "감사 기록",
  trailLead:
    "최근 7일간 직원이 열람하고 처리한 내용입니다. 최신순으로 최대 100건까지 표시하며, 이 화면을 여는 것도 기록됩니다.",
  trailCaption: "직원 활동 기록",
  time: "시간",
  person: "직원",
  event: "이벤트",
  outcome: "결과",
  ok: "완료",
  refused: "거부",
  customer: "고객 번호",
  reference: "접수 번호",
  reason: "사유",
};
