import type { FaqSeed } from "../faq-seed.ts";

/** Questions about foreign currency, insurance and investment. */
export const foreignInsuranceInvestmentFaqs: FaqSeed[] = [
  {
    number: 7001,
    subcategory: "0701",
    question: {
      zh: "如何開立外幣帳戶？",
      en: "How do I open a foreign currency account?",
      ko: "외화 계좌는 어떻게 개설합니까?",
    },
    answer: {
      zh: `年滿 18 歲且已有主帳戶的客戶，請在行動銀行 App 選擇「外幣帳戶」，同意約定條款並確認稅務居住者身分後開立。一個外幣帳戶可以存放多種外幣。外幣帳戶同樣分為基本與進階，想提高外幣轉帳限額，可在帳戶升級時一併選擇外幣。`,
      en: `If you are 18 or over and have a main account, choose “foreign currency account” in the mobile app, accept the terms and state where you are resident for tax. One account holds several currencies. Foreign currency accounts are basic or advanced as well; to raise their limits, choose foreign currency when you upgrade.`,
      ko: `만 18세 이상으로 메인 계좌가 있으시면 모바일 앱에서 ‘외화 계좌’를 선택하고 약관 동의와 세법상 거주자 확인을 거쳐 개설하실 수 있습니다. 하나의 외화 계좌에 여러 통화를 보관하실 수 있습니다. 외화 계좌도 기본과 고급으로 나뉘며, 외화 이체 한도를 높이시려면 계좌 업그레이드 때 외화를 함께 선택해 주십시오.`,
    },
    keywords: ["外幣戶", "美金帳戶", "日幣帳戶", "外匯帳戶", "開外幣"],
  },
  {
    number: 7002,
    subcategory: "0701",
    question: {
      zh: "匯率在哪裡查？要看買入還是賣出？",
      en: "Where are the exchange rates, and which one applies to me?",
      ko: "환율은 어디에서 확인하며 매입과 매도 중 어느 것을 봅니까?",
    },
    answer: {
      zh: `請看網站的「[牌告匯率](/board-rate)」，營業日 09:00 起隨市場更新，並標示報價時間。買入與賣出都是站在銀行的角度：

| 您要做的事 | 看哪一個匯率 |
| 用新臺幣買外幣 | 本行賣出 |
| 把外幣換回新臺幣 | 本行買入 |

線上換匯適用即期匯率，實際成交以確認頁顯示的為準。`,
      en: `See [exchange rates](/board-rate) on our web site. They are updated with the market from 09:00 on business days, with the time of each quote. Buying and selling are seen from the bank’s side:

| What you want to do | The rate to look at |
| Buy foreign currency with TWD | We sell |
| Change foreign currency back to TWD | We buy |

Online exchanges use the spot rate, and the one on the confirmation page applies.`,
      ko: `웹사이트의 ‘[고시 환율](/board-rate)’에서 확인해 주십시오. 영업일 09:00부터 시장에 따라 갱신되며 고시 시각이 표시됩니다. 매입과 매도는 은행의 입장에서 표시합니다.

| 하시려는 거래 | 확인하실 환율 |
| 대만 달러로 외화 사기 | 당행 매도 |
| 외화를 대만 달러로 바꾸기 | 당행 매입 |

온라인 환전에는 현물 환율이 적용되며 실제 환율은 확인 화면을 기준으로 합니다.`,
    },
    keywords: ["美金匯率", "日幣匯率", "即期", "外匯牌價", "買入賣出", "換算"],
  },
  {
    number: 7003,
    subcategory: "0701",
    question: {
      zh: "如何換匯？什麼時間可以換？",
      en: "How do I exchange currency, and at what hours?",
      ko: "환전은 어떻게 하며 언제 가능합니까?",
    },
    answer: {
      zh: `請在行動銀行 App 選擇幣別與金額，以確認當下畫面顯示的匯率成交；逾時未確認，系統會重新報價。換匯依網站公布的交易時段辦理，非營業日與市場劇烈波動時可能暫停。成交後無法取消，外幣有匯率風險，換回新臺幣時可能低於原來的金額。`,
      en: `Choose the currency and the amount in the mobile app. The exchange is made at the rate shown when you confirm; if you wait too long, we quote again. It is open at the hours published on our web site and may pause on days that are not business days or when markets move sharply. An exchange cannot be undone, and you may get back less TWD than you put in.`,
      ko: `모바일 앱에서 통화와 금액을 선택하고 확인하실 때 화면에 표시된 환율로 체결되며, 시간이 지나면 환율을 다시 제시합니다. 환전은 웹사이트에 공시된 거래 시간에 가능하고 영업일이 아니거나 시장이 크게 변동하면 중단될 수 있습니다. 체결 후에는 취소할 수 없으며, 다시 대만 달러로 바꿀 때 처음보다 적어질 수 있습니다.`,
    },
    keywords: ["買美金", "換日幣", "換外幣", "外幣兌換", "結匯", "換匯時間"],
  },
  {
    number: 7004,
    subcategory: "0701",
    question: {
      zh: "換匯超過 50 萬元要申報嗎？",
      en: "Must I declare an exchange of NT$500,000 or more?",
      ko: "NT$500,000 이상 환전하면 신고해야 합니까?",
    },
    answer: {
      zh: `每日累計結匯金額達等值 NT$500,000，須依外匯收支或交易申報辦法據實申報。畫面會引導您選擇交易性質，例如旅遊、留學或投資，填寫後即可繼續。請不要為了規避申報而拆成多筆或多天。`,
      en: `When your exchanges of a day reach the equivalent of NT$500,000, you must declare them truthfully under the regulations on foreign exchange declarations. The page helps you choose the nature of the transaction, such as travel, study or investment, and then you go on. Please do not split an exchange to avoid declaring it.`,
      ko: `하루 환전 누계가 NT$500,000 상당액에 이르면 외환 수지 또는 거래 신고 규정에 따라 사실대로 신고하셔야 합니다. 화면 안내에 따라 여행, 유학, 투자 등 거래 성격을 선택하시면 계속 진행하실 수 있습니다. 신고를 피하려고 금액을 여러 번으로 나누지 마십시오.`,
    },
    keywords: ["外匯申報", "50萬", "五十萬", "結匯申報", "央行申報", "交易性質"],
  },
  {
    number: 7005,
    subcategory: "0701",
    question: {
      zh: "外幣轉帳的限額是多少？",
      en: "What are the limits of foreign currency transfers?",
      ko: "외화 이체 한도는 얼마입니까?",
    },
    answer: {
      zh: `外幣非約定轉帳的限額依帳戶類型而定，美元以外的幣別折算為等值美元計算：

| 帳戶類型 | 單筆 | 每日 | 每月 |
| 基本帳戶 | USD 300 | USD 900 | USD 1,500 |
| 進階帳戶 | USD 1,500 | USD 3,000 | USD 6,000 |

在自己的帳戶之間換匯或移轉，不計入這些限額。`,
      en: `For non-designated transfers in foreign currency the limits depend on the kind of account; other currencies count at their value in USD:

| Account | Per transaction | Daily | Monthly |
| Basic account | USD 300 | USD 900 | USD 1,500 |
| Advanced account | USD 1,500 | USD 3,000 | USD 6,000 |

Exchanges and moves between your own accounts do not count.`,
      ko: `외화 비지정 계좌 이체 한도는 계좌 유형에 따라 다르며 미국 달러 외의 통화는 미국 달러 상당액으로 계산합니다.

| 계좌 유형 | 1회 | 일일 | 월간 |
| 기본 계좌 | USD 300 | USD 900 | USD 1,500 |
| 고급 계좌 | USD 1,500 | USD 3,000 | USD 6,000 |

본인 계좌 간 환전이나 이동은 한도에 포함되지 않습니다.`,
    },
    keywords: ["美金轉帳", "外幣額度", "USD", "美元上限", "外幣限額"],
  },
  {
    number: 7006,
    subcategory: "0701",
    question: {
      zh: "可以把外幣匯到約定的帳戶嗎？",
      en: "Can I remit foreign currency to a designated account?",
      ko: "외화를 지정 계좌로 송금할 수 있습니까?",
    },
    answer: {
      zh: `外幣約定匯款只開放給進階帳戶，受款帳戶須先在行動銀行 App 完成約定。匯出前請核對受款人英文姓名、銀行與帳號，並據實填寫匯款性質；中間銀行可能另收費用。基本帳戶的客戶，請先辦理帳戶升級，並在選擇帳戶時勾選外幣。`,
      en: `Designated foreign currency remittance is for advanced accounts only, and the payee’s account must be designated in the mobile app first. Check the payee’s English name, bank and account number, and state the purpose truthfully; banks in between may charge fees. With a basic account, please upgrade first and choose foreign currency when asked what to upgrade.`,
      ko: `외화 지정 송금은 고급 계좌만 이용하실 수 있으며 수취 계좌를 먼저 모바일 앱에서 지정하셔야 합니다. 보내기 전에 수취인 영문 성명, 은행, 계좌번호를 확인하고 송금 목적을 사실대로 입력해 주십시오. 중개 은행이 수수료를 받을 수 있습니다. 기본 계좌이시면 먼저 계좌 업그레이드를 신청하고 계좌 선택에서 외화를 선택해 주십시오.`,
    },
    keywords: ["外幣匯款", "匯到國外", "國際匯款", "匯出匯款", "海外匯款", "受款人"],
  },
  {
    number: 7007,
    subcategory: "0701",
    question: {
      zh: "外幣可以存哪些幣別？有利息嗎？",
      en: "Which currencies can I deposit, and do they earn interest?",
      ko: "어떤 통화를 예금할 수 있으며 이자가 있습니까?",
    },
    answer: {
      zh: `外幣帳戶可以存放美元、日圓、歐元、人民幣、港幣、英鎊與澳幣，活期與定期都計息。各幣別的利率請看「[牌告利率](/board-rate)」頁面。外幣存款受存款保險保障，但匯率變動可能使換回新臺幣的金額減少。`,
      en: `You can deposit USD, JPY, EUR, CNY, HKD, GBP and AUD; demand and time deposits both earn interest. The rates of each are under [deposit rates](/board-rate). Foreign currency deposits are protected by deposit insurance, but a change of the exchange rate can reduce what you get back in TWD.`,
      ko: `외화 계좌에는 미국 달러, 일본 엔, 유로, 중국 위안, 홍콩 달러, 영국 파운드, 호주 달러를 예금하실 수 있으며 보통예금과 정기예금 모두 이자가 있습니다. 통화별 금리는 ‘[고시 금리](/board-rate)’ 화면에서 확인해 주십시오. 외화 예금은 예금보험으로 보호되지만 환율 변동에 따라 대만 달러로 바꾸는 금액이 줄 수 있습니다.`,
    },
    keywords: ["外幣活存", "美元利息", "人民幣", "歐元", "外幣利率", "幣別"],
  },
  {
    number: 7008,
    subcategory: "0702",
    question: {
      zh: "誰可以投保旅遊保險？可以幫家人買嗎？",
      en: "Who can be covered by travel insurance, and can I buy it for my family?",
      ko: "여행자 보험은 누가 가입할 수 있으며 가족을 위해 가입할 수 있습니까?",
    },
    answer: {
      zh: `要保人須年滿 18 歲，而且與付款人是同一人；被保險人為 18 至 79 歲，另可加保要保人未滿 7 歲的子女。線上投保時，可以選擇只保自己、只保子女，或自己與子女一起。父母或配偶請以自己的身分登入投保。`,
      en: `The policyholder must be 18 or over and must be the person who pays. Insureds are 18 to 79 years old, and children of the policyholder under 7 can be added. Online you choose yourself, your child, or both. Parents and spouses please sign in and buy for themselves.`,
      ko: `보험 계약자는 만 18세 이상이며 결제하시는 분과 같아야 합니다. 피보험자는 18~79세이며 보험 계약자의 만 7세 미만 자녀를 추가하실 수 있습니다. 온라인에서는 본인, 자녀, 본인과 자녀 중에서 선택하실 수 있고, 부모님이나 배우자는 각자 로그인하여 가입해 주십시오.`,
    },
    keywords: ["旅平險", "投保資格", "幫小孩買", "家人", "投保年齡", "79歲"],
  },
  {
    number: 7009,
    subcategory: "0702",
    question: {
      zh: "旅遊保險最晚何時要買？保險期間怎麼算？",
      en: "How late can I buy travel insurance, and how is the period counted?",
      ko: "여행자 보험은 언제까지 가입해야 하며 기간은 어떻게 계산합니까?",
    },
    answer: {
      zh: `保險期間最早從試算當下的一小時後開始，因此請至少在出發前一小時完成投保。開始時間以每半小時為單位選擇，晚上 22:30 以後試算，日期會自動改為隔天。保險以每 24 小時為一日，未滿 24 小時也算一日；建議從離家時間保到返抵家門。`,
      en: `Cover starts one hour from now at the earliest, so please buy it at least an hour before you leave. Start times come in half hours; after 22:30 the date moves to the next day by itself. Every 24 hours count as one day, and a part of a day as a whole one. We suggest covering from your door and back.`,
      ko: `보험 기간은 빠르면 한 시간 후부터 시작되므로 출발하기 적어도 한 시간 전에 가입해 주십시오. 시작 시각은 30분 단위로 선택하며 22:30 이후에는 날짜가 자동으로 다음 날로 바뀝니다. 24시간을 1일로 계산하고 24시간 미만도 1일로 봅니다. 집을 나서는 시각부터 돌아오는 시각까지 가입하시기를 권합니다.`,
    },
    keywords: ["來得及", "機場投保", "出發前", "生效時間", "一小時前", "保幾天"],
  },
  {
    number: 7010,
    subcategory: "0702",
    question: {
      zh: "如何試算保費並在線上投保？",
      en: "How do I get a quote and buy travel insurance online?",
      ko: "보험료 계산과 온라인 가입은 어떻게 합니까?",
    },
    answer: {
      zh: `在行動銀行 App 的「旅遊保險」可以先試算保費，再依下列四個步驟投保；網站的[旅遊保險頁](/A/insurance/travel/trial)尚未開放：

1. 試算：選國內或海外、起迄日期、被保險人與保額。
2. 填寫資料：確認要保人與被保險人。
3. 確認：核對保障內容、保費與保單條款。
4. 付款：以本人的帳戶付款，完成後寄送電子保單。

不知道選哪一個，可以用「方案比較」並排查看。`,
      en: `Open “travel insurance” in the mobile app; our [travel insurance page](/A/insurance/travel/trial) is not yet available. There are four steps:

1. Quote: choose domestic or overseas, the dates, who is insured and the sum.
2. Register: check policyholder and insured.
3. Confirm: check the cover, the premium and the policy terms.
4. Pay: pay from your own account, and the electronic policy is sent to you.

If you cannot decide, “compare plans” shows them side by side.`,
      ko: `모바일 앱의 ‘여행자 보험’에서 다음 네 단계로 가입하실 수 있습니다. 웹사이트의 [여행자 보험 화면](/A/insurance/travel/trial)은 아직 제공되지 않습니다.

1. 보험료 계산: 국내 또는 해외, 기간, 피보험자, 보험 금액을 선택해 주십시오.
2. 정보 입력: 보험 계약자와 피보험자를 확인해 주십시오.
3. 확인: 보장 내용, 보험료, 약관을 확인해 주십시오.
4. 결제: 본인 계좌로 결제하시면 전자 보험 증권을 보내 드립니다.

선택이 어려우시면 ‘플랜 비교’로 나란히 비교해 보십시오.`,
    },
    keywords: ["旅遊險", "保險試算", "網路投保", "買保險", "方案比較", "電子保單"],
  },
  {
    number: 7011,
    subcategory: "0702",
    question: {
      zh: "旅遊保險怎麼申請理賠？",
      en: "How do I make a claim on travel insurance?",
      ko: "여행자 보험금은 어떻게 청구합니까?",
    },
    answer: {
      zh: `旅遊保險由合作的產物保險公司承保，本行是保險代理人，理賠由保險公司受理。請依保單上的理賠專線聯絡保險公司，並保留診斷書、收據、航空公司的延誤證明與報案紀錄等正本。發生意外時請先就醫或報警；不清楚要備哪些文件，可請客服中心協助轉介。`,
      en: `Our partner, a non-life insurer, underwrites the insurance and handles claims; we are its agent. Call the insurer’s claims line on your policy, and keep originals: medical certificates, receipts, the airline’s proof of delay, police reports. In an accident see a doctor or the police first. If you are unsure what you need, our call centre will put you in touch.`,
      ko: `여행자 보험은 제휴 손해보험사가 인수하고 당행은 보험 대리점이므로 보험금 청구는 보험사가 접수합니다. 보험 증권에 적힌 보상 전화로 보험사에 연락하시고 진단서, 영수증, 항공사의 지연 증명, 신고 기록 등의 원본을 보관해 주십시오. 사고가 나면 먼저 진료를 받거나 경찰에 신고하시고, 필요한 서류를 모르시면 고객센터가 연결해 드립니다.`,
    },
    keywords: ["理賠", "班機延誤", "行李遺失", "保險金", "申請賠償", "不便險"],
  },
  {
    number: 7012,
    subcategory: "0702",
    question: {
      zh: "去歐洲申根國家，要選哪一種旅遊保險？",
      en: "Which travel insurance do I need for the Schengen countries?",
      ko: "유럽 솅겐 국가에 가려면 어떤 여행자 보험을 선택합니까?",
    },
    answer: {
      zh: `請在方案列表使用「申根」篩選，只看符合申根規定的方案。申根地區一般要求醫療與遣返保障至少 30,000 歐元，並涵蓋整段停留期間與所有申根國家，請備妥英文投保證明供查驗。入境規定可能調整，出發前請再向駐臺辦事處或航空公司確認。`,
      en: `Use the Schengen filter in the list of plans to see those that meet the rules. Schengen countries usually ask for medical and repatriation cover of at least EUR 30,000 for the whole stay and area; carry an English certificate of insurance. Rules may change, so please check with the country’s office in Taiwan or your airline before you leave.`,
      ko: `플랜 목록에서 ‘솅겐’ 필터를 사용하시면 솅겐 규정에 맞는 플랜만 보실 수 있습니다. 솅겐 지역은 보통 의료와 송환 보장 30,000유로 이상을 체류 기간과 지역 전체에 대하여 요구하므로 영문 가입 증명서를 준비해 주십시오. 입국 규정은 바뀔 수 있으니 출발 전에 대만 주재 사무소나 항공사에 확인해 주십시오.`,
    },
    keywords: ["申根險", "歐洲旅遊", "申根簽證", "英文投保證明", "3萬歐元"],
  },
  {
    number: 7013,
    subcategory: "0702",
    question: {
      zh: "汽車與機車強制險一定要保嗎？保障什麼？",
      en: "Is compulsory car and motorbike insurance required, and what does it cover?",
      ko: "자동차와 오토바이 의무 보험은 반드시 가입해야 합니까? 무엇을 보장합니까?",
    },
    answer: {
      zh: `是的，汽機車上路都必須投保強制汽車責任保險；未投保的罰鍰，機車為 NT$1,500 至 NT$3,000，汽車為 NT$3,000 至 NT$15,000。它賠償對方與乘客的傷害醫療、失能與死亡，不賠車輛等財物損失，也不賠駕駛人自己的單一車輛事故。想補足這些部分，請在行動銀行 App 查看[汽車保險](/products/detail/ISCA0001)或[機車保險](/products/detail/ISMB0001)可加保的項目。`,
      en: `Yes. Every car and motorbike on the road must have it; the fine without it is NT$1,500 to NT$3,000 for a motorbike and NT$3,000 to NT$15,000 for a car. It pays for injury, disability and death of the other side and of passengers. It pays neither for damage to vehicles and property nor for the driver in an accident with no other vehicle. For those, see in the mobile app what can be added to [car](/products/detail/ISCA0001) and [motorbike](/products/detail/ISMB0001) insurance.`,
      ko: `네, 도로를 다니는 모든 자동차와 오토바이는 강제 자동차 책임 보험에 가입해야 합니다. 가입하지 않으면 오토바이는 NT$1,500~NT$3,000, 자동차는 NT$3,000~NT$15,000의 과태료가 부과됩니다. 상대방과 동승자의 부상 치료, 장애, 사망을 보상하며 차량 등 재산 피해나 운전자 본인의 단독 사고는 보상하지 않습니다. 이 부분은 모바일 앱에서 [자동차 보험](/products/detail/ISCA0001) 또는 [오토바이 보험](/products/detail/ISMB0001)에 추가할 수 있는 보장을 확인해 주십시오.`,
    },
    keywords: ["車險", "強制險", "第三責任險", "機車罰單", "任意險", "騎車保險"],
  },
  {
    number: 7014,
    subcategory: "0703",
    question: {
      zh: "第一次買基金要先完成什麼？",
      en: "What must I do before I buy my first fund?",
      ko: "처음 펀드를 사려면 무엇을 먼저 해야 합니까?",
    },
    answer: {
      zh: `請先在行動銀行 App 完成投資風險屬性評估，評估結果有效一年。只有風險等級與您的屬性相符的基金可以申購，申購前請閱讀公開說明書。基金不是存款，可能虧損本金，也不受存款保險保障。`,
      en: `First complete the risk profile in the mobile app; it is valid for one year. You can buy only funds whose risk level fits it, and please read the prospectus first. A fund is not a deposit: you may lose money, and deposit insurance does not cover it.`,
      ko: `먼저 모바일 앱에서 투자 성향 평가를 마쳐 주십시오. 결과는 1년 동안 유효합니다. 위험 등급이 투자 성향에 맞는 펀드만 매수하실 수 있으며 매수 전에 투자 설명서를 읽어 주십시오. 펀드는 예금이 아니므로 원금 손실이 발생할 수 있고 예금보험으로 보호되지 않습니다.`,
    },
    keywords: ["KYC", "風險屬性", "申購基金", "投資屬性", "基金開戶", "風險評估"],
  },
  {
    number: 7015,
    subcategory: "0703",
    question: {
      zh: "基金定期定額最低多少？扣款失敗會怎樣？",
      en: "What is the least amount of a regular investment, and what if a payment fails?",
      ko: "펀드 적립식 투자의 최소 금액은 얼마이며 출금이 실패하면 어떻게 됩니까?",
    },
    answer: {
      zh: `定期定額每月 NT$1,000 起，扣款日與金額可在行動銀行 App 設定，扣款日前一天請確認主帳戶餘額。連續 3 次扣款失敗，該筆約定會自動終止，已買進的單位不受影響，您可以重新設定。定期定額可以分散買進時點，但無法避免市場下跌的損失。`,
      en: `From NT$1,000 a month. Set the day and the amount in the mobile app, and see that the main account has enough the day before. After three failed payments in a row the plan ends by itself; the units you hold are not affected, and you can set up a new one. Investing regularly spreads your buying but does not protect you from falling markets.`,
      ko: `매월 NT$1,000부터이며 출금일과 금액은 모바일 앱에서 설정하시고 출금일 전날 메인 계좌 잔액을 확인해 주십시오. 연속 3회 출금이 실패하면 약정이 자동으로 종료되지만 이미 매수한 좌수에는 영향이 없으며 다시 설정하실 수 있습니다. 적립식 투자는 매수 시점을 분산하지만 시장 하락에 따른 손실을 막지는 못합니다.`,
    },
    keywords: ["定期定額", "每月扣款", "1000元", "停扣", "基金扣款失敗", "小額投資"],
  },
  {
    number: 7016,
    subcategory: "0703",
    question: {
      zh: "基金幾點前下單算當天？贖回款何時入帳？",
      en: "What is the cut-off for fund orders, and when is a redemption paid?",
      ko: "펀드 주문 마감 시각은 언제이며 환매 대금은 언제 입금됩니까?",
    },
    answer: {
      zh: `一般基金在營業日 15:00 前送出，以當天為交易日；之後或假日送出，以次一營業日為交易日。貨幣市場基金的截止時間較早，以申購頁顯示為準。贖回款的入帳日依各基金規定而不同，新臺幣級別存入主帳戶，外幣級別存入外幣帳戶。`,
      en: `Orders sent before 15:00 on a business day carry that date; later ones and those on holidays carry the next business day. Money market funds close earlier, as the order page shows. When a redemption is paid depends on the fund; TWD classes go to your main account, foreign currency classes to your foreign currency account.`,
      ko: `일반 펀드는 영업일 15:00 이전에 주문하시면 당일이, 이후나 휴일에 주문하시면 다음 영업일이 거래일입니다. 머니마켓 펀드는 마감 시각이 더 이르며 주문 화면을 기준으로 합니다. 환매 대금 입금일은 펀드마다 다르고, 대만 달러 클래스는 메인 계좌로, 외화 클래스는 외화 계좌로 입금됩니다.`,
    },
    keywords: ["截止時間", "下午三點", "贖回", "淨值日", "交易日", "買回"],
  },
  {
    number: 7017,
    subcategory: "0703",
    question: {
      zh: "通路報酬是什麼？會增加我的費用嗎？",
      en: "What is channel remuneration, and does it cost me more?",
      ko: "판매 채널 보수란 무엇이며 제 비용이 늘어납니까?",
    },
    answer: {
      zh: `通路報酬是本行銷售基金時，從申購手續費、經理費分成等項目取得的報酬，依規定在銷售前揭露。您可以在行動銀行 App 的基金申購頁，查看各項比率與試算範例；網站的「[通路報酬](/investment/fund/remuneration)」頁尚未開放。這些分成不會使您額外多付費用。`,
      en: `It is what we receive for selling a fund, such as a share of the sales charge and of the management fee. By rule it is disclosed before the sale. The fund’s page in the mobile app shows each share and a worked example; [channel remuneration](/investment/fund/remuneration) is not yet available on our web site. These shares do not add to what you pay.`,
      ko: `판매 채널 보수는 당행이 펀드를 판매하면서 매수 수수료와 운용 보수의 일부 등으로 받는 보수로, 규정에 따라 판매 전에 공개합니다. 모바일 앱의 펀드 매수 화면에서 항목별 비율과 계산 예를 보실 수 있으며, 웹사이트의 ‘[판매 채널 보수](/investment/fund/remuneration)’ 화면은 아직 제공되지 않습니다. 이로 인하여 고객님이 추가로 내시는 비용은 없습니다.`,
    },
    keywords: ["經理費", "銀行賺多少", "佣金", "分成", "手續費分成", "報酬揭露"],
  },
  {
    number: 7018,
    subcategory: "0703",
    question: {
      zh: "熱門排行是怎麼排的？可以當作投資建議嗎？",
      en: "How is the trending list ranked, and is it investment advice?",
      ko: "인기 순위는 어떻게 정해지며 투자 조언입니까?",
    },
    answer: {
      zh: `熱門排行以最近三個完整月份的資料統計股票與基金，頁面會標示統計期間。它只反映其他客戶的關注與交易，不是投資建議，也不代表未來表現。買進之前，請依自己的風險屬性與需求判斷。`,
      en: `It ranks stocks and funds by the data of the last three full months; the page states the period. It shows what other customers looked at and traded. It is not investment advice and says nothing about the future. Before you buy, judge by your own risk profile and needs.`,
      ko: `인기 순위는 최근 완결된 3개월의 자료로 주식과 펀드를 집계하며 화면에 집계 기간이 표시됩니다. 다른 고객의 관심과 거래를 보여 줄 뿐 투자 조언이 아니며 미래의 성과를 뜻하지 않습니다. 매수 전에 본인의 투자 성향과 필요에 따라 판단해 주십시오.`,
    },
    keywords: ["熱門股票", "熱門基金", "排行榜", "三個月", "推薦標的", "大家都買什麼"],
  },
  {
    number: 7019,
    subcategory: "0703",
    question: {
      zh: "ETF 募集的各種狀態代表什麼？",
      en: "What do the states of an ETF offering mean?",
      ko: "ETF 공모의 상태는 각각 무엇을 뜻합니까?",
    },
    answer: {
      zh: `行動銀行 App 的 ETF 募集頁依日期顯示目前進度（網站的 [ETF 募集頁](/securities/etf)尚未開放），順序如下：

1. 預約即將開始、預約中：可先登記認購金額的期間。
2. 即將募集、募集中：正式認購的期間。
3. 募集結束：不再受理認購。
4. 成立：基金完成設立。
5. 掛牌上市：可以在證券市場買賣。

認購前請閱讀公開說明書，募集不保證一定成立，掛牌後價格可能低於發行價。`,
      en: `The ETF page in the mobile app shows how far an offering has come ([ETF offerings](/securities/etf) are not yet available on our web site), in this order:

1. Pre-order upcoming, pre-order ongoing: you can register an amount ahead.
2. Upcoming, ongoing: the subscription itself.
3. Ended: no more subscriptions.
4. Established: the fund has been set up.
5. Listed: it trades on the market.

Read the prospectus before you subscribe. An offering may fail, and after listing the price may fall below the issue price.`,
      ko: `모바일 앱의 ETF 공모 화면(웹사이트의 [ETF 공모](/securities/etf)는 아직 제공되지 않습니다)에서 다음 순서로 진행 상황을 보실 수 있습니다.

1. 예약 예정, 예약 중: 청약 금액을 미리 등록하는 기간입니다.
2. 공모 예정, 공모 중: 정식으로 청약하는 기간입니다.
3. 공모 종료: 청약을 더 이상 받지 않습니다.
4. 설정: 펀드 설정이 완료되었습니다.
5. 상장: 증권 시장에서 거래할 수 있습니다.

청약 전에 투자 설명서를 읽어 주십시오. 공모가 성립되지 않을 수 있으며 상장 후 가격이 발행가보다 낮아질 수 있습니다.`,
    },
    keywords: ["ETF申購", "新ETF", "掛牌", "募集中", "認購", "發行價"],
  },
  {
    number: 7020,
    subcategory: "0703",
    question: {
      zh: "證券交割帳戶是什麼？如何設定？",
      en: "What is a securities settlement account, and how do I set it up?",
      ko: "증권 결제 계좌란 무엇이며 어떻게 설정합니까?",
    },
    answer: {
      zh: `證券交割帳戶是買賣股票時，用來收付價金的銀行帳戶，可以把交割款與生活費分開。年滿 18 歲且已有主帳戶的客戶，請在行動銀行 App 選擇「證券交割帳戶」開立，不收費用，再到合作證券商開立證券戶並授權扣款。買進股票後，請在成交日後第二個營業日上午 10:00 前備足款項，避免違約交割。`,
      en: `It is the bank account from which your stock purchases are paid and into which sales are credited, so that this money stays apart from your daily spending. If you are 18 or over and have a main account, choose “securities settlement account” in the mobile app and open it free of charge, then open an account with a partner securities firm and authorise the payments. After a purchase have the money ready by 10:00 on the second business day after the trade, to avoid a default.`,
      ko: `증권 결제 계좌는 주식을 사고팔 때 대금을 주고받는 은행 계좌로, 결제 대금과 생활비를 나누어 관리하실 수 있습니다. 만 18세 이상으로 메인 계좌가 있으시면 모바일 앱에서 ‘증권 결제 계좌’를 선택하여 무료로 개설하고, 제휴 증권사에서 증권 계좌를 개설하여 출금을 승인해 주십시오. 매수 후에는 결제 불이행이 되지 않도록 체결일 후 두 번째 영업일 오전 10:00까지 대금을 준비해 주십시오.`,
    },
    keywords: ["交割戶", "股票帳戶", "買股票", "T+2", "違約交割", "券商"],
  },
];
