import type { FaqSeed } from "../faq-seed.ts";

/** Questions about deposits, interest, dream accounts and time deposits. */
export const depositFaqs: FaqSeed[] = [
  {
    number: 5001,
    subcategory: "0501",
    question: {
      zh: "存款利率在哪裡查？",
      en: "Where do I find the deposit rates?",
      ko: "예금 금리는 어디에서 확인합니까?",
    },
    answer: {
      zh: `請看網站的「[牌告利率](/board-rate)」頁面，不必登入，主帳戶、夢想帳戶、新臺幣定期存款與外幣存款的年利率都列在同一頁。每項利率會標示起始適用日期。利率調整時另有公告，實際以存入或續存當日的牌告為準。`,
      en: `See [deposit rates](/board-rate) on our web site, without signing in. The yearly rates of the main account, the dream account, time deposits in TWD and foreign currency deposits are on one page, each with the day since which it applies. Changes are announced in a notice; the rate of the day of deposit or renewal applies.`,
      ko: `웹사이트의 ‘[고시 금리](/board-rate)’ 화면에서 로그인 없이 메인 계좌, 드림 계좌, 대만 달러 정기예금, 외화 예금의 연이율을 한 번에 확인하실 수 있습니다. 각 금리에는 적용 시작일이 표시됩니다. 금리가 바뀌면 공지로 알려 드리며, 실제 금리는 예치일 또는 재예치일의 고시 금리를 기준으로 합니다.`,
    },
    keywords: ["活存利率", "活儲", "利息多少", "年利率", "牌告", "高利活存"],
  },
  {
    number: 5002,
    subcategory: "0501",
    question: {
      zh: "主帳戶的利息怎麼算？何時入帳？",
      en: "How is interest on the main account reckoned, and when is it paid?",
      ko: "메인 계좌의 이자는 어떻게 계산하며 언제 입금됩니까?",
    },
    answer: {
      zh: `主帳戶是活期儲蓄存款，依每日餘額按日計息，每年 6 月 20 日與 12 月 20 日結息，次日撥入主帳戶。年度中間利率若有調整，會依調整前後的天數分段計算。入帳後可在交易明細看到利息金額；達到扣稅標準時，顯示的是扣除後的淨額。`,
      en: `The main account is a demand savings deposit. Interest is reckoned on each day’s balance, settled on 20 June and 20 December, and paid in the next day. If the rate changes in between, each part is reckoned at its own rate. You see the interest in your history; where tax is withheld, the net amount is shown.`,
      ko: `메인 계좌는 보통저축예금으로 매일의 잔액에 대하여 이자를 계산하며 매년 6월 20일과 12월 20일에 결산하여 다음 날 입금합니다. 중간에 금리가 바뀌면 변경 전후의 일수에 따라 나누어 계산합니다. 입금된 이자는 거래 내역에서 확인하실 수 있으며, 세금 공제 대상이면 공제 후 금액이 표시됩니다.`,
    },
    keywords: ["結息日", "計息方式", "半年結息", "利息沒入帳", "配息日", "發利息"],
  },
  {
    number: 5003,
    subcategory: "0501",
    question: {
      zh: "我的存款有存款保險保障嗎？",
      en: "Are my deposits protected by deposit insurance?",
      ko: "제 예금은 예금보험으로 보호됩니까?",
    },
    answer: {
      zh: `有。本行是中央存款保險公司的要保機構，每一存款人在本行的存款本金與利息，合計最高保障 NT$3,000,000，不必申請也不需付費。主帳戶、夢想帳戶、定期存款與外幣帳戶合併計算。基金、證券與保險商品不是存款，不在保障範圍內。`,
      en: `Yes. We are insured with the Central Deposit Insurance Corporation. The principal and interest of each depositor’s deposits with us are protected up to NT$3,000,000 in all; you need not apply, and it costs you nothing. Main account, dream accounts, time deposits and foreign currency accounts are added together. Funds, securities and insurance are not deposits and are not covered.`,
      ko: `보호됩니다. 당행은 중앙예금보험공사의 가입 기관으로, 예금자 1인당 당행 예금의 원금과 이자를 합하여 최고 NT$3,000,000까지 보호되며 신청이나 비용이 필요하지 않습니다. 메인 계좌, 드림 계좌, 정기예금, 외화 계좌를 합산합니다. 펀드, 증권, 보험 상품은 예금이 아니므로 보호되지 않습니다.`,
    },
    keywords: ["存保", "300萬", "銀行倒閉", "保障額度", "中央存保", "安全嗎"],
  },
  {
    number: 5004,
    subcategory: "0501",
    question: {
      zh: "利息會扣稅或扣健保補充保費嗎？",
      en: "Is tax or a health premium taken from my interest?",
      ko: "이자에서 세금이나 건강보험료가 공제됩니까?",
    },
    answer: {
      zh: `利息在給付時依法扣繳，單次給付未達門檻者不扣：

| 給付對象 | 所得稅 | 二代健保補充保費 |
| 境內居住者 | 10%，單次應扣稅額不超過 NT$2,000 者免扣 | 單次給付達 NT$20,000，扣 2.11% |
| 非境內居住者 | 20%，自第一元起扣 | 依健保投保身分認定 |

全年利息會列入扣繳憑單，供您報稅時核對。`,
      en: `By law we withhold when interest is paid; below the thresholds nothing is taken:

| Paid to | Income tax | Supplementary health premium |
| Residents | 10%; none if the tax on one payment is not over NT$2,000 | 2.11% of a single payment of NT$20,000 or more |
| Non-residents | 20% from the first dollar | Depends on health insurance status |

The interest of the whole year stands on your withholding statement, for your tax return.`,
      ko: `이자를 지급할 때 법에 따라 공제하며 1회 지급액이 기준에 못 미치면 공제하지 않습니다.

| 지급 대상 | 소득세 | 건강보험 보충 보험료 |
| 거주자 | 10%, 1회 세액이 NT$2,000 이하이면 면제 | 1회 지급액이 NT$20,000 이상이면 2.11% |
| 비거주자 | 20%, 첫 NT$1부터 적용 | 건강보험 가입 자격에 따름 |

한 해의 이자는 원천징수 영수증에 표시되므로 세금 신고 때 확인해 주십시오.`,
    },
    keywords: ["利息所得稅", "補充保費", "二代健保", "扣10%", "免稅額", "扣繳"],
  },
  {
    number: 5005,
    subcategory: "0501",
    question: {
      zh: "如何把錢存進主帳戶？",
      en: "How do I put money into my main account?",
      ko: "메인 계좌에 어떻게 입금합니까?",
    },
    answer: {
      zh: `最簡單的方式是從其他銀行轉帳過來：銀行代碼選 899，輸入您 12 位數的帳號即可，通常立即入帳。轉出銀行可能收取跨行手續費，由您在該銀行的帳戶支付；本行收款不收費。要存現金，可以使用有存款功能的自動櫃員機；本行沒有分行櫃檯，無法臨櫃存入。`,
      en: `The simplest way is a transfer from another bank: choose bank code 899, enter your 12-digit account number, and it normally arrives at once. The sending bank may charge its own fee; we charge nothing for money coming in. Cash can be paid in at cash machines that take deposits; we have no branch counters.`,
      ko: `다른 은행에서 이체하시는 것이 가장 간편합니다. 은행 코드 899를 선택하고 12자리 계좌번호를 입력하시면 보통 즉시 입금됩니다. 보내는 은행이 수수료를 받을 수 있으나 당행은 입금 수수료를 받지 않습니다. 현금은 입금 기능이 있는 현금인출기를 이용해 주십시오. 당행은 지점 창구가 없습니다.`,
    },
    keywords: ["存錢", "存款", "入金", "儲值", "轉入", "存現金", "存款機"],
  },
  {
    number: 5006,
    subcategory: "0501",
    question: {
      zh: "可以把薪水轉入晨光銀行嗎？",
      en: "Can I have my salary paid into Dawn Bank?",
      ko: "급여를 던뱅크로 받을 수 있습니까?",
    },
    answer: {
      zh: `可以，請向公司提供銀行代碼 899 與您的主帳戶帳號，由公司透過跨行代發薪資轉入。公司若要求存摺封面，可在網站下載存款餘額證明代替。公司只能轉入指定銀行時，您可以在那家銀行設定每月預約轉帳，把薪水轉到本行。`,
      en: `Yes. Give your employer bank code 899 and the number of your main account; salaries can be paid in from any bank. If they ask for the cover of a passbook, download a deposit balance certificate instead. If your employer pays to one bank only, set up a monthly scheduled transfer there to your account with us.`,
      ko: `가능합니다. 회사에 은행 코드 899와 메인 계좌번호를 알려 주시면 타행 급여 이체로 받으실 수 있습니다. 통장 사본을 요구하면 웹사이트에서 예금 잔액 증명서를 내려받아 대신 제출해 주십시오. 회사가 지정 은행으로만 지급한다면 그 은행에서 매월 예약 이체를 설정하여 당행으로 보내실 수 있습니다.`,
    },
    keywords: ["薪轉", "薪資轉帳", "薪水帳戶", "薪轉戶", "領薪水", "公司轉薪"],
  },
  {
    number: 5007,
    subcategory: "0502",
    question: {
      zh: "夢想帳戶是什麼？",
      en: "What is a dream account?",
      ko: "드림 계좌란 무엇입니까?",
    },
    answer: {
      zh: `夢想帳戶是主帳戶之下的存款，讓您為旅行、進修、換車等目標各準備一個罐子，分開存、看得到進度。它不是獨立的投資商品，本金不會減少，隨時可以轉回主帳戶。款項與您在本行的其他存款合併，受存款保險保障。`,
      en: `A dream account is a deposit under your main account: a jar for each goal, be it a trip, a course or a new motorbike, kept apart and with its progress in view. It is no investment: the principal does not shrink, and you can move the money back at any time. It is protected by deposit insurance together with your other deposits with us.`,
      ko: `드림 계좌는 메인 계좌에 속한 예금으로, 여행, 공부, 새 오토바이 등 목표마다 저금통을 하나씩 두어 따로 모으고 진행 상황을 보실 수 있습니다. 투자 상품이 아니므로 원금이 줄지 않으며 언제든지 메인 계좌로 옮기실 수 있습니다. 당행의 다른 예금과 합산하여 예금보험으로 보호됩니다.`,
    },
    keywords: ["子帳戶", "存錢筒", "目標存款", "存錢罐", "分帳戶", "儲蓄計畫"],
  },
  {
    number: 5008,
    subcategory: "0502",
    question: {
      zh: "如何開立夢想帳戶？可以同時有幾個目標？",
      en: "How do I open a dream account, and can I have several goals?",
      ko: "드림 계좌는 어떻게 개설하며 목표를 여러 개 둘 수 있습니까?",
    },
    answer: {
      zh: `請在行動銀行 App 選擇「夢想帳戶」，輸入名稱、目標金額與希望完成的日期，立即開立，不收費用。不同目標可以分別開立，各自計算進度；可同時擁有的數量以 App 畫面顯示為準。網站目前提供介紹與利率查詢，開立與存入請在 App 操作。`,
      en: `Choose “dream account” in the mobile app and enter a name, an amount and a date: it opens at once, free of charge. You can open one for each goal, and each keeps its own progress; the app shows how many you may have. The web site tells you about dream accounts and their rates; opening and saving are done in the app.`,
      ko: `모바일 앱에서 ‘드림 계좌’를 선택하여 이름, 목표 금액, 희망 날짜를 입력하시면 비용 없이 바로 개설됩니다. 목표마다 따로 개설하여 진행 상황을 각각 보실 수 있으며 보유할 수 있는 개수는 앱 화면을 기준으로 합니다. 웹사이트에서는 상품 소개와 금리를 확인하시고 개설과 저축은 앱에서 이용해 주십시오.`,
    },
    keywords: ["新增夢想", "開夢想帳戶", "多個目標", "設定目標", "建立存錢目標"],
  },
  {
    number: 5009,
    subcategory: "0502",
    question: {
      zh: "夢想帳戶的自動存入怎麼設定？最低多少？",
      en: "How do I set up automatic saving, and what is the least amount?",
      ko: "드림 계좌의 자동 저축은 어떻게 설정하며 최소 금액은 얼마입니까?",
    },
    answer: {
      zh: `在行動銀行 App 打開該夢想帳戶，選擇每週或每月、日期與金額即可，最低 NT$100，由主帳戶轉入，不收手續費。您可以隨時暫停、調整金額或改日期，也可以額外手動存入。這是您自己帳戶間的轉帳，不占用轉帳限額。`,
      en: `Open the dream account in the mobile app and choose weekly or monthly, the day and the amount, from NT$100. It comes from the main account, free of charge. You can pause it, change the amount or the day at any time, or add money by hand. As a transfer between your own accounts it does not use up your limits.`,
      ko: `모바일 앱에서 해당 드림 계좌를 열고 매주 또는 매월, 날짜와 금액을 선택해 주십시오. 최소 NT$100이며 메인 계좌에서 수수료 없이 옮겨집니다. 언제든지 중지하거나 금액과 날짜를 바꾸실 수 있고 직접 추가로 저축하실 수도 있습니다. 본인 계좌 간 이체이므로 이체 한도에 포함되지 않습니다.`,
    },
    keywords: ["自動扣款存錢", "每週存", "定期存入", "最低100元", "存錢設定", "暫停存入"],
  },
  {
    number: 5010,
    subcategory: "0502",
    question: {
      zh: "主帳戶餘額不足時，夢想帳戶的自動存入會怎樣？",
      en: "What happens to automatic saving when the main account is short?",
      ko: "메인 계좌 잔액이 부족하면 드림 계좌의 자동 저축은 어떻게 됩니까?",
    },
    answer: {
      zh: `該次不會存入，也不收任何費用，下一期仍照原設定進行；已存的金額與利息不受影響。您可以補足主帳戶後，在行動銀行 App 手動存入這一期。若您參加了加碼利率等活動，存入中斷可能影響資格，請看該活動的說明。`,
      en: `Nothing is moved that time and nothing is charged; the next one goes ahead as set. What you have saved and its interest are not touched. You can top up the main account and add the amount by hand in the mobile app. If you take part in an event with extra interest, a missed saving may matter; see its rules.`,
      ko: `그 회차는 저축되지 않고 비용도 없으며 다음 회차는 설정대로 진행됩니다. 이미 모은 금액과 이자에는 영향이 없습니다. 메인 계좌에 입금한 뒤 모바일 앱에서 그 회차를 직접 저축하실 수 있습니다. 우대 금리 이벤트에 참여 중이시면 저축 중단이 자격에 영향을 줄 수 있으니 해당 이벤트 안내를 확인해 주십시오.`,
    },
    keywords: ["扣款失敗", "存入失敗", "沒扣到", "自動存入中斷", "餘額不夠存"],
  },
  {
    number: 5011,
    subcategory: "0502",
    question: {
      zh: "可以隨時從夢想帳戶領錢嗎？",
      en: "Can I take money out of a dream account at any time?",
      ko: "드림 계좌에서 언제든지 돈을 찾을 수 있습니까?",
    },
    answer: {
      zh: `可以，在行動銀行 App 把部分或全部款項轉回主帳戶，不收手續費，立即可用，已產生的利息也不會減少。夢想帳戶本身不能直接轉帳給別人或刷卡，請先轉回主帳戶。目標沒達成也可以領回，不會有違約的問題。`,
      en: `Yes. In the mobile app, move part or all of it back to the main account: free, at once, and without losing the interest earned. A dream account cannot send money to others or pay by card; move it to the main account first. You need not have reached your goal, and there is no penalty.`,
      ko: `가능합니다. 모바일 앱에서 일부 또는 전부를 수수료 없이 메인 계좌로 옮기면 바로 사용하실 수 있으며 이미 발생한 이자도 줄지 않습니다. 드림 계좌에서 다른 사람에게 바로 이체하거나 카드로 결제할 수는 없으므로 먼저 메인 계좌로 옮겨 주십시오. 목표를 달성하지 못해도 찾으실 수 있고 위약금은 없습니다.`,
    },
    keywords: ["領回", "提前領", "轉回主帳戶", "取出", "違約金", "罐子的錢"],
  },
  {
    number: 5012,
    subcategory: "0502",
    question: {
      zh: "夢想帳戶的利率怎麼算？",
      en: "How does interest on a dream account work?",
      ko: "드림 계좌의 이자는 어떻게 계산합니까?",
    },
    answer: {
      zh: `夢想帳戶採機動利率，依每一個夢想帳戶的餘額分段計息：一定金額以內適用較高的利率，超過的部分適用另一個利率。各段的金額與年利率請看「[牌告利率](/board-rate)」頁面。調整利率時，已存入的款項自動適用新利率，您不需要任何操作。`,
      en: `The rate is floating and goes by steps of the balance of each dream account: up to a certain amount a higher rate applies, and the part above it has another. The amounts and yearly rates are under [deposit rates](/board-rate). When the rate changes, money already saved takes the new one by itself.`,
      ko: `드림 계좌는 변동 금리이며 계좌별 잔액을 구간으로 나누어 계산합니다. 일정 금액까지는 높은 금리가, 초과분에는 다른 금리가 적용됩니다. 구간별 금액과 연이율은 ‘[고시 금리](/board-rate)’ 화면에서 확인해 주십시오. 금리가 바뀌면 이미 예치하신 금액에도 자동으로 새 금리가 적용됩니다.`,
    },
    keywords: ["分段計息", "分級利率", "夢想利率", "超過十萬", "機動", "利率階梯"],
  },
  {
    number: 5013,
    subcategory: "0502",
    question: {
      zh: "夢想達成後，錢會自動轉回主帳戶嗎？可以改目標嗎？",
      en: "What happens when a dream is reached, and can I change the goal?",
      ko: "목표를 달성하면 돈이 자동으로 메인 계좌로 옮겨집니까? 목표를 바꿀 수 있습니까?",
    },
    answer: {
      zh: `不會自動轉回，達標後款項留在夢想帳戶繼續計息，等您決定何時使用。不想再存時，可以在行動銀行 App 停止自動存入。目標的名稱、金額與日期也隨時可以修改，已存的金額保留，進度會重新計算。`,
      en: `Nothing moves by itself: the money stays in the dream account and goes on earning interest until you decide. If you want to save no more, stop automatic saving in the mobile app. The name, amount and date can be changed at any time; what you saved stays, and the progress is reckoned anew.`,
      ko: `자동으로 옮겨지지 않으며, 사용하실 때까지 드림 계좌에 남아 이자가 계속 계산됩니다. 더 저축하지 않으시려면 모바일 앱에서 자동 저축을 중지해 주십시오. 목표의 이름, 금액, 날짜도 언제든지 바꾸실 수 있고 모은 금액은 그대로이며 진행률만 다시 계산됩니다.`,
    },
    keywords: ["達標", "完成目標", "修改目標", "改金額", "改日期", "達成率"],
  },
  {
    number: 5014,
    subcategory: "0503",
    question: {
      zh: "定期存款有哪些期別？如何申請？",
      en: "Which terms do time deposits have, and how do I place one?",
      ko: "정기예금은 어떤 기간이 있으며 어떻게 가입합니까?",
    },
    answer: {
      zh: `請在行動銀行 App 選擇「定期存款」，挑選期別、利率方式與金額，款項由主帳戶或外幣帳戶轉入：

- 新臺幣定期存款：3 個月、6 個月、1 年
- 新臺幣定期儲蓄存款：2 年
- 美元定期存款：1 個月、3 個月、6 個月、1 年
- 其他外幣定期存款：1 年

各期別的利率請看「[牌告利率](/board-rate)」頁面。`,
      en: `Choose “time deposit” in the mobile app, then the term, the kind of rate and the amount; it comes from the main account or the foreign currency account:

- TWD time deposit: 3 months, 6 months, 1 year
- TWD time savings deposit: 2 years
- USD time deposit: 1, 3, 6 months, 1 year
- Time deposits in other foreign currencies: 1 year

The rates of each term are under [deposit rates](/board-rate).`,
      ko: `모바일 앱에서 ‘정기예금’을 선택하고 기간, 금리 방식, 금액을 정하시면 메인 계좌 또는 외화 계좌에서 옮겨집니다.

- 대만 달러 정기예금: 3개월, 6개월, 1년
- 대만 달러 정기저축예금: 2년
- 미국 달러 정기예금: 1개월, 3개월, 6개월, 1년
- 기타 외화 정기예금: 1년

기간별 금리는 ‘[고시 금리](/board-rate)’ 화면에서 확인해 주십시오.`,
    },
    keywords: ["定存", "定期", "美元定存", "存單", "幾個月", "一年期"],
  },
  {
    number: 5015,
    subcategory: "0503",
    question: {
      zh: "定期存款的固定利率與機動利率怎麼選？",
      en: "Fixed or floating: how do the rates of a time deposit differ?",
      ko: "정기예금의 고정 금리와 변동 금리는 어떻게 다릅니까?",
    },
    answer: {
      zh: `固定利率在存入當天就決定，到期前都不變；機動利率會跟著本行牌告調整，調整日起按新利率分段計息。認為利率可能下降時，固定利率可以先鎖定；認為可能上升，機動利率會跟著調高。兩者存入後不能互換，請於申請時選定；外幣定期存款只有固定利率。`,
      en: `A fixed rate is set on the day of deposit and stays until maturity. A floating rate follows our posted rate, and interest is reckoned at the new one from the day of each change. If you expect rates to fall, fixed locks today’s in; if you expect them to rise, floating goes up with them. You cannot switch afterwards, so please choose when you place the deposit. Foreign currency time deposits are fixed only.`,
      ko: `고정 금리는 가입일에 정해져 만기까지 변하지 않고, 변동 금리는 당행 고시 금리에 따라 조정되어 조정일부터 새 금리로 나누어 계산합니다. 금리가 내려갈 것으로 보시면 고정 금리가, 올라갈 것으로 보시면 변동 금리가 유리할 수 있습니다. 가입 후에는 서로 바꿀 수 없으므로 신청하실 때 선택해 주십시오. 외화 정기예금은 고정 금리만 있습니다.`,
    },
    keywords: ["固定機動", "浮動利率", "升息", "降息", "利率種類"],
  },
  {
    number: 5016,
    subcategory: "0503",
    question: {
      zh: "定期存款可以提前解約嗎？利息怎麼算？",
      en: "Can I end a time deposit early, and what happens to the interest?",
      ko: "정기예금을 중도 해지할 수 있습니까? 이자는 어떻게 됩니까?",
    },
    answer: {
      zh: `可以，在行動銀行 App 申請提前解約，本金與利息轉回原帳戶，不收手續費。利息依實際存滿期間的牌告利率八折計算；例如存 1 年期、滿 6 個月後解約，以 6 個月期的牌告利率打八折。每一筆須全部解約，不能只領一部分，確認前會先顯示可領的金額。`,
      en: `Yes. End it in the mobile app; principal and interest go back to the account they came from, without a fee. Interest is 80% of the posted rate for the time the deposit was really held: a one-year deposit ended after six months earns 80% of the six-month rate. A deposit can only be ended as a whole, and the amount you get is shown before you confirm.`,
      ko: `가능합니다. 모바일 앱에서 중도 해지를 신청하시면 원금과 이자가 수수료 없이 원래 계좌로 입금됩니다. 이자는 실제 예치 기간에 해당하는 고시 금리의 80%로 계산합니다. 예를 들어 1년 정기예금을 6개월 후 해지하시면 6개월 고시 금리의 80%가 적용됩니다. 일부만 찾을 수 없고 전액을 해지해야 하며, 확인 전에 받으실 금액을 먼저 보여 드립니다.`,
    },
    keywords: ["中途解約", "解定存", "八折", "定存提前領", "違約", "提前贖回"],
  },
  {
    number: 5017,
    subcategory: "0503",
    question: {
      zh: "定期存款到期後會怎麼處理？",
      en: "What happens when a time deposit matures?",
      ko: "정기예금이 만기가 되면 어떻게 됩니까?",
    },
    answer: {
      zh: `依您申請時的選擇辦理：轉回原帳戶，或以本金、本息自動續存。自動續存以續存當日的牌告利率，用相同期別重新起算。到期前您都可以在行動銀行 App 更改選擇。`,
      en: `It goes as you chose when you placed it: paid back to the account it came from, or renewed automatically with or without the interest. A renewal takes the posted rate of that day and the same term. You can change your choice in the mobile app until maturity.`,
      ko: `가입하실 때 선택하신 대로 원래 계좌로 입금하거나 원금 또는 원리금을 자동 재예치합니다. 자동 재예치는 재예치일의 고시 금리로 같은 기간 동안 다시 시작됩니다. 만기 전까지 모바일 앱에서 선택을 바꾸실 수 있습니다.`,
    },
    keywords: ["定存到期", "自動續存", "續約", "到期日", "轉期", "本息"],
  },
];
