import { panicShort } from "#base/content/behaviours.ts";
import { serviceSentence } from "#base/content/service-sentences.ts";
import { appName, bankName } from "#base/site/brand.ts";
import { aprDisclosure } from "#base/site/legal.ts";
import { callHours } from "#base/site/service.ts";
import { about } from "./about/ko.ts";
import { landing } from "./landing/ko.ts";
import type { Texts } from "./zh.ts";

const cancelUntil = serviceSentence("cancel-loss-until").ko;

export const texts: Texts = {
  title: "영업점 없이 이용하는 인터넷전문은행",
  description: `인터넷전문은행 ${bankName.ko}입니다. 메인 계좌, 체크카드, 이체, 드림 계좌, 분할 상환 대출의 금리와 수수료, 한도를 신청 전에 한눈에 확인하실 수 있습니다.`,
  hero: {
    first: "첫 햇살처럼",
    second: "또렷한 은행",
    sentence:
      "계좌 개설부터 예금, 이체, 대출까지 온라인으로 이용하시고, 금리와 수수료, 한도는 신청 전에 한눈에 확인하십시오.",
    open: "앱으로 계좌 개설",
    browse: "상품 살펴보기",
  },
  products: {
    title: "매일 쓰는 금융, 한곳에서",
    lead: "꼭 필요한 다섯 가지 상품을 준비했습니다.",
    cards: {
      "main-account": {
        name: "메인 계좌",
        sentence: "급여와 공과금, 생활비를 한 계좌에서 관리하십시오.",
        fact: "보통저축예금 연 {mainRate}",
      },
      "debit-card": {
        name: "체크카드",
        sentence: "쓴 만큼만 출금되고, 결제할 때마다 바로 알려 드립니다.",
        fact: "해외 결제는 직접 켜고 끄기",
      },
      transfer: {
        name: "이체",
        sentence: "보내시기 전에 예금주와 수수료, 남은 한도를 보여 드립니다.",
        fact: "당행 간 이체 수수료 {free}",
      },
      "dream-account": {
        name: "드림 계좌",
        sentence: "여행, 공부, 새 오토바이까지 목표마다 저금통을 하나씩 마련하십시오.",
        fact: "연 {dreamRate}, {dreamLimit} 이하",
      },
      "installment-loan": {
        name: "분할 상환 대출",
        sentence: "매월 같은 금액을 상환하며, 총비용을 먼저 보여 드립니다.",
        fact: "연 {loanRate}부터\n총비용 연이율 {apr}",
      },
    },
  },
  terms: {
    title: "상품 조건 안내",
    lead: "금리와 수수료, 한도를 모두 안내해 드립니다. 신청 전에 확인해 주십시오.",
    "main-account": {
      lead: "언제든지 꺼내 쓰고, 이자는 매일 계산되는 계좌입니다.",
      facts: {
        opening: { name: "개설 방법", value: `${appName.ko}에서 신청, 심사 후 개설` },
        rate: { name: "연이율", value: "{mainRate}, 보통저축예금, 변동 금리, {mainDay}부터 적용" },
        interest: {
          name: "이자 계산",
          value: "매일 계산하여 매년 6월 20일과 12월 20일에 결산하고 다음 날 입금",
        },
        cover: {
          name: "예금보험",
          value: "예금자 1인당 원금과 이자를 합하여 최고 {cover}까지 보호",
        },
      },
    },
    "debit-card": {
      lead: "메인 계좌에서 바로 출금되어 리볼빙 이자가 없습니다.",
      facts: {
        switches: {
          name: "직접 설정",
          value: "해외 결제, 온라인 결제, 결제 한도를 앱에서 언제든지 변경",
        },
        overseas: { name: "해외 결제 수수료", value: "결제 금액의 1.5%" },
        loss: {
          name: "카드 분실",
          value: `${callHours.ko} 분실 신고, 즉시 정지. ${cancelUntil} 분실 신고 취소 가능`,
        },
      },
    },
    transfer: {
      lead: "모든 이체는 문자 인증번호와 거래 비밀번호로 확인합니다.",
      facts: {
        fee: {
          name: "수수료",
          value:
            "당행 간 {free}. 타행은 {smallMost} 이하 매일 첫 1건 {free}, 그 밖의 {middleMost} 이하 {middleFee}, {middleMost} 초과 {largeFee}",
        },
        basic: {
          name: "기본 계좌 한도",
          value: "비지정 계좌 이체 1회 {basicOnce}, 일일 {basicDay}, 월간 {basicMonth}",
        },
        advanced: {
          name: "업그레이드 계좌 한도",
          value: "비지정 계좌 이체 1회 {advancedOnce}, 일일 {advancedDay}, 월간 {advancedMonth}",
        },
      },
    },
    "dream-account": {
      lead: "목표마다 이름과 금액, 날짜를 정하고 진행 상황을 한눈에 보십시오.",
      facts: {
        rate: {
          name: "연이율",
          value:
            "{dreamLimit} 이하 {dreamRate}, 초과분 {dreamAboveRate}, 변동 금리, {dreamDay}부터 적용",
        },
        saving: {
          name: "자동 저축",
          value: "매주 또는 매월 메인 계좌에서 입금, 최소 {dreamLeast}",
        },
        back: {
          name: "출금",
          value: "언제든지 수수료 없이 메인 계좌로 이체, 이미 발생한 이자는 그대로 유지",
        },
      },
    },
    "installment-loan": {
      lead: "원리금 균등 상환 방식으로 매월 상환금이 같습니다.",
      facts: {
        amount: {
          name: "금액과 기간",
          value: "{loanLeast}~{loanMost}, {yearsLeast}~{yearsMost}년, 업그레이드 계좌 고객 대상",
        },
        rate: {
          name: "연이율",
          value:
            "고정 금리 {loanRate}부터, {loanDay}부터 적용. 변동 금리는 기준 금리 {referenceRate}에 가산 금리를 더하여 적용",
        },
        apr: {
          name: "총비용 연이율",
          value:
            "{apr}, 대출 금액 {exampleAmount}, {exampleYears}년, 고정 연이율 {loanRate}, 계좌 관리 수수료 {loanFee}, 월 상환금 {payment} 기준",
        },
      },
    },
    loanNote: aprDisclosure.ko.replace("{day}", "{loanDay}"),
  },
  features: {
    title: "안심할 수 있도록 설계했습니다",
    lead: "한도부터 사기 예방까지 한 걸음 먼저 생각합니다.",
    always: {
      name: `${callHours.ko} 서비스`,
      sentence:
        "이체와 조회, 분실 신고를 밤낮없이 이용하실 수 있고 고객센터도 항상 열려 있습니다. 점검은 미리 알려 드립니다.",
    },
    limits: {
      name: "한눈에 보이는 한도",
      sentence:
        "비지정 계좌 이체 1회 한도는 기본 계좌 {basicOnce}, 업그레이드 계좌 {advancedOnce}입니다. 남은 한도를 먼저 보여 드립니다.",
    },
    payee: {
      name: "예금주를 먼저 확인",
      sentence:
        "보내시기 전에 일부를 가린 예금주를 보여 드리므로 잘못 입력한 계좌번호를 바로 아실 수 있습니다.",
    },
    panic: {
      name: "긴급 정지",
      sentence: `사기가 의심되면 앱이나 웹사이트에서 누르고 확인하십시오. ${panicShort.ko}`,
    },
    fraud: {
      name: "사기 예방과 165",
      sentence:
        "모르는 계좌로 처음 이체하시기 전에 먼저 알려 드립니다. 의심스러우면 165 사기 방지 상담 전화로 확인하십시오.",
    },
    insured: {
      name: "예금보험",
      sentence:
        "당행은 예금보험 가입 기관으로, 예금자 1인당 원금과 이자를 최고 {cover}까지 보호합니다.",
    },
    accessible: {
      name: "웹 접근성 뱅킹",
      sentence:
        "키보드나 스크린 리더만으로 이체하고 조회하실 수 있으며, JavaScript를 꺼도 그대로 이용하실 수 있습니다.",
    },
    languages: {
      name: "세 가지 언어",
      sentence:
        "중국어, 영어, 한국어로 언제든지 바꾸실 수 있고, 보시던 페이지에 그대로 머무릅니다.",
    },
  },
  rates: {
    title: "고시 금리와 고시 환율",
    lead: "금리는 연이율이며, 환율은 외화 1단위당 대만 달러 금액입니다.",
    deposits: "예금 고시 금리",
    deposit: "예금",
    fixed: "고정",
    floating: "변동",
    since: "{day}부터 적용",
    notOffered: "해당 없음",
    names: {
      main: "메인 계좌",
      dream: "드림 계좌, {dreamLimit} 이하",
      dreamAbove: "드림 계좌, {dreamLimit} 초과분",
      yearTwd: "대만 달러 정기예금 1년",
      demandUsd: "미국 달러 보통예금",
      yearUsd: "미국 달러 정기예금 1년",
    },
    exchange: "고시 환율(전신환)",
    currency: "통화",
    buy: "전신환 매입",
    sell: "전신환 매도",
    boardTime: "{time} 고시(타이베이 시간)",
    staleTime: "{time} 고시(타이베이 시간), 최신 아님",
    none: "현재 고시된 자료가 없습니다. 잠시 후 다시 시도하시거나 고객센터로 문의해 주십시오.",
    note: "금리와 환율은 시장에 따라 변동되며, 거래 시점의 당행 고시를 기준으로 합니다. 대만 달러와 외화 예금은 예금보험으로 예금자 1인당 원금과 이자를 합하여 최고 {cover}까지 보호됩니다. 외화 예금은 환율 변동에 따라 환전 시 손실이 발생할 수 있습니다.",
  },
  news: {
    title: "새 소식",
    lead: "서비스 변경, 사기 예방 안내, 이벤트 소식입니다.",
    notices: "공지",
    allNotices: "모든 공지",
    noNotices: "현재 공지가 없습니다.",
    events: "진행 중인 이벤트",
    allEvents: "모든 이벤트",
    noEvents: "현재 진행 중인 이벤트가 없습니다.",
    until: "{day}까지",
    pinned: "중요",
  },
  help: {
    title: "도움이 필요하실 때, 언제든지",
    lead: "직원은 고객님의 비밀번호, 인증번호, 거래 비밀번호를 묻지 않습니다.",
    tollFree: "대만 내 무료 전화",
    anywhere: "해외에서",
    always: `${callHours.ko} 서비스`,
    mail: "이메일",
    mailNote: "계좌번호, 카드 번호, 비밀번호는 보내지 마십시오",
    fraud: "165 사기 방지 상담 전화",
    fraudNote: "사기가 의심되면 먼저 165로 전화해 주십시오",
  },
  landing,
  about,
};
