import type { ProductSeed } from "./types.ts";

/** Insurance that partners underwrite and the bank sells as agent. */
export const insurance: ProductSeed[] = [
  {
    code: "ISTR0001",
    group: "insurance",
    variants: [],
    name: { zh: "旅遊保險", en: "Travel insurance", ko: "여행자 보험" },
    slogan: {
      zh: "路上的意外，先在家裡想好",
      en: "Think of the mishaps while still at home",
      ko: "길 위의 뜻밖의 일, 집에서 먼저 준비하십시오",
    },
    lead: {
      zh: "國內旅遊與出國都適用。選好地點、日期與保額，立刻看到保費與建議方案，逐項比較之後再投保。",
      en: "For trips at home and abroad. Choose where, when and how much cover, see premiums and suggested plans at once, and compare them line by line before you take one out.",
      ko: "국내 여행과 해외여행 모두 가능합니다. 장소, 날짜, 보험 금액을 고르시면 보험료와 추천 플랜이 바로 표시되며 항목별로 비교하신 뒤 가입하실 수 있습니다.",
    },
    benefits: [
      {
        title: { zh: "一小時後就能起保", en: "Cover in an hour", ko: "한 시간 뒤부터 보장" },
        text: {
          zh: "最早自現在起一小時後生效，以每半小時為一個起保時段。",
          en: "It can start one hour from now, at any half hour.",
          ko: "빠르면 지금부터 한 시간 뒤에 시작하며 30분 단위로 시작 시각을 고르실 수 있습니다.",
        },
      },
      {
        title: { zh: "方案並排比較", en: "Plans side by side", ko: "플랜을 나란히 비교" },
        text: {
          zh: "意外、醫療、班機與行李延誤等項目並排列出，可依年齡、申根地區、兒童或租車需求篩選。",
          en: "Accident, medical, flight and baggage delay and more in one table, filtered by age, Schengen area, children or car rental.",
          ko: "상해, 의료, 항공편과 수하물 지연 등을 한 표에서 비교하고 연령, 솅겐 지역, 어린이, 렌터카 조건으로 고르실 수 있습니다.",
        },
      },
      {
        title: { zh: "幼兒可一起加保", en: "Small children too", ko: "어린 자녀도 함께" },
        text: {
          zh: "可為本人、未滿 7 歲的子女，或兩者一起投保。",
          en: "Insure yourself, your children under 7, or both.",
          ko: "본인, 만 7세 미만 자녀 또는 모두를 함께 가입하실 수 있습니다.",
        },
      },
    ],
    facts: [
      {
        label: { zh: "要保人", en: "Policyholder", ko: "보험 계약자" },
        value: {
          zh: "年滿 18 歲，且與付款人為同一人",
          en: "18 or over, and the person who pays",
          ko: "만 18세 이상으로 결제하시는 분과 동일인",
        },
      },
      {
        label: { zh: "被保險人", en: "Insured", ko: "피보험자" },
        value: {
          zh: "18 至 79 歲；另可加保要保人未滿 7 歲的子女",
          en: "18 to 79 years old; children of the policyholder under 7 can be added",
          ko: "18~79세, 보험 계약자의 만 7세 미만 자녀 추가 가능",
        },
      },
      {
        label: { zh: "起保時間", en: "Start of cover", ko: "보험 시작" },
        value: {
          zh: "至少一小時後，每半小時一個時段",
          en: "At least one hour from now, on any half hour",
          ko: "최소 한 시간 후, 30분 단위",
        },
      },
      {
        label: { zh: "保險期間", en: "Period", ko: "보험 기간" },
        value: {
          zh: "每 24 小時為一日",
          en: "Counted in periods of 24 hours",
          ko: "24시간을 1일로 계산",
        },
      },
      {
        label: { zh: "幣別", en: "Currency", ko: "통화" },
        value: { zh: "新臺幣", en: "TWD", ko: "대만 달러" },
      },
      {
        label: { zh: "承保公司", en: "Underwriter", ko: "인수 보험사" },
        value: {
          zh: "合作的產物保險公司，本行為保險代理人",
          en: "Our partner, a non-life insurer; Dawn Bank is its agent",
          ko: "제휴 손해보험사, 당행은 보험 대리점",
        },
      },
    ],
    steps: [
      {
        title: { zh: "試算保費", en: "Quote", ko: "보험료 계산" },
        text: {
          zh: "在行動銀行 App 選擇國內或海外、起訖日期與時間、保額與被保險人。",
          en: "In the mobile app choose home or abroad, the dates and time, the sum insured and who is insured.",
          ko: "모바일 앱에서 국내 또는 해외, 시작일과 종료일, 시각, 보험 금액, 피보험자를 선택합니다.",
        },
      },
      {
        title: { zh: "填寫資料", en: "Register", ko: "정보 입력" },
        text: {
          zh: "選定方案後，填寫要保人與被保險人資料，並回答告知事項。",
          en: "With a plan chosen, enter the details of policyholder and insureds and answer the insurer’s questions.",
          ko: "플랜을 고르신 뒤 보험 계약자와 피보험자 정보를 입력하고 고지 사항에 답해 주십시오.",
        },
      },
      {
        title: { zh: "確認內容", en: "Confirm", ko: "내용 확인" },
        text: {
          zh: "核對保險期間、保額、保費與除外責任。",
          en: "Check the period, the sum insured, the premium and the exclusions.",
          ko: "보험 기간, 보험 금액, 보험료, 보상하지 않는 사항을 확인합니다.",
        },
      },
      {
        title: { zh: "付款完成", en: "Pay", ko: "결제" },
        text: {
          zh: "由要保人本人付款，電子保單寄至電子郵件。",
          en: "The policyholder pays, and the policy comes by email.",
          ko: "보험 계약자 본인이 결제하시면 전자 보험 증권을 이메일로 보내 드립니다.",
        },
      },
    ],
    notes: {
      zh: `本商品由合作的產物保險公司承保，本行以保險代理人身分招攬，理賠由保險公司負責，以保單條款為準。保險不是存款，不受存款保險保障。

- 未滿 15 歲的被保險人，身故給付以喪葬費用為限，並受法定上限限制。
- 投保前已存在的傷病、戰爭、酒駕與從事危險運動等，可能屬除外責任，請詳閱條款。
- 保險公司可能抽樣電話訪問，以確認您的投保意願。`,
      en: `The insurance is underwritten by our partner, a non-life insurer, and sold by Dawn Bank as its agent. Claims are the insurer’s responsibility and follow the policy. Insurance is not a deposit and is not protected by deposit insurance.

- For an insured under 15, the death benefit is limited to funeral costs up to the amount set by law.
- Earlier illness or injury, war, drink driving, dangerous sports and the like may be excluded. Please read the policy.
- The insurer may telephone a sample of customers to confirm their wish to be insured.`,
      ko: `이 상품은 제휴 손해보험사가 인수하고 당행이 보험 대리점으로서 모집합니다. 보험금 지급은 보험사의 책임이며 보험 약관을 기준으로 합니다. 보험은 예금이 아니며 예금보험으로 보호되지 않습니다.

- 만 15세 미만 피보험자의 사망 보험금은 법정 한도 내의 장례 비용으로 제한됩니다.
- 가입 전의 질병이나 상해, 전쟁, 음주 운전, 위험한 운동 등은 보상하지 않을 수 있으므로 약관을 자세히 읽어 주십시오.
- 보험사가 가입 의사를 확인하기 위하여 일부 고객께 전화를 드릴 수 있습니다.`,
    },
    forGuests: true,
    featured: true,
    path: "/A/insurance/travel/trial",
    faqWords: "旅遊保險 試算保費 要保人 被保險人 理賠",
    related: ["ISCA0001", "CDDC0001", "DPFA0001"],
  },
  {
    code: "ISCA0001",
    group: "insurance",
    variants: [],
    name: { zh: "汽車保險", en: "Car insurance", ko: "자동차 보험" },
    slogan: {
      zh: "法律要求的，和您需要的，分開看清楚",
      en: "What the law asks, and what you need",
      ko: "법이 정한 것과 필요한 것을 나누어 보십시오",
    },
    lead: {
      zh: "強制險之外，還可依開車習慣加保第三人責任、車體損失與竊盜損失。先看懂各險種賠誰、賠多少，再決定保到哪裡。",
      en: "Beyond compulsory insurance you can add third-party liability, damage to your own car and theft. See whom each part pays, and how much, before you decide how far to go.",
      ko: "의무 보험 외에 운전 습관에 따라 제3자 배상 책임, 자차 손해, 도난 손해를 추가하실 수 있습니다. 각 보험이 누구에게 얼마를 보상하는지 확인하신 뒤 결정하십시오.",
    },
    benefits: [
      {
        title: {
          zh: "強制險一次辦好",
          en: "Compulsory cover included",
          ko: "의무 보험까지 한 번에",
        },
        text: {
          zh: "與任意險一起試算、一起續保，不怕漏掉哪一張。",
          en: "Quoted and renewed together with voluntary cover, so that neither is forgotten.",
          ko: "임의 보험과 함께 계산하고 함께 갱신하여 빠뜨릴 염려가 없습니다.",
        },
      },
      {
        title: { zh: "用白話說明險種", en: "Covers in plain words", ko: "쉬운 말로 설명" },
        text: {
          zh: "每個險種都寫明賠誰、最高賠多少、哪些情況不賠。",
          en: "Each cover says whom it pays, how much at most, and when it does not.",
          ko: "보험마다 누구에게, 최고 얼마를, 어떤 경우에 보상하지 않는지 적었습니다.",
        },
      },
      {
        title: { zh: "保費怎麼來的", en: "How the premium is made", ko: "보험료의 근거" },
        text: {
          zh: "試算結果逐項列出各險種的保費，拿掉或加上一項，差多少馬上知道。",
          en: "The quote lists the premium of each cover, so that you see at once what adding or dropping one does.",
          ko: "보험료를 항목별로 보여 드려 하나를 빼거나 더하면 얼마가 달라지는지 바로 아실 수 있습니다.",
        },
      },
    ],
    facts: [
      {
        label: { zh: "投保對象", en: "Who may take it out", ko: "가입 대상" },
        value: {
          zh: "年滿 18 歲的自用小客車車主",
          en: "Owners, aged 18 or over, of cars for private use",
          ko: "만 18세 이상의 자가용 승용차 소유자",
        },
      },
      {
        label: { zh: "強制險保險期間", en: "Compulsory cover", ko: "의무 보험 기간" },
        value: { zh: "1 年", en: "1 year", ko: "1년" },
      },
      {
        label: { zh: "強制險醫療給付", en: "Compulsory: medical", ko: "의무 보험 의료비" },
        value: {
          zh: "每人最高 NT$200,000",
          en: "Up to NT$200,000 per person",
          ko: "1인당 최고 NT$200,000",
        },
      },
      {
        label: { zh: "強制險失能給付", en: "Compulsory: disability", ko: "의무 보험 장해" },
        value: {
          zh: "每人 NT$50,000 至 NT$2,000,000，依等級",
          en: "NT$50,000 to NT$2,000,000 per person, by grade",
          ko: "1인당 NT$50,000~NT$2,000,000, 등급별",
        },
      },
      {
        label: { zh: "強制險死亡給付", en: "Compulsory: death", ko: "의무 보험 사망" },
        value: {
          zh: "每人 NT$2,000,000",
          en: "NT$2,000,000 per person",
          ko: "1인당 NT$2,000,000",
        },
      },
      {
        label: { zh: "可加保項目", en: "Voluntary cover", ko: "추가 가입" },
        value: {
          zh: "第三人責任、乘客、駕駛人傷害、車體損失、竊盜損失",
          en: "Third-party liability, passengers, driver’s injury, own damage, theft",
          ko: "제3자 배상 책임, 동승자, 운전자 상해, 자차 손해, 도난 손해",
        },
      },
      {
        label: { zh: "承保公司", en: "Underwriter", ko: "인수 보험사" },
        value: {
          zh: "合作的產物保險公司，本行為保險代理人",
          en: "Our partner, a non-life insurer; Dawn Bank is its agent",
          ko: "제휴 손해보험사, 당행은 보험 대리점",
        },
      },
    ],
    steps: [
      {
        title: { zh: "試算保費", en: "Quote", ko: "보험료 계산" },
        text: {
          zh: "輸入車牌、車種與出廠年月，選擇要加保的項目。",
          en: "Enter the plate, the model and when the car was made, and choose the covers.",
          ko: "차량 번호, 차종, 제조 연월을 입력하고 추가할 항목을 고릅니다.",
        },
      },
      {
        title: { zh: "填寫資料", en: "Register", ko: "정보 입력" },
        text: {
          zh: "填寫車主與要保人資料，並確認行照內容。",
          en: "Enter the details of owner and policyholder and check them against the registration.",
          ko: "소유자와 보험 계약자 정보를 입력하고 자동차 등록증과 대조합니다.",
        },
      },
      {
        title: { zh: "確認內容", en: "Confirm", ko: "내용 확인" },
        text: {
          zh: "核對保險期間、自負額與保費。",
          en: "Check the period, the excess and the premium.",
          ko: "보험 기간, 자기 부담금, 보험료를 확인합니다.",
        },
      },
      {
        title: { zh: "付款完成", en: "Pay", ko: "결제" },
        text: {
          zh: "要保人付款後，電子保險證寄至電子郵件。",
          en: "After the policyholder pays, the proof of insurance comes by email.",
          ko: "보험 계약자가 결제하시면 전자 보험증을 이메일로 보내 드립니다.",
        },
      },
    ],
    notes: {
      zh: `強制險賠付車外第三人與車上乘客的傷亡，不賠財物損失，也不賠駕駛人自己單一車輛事故的傷亡。汽車未投保強制險，可處 NT$3,000 以上 NT$15,000 以下罰鍰。

強制險保費由主管機關訂定，依車種、被保險人年齡、性別與肇事紀錄計算。保險由合作的產物保險公司承保，理賠以保單條款為準；保險不是存款，不受存款保險保障。`,
      en: `Compulsory insurance pays for injury and death of third parties and passengers. It does not pay for damage to property, nor for a driver injured in an accident without another vehicle. A car without it may be fined NT$3,000 to NT$15,000.

The authority sets its premium by class of vehicle, the insured’s age and sex, and accident record. Our partner, a non-life insurer, underwrites the insurance, and the policy decides on claims. Insurance is not a deposit and is not protected by deposit insurance.`,
      ko: `의무 보험은 제3자와 동승자의 사상을 보상하며, 재산 피해와 운전자 본인의 단독 사고로 인한 사상은 보상하지 않습니다. 자동차가 의무 보험에 가입하지 않으면 NT$3,000 이상 NT$15,000 이하의 과태료가 부과될 수 있습니다.

의무 보험료는 차종, 피보험자의 나이와 성별, 사고 기록에 따라 주무 기관이 정합니다. 보험은 제휴 손해보험사가 인수하고 보상은 보험 약관을 기준으로 합니다. 보험은 예금이 아니며 예금보험으로 보호되지 않습니다.`,
    },
    forGuests: true,
    featured: false,
    path: "/insurance/car",
    faqWords: "汽車保險 強制險 第三人責任 續保",
    related: ["ISMB0001", "ISTR0001"],
  },
  {
    code: "ISMB0001",
    group: "insurance",
    variants: [],
    name: { zh: "機車保險", en: "Motorbike insurance", ko: "오토바이 보험" },
    slogan: {
      zh: "每天騎的路，也要有保障",
      en: "Cover for the road you ride every day",
      ko: "매일 달리는 길에도 보장이 필요합니다",
    },
    lead: {
      zh: "機車強制險可一次投保 1 年或 2 年。騎得多、載家人，再加上駕駛人傷害與第三人責任，補上強制險顧不到的地方。",
      en: "Compulsory motorbike insurance runs for 1 or 2 years. If you ride a lot or carry your family, add rider’s injury and third-party liability for what it leaves out.",
      ko: "오토바이 의무 보험은 1년 또는 2년으로 가입하실 수 있습니다. 자주 타시거나 가족을 태우신다면 운전자 상해와 제3자 배상 책임을 더해 의무 보험의 빈틈을 채우십시오.",
    },
    benefits: [
      {
        title: { zh: "兩年一次免麻煩", en: "Two years at once", ko: "2년을 한 번에" },
        text: {
          zh: "強制險可選 1 年或 2 年，少跑一次續保，不怕忘記。",
          en: "Choose 1 or 2 years, renew less often and do not forget.",
          ko: "의무 보험을 1년 또는 2년으로 선택하여 갱신을 잊으실 염려를 줄이십시오.",
        },
      },
      {
        title: { zh: "補上自己的保障", en: "Cover for yourself", ko: "나를 위한 보장" },
        text: {
          zh: "強制險不賠駕駛人自摔，加保駕駛人傷害險才有保障。",
          en: "Compulsory insurance does not pay a rider who falls alone. Rider’s injury cover does.",
          ko: "의무 보험은 운전자의 단독 사고를 보상하지 않으므로 운전자 상해 보험을 더하셔야 합니다.",
        },
      },
      {
        title: { zh: "電子保險證", en: "Proof without paper", ko: "종이 없는 보험증" },
        text: {
          zh: "強制險電子保險證寄到電子郵件，存在手機裡就好，不怕遺失。",
          en: "The electronic proof of compulsory insurance comes by email. Keep it on your phone, where it cannot get lost.",
          ko: "의무 보험의 전자 보험증을 이메일로 보내 드립니다. 휴대전화에 보관하시면 잃어버릴 염려가 없습니다.",
        },
      },
    ],
    facts: [
      {
        label: { zh: "投保對象", en: "Who may take it out", ko: "가입 대상" },
        value: {
          zh: "年滿 18 歲的機車車主",
          en: "Owners of motorbikes aged 18 or over",
          ko: "만 18세 이상의 오토바이 소유자",
        },
      },
      {
        label: { zh: "強制險保險期間", en: "Compulsory cover", ko: "의무 보험 기간" },
        value: { zh: "1 年或 2 年", en: "1 or 2 years", ko: "1년 또는 2년" },
      },
      {
        label: { zh: "強制險醫療給付", en: "Compulsory: medical", ko: "의무 보험 의료비" },
        value: {
          zh: "每人最高 NT$200,000",
          en: "Up to NT$200,000 per person",
          ko: "1인당 최고 NT$200,000",
        },
      },
      {
        label: {
          zh: "強制險失能、死亡給付",
          en: "Compulsory: disability, death",
          ko: "의무 보험 장해와 사망",
        },
        value: {
          zh: "每人失能 NT$50,000 至 NT$2,000,000，死亡 NT$2,000,000",
          en: "Per person NT$50,000 to NT$2,000,000 for disability, NT$2,000,000 for death",
          ko: "1인당 장해 NT$50,000~NT$2,000,000, 사망 NT$2,000,000",
        },
      },
      {
        label: { zh: "可加保項目", en: "Voluntary cover", ko: "추가 가입" },
        value: {
          zh: "駕駛人傷害、第三人責任、乘客",
          en: "Rider’s injury, third-party liability, passenger",
          ko: "운전자 상해, 제3자 배상 책임, 동승자",
        },
      },
      {
        label: { zh: "承保公司", en: "Underwriter", ko: "인수 보험사" },
        value: {
          zh: "合作的產物保險公司，本行為保險代理人",
          en: "Our partner, a non-life insurer; Dawn Bank is its agent",
          ko: "제휴 손해보험사, 당행은 보험 대리점",
        },
      },
    ],
    steps: [
      {
        title: { zh: "試算保費", en: "Quote", ko: "보험료 계산" },
        text: {
          zh: "輸入車牌與排氣量，選擇 1 年或 2 年。",
          en: "Enter the plate and the engine size and choose 1 or 2 years.",
          ko: "차량 번호와 배기량을 입력하고 1년 또는 2년을 고릅니다.",
        },
      },
      {
        title: { zh: "填寫資料", en: "Register", ko: "정보 입력" },
        text: {
          zh: "填寫車主與要保人資料，選擇是否加保。",
          en: "Enter the details of owner and policyholder and choose extra cover.",
          ko: "소유자와 보험 계약자 정보를 입력하고 추가 가입 여부를 선택합니다.",
        },
      },
      {
        title: { zh: "確認內容", en: "Confirm", ko: "내용 확인" },
        text: {
          zh: "核對起保日與原保單到期日，避免中斷。",
          en: "Check that the new cover begins when the old one ends.",
          ko: "새 보험의 시작일과 기존 만기일을 대조하여 공백이 없게 합니다.",
        },
      },
      {
        title: { zh: "付款完成", en: "Pay", ko: "결제" },
        text: {
          zh: "要保人付款後，電子保險證寄至電子郵件。",
          en: "After the policyholder pays, the proof of insurance comes by email.",
          ko: "보험 계약자가 결제하시면 전자 보험증을 이메일로 보내 드립니다.",
        },
      },
    ],
    notes: {
      zh: `機車未投保強制險，可處 NT$1,500 以上 NT$3,000 以下罰鍰；未投保肇事者，受害人仍可向特別補償基金請求，基金再向肇事者求償。

強制險不賠財物損失，也不賠駕駛人自己單一車輛事故的傷亡。保險由合作的產物保險公司承保，本行為保險代理人，理賠以保單條款為準；保險不是存款，不受存款保險保障。`,
      en: `A motorbike without compulsory insurance may be fined NT$1,500 to NT$3,000. The victim of an uninsured rider may turn to the special compensation fund, which then claims the money back from the rider.

Compulsory insurance does not pay for damage to property, nor for a rider hurt in an accident without another vehicle. Our partner, a non-life insurer, underwrites it, Dawn Bank is the agent, and the policy decides on claims. Insurance is not a deposit and is not protected by deposit insurance.`,
      ko: `오토바이가 의무 보험에 가입하지 않으면 NT$1,500 이상 NT$3,000 이하의 과태료가 부과될 수 있습니다. 무보험 사고의 피해자는 특별보상기금에 청구할 수 있으며 기금은 가해자에게 구상합니다.

의무 보험은 재산 피해와 운전자 본인의 단독 사고로 인한 사상을 보상하지 않습니다. 보험은 제휴 손해보험사가 인수하고 당행은 보험 대리점이며 보상은 보험 약관을 기준으로 합니다. 보험은 예금이 아니며 예금보험으로 보호되지 않습니다.`,
    },
    forGuests: true,
    featured: false,
    path: "/insurance/motorbike",
    faqWords: "機車保險 強制險 到期 駕駛人傷害",
    related: ["ISCA0001", "ISTR0001"],
  },
];
