import { bankName, CONTACT_MAIL, callCentre } from "#base/site/brand.ts";
import type { Texts } from "./zh.ts";

export const texts: Texts = {
  sitemap: {
    title: "사이트맵",
    lead: "사이트의 모든 페이지와 키보드로 각 영역에 이동하는 방법입니다.",
    pages: "페이지",
    keys: "단축키",
    keysLead:
      "모든 페이지는 상단, 본문, 하단 영역으로 나뉘며 각 영역 앞에 ':::' 표시가 있습니다. 보조 키를 누른 채 글자를 누르면 해당 영역으로 이동합니다.",
    browsers:
      "Chrome과 Edge: Alt + 글자. Firefox: Shift + Alt + 글자. Mac의 Safari: Control + Option + 글자.",
    key: "글자",
    block: "영역",
    top: "페이지 상단: 홈, 메뉴, 검색, 언어와 화면, 로그인",
    main: "본문 영역: 페이지의 주요 내용",
    bottom: "페이지 하단: 고객센터, 앱, 사이트 안내",
    groups: {
      products: "상품과 금리",
      insurance: "보험",
      investing: "투자",
      customers: "인터넷뱅킹",
      support: "고객 지원",
      bank: "은행 안내",
    },
    names: {
      home: "홈",
      products: "전체 상품",
      mainAccount: "메인 계좌",
      debitCard: "체크카드",
      transfer: "이체",
      dreamAccount: "드림 계좌",
      installmentLoan: "분할 상환 대출",
      loanCalculator: "대출 계산기",
      insurance: "보험",
      travelInsurance: "여행자 보험",
      carInsurance: "자동차 보험",
      motorbikeInsurance: "오토바이 보험",
      boardRate: "고시 금리와 고시 환율",
      securities: "증권",
      trending: "인기 순위",
      etfOfferings: "ETF 공모",
      compareStocks: "두 종목 비교",
      funds: "펀드 목록",
      remuneration: "펀드 판매 채널 보수",
      about: `${bankName.ko} 소개`,
      notices: "공지",
      events: "이벤트",
      fundNotices: "펀드 공지",
      documents: "자료실",
      terms: "약관",
      search: "검색",
      support: "고객 지원",
      emergencies: "긴급 지원",
      faq: "자주 묻는 질문",
      contactUs: "문의하기",
      serviceCentres: "서비스 센터",
      inquiry: "온라인 문의",
      chat: "상담 채팅",
      login: "로그인",
      certificates: "증명서 신청",
      verifyCertificate: "증명서 진위 확인",
      upgrade: "계좌 업그레이드",
      upgradeDrivers: "기기 점검 및 드라이버",
      accessible: "웹 접근성 뱅킹",
      sitemap: "사이트맵",
      accessibility: "웹 접근성",
    },
  },
  accessibility: {
    title: "웹 접근성",
    lead: "누구나 자신의 돈을 스스로 관리할 수 있어야 합니다. 더 많은 분이 이용하실 수 있도록 다음과 같이 하고 있습니다.",
    body: `## 우리가 하는 일
- 모든 페이지는 JavaScript를 꺼도 읽고 이용하실 수 있습니다.
- 모든 기능을 키보드만으로 이용하실 수 있고 초점이 항상 보이며, 첫 Tab으로 본문에 바로 이동합니다.
- 글자 대비는 WCAG 2.2 AA를 충족하며 색만으로 정보를 전달하지 않습니다.
- 400% 확대나 320픽셀 화면에서도 좌우로 스크롤할 필요가 없습니다.
- 누르는 대상은 44픽셀 이상이며, 움직임은 시스템 설정을 따릅니다.
- 중국어, 영어, 한국어와 밝은 화면, 어두운 화면을 제공합니다.

## 따르는 기준
이 사이트는 WCAG 2.2 AA 등급과 대만 웹 접근성 지침에 따라 만들었으며, 변경할 때마다 모든 페이지를 자동으로 점검합니다. 자동 점검이 사람을 대신할 수는 없습니다. 불편하신 점이 있으면 알려 주십시오.

## 연락처
고객센터 ${callCentre.tollFree}, 해외에서는 ${callCentre.anywhere}번으로 전화해 주시거나, 페이지 주소와 상황을 적어 [${CONTACT_MAIL}](mailto:${CONTACT_MAIL})로 보내 주십시오.`,
  },
};
