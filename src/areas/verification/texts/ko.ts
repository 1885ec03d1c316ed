import type { Texts } from "./zh.ts";

export const texts: Texts = {
  purposes: {
    transfer: "이체",
    "find-user-id": "사용자 ID 찾기",
    "reset-password": "비밀번호 재설정",
    "report-loss": "카드 분실 신고",
    "cancel-loss": "분실 신고 취소",
    certificate: "증명서 신청",
    "step-up": "본인 확인",
    insurance: "보험 가입",
  },
  sms: "[{bank}] {purpose} 인증번호는 {code}이며 {minutes}분간 유효합니다. 누구에게도 알려 주지 마십시오. 은행 직원도 묻지 않습니다. 의심되면 165로 전화해 주십시오.",
  mailSubject: "{bank}: {purpose} 인증번호",
  mail: "안녕하십니까.\n\n{purpose} 인증번호는 {code}입니다. {minutes}분 안에 입력해 주십시오.\n\n인증번호를 누구에게도 알려 주지 마십시오. 은행 직원은 어떤 방법으로도 인증번호를 묻지 않습니다. 본인이 요청하지 않았다면 이 메일을 무시하고 즉시 고객센터 또는 165 사기 방지 상담 전화로 연락해 주십시오.\n\n{bank}",
};
