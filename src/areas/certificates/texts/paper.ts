// The words that stand on certificates, which are written in Chinese and English.

import type { CertificateKind, CertificateLanguage } from "../rules.ts";

const zh = {
  titles: {
    "deposit-balance": "存款餘額證明書",
    withholding: "各類所得扣繳暨免扣繳憑單",
    "loan-balance": "貸款餘額證明書",
    "loan-repayment": "還款明細證明書",
    "loan-completion": "貸款清償證明書",
  },
  serial: "證明書編號",
  issued: "開立日期",
  holder: { name: "姓名", englishName: "英文姓名", nationalId: "身分證字號", purpose: "用途" },
  purposes: {
    visa: "簽證",
    study: "留學或遊學",
    residence: "居留或移民",
    funds: "財力證明",
    other: "其他",
  },
  statements: {
    "deposit-balance":
      "茲證明存戶 {name}（身分證字號 {nationalId}）截至民國 {rocYear} 年 {month} 月 {day} 日營業終了，於本行之存款餘額如下：",
    withholding:
      "茲證明民國 {rocYear} 年度本行給付所得人 {name}（身分證字號 {nationalId}）之存款利息與扣繳稅額如下：",
    "loan-balance":
      "茲證明借款人 {name}（身分證字號 {nationalId}）截至民國 {rocYear} 年 {month} 月 {day} 日營業終了，於本行之貸款餘額如下：",
    "loan-repayment":
      "茲證明借款人 {name}（身分證字號 {nationalId}）於 {from} 至 {to} 期間，於本行之還款明細如下：",
    "loan-completion":
      "茲證明借款人 {name}（身分證字號 {nationalId}）於本行之下列貸款，已於民國 {rocYear} 年 {month} 月 {day} 日全部清償，特此證明。",
  },
  accountKinds: { main: "主帳戶", sub: "夢想帳戶", joint: "群組帳戶", foreign: "外幣帳戶" },
  accountHead: ["存款種類", "帳號", "幣別", "餘額"],
  earningHead: ["帳號", "幣別", "給付總額", "扣繳稅額", "補充保費"],
  paymentHead: ["期數", "繳款日", "本金", "利息", "違約金", "合計"],
  loan: {
    number: "貸款帳號",
    product: "貸款種類",
    principal: "核貸金額",
    openedOn: "撥款日",
    period: "貸款期間",
    months: "{months} 個月",
    rate: "貸款年利率",
    owed: "貸款餘額",
    ending: "結清方式",
    completedOn: "清償日",
    endings: { matured: "到期清償", early: "提前清償" },
  },
  withholding: {
    year: "所得年度",
    yearValue: "民國 {rocYear} 年（{year}）",
    income: "格式代號及所得類別",
    incomeValue: "5A 金融業利息",
    unit: "扣繳單位",
    unitNumber: "扣繳單位統一編號",
    register: "稅籍編號",
    gross: "給付總額",
    rate: "扣繳率",
    tax: "扣繳稅額",
    premium: "補充保險費",
    net: "給付淨額",
  },
  total: "合計",
  words: "大寫金額",
  rate: "換算匯率",
  rateValue: "1 {currency} 兌 {rate} 元新臺幣",
  totals: { principal: "本金合計", interest: "利息合計", penalty: "違約金合計", whole: "還款合計" },
  notesTitle: "說明",
  notes: {
    "deposit-balance": [
      "本證明書僅證明上列日期營業終了時之餘額，不構成任何保證，亦不代表開立日之餘額。",
      "餘額含設定質權或圈存之金額。",
      "外幣換算依上列日期本行最後一次牌告之即期買入匯率，僅供參考。",
    ],
    withholding: [
      "本憑單由本行依實際給付之利息開立，供申報綜合所得稅參考。",
      "單次給付之稅額未超過新臺幣 2,000 元者免予扣繳；單次給付達新臺幣 20,000 元者扣取補充保險費。",
      "外幣利息按原幣列示，未計入新臺幣合計。",
    ],
    "loan-balance": [
      "餘額為未清償之本金，不含應計利息與違約金。",
      "本證明書不作為清償金額之依據。",
    ],
    "loan-repayment": ["依實際繳款日列示。", "利息可否列舉扣除，依稅法規定辦理。"],
    "loan-completion": ["本證明書僅就上列貸款開立，不影響借款人於本行之其他債務。"],
  },
  contact: "{address}　客服專線 {phone}",
  seal: "{bank}印章",
  verification: {
    title: "驗證碼",
    hint: "掃描 QR 碼或至 {place} 輸入驗證碼，即可查驗真偽。本文件附本行電子簽章。",
    alternative: "查驗網址的 QR 碼",
  },
};

type PaperTexts = typeof zh;

