import type { Translated } from "#base/language.ts";
import { type Article, termsOf, withChanges } from "./articles.ts";
import type { DocumentSeed } from "./types.ts";

const opening: Translated = {
  zh: "本行依個人資料保護法第 8 條，向您告知下列事項。您與本行往來前，請詳細閱讀。",
  en: "Under Article 8 of the Personal Data Protection Act we tell you the following. Please read it before you deal with us.",
  ko: "당행은 개인정보보호법 제8조에 따라 다음 사항을 알려 드립니다. 거래하시기 전에 자세히 읽어 주십시오.",
};

const articles: readonly Article[] = [
  {
    title: { zh: "蒐集者", en: "Who collects", ko: "수집자" },
    text: {
      zh: "晨光商業銀行股份有限公司。",
      en: "Dawn Commercial Bank Co., Ltd.",
      ko: "던상업은행 주식회사입니다.",
    },
  },
  {
    title: { zh: "蒐集目的", en: "Purposes", ko: "수집 목적" },
    text: {
      zh: "辦理存款、匯兌、簽帳金融卡、授信、投資與保險代理業務；確認客戶身分、防制洗錢與防範詐欺；客戶服務、帳務與契約管理；依法令申報；經您同意的行銷。",
      en: "Deposits, payments and exchange, debit cards, lending, investments and insurance agency; identifying customers and preventing money laundering and fraud; service, accounts and contracts; reports required by law; and marketing where you have agreed.",
      ko: "예금, 환업무, 체크카드, 여신, 투자, 보험 대리 업무의 처리, 고객 확인과 자금세탁 및 사기 방지, 고객 서비스와 회계 및 계약 관리, 법령에 따른 신고, 동의하신 마케팅입니다.",
    },
  },
  {
    title: { zh: "資料類別", en: "Kinds of data", ko: "정보의 종류" },
    text: {
      zh: `- 識別資料：姓名、身分證字號、生日、證件影像、手機號碼、電子郵件與地址
- 財務資料：帳戶、交易、信用與收入資料
- 影音資料：視訊通話、客服電話與線上客服的紀錄
- 裝置資料：裝置識別資訊、連線位址與登入環境，用於辨識異常登入`,
      en: `- Identity: name, national ID, birthday, images of documents, mobile number, email and address
- Finance: accounts, transactions, credit and income
- Sound and picture: records of video calls, telephone calls and chats
- Devices: identifiers of your device, network address and the surroundings of a sign-in, to recognise unusual sign-ins`,
      ko: `- 식별 정보: 성명, 신분증 번호, 생년월일, 신분증 이미지, 휴대전화 번호, 이메일, 주소
- 재무 정보: 계좌, 거래, 신용, 소득 정보
- 영상과 음성: 영상 통화, 고객센터 통화, 상담 채팅 기록
- 기기 정보: 비정상 로그인을 식별하기 위한 기기 식별 정보, 접속 주소, 로그인 환경`,
    },
  },
  {
    title: { zh: "資料來源", en: "Sources", ko: "정보의 출처" },
    text: {
      zh: "您直接提供；您使用服務時產生；以及財團法人金融聯合徵信中心、其他銀行、電信業者、政府機關等依法或經您同意提供的資料。",
      en: "You; your use of our services; and, by law or with your consent, the Joint Credit Information Center, other banks, telecom companies and government bodies.",
      ko: "고객이 직접 제공한 정보, 서비스 이용 중 생성된 정보, 그리고 법령이나 동의에 따라 금융연합징신센터, 다른 은행, 통신사, 정부 기관이 제공한 정보입니다.",
    },
  },
  {
    title: { zh: "利用期間", en: "Period", ko: "이용 기간" },
    text: {
      zh: "契約存續期間；契約終止後，依法令規定的保存年限，屆滿即刪除或停止利用。",
      en: "As long as the contract lasts; after it ends, for the period set by law. Then the data is deleted or no longer used.",
      ko: "계약 기간 중 이용하며, 계약이 끝난 뒤에는 법령이 정한 보존 기간이 지나면 삭제하거나 이용을 중단합니다.",
    },
  },
  {
    title: { zh: "利用地區", en: "Places", ko: "이용 지역" },
    text: {
      zh: "我國境內，以及辦理匯款、國際卡片交易所需的境外地區；主管機關限制國際傳輸者，不在此限。",
      en: "Taiwan, and places abroad where needed for remittances and international card payments, except where the authority restricts it.",
      ko: "대만 내와 송금 및 국제 카드 거래에 필요한 해외 지역이며, 감독 기관이 국제 전송을 제한한 경우는 제외합니다.",
    },
  },
  {
    title: { zh: "利用對象與方式", en: "Recipients and ways", ko: "이용 대상과 방법" },
    text: {
      zh: "本行；依法有調查權的機關；跨行清算、信用資料與國際卡片組織；受託寄發簡訊、製作卡片、郵寄文件與維護系統的廠商；合作的保險公司與證券商（以您申辦的業務為限）。以自動化或人工方式處理。",
      en: "We; bodies with the right to investigate; interbank clearing, credit information and card schemes; suppliers that send text messages, make cards, post documents and keep our systems; and partner insurers and brokers for what you apply for. Data is processed by machine or by hand.",
      ko: "당행, 법률상 조사권이 있는 기관, 은행 간 결제와 신용 정보 및 국제 카드 기관, 문자 발송과 카드 제작, 문서 우송, 시스템 유지를 맡은 업체, 고객이 신청하신 업무에 한하여 제휴 보험사와 증권사입니다. 자동화된 방법 또는 사람이 처리합니다.",
    },
  },
  {
    title: { zh: "您的權利", en: "Your rights", ko: "고객의 권리" },
    text: {
      zh: `您得行使下列權利：

- 查詢、閱覽或請求製給複製本
- 補充或更正
- 請求停止蒐集、處理、利用或刪除
- 拒絕行銷

請撥 0800-899-899 或來信 [service@dawnbank.example](mailto:service@dawnbank.example)，本行於 15 日內回覆；依法令應保存者，得不停止或刪除。`,
      en: `You may:

- Ask about, read or have a copy of your data
- Add to it or correct it
- Have us stop collecting, processing or using it, or delete it
- Refuse marketing

Call 0800-899-899 or write to [service@dawnbank.example](mailto:service@dawnbank.example); we answer within 15 days. Data that the law makes us keep is not stopped or deleted.`,
      ko: `고객은 다음 권리를 행사할 수 있습니다.

- 조회, 열람, 사본 청구
- 보충과 정정
- 수집, 처리, 이용의 중단 또는 삭제 청구
- 마케팅 거부

0800-899-899 또는 [service@dawnbank.example](mailto:service@dawnbank.example)로 연락해 주시면 15일 이내에 회신합니다. 법령에 따라 보존해야 하는 정보는 중단하거나 삭제하지 않을 수 있습니다.`,
    },
  },
  {
    title: { zh: "不提供的影響", en: "If you do not give data", ko: "제공하지 않을 경우" },
    text: {
      zh: "您不提供必要資料，本行可能無法辦理開戶、審核或後續服務；拒絕提供非必要資料，不影響您現有的服務。",
      en: "Without necessary data we may be unable to open an account, review a request or go on serving you. Refusing data that is not necessary does not affect the services you have.",
      ko: "필수 정보를 제공하지 않으시면 계좌 개설, 심사, 이후 서비스가 어려울 수 있습니다. 필수가 아닌 정보를 제공하지 않으셔도 현재 서비스에는 영향이 없습니다.",
    },
  },
];

