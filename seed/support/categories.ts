import type { Translated } from "#base/text/language.ts";

/** A category of frequently asked questions with its sub-categories. */
export interface CategorySeed {
  code: string;
  name: Translated;
  subcategories: { code: string; name: Translated }[];
}

/** The eight categories, in the order in which they are shown. */
export const faqCategories: CategorySeed[] = [
  {
    code: "01",
    name: { zh: "開戶與帳戶", en: "Accounts and opening", ko: "계좌 개설과 관리" },
    subcategories: [
      { code: "0101", name: { zh: "開戶", en: "Opening an account", ko: "계좌 개설" } },
      { code: "0102", name: { zh: "帳戶管理", en: "Managing your account", ko: "계좌 관리" } },
      { code: "0103", name: { zh: "帳戶升級", en: "Account upgrade", ko: "계좌 업그레이드" } },
    ],
  },
  {
    code: "02",
    name: { zh: "登入與安全", en: "Sign-in and security", ko: "로그인과 보안" },
    subcategories: [
      {
        code: "0201",
        name: { zh: "登入與登出", en: "Signing in and out", ko: "로그인과 로그아웃" },
      },
      {
        code: "0202",
        name: {
          zh: "密碼、交易密碼與驗證碼",
          en: "Password, PIN and one-time code",
          ko: "비밀번호·거래 비밀번호·인증번호",
        },
      },
      { code: "0203", name: { zh: "防詐與安全", en: "Fraud and safety", ko: "사기 예방과 안전" } },
      {
        code: "0204",
        name: { zh: "瀏覽器與 App", en: "Browsers and the app", ko: "브라우저와 앱" },
      },
    ],
  },
  {
    code: "03",
    name: { zh: "轉帳", en: "Transfers", ko: "이체" },
    subcategories: [
      { code: "0301", name: { zh: "轉帳操作", en: "Making a transfer", ko: "이체 방법" } },
      { code: "0302", name: { zh: "限額與手續費", en: "Limits and fees", ko: "한도와 수수료" } },
      { code: "0303", name: { zh: "約定轉帳", en: "Designated transfers", ko: "지정 계좌 이체" } },
      {
        code: "0304",
        name: { zh: "轉帳問題", en: "Problems with a transfer", ko: "이체 문제 해결" },
      },
    ],
  },
  {
    code: "04",
    name: { zh: "簽帳金融卡", en: "Debit card", ko: "체크카드" },
    subcategories: [
      {
        code: "0401",
        name: { zh: "申請與換卡", en: "Getting and replacing a card", ko: "발급과 교체" },
      },
      { code: "0402", name: { zh: "消費與設定", en: "Paying and settings", ko: "결제와 설정" } },
      {
        code: "0403",
        name: { zh: "掛失與可疑交易", en: "Lost cards and disputes", ko: "분실 신고와 의심 거래" },
      },
    ],
  },
  {
    code: "05",
    name: { zh: "存款與夢想帳戶", en: "Deposits and the dream account", ko: "예금과 드림 계좌" },
    subcategories: [
      { code: "0501", name: { zh: "存款與利息", en: "Deposits and interest", ko: "예금과 이자" } },
      { code: "0502", name: { zh: "夢想帳戶", en: "Dream account", ko: "드림 계좌" } },
      { code: "0503", name: { zh: "定期存款", en: "Time deposits", ko: "정기예금" } },
    ],
  },
  {
    code: "06",
    name: { zh: "信貸", en: "Installment loan", ko: "분할 상환 대출" },
    subcategories: [
      { code: "0601", name: { zh: "申請與審核", en: "Applying and review", ko: "신청과 심사" } },
      {
        code: "0602",
        name: {
          zh: "試算、利率與費用",
          en: "Calculator, rates and fees",
          ko: "계산기·금리·수수료",
        },
      },
      { code: "0603", name: { zh: "還款", en: "Repayment", ko: "상환" } },
    ],
  },
  {
    code: "07",
    name: {
      zh: "外幣、保險與投資",
      en: "Foreign currency, insurance and investment",
      ko: "외화·보험·투자",
    },
    subcategories: [
      { code: "0701", name: { zh: "外幣", en: "Foreign currency", ko: "외화" } },
      { code: "0702", name: { zh: "保險", en: "Insurance", ko: "보험" } },
      { code: "0703", name: { zh: "基金與證券", en: "Funds and securities", ko: "펀드와 증권" } },
    ],
  },
  {
    code: "08",
    name: {
      zh: "證明文件與客戶服務",
      en: "Certificates, documents and service",
      ko: "증명서와 고객 서비스",
    },
    subcategories: [
      { code: "0801", name: { zh: "證明文件", en: "Certificates", ko: "증명서" } },
      { code: "0802", name: { zh: "聯絡我們", en: "Contact us", ko: "문의하기" } },
      {
        code: "0803",
        name: { zh: "網站與無障礙", en: "Website and accessibility", ko: "웹사이트와 접근성" },
      },
    ],
  },
];
