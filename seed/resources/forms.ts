import type { DocumentSeed } from "./types.ts";

/** Forms to print and fill in, about accounts and personal details. */
export const forms: DocumentSeed[] = [
  {
    number: 11,
    type: "02",
    title: {
      zh: "存款餘額證明申請書（郵寄）",
      en: "Application for a deposit balance certificate (by post)",
      ko: "예금 잔액 증명서 신청서(우편)",
    },
    summary: {
      zh: "無法在線上申請時，以書面申請郵寄存款餘額證明。",
      en: "For a certificate by post if you cannot apply online.",
      ko: "온라인 신청이 어려울 때 우편 발송을 서면으로 신청하는 양식입니다.",
    },
    group: "deposit",
    versions: [
      {
        version: "1.0",
        effectiveDays: -303,
        body: {
          zh: `線上申請可立即下載，免收費用；如需郵寄正本，請填寫本申請書。每份收取 NT$100，核准時自指定帳戶扣取。

## 申請人
- 中文姓名
- 英文姓名（須與護照相同，申請英文證明時必填）
- 身分證字號
- 出生日期
- 聯絡電話
- 電子郵件
- 收件地址與郵遞區號

## 申請內容
- 證明日期（晚於開戶日，且早於申請日）
- 幣別：□ 新臺幣　□ 美元
- 語言：□ 中文　□ 英文
- 範圍：□ 全部存款合計　□ 指定帳戶，帳號
- 是否納入夢想帳戶：□ 是　□ 否
- 用途：□ 簽證　□ 留學　□ 投標　□ 其他
- 份數
- 手續費扣款帳號

## 簽章
- 申請人簽名
- 申請日期

請附身分證正反面影本，交至[服務據點](/support/contact-us/service-center)。本行於 3 個營業日內審核，核准後寄出。`,
          en: `Online you can download the certificate at once, free of charge. If you need an original by post, fill in this form. Each document costs NT$100, taken from the account you name when we approve it.

## Applicant
- Name in Chinese
- Name in English (as in the passport; needed for a certificate in English)
- National ID
- Date of birth
- Telephone
- Email
- Postal address and code

## Request
- Certificate date (after the account was opened and before the day of this request)
- Currency: □ TWD  □ USD
- Language: □ Chinese  □ English
- Scope: □ total of all deposits  □ these accounts, numbers
- Include dream accounts: □ yes  □ no
- Purpose: □ visa  □ study abroad  □ tender  □ other
- Number of copies
- Account for the fee

## Signature
- Signature of the applicant
- Date

Enclose a copy of both sides of your ID card and hand the form in at a [service centre](/support/contact-us/service-center). We review it within 3 business days and post the certificate when it is approved.`,
          ko: `온라인으로 신청하시면 무료로 바로 내려받으실 수 있습니다. 우편으로 원본이 필요하시면 이 신청서를 작성해 주십시오. 1부당 NT$100이며 승인 시 지정하신 계좌에서 출금합니다.

## 신청인
- 중문 성명
- 영문 성명(여권과 동일, 영문 증명서 신청 시 필수)
- 신분증 번호
- 생년월일
- 연락처
- 이메일
- 받으실 주소와 우편번호

## 신청 내용
- 증명 기준일(계좌 개설일 이후, 신청일 이전)
- 통화: □ 대만 달러  □ 미국 달러
- 언어: □ 중국어  □ 영어
- 범위: □ 전체 예금 합계  □ 지정 계좌, 계좌번호
- 드림 계좌 포함: □ 예  □ 아니요
- 용도: □ 비자  □ 유학  □ 입찰  □ 기타
- 부수
- 수수료 출금 계좌번호

## 서명
- 신청인 서명
- 신청일

신분증 앞뒷면 사본을 첨부하여 [서비스 센터](/support/contact-us/service-center)에 제출해 주십시오. 3영업일 이내에 심사하며 승인 후 발송합니다.`,
        },
      },
    ],
  },
  {
    number: 12,
    type: "02",
    title: {
      zh: "基本資料變更申請書",
      en: "Change of personal details",
      ko: "기본 정보 변경 신청서",
    },
    summary: {
      zh: "變更姓名、證件、聯絡方式或地址，無法於 App 辦理時使用。",
      en: "For a change of name, document, contact or address that cannot be made in the app.",
      ko: "앱에서 처리하기 어려운 성명, 신분증, 연락처, 주소 변경에 사용합니다.",
    },
    group: null,
    versions: [
      {
        version: "1.0",
        effectiveDays: -396,
        body: {
          zh: `手機號碼、電子郵件與地址可直接在 App 變更；姓名、身分證字號變更或手機遺失無法驗證時，請填寫本申請書。

## 申請人
- 姓名（原留存）
- 身分證字號（原留存）
- 出生日期
- 目前可聯絡的電話

## 變更項目（僅填需變更者）
- 新姓名，以及英文姓名
- 新身分證字號或居留證號碼
- 國籍
- 戶籍地址
- 通訊地址
- 手機號碼
- 電子郵件
- 職業與服務單位
- 變更原因

## 應附文件
1. 身分證或居留證正反面影本
2. 姓名或證號變更者：三個月內的戶籍謄本或主管機關證明

## 簽章
- 申請人親簽
- 申請日期

請本人攜帶證件正本至服務據點辦理，變更完成後以原留存與新留存的方式同時通知您。`,
          en: `You can change your mobile number, email and address in the app. Use this form if your name or national ID has changed, or if you have lost your phone and cannot be verified.

## Applicant
- Name (as we have it)
- National ID (as we have it)
- Date of birth
- Telephone on which we can reach you now

## What changes (fill in only what does)
- New name, and name in English
- New national ID or residence card number
- Nationality
- Registered address
- Postal address
- Mobile number
- Email
- Occupation and employer
- Reason

## Enclose
1. A copy of both sides of your ID or residence card
2. For a change of name or number: a household registration transcript or official proof not older than three months

## Signature
- Signature of the applicant
- Date

Come to a [service centre](/support/contact-us/service-center) yourself with the original document. When it is done we tell you at both the old and the new contact.`,
          ko: `휴대전화 번호, 이메일, 주소는 앱에서 바로 변경하실 수 있습니다. 성명이나 신분증 번호가 바뀌었거나 휴대전화 분실로 인증이 어려운 경우 이 신청서를 작성해 주십시오.

## 신청인
- 성명(기존)
- 신분증 번호(기존)
- 생년월일
- 현재 연락 가능한 전화번호

## 변경 항목(해당 항목만 작성)
- 새 성명과 영문 성명
- 새 신분증 번호 또는 거류증 번호
- 국적
- 호적 주소
- 우편 주소
- 휴대전화 번호
- 이메일
- 직업과 근무처
- 변경 사유

## 첨부 서류
1. 신분증 또는 거류증 앞뒷면 사본
2. 성명이나 번호 변경 시: 3개월 이내의 호적 등본 또는 관계 기관 증명

## 서명
- 신청인 자필 서명
- 신청일

본인이 신분증 원본을 지참하여 [서비스 센터](/support/contact-us/service-center)에서 신청해 주십시오. 변경이 완료되면 기존 연락처와 새 연락처로 함께 알려 드립니다.`,
        },
      },
    ],
  },
  {
    number: 13,
    type: "02",
    title: {
      zh: "存款帳戶結清申請書",
      en: "Request to close deposit accounts",
      ko: "예금 계좌 해지 신청서",
    },
    summary: {
      zh: "無法於 App 結清帳戶時，以書面申請。",
      en: "For closing accounts when you cannot do it in the app.",
      ko: "앱에서 해지하기 어려울 때 서면으로 신청하는 양식입니다.",
    },
    group: "deposit",
    versions: [
      {
        version: "1.0",
        effectiveDays: -240,
        body: {
          zh: `結清不收費用。結清後帳號不能恢復，綁定的自動扣款與入帳將失效，請先更改。

## 申請人
- 姓名
- 身分證字號
- 聯絡電話
- 電子郵件

## 結清帳戶
- □ 主帳戶（須一併結清所屬帳戶）
- □ 夢想帳戶，名稱
- □ 共同帳戶，名稱（須為持有人）
- □ 外幣帳戶
- □ 證券交割帳戶
- 結清原因

## 餘額處理
- 轉入銀行代碼與本人帳號
- 外幣餘額：□ 換為新臺幣　□ 匯至本人外幣帳戶

## 確認事項
- □ 已清償貸款
- □ 已停用簽帳金融卡
- □ 已通知共同帳戶成員
- □ 已下載需要的交易明細與證明文件

## 簽章
- 申請人簽名
- 申請日期

請附身分證影本，由本人交至[服務據點](/support/contact-us/service-center)。利息計至結清前一日，餘額轉入您指定的本人帳戶。`,
          en: `Closing is free. A closed number cannot be opened again, and automatic payments to and from it stop: please change them first.

## Applicant
- Name
- National ID
- Telephone
- Email

## Accounts to close
- □ Main account (with all accounts under it)
- □ Dream account, name
- □ Joint account, name (holder only)
- □ Foreign currency account
- □ Securities settlement account
- Reason

## What is left
- Bank code and number of an account of your own
- Foreign currency: □ change to TWD  □ send to a foreign currency account of your own

## Please confirm
- □ Loans are repaid
- □ The debit card is stopped
- □ Members of the joint account are told
- □ The history and certificates I need are downloaded

## Signature
- Signature of the applicant
- Date

Enclose a copy of your ID card and hand the form in at a [service centre](/support/contact-us/service-center) yourself. Interest is paid up to the day before, and the balance goes to the account you name.`,
          ko: `해지 수수료는 없습니다. 해지한 계좌번호는 되살릴 수 없고 연결된 자동 출금과 입금이 중단되므로 먼저 변경해 주십시오.

## 신청인
- 성명
- 신분증 번호
- 연락처
- 이메일

## 해지할 계좌
- □ 메인 계좌(속한 계좌 모두 함께 해지)
- □ 드림 계좌, 이름
- □ 공동 계좌, 이름(명의인만 가능)
- □ 외화 계좌
- □ 증권 결제 계좌
- 해지 사유

## 잔액 처리
- 입금받을 은행 코드와 본인 계좌번호
- 외화 잔액: □ 대만 달러로 환전  □ 본인 외화 계좌로 송금

## 확인 사항
- □ 대출을 모두 상환함
- □ 체크카드를 정지함
- □ 공동 계좌 구성원에게 알림
- □ 필요한 거래 내역과 증명서를 내려받음

## 서명
- 신청인 서명
- 신청일

신분증 사본을 첨부하여 본인이 서비스 센터에 제출해 주십시오. 이자는 해지 전날까지 계산하며 잔액은 지정하신 본인 계좌로 입금합니다.`,
        },
      },
    ],
  },
  {
    number: 14,
    type: "02",
    title: {
      zh: "未成年人開戶法定代理人同意書",
      en: "Consent of the legal representative for a minor’s account",
      ko: "미성년자 계좌 개설 법정대리인 동의서",
    },
    summary: {
      zh: "未滿 18 歲開立主帳戶，由法定代理人填寫。",
      en: "For the legal representative when someone under 18 opens a main account.",
      ko: "만 18세 미만이 메인 계좌를 개설할 때 법정대리인이 작성합니다.",
    },
    group: "deposit",
    versions: [
      {
        version: "1.0",
        effectiveDays: -396,
        body: {
          zh: `法定代理人可在自己的 App 線上同意；無法線上辦理者，請填寫本同意書。父母共同行使親權者，須雙方同意。

## 未成年人
- 姓名
- 身分證字號
- 出生日期（須年滿 7 歲）
- 戶籍地址

## 法定代理人（一）、（二）
- 姓名
- 身分證字號
- 與未成年人的關係：□ 父　□ 母　□ 監護人
- 聯絡電話
- 電子郵件

## 同意事項
- □ 開立主帳戶（基本帳戶）
- □ 申請簽帳金融卡
- □ 使用轉帳服務
- □ 接收交易通知

## 應附文件
1. 雙方身分證影本與戶口名簿影本
2. 監護人：法院裁定或戶籍登記證明

## 簽章
- 法定代理人（一）簽名
- 法定代理人（二）簽名
- 日期

法定代理人可隨時通知客服中心，變更或撤回上述同意。`,
          en: `A legal representative can consent in their own app. If that is not possible, fill in this form. Where parents share parental rights, both must consent.

## Minor
- Name
- National ID
- Date of birth (7 years old or over)
- Registered address

## Legal representatives (1) and (2)
- Name
- National ID
- Relation to the minor: □ father  □ mother  □ guardian
- Telephone
- Email

## Consent to
- □ Opening a main account (basic account)
- □ A debit card
- □ Transfers
- □ Receiving notices of transactions

## Enclose
1. Copies of all ID cards and of the household register
2. For a guardian: the court order or proof of registration

## Signatures
- Legal representative (1)
- Legal representative (2)
- Date

A legal representative may change or withdraw this consent at any time by telling our call centre.`,
          ko: `법정대리인은 본인의 앱에서 온라인으로 동의하실 수 있으며, 어려운 경우 이 동의서를 작성해 주십시오. 부모가 공동으로 친권을 행사하는 경우 두 분의 동의가 필요합니다.

## 미성년자
- 성명
- 신분증 번호
- 생년월일(만 7세 이상)
- 호적 주소

## 법정대리인 (1), (2)
- 성명
- 신분증 번호
- 미성년자와의 관계: □ 부  □ 모  □ 후견인
- 연락처
- 이메일

## 동의 사항
- □ 메인 계좌(기본 계좌) 개설
- □ 체크카드 신청
- □ 이체 서비스 이용
- □ 거래 알림 수신

## 첨부 서류
1. 양측 신분증 사본과 호구명부 사본
2. 후견인: 법원 결정문 또는 호적 등기 증명

## 서명
- 법정대리인 (1) 서명
- 법정대리인 (2) 서명
- 날짜

법정대리인은 언제든지 고객센터에 통지하여 동의를 변경하거나 철회하실 수 있습니다.`,
        },
      },
    ],
  },
];
