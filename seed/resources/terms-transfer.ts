import type { Translated } from "#base/language.ts";
import { type Article, termsOf, withChanges } from "./articles.ts";
import type { DocumentSeed } from "./types.ts";

const opening: Translated = {
  zh: "您申請約定轉帳服務，除依「個人網路銀行服務約定條款」外，並依本條款辦理。",
  en: "If you apply for designated transfers, these terms apply besides the terms of personal web banking.",
  ko: "고객이 지정 계좌 이체를 신청하면 ‘개인 인터넷뱅킹 서비스 약관’과 함께 이 약관이 적용됩니다.",
};

const articles: readonly Article[] = [
  {
    title: { zh: "服務內容", en: "The service", ko: "서비스 내용" },
    text: {
      zh: "約定轉帳，指您事先登錄轉入帳戶（以下稱「約定帳戶」），日後轉帳至該帳戶時，適用較高限額。未經登錄的轉入帳戶，為非約定轉帳。",
      en: "In a designated transfer you register the to account beforehand (a “designated account”), and higher limits apply when you send money there. A transfer to any other account is non-designated.",
      ko: "지정 계좌 이체란 입금 계좌(이하 ‘지정 계좌’)를 미리 등록하고 그 계좌로 이체할 때 더 높은 한도를 적용하는 것을 말합니다. 등록하지 않은 계좌로의 이체는 비지정 계좌 이체입니다.",
    },
  },
  {
    title: { zh: "申請方式", en: "Applying", ko: "신청 방법" },
    text: {
      zh: "您應由本人於行動銀行 App 申請，輸入銀行代碼與帳號，選擇該帳戶是否為本人所有，並以驗證碼與交易密碼確認。本行得查詢轉入帳戶的風險資訊，並婉拒登錄。",
      en: "Apply in the mobile app yourself: enter the bank code and the account number, say whether the account is your own, and confirm with a one-time code and your PIN. We may check the account for signs of risk and decline to register it.",
      ko: "본인이 모바일 앱에서 은행 코드와 계좌번호를 입력하고 본인 소유 여부를 선택한 뒤 인증번호와 거래 비밀번호로 확인하여 신청합니다. 당행은 입금 계좌의 위험 정보를 조회하여 등록을 거절할 수 있습니다.",
    },
  },
  {
    title: { zh: "生效時間", en: "When it takes effect", ko: "효력 발생 시기" },
    text: {
      zh: `約定帳戶自下列時間起生效，生效前於清單標示「尚未生效」，您得隨時取消：

- 本人名下帳戶：申請日的次日
- 他人名下帳戶：申請日的次二日`,
      en: `A designation takes effect as follows. Until then the list shows it as not yet in effect, and you may cancel it:

- An account of your own: the day after you apply
- Another person’s account: the second day after you apply`,
      ko: `지정 계좌는 다음 시기부터 효력이 발생하며, 그전에는 목록에 ‘효력 발생 전’로 표시되고 언제든지 취소할 수 있습니다.

- 본인 명의 계좌: 신청일 다음 날
- 타인 명의 계좌: 신청일의 다다음 날`,
    },
  },
  {
    title: { zh: "限額", en: "Limits", ko: "한도" },
    text: {
      zh: "新臺幣約定轉帳每筆最高 NT$2,000,000，每日最高 NT$3,000,000，依臺北時間日曆日計算，不含手續費。限額與非約定轉帳分別計算。",
      en: "Designated TWD transfers may reach NT$2,000,000 each and NT$3,000,000 a day, by the calendar in Taipei and without the fee. They are counted apart from non-designated ones.",
      ko: "대만 달러 지정 계좌 이체는 1회 최고 NT$2,000,000, 일일 최고 NT$3,000,000이며 타이베이 시간의 달력상 하루로 계산하고 수수료는 포함하지 않습니다. 비지정 계좌 이체와 따로 계산합니다.",
    },
  },
  {
    title: { zh: "交易的執行", en: "Making a transfer", ko: "거래의 실행" },
    text: {
      zh: "每筆約定轉帳仍須以簡訊驗證碼與交易密碼確認。可用餘額不足以支付轉帳金額加計手續費時，交易不予執行。轉入其他銀行遭退回者，金額與手續費全數退還。",
      en: "Each transfer is still confirmed by a one-time code by SMS and your PIN. It is not made if the available balance does not cover the amount plus the fee. If another bank returns it, both are refunded in full.",
      ko: "지정 계좌 이체도 매번 문자 인증번호와 거래 비밀번호로 확인합니다. 출금 가능 잔액이 이체 금액과 수수료의 합계보다 적으면 실행하지 않습니다. 다른 은행에서 반환되면 금액과 수수료를 전액 환불합니다.",
    },
  },
  {
    title: { zh: "外幣約定匯款", en: "Foreign currency remittance", ko: "외화 지정 송금" },
    text: {
      zh: "外幣約定匯款僅限進階帳戶，受款帳戶須先完成約定，並依「外幣帳戶約定條款」辦理。",
      en: "Designated foreign currency remittance is for advanced accounts only. The payee’s account must be designated first, and the foreign currency account terms apply.",
      ko: "외화 지정 송금은 고급 계좌만 이용할 수 있고 수취 계좌를 먼저 지정해야 하며 ‘외화 계좌 약관’을 따릅니다.",
    },
  },
  {
    title: { zh: "取消與關閉", en: "Removing and switching off", ko: "취소와 해제" },
    text: {
      zh: "您得隨時於 App 取消約定帳戶，或關閉約定轉帳、非約定轉帳功能，立即生效；重新登錄者，依第 3 條重新計算生效時間。",
      en: "In the app you may remove a designated account, or switch designated or non-designated transfers off, at any time and with immediate effect. If you register an account again, Article 3 applies anew.",
      ko: "고객은 앱에서 언제든지 지정 계좌를 취소하거나 지정 계좌 이체, 비지정 계좌 이체 기능을 끌 수 있으며 바로 적용됩니다. 다시 등록하면 제3조에 따라 효력 발생 시기를 새로 계산합니다.",
    },
  },
  {
    title: { zh: "防詐關懷", en: "Against fraud", ko: "사기 예방" },
    text: {
      zh: "本行得就約定帳戶的用途與受款人關係向您詢問；您的說明顯不合理，或轉入帳戶經通報異常者，本行得暫緩生效或拒絕執行，並通知您。",
      en: "We may ask what a designated account is for and how you know the payee. If the answer makes no sense, or the account is reported as unusual, we may delay or refuse and tell you.",
      ko: "당행은 지정 계좌의 용도와 수취인과의 관계를 여쭐 수 있습니다. 설명이 명백히 불합리하거나 입금 계좌에 이상이 통보되면 효력을 미루거나 실행을 거절하고 통지할 수 있습니다.",
    },
  },
  {
    title: { zh: "責任與修訂", en: "Liability and changes", ko: "책임과 개정" },
    text: {
      zh: "您應確認約定帳戶資料正確；因資料錯誤轉入他人帳戶者，本行協助聯繫，款項須經對方同意始得退回。本條款修訂於生效前公告並通知。",
      en: "Make sure that the details of a designated account are right. If money goes to the wrong account because they are not, we help to contact the payee, whose consent is needed to return it. We announce changes to these terms and tell you before they take effect.",
      ko: "고객은 지정 계좌 정보가 정확한지 확인해야 합니다. 정보 오류로 타인 계좌에 이체되면 당행이 연락을 도와드리며, 상대방의 동의가 있어야 반환됩니다. 약관의 개정은 시행 전에 공지하고 통지합니다.",
    },
  },
];

