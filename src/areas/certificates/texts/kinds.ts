// All that is said of each kind of certificate: on its page, at the desk, and on the paper.

import type { Language, Translated } from "#base/text/language.ts";
import { type CertificateKind, certificateKinds } from "../rules/kinds.ts";
import type { CertificateLanguage } from "../rules.ts";

interface KindTexts {
  title: Translated;
  lead: Translated;
  /** What staff call it, where it is not the title. */
  atDesk?: Translated;
  paper: Record<CertificateLanguage, { title: string; statement: string; notes: string[] }>;
}

export const kindTexts: Record<CertificateKind, KindTexts> = {
  "deposit-balance": {
    title: { zh: "存款餘額證明", en: "Deposit balance certificate", ko: "예금 잔액 증명서" },
    lead: {
      zh: "證明您在指定日期營業終了時的存款餘額，可用於簽證、留學或財力證明。",
      en: "Shows your balance at the end of a chosen day, for a visa, studies or proof of funds.",
      ko: "지정일 영업 종료 시점의 예금 잔액을 증명합니다. 비자, 유학, 재정 증명에 사용하실 수 있습니다.",
    },
    paper: {
      zh: {
        title: "存款餘額證明書",
        statement:
          "茲證明存戶 {name}（身分證字號 {nationalId}）截至民國 {rocYear} 年 {month} 月 {day} 日營業終了，於本行之存款餘額如下：",
        notes: [
          "本證明書僅證明上列日期營業終了時之餘額，不構成任何保證，亦不代表開立日之餘額。",
          "餘額含設定質權或圈存之金額。",
          "外幣換算依上列日期本行最後一次牌告之即期買入匯率，僅供參考。",
        ],
      },
      en: {
        title: "Deposit Balance Certificate",
        statement:
          "This is to certify that as of the close of business on {date}, the deposit balance of {englishName} (National ID {nationalId}) with this Bank is as follows:",
        notes: [
          "This certificate states the balance at the close of business on the above date only. It is not a guarantee and says nothing about the balance on the date of issue.",
          "Pledged or blocked amounts are included.",
          "Foreign currencies are converted at the Bank's last spot buying rate of the above date, for reference.",
        ],
      },
    },
  },
  withholding: {
    title: { zh: "利息扣繳憑單", en: "Withholding statement", ko: "이자 원천징수 명세서" },
    lead: {
      zh: "列示全年度利息所得、扣繳稅額與補充保費，供申報綜合所得稅使用。",
      en: "Shows a year’s interest, the tax withheld and the supplementary health insurance premium, for your tax return.",
      ko: "연간 이자 소득, 원천징수 세액, 건강보험 보충보험료를 표시합니다.",
    },
    atDesk: { zh: "扣繳憑單", en: "Withholding statement", ko: "원천징수 영수증" },
    paper: {
      zh: {
        title: "各類所得扣繳暨免扣繳憑單",
        statement:
          "茲證明民國 {rocYear} 年度本行給付所得人 {name}（身分證字號 {nationalId}）之存款利息與扣繳稅額如下：",
        notes: [
          "本憑單由本行依實際給付之利息開立，供申報綜合所得稅參考。",
          "單次給付之稅額未超過新臺幣 2,000 元者免予扣繳；單次給付達新臺幣 20,000 元者扣取補充保險費。",
          "外幣利息按原幣列示，未計入新臺幣合計。",
        ],
      },
      en: {
        title: "Interest Withholding Statement",
        statement:
          "This is to certify the deposit interest paid to {englishName} (National ID {nationalId}) by this Bank in {year} and the tax withheld from it:",
        notes: [
          "This statement is based on the interest actually paid and is for use with the individual income tax return.",
          "No tax is withheld when the tax of a payment does not exceed NT$2,000. The supplementary premium applies to payments of NT$20,000 or more.",
          "Interest in foreign currencies is shown in its own currency and is not part of the total in New Taiwan dollars.",
        ],
      },
    },
  },
  "loan-balance": {
    title: { zh: "貸款餘額證明", en: "Loan balance certificate", ko: "대출 잔액 증명서" },
    lead: {
      zh: "證明您在指定日期營業終了時尚未清償的貸款本金。",
      en: "Shows your outstanding principal at the end of a chosen day.",
      ko: "지정일 영업 종료 시점의 대출 원금 잔액을 증명합니다.",
    },
    paper: {
      zh: {
        title: "貸款餘額證明書",
        statement:
          "茲證明借款人 {name}（身分證字號 {nationalId}）截至民國 {rocYear} 年 {month} 月 {day} 日營業終了，於本行之貸款餘額如下：",
        notes: ["餘額為未清償之本金，不含應計利息與違約金。", "本證明書不作為清償金額之依據。"],
      },
      en: {
        title: "Loan Balance Certificate",
        statement:
          "This is to certify that as of the close of business on {date}, the loan balance of {englishName} (National ID {nationalId}) with this Bank is as follows:",
        notes: [
          "The balance is the outstanding principal, without accrued interest and penalties.",
          "This certificate does not state the amount needed to repay the loan in full.",
        ],
      },
    },
  },
  "loan-repayment": {
    title: { zh: "還款明細證明", en: "Loan repayment certificate", ko: "대출 상환 내역 증명서" },
    lead: {
      zh: "列示指定期間內每一期的本金、利息與違約金。",
      en: "Lists the principal, interest and penalty of every payment in a period.",
      ko: "지정 기간의 회차별 원금, 이자, 연체료를 표시합니다.",
    },
    paper: {
      zh: {
        title: "還款明細證明書",
        statement:
          "茲證明借款人 {name}（身分證字號 {nationalId}）於 {from} 至 {to} 期間，於本行之還款明細如下：",
        notes: ["依實際繳款日列示。", "利息可否列舉扣除，依稅法規定辦理。"],
      },
      en: {
        title: "Loan Repayment Certificate",
        statement:
          "This is to certify the repayments made to this Bank by {englishName} (National ID {nationalId}) from {from} to {to}:",
        notes: [
          "Payments are listed by the date on which they were made.",
          "Whether interest can be deducted is a matter of tax law.",
        ],
      },
    },
  },
  "loan-completion": {
    title: { zh: "清償證明", en: "Loan completion certificate", ko: "대출 완납 증명서" },
    lead: {
      zh: "證明您的貸款已全部清償。",
      en: "Confirms that your loan is repaid in full.",
      ko: "대출을 모두 상환하였음을 증명합니다.",
    },
    paper: {
      zh: {
        title: "貸款清償證明書",
        statement:
          "茲證明借款人 {name}（身分證字號 {nationalId}）於本行之下列貸款，已於民國 {rocYear} 年 {month} 月 {day} 日全部清償，特此證明。",
        notes: ["本證明書僅就上列貸款開立，不影響借款人於本行之其他債務。"],
      },
      en: {
        title: "Loan Completion Certificate",
        statement:
          "This is to certify that {englishName} (National ID {nationalId}) repaid the following loan from this Bank in full on {date}.",
        notes: [
          "This certificate concerns the above loan only and does not affect other debts to the Bank.",
        ],
      },
    },
  },
};

/** The titles and leads of all kinds in a language. */
export function kindPages(
  language: Language,
): Record<CertificateKind, { title: string; lead: string }> {
  return byKind(({ title, lead }) => ({ title: title[language], lead: lead[language] }));
}

/** What staff call each kind. */
export function kindNamesAtDesk(language: Language): Record<CertificateKind, string> {
  return byKind(({ title, atDesk = title }) => atDesk[language]);
}

function byKind<T>(of: (texts: KindTexts) => T): Record<CertificateKind, T> {
  const entries = certificateKinds.map((kind) => [kind, of(kindTexts[kind])] as const);
  return Object.fromEntries(entries) as Record<CertificateKind, T>;
}
