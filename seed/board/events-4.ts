import type { SeedEvent } from "./types.ts";

/** The last events that have ended, and those that are to come. */
export const events4: SeedEvent[] = [
  {
    startsInDays: -75,
    endsInDays: -45,
    picture: "chart",
    title: {
      zh: "ETF 入門線上講座：看懂募集公告的四堂課",
      en: "ETFs for beginners: four lessons online",
      ko: "ETF 입문 온라인 강좌: 공모 공고를 읽는 네 번의 수업",
    },
    summary: {
      zh: "免費線上講座，從發行價、費用到折溢價，一次弄懂。",
      en: "Free lessons online on issue price, costs, premium and discount.",
      ko: "발행 가격, 비용, 괴리율까지 배우는 무료 온라인 강좌입니다.",
    },
    body: {
      zh: `## 講座時間
每堂 19:30 至 20:30，以網路直播進行，免費參加。

| 堂次 | 日期 | 主題 |
| 第一堂 | {day:-70} | 什麼是 ETF，與一般基金有何不同 |
| 第二堂 | {day:-63} | ETF 募集流程：從公告到掛牌 |
| 第三堂 | {day:-56} | 費用、追蹤誤差與折溢價 |
| 第四堂 | {day:-49} | 配息來源與收益平準金 |

## 報名期間
{day:-75} 至 {day:-50}，活動頁開放至 {day:-45} 供觀看重播。

## 說明
講座為投資人教育，不推薦個別商品，也不提供買賣時點建議；參加者不會因出席而取得任何申購優惠。投資一定有風險，投資前請詳閱公開說明書。`,
      en: `## When
Each lesson runs from 19:30 to 20:30 as a live stream. It is free.

| Lesson | Date | Subject |
| First | {day:-70} | What an ETF is, and how it differs from other funds |
| Second | {day:-63} | An ETF offering, from announcement to listing |
| Third | {day:-56} | Costs, tracking error, premium and discount |
| Fourth | {day:-49} | Where distributions come from, and equalisation |

## Registration
{day:-75} to {day:-50}. Recordings could be watched on the event page until {day:-45}.

## Please note
The lessons are for education. They recommend no product and give no advice on when to buy or sell, and attending brings no discount. All investment carries risk; read the prospectus before you invest.`,
      ko: `## 강좌 시간
각 강좌는 19:30~20:30에 온라인 생방송으로 진행하며 무료입니다.

| 회차 | 날짜 | 주제 |
| 첫 번째 | {day:-70} | ETF란 무엇이며 일반 펀드와 어떻게 다른가 |
| 두 번째 | {day:-63} | ETF 공모 절차: 공고부터 상장까지 |
| 세 번째 | {day:-56} | 비용, 추적 오차, 괴리율 |
| 네 번째 | {day:-49} | 분배금의 재원과 수익 평준금 |

## 신청 기간
{day:-75} ~ {day:-50}, 다시 보기는 이벤트 화면에서 {day:-45}까지 제공하였습니다.

## 안내
강좌는 투자자 교육을 위한 것으로 개별 상품을 추천하거나 매매 시점을 조언하지 않으며, 참석에 따른 매수 혜택은 없습니다. 투자에는 위험이 따르므로 투자 전에 투자 설명서를 자세히 읽어 주십시오.`,
    },
  },
  {
    startsInDays: -95,
    endsInDays: -5,
    picture: "card",
    title: {
      zh: "在地好食：夜市與小店感應支付回饋 NT$20",
      en: "Local food: NT$20 back when you tap to pay",
      ko: "동네 맛집: 야시장과 작은 가게에서 터치 결제 시 NT$20 환급",
    },
    summary: {
      zh: "於參加活動的夜市攤位與小店感應支付滿 NT$100，每筆回饋 NT$20。",
      en: "Tap your debit card for NT$100 or more at stalls and small shops that take part.",
      ko: "참여 야시장과 작은 가게에서 NT$100 이상 터치 결제하시면 건당 NT$20을 돌려드립니다.",
    },
    body: {
      zh: `## 活動期間
{day:-95} 至 {day:-5}

## 活動內容
於張貼「晨光好食」貼紙的店家，以簽帳金融卡或綁定的行動支付感應，單筆滿 NT$100 回饋 NT$20。

- 每人每日限 1 筆，每月限 10 筆
- 全活動回饋總額 NT$3,000,000，用完為止
- 免登錄，系統自動認列

## 回饋入帳
每月消費於次月 15 日前存入主帳戶；最後一批將於 {day:+25} 前完成入帳。

若您發現漏列，請於 {day:+55} 前透過[線上留言](/support/contact-us/inquiry-main)提供店名、日期與收據，逾期恕難查核。感謝 412 家在地小店與您一起，把日常的味道留下來。`,
      en: `## Period
{day:-95} to {day:-5}

## The offer
At shops with the “Dawn Local Food” sticker, tap your debit card or a phone linked to it for NT$100 or more and get NT$20 back.

- Once a day and ten times a month per person
- NT$3,000,000 in all, until it is used up
- No need to register

## When it is paid
By the 15th of the month after the purchase, to the main account. The last refunds are paid by {day:+25}.

If one is missing, please send us the shop’s name, the date and the receipt through an [inquiry](/support/contact-us/inquiry-main) by {day:+55}; after that we cannot check it. Thank you to the 412 small shops, and to you, for keeping everyday flavours alive.`,
      ko: `## 이벤트 기간
{day:-95} ~ {day:-5}

## 이벤트 내용
‘던뱅크 동네 맛집’ 스티커가 있는 가게에서 체크카드나 연결된 모바일 결제로 1회 NT$100 이상 터치 결제하시면 NT$20을 돌려드립니다.

- 1인당 하루 1건, 매월 10건까지
- 총환급액 NT$3,000,000 소진 시까지
- 별도 등록 없이 자동 적용

## 환급 시기
매월 결제분은 다음 달 15일까지 메인 계좌로 입금하며, 마지막 환급은 {day:+25}까지 완료합니다.

누락된 건이 있으면 {day:+55}까지 [온라인 문의](/support/contact-us/inquiry-main)로 가게 이름, 날짜, 영수증을 보내 주십시오. 이후에는 확인이 어렵습니다. 일상의 맛을 함께 지켜 주신 412곳의 가게와 고객님께 감사드립니다.`,
    },
  },
  {
    startsInDays: 3,
    endsInDays: 63,
    picture: "transfer",
    title: {
      zh: "每月心意不忘記：預約轉帳送咖啡券",
      en: "Never forget a monthly payment: schedule it and get a coffee",
      ko: "매달 보내는 마음: 예약 이체하고 커피 쿠폰 받기",
    },
    summary: {
      zh: "設定房租、孝親費等每月預約轉帳，連續兩次成功送咖啡券。",
      en: "Schedule rent or money for your parents each month. Two in a row bring a coffee voucher.",
      ko: "월세나 부모님 용돈을 예약 이체로 설정하고 두 번 연속 성공하시면 커피 쿠폰을 드립니다.",
    },
    body: {
      zh: `## 活動期間
{day:+3} 至 {day:+63}

## 參加方式
1. 在行動銀行 App 新增約定帳戶。他人帳戶於次二日生效，本人帳戶於次日生效，請提早申請。
2. 設定每月預約轉帳，單筆 NT$1,000 以上。
3. 連續兩個月成功，即贈 NT$60 咖啡電子券一張。

| 預約轉帳筆數 | 贈送張數 |
| 1 筆 | 1 張 |
| 2 筆 | 2 張 |
| 3 筆以上 | 3 張 |

## 注意事項
- 咖啡券於 {day:+80} 前以 App 推播發送，共 8,000 張，送完為止。
- 轉帳手續費依收費標準收取，不在本活動回饋範圍。
- 請只約定您認識且信任的對象；有人要求您約定陌生帳戶時，請撥 [165](tel:165)。`,
      en: `## Period
{day:+3} to {day:+63}

## How to take part
1. Add a designated account in the mobile app. Someone else’s takes effect on the second day after, your own on the next day, so do it early.
2. Schedule a monthly transfer of NT$1,000 or more.
3. When it has succeeded two months in a row, you get a coffee voucher of NT$60.

| Scheduled transfers | Vouchers |
| 1 | 1 |
| 2 | 2 |
| 3 or more | 3 |

## Notes
- Vouchers come through the app by {day:+80}; there are 8,000, while they last.
- Transfer fees are charged as usual and are not part of this event.
- Designate only people you know and trust. If someone asks you to designate a stranger’s account, call [165](tel:165).`,
      ko: `## 이벤트 기간
{day:+3} ~ {day:+63}

## 참여 방법
1. 모바일 앱에서 지정 계좌를 추가해 주십시오. 타인 계좌는 다다음 날, 본인 계좌는 다음 날 효력이 발생하므로 미리 신청해 주십시오.
2. 1회 NT$1,000 이상의 매월 예약 이체를 설정해 주십시오.
3. 두 달 연속 성공하시면 NT$60 커피 모바일 쿠폰 1장을 드립니다.

| 예약 이체 건수 | 쿠폰 |
| 1건 | 1장 |
| 2건 | 2장 |
| 3건 이상 | 3장 |

## 유의 사항
- 쿠폰은 {day:+80}까지 앱 알림으로 보내 드리며 총 8,000장이 소진되면 마감합니다.
- 이체 수수료는 수수료 기준에 따라 부과되며 이 이벤트의 환급 대상이 아닙니다.
- 잘 알고 신뢰하는 상대만 지정해 주십시오. 모르는 계좌를 지정하라고 요구받으시면 165로 연락해 주십시오.`,
    },
  },
  {
    startsInDays: 14,
    endsInDays: 98,
    picture: "jar",
    title: {
      zh: "52 格存錢牆：全家一起存",
      en: "The wall of 52 boxes: save as a family",
      ko: "52칸 저축 벽: 온 가족이 함께 모으기",
    },
    summary: {
      zh: "每存一次點亮一格，點亮 12 格享夢想帳戶加碼利率。",
      en: "Every payment lights a box. Light 12 and earn a bonus rate on your dream account.",
      ko: "저축할 때마다 한 칸씩 밝아지고 12칸을 밝히면 드림 계좌 우대 금리를 드립니다.",
    },
    body: {
      zh: `小額也能存出樂趣。{day:+14} 至 {day:+98}，在行動銀行 App 開啟「存錢牆」，每格金額 NT$50 至 NT$2,600 不等，自由選擇要存哪一格。

## 加碼利率
| 點亮格數 | 加碼年利率 | 計息本金上限 |
| 12 格 | 0.20% | NT$20,000 |
| 26 格 | 0.40% | NT$40,000 |
| 52 格 | 0.60% | NT$68,900 |

## 怎麼玩
1. 選擇或開立一個夢想帳戶，開啟存錢牆。
2. 點選一格並確認，款項即由主帳戶存入。
3. 邀請家人查看進度；家人只看得到格數，看不到金額與帳號。

加碼利息自達成當日起算至 {day:+98}，於 {day:+120} 前存入。已領回的金額不計入；52 格全數存滿合計 NT$68,900。本活動不得與其他夢想帳戶加碼活動併用。`,
      en: `Small sums can be fun. From {day:+14} to {day:+98} open the savings wall in the mobile app. Its boxes hold from NT$50 to NT$2,600; choose any box you like.

## Bonus rate
| Boxes lit | Bonus per year | On at most |
| 12 | 0.20% | NT$20,000 |
| 26 | 0.40% | NT$40,000 |
| 52 | 0.60% | NT$68,900 |

## How it works
1. Choose or open a dream account and switch on the wall.
2. Tap a box and confirm; the money moves from your main account.
3. Invite your family to watch. They see the boxes, not amounts or account numbers.

The bonus runs from the day you reach a step to {day:+98} and is paid by {day:+120}. Money taken out does not count. All 52 boxes make NT$68,900. This event cannot be combined with other bonus rates on the dream account.`,
      ko: `작은 금액도 즐겁게 모을 수 있습니다. {day:+14}부터 {day:+98}까지 모바일 앱에서 ‘저축 벽’을 여십시오. 칸마다 NT$50에서 NT$2,600까지 금액이 다르며 원하는 칸을 고르실 수 있습니다.

## 우대 금리
| 밝힌 칸 수 | 우대 연이율 | 원금 한도 |
| 12칸 | 0.20% | NT$20,000 |
| 26칸 | 0.40% | NT$40,000 |
| 52칸 | 0.60% | NT$68,900 |

## 이용 방법
1. 드림 계좌를 선택하거나 개설하고 저축 벽을 켜 주십시오.
2. 칸을 누르고 확인하시면 메인 계좌에서 금액이 옮겨집니다.
3. 가족을 초대하여 진행 상황을 함께 보십시오. 가족에게는 칸 수만 보이고 금액과 계좌번호는 보이지 않습니다.

우대 이자는 달성일부터 {day:+98}까지 계산하여 {day:+120}까지 입금합니다. 인출하신 금액은 제외되며 52칸을 모두 채우면 NT$68,900입니다. 다른 드림 계좌 우대 금리 이벤트와 함께 적용되지 않습니다.`,
    },
  },
  {
    startsInDays: 21,
    endsInDays: 81,
    picture: "loan",
    title: {
      zh: "信貸帳務管理費 0 元，線上申請限定",
      en: "No account fee on installment loans applied for online",
      ko: "온라인 신청 분할 상환 대출, 계좌 관리비 0원",
    },
    summary: {
      zh: "活動期間線上申請信貸並完成撥款，免收 NT$488 帳務管理費。",
      en: "Apply online in the period and save the NT$488 account fee.",
      ko: "기간 중 온라인으로 신청하여 대출이 실행되면 계좌 관리비 NT$488을 받지 않습니다.",
    },
    body: {
      zh: `## 活動期間
{day:+21} 至 {day:+81} 線上送件，並於 {day:+101} 前完成撥款

## 優惠內容
| 項目 | 一般 | 活動期間 |
| 帳務管理費 | NT$488 | NT$0 |
| 提前清償違約金 | 無 | 無 |

## 試算範例
貸款 NT$1,000,000、期間 7 年、固定年利率 3%、帳務管理費 NT$0，月付金 NT$13,213，總費用年百分率 3.00%。

## 申請條件
- 年滿 18 歲的本國國民，持有本行進階帳戶。
- 有穩定收入，近一年無信用不良紀錄。

總費用年百分率不等於貸款利率；範例僅供參考，實際額度、利率與期間，以本行核貸結果為準，本行保留准駁權利。想先估算月付金，請使用本行網站的[貸款試算](/products/loan/calculator)。`,
      en: `## Period
Apply online from {day:+21} to {day:+81}; the loan must be paid out by {day:+101}

## The offer
| Item | Usually | In this event |
| Account fee | NT$488 | NT$0 |
| Penalty for early repayment | None | None |

## Example
For NT$1,000,000 over 7 years at a fixed 3% a year with an account fee of NT$0, the monthly payment is NT$13,213 and the APR is 3.00%.

## Who can apply
- Citizens aged 18 or over with an advanced account.
- A steady income and no adverse credit record in the past year.

The APR is not the loan’s interest rate. The example is for reference; the amount, rate and period that we approve apply, and approval is at our discretion. To work out a monthly payment, use the [loan calculator](/products/loan/calculator) on our web site.`,
      ko: `## 이벤트 기간
{day:+21}부터 {day:+81}까지 온라인 신청, {day:+101}까지 대출 실행

## 혜택 내용
| 항목 | 평소 | 이벤트 기간 |
| 계좌 관리비 | NT$488 | NT$0 |
| 중도 상환 위약금 | 없음 | 없음 |

## 계산 예시
대출 금액 NT$1,000,000, 기간 7년, 고정 연이율 3%, 계좌 관리비 NT$0인 경우 월 상환금은 NT$13,213, 총비용 연이율은 3.00%입니다.

## 신청 조건
- 고급 계좌를 보유한 만 18세 이상의 대만 국민
- 안정적인 소득이 있고 최근 1년간 신용 불량 기록이 없는 고객

총비용 연이율은 대출 금리와 다릅니다. 예시는 참고용이며 실제 한도, 금리, 기간은 당행의 심사 결과에 따르고 승인 여부는 당행이 결정합니다. 월 상환금을 미리 알아보시려면 당행 웹사이트의 [대출 계산기](/products/loan/calculator)를 이용해 주십시오.`,
    },
  },
  {
    startsInDays: 10,
    endsInDays: 40,
    picture: "chart",
    title: {
      zh: "外幣帳戶換匯優惠：美元減 3 分、日圓減 0.0005",
      en: "Better exchange rates in the foreign currency account",
      ko: "외화 계좌 환전 우대 이벤트",
    },
    summary: {
      zh: "線上以新臺幣換外幣，匯率再優惠，營業日 09:00 起。",
      en: "Change TWD into foreign currency online at a better rate, from 09:00 on business days.",
      ko: "영업일 09:00부터 온라인으로 대만 달러를 외화로 바꾸시면 환율을 더 우대해 드립니다.",
    },
    body: {
      zh: `## 活動期間
{day:+10} 至 {day:+40} 的營業日，09:00 至 15:30

## 匯率優惠
| 幣別 | 依本行賣出牌告匯率減 |
| 美元 | 0.03 |
| 歐元 | 0.05 |
| 日圓 | 0.0005 |
| 韓元 | 0.0001 |

以新臺幣買入外幣，單筆等值 NT$3,000 以上即自動適用，換匯確認頁會同時顯示牌告匯率與優惠後匯率。

## 注意事項
1. 外幣換回新臺幣不適用本優惠。
2. 市場波動劇烈時，本行得暫停換匯服務。
3. 每日累計結匯達等值 NT$500,000 者，須依規定申報。

外幣存款有匯率風險，換回新臺幣時可能低於原投入金額，請依實際需求兌換。`,
      en: `## Period
Business days from {day:+10} to {day:+40}, 09:00 to 15:30

## Better rates
| Currency | Taken off our selling rate |
| USD | 0.03 |
| EUR | 0.05 |
| JPY | 0.0005 |
| KRW | 0.0001 |

The offer applies by itself when you buy foreign currency with TWD worth NT$3,000 or more at once. The confirmation page shows both the posted rate and yours.

## Notes
1. Changing foreign currency back to TWD is not included.
2. We may stop exchanges when markets move sharply.
3. If your exchanges of a day reach the equivalent of NT$500,000, you must declare them.

Deposits in a foreign currency carry exchange risk: changed back, they may be worth less than you put in. Please exchange what you need.`,
      ko: `## 이벤트 기간
{day:+10}부터 {day:+40}까지 영업일 09:00~15:30

## 환율 우대
| 통화 | 당행 매도 고시 환율에서 차감 |
| 미국 달러 | 0.03 |
| 유로 | 0.05 |
| 일본 엔 | 0.0005 |
| 한국 원 | 0.0001 |

대만 달러로 1회 NT$3,000 상당액 이상의 외화를 사시면 자동으로 적용되며, 환전 확인 화면에 고시 환율과 우대 환율이 함께 표시됩니다.

## 유의 사항
1. 외화를 대만 달러로 바꾸시는 경우에는 적용되지 않습니다.
2. 시장 변동이 심하면 당행이 환전 서비스를 중단할 수 있습니다.
3. 하루 환전 누계가 NT$500,000 상당액에 이르면 규정에 따라 신고하셔야 합니다.

외화 예금에는 환율 위험이 있어 대만 달러로 바꾸실 때 처음 금액보다 적을 수 있으므로 필요한 만큼 환전해 주십시오.`,
    },
  },
];