const first: Record<number, Article> = {
  3: {
    title: { zh: "資料類別", en: "Kinds of data", ko: "정보의 종류" },
    text: {
      zh: `- 識別資料：姓名、身分證字號、生日、證件影像、手機號碼、電子郵件與地址
- 財務資料：帳戶、交易、信用與收入資料
- 影音資料：視訊通話與客服電話的紀錄`,
      en: `- Identity: name, national ID, birthday, images of documents, mobile number, email and address
- Finance: accounts, transactions, credit and income
- Sound and picture: records of video calls and telephone calls`,
      ko: `- 식별 정보: 성명, 신분증 번호, 생년월일, 신분증 이미지, 휴대전화 번호, 이메일, 주소
- 재무 정보: 계좌, 거래, 신용, 소득 정보
- 영상과 음성: 영상 통화, 고객센터 통화 기록`,
    },
  },
  5: {
    title: { zh: "利用期間", en: "Period", ko: "이용 기간" },
    text: {
      zh: "特定目的存續期間，或因執行業務所必要的保存期間。",
      en: "As long as the purpose lasts, or as long as our business needs it.",
      ko: "특정 목적이 존속하는 기간 또는 업무 수행에 필요한 보존 기간입니다.",
    },
  },
  7: {
    title: { zh: "利用對象與方式", en: "Recipients and ways", ko: "이용 대상과 방법" },
    text: {
      zh: "本行；依法有調查權的機關；跨行清算、信用資料與國際卡片組織；受本行委託的廠商；合作的保險公司與證券商（以您申辦的業務為限）。以自動化或人工方式處理。",
      en: "We; bodies with the right to investigate; interbank clearing, credit information and card schemes; suppliers that work for us; and partner insurers and brokers for what you apply for. Data is processed by machine or by hand.",
      ko: "당행, 법률상 조사권이 있는 기관, 은행 간 결제와 신용 정보 및 국제 카드 기관, 당행의 수탁 업체, 고객이 신청하신 업무에 한하여 제휴 보험사와 증권사입니다. 자동화된 방법 또는 사람이 처리합니다.",
    },
  },
};

/** The personal data notice. */
export const personalData: DocumentSeed = {
  number: 6,
  type: "01",
  title: {
    zh: "個人資料告知事項",
    en: "Personal data notice",
    ko: "개인정보 수집·이용 고지 사항",
  },
  summary: {
    zh: "依個人資料保護法第 8 條，說明本行如何蒐集、處理與利用您的資料。",
    en: "How we collect, process and use your data, as Article 8 of the Personal Data Protection Act requires us to tell.",
    ko: "개인정보보호법 제8조에 따라 당행이 고객의 정보를 수집, 처리, 이용하는 방법을 설명합니다.",
  },
  group: null,
  versions: [
    { version: "1.0", effectiveDays: -500, body: termsOf(opening, withChanges(articles, first)) },
    { version: "2.0", effectiveDays: -114, body: termsOf(opening, articles) },
  ],
};