const firstChanges: Record<number, Article> = {
  3: {
    title: { zh: "生效時間", en: "When it takes effect", ko: "효력 발생 시기" },
    text: {
      zh: "約定帳戶自申請日的次日起生效，生效前您得隨時取消。",
      en: "A designation takes effect the day after you apply. Until then you may cancel it.",
      ko: "지정 계좌는 신청일 다음 날부터 효력이 발생하며 그전에는 언제든지 취소할 수 있습니다.",
    },
  },
  7: {
    title: { zh: "取消與關閉", en: "Removing and switching off", ko: "취소와 해제" },
    text: {
      zh: "您得隨時於 App 取消約定帳戶，或關閉約定轉帳、非約定轉帳功能，立即生效。",
      en: "In the app you may remove a designated account, or switch designated or non-designated transfers off, at any time and with immediate effect.",
      ko: "고객은 앱에서 언제든지 지정 계좌를 취소하거나 지정 계좌 이체, 비지정 계좌 이체 기능을 끌 수 있으며 바로 적용됩니다.",
    },
  },
};

/** The first version did not yet have the articles on remittance and against fraud. */
const first = withChanges(articles, firstChanges).filter((_, index) => index !== 5 && index !== 7);

/** The terms of designated transfers. */
export const designatedTransfers: DocumentSeed = {
  number: 4,
  type: "01",
  title: {
    zh: "約定轉帳服務約定條款",
    en: "Terms of designated transfers",
    ko: "지정 계좌 이체 서비스 약관",
  },
  summary: {
    zh: "約定帳戶的申請、生效時間、限額與取消。",
    en: "Registering designated accounts, when they take effect, limits and removal.",
    ko: "지정 계좌의 신청, 효력 발생 시기, 한도, 취소에 관한 약관입니다.",
  },
  group: "payment",
  versions: [
    { version: "1.0", effectiveDays: -510, body: termsOf(opening, first) },
    { version: "2.0", effectiveDays: -113, body: termsOf(opening, articles) },
  ],
};
