import type { DocumentSeed } from "./types.ts";

/** What the law makes a bank tell. */
export const lawNotices: DocumentSeed[] = [
  {
    number: 28,
    type: "04",
    title: { zh: "隱私權保護聲明", en: "Privacy statement", ko: "개인정보 보호 방침" },
    summary: {
      zh: "瀏覽本行網站時的資料蒐集、Cookie 與安全措施。",
      en: "What our web site collects, cookies and security.",
      ko: "당행 웹사이트의 정보 수집, 쿠키, 보안 조치 안내입니다.",
    },
    group: null,
    versions: [
      {
        version: "1.0",
        effectiveDays: -283,
        body: {
          zh: `本聲明說明您瀏覽本行網站時，我們如何對待您的資料；與本行往來的資料，另見「個人資料告知事項」。

## 瀏覽時的資料
我們統計頁面被瀏覽的次數，以改善網站；統計不連結到個人，也不在您的裝置留下識別碼。您可以拒絕統計，瀏覽器的「不追蹤」設定同樣有效。

## Cookie
- 必要：登入狀態、防偽驗證。
- 偏好：語言、外觀與字級。
- 不使用廣告 Cookie，也不與廣告商分享資料。

## 安全
全站加密連線；密碼與交易密碼在送出前另行加密；閒置 5 分鐘自動登出。員工僅能存取職務所需資料，查閱均留紀錄。

## 連結到其他網站
本站連往合作夥伴與政府機關的網頁，不適用本聲明。

## 聯絡我們
對隱私有疑問，請撥 0800-899-899，或來信 [service@dawnbank.example](mailto:service@dawnbank.example)。`,
          en: `This statement tells how we treat your data when you visit our web site. For data of your dealings with us, see the personal data notice.

## When you visit
We count page views to improve the site. The figures do not point to a person and leave no identifier on your device. You may refuse to be counted, and the “do not track” setting of your browser is respected.

## Cookies
- Necessary: your sign-in and protection against forged requests.
- Preferences: language, appearance and text size.
- We use no advertising cookies and share nothing with advertisers.

## Security
All connections are encrypted; passwords and PINs are encrypted once more before they are sent; you are signed out after 5 minutes without activity. Staff see only what their work needs, and every look is logged.

## Other sites
This statement does not cover the pages of partners and government bodies that we link to.

## Contact
With questions about privacy call 0800-899-899 or write to [service@dawnbank.example](mailto:service@dawnbank.example).`,
          ko: `이 방침은 당행 웹사이트를 방문하실 때 정보를 어떻게 다루는지 설명합니다. 거래에 관한 정보는 ‘개인정보 수집·이용 고지 사항’을 참고해 주십시오.

## 방문 시의 정보
웹사이트를 개선하기 위해 페이지 조회 수를 집계합니다. 집계는 개인과 연결되지 않으며 기기에 식별자를 남기지 않습니다. 집계를 거부하실 수 있고 브라우저의 ‘추적 안 함’ 설정도 적용됩니다.

## 쿠키
- 필수: 로그인 상태, 위조 방지.
- 선호: 언어, 화면 모드, 글자 크기.
- 광고 쿠키를 쓰지 않으며 광고 회사와 정보를 공유하지 않습니다.

## 보안
모든 연결은 암호화되며 비밀번호와 거래 비밀번호는 보내기 전에 한 번 더 암호화합니다. 5분 동안 이용하지 않으면 자동으로 로그아웃됩니다. 직원은 업무에 필요한 정보만 볼 수 있고 열람은 모두 기록됩니다.

## 다른 사이트 연결
당행이 연결하는 제휴사와 정부 기관의 페이지에는 이 방침이 적용되지 않습니다.

## 문의
개인정보 보호에 관한 문의는 0800-899-899 또는 [service@dawnbank.example](mailto:service@dawnbank.example)로 연락해 주십시오.`,
        },
      },
    ],
  },
  {
    number: 29,
    type: "04",
    title: { zh: "存款保險權益說明", en: "Deposit insurance", ko: "예금보험 안내" },
    summary: {
      zh: "存款保險的保障範圍、額度與不保項目。",
      en: "What deposit insurance covers, how much, and what it does not.",
      ko: "예금보험의 보호 범위, 한도, 보호되지 않는 항목입니다.",
    },
    group: "deposit",
    versions: [
      {
        version: "1.0",
        effectiveDays: -303,
        body: {
          zh: `本行為中央存款保險公司的要保機構。您不需申請，也不必付保險費，存款自存入之日起受保障。

| 項目 | 說明 |
| 最高保額 | 每一存款人在本行的存款本金與利息，合計 NT$3,000,000 |
| 計算方式 | 同一人所有帳戶合併計算 |
| 受保障 | 新臺幣與外幣的活期、定期存款，包括主帳戶、夢想帳戶、外幣帳戶 |
| 不受保障 | 基金、證券、保險，以及超過最高保額的部分 |

## 賠付
本行如經主管機關勒令停業，中央存款保險公司依法以現金、移轉存款或其他方式履行保險責任；外幣存款折算新臺幣給付。

## 常見誤解
- 分開存在多個帳戶，不會提高保額。
- 共同帳戶的存款，併入持有人計算。
- 有貸款者，賠付時依法可能先行抵銷。`,
          en: `Dawn Bank is insured with the Central Deposit Insurance Corporation. You need not apply and pay no premium; a deposit is protected from the day it is made.

| Item | Detail |
| Most that is paid | NT$3,000,000 of principal and interest for each depositor with us |
| How it is counted | All accounts of one person together |
| Protected | Demand and time deposits in TWD and foreign currency, such as main, dream and foreign currency accounts |
| Not protected | Funds, securities, insurance, and what is above the maximum |

## Payment
If the authority orders a bank to close, the corporation pays in cash, moves the deposits to another bank, or meets its duty in another way set by law. Foreign currency is paid in TWD.

## Common mistakes
- Several accounts do not raise the maximum.
- A joint account counts as the holder’s.
- If you have a loan, it may by law be set off first.`,
          ko: `당행은 중앙예금보험공사의 가입 기관입니다. 신청하거나 보험료를 내실 필요가 없으며 예금은 입금한 날부터 보호됩니다.

| 항목 | 설명 |
| 최고 한도 | 예금자 1인당 당행 예금의 원금과 이자 합계 NT$3,000,000 |
| 계산 방법 | 같은 사람의 모든 계좌를 합산 |
| 보호 대상 | 메인 계좌, 드림 계좌, 외화 계좌 등 대만 달러와 외화의 보통예금과 정기예금 |
| 보호되지 않음 | 펀드, 증권, 보험, 최고 한도를 넘는 금액 |

## 지급
감독 기관이 은행의 영업 정지를 명하면 중앙예금보험공사가 법에 따라 현금 지급, 예금 이전 등의 방법으로 책임을 이행하며 외화 예금은 대만 달러로 환산하여 지급합니다.

## 흔한 오해
- 여러 계좌로 나누어도 한도는 늘어나지 않습니다.
- 공동 계좌의 예금은 명의인의 예금으로 계산합니다.
- 대출이 있으면 법에 따라 먼저 상계될 수 있습니다.`,
        },
      },
    ],
  },
  {
    number: 30,
    type: "04",
    title: {
      zh: "防制洗錢及交付帳戶法律責任告知",
      en: "Money laundering, and what handing over an account means",
      ko: "자금세탁 방지와 계좌 양도의 법적 책임 고지",
    },
    summary: {
      zh: "客戶身分確認的依據，以及交付帳戶給他人的法律責任。",
      en: "Why we check identity, and the law on giving your account to others.",
      ko: "고객 확인의 근거와 계좌를 타인에게 넘길 때의 법적 책임입니다.",
    },
    group: null,
    versions: [
      {
        version: "1.0",
        effectiveDays: -138,
        body: {
          zh: `## 為什麼要確認身分
依洗錢防制法與資恐防制法，本行於開戶、大額或異常交易，以及定期審查時，須確認您的身分、資金來源與交易目的。您拒絕提供者，本行得婉拒交易、暫停或終止往來。

## 不可把帳戶交給別人
帳戶、卡片、密碼與驗證碼，都不能交付或提供他人使用。

| 情形 | 法律效果 |
| 無正當理由交付、提供帳戶 | 警察機關裁處告誡 |
| 有對價、提供三個以上帳戶，或告誡後五年內再犯 | 三年以下有期徒刑、拘役，或科或併科 NT$1,000,000 以下罰金 |

## 列為警示帳戶之後
- 該帳戶暫停全部交易，您在各銀行的其他帳戶也受限制。
- 申請貸款或開戶可能遭婉拒。

已將帳戶交給他人，請立即掛失，並撥 [165](tel:165) 或向警察機關說明。`,
          en: `## Why we ask who you are
Under the Money Laundering Control Act and the Counter-Terrorism Financing Act we must confirm your identity, where money comes from and what it is for: when an account is opened, for large or unusual transactions, and from time to time. If you refuse, we may decline a transaction or suspend or end our dealings.

## Never hand over an account
Accounts, cards, passwords and one-time codes must not be given to others.

| What is done | What follows |
| Handing over an account without good reason | A warning by the police |
| For a reward, with three or more accounts, or again within five years of a warning | Up to three years in prison, detention, a fine of up to NT$1,000,000, or both |

## When an account is flagged
- All its transactions stop, and your accounts at other banks are restricted too.
- Applications for loans or accounts may be declined.

If you have given an account to someone, report the card lost at once and call [165](tel:165) or go to the police.`,
          ko: `## 본인 확인이 필요한 이유
자금세탁방지법과 테러자금조달방지법에 따라 당행은 계좌 개설, 고액 또는 이상 거래, 정기 심사 시 본인 여부, 자금의 출처, 거래 목적을 확인해야 합니다. 제공을 거부하시면 거래를 거절하거나 정지 또는 종료할 수 있습니다.

## 계좌를 넘겨서는 안 됩니다
계좌, 카드, 비밀번호, 인증번호를 다른 사람에게 넘기거나 제공할 수 없습니다.

| 행위 | 법적 효과 |
| 정당한 이유 없이 계좌를 넘기거나 제공 | 경찰의 경고 처분 |
| 대가를 받거나 3개 이상을 제공하거나 경고 후 5년 이내 재위반 | 3년 이하의 징역, 구류 또는 NT$1,000,000 이하의 벌금, 또는 병과 |

## 경고 계좌로 지정되면
- 해당 계좌의 모든 거래가 정지되고 다른 은행의 계좌도 제한됩니다.
- 대출이나 계좌 개설 신청이 거절될 수 있습니다.

이미 계좌를 넘기셨다면 즉시 분실 신고를 하시고 [165](tel:165) 또는 경찰에 알려 주십시오.`,
        },
      },
    ],
  },
  {
    number: 31,
    type: "04",
    title: {
      zh: "金融消費爭議處理與申訴管道",
      en: "Complaints and disputes",
      ko: "금융 소비자 분쟁 처리와 불만 접수 안내",
    },
    summary: {
      zh: "如何申訴、處理時限，以及申請評議的方式。",
      en: "How to complain, how long it takes, and where to turn next.",
      ko: "불만 접수 방법, 처리 기한, 평의 신청 방법입니다.",
    },
    group: null,
    versions: [
      {
        version: "1.0",
        effectiveDays: -390,
        body: {
          zh: `您對本行的產品或服務不滿意，請依下列方式告訴我們，不收任何費用。

## 申訴管道
- 客服中心 0800-899-899，海外請撥 +886-2-8899-0899，24 小時
- 網站「[線上留言](/support/contact-us/inquiry-main)」，可附圖片說明
- 電子郵件 [service@dawnbank.example](mailto:service@dawnbank.example)
- 各[服務據點](/support/contact-us/service-center)

## 請提供
- 姓名與聯絡方式
- 發生時間、經過與相關帳戶末四碼
- 您希望的處理方式

## 處理流程
1. 受理後提供案件編號。
2. 由與該案無關的人員調查。
3. 依金融消費者保護法，於收受申訴之日起 30 日內回覆處理結果。
4. 您不接受結果，或逾 30 日未獲回覆，得於收受結果或期限屆滿之日起 60 日內，向財團法人金融消費評議中心申請評議。

申訴不影響您現有的服務，也不影響您提起訴訟的權利。`,
          en: `If you are not satisfied with a product or service, please tell us. It costs nothing.

## Where
- Call centre 0800-899-899, from abroad +886-2-8899-0899, 24 hours
- An [inquiry](/support/contact-us/inquiry-main) on the web site, with pictures if you like
- Email [service@dawnbank.example](mailto:service@dawnbank.example)
- Any [service centre](/support/contact-us/service-center)

## Please tell us
- Your name and how to reach you
- When and what happened, and the last four digits of the account concerned
- What you would like us to do

## What happens
1. You get a case number.
2. Someone who had no part in it looks into the matter.
3. Under the Financial Consumer Protection Act we answer within 30 days of receiving it.
4. If you do not accept the answer, or hear nothing in 30 days, you may within 60 days turn to the Financial Ombudsman Institution.

A complaint does not affect your services, nor your right to go to court.`,
          ko: `상품이나 서비스에 만족하지 못하셨다면 다음 방법으로 알려 주십시오. 비용은 없습니다.

## 접수 방법
- 고객센터 0800-899-899, 해외 +886-2-8899-0899, 24시간
- 웹사이트 ‘[온라인 문의](/support/contact-us/inquiry-main)’, 사진 첨부 가능
- 이메일 [service@dawnbank.example](mailto:service@dawnbank.example)
- 각 [서비스 센터](/support/contact-us/service-center)

## 알려 주실 내용
- 성명과 연락처
- 발생 시각과 경위, 관련 계좌 끝 네 자리
- 원하시는 처리 방법

## 처리 절차
1. 접수 후 접수 번호를 드립니다.
2. 해당 건과 관계없는 직원이 조사합니다.
3. 금융소비자보호법에 따라 접수일부터 30일 이내에 결과를 회신합니다.
4. 결과를 받아들이지 않으시거나 30일이 지나도록 회신이 없으면 그날부터 60일 이내에 금융소비평의센터에 평의를 신청하실 수 있습니다.

불만을 접수하셔도 현재 서비스와 소송을 제기할 권리에는 영향이 없습니다.`,
        },
      },
    ],
  },
  {
    number: 32,
    type: "04",
    title: { zh: "服務收費標準", en: "Schedule of service fees", ko: "서비스 수수료 기준" },
    summary: {
      zh: "個人客戶各項服務的收費，依法公開揭露。",
      en: "Our fees for personal customers, disclosed as the law requires.",
      ko: "개인 고객 서비스 수수료를 법에 따라 공개합니다.",
    },
    group: null,
    versions: [
      {
        version: "1.0",
        effectiveDays: -500,
        body: {
          zh: feesZh("免費"),
          en: feesEn("Free"),
          ko: feesKo("무료"),
        },
      },
      {
        version: "2.0",
        effectiveDays: -266,
        body: {
          zh: feesZh("每張 NT$100；卡片瑕疵或本行通知換發者免費"),
          en: feesEn("NT$100 per card; free if faulty or at our request"),
          ko: feesKo("1장당 NT$100, 카드 불량이나 당행 요청 시 무료"),
        },
      },
    ],
  },
];

