import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "구성 요소",
  lead: "사이트 개발자를 위한 페이지이며 운영 환경에서는 제공하지 않습니다.",
  form: "양식",
  formLead:
    "스크립트 없이도 동작하는 양식입니다. 계약에 따라 확인하고 오류는 입력란 옆에 표시합니다.",
  sentence: "반복할 문장",
  sentenceHint: "최대 40자입니다. no는 거절됩니다.",
  times: "횟수",
  timesHint: "1에서 9 사이의 정수입니다.",
  send: "보내기",
  errorTitle: "다음 항목을 확인해 주십시오",
  errorMark: "오류: ",
  result: "결과",
  remote: "원격 데이터",
  remoteLead: "최신 공지를 읽습니다: 대기, 읽는 중, 성공, 실패, 초기화.",
  load: "읽기",
  loadMissing: "없는 공지 읽기",
  reset: "초기화",
  states: { idle: "대기", loading: "읽는 중", succeeded: "성공", failed: "실패" },
  serverTime: "서버 시간",
  pcOnly: "PC 전용",
  pcOnlyLead: "휴대전화에서는 안내 문구를 대신 표시합니다.",
};
