import { appName } from "#base/site/brand.ts";
import { aprDisclosure } from "#base/site/legal.ts";
import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "대출 계산기",
  description:
    "금액, 연이율, 기간을 입력하시면 월 상환금, 이자 합계, 총비용 연이율을 바로 계산해 드립니다. 로그인과 신용 조회가 필요 없습니다.",
  lead: "로그인하지 않으셔도 되며 신용 기록을 조회하지 않습니다. 계산 결과는 참고용이며 실제 조건은 은행의 심사 결과에 따릅니다.",
  form: {
    title: "얼마를 빌리시겠습니까",
    amount: "대출 금액",
    amountUnit: "× NT$10,000",
    amountHint: "{least}~{most} (단위: NT$10,000)",
    rate: "연이율",
    rateHint: "{least}%~{most}%, 현재 최저 {lowest}%",
    rateHintNone: "{least}%~{most}%",
    years: "상환 기간",
    yearsHint: "{least}~{most}년",
    yearsOf: { one: "1년 (12회)", other: "{years}년 ({months}회)" },
    slider: "{name} 조절",
    submit: "계산하기",
    wrongTitle: "다시 확인하실 항목이 있습니다",
    wrong: {
      amount: "대출 금액은 NT$10,000 단위로 {least}에서 {most} 사이의 숫자를 입력해 주십시오.",
      rate: "연이율은 {least}에서 {most} 사이의 숫자를 소수점 둘째 자리까지 입력해 주십시오.",
      years: "상환 기간은 {least}년에서 {most}년 사이로 선택해 주십시오.",
    },
  },
  result: {
    title: "계산 결과",
    payment: "월 상환금",
    none: "표시된 항목을 고치시면 결과가 나타납니다.",
    announcement: "월 상환금 {payment}, 총비용 연이율 {apr}.",
    apr: "총비용 연이율",
    amount: "대출 금액",
    rate: "연이율 (고정)",
    period: "상환 횟수",
    periods: "{months}회, 매월 1회",
    fee: "계좌 관리 수수료",
    received: "실제 입금액",
    interest: "이자 합계",
    total: "원금, 이자, 비용 합계",
    note: `입력하신 금액 {amount}, 연이율 {rate}, 기간 {months}개월, 계좌 관리 수수료 {fee}, 원리금 균등 상환을 기준으로 계산했습니다. ${aprDisclosure.ko}`,
  },
  chart: {
    title: "연도별 원금과 이자",
    summary:
      "{months}개월 동안 원금 {amount}, 이자 {interest}를 상환합니다. 이자는 첫해 {first}, 마지막 해 {last}입니다.",
    year: "연도",
    yearOf: "{year}년 차",
    principal: "원금",
    interest: "이자",
    table: "표로 보기",
  },
  schedule: {
    title: "상환 계획",
    open: "회차별로 보기",
    caption: "{amount}, {months}회, 연이율 {rate}의 월별 상환표",
    month: "회차",
    payment: "상환금",
    principal: "원금",
    interest: "이자",
    left: "남은 원금",
    last: "마지막 회차에는 반올림 차액을 함께 정산하므로 금액이 조금 다를 수 있습니다.",
  },
  how: {
    title: "계산 방법",
    text: `월 상환금은 원리금 균등 상환 방식으로 계산합니다. 월이율은 연이율을 12로 나눈 값이며(한 달 30일, 1년 360일 기준) 상환금은 NT$1 단위로 반올림합니다.

총비용 연이율은 계좌 관리 수수료까지 포함한 1년의 비용입니다. 고객님께서 실제로 받으시는 금액은 대출 금액에서 계좌 관리 수수료를 뺀 금액이며, 이후 매월 같은 금액을 내십니다. 이 상환금들의 현재 가치가 받으신 금액과 같아지는 월이율에 12를 곱한 값이 총비용 연이율입니다.

이자와 계좌 관리 수수료 외에 다른 비용은 없으며 중도상환수수료도 없습니다.`,
  },
  apply: {
    title: "신청하시려면 업그레이드 계좌가 필요합니다",
    word: "안내",
    guest:
      "분할 상환 대출은 업그레이드 계좌 고객님께만 제공됩니다. 기본 계좌는 자연인 인증서와 영상 통화로 업그레이드하실 수 있습니다.",
    basic:
      "현재 기본 계좌를 이용 중이십니다. 업그레이드 계좌로 업그레이드하시면 앱에서 신청하실 수 있습니다.",
    advanced: `업그레이드 계좌를 이용 중이시므로 ${appName.ko}에서 대출을 신청하실 수 있습니다.`,
    upgrade: "업그레이드 계좌로 업그레이드",
    product: "분할 상환 대출의 조건과 비용",
  },
};
