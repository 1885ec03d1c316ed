import type { SeedEvent } from "./types.ts";

/** Events that have ended. */
export const events3: SeedEvent[] = [
  {
    startsInDays: -200,
    endsInDays: -110,
    picture: "card",
    title: {
      zh: "週末採買日：超市與量販店滿千折百",
      en: "Weekend shopping: NT$100 back on NT$1,000",
      ko: "주말 장보기: NT$1,000 결제 시 NT$100 환급",
    },
    summary: {
      zh: "週六、週日於超市與量販店單筆滿 NT$1,000，回饋 NT$100。",
      en: "Spend NT$1,000 at once in a supermarket at the weekend and get NT$100 back.",
      ko: "토요일과 일요일에 슈퍼마켓과 대형 마트에서 한 번에 NT$1,000 이상 결제하시면 NT$100을 돌려드립니다.",
    },
    body: {
      zh: `## 活動期間
{day:-200} 至 {day:-110} 的每週六、日

## 活動內容
以簽帳金融卡於國內超級市場、量販店單筆消費滿 NT$1,000，回饋 NT$100。每人每月限 2 次，全活動限 6 次。

| 消費金額 | 回饋 |
| 未滿 NT$1,000 | 0.5% |
| 滿 NT$1,000 | NT$100 |

## 回饋時間
消費次月底前存入主帳戶，最後一批已於 {day:-75} 完成入帳。

## 注意事項
- 須先於行動銀行 App 登錄，登錄前的消費不追溯。
- 百貨公司美食街、便利商店與線上超市不適用。
- 入帳前已停卡者，回饋仍存入主帳戶；主帳戶已結清者，視同放棄。`,
      en: `## Period
Every Saturday and Sunday from {day:-200} to {day:-110}

## The offer
Spend NT$1,000 or more at once with your debit card in a supermarket or hypermarket in Taiwan and get NT$100 back, up to twice a month and six times in all.

| Amount | Back |
| Under NT$1,000 | 0.5% |
| NT$1,000 and above | NT$100 |

## When it is paid
By the end of the next month, to the main account. The last rewards were paid on {day:-75}.

## Notes
- Register in the mobile app first; earlier purchases do not count.
- Department store food halls, convenience stores and online supermarkets are not included.
- If your card has been stopped, the reward still goes to the main account; if the main account has been closed, it lapses.`,
      ko: `## 이벤트 기간
{day:-200}부터 {day:-110}까지 매주 토요일과 일요일

## 이벤트 내용
체크카드로 국내 슈퍼마켓과 대형 마트에서 한 번에 NT$1,000 이상 결제하시면 NT$100을 돌려드립니다. 1인당 매월 2회, 전체 6회까지 제공합니다.

| 결제 금액 | 환급 |
| NT$1,000 미만 | 0.5% |
| NT$1,000 이상 | NT$100 |

## 환급 시기
결제한 다음 달 말까지 메인 계좌로 입금하며, 마지막 환급은 {day:-75}에 완료하였습니다.

## 유의 사항
- 모바일 앱에서 먼저 등록하셔야 하며 등록 전 결제는 소급하지 않습니다.
- 백화점 식품관, 편의점, 온라인 슈퍼마켓은 제외됩니다.
- 입금 전에 카드가 정지되었더라도 메인 계좌로 입금하며, 메인 계좌가 해지된 경우 혜택을 포기하신 것으로 봅니다.`,
    },
  },
  {
    startsInDays: -170,
    endsInDays: -80,
    picture: "jar",
    title: {
      zh: "存一趟旅行：夢想帳戶達標抽機票金",
      en: "Save for a trip: reach your goal and win towards a flight",
      ko: "여행 자금 모으기: 목표를 달성하고 항공권 지원금을 받으십시오",
    },
    summary: {
      zh: "以「旅行」為目標的夢想帳戶達標，抽 NT$10,000 機票金。",
      en: "Reach the goal of a dream account named for travel, and enter a draw for NT$10,000 towards a flight.",
      ko: "‘여행’을 목표로 한 드림 계좌를 달성하시면 추첨으로 항공권 지원금 NT$10,000을 드립니다.",
    },
    body: {
      zh: `## 活動期間
{day:-170} 至 {day:-80}

## 參加方式
1. 開立夢想帳戶，目標類別選擇「旅行」，目標金額 NT$10,000 以上。
2. 於活動結束前達成目標金額。
3. 達標當日起保留款項至少 7 日。

## 獎項與得獎公布
| 獎項 | 名額 |
| 機票金 NT$10,000 | 5 名 |
| 旅行頸枕 | 100 名 |

抽獎已於 {day:-65} 完成，得獎者均已收到 App 通知；獎金於 {day:-50} 前存入主帳戶。

## 稅務說明
機票金屬機會中獎所得，得獎人須依規定申報；得獎人如為非境內居住者，本行依法先行扣繳 20% 所得稅。`,
      en: `## Period
{day:-170} to {day:-80}

## How to take part
1. Open a dream account of the kind “travel” with a goal of NT$10,000 or more.
2. Reach the goal before the event ends.
3. Keep the money there for at least 7 days from that day.

## Prizes and winners
| Prize | Number |
| NT$10,000 towards a flight | 5 |
| Travel pillow | 100 |

The draw was held on {day:-65}, and all winners have had a message in the app. The money was paid to their main accounts by {day:-50}.

## Tax
The NT$10,000 is a prize by chance and must be declared as income. If a winner is not a resident, we withhold 20% income tax first, as the law requires.`,
      ko: `## 이벤트 기간
{day:-170} ~ {day:-80}

## 참여 방법
1. 목표 유형을 ‘여행’, 목표 금액을 NT$10,000 이상으로 하여 드림 계좌를 개설해 주십시오.
2. 이벤트 종료 전에 목표 금액을 달성해 주십시오.
3. 달성일부터 7일 이상 금액을 유지해 주십시오.

## 경품과 당첨자 발표
| 경품 | 인원 |
| 항공권 지원금 NT$10,000 | 5명 |
| 여행용 목 베개 | 100명 |

추첨은 {day:-65}에 완료되어 당첨자 모두에게 앱 알림을 보냈으며, 지원금은 {day:-50}까지 메인 계좌로 입금하였습니다.

## 세금 안내
항공권 지원금은 추첨에 따른 소득이므로 규정에 따라 신고하셔야 합니다. 당첨자가 비거주자인 경우 당행이 법에 따라 소득세 20%를 먼저 원천징수합니다.`,
    },
  },
  {
    startsInDays: -300,
    endsInDays: -210,
    picture: "transfer",
    title: {
      zh: "薪水搬家計畫：薪資轉入享三個月手續費回饋",
      en: "Move your salary: three months of fees refunded",
      ko: "급여 계좌 옮기기: 3개월 수수료 환급",
    },
    summary: {
      zh: "連續兩個月薪資轉入主帳戶，跨行轉帳手續費全額回饋。",
      en: "Receive your salary in the main account for two months running, and we refund your interbank fees.",
      ko: "두 달 연속 급여를 메인 계좌로 받으시면 타행 이체 수수료를 전액 돌려드립니다.",
    },
    body: {
      zh: `## 活動期間
{day:-300} 至 {day:-210}

## 活動內容
將薪資設定轉入晨光銀行主帳戶，每月單筆薪資 NT$20,000 以上且連續兩個月，即可獲得：

- 第三個月起連續三個月，跨行轉帳手續費全額回饋，每月上限 20 筆。
- 信貸申請時，可免附薪資轉帳存摺影本。

## 認列方式
以雇主透過跨行代發薪資、備註註明「薪資」的入帳為準；自行轉入或現金存入不列計。

## 常見疑問
公司只能轉入指定銀行怎麼辦？您可自行設定每月預約轉帳，惟不符合本活動條件。

本活動的手續費回饋，已於 {day:-105} 前全數入帳。`,
      en: `## Period
{day:-300} to {day:-210}

## The offer
Have your salary paid into your Dawn Bank main account, NT$20,000 or more at once and two months in a row, and get:

- from the third month, three months of interbank fees refunded, up to 20 transfers a month;
- no need to send copies of your salary record with an installment loan application.

## What counts as salary
Payments sent by the employer through an interbank payroll service with the note “薪資”. Your own transfers and cash do not count.

## A common question
What if the company pays to one bank only? You can set up a scheduled transfer each month, but it does not count for this event.

All refunds of this event were paid by {day:-105}.`,
      ko: `## 이벤트 기간
{day:-300} ~ {day:-210}

## 이벤트 내용
급여를 던뱅크 메인 계좌로 받으시고 매월 1회 NT$20,000 이상, 두 달 연속 입금되면 다음 혜택을 드립니다.

- 세 번째 달부터 3개월 동안 타행 이체 수수료를 매월 20건까지 전액 환급합니다.
- 분할 상환 대출을 신청하실 때 급여 입금 내역 사본을 제출하지 않으셔도 됩니다.

## 급여 인정 기준
고용주가 은행 간 급여 이체로 보내고 메모에 ‘薪資’가 표시된 입금만 인정하며, 직접 이체하거나 현금으로 입금하신 금액은 제외합니다.

## 자주 묻는 내용
회사가 지정 은행으로만 급여를 보낸다면 매월 예약 이체를 설정하실 수 있으나 이 이벤트의 조건에는 해당하지 않습니다.

이 이벤트의 수수료 환급은 {day:-105}까지 모두 입금하였습니다.`,
    },
  },
  {
    startsInDays: -380,
    endsInDays: -350,
    picture: "gift",
    title: {
      zh: "新網站尋寶：找出三個太陽",
      en: "Treasure hunt on our new web site: find three suns",
      ko: "새 웹사이트 보물찾기: 해 세 개를 찾아라",
    },
    summary: {
      zh: "逛逛全新網站，找出藏在頁面裡的三個太陽，抽晨光馬克杯。",
      en: "Look around the new site, find three hidden suns, and win a Dawn mug.",
      ko: "새 웹사이트를 둘러보고 숨은 해 세 개를 찾으시면 추첨으로 머그컵을 드립니다.",
    },
    body: {
      zh: `慶祝網站全新改版，我們在頁面裡藏了三個小太陽。

1. 瀏覽首頁、產品介紹與常見問題，找出三個太陽圖案。
2. 在活動頁填入三個太陽旁的文字，組成一句話。
3. 留下電子郵件，完成參加；非本行客戶也歡迎。

活動自 {day:-380} 至 {day:-350}，共抽出 300 名，致贈晨光馬克杯一只。得獎名單已於 {day:-343} 公布。

參加活動所留的電子郵件僅供通知得獎，已於 {day:-290} 全數刪除。答案是：「每天都有新的光」。謝謝 12,846 位朋友一起尋寶。`,
      en: `To celebrate our new web site we have hidden three little suns in its pages.

1. Look through the home page, the products and the FAQ, and find the three suns.
2. On the event page, enter the words beside them to form a sentence.
3. Leave your email address to take part. You need not be a customer.

The hunt ran from {day:-380} to {day:-350}. We drew 300 winners, who each got a Dawn mug. They were announced on {day:-343}.

Email addresses were used only to tell the winners and were all deleted on {day:-290}. The answer was: “There is new light every day.” Thank you to the 12,846 people who joined the hunt.`,
      ko: `웹사이트 개편을 기념하여 화면 곳곳에 작은 해 세 개를 숨겨 두었습니다.

1. 홈, 상품 안내, 자주 묻는 질문을 둘러보고 해 그림 세 개를 찾아 주십시오.
2. 이벤트 화면에 해 옆의 글자를 입력하여 한 문장을 완성해 주십시오.
3. 이메일을 남기시면 참여가 완료됩니다. 당행 고객이 아니어도 참여하실 수 있습니다.

이벤트는 {day:-380}부터 {day:-350}까지 진행되었으며 300명을 추첨하여 머그컵을 드렸습니다. 당첨자는 {day:-343}에 발표하였습니다.

이메일은 당첨 안내에만 사용하였고 {day:-290}에 모두 삭제하였습니다. 정답은 ‘매일 새로운 빛이 있습니다’였습니다. 함께해 주신 12,846분께 감사드립니다.`,
    },
  },
  {
    startsInDays: -260,
    endsInDays: -170,
    picture: "loan",
    title: {
      zh: "進修充電貸：信貸前三個月月付金回饋 5%",
      en: "Loans for learning: 5% of the first three payments back",
      ko: "자기 계발 대출: 첫 3개월 월 상환금의 5% 환급",
    },
    summary: {
      zh: "申貸用途為進修者，前三期按時還款，回饋月付金 5%。",
      en: "Borrow for education, pay the first three payments on time, and get 5% of them back.",
      ko: "교육 목적의 대출에서 처음 세 번을 제때 상환하시면 월 상환금의 5%를 돌려드립니다.",
    },
    body: {
      zh: `## 活動期間
{day:-260} 至 {day:-170}（以撥款日為準）

## 活動內容
貸款用途為學費、證照或語言課程，前三期月付金皆於還款日扣款成功，回饋三期月付金合計的 5%，每戶上限 NT$1,500。

| 試算範例 | 內容 |
| 貸款金額 | NT$300,000 |
| 期間與利率 | 5 年，固定年利率 5% |
| 帳務管理費 | NT$488 |
| 月付金 | NT$5,661 |
| 總費用年百分率 | 5.06% |
| 三期回饋 | NT$849 |

## 注意事項
- 總費用年百分率不等於貸款利率，未計入本活動回饋；實際條件以核貸結果為準。
- 須於撥款後 60 日內上傳繳費證明。
- 回饋金已於 {day:-65} 前入帳。請衡量還款能力，理性借貸。`,
      en: `## Period
{day:-260} to {day:-170} (by the day the loan was paid out)

## The offer
For loans used for tuition, professional certificates or language courses: if the first three monthly payments are collected on their due dates, we refund 5% of the three, up to NT$1,500 per loan.

| Example | Figures |
| Amount | NT$300,000 |
| Period and rate | 5 years, fixed at 5% a year |
| Account fee | NT$488 |
| Monthly payment | NT$5,661 |
| APR | 5.06% |
| Refund of three payments | NT$849 |

## Notes
- The APR is not the loan’s interest rate and leaves this refund out. The terms we approve apply.
- Proof of payment for the course must be uploaded within 60 days of disbursement.
- Refunds were paid by {day:-65}. Please borrow within your means.`,
      ko: `## 이벤트 기간
{day:-260} ~ {day:-170}(대출 실행일 기준)

## 이벤트 내용
학비, 자격증, 어학 과정을 위한 대출에서 처음 세 번의 월 상환금이 모두 상환일에 출금되면 합계의 5%를 대출 1건당 NT$1,500까지 돌려드립니다.

| 계산 예시 | 내용 |
| 대출 금액 | NT$300,000 |
| 기간과 금리 | 5년, 고정 연이율 5% |
| 계좌 관리비 | NT$488 |
| 월 상환금 | NT$5,661 |
| 총비용 연이율 | 5.06% |
| 3회 환급액 | NT$849 |

## 유의 사항
- 총비용 연이율은 대출 금리와 다르며 이벤트 환급을 반영하지 않습니다. 실제 조건은 심사 결과에 따릅니다.
- 대출 실행 후 60일 이내에 납부 증명을 올려 주셔야 합니다.
- 환급금은 {day:-65}까지 입금하였습니다. 상환 능력을 고려하여 신중하게 대출해 주십시오.`,
    },
  },
  {
    startsInDays: -150,
    endsInDays: -60,
    picture: "umbrella",
    title: {
      zh: "機車保險別忘記：登錄到期日抽安全帽",
      en: "Do not forget your motorbike insurance: register and win a helmet",
      ko: "오토바이 보험 잊지 마십시오: 만기일을 등록하고 헬멧을 받으십시오",
    },
    summary: {
      zh: "登錄強制險到期日，我們提醒您，再抽安全帽。",
      en: "Register the day your compulsory insurance ends. We remind you, and you may win a helmet.",
      ko: "의무 보험 만기일을 등록하시면 알려 드리고 추첨으로 헬멧을 드립니다.",
    },
    body: {
      zh: `騎車上路，強制汽車責任保險不能中斷。機車未投保，經舉發可處 NT$1,500 以上 NT$3,000 以下罰鍰。

## 活動期間
{day:-150} 至 {day:-60}

## 參加方式
1. 登入行動銀行 App 的「機車保險」，登錄車牌末四碼與強制險到期日。
2. 勾選同意於到期前 30 日以電子郵件提醒。

## 獎項
- 通過檢驗的四分之三罩安全帽，20 名
- 反光背帶，200 名

不論您在哪一家保險公司投保，都可以參加；登錄資料僅供到期提醒，您可隨時刪除。抽獎已於 {day:-50} 完成並寄出獎品。`,
      en: `On the road, compulsory liability insurance must not lapse. The fine for a motorbike without it is NT$1,500 to NT$3,000.

## Period
{day:-150} to {day:-60}

## How to take part
1. Sign in, open “motorbike insurance” in the mobile app, and register the last four characters of your number plate and the day your cover ends.
2. Agree to a reminder by email 30 days before.

## Prizes
- Three-quarter helmets that meet the standard, 20
- Reflective straps, 200

You could take part whichever insurer you are with. What you register is used for the reminder only, and you can delete it at any time. The draw was held on {day:-50} and the prizes have been sent.`,
      ko: `오토바이를 운행하시려면 의무 책임 보험이 끊기지 않아야 합니다. 보험에 가입하지 않은 오토바이는 적발 시 NT$1,500 이상 NT$3,000 이하의 과태료가 부과됩니다.

## 이벤트 기간
{day:-150} ~ {day:-60}

## 참여 방법
1. 모바일 앱의 ‘오토바이 보험’에 로그인하여 번호판 끝 네 자리와 의무 보험 만기일을 등록해 주십시오.
2. 만기 30일 전 이메일 알림에 동의해 주십시오.

## 경품
- 인증받은 3/4 헬멧, 20명
- 반사 벨트, 200명

어느 보험사에 가입하셨는지와 관계없이 참여하실 수 있습니다. 등록 정보는 만기 알림에만 사용하며 언제든지 삭제하실 수 있습니다. 추첨은 {day:-50}에 완료하여 경품을 발송하였습니다.`,
    },
  },
  {
    startsInDays: -120,
    endsInDays: -30,
    picture: "phone",
    title: {
      zh: "聯絡資料更新週週抽",
      en: "Update your contact details: a draw every week",
      ko: "연락처 업데이트 매주 추첨 이벤트",
    },
    summary: {
      zh: "確認電子郵件與手機號碼，重要通知不漏接，每週抽 20 名。",
      en: "Confirm your email address and mobile number so that you miss nothing. 20 winners a week.",
      ko: "이메일과 휴대전화 번호를 확인하여 중요한 알림을 놓치지 마십시오. 매주 20명을 추첨합니다.",
    },
    body: {
      zh: `取消掛失、找回使用者代號、領取證明文件，都會用到電子郵件。花一分鐘確認，緊急時刻少一分慌張。

## 活動期間
{day:-120} 至 {day:-30}，共 13 週，每週抽 20 名，致贈 NT$200 超商電子券。

## 參加方式
1. 登入行動銀行 App，進入「個人資料」。
2. 以驗證碼分別確認手機號碼與電子郵件。
3. 完成後自動參加當週及之後每週抽獎，直到中獎為止。

## 提醒
- 驗證碼只在 App 畫面輸入，本行人員不會向您詢問。
- 電子券以 App 推播發送，最後一批使用期限為 {day:+60}。
- 本活動資料更新不影響您原有的行銷同意設定。`,
      en: `Cancelling a loss report, finding your user ID, receiving certificates: all of these use your email address. A minute now saves a panic later.

## Period
{day:-120} to {day:-30}, 13 weeks. Each week 20 customers win a convenience store voucher of NT$200.

## How to take part
1. Sign in to the mobile app and open “Personal details”.
2. Confirm your mobile number and your email address, each with a one-time code.
3. You are then in the draw of that week and every week after until you win.

## Please note
- Enter one-time codes only in the app. Our staff never ask for them.
- Vouchers come through the app; the last ones are valid until {day:+60}.
- Updating your details does not change your consent to marketing.`,
      ko: `분실 신고 취소, 사용자 ID 찾기, 증명서 수령에는 이메일이 필요합니다. 지금 1분만 확인하시면 급할 때 당황하지 않으십니다.

## 이벤트 기간
{day:-120} ~ {day:-30}, 총 13주 동안 매주 20명에게 NT$200 편의점 모바일 쿠폰을 드립니다.

## 참여 방법
1. 모바일 앱에 로그인하여 ‘개인정보’로 들어가 주십시오.
2. 휴대전화 번호와 이메일을 각각 인증번호로 확인해 주십시오.
3. 완료하시면 해당 주부터 당첨될 때까지 매주 추첨에 자동으로 참여하십니다.

## 안내
- 인증번호는 앱 화면에만 입력해 주십시오. 당행 직원은 인증번호를 묻지 않습니다.
- 쿠폰은 앱 알림으로 보내 드리며 마지막 쿠폰의 사용 기한은 {day:+60}입니다.
- 정보를 업데이트하셔도 기존 마케팅 동의 설정은 바뀌지 않습니다.`,
    },
  },
];
