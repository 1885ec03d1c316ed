import type { DocumentSeed } from "./types.ts";

/** Product information on deposits and the card. */
export const sheets: DocumentSeed[] = [
  {
    number: 19,
    type: "03",
    title: { zh: "主帳戶商品說明", en: "Main account: key facts", ko: "메인 계좌 상품 설명" },
    summary: {
      zh: "主帳戶的開立、計息、限額與費用重點。",
      en: "Opening, interest, limits and fees of the main account.",
      ko: "메인 계좌의 개설, 이자, 한도, 수수료 요점입니다.",
    },
    group: "deposit",
    versions: [
      {
        version: "1.0",
        effectiveDays: -400,
        body: {
          zh: `主帳戶為新臺幣活期儲蓄存款，是您在本行收付款項的中心。

| 項目 | 內容 |
| 開立方式 | 行動銀行 App，線上驗證身分 |
| 帳戶類型 | 基本帳戶，或升級後的進階帳戶 |
| 利率 | 牌告機動利率，見網站「[牌告利率](/board-rate)」 |
| 計息 | 每日計息，6 月 20 日與 12 月 20 日結息，次日入帳 |
| 本行互轉 | NT$0 |
| 跨行轉帳 | NT$0、NT$10 或 NT$15，依金額 |
| 存款保險 | 每人本息合計最高 NT$3,000,000 |

## 非約定轉帳限額
| 類型 | 單筆 | 每日 | 每月 |
| 基本帳戶 | NT$10,000 | NT$30,000 | NT$50,000 |
| 進階帳戶 | NT$50,000 | NT$100,000 | NT$200,000 |

## 請注意
- 帳戶不發存摺，交易明細可隨時查詢。
- 利息所得依法扣繳；單次給付達 NT$20,000 者另扣補充保費。
- 帳戶限本人使用，不得出借或出售。`,
          en: `The main account is a demand savings deposit in TWD and the centre of your dealings with us.

| Item | Detail |
| Opening | In the mobile app, with identity verified online |
| Kinds | Basic account, or advanced account after an upgrade |
| Rate | Floating, as posted under [deposit rates](/board-rate) on our web site |
| Interest | Calculated daily, settled on 20 June and 20 December, paid in the next day |
| Within Dawn Bank | NT$0 |
| To other banks | NT$0, NT$10 or NT$15, by amount |
| Deposit insurance | Up to NT$3,000,000 of principal and interest per person |

## Non-designated transfer limits
| Kind | Per transaction | Daily | Monthly |
| Basic account | NT$10,000 | NT$30,000 | NT$50,000 |
| Advanced account | NT$50,000 | NT$100,000 | NT$200,000 |

## Please note
- There is no passbook; the history is open at any time.
- Tax is withheld from interest by law; a single payment of NT$20,000 or more also bears the supplementary health premium.
- The account is for your own use and must not be lent or sold.`,
          ko: `메인 계좌는 대만 달러 보통저축예금으로, 당행에서 자금을 주고받는 중심 계좌입니다.

| 항목 | 내용 |
| 개설 방법 | 모바일 앱에서 온라인 본인 확인 |
| 계좌 종류 | 기본 계좌 또는 업그레이드한 고급 계좌 |
| 금리 | 변동 금리, 웹사이트 ‘[고시 금리](/board-rate)’ 참조 |
| 이자 계산 | 매일 계산, 6월 20일과 12월 20일 결산, 다음 날 입금 |
| 당행 간 이체 | NT$0 |
| 타행 이체 | 금액에 따라 NT$0, NT$10 또는 NT$15 |
| 예금보험 | 1인당 원리금 합계 최고 NT$3,000,000 |

## 비지정 계좌 이체 한도
| 종류 | 1회 | 일일 | 월간 |
| 기본 계좌 | NT$10,000 | NT$30,000 | NT$50,000 |
| 고급 계좌 | NT$50,000 | NT$100,000 | NT$200,000 |

## 유의 사항
- 통장은 발급하지 않으며 거래 내역을 언제든지 조회하실 수 있습니다.
- 이자 소득은 법에 따라 원천징수되고, 1회 지급액이 NT$20,000 이상이면 추가 보험료가 공제됩니다.
- 계좌는 본인만 사용하며 빌려주거나 팔 수 없습니다.`,
        },
      },
    ],
  },
  {
    number: 20,
    type: "03",
    title: { zh: "夢想帳戶商品說明", en: "Dream account: key facts", ko: "드림 계좌 상품 설명" },
    summary: {
      zh: "夢想帳戶的自動存入、分級計息與領回。",
      en: "Automatic saving, interest in two steps, and taking money back.",
      ko: "드림 계좌의 자동 저축, 구간별 이자, 인출 안내입니다.",
    },
    group: "deposit",
    versions: [
      {
        version: "1.0",
        effectiveDays: -303,
        body: {
          zh: `夢想帳戶是主帳戶之下的目標存款，一個目標開一個帳戶。

| 項目 | 內容 |
| 開立對象 | 已開立主帳戶的客戶 |
| 自動存入 | 每週或每月，每次 NT$100 起 |
| 利率 | 機動利率，以 NT$100,000 為界分級，見「牌告利率」 |
| 領回 | 隨時轉回主帳戶，NT$0 |
| 餘額證明 | 可選擇是否納入 |
| 存款保險 | 與其他存款合併，最高 NT$3,000,000 |

## 分級計息的算法
餘額 NT$150,000 時，其中 NT$100,000 依第一級利率計息，其餘 NT$50,000 依第二級利率計息。每一夢想帳戶分別計算。

## 請注意
- 主帳戶餘額不足時，該次自動存入不執行，也不收費。
- 夢想帳戶不能直接轉帳給他人。
- 利率調整後，已存入的款項一併適用。`,
          en: `A dream account saves for a goal under your main account: one account for each goal.

| Item | Detail |
| For | Customers with a main account |
| Automatic saving | Weekly or monthly, from NT$100 each time |
| Rate | Floating, in two steps divided at NT$100,000, as posted under deposit rates |
| Taking it back | To the main account at any time, NT$0 |
| Balance certificate | Included if you choose |
| Deposit insurance | Up to NT$3,000,000 together with other deposits |

## How the two steps work
With a balance of NT$150,000, NT$100,000 earns the first rate and the other NT$50,000 the second. Each dream account is counted on its own.

## Please note
- If the main account holds too little, that saving is skipped and nothing is charged.
- A dream account cannot send money to others.
- A change of rate also applies to money already saved.`,
          ko: `드림 계좌는 메인 계좌에 속한 목표 저축으로, 목표마다 한 계좌를 개설합니다.

| 항목 | 내용 |
| 개설 대상 | 메인 계좌가 있는 고객 |
| 자동 저축 | 매주 또는 매월, 1회 NT$100부터 |
| 금리 | 변동 금리, NT$100,000 기준 구간 적용, ‘고시 금리’ 참조 |
| 인출 | 언제든지 메인 계좌로 이체, NT$0 |
| 잔액 증명서 | 포함 여부 선택 |
| 예금보험 | 다른 예금과 합산하여 최고 NT$3,000,000 |

## 구간별 이자 계산
잔액이 NT$150,000이면 NT$100,000에는 첫 번째 구간 금리, 나머지 NT$50,000에는 두 번째 구간 금리를 적용합니다. 드림 계좌마다 따로 계산합니다.

## 유의 사항
- 메인 계좌 잔액이 부족하면 해당 회차의 자동 저축은 실행되지 않으며 수수료도 없습니다.
- 드림 계좌에서 다른 사람에게 직접 이체하실 수 없습니다.
- 금리가 조정되면 이미 저축하신 금액에도 적용됩니다.`,
        },
      },
    ],
  },
  {
    number: 21,
    type: "03",
    title: {
      zh: "外幣帳戶商品說明",
      en: "Foreign currency account: key facts",
      ko: "외화 계좌 상품 설명",
    },
    summary: {
      zh: "外幣帳戶的換匯、限額、申報與匯率風險。",
      en: "Exchange, limits, declarations and exchange risk.",
      ko: "외화 계좌의 환전, 한도, 신고, 환율 위험 안내입니다.",
    },
    group: "deposit",
    versions: [
      {
        version: "1.0",
        effectiveDays: -178,
        body: {
          zh: `一個外幣帳戶可存放多種外幣，換匯、存款與匯款都在 App 完成。

| 類型 | 單筆 | 每日 | 每月 |
| 基本帳戶 | USD 300 | USD 900 | USD 1,500 |
| 進階帳戶 | USD 1,500 | USD 3,000 | USD 6,000 |

以上為非約定轉帳限額，其他幣別折合美元計算；外幣約定匯款限進階帳戶，受款帳戶須先約定。

## 換匯
- 用新臺幣買外幣，看「本行賣出」；把外幣換回新臺幣，看「本行買入」。
- 依按下確認時畫面顯示的匯率成交，逾時重新報價。
- 每日累計結匯達等值 NT$500,000，須據實申報。

## 風險
外幣存款換回新臺幣時，可能因匯率變動而低於原投入金額。存款受存款保險保障，併入您在本行的存款，最高 NT$3,000,000，賠付時折算新臺幣。`,
          en: `One foreign currency account holds several currencies. Exchange, save and send in the app.

| Kind | Per transaction | Daily | Monthly |
| Basic account | USD 300 | USD 900 | USD 1,500 |
| Advanced account | USD 1,500 | USD 3,000 | USD 6,000 |

These are limits of non-designated transfers; other currencies count at their value in USD. Designated remittance is for advanced accounts, and the payee’s account must be designated first.

## Exchange
- To buy foreign currency with TWD look at “we sell”; to change it back, at “we buy”.
- The rate shown when you press confirm applies. If you wait too long we quote again.
- When a day’s exchanges reach the equivalent of NT$500,000 you must declare them truthfully.

## Risk
Changed back to TWD, a deposit may be worth less than you put in. It is protected by deposit insurance together with your others with us, up to NT$3,000,000, paid in TWD.`,
          ko: `하나의 외화 계좌에 여러 외화를 보관하며 환전, 예금, 송금을 앱에서 하실 수 있습니다.

| 종류 | 1회 | 일일 | 월간 |
| 기본 계좌 | USD 300 | USD 900 | USD 1,500 |
| 고급 계좌 | USD 1,500 | USD 3,000 | USD 6,000 |

위는 비지정 계좌 이체 한도이며 다른 통화는 미국 달러로 환산합니다. 외화 지정 송금은 고급 계좌만 가능하고 수취 계좌를 먼저 지정해야 합니다.

## 환전
- 대만 달러로 외화를 사실 때는 ‘당행 매도’, 외화를 대만 달러로 바꾸실 때는 ‘당행 매입’을 보십시오.
- 확인을 누르실 때 화면에 표시된 환율로 체결되며 시간이 지나면 다시 제시합니다.
- 하루 누적 환전액이 NT$500,000 상당에 이르면 사실대로 신고하셔야 합니다.

## 위험
외화 예금을 대만 달러로 바꾸실 때 환율 변동으로 처음 금액보다 적어질 수 있습니다. 당행의 다른 예금과 합산하여 최고 NT$3,000,000까지 예금보험으로 보호되며 지급 시 대만 달러로 환산합니다.`,
        },
      },
    ],
  },
  {
    number: 22,
    type: "03",
    title: { zh: "定期存款商品說明", en: "Time deposit: key facts", ko: "정기예금 상품 설명" },
    summary: {
      zh: "定期存款的期間、利率方式、到期與提前解約。",
      en: "Terms, kinds of rate, maturity and ending early.",
      ko: "정기예금의 기간, 금리 방식, 만기, 중도 해지 안내입니다.",
    },
    group: "deposit",
    versions: [
      {
        version: "1.0",
        effectiveDays: -400,
        body: {
          zh: `定期存款在約定期間內不動用，換取較活期穩定的利息。

| 幣別 | 期間 | 利率方式 |
| 新臺幣定期存款 | 3 個月、6 個月、1 年 | 固定或機動 |
| 新臺幣定期儲蓄存款 | 2 年 | 固定或機動 |
| 美元 | 1 個月、3 個月、6 個月、1 年 | 固定 |
| 日圓、歐元、人民幣、港幣、英鎊、澳幣 | 1 年 | 固定 |

各期間利率見網站「[牌告利率](/board-rate)」，依存入日適用。

## 到期
可選擇轉回活期帳戶，或本金、本息自動續存；續存依續存日的牌告利率。

## 提前解約
須全部解約，依實際存滿期間的牌告利率八折計息。

## 請注意
- 採機動利率者，牌告調整時分段計息。
- 外幣定存另有匯率風險。
- 受存款保險保障，與其他存款合併，最高 NT$3,000,000。`,
          en: `A time deposit stays untouched for an agreed time and earns steadier interest in return.

| Currency | Term | Rate |
| TWD time deposit | 3 months, 6 months, 1 year | Fixed or floating |
| TWD time savings deposit | 2 years | Fixed or floating |
| USD | 1 month, 3 months, 6 months, 1 year | Fixed |
| JPY, EUR, CNY, HKD, GBP, AUD | 1 year | Fixed |

The rates are posted under [deposit rates](/board-rate) on our web site; the one of the day you place it applies.

## At maturity
Have it paid back to the account, or renew the principal with or without interest at the rate posted on that day.

## Ending early
The whole deposit must be ended. It earns 80% of the posted rate for the time really held.

## Please note
- A floating rate follows each change of the posted rate.
- Foreign currency deposits also carry exchange risk.
- Protected by deposit insurance together with other deposits, up to NT$3,000,000.`,
          ko: `정기예금은 약정한 기간 동안 찾지 않는 대신 더 안정적인 이자를 받는 예금입니다.

| 통화 | 기간 | 금리 방식 |
| 대만 달러 정기예금 | 3개월, 6개월, 1년 | 고정 또는 변동 |
| 대만 달러 정기저축예금 | 2년 | 고정 또는 변동 |
| 미국 달러 | 1개월, 3개월, 6개월, 1년 | 고정 |
| 일본 엔, 유로, 위안, 홍콩 달러, 영국 파운드, 호주 달러 | 1년 | 고정 |

기간별 금리는 웹사이트 ‘[고시 금리](/board-rate)’에 있으며 가입일의 금리가 적용됩니다.

## 만기
원래 계좌로 입금받으시거나 원금 또는 원리금을 자동 재예치하실 수 있으며, 재예치일의 고시 금리가 적용됩니다.

## 중도 해지
전액을 해지해야 하며 실제 예치 기간에 해당하는 고시 금리의 80%가 적용됩니다.

## 유의 사항
- 변동 금리는 고시가 바뀌면 구간별로 적용됩니다.
- 외화 정기예금에는 환율 위험이 있습니다.
- 다른 예금과 합산하여 최고 NT$3,000,000까지 예금보험으로 보호됩니다.`,
        },
      },
    ],
  },
  {
    number: 23,
    type: "03",
    title: { zh: "簽帳金融卡用卡說明", en: "Debit card: key facts", ko: "체크카드 이용 설명" },
    summary: {
      zh: "卡片費用、限額設定、掛失與爭議處理。",
      en: "Fees, limits, loss reports and disputes.",
      ko: "카드의 수수료, 한도 설정, 분실 신고, 이의 처리 안내입니다.",
    },
    group: "payment",
    versions: [
      {
        version: "1.0",
        effectiveDays: -1,
        body: {
          zh: `消費自主帳戶扣款，卡片不提供信用額度，也沒有循環利息。

| 項目 | 內容 |
| 首次發卡 | 免費 |
| 補發 | 每張 NT$100；瑕疵或本行通知換發者免費 |
| 海外交易手續費 | 交易金額的 1.5% |
| 限額與開關 | 單筆、每日限額，海外與網路交易，於 App 設定 |
| 預先授權 | 商店請款時或圈存滿 15 日後解除 |

## 卡片遺失
1. 立即撥客服中心 0800-899-899 或於 App 掛失（見網站「[緊急服務](/support/emergencies)」），24 小時受理。
2. 找到卡片，可於次日中午 12:00（臺北時間）前取消掛失，需電子郵件驗證碼與完整卡號。
3. 逾時卡片失效，請申請補發。

## 不認得的交易
請於交易日起 45 日內，在「可疑交易」提出；處理進度以電子郵件通知。`,
          en: `Purchases are paid from the main account. The card gives no credit and bears no revolving interest.

| Item | Detail |
| First card | Free |
| Replacement | NT$100 per card; free if faulty or at our request |
| Overseas fee | 1.5% of the purchase |
| Limits and switches | Per purchase and per day, overseas and online use, set in the app |
| Pre-authorised payments | Released when claimed or after 15 days |

## If the card is lost
1. Report it at once to our call centre on 0800-899-899 or in the app, day or night; see [emergency support](/support/emergencies) on our web site.
2. If you find it, cancel the report until 12:00 noon Taipei time of the next day with a one-time code by email and the full card number.
3. After that the card is void; ask for a new one.

## A transaction you do not recognise
Dispute it within 45 days under “suspicious transaction”. We report progress by email.`,
          ko: `결제 금액은 메인 계좌에서 출금되며 카드에는 신용 한도와 리볼빙 이자가 없습니다.

| 항목 | 내용 |
| 최초 발급 | 무료 |
| 재발급 | 1장당 NT$100, 불량이나 당행 요청 시 무료 |
| 해외 결제 수수료 | 결제 금액의 1.5% |
| 한도와 기능 | 1회와 일일 한도, 해외와 온라인 결제를 앱에서 설정 |
| 사전 승인 | 가맹점 청구 시 또는 15일 후 해제 |

## 카드 분실
1. 즉시 고객센터 0800-899-899 또는 앱에서 신고해 주십시오(웹사이트 ‘[긴급 지원](/support/emergencies)’ 참조). 24시간 접수합니다.
2. 카드를 찾으시면 다음 날 정오 12:00(타이베이 시간)까지 이메일 인증번호와 전체 카드 번호로 취소하실 수 있습니다.
3. 이후에는 카드가 무효가 되므로 재발급을 신청해 주십시오.

## 모르는 거래
거래일부터 45일 이내에 ‘의심 거래’에서 제기해 주십시오. 처리 상황을 이메일로 알려 드립니다.`,
        },
      },
    ],
  },
];
