import type { Texts } from "./zh.ts";

/** The words of the outbox in Korean. */
export const texts: Texts = {
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
