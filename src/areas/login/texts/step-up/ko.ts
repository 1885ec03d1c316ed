import type { StepUp } from "./zh.ts";

export const stepUp: StepUp = {
  title: "본인 확인",
  lead: "평소와 다른 로그인입니다. 문자 인증번호로 본인임을 확인하시면 지정하지 않은 계좌로도 이체하실 수 있습니다.",
  why: "확인이 필요한 이유",
  whyText:
    "새로운 브라우저나 기기를 사용하고 계십니다. 이번 로그인 동안에만 유효하며 비밀번호와 한도는 바뀌지 않습니다.",
  send: "문자 인증번호 받기",
  sentTo: "인증번호를 {phone}(으)로 보냈습니다.",
  label: "인증번호",
  hint: "숫자 6자리이며 붙여넣을 수 있습니다.",
  until: "{time}까지 유효",
  left: "남은 시간 {time}",
  announcement: "인증번호가 {seconds}초 후 만료됩니다.",
  over: "인증번호가 만료되었습니다. 다시 받아 주십시오.",
  confirm: "확인",
  resend: "인증번호 다시 받기",
  busy: "처리 중…",
  word: "확인 완료",
  done: "이번 로그인은 본인으로 확인되었습니다. 다시 확인하실 필요가 없습니다.",
  next: "이체하러 가기",
  errorTitle: "다음 내용을 수정해 주십시오",
  refusedTitle: "확인하지 못했습니다",
  empty: "인증번호를 입력해 주십시오.",
  help: "휴대전화 번호가 바뀌었거나 문자가 오지 않습니까? 고객센터로 연락해 주십시오",
};
