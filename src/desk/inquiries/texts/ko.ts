import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "고객 문의",
  lead: "답변을 약속한 날짜순입니다. 답변은 문의에 사용된 언어로 고객의 이메일에 발송됩니다.",
  caption: "답변 대기 중인 문의",
  itemTitle: "문의 {reference}",
  itemLead: "답변을 보내면 이 문의는 종결됩니다.",
  topic: "주제",
  writer: "문의자",
  email: "이메일",
  phone: "전화번호",
  language: "언어",
  languages: {
    zh: "중국어",
    en: "영어",
    ko: "한국어",
  },
  device: "기기",
  from: "구분",
  customer: "로그인한 고객",
  visitor: "비로그인 방문자",
  made: "접수 시간",
  promised: "답변 약속일",
  question: "문의 내용",
  pictures: "첨부 이미지",
  picture: "이미지 {number}",
  answer: "답변",
  answerHint:
    "{least}자 이상 {most}자 이하. 인사말, 접수 번호, 맺음말은 자동으로 추가됩니다. 비밀번호나 인증번호를 요구하지 마세요.",
  attachment: "첨부 파일",
  attachmentHint: "PDF, PNG 또는 JPEG 파일 1개, 최대 2 MB.",
  send: "답변 보내기",
};
