import type { ProductSeed } from "./types.ts";

/** The installment loan. */
export const loans: ProductSeed[] = [
  {
    code: "LNIL0001",
    group: "loan",
    variants: [],
    name: { zh: "信貸（分期型）", en: "Installment loan", ko: "분할 상환 대출" },
    slogan: {
      zh: "每個月還多少，借之前就知道",
      en: "Know each month’s payment before you borrow",
      ko: "매월 얼마를 갚을지 빌리기 전에 아십시오",
    },
    lead: {
      zh: "進修、裝修、搬家或一筆較大的支出，分期慢慢還。本息平均攤還，總費用年百分率與月付金在申請前就算給您看。",
      en: "A course, a renovation, a move: spread a larger expense over time. Principal and interest are repaid in equal payments, and the APR and the monthly payment are worked out before you apply.",
      ko: "공부, 집수리, 이사처럼 큰 지출을 나누어 갚으실 수 있습니다. 원리금 균등 상환 방식이며, 신청하시기 전에 총비용 연이율과 월 상환금을 계산해 드립니다.",
    },
    benefits: [
      {
        title: { zh: "總費用攤開看", en: "The whole cost in the open", ko: "총비용을 그대로 공개" },
        text: {
          zh: "利息之外只有一項費用：帳務管理費 NT$488，撥款時收取，並已計入總費用年百分率。",
          en: "Besides interest there is one charge: an account fee of NT$488, taken at disbursement and counted in the APR.",
          ko: "이자 외의 비용은 대출 실행 시 받는 계좌 관리비 NT$488 한 가지이며 총비용 연이율에 포함되어 있습니다.",
        },
      },
      {
        title: {
          zh: "提前還不罰",
          en: "No penalty for repaying early",
          ko: "조기 상환 위약금 없음",
        },
        text: {
          zh: "可隨時提前清償全部或部分本金，不收違約金。",
          en: "Repay all or part of the principal at any time, without a penalty.",
          ko: "원금의 전부 또는 일부를 언제든지 위약금 없이 조기 상환하실 수 있습니다.",
        },
      },
      {
        title: { zh: "線上送件", en: "Applied for online", ko: "온라인 신청" },
        text: {
          zh: "在 App 送件，不必臨櫃，進度隨時查；假日送件，次一營業日起審核。",
          en: "Apply in the app, with no visit to a counter, and follow the progress. What comes in on a holiday is reviewed from the next business day.",
          ko: "창구 방문 없이 앱에서 신청하고 진행 상황을 확인하십시오. 휴일에 접수된 신청은 다음 영업일부터 심사합니다.",
        },
      },
      {
        title: { zh: "利率方式可選", en: "Fixed or floating", ko: "금리 방식 선택" },
        text: {
          zh: "固定利率全期不變；機動利率依指標利率加碼，指標利率每季調整一次。",
          en: "A fixed rate never changes. A floating one is our reference rate, reset every quarter, plus a margin.",
          ko: "고정 금리는 전 기간 바뀌지 않으며, 변동 금리는 분기마다 조정되는 기준 금리에 가산 금리를 더합니다.",
        },
      },
    ],
    facts: [
      {
        label: { zh: "申請資格", en: "Who may apply", ko: "신청 자격" },
        value: {
          zh: "年滿 18 歲的本國國民，持有進階帳戶、有穩定收入，近一年無信用不良紀錄",
          en: "Nationals aged 18 or over with an advanced account, a steady income and no adverse credit record in the past year",
          ko: "만 18세 이상 국민으로 고급 계좌와 안정적인 소득이 있고 최근 1년간 신용 불량 기록이 없는 분",
        },
      },
      {
        label: { zh: "貸款金額", en: "Amount", ko: "대출 금액" },
        value: {
          zh: "NT$50,000 至 NT$2,000,000",
          en: "NT$50,000 to NT$2,000,000",
          ko: "NT$50,000~NT$2,000,000",
        },
      },
      {
        label: { zh: "期間", en: "Period", ko: "기간" },
        value: { zh: "1 至 7 年", en: "1 to 7 years", ko: "1~7년" },
      },
      {
        label: { zh: "利率", en: "Rate", ko: "금리" },
        value: {
          zh: "固定，或指標利率加碼機動計息；依個別審核",
          en: "Fixed, or floating at the reference rate plus a margin; set for each customer",
          ko: "고정 금리 또는 기준 금리에 가산 금리를 더한 변동 금리, 개별 심사에 따름",
        },
      },
      {
        label: { zh: "還款方式", en: "Repayment", ko: "상환 방식" },
        value: {
          zh: "本息平均攤還，每月自主帳戶扣款",
          en: "Equal monthly payments of principal and interest, taken from the main account",
          ko: "원리금 균등 상환, 매월 메인 계좌에서 출금",
        },
      },
      {
        label: { zh: "帳務管理費", en: "Account fee", ko: "계좌 관리비" },
        value: {
          zh: "每筆貸款 NT$488，撥款時收取",
          en: "NT$488 per loan, taken at disbursement",
          ko: "대출 1건당 NT$488, 대출 실행 시 수취",
        },
      },
      {
        label: { zh: "提前清償違約金", en: "Penalty for early repayment", ko: "조기 상환 위약금" },
        value: { zh: "無", en: "None", ko: "없음" },
      },
      {
        label: { zh: "還款日遇假日", en: "Due on a holiday", ko: "상환일이 휴일인 경우" },
        value: {
          zh: "順延至次一營業日扣款，不計違約金",
          en: "Collected on the next business day, without a penalty",
          ko: "다음 영업일에 출금, 위약금 없음",
        },
      },
    ],
    steps: [
      {
        title: { zh: "先試算", en: "Calculate", ko: "먼저 계산하기" },
        text: {
          zh: "以[貸款試算](/products/loan/calculator)比較金額、期間與月付金，找到負擔得起的組合。",
          en: "Compare amounts, periods and monthly payments in the [loan calculator](/products/loan/calculator) and find what you can afford.",
          ko: "[대출 계산기](/products/loan/calculator)로 금액, 기간, 월 상환금을 비교하여 감당하실 수 있는 조건을 찾아보십시오.",
        },
      },
      {
        title: {
          zh: "升級為進階帳戶",
          en: "Have an advanced account",
          ko: "고급 계좌로 업그레이드",
        },
        text: {
          zh: "尚未升級者，請先以自然人憑證與視訊通話完成帳戶升級。",
          en: "If you have not upgraded, do so first with your citizen digital certificate and a video call.",
          ko: "아직 업그레이드하지 않으셨다면 자연인 증서와 영상 통화로 먼저 업그레이드해 주십시오.",
        },
      },
      {
        title: { zh: "在 App 送件", en: "Apply in the app", ko: "앱에서 신청" },
        text: {
          zh: "填寫收入與用途，同意查詢信用資料並上傳財力證明。",
          en: "Enter your income and purpose, agree to a credit enquiry and upload proof of income.",
          ko: "소득과 용도를 입력하고 신용 정보 조회에 동의한 뒤 소득 증빙을 올려 주십시오.",
        },
      },
      {
        title: { zh: "簽約撥款", en: "Sign and receive", ko: "계약과 실행" },
        text: {
          zh: "核准後閱讀契約並線上簽約，款項扣除帳務管理費後撥入主帳戶。",
          en: "Once approved, read and sign the contract online. The loan, less the account fee, is paid into the main account.",
          ko: "승인되면 계약서를 읽고 온라인으로 서명하십시오. 계좌 관리비를 뺀 금액이 메인 계좌로 입금됩니다.",
        },
      },
    ],
    notes: {
      zh: `總費用年百分率不等於貸款利率；每位客戶的年百分率，依核定的利率、金額、期間與費用而有不同。實際貸款條件以本行核貸結果為準，本行保留准駁權利。

- 未按時還款須支付遲延利息與違約金，並可能影響您的信用紀錄。
- 本行不委託代辦業者，也不會要求先匯款或收取保證金。
- 借款前請衡量還款能力，理性借貸。`,
      en: `The APR is not the interest rate of the loan. Each customer’s APR depends on the rate, amount, period and fee approved. The terms we approve apply, and we may decline an application.

- Late payment bears default interest and a penalty and may harm your credit record.
- We use no brokers and never ask for a payment or a guarantee sum in advance.
- Consider whether you can repay before you borrow.`,
      ko: `총비용 연이율은 대출 금리와 다르며, 승인된 금리, 금액, 기간, 비용에 따라 고객마다 다릅니다. 실제 대출 조건은 당행의 심사 결과에 따르며 신청이 거절될 수 있습니다.

- 제때 상환하지 않으시면 연체 이자와 위약금이 부과되고 신용 기록에 영향을 줄 수 있습니다.
- 당행은 대출 중개업자를 이용하지 않으며 선입금이나 보증금을 요구하지 않습니다.
- 빌리시기 전에 상환 능력을 충분히 고려해 주십시오.`,
    },
    forGuests: true,
    featured: true,
    path: "/installment-loan/landing",
    faqWords: "信貸 貸款試算 月付金 提前清償 總費用年百分率",
    related: ["DPMA0001", "TRTR0001"],
  },
];
