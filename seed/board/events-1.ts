import type { SeedEvent } from "./types.ts";

/** Events that are running on the first day. */
export const events1: SeedEvent[] = [
  {
    startsInDays: -30,
    endsInDays: 60,
    picture: "gift",
    title: {
      zh: "新戶迎晨禮：開戶完成三件小事，最高回饋 NT$300",
      en: "A gift for new customers: three small steps, up to NT$300",
      ko: "신규 고객 선물: 세 가지를 완료하면 최대 NT$300",
    },
    summary: {
      zh: "首次開立主帳戶，依序完成存入、刷卡與升級，回饋金直接入帳。",
      en: "Open your first main account, then pay in, pay by card and upgrade. Rewards go straight to your account.",
      ko: "메인 계좌를 처음 개설하고 입금, 카드 결제, 업그레이드를 마치시면 리워드를 계좌로 드립니다.",
    },
    body: {
      zh: `## 活動期間
{day:-30} 至 {day:+60}

## 活動對象
活動期間首次於本行開立主帳戶，且過去未曾持有本行帳戶的自然人。

## 回饋內容
| 任務 | 條件 | 回饋金 |
| 第一道光 | 開戶後 30 日內單筆存入 NT$1,000 以上 | NT$100 |
| 第一筆消費 | 開戶後 30 日內以簽帳金融卡消費滿 NT$300 | NT$100 |
| 再進一步 | 開戶後 60 日內升級為進階帳戶 | NT$100 |

## 參加方式
1. 下載行動銀行 App，完成線上開戶。
2. 於 App「活動」頁按下「我要參加」。
3. 完成任務後，回饋金於次月 20 日前存入主帳戶。

## 注意事項
- 每一身分證字號各項任務限回饋一次，名額共 20,000 名，額滿提前公告。
- 入帳時主帳戶已結清者，視同放棄。
- 本行保留審核開戶申請的權利；回饋金依所得稅法規定辦理申報。`,
      en: `## Period
{day:-30} to {day:+60}

## Who can take part
Individuals who open a main account with us for the first time in the period and have never held an account with us.

## Rewards
| Step | Condition | Reward |
| First light | Pay in NT$1,000 or more at once within 30 days of opening | NT$100 |
| First purchase | Spend NT$300 with the debit card within 30 days of opening | NT$100 |
| One step further | Upgrade to an advanced account within 60 days of opening | NT$100 |

## How to take part
1. Install the mobile app and open an account online.
2. Press “Take part” on the event page of the app.
3. After each step the reward is paid to your main account by the 20th of the next month.

## Notes
- Each reward once per national ID, for 20,000 customers in all; we will announce it if places run out early.
- If the main account is closed when the reward is due, the reward lapses.
- We reserve the right to review applications. Rewards are reported under the Income Tax Act.`,
      ko: `## 이벤트 기간
{day:-30} ~ {day:+60}

## 참여 대상
이벤트 기간에 당행 메인 계좌를 처음 개설하시고 과거에 당행 계좌를 보유하신 적이 없는 개인 고객

## 혜택
| 미션 | 조건 | 리워드 |
| 첫 번째 빛 | 개설 후 30일 이내 한 번에 NT$1,000 이상 입금 | NT$100 |
| 첫 결제 | 개설 후 30일 이내 체크카드로 NT$300 이상 결제 | NT$100 |
| 한 걸음 더 | 개설 후 60일 이내 고급 계좌로 업그레이드 | NT$100 |

## 참여 방법
1. 모바일 앱을 설치하고 온라인으로 계좌를 개설해 주십시오.
2. 앱의 ‘이벤트’ 화면에서 ‘참여하기’를 눌러 주십시오.
3. 미션을 완료하시면 다음 달 20일까지 메인 계좌로 리워드를 입금해 드립니다.

## 유의 사항
- 신분증 번호당 미션별 1회, 총 20,000명에게 제공하며 조기 마감 시 공지합니다.
- 입금 시점에 메인 계좌가 해지된 경우 혜택을 포기하신 것으로 봅니다.
- 당행은 계좌 개설 신청을 심사할 권리가 있으며, 리워드는 소득세법에 따라 신고합니다.`,
    },
  },
  {
    startsInDays: -10,
    endsInDays: 80,
    picture: "jar",
    title: {
      zh: "夢想帳戶 90 天存錢挑戰，利率再加碼",
      en: "90-day saving challenge with a bonus rate",
      ko: "드림 계좌 90일 저축 챌린지, 우대 금리 제공",
    },
    summary: {
      zh: "連續 12 週自動存入不中斷，享年利率加碼 0.5%。",
      en: "Save automatically for 12 weeks without a break and earn 0.5% more a year.",
      ko: "12주 동안 자동 저축을 이어 가시면 연 0.5%의 우대 금리를 드립니다.",
    },
    body: {
      zh: `存錢最難的是開始，第二難是不要停。跟著我們一起存滿 12 週。

## 活動期間
{day:-10} 至 {day:+80}，須於 {day:+3} 前設定完成第一次自動存入。

## 加碼利率
| 每週自動存入金額 | 加碼年利率 |
| NT$500 至 NT$999 | 0.30% |
| NT$1,000 以上 | 0.50% |

## 參加方式
1. 在行動銀行 App 開立或選擇一個夢想帳戶。
2. 設定每週自動存入，並連續成功 12 次。
3. 期間未從該夢想帳戶領回款項。

## 計算方式
加碼利息以活動期間該夢想帳戶的每日餘額計算，計息本金上限 NT$50,000，並於活動結束後 30 日內存入。牌告利率 1.35% 照常計給，加碼後最高年利率 1.85%。

自動存入因主帳戶餘額不足而失敗，視為中斷。`,
      en: `The hardest part of saving is to begin; the second hardest is not to stop. Save with us for 12 weeks.

## Period
{day:-10} to {day:+80}. The first automatic payment must be set up by {day:+3}.

## Bonus rate
| Saved automatically each week | Bonus per year |
| NT$500 to NT$999 | 0.30% |
| NT$1,000 or more | 0.50% |

## How to take part
1. Open or choose a dream account in the mobile app.
2. Set up weekly saving and let it succeed 12 times in a row.
3. Do not take money out of that dream account meanwhile.

## How it is reckoned
The bonus is reckoned on the daily balance of that dream account in the period, on at most NT$50,000, and paid within 30 days of the end. The posted rate of 1.35% is paid as usual, so the highest rate is 1.85% a year.

A payment that fails because the main account is short counts as a break.`,
      ko: `저축에서 가장 어려운 것은 시작이고, 그다음은 멈추지 않는 것입니다. 12주 동안 함께 모아 보십시오.

## 이벤트 기간
{day:-10} ~ {day:+80}. 첫 자동 저축은 {day:+3}까지 설정하셔야 합니다.

## 우대 금리
| 매주 자동 저축 금액 | 우대 연이율 |
| NT$500~NT$999 | 0.30% |
| NT$1,000 이상 | 0.50% |

## 참여 방법
1. 모바일 앱에서 드림 계좌를 개설하거나 선택해 주십시오.
2. 매주 자동 저축을 설정하고 연속 12회 성공해 주십시오.
3. 기간 중 해당 드림 계좌에서 인출하지 않으셔야 합니다.

## 계산 방법
우대 이자는 이벤트 기간 중 해당 드림 계좌의 일별 잔액으로 계산하며 원금 한도는 NT$50,000입니다. 종료 후 30일 이내에 입금해 드립니다. 고시 금리 1.35%는 그대로 지급되어 최고 연이율은 1.85%입니다.

메인 계좌의 잔액 부족으로 자동 저축에 실패하면 중단된 것으로 봅니다.`,
    },
  },
  {
    startsInDays: -45,
    endsInDays: 45,
    picture: "card",
    title: {
      zh: "通勤早餐季：超商、早餐店、大眾運輸 3% 現金回饋",
      en: "Commuter’s breakfast: 3% back on transport, breakfast and convenience stores",
      ko: "출근길 혜택: 편의점, 아침 식사, 대중교통 3% 캐시백",
    },
    summary: {
      zh: "用簽帳金融卡迎接每個早晨，每月最高回饋 NT$150。",
      en: "Start the day with your debit card and get up to NT$150 back each month.",
      ko: "체크카드로 아침을 시작하시면 매월 최대 NT$150을 돌려드립니다.",
    },
    body: {
      zh: `活動期間 {day:-45} 至 {day:+45}，持晨光銀行簽帳金融卡於下列通路消費，享現金回饋：

| 通路 | 時段 | 回饋 |
| 大眾運輸（公車、捷運、臺鐵、公共自行車） | 全天 | 3% |
| 便利商店 | 05:00 至 10:00 | 3% |
| 早餐與咖啡店 | 05:00 至 10:00 | 3% |
| 其他國內一般消費 | 全天 | 0.5% |

## 如何參加
登入行動銀行 App 登錄一次，整個活動期間有效；登錄當日起的消費開始計算。

## 注意事項
- 3% 回饋每人每月上限 NT$150，0.5% 回饋無上限。
- 通路以收單機構登記的商店類別為準；電子票證儲值、代收費用、繳稅不予回饋。
- 回饋金於次月底前存入主帳戶；退貨者扣回已給付的回饋。`,
      en: `From {day:-45} to {day:+45}, pay with your Dawn Bank debit card and get cash back:

| Where | When | Back |
| Public transport (bus, metro, railway, public bicycles) | All day | 3% |
| Convenience stores | 05:00 to 10:00 | 3% |
| Breakfast shops and cafés | 05:00 to 10:00 | 3% |
| Other purchases in Taiwan | All day | 0.5% |

## How to take part
Register once in the mobile app for the whole period. Purchases count from the day you register.

## Notes
- The 3% is limited to NT$150 per person and month; the 0.5% has no limit.
- The category under which the shop is registered decides. Topping up stored-value cards, bills paid at a store and taxes do not count.
- Cash back is paid to the main account by the end of the next month. It is taken back for returned goods.`,
      ko: `{day:-45}부터 {day:+45}까지 던뱅크 체크카드로 다음 가맹점에서 결제하시면 현금으로 돌려드립니다.

| 가맹점 | 시간 | 캐시백 |
| 대중교통(버스, 지하철, 철도, 공공 자전거) | 종일 | 3% |
| 편의점 | 05:00~10:00 | 3% |
| 아침 식사 전문점과 카페 | 05:00~10:00 | 3% |
| 기타 국내 일반 결제 | 종일 | 0.5% |

## 참여 방법
모바일 앱에서 한 번 등록하시면 이벤트 기간 내내 유효하며, 등록하신 날의 결제부터 계산합니다.

## 유의 사항
- 3% 캐시백은 1인당 매월 NT$150까지이며 0.5% 캐시백은 한도가 없습니다.
- 가맹점 구분은 카드사 등록 업종을 기준으로 하며, 교통카드 충전, 공과금 대납, 세금은 제외됩니다.
- 캐시백은 다음 달 말까지 메인 계좌로 입금하며, 반품 시 이미 지급한 금액을 회수합니다.`,
    },
  },
  {
    startsInDays: -60,
    endsInDays: 30,
    picture: "transfer",
    title: {
      zh: "跨行轉帳手續費回饋券，每月 5 張",
      en: "Five transfer coupons a month: interbank fees refunded",
      ko: "타행 이체 수수료 환급 쿠폰, 매월 5장",
    },
    summary: {
      zh: "每月登錄即可領取，跨行轉帳手續費次月回饋到主帳戶。",
      en: "Register each month, and we refund the fees of your interbank transfers the month after.",
      ko: "매월 등록하시면 타행 이체 수수료를 다음 달에 메인 계좌로 돌려드립니다.",
    },
    body: {
      zh: `## 活動期間
{day:-60} 至 {day:+30}

## 活動內容
每月於行動銀行 App 登錄，可領取 5 張手續費回饋券，當月有效。每完成一筆收取手續費的跨行轉帳，系統自動使用 1 張。

| 原手續費 | 使用回饋券後 |
| NT$10 | 次月回饋 NT$10 |
| NT$15 | 次月回饋 NT$15 |
| NT$0（每日第 1 筆 NT$500 以下） | 不使用回饋券 |

## 您需要知道的事
- 轉帳當下仍會先收取手續費，請確認可用餘額足夠。
- 回饋券依交易先後使用，不得指定、轉讓或累積至次月。
- 在[無障礙網路銀行](/accessible)完成的轉帳同樣適用。
- 遭退回的交易已全額退費，不另計回饋。

回饋金於次月 15 日前存入主帳戶，交易明細備註為「手續費回饋」。`,
      en: `## Period
{day:-60} to {day:+30}

## What you get
Register each month in the mobile app for 5 coupons, valid in that month. Each interbank transfer that bears a fee uses one by itself.

| Fee charged | With a coupon |
| NT$10 | NT$10 refunded next month |
| NT$15 | NT$15 refunded next month |
| NT$0 (the day’s first of up to NT$500) | No coupon is used |

## Good to know
- The fee is still charged at the transfer, so your available balance must cover it.
- Coupons are used in the order of transfers. They cannot be chosen, given away or carried over.
- Transfers on the [accessible web bank](/accessible) count too.
- A transfer that was returned has been refunded in full and earns no coupon refund.

Refunds reach your main account by the 15th of the next month, with the note “fee refund” in the history.`,
      ko: `## 이벤트 기간
{day:-60} ~ {day:+30}

## 이벤트 내용
매월 모바일 앱에서 등록하시면 당월에 유효한 수수료 환급 쿠폰 5장을 드립니다. 수수료가 부과된 타행 이체 1건마다 쿠폰 1장이 자동으로 사용됩니다.

| 원래 수수료 | 쿠폰 사용 시 |
| NT$10 | 다음 달 NT$10 환급 |
| NT$15 | 다음 달 NT$15 환급 |
| NT$0(당일 첫 NT$500 이하 이체) | 쿠폰을 사용하지 않음 |

## 알아 두실 사항
- 이체 시에는 수수료가 먼저 출금되므로 출금 가능 잔액을 확인해 주십시오.
- 쿠폰은 거래 순서대로 사용되며 지정, 양도, 이월하실 수 없습니다.
- [웹 접근성 뱅킹](/accessible)에서 하신 이체에도 적용됩니다.
- 반환된 거래는 이미 전액 환불되므로 쿠폰 환급 대상이 아닙니다.

환급금은 다음 달 15일까지 메인 계좌로 입금되며 거래 내역의 메모에 ‘수수료 환급’으로 표시됩니다.`,
    },
  },
  {
    startsInDays: -15,
    endsInDays: 75,
    picture: "loan",
    title: {
      zh: "信貸首貸優惠：固定年利率 2.28% 起",
      en: "First installment loan: fixed rate from 2.28% a year",
      ko: "첫 분할 상환 대출 혜택: 고정 연이율 2.28%부터",
    },
    summary: {
      zh: "首次申請信貸，線上送件，利率與費用一次說清楚。",
      en: "Apply online for your first installment loan, with rate and fees stated plainly.",
      ko: "처음 신청하시는 분할 상환 대출, 금리와 비용을 한 번에 알려 드립니다.",
    },
    body: {
      zh: `## 活動期間
{day:-15} 至 {day:+75}，以線上送件日為準，並須於 {day:+90} 前完成撥款。

## 優惠內容
首次向本行申請信貸的進階帳戶客戶，經審核符合條件者，適用固定年利率 2.28% 起；貸款金額 NT$50,000 至 NT$2,000,000，期間 1 至 7 年。

| 試算範例 | 內容 |
| 貸款金額 | NT$100,000 |
| 期間與利率 | 3 年，固定年利率 2.28% |
| 帳務管理費 | NT$488 |
| 月付金 | NT$2,876 |
| 總費用年百分率 | 2.59% |

## 注意事項
- 總費用年百分率不等於貸款利率，依上述範例條件計算；實際貸款條件以本行核貸結果為準。
- 每位客戶實際的年百分率，依其核定利率、金額與期間而有所不同。
- 本行保留核准與否及最終額度、利率的權利；未按時還款，將影響您的信用紀錄。
- 本行不委託代辦業者，也不會要求先匯款或收取保證金。`,
      en: `## Period
{day:-15} to {day:+75}, by the day you apply online. The loan must be paid out by {day:+90}.

## The offer
Customers with an advanced account who apply for their first installment loan with us and pass our review get a fixed rate from 2.28% a year. Amounts are NT$50,000 to NT$2,000,000, for 1 to 7 years.

| Example | Figures |
| Amount | NT$100,000 |
| Period and rate | 3 years, fixed at 2.28% a year |
| Account fee | NT$488 |
| Monthly payment | NT$2,876 |
| APR | 2.59% |

## Notes
- The APR is not the loan’s interest rate. It is reckoned for this example; the terms we approve apply.
- Your own APR depends on the rate, amount and period approved for you.
- We decide on approval, amount and rate. Late payments affect your credit record.
- We use no brokers, and never ask for money or a deposit in advance.`,
      ko: `## 이벤트 기간
{day:-15} ~ {day:+75}, 온라인 신청일을 기준으로 하며 {day:+90}까지 대출이 실행되어야 합니다.

## 혜택 내용
당행에 분할 상환 대출을 처음 신청하시는 고급 계좌 고객이 심사 조건을 충족하시면 고정 연이율 2.28%부터 적용합니다. 대출 금액은 NT$50,000~NT$2,000,000, 기간은 1~7년입니다.

| 계산 예시 | 내용 |
| 대출 금액 | NT$100,000 |
| 기간과 금리 | 3년, 고정 연이율 2.28% |
| 계좌 관리비 | NT$488 |
| 월 상환금 | NT$2,876 |
| 총비용 연이율 | 2.59% |

## 유의 사항
- 총비용 연이율은 대출 금리와 다르며 위 예시 조건으로 계산한 값입니다. 실제 대출 조건은 당행의 심사 결과에 따릅니다.
- 고객별 총비용 연이율은 승인된 금리, 금액, 기간에 따라 다릅니다.
- 승인 여부와 최종 한도, 금리는 당행이 결정하며, 연체하시면 신용 기록에 영향을 줍니다.
- 당행은 대출 중개인을 두지 않으며 선입금이나 보증금을 요구하지 않습니다.`,
    },
  },
  {
    startsInDays: -10,
    endsInDays: 35,
    picture: "umbrella",
    title: {
      zh: "出國前先做功課：旅遊保險知識抽好禮",
      en: "Know before you go: a travel insurance quiz with prizes",
      ko: "떠나기 전에 알아보기: 여행자 보험 퀴즈 추첨 이벤트",
    },
    summary: {
      zh: "答對五題旅遊保險小測驗，抽旅行收納組，與是否投保無關。",
      en: "Answer five questions on travel insurance and win a travel set. No purchase needed.",
      ko: "다섯 문제를 맞히시면 추첨으로 여행 정리 세트를 드립니다. 보험 가입과 무관합니다.",
    },
    body: {
      zh: `班機延誤幾小時才理賠？行李晚到怎麼辦？花三分鐘做測驗，出國更安心。

## 活動期間
{day:-10} 至 {day:+35}

## 參加方式
1. 登入行動銀行 App，進入「旅遊保險」的「知識測驗」。
2. 五題全數答對，即取得一次抽獎資格；答錯可重新作答。

## 獎項
| 獎項 | 名額 |
| 旅行收納七件組（市價 NT$1,280） | 30 名 |
| 輕量摺疊傘（市價 NT$390） | 100 名 |

得獎名單於 {day:+45} 公布，本行將以電子郵件通知。

## 注意事項
- 每一身分證字號限中獎一次；抽獎資格與是否試算或購買保險無關，投保不會提高中獎機會。
- 全年自本行取得的獎項價值累計超過 NT$1,000 者，依所得稅法申報所得。
- 旅遊保險由合作的產物保險公司承保，本行為保險代理人；理賠以保單條款為準。`,
      en: `How many hours late must a flight be? What if your bags come a day later? Take a three-minute quiz and travel with less worry.

## Period
{day:-10} to {day:+35}

## How to take part
1. Sign in to the mobile app and open the quiz under “travel insurance”.
2. Answer all five questions correctly for one entry in the draw. You may try again.

## Prizes
| Prize | Number |
| Seven-piece travel organiser (worth NT$1,280) | 30 |
| Light folding umbrella (worth NT$390) | 100 |

Winners are announced on {day:+45} and told by email.

## Notes
- One prize per national ID. Your chance does not depend on asking for a quote or buying insurance, and buying does not raise it.
- Prizes from us worth more than NT$1,000 in a year are reported under the Income Tax Act.
- Travel insurance is underwritten by our partner, a non-life insurer; we act as its agent. Claims follow the policy.`,
      ko: `항공편이 몇 시간 늦어야 보상받을 수 있을까요? 짐이 늦게 도착하면 어떻게 해야 할까요? 3분 퀴즈로 더 안심하고 떠나십시오.

## 이벤트 기간
{day:-10} ~ {day:+35}

## 참여 방법
1. 모바일 앱에 로그인하여 ‘여행자 보험’의 ‘퀴즈’로 들어가 주십시오.
2. 다섯 문제를 모두 맞히시면 추첨 기회 1회를 드립니다. 틀리시면 다시 도전하실 수 있습니다.

## 경품
| 경품 | 인원 |
| 여행 정리 7종 세트(NT$1,280 상당) | 30명 |
| 초경량 접이식 우산(NT$390 상당) | 100명 |

당첨자는 {day:+45}에 발표하며 이메일로 알려 드립니다.

## 유의 사항
- 신분증 번호당 1회만 당첨되며, 추첨 자격은 보험료 계산이나 보험 가입과 무관하고 가입하셔도 당첨 확률이 높아지지 않습니다.
- 연간 당행에서 받은 경품 가액의 합계가 NT$1,000을 넘으면 소득세법에 따라 소득을 신고합니다.
- 여행자 보험은 제휴 손해보험사가 인수하고 당행은 보험 대리점입니다. 보상은 약관에 따릅니다.`,
    },
  },
  {
    startsInDays: -40,
    endsInDays: 50,
    picture: "gift",
    title: {
      zh: "好友同行：推薦開戶，雙方各得 NT$100",
      en: "Invite a friend: NT$100 for each of you",
      ko: "친구 초대: 두 분 모두에게 NT$100",
    },
    summary: {
      zh: "分享專屬推薦碼，朋友完成開戶與首筆消費，兩人都有回饋。",
      en: "Share your code. When your friend opens an account and makes a first purchase, both of you are rewarded.",
      ko: "추천 코드를 공유하고 친구가 계좌 개설과 첫 결제를 마치면 두 분 모두 리워드를 받으십니다.",
    },
    body: {
      zh: `## 活動期間
{day:-40} 至 {day:+50}

## 三步驟
1. 推薦人於行動銀行 App 取得專屬推薦碼，分享給朋友。
2. 朋友開戶時輸入推薦碼，並完成主帳戶開立。
3. 朋友開戶後 30 日內，以簽帳金融卡消費滿 NT$200。

## 回饋
| 身分 | 回饋金 | 上限 |
| 推薦人 | 每位 NT$100 | 活動期間 10 位，共 NT$1,000 |
| 受推薦的朋友 | NT$100 | 1 次 |

回饋金於條件達成的次月 25 日前存入雙方主帳戶。

## 請遵守
- 推薦碼僅供分享給認識的親友，不得張貼於群組販售、刊登廣告或自行推薦自己。
- 請勿代他人操作開戶或保管其密碼、卡片；經查有代辦、買賣帳戶情形，取消資格並通報有關機關。
- 本活動回饋金為所得，本行依所得稅法規定申報。`,
      en: `## Period
{day:-40} to {day:+50}

## Three steps
1. Get your invitation code in the mobile app and share it with a friend.
2. Your friend enters the code and opens a main account.
3. Within 30 days of opening, your friend spends NT$200 with the debit card.

## Rewards
| Who | Reward | At most |
| You | NT$100 per friend | 10 friends, NT$1,000 in all |
| Your friend | NT$100 | Once |

Rewards are paid to both main accounts by the 25th of the month after the conditions are met.

## Please respect
- Share the code with people you know. Do not sell it in groups, advertise it or invite yourself.
- Do not open an account for someone else or keep their password or card. Where accounts are arranged or traded, we withdraw the reward and tell the authorities.
- Rewards are income, and we report them under the Income Tax Act.`,
      ko: `## 이벤트 기간
{day:-40} ~ {day:+50}

## 세 단계
1. 모바일 앱에서 추천 코드를 받아 친구에게 공유해 주십시오.
2. 친구가 추천 코드를 입력하고 메인 계좌를 개설합니다.
3. 친구가 개설 후 30일 이내에 체크카드로 NT$200 이상 결제합니다.

## 혜택
| 구분 | 리워드 | 한도 |
| 추천하신 고객 | 1명당 NT$100 | 이벤트 기간 10명, 총 NT$1,000 |
| 추천받은 친구 | NT$100 | 1회 |

리워드는 조건을 충족한 다음 달 25일까지 두 분의 메인 계좌로 입금합니다.

## 지켜 주십시오
- 추천 코드는 아는 분에게만 공유하시고, 단체 채팅방 판매, 광고, 본인 추천은 하지 마십시오.
- 타인을 대신하여 계좌를 개설하거나 비밀번호와 카드를 보관하지 마십시오. 대리 개설이나 계좌 매매가 확인되면 자격을 취소하고 관계 기관에 알립니다.
- 이벤트 리워드는 소득에 해당하여 소득세법에 따라 신고합니다.`,
    },
  },
];
