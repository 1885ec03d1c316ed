import { serviceSentence } from "#base/content/service-sentences.ts";
import { callHours } from "#base/site/service.ts";
import type { Texts } from "../zh.ts";

const cancelUntil = serviceSentence("cancel-loss-until").ko;

/** The words of the five product pages. */
export const landing: Texts["landing"] = {
  figures: "주요 수치",
  detail: "전체 조건과 자료",
  download: "앱 다운로드",
  related: { title: "함께 이용하면 좋은 상품", lead: "자주 함께 이용하시는 상품입니다." },
  faq: {
    title: "자주 묻는 질문",
    lead: "신청 전에 자주 물어보시는 내용입니다.",
    whole: "전체 답변 보기",
    all: "자주 묻는 질문 더 보기",
  },
  rates: "고시 금리와 고시 환율",
  "main-account": {
    open: "앱으로 계좌 개설",
    figures: {
      rate: {
        name: "보통저축예금 연이율",
        value: "{mainRate}",
        note: "변동 금리, {mainDay}부터 적용",
      },
      fee: {
        name: "당행 간 이체 수수료",
        value: "{free}",
        note: "타행 {smallMost} 이하도 매일 첫 1건은 {free}",
      },
      cover: {
        name: "예금보험 최고 보호 한도",
        value: "{cover}",
        note: "예금자 1인당 원금과 이자 합계",
      },
    },
    benefits: {
      title: "매일 쓰는 돈을 편안하게",
      lead: "이자와 수수료, 한도를 언제든지 분명하게 확인하실 수 있습니다.",
    },
    terms: {
      title: "계좌 종류별 한도",
      lead: "처음에는 기본 계좌입니다. PC에서 업그레이드하시면 한도는 높아지고 계좌번호는 그대로입니다.",
    },
    steps: {
      title: "휴대전화에서 개설",
      lead: "신분증과 두 번째 신분증(건강보험카드 또는 운전면허증), 다른 은행의 본인 계좌를 준비해 주십시오.",
    },
    closing: {
      title: "오늘의 첫 거래부터 시작하십시오",
      lead: "앱을 다운로드하여 화면을 따라 하시면 메인 계좌를 개설하실 수 있습니다.",
    },
  },
  "debit-card": {
    open: "앱으로 신청",
    figures: {
      interest: {
        name: "리볼빙 이자",
        value: "NT$0",
        note: "메인 계좌에서 바로 출금되어 청구서가 없습니다",
      },
      overseas: {
        name: "해외 결제 수수료",
        value: "1.5%",
        note: "결제 금액 기준, 해외 결제는 언제든지 끌 수 있습니다",
      },
      loss: {
        name: "분실 신고",
        value: callHours.ko,
        note: `즉시 정지, ${cancelUntil} 취소 가능`,
      },
    },
    benefits: {
      title: "결제할 때마다 바로 압니다",
      lead: "결제와 동시에 알림을 받고, 쓰지 않는 기능은 꺼 두십시오.",
    },
    terms: { title: "수수료와 규칙", lead: "신청하시기 전에 먼저 확인하십시오." },
    steps: {
      title: "신청부터 사용까지",
      lead: "메인 계좌를 개설하실 때 함께 신청하실 수 있습니다.",
    },
    closing: {
      title: "쓴 만큼만 출금됩니다",
      lead: "앱에서 신청하시면 카드를 등기 우편으로 보내 드립니다.",
    },
  },
  transfer: {
    open: "앱으로 이용",
    figures: {
      own: { name: "당행 간 이체 수수료", value: "{free}", note: "금액·횟수와 관계없이 면제" },
      other: {
        name: "타행 이체 수수료",
        value: "{middleFee} – {largeFee}",
        note: "{smallMost} 이하는 매일 첫 1건 {free}",
      },
      limit: {
        name: "비지정 계좌 이체 1회 한도",
        value: "{advancedOnce}",
        note: "업그레이드 계좌 기준, 기본 계좌는 {basicOnce}",
      },
    },
    benefits: {
      title: "보내시기 전에 한 번 더",
      lead: "예금주와 수수료, 남은 한도를 확인 화면에서 한 번에 보여 드립니다.",
    },
    terms: {
      title: "수수료와 한도",
      lead: "한도는 매일 0시, 매월 1일(타이베이 시간)을 기준으로 하며 수수료는 포함하지 않습니다.",
    },
    steps: { title: "네 단계로 끝나는 이체", lead: "앱과 웹 접근성 뱅킹에서 순서가 같습니다." },
    closing: {
      title: "더 높은 한도가 필요하십니까?",
      lead: "업그레이드 계좌로 업그레이드하시면 비지정 계좌 이체를 1회 {advancedOnce}까지 하실 수 있습니다.",
    },
  },
  "dream-account": {
    open: "앱으로 개설",
    figures: {
      rate: {
        name: "드림 계좌 연이율",
        value: "{dreamRate}",
        note: "{dreamLimit} 이하, 변동 금리, {dreamDay}부터 적용",
      },
      least: { name: "자동 저축", value: "{dreamLeast}부터", note: "매주 또는 매월 원하시는 날에" },
      back: {
        name: "출금 수수료",
        value: "{free}",
        note: "언제든지 메인 계좌로, 발생한 이자는 그대로",
      },
    },
    benefits: {
      title: "목표마다 저금통을 하나씩",
      lead: "이름과 날짜를 정해 두시면 나머지는 자동 저축이 도와드립니다.",
    },
    terms: {
      title: "금리와 예시",
      lead: "드림 계좌마다 따로 이자를 계산합니다. 얼마나 모이는지 먼저 보여 드립니다.",
    },
    steps: {
      title: "세 단계로 시작",
      lead: "메인 계좌가 있는 고객은 앱에서 개설하실 수 있습니다.",
    },
    closing: { title: "다음 꿈의 이름은 무엇입니까?", lead: "{dreamLeast}부터 조금씩 모으십시오." },
  },
  "installment-loan": {
    open: "앱으로 신청",
    figures: {
      rate: {
        name: "고정 연이율",
        value: "{loanRate}부터",
        note: "심사 결과에 따름, {loanDay}부터 적용",
      },
      apr: {
        name: "총비용 연이율",
        value: "{apr}",
        note: "대출 {exampleAmount}, {exampleYears}년, 계좌 관리 수수료 {loanFee} 예시",
      },
      amount: {
        name: "대출 한도",
        value: "{loanMost}",
        note: "{loanLeast}부터, 기간 {yearsLeast}~{yearsMost}년",
      },
    },
    benefits: {
      title: "알고 빌리고 편안하게 상환",
      lead: "이자 외의 비용까지 함께 계산해 보여 드립니다.",
    },
    terms: {
      title: "세 가지 예시로 보는 총비용",
      lead: "현재 가장 낮은 고정 금리로 계산한 예시이며 실제 금리는 개별 심사에 따릅니다.",
    },
    steps: {
      title: "계산부터 실행까지",
      lead: "대출 계산기는 로그인이 필요 없으며 신용 정보를 조회하지 않습니다.",
    },
    closing: {
      title: "먼저 계산하고 결정하십시오",
      lead: "금액과 기간을 바꾸어 매월 얼마를 상환하는지 확인하십시오.",
    },
  },
  calculator: "대출 계산기",
  upgrade: "계좌 업그레이드",
  tables: {
    limits: {
      caption: "대만 달러 이체 한도",
      captionUsd: "외화 이체 한도 (미국 달러)",
      kind: "계좌와 이체 방식",
      once: "1회",
      day: "일일",
      month: "월간",
      none: "제한 없음",
      basicOther: "기본 계좌, 비지정 계좌 이체",
      advancedOther: "업그레이드 계좌, 비지정 계좌 이체",
      designated: "지정 계좌 이체",
      advancedDesignated: "업그레이드 계좌, 지정 송금",
    },
    fees: {
      caption: "대만 달러 이체 수수료",
      kind: "이체",
      fee: "건당 수수료",
      own: "당행 계좌로 이체",
      small: "타행 이체, {most} 이하, 계좌별 매일 첫 1건",
      upTo: "타행 이체, {most} 이하, 2건째부터 또는 {small} 초과",
      above: "타행 이체, {most} 초과",
    },
    dream: {
      caption: "드림 계좌 변동 연이율",
      part: "드림 계좌별 잔액",
      rate: "연이율",
      within: "{dreamLimit} 이하 부분",
      above: "{dreamLimit} 초과 부분",
    },
    saving: {
      caption: "매월 {monthly} 저축 예시",
      period: "저축 기간",
      months: "{months}개월",
      deposited: "저축 원금",
      interest: "이자",
      total: "합계",
      note: "{dreamDay}부터 적용되는 고시 금리로 계산한 예시입니다. 매월 초에 한 번 저축하고 이자는 기간 말까지 단리로 계산하며, 소득세와 건강보험 보충 보험료를 공제하기 전 금액입니다. 변동 금리이므로 실제 이자는 입금액을 기준으로 합니다.",
    },
    facts: { caption: "체크카드 수수료와 규칙", name: "항목", value: "내용" },
    loans: {
      caption: "고정 연이율 {loanRate} 대출 예시",
      amount: "대출 금액",
      period: "기간",
      years: "{years}년",
      payment: "월 상환금",
      interest: "이자 합계",
      apr: "총비용 연이율",
    },
    none: "현재 고시 자료가 없습니다. 잠시 후 다시 시도하시거나 고객센터로 문의해 주십시오.",
  },
};
