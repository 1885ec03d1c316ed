import type { DocumentSeed } from "./types.ts";

/** Product information on the loan, insurance and investments. */
export const sheets2: DocumentSeed[] = [
  {
    number: 24,
    type: "03",
    title: {
      zh: "信貸（分期型）商品說明",
      en: "Installment loan: key facts",
      ko: "분할 상환 대출 상품 설명",
    },
    summary: {
      zh: "貸款條件、費用與總費用年百分率的說明。",
      en: "Terms, fees and how the APR is worked out.",
      ko: "대출 조건, 비용, 총비용 연이율 설명입니다.",
    },
    group: "loan",
    versions: [
      {
        version: "1.0",
        effectiveDays: -82,
        body: {
          zh: `信貸以本息平均攤還，每月自主帳戶扣款。

| 項目 | 內容 |
| 申請資格 | 年滿 18 歲的本國國民、進階帳戶客戶、有穩定收入 |
| 金額 | NT$50,000 至 NT$2,000,000 |
| 期間 | 1 至 7 年 |
| 利率 | 固定，或指標利率加碼（每季調整） |
| 帳務管理費 | 每筆 NT$488，撥款時收取 |
| 提前清償違約金 | 無 |

## 什麼是總費用年百分率
把利息與帳務管理費都算進去，換算成一年的成本，方便比較不同貸款。它不等於貸款利率；金額越小、期間越短，固定費用的影響越大。您可用網站的[貸款試算](/products/loan/calculator)，輸入金額、期間與利率查看。

## 請注意
- 實際條件以核貸結果為準。
- 還款日遇非營業日順延，不計違約金。
- 遲延還款須付遲延利息與違約金，並影響信用紀錄。
- 本行不委託代辦，也不會要求先匯款。`,
          en: `The loan is repaid in equal monthly payments of principal and interest from the main account.

| Item | Detail |
| For | Nationals aged 18 or over with an advanced account and a steady income |
| Amount | NT$50,000 to NT$2,000,000 |
| Period | 1 to 7 years |
| Rate | Fixed, or the reference rate (reset every quarter) plus a margin |
| Account fee | NT$488 per loan, taken at disbursement |
| Penalty for early repayment | None |

## What the APR is
It puts interest and the account fee together and turns them into a yearly cost, so that loans can be compared. It is not the interest rate of the loan. The smaller and shorter a loan, the more a fixed fee weighs. Enter amount, period and rate in the [loan calculator](/products/loan/calculator) on our web site to see it.

## Please note
- The terms we approve apply.
- A payment due on a day that is not a business day moves to the next one, without a penalty.
- Late payment bears default interest and a penalty and harms your credit record.
- We use no brokers and never ask for money in advance.`,
          ko: `분할 상환 대출은 원리금 균등 상환 방식으로 매월 메인 계좌에서 출금합니다.

| 항목 | 내용 |
| 신청 자격 | 만 18세 이상 국민, 고급 계좌 고객, 안정적인 소득 |
| 금액 | NT$50,000~NT$2,000,000 |
| 기간 | 1~7년 |
| 금리 | 고정 또는 기준 금리(분기별 조정)에 가산 금리를 더한 변동 금리 |
| 계좌 관리비 | 1건당 NT$488, 대출 실행 시 수취 |
| 조기 상환 위약금 | 없음 |

## 총비용 연이율이란
이자와 계좌 관리비를 모두 합해 1년의 비용으로 환산한 값으로, 여러 대출을 비교하기 쉽게 합니다. 대출 금리와는 다르며, 금액이 작고 기간이 짧을수록 고정 비용의 영향이 커집니다. 웹사이트의 [대출 계산기](/products/loan/calculator)에서 금액, 기간, 금리를 입력하여 확인하십시오.

## 유의 사항
- 실제 조건은 심사 결과에 따릅니다.
- 상환일이 영업일이 아니면 다음 영업일로 미루며 위약금이 없습니다.
- 연체하시면 연체 이자와 위약금이 부과되고 신용 기록에 영향을 줍니다.
- 당행은 중개업자를 이용하지 않으며 선입금을 요구하지 않습니다.`,
        },
      },
    ],
  },
  {
    number: 25,
    type: "03",
    title: {
      zh: "旅遊保險投保須知",
      en: "Travel insurance: what to know",
      ko: "여행자 보험 가입 안내",
    },
    summary: {
      zh: "投保資格、保險期間、保障項目與除外責任。",
      en: "Who can be covered, the period, what is covered and what is not.",
      ko: "가입 자격, 보험 기간, 보장 항목, 보상하지 않는 사항입니다.",
    },
    group: "insurance",
    versions: [
      {
        version: "1.0",
        effectiveDays: -349,
        body: {
          zh: `旅遊保險由合作的產物保險公司承保，本行為保險代理人。

| 項目 | 內容 |
| 要保人 | 年滿 18 歲，且為付款人 |
| 被保險人 | 18 至 79 歲，及要保人未滿 7 歲的子女 |
| 起保 | 至少一小時後，每半小時一個時段 |
| 期間 | 每 24 小時為一日 |

## 常見保障
- 意外身故與失能、意外醫療、海外突發疾病
- 班機延誤、行李延誤與遺失、旅程取消或更改、旅行文件遺失
- 個人責任、租車自負額等，依方案而定

## 常見不保
- 投保前已有的傷病
- 酒駕、故意行為、戰爭
- 從事危險運動或職業競賽

## 投保前
前往申根地區，請確認方案符合簽證要求。未滿 15 歲者，身故僅給付喪葬費用，並有法定上限。保險不是存款，不受存款保險保障；理賠以保單條款為準。`,
          en: `Travel insurance is underwritten by our partner, a non-life insurer; Dawn Bank is the agent.

| Item | Detail |
| Policyholder | 18 or over, and the person who pays |
| Insured | 18 to 79, and the policyholder’s children under 7 |
| Start | At least one hour from now, on any half hour |
| Period | Counted in periods of 24 hours |

## Often covered
- Accidental death and disability, medical costs after an accident, sudden illness abroad
- Flight delay, baggage delay and loss, trip cancellation or change, loss of travel documents
- Personal liability, car rental excess and more, depending on the plan

## Often not covered
- Illness or injury from before
- Drink driving, intent, war
- Dangerous sports or professional races

## Before you take it out
For the Schengen area, make sure that the plan meets the visa’s requirements. For those under 15 only funeral costs are paid on death, up to a limit set by law. Insurance is not a deposit and is not protected by deposit insurance. The policy decides on claims.`,
          ko: `여행자 보험은 제휴 손해보험사가 인수하며 당행은 보험 대리점입니다.

| 항목 | 내용 |
| 보험 계약자 | 만 18세 이상으로 결제하시는 분 |
| 피보험자 | 18~79세, 보험 계약자의 만 7세 미만 자녀 |
| 시작 | 최소 한 시간 후, 30분 단위 |
| 기간 | 24시간을 1일로 계산 |

## 주요 보장
- 상해 사망과 장해, 상해 의료비, 해외 돌발 질병
- 항공편 지연, 수하물 지연과 분실, 여행 취소나 변경, 여행 서류 분실
- 플랜에 따라 개인 배상 책임, 렌터카 자기 부담금 등

## 보상하지 않는 주요 사항
- 가입 전의 질병이나 상해
- 음주 운전, 고의, 전쟁
- 위험한 운동이나 직업 경기

## 가입하시기 전에
솅겐 지역으로 가신다면 플랜이 비자 요건에 맞는지 확인해 주십시오. 만 15세 미만은 사망 시 법정 한도 내의 장례 비용만 지급됩니다. 보험은 예금이 아니며 예금보험으로 보호되지 않습니다. 보상은 보험 약관을 기준으로 합니다.`,
        },
      },
    ],
  },
  {
    number: 26,
    type: "03",
    title: {
      zh: "基金投資重點與風險預告書",
      en: "Funds: key points and risks",
      ko: "펀드 투자 요점과 위험 고지서",
    },
    summary: {
      zh: "申購流程、費用、通路報酬與主要風險。",
      en: "Buying, costs, channel remuneration and the main risks.",
      ko: "매수 절차, 비용, 판매 채널 보수, 주요 위험입니다.",
    },
    group: "investment",
    versions: [
      {
        version: "1.0",
        effectiveDays: -330,
        body: {
          zh: `## 交易方式
- 單筆或定期定額；定期定額每次 NT$1,000 起，連續 3 次扣款失敗即終止。
- 營業日 15:00 前下單，以當日為交易日；之後或假日下單，以次一營業日為交易日。
- 須先完成投資風險屬性評估，有效期間一年；基金風險等級不符者，不得申購。

## 費用與通路報酬
申購手續費、經理費、保管費與轉換費，載於公開說明書與申購確認頁。本行自基金公司收取的通路報酬，可於網站查詢；通路報酬不另向您收取，但可能影響本行的銷售意願，請一併考量。

## 主要風險
- 市場、利率與匯率變動，可能損失全部本金。
- 債券可能違約；非投資等級債券風險較高。
- 基金可能暫停贖回、合併或清算。
- 配息可能來自本金，配息率不等於報酬率。

基金經核准不表示絕無風險，以往績效不保證未來收益。基金不受存款保險保障。`,
          en: `## Buying
- Once or regularly. A regular plan takes NT$1,000 or more each time and ends after 3 failed payments in a row.
- Orders before 15:00 on a business day are dated that day; later ones, and those on holidays, the next business day.
- A risk assessment, valid for one year, comes first. A fund above your risk level cannot be bought.

## Costs and channel remuneration
Sales charge, management fee, custody fee and switching fee stand in the prospectus and on the confirmation page. The channel remuneration we receive from fund companies can be looked up on our web site. You do not pay it on top, but it may colour what we like to sell: please bear it in mind.

## Main risks
- Markets, interest rates and exchange rates move; you may lose all that you invest.
- Bonds may default, and those below investment grade are riskier.
- A fund may suspend redemption, merge or be wound up.
- Distributions may be paid out of capital, and their rate is not the return.

Approval does not mean that a fund is free of risk, and past results guarantee nothing. Funds are not protected by deposit insurance.`,
          ko: `## 거래 방법
- 한 번에 또는 적립식으로 투자합니다. 적립식은 1회 NT$1,000부터이며 연속 3회 납입에 실패하면 종료됩니다.
- 영업일 15:00 이전 주문은 당일, 이후 또는 휴일 주문은 다음 영업일을 거래일로 합니다.
- 1년간 유효한 투자 위험 성향 평가를 먼저 마쳐야 하며 위험 등급이 맞지 않는 펀드는 매수하실 수 없습니다.

## 비용과 판매 채널 보수
매수 수수료, 운용 보수, 보관 보수, 전환 수수료는 투자 설명서와 매수 확인 화면에 있습니다. 당행이 펀드 회사에서 받는 판매 채널 보수는 웹사이트에서 확인하실 수 있습니다. 고객님이 따로 내시지는 않지만 당행의 판매 의향에 영향을 줄 수 있으므로 함께 고려해 주십시오.

## 주요 위험
- 시장, 금리, 환율의 변동으로 원금 전액을 잃을 수 있습니다.
- 채권은 부도가 날 수 있으며 비투자 등급 채권은 위험이 더 큽니다.
- 펀드가 환매를 중단하거나 합병, 청산될 수 있습니다.
- 분배금은 원금에서 지급될 수 있으며 분배율은 수익률과 다릅니다.

승인을 받은 펀드라도 위험이 없다는 뜻은 아니며 과거 실적이 미래 수익을 보장하지 않습니다. 펀드는 예금보험으로 보호되지 않습니다.`,
        },
      },
    ],
  },
  {
    number: 27,
    type: "03",
    title: {
      zh: "證券交割帳戶與 ETF 募集說明",
      en: "Securities settlement account and ETF offerings: key facts",
      ko: "증권 결제 계좌와 ETF 공모 설명",
    },
    summary: {
      zh: "交割款項的收付時間，以及 ETF 從預約到掛牌的流程。",
      en: "When settlement money moves, and how an ETF goes from pre-order to listing.",
      ko: "결제 대금의 수수 시각과 ETF의 예약부터 상장까지의 절차입니다.",
    },
    group: "investment",
    versions: [
      {
        version: "1.0",
        effectiveDays: -250,
        body: {
          zh: `## 證券交割帳戶
- 用於合作證券商的國內股票與 ETF 交割款收付，開立 NT$0。
- 成交日後第二個營業日上午 10:00 前，請備足買進款項；賣出款項於同一營業日入帳。
- 未備足款項即為違約交割，可能受罰並影響信用。

## ETF 募集流程
| 階段 | 您可以做什麼 |
| 預約即將開始 | 閱讀公開說明書 |
| 預約中 | 登記張數，尚未扣款 |
| 即將募集 | 備妥交割帳戶款項 |
| 募集中 | 認購並扣款 |
| 募集結束 | 等待成立 |
| 成立 | 查詢配發單位，尚不能買賣 |
| 掛牌 | 可於證券市場買賣 |

## 請注意
每張為 1,000 受益權單位。掛牌後市價可能低於發行價或淨值。募集資訊與排行不是投資建議；投資不受存款保險保障。`,
          en: `## Securities settlement account
- For settling trades in domestic shares and ETFs with our partner broker. Opening costs NT$0.
- Have the money for purchases ready by 10:00 on the second business day after the trade. Proceeds of sales come in the same day.
- If the money is not there it is a default, which may be penalised and affect your credit.

## Stages of an ETF offering
| Stage | What you can do |
| Pre-order upcoming | Read the prospectus |
| Pre-order ongoing | Register lots; nothing is taken yet |
| Upcoming | Have money in the settlement account |
| Ongoing | Subscribe and pay |
| Ended | Wait for it to be established |
| Established | See the units allotted; not tradable yet |
| Listed | Buy and sell on the market |

## Please note
A lot is 1,000 units. Once listed, the price may be below the offer price or the net asset value. Offering data and rankings are not investment advice. Investments are not protected by deposit insurance.`,
          ko: `## 증권 결제 계좌
- 제휴 증권사의 국내 주식과 ETF 결제 대금을 주고받는 계좌이며 개설 비용은 NT$0입니다.
- 체결일 후 두 번째 영업일 오전 10:00까지 매수 대금을 준비해 주십시오. 매도 대금은 같은 영업일에 입금됩니다.
- 대금을 준비하지 못하면 결제 불이행이 되어 제재를 받고 신용에 영향을 줄 수 있습니다.

## ETF 공모 절차
| 단계 | 하실 수 있는 일 |
| 예약 예정 | 투자 설명서 읽기 |
| 예약 중 | 수량 등록, 아직 출금되지 않음 |
| 공모 예정 | 결제 계좌에 대금 준비 |
| 공모 중 | 청약과 출금 |
| 공모 종료 | 설정 대기 |
| 설정 | 배정 좌수 조회, 아직 매매 불가 |
| 상장 | 증권 시장에서 매매 가능 |

## 유의 사항
1장은 1,000좌입니다. 상장 후 시장 가격은 발행가나 순자산 가치보다 낮을 수 있습니다. 공모 정보와 순위는 투자 권유가 아니며 투자는 예금보험으로 보호되지 않습니다.`,
        },
      },
    ],
  },
];
