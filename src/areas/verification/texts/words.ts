import type { Language } from "#base/text/language.ts";

const zh = {
  purposes: {
    transfer: "轉帳",
    "find-user-id": "查詢使用者代號",
    "reset-password": "重設密碼",
    "report-loss": "卡片掛失",
    "cancel-loss": "取消掛失",
    certificate: "證明文件申請",
    "step-up": "身分確認",
    insurance: "投保",
  },
  sms: "【{bank}】{purpose}驗證碼 {code}，{minutes} 分鐘內有效。請勿告訴任何人，本行人員也不會向您詢問；如有可疑請撥 165。",
  mailSubject: "{bank}：{purpose}驗證碼",
  mail: "您好：\n\n您的{purpose}驗證碼是 {code}，請在 {minutes} 分鐘內輸入。\n\n請勿將驗證碼告訴任何人，本行人員也不會以任何方式向您詢問。若這不是您本人的操作，請勿理會這封信，並立即聯絡客服中心或撥打 165 反詐騙諮詢專線。\n\n{bank}",
};

export type Texts = typeof zh;

const en: Texts = {
  purposes: {
    transfer: "transfer",
    "find-user-id": "finding your user ID",
    "reset-password": "resetting your password",
    "report-loss": "reporting a lost card",
    "cancel-loss": "cancelling a loss report",
    certificate: "a certificate request",
    "step-up": "confirming your identity",
    insurance: "insurance",
  },
  sms: "{bank}: your one-time code for {purpose} is {code}, valid for {minutes} min. Do not share it with anyone; our staff will never ask for it. If in doubt, call 165.",
  mailSubject: "{bank}: one-time code for {purpose}",
  mail: "Hello,\n\nYour one-time code for {purpose} is {code}. Please enter it within {minutes} minutes.\n\nDo not share this code with anyone; our staff will never ask for it. If you did not request it, ignore this email and call our call centre or the 165 anti-fraud hotline immediately.\n\n{bank}",
};

const ko: Texts = {
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

/** The words of one-time codes by language. */
export const verificationTexts: Record<Language, Texts> = { zh, en, ko };
