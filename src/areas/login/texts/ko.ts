import { appName, bankName } from "#base/site/brand.ts";
import { callHours } from "#base/site/service.ts";
import { recovery } from "./recovery/ko.ts";
import { keypad, secret, session } from "./session/ko.ts";
import type { Texts } from "./zh.ts";

export const texts: Texts = {
  errorMark: "오류: ",
  errorTitle: "다음 내용을 확인해 주십시오",
  blocked: "로그인하지 못했습니다",
  title: "로그인",
  lead: "신분증 번호, 사용자 ID, 비밀번호를 입력해 주십시오.",
  back: "로그인하시면 보시려던 페이지로 돌아갑니다.",
  form: "로그인 정보",
  nationalId: "신분증 번호",
  nationalIdHint: "신분증 번호 또는 거류증의 통일증호 10자리이며 대소문자를 구분하지 않습니다.",
  remembered: "신분증 번호(저장됨)",
  another: "다른 신분증 번호 사용",
  userId: "사용자 ID",
  userIdHint: "영문자와 숫자 6~14자입니다.",
  password: "비밀번호",
  remember: "신분증 번호 저장",
  rememberHint: "암호화하여 이 브라우저에 저장합니다. 공용 PC에서는 선택하지 마십시오.",
  submit: "로그인",
  forgot: "로그인에 문제가 있으십니까?",
  forgotUserId: "사용자 ID 찾기",
  forgotPassword: "비밀번호 재설정",
  guest: "게스트 모드",
  guestLead: "로그인하지 않고 상품, 금리, 공지를 보실 수 있습니다.",
  open: "아직 계좌가 없으십니까?",
  openLead: `먼저 ${appName.ko}에서 계좌를 개설하신 뒤 로그인해 주십시오.`,
  empty: {
    nationalId: "신분증 번호를 입력해 주십시오.",
    userId: "사용자 ID를 입력해 주십시오.",
    password: "비밀번호를 입력해 주십시오.",
    newPassword: "새 비밀번호를 입력해 주십시오.",
    oneTimeCode: "인증번호를 입력해 주십시오.",
  },
  ended: {
    timeout: {
      word: "자동으로 로그아웃되었습니다",
      text: "한동안 이용이 없어 계좌 보호를 위해 로그아웃했습니다. 다시 로그인해 주십시오.",
    },
    elsewhere: {
      word: "다른 기기에서 로그인되었습니다",
      text: "방금 다른 기기 또는 브라우저에서 로그인되어 이곳은 자동으로 로그아웃되었습니다. 본인이 아니라면 즉시 고객센터로 연락해 주십시오:",
    },
    out: {
      word: "안전하게 로그아웃되었습니다",
      text: "공용 PC를 사용하셨다면 브라우저도 닫아 주십시오.",
    },
    cookie: {
      word: "로그인을 완료하지 못했습니다",
      text: "입력하신 정보는 맞지만 브라우저가 이 사이트의 쿠키를 저장하지 않아 로그인 상태를 유지할 수 없습니다. 브라우저 설정에서 이 사이트의 쿠키를 허용한 후 다시 로그인해 주십시오.",
    },
  },
  ways: {
    title: "이렇게 하실 수 있습니다",
    unlock: `${appName.ko}을 열고 안내에 따라 본인 확인을 하시면 잠금이 해제됩니다.`,
    open: `${appName.ko}을 받아 계좌를 개설하신 뒤 로그인해 주십시오.`,
    call: `고객센터로 연락해 주십시오. ${callHours.ko} 상담해 드립니다:`,
    ios: "App Store({least} 이상)",
    android: "Google Play({least} 이상)",
  },
  safety: {
    title: "로그인 전에 확인해 주십시오",
    address: "주소를 직접 입력하십시오",
    addressText: `문자나 이메일에 있는 로그인 링크를 누르지 마십시오. 주소창에 ${bankName.ko} 주소가 표시되는지 확인하십시오.`,
    secret: "비밀번호는 이 페이지에서만 입력하십시오",
    secretText: "당행은 전화, 문자, 메신저로 비밀번호나 인증번호를 요청하지 않습니다.",
    doubt: "의심스러우면 멈추십시오",
    doubtText: "165 사기 방지 상담 전화 또는 고객센터로 연락해 주십시오.",
  },
  logout: {
    title: "로그아웃",
    lead: "로그아웃하시면 계좌를 보실 때 비밀번호를 다시 입력하셔야 합니다.",
    submit: "로그아웃 확인",
    stay: "내 계좌로 돌아가기",
  },
  recovery,
  session,
  secret,
  keypad,
};
