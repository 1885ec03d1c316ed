// The words of the mail that answers an inquiry, side by side.

import type { Language } from "#base/text/language.ts";

/** The mail that answers an inquiry. */
interface Answer {
  subject: string;
  body: string;
}

/** The mail that answers an inquiry, by the language that it was written in. */
export const answerTexts: Record<Language, Answer> = {
  zh: {
    subject: "{bank}：回覆您的線上留言（{reference}）",
    body: "{name} 您好：\n\n謝謝您的留言（案件編號 {reference}）。我們的回覆如下：\n\n{answer}\n\n若還有其他問題，歡迎再次留言或來電 {phone}。本行人員絕不會向您索取密碼或驗證碼。\n\n{bank}",
  },
  en: {
    subject: "{bank}: our answer to your inquiry ({reference})",
    body: "Dear {name},\n\nThank you for your inquiry (reference {reference}). Our answer:\n\n{answer}\n\nIf you have further questions, write to us again or call {phone}. Our staff will never ask for your password or one-time codes.\n\n{bank}",
  },
  ko: {
    subject: "{bank}: 문의하신 내용에 대한 답변입니다 ({reference})",
    body: "{name} 고객님, 안녕하십니까.\n\n문의해 주셔서 감사합니다(접수 번호 {reference}). 답변드립니다.\n\n{answer}\n\n추가로 궁금하신 점은 다시 문의하시거나 {phone}번으로 연락해 주십시오. 당행 직원은 비밀번호나 인증번호를 절대 묻지 않습니다.\n\n{bank}",
  },
};
