import type { ProductSeed } from "./types.ts";

/** Funds, the securities settlement account and ETF offerings. */
export const investments: ProductSeed[] = [
  {
    code: "FDFD0001",
    group: "investment",
    variants: [],
    name: { zh: "基金", en: "Funds", ko: "펀드" },
    slogan: {
      zh: "費用寫在前面，風險也是",
      en: "Costs up front, and risks too",
      ko: "비용도 위험도 앞에 적었습니다",
    },
    lead: {
      zh: "單筆或定期定額都可以，每月 NT$1,000 起。每檔基金的手續費、經理費與本行收取的通路報酬，申購前就能查閱。",
      en: "Invest once or regularly, from NT$1,000 a month. The fees of every fund and the channel remuneration we receive can be looked up before you buy.",
      ko: "한 번에 또는 매월 NT$1,000부터 적립식으로 투자하실 수 있습니다. 펀드별 수수료와 보수, 당행이 받는 판매 채널 보수를 매수 전에 확인하십시오.",
    },
    benefits: [
      {
        title: { zh: "通路報酬公開", en: "Our remuneration disclosed", ko: "판매 채널 보수 공개" },
        text: {
          zh: "申購手續費分成、經理費分成與其他報酬逐檔列出，並以實例說明本行收多少。",
          en: "Shares of sales charges and management fees and any other payments are listed fund by fund, with a worked example of what we receive.",
          ko: "매수 수수료와 운용 보수의 배분, 기타 보수를 펀드별로 표시하고 당행이 받는 금액을 예시로 설명합니다.",
        },
      },
      {
        title: { zh: "風險先配對", en: "Matched to your risk", ko: "위험 성향에 맞게" },
        text: {
          zh: "基金風險等級須與您的投資風險屬性相符，不符時無法申購。",
          en: "A fund’s risk level must fit your risk profile, or the order is not taken.",
          ko: "펀드의 위험 등급이 고객님의 투자 위험 성향에 맞지 않으면 매수하실 수 없습니다.",
        },
      },
      {
        title: { zh: "排行只供參考", en: "Rankings for reference", ko: "참고용 순위" },
        text: {
          zh: "熱門排行以近 3 個月資料統計，載明統計期間，不是投資建議。",
          en: "Trending funds are counted over 3 months, with the period stated. They are not investment advice.",
          ko: "인기 순위는 최근 3개월 자료로 집계하고 기간을 표시하며 투자 권유가 아닙니다.",
        },
      },
    ],
    facts: [
      {
        label: { zh: "申購對象", en: "Who may buy", ko: "매수 대상" },
        value: {
          zh: "年滿 18 歲、已開立主帳戶並完成投資風險屬性評估的客戶",
          en: "Customers aged 18 or over with a main account and a completed risk assessment",
          ko: "메인 계좌가 있고 투자 위험 성향 평가를 마친 만 18세 이상 고객",
        },
      },
      {
        label: { zh: "定期定額", en: "Regular investing", ko: "적립식" },
        value: {
          zh: "每次 NT$1,000 起；連續 3 次扣款失敗，約定終止",
          en: "From NT$1,000 each time; ends after 3 failed payments in a row",
          ko: "1회 NT$1,000부터, 연속 3회 납입 실패 시 약정 종료",
        },
      },
      {
        label: { zh: "交易截止", en: "Cut-off", ko: "거래 마감" },
        value: {
          zh: "營業日 15:00；之後或假日下單，以次一營業日為交易日",
          en: "15:00 on business days; later orders and those on holidays are dated the next business day",
          ko: "영업일 15:00, 이후 또는 휴일 주문은 다음 영업일을 거래일로 처리",
        },
      },
      {
        label: { zh: "申購手續費", en: "Sales charge", ko: "매수 수수료" },
        value: {
          zh: "依基金類型與級別，於申購確認頁顯示",
          en: "By type and class of fund, shown before you confirm",
          ko: "펀드 유형과 클래스에 따라 매수 확인 화면에 표시",
        },
      },
      {
        label: { zh: "風險屬性評估", en: "Risk assessment", ko: "위험 성향 평가" },
        value: {
          zh: "有效期間一年，到期須重新評估",
          en: "Valid for one year, then renewed",
          ko: "1년간 유효, 만료 시 다시 평가",
        },
      },
      {
        label: { zh: "存款保險", en: "Deposit insurance", ko: "예금보험" },
        value: { zh: "不受保障", en: "Not protected", ko: "보호되지 않음" },
      },
    ],
    steps: [
      {
        title: { zh: "評估風險屬性", en: "Know your profile", ko: "위험 성향 평가" },
        text: {
          zh: "在 App 完成投資風險屬性評估。",
          en: "Complete the risk assessment in the app.",
          ko: "앱에서 투자 위험 성향 평가를 마칩니다.",
        },
      },
      {
        title: { zh: "查通路報酬與說明書", en: "Read before you buy", ko: "보수와 설명서 확인" },
        text: {
          zh: "選擇基金，閱讀公開說明書與通路報酬揭露。",
          en: "Choose a fund and read its prospectus and our channel remuneration.",
          ko: "펀드를 고르고 투자 설명서와 판매 채널 보수를 읽어 주십시오.",
        },
      },
      {
        title: { zh: "下單", en: "Order", ko: "주문" },
        text: {
          zh: "輸入單筆金額，或設定定期定額的日期與金額。",
          en: "Enter an amount, or set the day and sum of a regular plan.",
          ko: "한 번에 투자할 금액을 입력하거나 적립식의 날짜와 금액을 정합니다.",
        },
      },
      {
        title: { zh: "確認並追蹤", en: "Confirm and follow", ko: "확인과 관리" },
        text: {
          zh: "以交易密碼確認；成交後在 App 查詢單位數與淨值。",
          en: "Confirm with your PIN, then follow units and net asset value in the app.",
          ko: "거래 비밀번호로 확인하시고 체결 후 앱에서 좌수와 기준가를 조회합니다.",
        },
      },
    ],
    notes: {
      zh: `基金經金融監督管理委員會核准或同意生效，不表示絕無風險；基金公司以往的績效不保證最低收益。投資人須自負盈虧，最大可能損失為投資本金之全部。

- 投資前請詳閱公開說明書。配息可能來自本金，配息率不等於報酬率。
- 後收型級別贖回時可能收取遞延手續費，部分級別並有分銷費用。
- 以外幣計價的基金有匯率風險。基金不是存款，不受存款保險保障。`,
      en: `Approval or registration by the Financial Supervisory Commission does not mean that a fund is free of risk, and past results do not guarantee a return. Gains and losses are yours; you may lose all that you invest.

- Read the prospectus first. Distributions may be paid out of capital, and their rate is not the fund’s return.
- Back-end load classes may carry a deferred charge when redeemed, and some a distribution fee.
- Funds in other currencies carry exchange risk. Funds are not deposits and not protected by deposit insurance.`,
      ko: `펀드가 금융감독관리위원회의 승인을 받거나 신고가 수리되었다고 하여 위험이 없다는 뜻은 아니며, 과거 실적이 수익을 보장하지 않습니다. 손익은 투자자에게 귀속되며 투자 원금 전액을 잃을 수 있습니다.

- 투자 전에 투자 설명서를 자세히 읽어 주십시오. 분배금은 원금에서 지급될 수 있으며 분배율은 수익률과 다릅니다.
- 후취형 클래스는 환매 시 이연 수수료가 부과될 수 있고 일부 클래스에는 판매 비용이 있습니다.
- 외화 펀드에는 환율 위험이 있습니다. 펀드는 예금이 아니며 예금보험으로 보호되지 않습니다.`,
    },
    forGuests: true,
    featured: true,
    path: "/investment/fund/remuneration",
    faqWords: "基金 通路報酬 定期定額 申購 風險屬性",
    related: ["SCET0001", "SCSA0001"],
  },
  {
    code: "SCSA0001",
    group: "investment",
    variants: [],
    name: { zh: "證券交割帳戶", en: "Securities settlement account", ko: "증권 결제 계좌" },
    slogan: {
      zh: "買賣股票，錢從哪裡進出看得清楚",
      en: "See where your trading money comes and goes",
      ko: "주식 매매 대금의 흐름을 분명하게",
    },
    lead: {
      zh: "把交割款和生活費分開。買進時從這裡扣款，賣出款項也回到這裡，交割日前提醒您還差多少。",
      en: "Keep trading money apart from living money. Purchases are paid from here, proceeds come back here, and before settlement we tell you what is still missing.",
      ko: "결제 대금과 생활비를 나누어 관리하십시오. 매수 대금은 이 계좌에서 출금되고 매도 대금도 이 계좌로 들어오며, 결제일 전에 부족한 금액을 알려 드립니다.",
    },
    benefits: [
      {
        title: { zh: "交割提醒", en: "Settlement reminders", ko: "결제 알림" },
        text: {
          zh: "交割日前顯示應備金額；餘額不足，App 立即通知。",
          en: "You see the sum due before the day, and the app tells you at once if the balance is short.",
          ko: "결제일 전에 필요한 금액을 보여 드리고 잔액이 부족하면 앱으로 바로 알려 드립니다.",
        },
      },
      {
        title: {
          zh: "與主帳戶互轉免費",
          en: "Free to and from the main account",
          ko: "메인 계좌와 무료 이체",
        },
        text: {
          zh: "隨時從主帳戶補足交割款，手續費 NT$0，也不計入轉帳限額。",
          en: "Top it up from the main account at any time for NT$0, outside your transfer limits.",
          ko: "메인 계좌에서 언제든지 NT$0으로 채우실 수 있고 이체 한도에도 포함되지 않습니다.",
        },
      },
      {
        title: { zh: "市場資訊", en: "Market pages", ko: "시장 정보" },
        text: {
          zh: "不必登入就能查看指數，以及近 3 個月統計的熱門排行與股價走勢。",
          en: "Indices, trending lists and price lines over 3 months are open without signing in.",
          ko: "로그인하지 않아도 지수와 최근 3개월 인기 순위, 주가 추이를 보실 수 있습니다.",
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
        label: { zh: "幣別", en: "Currency", ko: "통화" },
        value: { zh: "新臺幣", en: "TWD", ko: "대만 달러" },
      },
      {
        label: { zh: "用途", en: "Use", ko: "용도" },
        value: {
          zh: "合作證券商的國內股票、ETF 交割款項收付",
          en: "Settling trades in domestic shares and ETFs with our partner broker",
          ko: "제휴 증권사의 국내 주식과 ETF 결제 대금 수수",
        },
      },
      {
        label: { zh: "交割時間", en: "Settlement", ko: "결제 시각" },
        value: {
          zh: "成交日後第二個營業日上午 10:00 前備足款項",
          en: "Have the money ready by 10:00 on the second business day after the trade",
          ko: "체결일 후 두 번째 영업일 오전 10:00까지 대금 준비",
        },
      },
      {
        label: { zh: "開立費用", en: "Opening fee", ko: "개설 비용" },
        value: { zh: "NT$0", en: "NT$0", ko: "NT$0" },
      },
      {
        label: { zh: "存款保險", en: "Deposit insurance", ko: "예금보험" },
        value: {
          zh: "帳戶存款併入您在本行的存款，最高 NT$3,000,000；證券不受保障",
          en: "The deposit counts with your others, up to NT$3,000,000; securities are not protected",
          ko: "계좌의 예금은 당행 예금과 합산하여 최고 NT$3,000,000, 증권은 보호 대상 아님",
        },
      },
    ],
    steps: [
      {
        title: { zh: "在 App 申請", en: "Apply in the app", ko: "앱에서 신청" },
        text: {
          zh: "選擇「證券交割帳戶」，同意約定條款。",
          en: "Choose the securities settlement account and accept the terms.",
          ko: "‘증권 결제 계좌’를 선택하고 약관에 동의합니다.",
        },
      },
      {
        title: { zh: "開立證券戶", en: "Open the trading account", ko: "증권 계좌 개설" },
        text: {
          zh: "前往合作證券商完成證券戶開立，並授權扣款。",
          en: "Open a trading account with our partner broker and authorise payments.",
          ko: "제휴 증권사에서 증권 계좌를 개설하고 출금을 승인합니다.",
        },
      },
      {
        title: { zh: "存入交割款", en: "Pay in", ko: "결제 대금 입금" },
        text: {
          zh: "下單前先轉入款項，交割日自動扣款或入帳。",
          en: "Pay in before you trade. On settlement day money is taken or paid in by itself.",
          ko: "주문 전에 대금을 입금해 두시면 결제일에 자동으로 출금되거나 입금됩니다.",
        },
      },
    ],
    notes: {
      zh: `未於期限內備足交割款，構成違約交割，證券商得收取違約金並申報，可能影響您的信用與日後交易，並負相關法律責任。

證券買賣由合作證券商受理，本行只辦理款項收付，不提供個股建議。投資有風險，投資人須自負盈虧；排行與走勢僅供參考。`,
      en: `Not having the money ready in time is a default on settlement. The broker may charge a penalty and report it, which can affect your credit and later trading and carry legal liability.

Orders are taken by our partner broker. We only move the money and give no advice on shares. Investing carries risk, and gains and losses are yours. Rankings and price lines are for reference.`,
      ko: `기한까지 결제 대금을 준비하지 못하면 결제 불이행이 되어 증권사가 위약금을 부과하고 신고할 수 있으며, 신용과 이후 거래에 영향을 주고 법적 책임을 질 수 있습니다.

매매 주문은 제휴 증권사가 접수하며 당행은 대금 수수만 처리하고 종목을 권유하지 않습니다. 투자에는 위험이 따르고 손익은 투자자에게 귀속되며, 순위와 추이는 참고용입니다.`,
    },
    forGuests: true,
    featured: false,
    path: "/securities/main",
    faqWords: "證券 交割 股票 證券交割帳戶",
    related: ["SCET0001", "DPMA0001", "FDFD0001"],
  },
  {
    code: "SCET0001",
    group: "investment",
    variants: [],
    name: { zh: "ETF 募集", en: "ETF offering", ko: "ETF 공모" },
    slogan: {
      zh: "從公告到掛牌，每一步都有日期",
      en: "A date for every step, from notice to listing",
      ko: "공고부터 상장까지 모든 단계에 날짜를",
    },
    lead: {
      zh: "整理近期募集的 ETF：追蹤什麼指數、發行價多少、何時開始與結束、預計何時掛牌，一頁看完再決定要不要參加。",
      en: "Recent ETF offerings on one page: the index followed, the offer price, when it opens and closes, and when listing is expected. Read it, then decide.",
      ko: "최근 공모하는 ETF의 추종 지수, 발행가, 시작일과 종료일, 상장 예정일을 한 화면에 정리하였습니다. 확인하신 뒤 참여 여부를 결정하십시오.",
    },
    benefits: [
      {
        title: { zh: "狀態一目了然", en: "Clear states", ko: "한눈에 보는 상태" },
        text: {
          zh: "預約即將開始、預約中、即將募集、募集中、募集結束、成立、掛牌，依日期自動更新。",
          en: "Pre-order upcoming, pre-order ongoing, upcoming, ongoing, ended, established, listed: updated by date.",
          ko: "예약 예정, 예약 중, 공모 예정, 공모 중, 공모 종료, 설정, 상장까지 날짜에 따라 바뀝니다.",
        },
      },
      {
        title: { zh: "可先預約", en: "Order ahead", ko: "미리 예약" },
        text: {
          zh: "開放預約的 ETF，可先登記認購金額，募集開始日再扣款。",
          en: "Where pre-orders are open, register the amount now and pay when the offering begins.",
          ko: "예약이 열린 ETF는 금액을 먼저 등록하고 공모 시작일에 출금됩니다.",
        },
      },
      {
        title: { zh: "費用先揭露", en: "Costs first", ko: "비용을 먼저 공개" },
        text: {
          zh: "經理費、保管費與認購手續費列在同一張表。",
          en: "Management, custody and subscription fees in one table.",
          ko: "운용 보수, 보관 보수, 청약 수수료를 한 표에 표시합니다.",
        },
      },
    ],
    facts: [
      {
        label: { zh: "認購對象", en: "Who may subscribe", ko: "청약 대상" },
        value: {
          zh: "年滿 18 歲、持有證券交割帳戶並完成投資風險屬性評估的客戶",
          en: "Customers aged 18 or over with a securities settlement account and a completed risk assessment",
          ko: "증권 결제 계좌가 있고 투자 위험 성향 평가를 마친 만 18세 이상 고객",
        },
      },
      {
        label: { zh: "認購單位", en: "Unit", ko: "청약 단위" },
        value: {
          zh: "1 張，即 1,000 受益權單位",
          en: "Lots of 1,000 units",
          ko: "1,000좌(1장) 단위",
        },
      },
      {
        label: { zh: "發行價與費用", en: "Price and fees", ko: "발행가와 비용" },
        value: {
          zh: "依各檔募集公告，於認購確認頁顯示",
          en: "By each offering’s notice, shown before you confirm",
          ko: "각 공모 공고에 따르며 청약 확인 화면에 표시",
        },
      },
      {
        label: { zh: "扣款帳戶", en: "Paid from", ko: "출금 계좌" },
        value: {
          zh: "證券交割帳戶",
          en: "The securities settlement account",
          ko: "증권 결제 계좌",
        },
      },
      {
        label: { zh: "掛牌前", en: "Before listing", ko: "상장 전" },
        value: {
          zh: "成立至掛牌期間不能買賣",
          en: "Units cannot be traded between establishment and listing",
          ko: "설정 후 상장 전까지 매매 불가",
        },
      },
      {
        label: { zh: "存款保險", en: "Deposit insurance", ko: "예금보험" },
        value: { zh: "不受保障", en: "Not protected", ko: "보호되지 않음" },
      },
    ],
    steps: [
      {
        title: { zh: "看募集公告", en: "Read the notice", ko: "공모 공고 확인" },
        text: {
          zh: "在行動銀行 App 選擇 ETF，閱讀公開說明書與費用。",
          en: "Choose an ETF in the mobile app and read its prospectus and costs.",
          ko: "모바일 앱에서 ETF를 고르고 투자 설명서와 비용을 읽어 주십시오.",
        },
      },
      {
        title: { zh: "在 App 預約或認購", en: "Order in the app", ko: "앱에서 예약 또는 청약" },
        text: {
          zh: "輸入張數，確認金額與手續費。",
          en: "Enter the number of lots and check the sum and the fee.",
          ko: "수량을 입력하고 금액과 수수료를 확인합니다.",
        },
      },
      {
        title: { zh: "等待成立與掛牌", en: "Wait for listing", ko: "설정과 상장" },
        text: {
          zh: "成立後配發單位，掛牌日起即可買賣；募集未成立時，款項全數退回。",
          en: "Units are allotted when the ETF is established and can be traded once listed. If it is not established, all money comes back.",
          ko: "설정 후 좌수가 배정되고 상장일부터 매매하실 수 있으며, 설정되지 않으면 전액 환불됩니다.",
        },
      },
    ],
    notes: {
      zh: `掛牌後的市價可能高於或低於淨值，產生折溢價；ETF 追蹤指數會有追蹤誤差。掛牌首日成交價可能低於發行價。

- 收益分配可能來自收益平準金或本金，配息率不等於報酬率。
- 募集資訊由發行的投信公司提供，本行不保證內容，亦不構成投資建議。
- 投資前請詳閱公開說明書，投資人須自負盈虧；ETF 不是存款，不受存款保險保障。`,
      en: `Once listed, an ETF may trade above or below its net asset value, and it does not follow its index exactly. It may open below the offer price.

- Distributions may come from income equalisation or capital, and their rate is not the return.
- The information comes from the issuing fund company. We do not vouch for it, and it is not investment advice.
- Read the prospectus first. Gains and losses are yours. ETFs are not deposits and not protected by deposit insurance.`,
      ko: `상장 후 시장 가격은 순자산 가치보다 높거나 낮을 수 있고, ETF는 지수를 정확히 따라가지 못할 수 있습니다. 상장 첫날 가격이 발행가보다 낮을 수도 있습니다.

- 분배금은 수익 평준금이나 원금에서 지급될 수 있으며 분배율은 수익률과 다릅니다.
- 공모 정보는 발행 자산운용사가 제공하며 당행이 내용을 보증하지 않고 투자 권유가 아닙니다.
- 투자 전에 투자 설명서를 자세히 읽어 주십시오. 손익은 투자자에게 귀속되며, ETF는 예금이 아니므로 예금보험으로 보호되지 않습니다.`,
    },
    forGuests: true,
    featured: false,
    path: "/securities/etf",
    faqWords: "ETF 募集 預約 掛牌 認購",
    related: ["SCSA0001", "FDFD0001"],
  },
];
