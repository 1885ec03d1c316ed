import type { ProductSeed } from "./types.ts";

/** The foreign currency account and the time deposit. */
export const currenciesAndTime: ProductSeed[] = [
  {
    code: "DPFA0001",
    group: "deposit",
    variants: [
      {
        code: "01",
        name: { zh: "基本帳戶", en: "Basic account", ko: "기본 계좌" },
        lead: {
          zh: "可換匯、存款與支付小額外幣。非約定轉帳限額為單筆 USD 300、每日 USD 900、每月 USD 1,500。",
          en: "Exchange, save and send small sums. Non-designated transfers go up to USD 300 per transaction, USD 900 a day and USD 1,500 a month.",
          ko: "환전과 예금, 소액 외화 이체를 이용하실 수 있습니다. 비지정 계좌 이체 한도는 1회 USD 300, 일일 USD 900, 월간 USD 1,500입니다.",
        },
      },
      {
        code: "02",
        name: { zh: "進階帳戶", en: "Advanced account", ko: "고급 계좌" },
        lead: {
          zh: "非約定轉帳限額提高為單筆 USD 1,500、每日 USD 3,000、每月 USD 6,000，並可辦理外幣約定匯款。",
          en: "Non-designated transfers go up to USD 1,500 per transaction, USD 3,000 a day and USD 6,000 a month, and you can send designated foreign currency remittances.",
          ko: "비지정 계좌 이체 한도가 1회 USD 1,500, 일일 USD 3,000, 월간 USD 6,000으로 높아지며 외화 지정 송금을 이용하실 수 있습니다.",
        },
      },
    ],
    name: { zh: "外幣帳戶", en: "Foreign currency account", ko: "외화 계좌" },
    slogan: {
      zh: "匯率看得見，換多少自己決定",
      en: "See the rate, choose the amount",
      ko: "환율을 보고 금액은 직접 정하십시오",
    },
    lead: {
      zh: "一個帳戶存放多種外幣，出國、留學、匯給家人都用得到。換匯前先看到匯率與換得的金額，按下確認才成交。",
      en: "One account for several currencies: for travel, for study, for family abroad. You see the rate and what you will get first, and nothing happens until you confirm.",
      ko: "여러 외화를 한 계좌에 보관하여 여행, 유학, 가족 송금에 쓰실 수 있습니다. 환율과 받으실 금액을 먼저 보여 드리며, 확인을 누르셔야 거래가 체결됩니다.",
    },
    benefits: [
      {
        title: { zh: "先看匯率再成交", en: "The rate before the deal", ko: "환율을 먼저 확인" },
        text: {
          zh: "確認頁顯示成交匯率與金額；逾時未確認會重新報價，不會用您沒看過的匯率成交。",
          en: "The confirmation page shows rate and amount. If you wait too long we quote again, so no deal is made at a rate you have not seen.",
          ko: "확인 화면에 적용 환율과 금액이 표시됩니다. 시간이 지나면 다시 고시하므로 보지 못한 환율로 체결되는 일이 없습니다.",
        },
      },
      {
        title: { zh: "外幣也能生息", en: "Interest on currencies", ko: "외화에도 이자" },
        text: {
          zh: "美元、日圓、歐元、人民幣、港幣、英鎊與澳幣活期存款，依牌告利率計息，也可轉存定期。",
          en: "Demand deposits in USD, JPY, EUR, CNY, HKD, GBP and AUD earn the posted rates and can be moved into time deposits.",
          ko: "미국 달러, 일본 엔, 유로, 위안, 홍콩 달러, 영국 파운드, 호주 달러 보통예금에 고시 금리를 적용하며 정기예금으로 옮기실 수 있습니다.",
        },
      },
      {
        title: { zh: "申報有引導", en: "Help with declarations", ko: "신고 안내" },
        text: {
          zh: "每日累計結匯達等值 NT$500,000 時，畫面會引導您選擇交易性質，完成申報。",
          en: "When your exchanges of a day reach the equivalent of NT$500,000, the page leads you through the declaration.",
          ko: "하루 누적 환전액이 NT$500,000 상당에 이르면 화면 안내에 따라 거래 성격을 선택하여 신고하시면 됩니다.",
        },
      },
    ],
    facts: [
      {
        label: { zh: "開立對象", en: "Who may open it", ko: "개설 대상" },
        value: {
          zh: "年滿 18 歲、已開立主帳戶的客戶",
          en: "Customers aged 18 or over with a main account",
          ko: "메인 계좌가 있는 만 18세 이상 고객",
        },
      },
      {
        label: { zh: "計息幣別", en: "Currencies with interest", ko: "이자 적용 통화" },
        value: {
          zh: "美元、日圓、歐元、人民幣、港幣、英鎊、澳幣；可兌換幣別見牌告匯率",
          en: "USD, JPY, EUR, CNY, HKD, GBP, AUD; currencies you can exchange are listed under exchange rates",
          ko: "미국 달러, 일본 엔, 유로, 위안, 홍콩 달러, 영국 파운드, 호주 달러. 환전 가능 통화는 고시 환율 참조",
        },
      },
      {
        label: {
          zh: "基本帳戶非約定轉帳限額",
          en: "Non-designated limits, basic account",
          ko: "기본 계좌 비지정 계좌 이체 한도",
        },
        value: {
          zh: "單筆 USD 300、每日 USD 900、每月 USD 1,500",
          en: "USD 300 per transaction, USD 900 a day, USD 1,500 a month",
          ko: "1회 USD 300, 일일 USD 900, 월간 USD 1,500",
        },
      },
      {
        label: {
          zh: "進階帳戶非約定轉帳限額",
          en: "Non-designated limits, advanced account",
          ko: "고급 계좌 비지정 계좌 이체 한도",
        },
        value: {
          zh: "單筆 USD 1,500、每日 USD 3,000、每月 USD 6,000",
          en: "USD 1,500 per transaction, USD 3,000 a day, USD 6,000 a month",
          ko: "1회 USD 1,500, 일일 USD 3,000, 월간 USD 6,000",
        },
      },
      {
        label: { zh: "外幣約定匯款", en: "Designated remittance", ko: "외화 지정 송금" },
        value: {
          zh: "限進階帳戶，受款帳戶須先完成約定",
          en: "Advanced accounts only; the payee’s account must be designated first",
          ko: "고급 계좌만 가능, 수취 계좌를 먼저 지정해야 함",
        },
      },
      {
        label: { zh: "匯率", en: "Exchange rate", ko: "환율" },
        value: {
          zh: "依確認時畫面顯示的牌告匯率；營業日 09:00 起報價",
          en: "The posted rate shown when you confirm; quoted from 09:00 on business days",
          ko: "확인 시 화면에 표시된 고시 환율, 영업일 09:00부터 고시",
        },
      },
      {
        label: { zh: "結匯申報", en: "Declaration", ko: "외환 신고" },
        value: {
          zh: "每日累計達等值 NT$500,000 須據實申報",
          en: "Required when a day’s exchanges reach the equivalent of NT$500,000",
          ko: "하루 누적 NT$500,000 상당 이상이면 사실대로 신고",
        },
      },
      {
        label: { zh: "存款保險", en: "Deposit insurance", ko: "예금보험" },
        value: {
          zh: "併入您在本行的存款，最高 NT$3,000,000，賠付時折算新臺幣",
          en: "Up to NT$3,000,000 together with your other deposits with us, paid in TWD",
          ko: "당행 예금과 합산하여 최고 NT$3,000,000, 지급 시 대만 달러로 환산",
        },
      },
    ],
    steps: [
      {
        title: { zh: "在 App 開立", en: "Open it in the app", ko: "앱에서 개설" },
        text: {
          zh: "選擇「外幣帳戶」，閱讀並同意約定條款，確認稅務居住者身分。",
          en: "Choose the foreign currency account, read and accept the terms, and confirm where you are resident for tax.",
          ko: "‘외화 계좌’를 선택하고 약관을 읽고 동의한 뒤 조세상 거주지를 확인합니다.",
        },
      },
      {
        title: { zh: "存入或換匯", en: "Pay in or exchange", ko: "입금 또는 환전" },
        text: {
          zh: "從主帳戶換匯，或由國內外匯入外幣。",
          en: "Exchange from the main account, or have foreign currency sent in.",
          ko: "메인 계좌에서 환전하시거나 국내외에서 외화를 송금받으실 수 있습니다.",
        },
      },
      {
        title: { zh: "需要更高限額時升級", en: "Upgrade for more", ko: "더 높은 한도가 필요하면" },
        text: {
          zh: "到[服務據點](/support/contact-us/service-center)辦理帳戶升級，可選新臺幣、外幣或兩者。",
          en: "Upgrade at a [service centre](/support/contact-us/service-center): TWD, foreign currency, or both.",
          ko: "[서비스 센터](/support/contact-us/service-center)에서 계좌를 업그레이드하십시오. 대만 달러, 외화 또는 모두를 선택하실 수 있습니다.",
        },
      },
    ],
    notes: {
      zh: `外幣存款有匯率風險：換回新臺幣時，可能因匯率變動而低於原投入金額，請依實際需求兌換。

- 牌告匯率隨市場變動，市場劇烈波動時，本行可能暫停報價與換匯。
- 匯入與匯出款項依法令及往來銀行規定辦理，中間銀行可能另收費用。`,
      en: `Foreign currency deposits carry exchange risk: changed back to TWD, they may be worth less than you put in. Please exchange what you need.

- Posted rates move with the market. When it moves sharply we may stop quoting and exchanging.
- Incoming and outgoing payments follow the law and the rules of correspondent banks, which may charge fees of their own.`,
      ko: `외화 예금에는 환율 위험이 있습니다. 대만 달러로 다시 바꾸실 때 환율 변동으로 처음 금액보다 적어질 수 있으므로 필요한 만큼 환전해 주십시오.

- 고시 환율은 시장에 따라 변동하며, 크게 움직일 때는 고시와 환전을 중단할 수 있습니다.
- 송금은 법령과 환거래 은행의 규정에 따르며 중개 은행이 별도의 수수료를 받을 수 있습니다.`,
    },
    forGuests: true,
    featured: false,
    path: null,
    faqWords: "外幣帳戶 換匯 匯率 結匯 外幣限額",
    related: ["DPMA0001", "DPTD0001"],
  },
  {
    code: "DPTD0001",
    group: "deposit",
    variants: [],
    name: { zh: "定期存款", en: "Time deposit", ko: "정기예금" },
    slogan: {
      zh: "暫時用不到的錢，讓時間幫忙",
      en: "Let time work for money you can spare",
      ko: "당장 쓰지 않을 돈은 시간에 맡기십시오",
    },
    lead: {
      zh: "選好期間與利率方式，到期本息一起入帳。新臺幣 3 個月到 2 年，外幣最短 1 個月，存入與解約都在 App 完成。",
      en: "Choose the term and the kind of rate, and principal and interest come back together. TWD from 3 months to 2 years, foreign currency from 1 month, placed and ended in the app.",
      ko: "기간과 금리 방식을 고르시면 만기에 원금과 이자가 함께 입금됩니다. 대만 달러는 3개월부터 2년까지, 외화는 1개월부터이며 가입과 해지를 앱에서 하실 수 있습니다.",
    },
    benefits: [
      {
        title: { zh: "固定或機動", en: "Fixed or floating", ko: "고정 또는 변동" },
        text: {
          zh: "新臺幣可選固定利率，存入時就知道利息；也可選機動利率，隨牌告分段計息。",
          en: "In TWD choose a fixed rate and know your interest from the start, or a floating one that follows the posted rate.",
          ko: "대만 달러는 처음부터 이자가 정해지는 고정 금리나 고시에 따라 구간별로 적용되는 변동 금리를 선택하실 수 있습니다.",
        },
      },
      {
        title: { zh: "到期自己決定", en: "You decide what comes after", ko: "만기 처리도 직접" },
        text: {
          zh: "到期可轉回主帳戶，或本金、本息自動續存；到期前都能更改。",
          en: "At maturity take the money back, or renew the principal with or without interest. Change your mind until the last day.",
          ko: "만기에 메인 계좌로 받으시거나 원금 또는 원리금을 자동 재예치하실 수 있으며, 만기 전까지 바꾸실 수 있습니다.",
        },
      },
      {
        title: { zh: "急用可解約", en: "Money when you need it", ko: "급할 때는 중도 해지" },
        text: {
          zh: "提前解約，依實際存滿期間的牌告利率八折計息，確認前先顯示可領金額。",
          en: "Ended early, it earns 80% of the posted rate for the time really held, and you see the sum before you confirm.",
          ko: "중도 해지하시면 실제 예치 기간에 해당하는 고시 금리의 80%가 적용되며, 확인 전에 받으실 금액을 보여 드립니다.",
        },
      },
    ],
    facts: [
      {
        label: { zh: "申辦對象", en: "Who may place one", ko: "가입 대상" },
        value: {
          zh: "已開立主帳戶的客戶；外幣定存須有外幣帳戶",
          en: "Customers with a main account; foreign currency deposits need a foreign currency account",
          ko: "메인 계좌가 있는 고객, 외화 정기예금은 외화 계좌 필요",
        },
      },
      {
        label: { zh: "新臺幣期間", en: "Terms in TWD", ko: "대만 달러 기간" },
        value: {
          zh: "定期存款 3 個月、6 個月、1 年；定期儲蓄存款 2 年",
          en: "Time deposit 3 months, 6 months, 1 year; time savings deposit 2 years",
          ko: "정기예금 3개월, 6개월, 1년. 정기저축예금 2년",
        },
      },
      {
        label: { zh: "外幣期間", en: "Terms in foreign currency", ko: "외화 기간" },
        value: {
          zh: "美元 1 個月、3 個月、6 個月、1 年；日圓、歐元、人民幣、港幣、英鎊、澳幣 1 年",
          en: "USD 1, 3 and 6 months and 1 year; JPY, EUR, CNY, HKD, GBP and AUD 1 year",
          ko: "미국 달러 1개월, 3개월, 6개월, 1년. 일본 엔, 유로, 위안, 홍콩 달러, 영국 파운드, 호주 달러 1년",
        },
      },
      {
        label: { zh: "利率方式", en: "Kind of rate", ko: "금리 방식" },
        value: {
          zh: "新臺幣固定或機動，外幣固定；依存入日牌告利率",
          en: "TWD fixed or floating, foreign currency fixed; as posted on the day you place it",
          ko: "대만 달러는 고정 또는 변동, 외화는 고정. 가입일의 고시 금리 적용",
        },
      },
      {
        label: { zh: "到期處理", en: "At maturity", ko: "만기 처리" },
        value: {
          zh: "轉回活期，或自動續存；續存依續存日牌告利率",
          en: "Back to the account, or renewed at the rate posted on the day of renewal",
          ko: "원래 계좌로 입금 또는 자동 재예치(재예치일의 고시 금리 적용)",
        },
      },
      {
        label: { zh: "提前解約", en: "Ending early", ko: "중도 해지" },
        value: {
          zh: "須全部解約，依實際存滿期間牌告利率八折計息",
          en: "The whole deposit; 80% of the posted rate for the time really held",
          ko: "전액 해지, 실제 예치 기간 고시 금리의 80% 적용",
        },
      },
      {
        label: { zh: "手續費", en: "Fee", ko: "수수료" },
        value: { zh: "NT$0", en: "NT$0", ko: "NT$0" },
      },
    ],
    steps: [
      {
        title: { zh: "選擇幣別與期間", en: "Choose currency and term", ko: "통화와 기간 선택" },
        text: {
          zh: "在 App 選擇「定期存款」，輸入金額，選擇期間與利率方式。",
          en: "Choose the time deposit in the app, enter the amount, and pick a term and a kind of rate.",
          ko: "앱에서 ‘정기예금’을 선택하고 금액을 입력한 뒤 기간과 금리 방식을 고릅니다.",
        },
      },
      {
        title: { zh: "看清到期本息", en: "See what you will get", ko: "만기 원리금 확인" },
        text: {
          zh: "確認頁顯示適用利率、到期日與預估利息。",
          en: "The confirmation page shows the rate, the day of maturity and the expected interest.",
          ko: "확인 화면에 적용 금리, 만기일, 예상 이자가 표시됩니다.",
        },
      },
      {
        title: { zh: "以交易密碼確認", en: "Confirm with your PIN", ko: "거래 비밀번호로 확인" },
        text: {
          zh: "款項自主帳戶或外幣帳戶轉入，當日起息。",
          en: "The money moves from your account and earns interest from that day.",
          ko: "메인 계좌 또는 외화 계좌에서 옮겨지며 당일부터 이자가 계산됩니다.",
        },
      },
    ],
    notes: {
      zh: `採機動利率者，牌告利率調整時自調整日起分段計息；採固定利率者，存續期間不受影響。

利息所得依法扣繳所得稅，單次給付達 NT$20,000 者另扣二代健保補充保費。外幣定期存款有匯率風險。定期存款受存款保險保障，與您在本行的其他存款合併計算，最高 NT$3,000,000。`,
      en: `At a floating rate, a change of the posted rate counts from the day of the change; at a fixed rate nothing changes until maturity.

Tax is withheld from interest by law, and a single payment of NT$20,000 or more also bears the supplementary health insurance premium. Foreign currency deposits carry exchange risk. Time deposits are protected by deposit insurance together with your other deposits with us, up to NT$3,000,000.`,
      ko: `변동 금리는 고시 금리가 바뀌면 변경일부터 구간별로 적용되며, 고정 금리는 만기까지 바뀌지 않습니다.

이자 소득은 법에 따라 원천징수되고, 1회 지급액이 NT$20,000 이상이면 건강보험 추가 보험료가 함께 공제됩니다. 외화 정기예금에는 환율 위험이 있습니다. 정기예금은 당행의 다른 예금과 합산하여 최고 NT$3,000,000까지 예금보험으로 보호됩니다.`,
    },
    forGuests: false,
    featured: false,
    path: null,
    faqWords: "定期存款 到期 解約 利率 續存",
    related: ["DPMA0001", "DPDA0001", "DPFA0001"],
  },
];
