import type { Texts } from "./zh.ts";

export const texts: Texts = {
  skip: "본문 바로가기",
  home: "홈",
  menu: "주 메뉴",
  notices: "공지",
  events: "이벤트",
  fundNotices: "펀드 공지",
  language: "언어",
  top: "페이지 상단",
  callCentre: "고객센터",
  tollFree: "대만 내 무료 전화",
  anywhere: "해외에서 거실 때",
  always: "24시간 상담",
  app: "던뱅크 앱 다운로드",
  ios: "App Store ({least} 이상)",
  android: "Google Play ({least} 이상)",
  about: "사이트 안내",
  countingOn: "페이지 조회 수를 집계하며, 개인 정보는 포함하지 않습니다.",
  countingOff: "고객님의 조회는 집계하지 않습니다.",
  turnOff: "집계하지 않기",
  turnOn: "다시 집계하기",
  insured: "예금은 예금보험조례에 따라 보호됩니다. 이 사이트는 시연용이며 실제 은행이 아닙니다.",
  notFoundTitle: "페이지를 찾을 수 없습니다",
  notFound:
    "주소가 잘못되었거나 페이지가 삭제되었을 수 있습니다. 홈에서 다시 시작하시거나 최신 공지를 확인해 주십시오.",
  outageTitle: "잠시 후 다시 시도해 주십시오",
  outage:
    "지금은 이 페이지를 표시할 수 없습니다. 고객님의 정보는 안전합니다. 잠시 기다리신 후 다시 시도해 주시고, 계속 문제가 있으면 고객센터로 연락해 주십시오.",
  again: "다시 시도",
  pcOnlyTitle: "PC를 이용해 주십시오",
  pcOnly:
    "이 서비스는 카드 리더 등의 장비가 필요하여 PC 브라우저에서만 이용하실 수 있습니다. PC에서 이 페이지를 열거나 던뱅크 앱을 이용해 주십시오.",
};
