import type { SeedEvent } from "./types.ts";

/** More events that are running, and the first that are to come. */
export const events2: SeedEvent[] = [
  {
    startsInDays: -25,
    endsInDays: 65,
    picture: "chart",
    title: {
      zh: "基金單筆申購手續費 3 折",
      en: "Funds: 70% off the subscription fee",
      ko: "펀드 거치식 매수 수수료 70% 할인",
    },
    summary: {
      zh: "線上單筆申購指定基金，手續費 3 折，不限次數。",
      en: "Buy selected funds online with a lump sum and pay 30% of the usual fee, as often as you like.",
      ko: "온라인으로 지정 펀드를 거치식 매수하시면 횟수 제한 없이 수수료의 30%만 받습니다.",
    },
    body: {
      zh: `## 活動期間
{day:-25} 至 {day:+65} 15:00 前完成的申購交易

## 手續費優惠
| 基金類型 | 原手續費 | 活動手續費 |
| 股票型 | 3.0% | 0.9% |
| 平衡型、多重資產型 | 2.0% | 0.6% |
| 債券型 | 1.5% | 0.45% |
| 貨幣市場型 | 0% | 0% |

活動期間免登錄，系統於申購確認頁自動折扣。定期定額、轉換交易，以及後收型基金不適用本活動。

## 風險預告
- 基金經金融監督管理委員會核准或同意生效，不表示絕無風險；基金公司以往的績效不保證最低收益。
- 後收型基金雖無須於申購時支付手續費，贖回時可能收取遞延手續費，部分級別並有分銷費用。
- 投資前請詳閱公開說明書。您的投資風險屬性須與基金風險等級相符，本行始得受理申購。
- 基金不是存款，不受存款保險保障。`,
      en: `## Period
Purchases completed from {day:-25} to 15:00 on {day:+65}

## Fees
| Kind of fund | Usual fee | In this event |
| Equity | 3.0% | 0.9% |
| Balanced, multi-asset | 2.0% | 0.6% |
| Bond | 1.5% | 0.45% |
| Money market | 0% | 0% |

You need not register: the confirmation page applies the discount. Regular savings plans, switches and back-end load funds are not included.

## Risk
- Approval of a fund by the Financial Supervisory Commission does not mean that it is free of risk. Past performance does not guarantee a minimum return.
- A back-end load fund charges no fee when you buy, but may charge one when you redeem, and some classes bear a distribution fee.
- Read the prospectus before you invest. We take your order only if your risk profile fits the fund’s risk level.
- A fund is not a deposit and is not protected by deposit insurance.`,
      ko: `## 이벤트 기간
{day:-25}부터 {day:+65} 15:00까지 완료된 매수 거래

## 수수료 혜택
| 펀드 유형 | 기존 수수료 | 이벤트 수수료 |
| 주식형 | 3.0% | 0.9% |
| 혼합형, 멀티에셋형 | 2.0% | 0.6% |
| 채권형 | 1.5% | 0.45% |
| 머니마켓형 | 0% | 0% |

별도 등록 없이 매수 확인 화면에서 자동으로 할인됩니다. 적립식, 전환 거래, 후취형 펀드는 대상이 아닙니다.

## 위험 고지
- 펀드가 금융감독관리위원회의 승인을 받았다고 하여 위험이 없는 것은 아니며, 과거 실적이 최저 수익을 보장하지 않습니다.
- 후취형 펀드는 매수 시 수수료가 없으나 환매 시 이연 수수료가 부과될 수 있고 일부 클래스에는 판매 비용이 있습니다.
- 투자 전에 투자 설명서를 자세히 읽어 주십시오. 고객님의 투자 성향이 펀드 위험 등급에 맞는 경우에만 매수 신청을 받습니다.
- 펀드는 예금이 아니므로 예금보험으로 보호되지 않습니다.`,
    },
  },
  {
    startsInDays: -7,
    endsInDays: 21,
    picture: "phone",
    title: {
      zh: "防詐隊長集合：完成安全檢查抽好禮",
      en: "Fraud watch: do a safety check and win",
      ko: "사기 예방 점검: 안전 점검을 마치고 선물을 받으십시오",
    },
    summary: {
      zh: "五分鐘完成帳戶安全檢查，認識一鍵停用與 165。",
      en: "Take five minutes to check your account’s safety and learn about the panic button and 165.",
      ko: "5분 동안 계좌 안전을 점검하고 긴급 정지와 165를 알아보십시오.",
    },
    body: {
      zh: `詐騙手法天天在變，好習慣可以一直用。{day:-7} 至 {day:+21}，登入行動銀行 App 完成安全檢查，即可參加抽獎。

## 檢查清單
1. 確認手機號碼與電子郵件為最新資料。
2. 開啟登入通知與消費即時通知。
3. 檢視並移除不再使用的約定帳戶。
4. 觀看「一鍵停用」示範影片。
5. 完成十題防詐測驗，80 分以上。

## 獎項
- 單車安全燈組，50 名
- 環保隨行杯，200 名

## 說明
得獎者於 {day:+31} 前收到 App 通知，並於 App 內填寫收件地址。本行不會以電話或簡訊連結索取您的地址、卡號或任何費用；如接獲此類訊息，請撥 [165](tel:165)。每人限得一獎，獎項不得折換現金。`,
      en: `Tricks change every day; good habits keep working. From {day:-7} to {day:+21}, finish the safety check in the mobile app and enter the draw.

## The check
1. See that your mobile number and email address are up to date.
2. Turn on sign-in alerts and purchase alerts.
3. Look through your designated accounts and remove those you no longer use.
4. Watch the short film about the panic button.
5. Score 80 or more in the ten-question quiz.

## Prizes
- Bicycle safety lights, 50 sets
- Reusable cups, 200 pieces

## Details
Winners get a message in the app by {day:+31} and enter their address there. We will not ask for your address, card number or any payment by telephone or through a link in an SMS; if someone does, call [165](tel:165). One prize per person, not exchangeable for cash.`,
      ko: `사기 수법은 매일 바뀌지만 좋은 습관은 언제나 도움이 됩니다. {day:-7}부터 {day:+21}까지 모바일 앱에서 안전 점검을 마치시면 추첨에 참여하실 수 있습니다.

## 점검 목록
1. 휴대전화 번호와 이메일이 최신인지 확인해 주십시오.
2. 로그인 알림과 결제 알림을 켜 주십시오.
3. 지정 계좌를 살펴보고 더 이상 쓰지 않는 계좌를 삭제해 주십시오.
4. ‘긴급 정지’ 안내 영상을 시청해 주십시오.
5. 사기 예방 퀴즈 열 문제에서 80점 이상을 받아 주십시오.

## 경품
- 자전거 안전등 세트, 50명
- 친환경 텀블러, 200명

## 안내
당첨자는 {day:+31}까지 앱 알림을 받고 앱에서 주소를 입력하시게 됩니다. 당행은 전화나 문자 링크로 주소, 카드 번호, 비용을 요구하지 않으므로 그런 연락을 받으시면 165로 신고해 주십시오. 1인당 1회만 당첨되며 현금으로 바꾸실 수 없습니다.`,
    },
  },
  {
    startsInDays: -14,
    endsInDays: 76,
    picture: "card",
    title: {
      zh: "海外刷卡免手續費，再享 2% 回饋",
      en: "Pay abroad: no overseas fee and 2% back",
      ko: "해외 결제 수수료 면제에 2% 캐시백까지",
    },
    summary: {
      zh: "出國實體消費與海外網站都適用，海外交易手續費全額回饋。",
      en: "In shops abroad and on foreign web sites: we refund the overseas fee and give 2% back.",
      ko: "해외 매장과 해외 사이트 모두 적용되며 해외 거래 수수료를 전액 돌려드립니다.",
    },
    body: {
      zh: `## 活動期間
{day:-14} 至 {day:+76}（以交易日臺北時間計算）

## 回饋內容
| 項目 | 一般 | 活動期間 |
| 海外交易手續費 1.5% | 由持卡人負擔 | 全額回饋 |
| 海外實體商店消費 | 0.5% 回饋 | 2% 回饋 |
| 海外網站消費 | 0.5% 回饋 | 2% 回饋 |

2% 回饋每人每月上限 NT$500；手續費回饋不設上限。

## 使用前的兩個提醒
1. 出發前在行動銀行 App 開啟海外交易，回國後記得關閉。
2. 商店詢問以新臺幣或當地貨幣結帳時，選擇當地貨幣通常較划算。

## 不列入計算
海外提款、以新臺幣於國內結帳的外國網站、儲值及博弈類交易。

回饋於帳款入帳後的次月底前存入主帳戶。外幣消費依國際組織結匯日匯率折算新臺幣。`,
      en: `## Period
{day:-14} to {day:+76} (by the date of the transaction in Taipei)

## What you get
| Item | Usually | In this event |
| Overseas transaction fee of 1.5% | Paid by you | Refunded in full |
| Shops abroad | 0.5% back | 2% back |
| Foreign web sites | 0.5% back | 2% back |

The 2% is limited to NT$500 per person and month; the refund of the fee has no limit.

## Two hints before you go
1. Switch on overseas transactions in the mobile app before you leave, and off when you are back.
2. When a shop offers TWD or the local currency, the local currency is usually cheaper.

## Not included
Cash withdrawals abroad, foreign web sites that settle in TWD in Taiwan, top-ups and gambling.

Cash back is paid to the main account by the end of the month after the charge is booked. Amounts in foreign currency are converted at the card organisation’s rate of the settlement day.`,
      ko: `## 이벤트 기간
{day:-14} ~ {day:+76}(거래일, 타이베이 시간 기준)

## 혜택 내용
| 항목 | 평소 | 이벤트 기간 |
| 해외 거래 수수료 1.5% | 고객 부담 | 전액 환급 |
| 해외 매장 결제 | 0.5% 캐시백 | 2% 캐시백 |
| 해외 사이트 결제 | 0.5% 캐시백 | 2% 캐시백 |

2% 캐시백은 1인당 매월 NT$500까지이며 수수료 환급에는 한도가 없습니다.

## 이용 전 두 가지 안내
1. 출국 전에 모바일 앱에서 해외 거래를 켜시고 귀국 후에는 꺼 주십시오.
2. 매장에서 대만 달러와 현지 통화 중 선택할 때는 보통 현지 통화가 유리합니다.

## 제외 거래
해외 현금 인출, 대만 내에서 대만 달러로 결제되는 외국 사이트, 충전 및 도박 관련 거래

캐시백은 대금이 확정된 다음 달 말까지 메인 계좌로 입금합니다. 외화 결제는 국제 카드사의 정산일 환율로 대만 달러로 환산합니다.`,
    },
  },
  {
    startsInDays: -50,
    endsInDays: 10,
    picture: "phone",
    title: {
      zh: "憑證在手，升級有禮：進階帳戶升級回饋",
      en: "Upgrade with your citizen digital certificate and get NT$150",
      ko: "자연인 증서로 계좌 업그레이드하고 NT$150 받기",
    },
    summary: {
      zh: "活動最後倒數，基本帳戶升級為進階帳戶，回饋 NT$150。",
      en: "Last days: upgrade from basic to advanced and receive NT$150.",
      ko: "마감 임박, 기본 계좌를 고급 계좌로 업그레이드하시면 NT$150을 드립니다.",
    },
    body: {
      zh: `{day:-50} 至 {day:+10}，基本帳戶客戶以自然人憑證與視訊通話完成帳戶升級，即可獲得 NT$150 回饋金。

## 升級後有什麼不同
| 項目 | 基本帳戶 | 進階帳戶 |
| 非約定轉帳單筆限額 | NT$10,000 | NT$50,000 |
| 非約定轉帳每日限額 | NT$30,000 | NT$100,000 |
| 非約定轉帳每月限額 | NT$50,000 | NT$200,000 |
| 信貸申請 | 不可 | 可 |

## 參加方式
1. 帶自然人憑證到[服務據點](/support/contact-us/service-center)，現場備有讀卡機與電腦。
2. 依現場說明完成帳戶升級；網站的「[帳戶升級](/upgrade-account)」尚未開放。
3. 視訊通話確認身分後，升級即生效，活動自動登錄。

回饋金於 {day:+40} 前存入主帳戶，每人限一次；已參加「新戶迎晨禮」升級任務者，不重複回饋。視訊通話須本人親自進行，請勿由他人代為操作。`,
      en: `From {day:-50} to {day:+10}, customers with a basic account who complete an account upgrade by citizen digital certificate and video call receive NT$150.

## What changes
| Item | Basic account | Advanced account |
| Non-designated, per transaction | NT$10,000 | NT$50,000 |
| Non-designated, daily | NT$30,000 | NT$100,000 |
| Non-designated, monthly | NT$50,000 | NT$200,000 |
| Installment loan | No | Yes |

## How to take part
1. Bring your citizen digital certificate to a [service centre](/support/contact-us/service-center), where a computer with a card reader is ready.
2. Follow the steps there; [account upgrade](/upgrade-account) is not yet available on our web site.
3. Once the video call has confirmed your identity, the upgrade is in effect and you are registered.

The reward is paid to the main account by {day:+40}, once per person. It is not paid on top of the upgrade reward in “A gift for new customers”. You must take the video call yourself; nobody may do it for you.`,
      ko: `{day:-50}부터 {day:+10}까지 기본 계좌 고객께서 자연인 증서와 영상 통화로 계좌 업그레이드를 완료하시면 NT$150을 드립니다.

## 업그레이드하면 달라지는 점
| 항목 | 기본 계좌 | 고급 계좌 |
| 비지정 계좌 이체 1회 한도 | NT$10,000 | NT$50,000 |
| 비지정 계좌 이체 일일 한도 | NT$30,000 | NT$100,000 |
| 비지정 계좌 이체 월간 한도 | NT$50,000 | NT$200,000 |
| 분할 상환 대출 신청 | 불가 | 가능 |

## 참여 방법
1. 자연인 증서를 가지고 [서비스 센터](/support/contact-us/service-center)를 방문해 주십시오. 카드 리더가 있는 컴퓨터가 준비되어 있습니다.
2. 안내에 따라 진행해 주십시오. 웹사이트의 ‘[계좌 업그레이드](/upgrade-account)’는 아직 제공되지 않습니다.
3. 영상 통화로 본인 확인을 마치면 업그레이드가 적용되고 이벤트에 자동 등록됩니다.

리워드는 {day:+40}까지 메인 계좌로 1인당 1회 입금합니다. ‘신규 고객 선물’의 업그레이드 미션에 참여하신 경우 중복 지급하지 않습니다. 영상 통화는 반드시 본인이 직접 하셔야 합니다.`,
    },
  },
  {
    startsInDays: 0,
    endsInDays: 90,
    picture: "chart",
    title: {
      zh: "定期定額新手村：前 6 期申購手續費 0 元",
      en: "New to regular investing: no fee for the first 6 payments",
      ko: "적립식 투자 첫걸음: 처음 6회 매수 수수료 0원",
    },
    summary: {
      zh: "首次設定基金定期定額，每月 NT$1,000 起，前 6 期免手續費。",
      en: "Set up your first regular fund plan from NT$1,000 a month; the first 6 payments are free of fees.",
      ko: "펀드 적립식을 처음 설정하시면 매월 NT$1,000부터, 처음 6회 수수료를 받지 않습니다.",
    },
    body: {
      zh: `## 活動期間
{day:+0} 至 {day:+90} 新增的定期定額約定

## 活動對象
過去 12 個月未曾於本行定期定額投資基金的客戶。

## 優惠
- 第 1 至 6 期：申購手續費 0 元
- 第 7 期起：手續費 5 折，持續扣款期間皆適用
- 每人最多 3 檔基金

## 開始之前
1. 完成投資風險屬性評估，有效期間一年。
2. 從與您風險屬性相符的基金中選擇，並閱讀公開說明書。
3. 設定扣款日與金額；扣款日前一日請確認主帳戶餘額。

連續 3 次扣款失敗，約定自動終止，優惠亦同時終止。定期定額無法避免市場下跌造成的損失，投資人須自負盈虧；基金不受存款保險保障。`,
      en: `## Period
Regular plans set up from {day:+0} to {day:+90}

## Who can take part
Customers who have not invested regularly in funds with us in the past 12 months.

## The offer
- Payments 1 to 6: no subscription fee
- From payment 7: half the fee for as long as the plan runs
- Up to 3 funds per person

## Before you start
1. Complete the risk profile; it is valid for one year.
2. Choose among funds that fit your profile and read the prospectus.
3. Set the day and the amount. Check the balance of your main account the day before.

After three failed payments in a row the plan ends, and the offer with it. Regular investing cannot prevent losses when markets fall; gains and losses are the investor’s own. Funds are not protected by deposit insurance.`,
      ko: `## 이벤트 기간
{day:+0}부터 {day:+90}까지 새로 등록한 적립식 약정

## 참여 대상
최근 12개월 동안 당행에서 펀드 적립식 투자를 하신 적이 없는 고객

## 혜택
- 1~6회차: 매수 수수료 0원
- 7회차부터: 납입이 이어지는 동안 수수료 50% 할인
- 1인당 최대 3개 펀드

## 시작하기 전에
1. 투자 성향 평가를 완료해 주십시오. 유효 기간은 1년입니다.
2. 성향에 맞는 펀드 중에서 선택하시고 투자 설명서를 읽어 주십시오.
3. 납입일과 금액을 정하시고 납입일 전날 메인 계좌 잔액을 확인해 주십시오.

연속 3회 납입에 실패하면 약정과 혜택이 함께 종료됩니다. 적립식 투자도 시장 하락에 따른 손실을 막을 수 없으며 손익은 투자자 본인에게 귀속됩니다. 펀드는 예금보험으로 보호되지 않습니다.`,
    },
  },
  {
    startsInDays: 7,
    endsInDays: 97,
    picture: "card",
    title: {
      zh: "網購週三日：指定日網路消費 5% 回饋",
      en: "Online Wednesdays: 5% back on the web",
      ko: "온라인 쇼핑 수요일: 지정일 5% 캐시백",
    },
    summary: {
      zh: "每週三用簽帳金融卡網購，單筆滿 NT$500 享 5% 回饋。",
      en: "Shop online with your debit card on a Wednesday, from NT$500, and get 5% back.",
      ko: "매주 수요일 체크카드로 NT$500 이상 온라인 결제하시면 5%를 돌려드립니다.",
    },
    body: {
      zh: `## 活動期間
{day:+7} 至 {day:+97} 期間的每週三，00:00 至 23:59（臺北時間）

## 回饋內容
- 國內網路商店單筆滿 NT$500，享 5% 現金回饋。
- 每人每月回饋上限 NT$200，全活動上限 NT$600。
- 以行動支付於網路商店付款，同樣適用。

## 參加方式
自 {day:+4} 起開放於行動銀行 App 登錄，名額 15,000 名，額滿截止。

## 網購安全小提醒
1. 付款頁出現 3D 驗證時，請核對商店名稱與金額，再輸入驗證碼。
2. 不點選「訂單異常」的簡訊連結。
3. 只收到包裹通知、沒有購物紀錄時，先查證再付款。

分期、繳費、儲值與禮券類消費不列入計算；取消或退貨的交易，扣回該筆回饋。`,
      en: `## Period
Every Wednesday between {day:+7} and {day:+97}, 00:00 to 23:59 Taipei time

## What you get
- 5% back on purchases of NT$500 or more at online shops in Taiwan.
- Up to NT$200 per person and month, and NT$600 in all.
- Mobile payment at online shops counts too.

## How to take part
Register in the mobile app from {day:+4}. There are 15,000 places; registration closes when they are taken.

## Shop safely
1. When the payment page asks for 3D verification, check the shop’s name and the amount before you enter the code.
2. Do not follow links in messages about a “problem with your order”.
3. If a parcel is announced that you did not order, check before you pay.

Instalments, bills, top-ups and gift vouchers do not count. Cash back is taken back for cancelled or returned orders.`,
      ko: `## 이벤트 기간
{day:+7}부터 {day:+97}까지 매주 수요일 00:00~23:59(타이베이 시간)

## 혜택 내용
- 국내 온라인 쇼핑몰에서 1회 NT$500 이상 결제하시면 5%를 현금으로 돌려드립니다.
- 1인당 매월 NT$200, 이벤트 전체 NT$600까지 제공합니다.
- 온라인 쇼핑몰에서 모바일 결제를 이용하셔도 적용됩니다.

## 참여 방법
{day:+4}부터 모바일 앱에서 등록하실 수 있으며 15,000명이 되면 마감합니다.

## 안전한 온라인 쇼핑
1. 결제 화면에서 3D 인증이 나오면 쇼핑몰 이름과 금액을 확인한 뒤 인증번호를 입력해 주십시오.
2. ‘주문 이상’ 문자의 링크를 누르지 마십시오.
3. 주문한 기록이 없는 택배 알림을 받으시면 결제 전에 확인해 주십시오.

할부, 공과금, 충전, 상품권 결제는 제외되며 취소하거나 반품하신 거래의 캐시백은 회수합니다.`,
    },
  },
];
