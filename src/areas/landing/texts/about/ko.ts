import { panicShort } from "#base/content/behaviours.ts";
import { bankName } from "#base/site/brand.ts";
import { callHours } from "#base/site/service.ts";
import type { Texts } from "../zh.ts";

/** The words of the page about the bank. */
export const about: Texts["about"] = {
  title: `${bankName.ko} 소개`,
  description: `인터넷전문은행 ${bankName.ko}입니다. 경영 이념과 기본 정보, 예금보험, 접근성 약속과 정보 보안을 안내해 드립니다.`,
  lead: "날이 밝아야 모든 것이 또렷하게 보입니다. 은행도 그래야 한다고 믿습니다. 금리와 수수료, 한도와 위험을 먼저 보시고 결정하십시오.",
  numbers: {
    label: `숫자로 보는 ${bankName.ko}`,
    products: { name: "상품", value: "{products}개", note: "예금, 카드와 이체, 대출, 보험, 투자" },
    languages: { name: "언어", value: "3개", note: "중국어, 영어, 한국어" },
    hours: { name: "고객센터", value: callHours.ko, note: "연중무휴, 분실 신고 상시 접수" },
  },
  mission: {
    title: "당행이 일하는 방식",
    lead: "세 가지 원칙이 모든 화면을 정합니다.",
    plain: {
      title: "먼저 분명하게",
      text: "모든 수수료와 금리, 조건은 나중의 청구서가 아니라 확인하시기 전 화면에 적습니다.",
    },
    calm: {
      title: "재촉하지 않습니다",
      text: "깜박임이나 카운트다운으로 재촉하지 않고, 동의 버튼을 취소 버튼보다 눈에 띄게 만들지 않습니다. 보안을 위해 시간이 정해진 단계는 미리 알려 드립니다.",
    },
    everyone: {
      title: "누구나 이용하도록",
      text: "키보드만으로, 스크린 리더로, 작은 화면이나 느린 인터넷 환경에서도 같은 일을 하실 수 있습니다.",
    },
  },
  facts: {
    title: "기본 정보",
    lead: "데모용 내용이며 실제 기관의 등록 정보가 아닙니다.",
    caption: `${bankName.ko} 기본 정보`,
    name: "항목",
    value: "내용",
    rows: {
      legal: { name: "회사명", value: "{legalName}" },
      code: { name: "은행 코드", value: "{bankCode}" },
      kind: { name: "영업 형태", value: "지점이 없는 인터넷전문은행, 서비스 센터 운영" },
      licence: { name: "영업 인가", value: "은행법에 따른 은행업 인가" },
      authority: { name: "감독 기관", value: "금융감독관리위원회" },
      insurance: { name: "예금보험", value: "중앙예금보험공사 가입 기관" },
      contact: { name: "고객센터", value: "{tollFree}, 해외 {anywhere}" },
    },
  },
  insured: {
    title: "예금보험",
    lead: "예금자 1인당 당행 예금의 원금과 이자를 합하여 최고 {cover}까지 보호됩니다.",
    covered: {
      title: "보호 대상",
      text: "대만 달러와 외화의 보통예금, 정기예금, 드림 계좌, 그리고 고객님 명의의 모임 계좌입니다.",
    },
    notCovered: {
      title: "보호 대상이 아님",
      text: "펀드, 증권, ETF, 보험은 예금이 아니며 예금보험으로 보호되지 않습니다. 가입하시기 전에 화면에서 다시 알려 드립니다.",
    },
  },
  accessible: {
    title: "접근성 약속",
    lead: "일부 화면이 아니라 사이트 전체가 웹 접근성 지침 AA 수준을 목표로 합니다.",
    text: "모든 화면을 키보드만으로 이용하실 수 있고 JavaScript를 꺼도 읽으실 수 있습니다. 웹 접근성 뱅킹에서는 로그인, 이체, 조회가 가능합니다. 불편한 점이 있으면 알려 주십시오. 답변드리고 개선하겠습니다.",
    statement: "접근성 안내",
    sitemap: "사이트맵",
  },
  security: {
    title: "정보 보안",
    lead: "계좌의 안전은 고객님과 은행이 함께 지킵니다.",
    twoProofs: {
      title: "두 번의 확인",
      text: "비지정 계좌 이체에는 문자 인증번호와 거래 비밀번호가 모두 필요하며, 인증번호는 해당 거래에만 유효합니다.",
    },
    session: {
      title: "자동 로그아웃",
      text: "{idleMinutes}분 동안 이용이 없으면 로그아웃되고, 다른 기기에서 로그인하시면 이전 기기는 즉시 로그아웃됩니다.",
    },
    never: {
      title: "묻지 않습니다",
      text: "직원은 비밀번호, 인증번호, 거래 비밀번호를 묻지 않으며 원격 제어 앱 설치를 요구하지 않습니다.",
    },
    stop: {
      title: "의심되면 먼저 멈추십시오",
      text: `앱이나 웹사이트에서 ‘긴급 정지’를 눌러 주십시오. ${panicShort.ko} 이어서 165 사기 방지 상담 전화 또는 고객센터로 전화해 주십시오.`,
    },
  },
  closing: {
    title: "더 알고 싶으십니까?",
    lead: "상품을 살펴보시거나 바로 문의해 주십시오.",
    products: "전체 상품",
    rates: "고시 금리와 고시 환율",
  },
};