const en: PaperTexts = {
  titles: {
    "deposit-balance": "Deposit Balance Certificate",
    withholding: "Interest Withholding Statement",
    "loan-balance": "Loan Balance Certificate",
    "loan-repayment": "Loan Repayment Certificate",
    "loan-completion": "Loan Completion Certificate",
  },
  serial: "Certificate no.",
  issued: "Date of issue",
  holder: {
    name: "Chinese name",
    englishName: "Name",
    nationalId: "National ID",
    purpose: "Purpose",
  },
  purposes: {
    visa: "Visa application",
    study: "Study abroad",
    residence: "Residence or immigration",
    funds: "Proof of funds",
    other: "Other",
  },
  statements: {
    "deposit-balance":
      "This is to certify that as of the close of business on {date}, the deposit balance of {englishName} (National ID {nationalId}) with this Bank is as follows:",
    withholding:
      "This is to certify the deposit interest paid to {englishName} (National ID {nationalId}) by this Bank in {year} and the tax withheld from it:",
    "loan-balance":
      "This is to certify that as of the close of business on {date}, the loan balance of {englishName} (National ID {nationalId}) with this Bank is as follows:",
    "loan-repayment":
      "This is to certify the repayments made to this Bank by {englishName} (National ID {nationalId}) from {from} to {to}:",
    "loan-completion":
      "This is to certify that {englishName} (National ID {nationalId}) repaid the following loan from this Bank in full on {date}.",
  },
  accountKinds: {
    main: "Main account",
    sub: "Dream account",
    joint: "Shared account",
    foreign: "Foreign currency account",
  },
  accountHead: ["Type of deposit", "Account number", "Currency", "Balance"],
  earningHead: ["Account number", "Currency", "Interest paid", "Tax withheld", "NHI premium"],
  paymentHead: ["No.", "Paid on", "Principal", "Interest", "Penalty", "Total"],
  loan: {
    number: "Loan account",
    product: "Type of loan",
    principal: "Loan amount",
    openedOn: "Disbursed on",
    period: "Loan period",
    months: "{months} {months|month|months}",
    rate: "Annual rate",
    owed: "Loan balance",
    ending: "Settled",
    completedOn: "Repaid in full on",
    endings: { matured: "At maturity", early: "Ahead of schedule" },
  },
  withholding: {
    year: "Income year",
    yearValue: "{year} (ROC year {rocYear})",
    income: "Income format and category",
    incomeValue: "5A Interest from financial institutions",
    unit: "Withholding agent",
    unitNumber: "Withholding agent's tax number",
    register: "Tax register number",
    gross: "Total paid",
    rate: "Withholding rate",
    tax: "Tax withheld",
    premium: "Supplementary NHI premium",
    net: "Net payment",
  },
  total: "Total",
  words: "In words",
  rate: "Exchange rate",
  rateValue: "{currency} 1 = TWD {rate}",
  totals: {
    principal: "Total principal",
    interest: "Total interest",
    penalty: "Total penalty",
    whole: "Total repaid",
  },
  notesTitle: "Notes",
  notes: {
    "deposit-balance": [
      "This certificate states the balance at the close of business on the above date only. It is not a guarantee and says nothing about the balance on the date of issue.",
      "Pledged or blocked amounts are included.",
      "Foreign currencies are converted at the Bank's last spot buying rate of the above date, for reference.",
    ],
    withholding: [
      "This statement is based on the interest actually paid and is for use with the individual income tax return.",
      "No tax is withheld when the tax of a payment does not exceed NT$2,000. The supplementary premium applies to payments of NT$20,000 or more.",
      "Interest in foreign currencies is shown in its own currency and is not part of the total in New Taiwan dollars.",
    ],
    "loan-balance": [
      "The balance is the outstanding principal, without accrued interest and penalties.",
      "This certificate does not state the amount needed to repay the loan in full.",
    ],
    "loan-repayment": [
      "Payments are listed by the date on which they were made.",
      "Whether interest can be deducted is a matter of tax law.",
    ],
    "loan-completion": [
      "This certificate concerns the above loan only and does not affect other debts to the Bank.",
    ],
  },
  contact: "{address} · Call centre {phone}",
  seal: "Seal of {bank}",
  verification: {
    title: "Verification code",
    hint: "Scan the QR code, or enter the code at {place}, to check that this document is genuine. It carries the Bank's digital signature.",
    alternative: "QR code of the address where the document is verified",
  },
};

/** The words of certificates by language. */
export const paperTexts: Record<CertificateLanguage, PaperTexts> = { zh, en };

/** What a certificate of a kind is called on paper. */
export function paperTitle(kind: CertificateKind, language: CertificateLanguage): string {
  return paperTexts[language].titles[kind];
}