function feesZh(replacement: string): string {
  return `本標準適用於個人客戶。費用於您確認前顯示，確認後才收取。

## 轉帳
| 項目 | 收費 |
| 本行帳戶互轉 | NT$0 |
| 跨行 NT$500 以下，每帳戶每日第 1 筆 | NT$0 |
| 跨行 NT$500 以下，當日第 2 筆起 | NT$10 |
| 跨行 NT$501 至 NT$1,000 | NT$10 |
| 跨行 NT$1,001 以上 | NT$15 |

## 簽帳金融卡
| 項目 | 收費 |
| 首次發卡 | 免費 |
| 補發 | ${replacement} |
| 海外交易 | 交易金額的 1.5% |

## 貸款
| 項目 | 收費 |
| 信貸帳務管理費 | 每筆貸款 NT$488，撥款時收取 |
| 提前清償違約金 | 無 |

## 證明文件
| 項目 | 收費 |
| 線上下載或電子郵件 | 免費 |
| 郵寄 | 每份 NT$100 |

調高收費，本行於生效 60 日前公告並通知您。跨行轉帳遭退回時，手續費全數退還。`;
}

function feesEn(replacement: string): string {
  return `These are our fees for personal customers. A fee is shown before you confirm and taken only after.

## Transfers
| Item | Fee |
| Between Dawn Bank accounts | NT$0 |
| Interbank, up to NT$500, the account’s first of the day | NT$0 |
| Interbank, up to NT$500, from the second of the day | NT$10 |
| Interbank, NT$501 to NT$1,000 | NT$10 |
| Interbank, NT$1,001 and above | NT$15 |

## Debit card
| Item | Fee |
| First card | Free |
| Replacement | ${replacement} |
| Overseas use | 1.5% of the purchase |

## Loans
| Item | Fee |
| Account fee of an installment loan | NT$488 per loan, taken at disbursement |
| Penalty for early repayment | None |

## Certificates
| Item | Fee |
| Download or email | Free |
| Post | NT$100 per document |

We announce an increase and tell you 60 days before it takes effect. If another bank returns a transfer, the fee is refunded in full.`;
}

function feesKo(replacement: string): string {
  return `이 기준은 개인 고객에게 적용됩니다. 수수료는 확인 전에 표시되며 확인하신 뒤에 받습니다.

## 이체
| 항목 | 수수료 |
| 당행 계좌 간 이체 | NT$0 |
| 타행 NT$500 이하, 계좌별 당일 첫 번째 | NT$0 |
| 타행 NT$500 이하, 당일 두 번째부터 | NT$10 |
| 타행 NT$501~NT$1,000 | NT$10 |
| 타행 NT$1,001 이상 | NT$15 |

## 체크카드
| 항목 | 수수료 |
| 최초 발급 | 무료 |
| 재발급 | ${replacement} |
| 해외 결제 | 결제 금액의 1.5% |

## 대출
| 항목 | 수수료 |
| 분할 상환 대출 계좌 관리비 | 대출 1건당 NT$488, 대출 실행 시 수취 |
| 조기 상환 위약금 | 없음 |

## 증명서
| 항목 | 수수료 |
| 온라인 다운로드 또는 이메일 | 무료 |
| 우편 | 1부당 NT$100 |

수수료를 인상할 때는 시행 60일 전에 공지하고 통지합니다. 타행 이체가 반환되면 수수료를 전액 환불합니다.`;
}
