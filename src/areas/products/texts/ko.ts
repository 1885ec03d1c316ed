import { appName, bankName } from "#base/site/brand.ts";
import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "전체 상품",
  description: `${bankName.ko}의 예금, 체크카드와 이체, 대출, 보험, 투자 상품의 용도와 수수료, 한도, 위험을 한눈에 보여 드립니다.`,
  lead: "예금, 카드와 이체, 대출, 보험, 투자 상품입니다. 신청 전에 수수료와 위험을 확인해 주십시오.",
  groupTypes: { own: "당행 상품", partner: "제휴사 상품" },
  groups: "상품 분류",
  products: "{group} 상품",
  guest: {
    word: "게스트 모드",
    sentence:
      "로그인하지 않으셨습니다. 로그인 없이 보실 수 있는 상품이며, 로그인하시면 보유하신 계좌에 맞추어 순서를 바꾸어 드립니다.",
    signIn: "로그인",
    title: "먼저 살펴보실 상품",
    lead: "많은 분이 가장 먼저 이용하시는 상품입니다.",
  },
  own: {
    word: "고객님을 위한 순서",
    sentence: "보유하신 계좌에 따라 아직 없는 상품을 먼저, 이미 있는 상품을 나중에 보여 드립니다.",
    upgrade:
      "고객님의 메인 계좌는 기본 계좌입니다. 업그레이드 계좌로 업그레이드하시면 이체 한도가 높아지고 대출을 신청하실 수 있습니다.",
    upgradeWay: "계좌 업그레이드 알아보기",
    title: "고객님께 맞는 상품",
    lead: "당행에 보유하신 계좌만을 기준으로 하며 다른 자료는 사용하지 않습니다.",
  },
  reasons: {
    missing: "아직 없는 상품",
    upgrade: "업그레이드 가능",
    held: "보유 중",
  },
  partner: "제휴사 제공",
  nothing: "현재 표시할 상품이 없습니다.",
  home: "홈으로",
  app: {
    title: "손안의 은행",
    lead: `계좌 개설과 이체, 긴급 정지를 ${appName.ko}에서 이용하십시오.`,
    scan: "휴대전화로 스캔하여 다운로드",
    qr: "이 사이트의 앱 안내 주소가 담긴 QR 코드",
    ios: "App Store",
    android: "Google Play",
    least: "{least} 이상",
    warning:
      "App Store 또는 Google Play에서만 다운로드해 주십시오. 당행은 문자나 SNS 링크로 프로그램 설치를 요청하지 않습니다.",
  },
  detail: {
    path: "현재 위치",
    variants: "계좌 종류",
    allVariants: "전체",
    app: "앱에서 신청하기",
    page: "상품 페이지로",
    benefits: "특징",
    rates: {
      caption: "{name}: 현재 금리",
      title: "현재 금리",
      lead: "연이율이며 고시에 따라 조정됩니다.",
      all: "전체 고시 금리와 고시 환율",
    },
    facts: "조건과 수수료",
    factsOf: "{name}: 조건과 수수료",
    fact: "항목",
    value: "내용",
    steps: "신청 방법",
    since: "{version} 버전, {day}부터 적용",
    related: "관련 상품",
    notes: "유의 사항",
    faq: "자주 묻는 질문",
    wholeFaq: "전체 답변 보기",
    allFaq: "자주 묻는 질문 더 보기",
  },
};
