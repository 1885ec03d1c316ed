import type { DocumentSeed } from "./types.ts";

/** Forms to print and fill in, about cards, tax, data and loans. */
export const forms2: DocumentSeed[] = [
  {
    number: 15,
    type: "02",
    title: {
      zh: "簽帳金融卡帳款疑義聲明書",
      en: "Debit card dispute form",
      ko: "체크카드 거래 이의 신청서",
    },
    summary: {
      zh: "對簽帳金融卡交易有疑義，以書面提出時使用。",
      en: "For disputing debit card transactions in writing.",
      ko: "체크카드 거래에 서면으로 이의를 제기할 때 사용합니다.",
    },
    group: "payment",
    versions: [
      {
        version: "1.0",
        effectiveDays: -1,
        body: {
          zh: `您可直接撥客服中心 0800-899-899 提出，處理較快；如需書面，請於交易日起 45 日內填寫。

## 持卡人
- 姓名
- 身分證字號
- 卡號末四碼
- 聯絡電話
- 電子郵件（本行以此通知處理進度）

## 疑義交易（可多筆）
- 交易日期
- 商店名稱
- 交易金額與幣別

## 疑義原因
- □ 未曾交易，卡片仍在身邊
- □ 卡片遺失或被竊，掛失日期與時間
- □ 重複扣款
- □ 金額不符，正確金額
- □ 已退貨未退款，退貨日期
- □ 未收到商品或服務，約定日期
- □ 其他說明

## 應附文件
1. 與商店的往來紀錄、訂單或退貨證明
2. 報案證明（如有）

## 簽章
- 聲明以上屬實，持卡人簽名
- 日期

若非本人交易，請先掛失卡片。`,
          en: `It is quicker to dispute a transaction by calling 0800-899-899. If you need to do it in writing, fill in this form within 45 days of the transaction.

## Card holder
- Name
- National ID
- Last four digits of the card
- Telephone
- Email (we report progress here)

## Transactions in dispute
- Date
- Shop
- Amount and currency

## Reason
- □ I did not make it, and the card is with me
- □ The card was lost or stolen; date and time of the loss report
- □ Charged twice
- □ Wrong amount; right amount
- □ Goods returned, no refund; date of return
- □ Goods or service not received; date agreed
- □ Other

## Enclose
1. Correspondence with the shop, order or proof of return
2. Police report, if any

## Signature
- I declare that this is true; signature of the card holder
- Date

If the transaction was not yours, please report the card lost first.`,
          ko: `고객센터 0800-899-899로 바로 제기하시면 더 빠릅니다. 서면이 필요하시면 거래일부터 45일 이내에 작성해 주십시오.

## 카드 소지인
- 성명
- 신분증 번호
- 카드 번호 끝 네 자리
- 연락처
- 이메일(처리 상황을 알려 드립니다)

## 이의 거래(여러 건 가능)
- 거래일
- 가맹점 이름
- 거래 금액과 통화

## 이의 사유
- □ 거래한 적이 없으며 카드는 가지고 있음
- □ 카드 분실 또는 도난, 분실 신고 일시
- □ 이중 출금
- □ 금액이 다름, 올바른 금액
- □ 반품했으나 환불되지 않음, 반품일
- □ 상품이나 서비스를 받지 못함, 약속일
- □ 기타

## 첨부 서류
1. 가맹점과 주고받은 기록, 주문서 또는 반품 증명
2. 신고 접수증(있는 경우)

## 서명
- 위 내용이 사실임을 확인함, 카드 소지인 서명
- 날짜

본인이 하지 않은 거래라면 먼저 카드 분실 신고를 해 주십시오.`,
        },
      },
    ],
  },
  {
    number: 16,
    type: "02",
    title: {
      zh: "個人稅務居住者身分自我證明書",
      en: "Self-certification of tax residence (individuals)",
      ko: "개인 조세상 거주자 신분 자기 증명서",
    },
    summary: {
      zh: "依金融機構執行共同申報及盡職審查作業辦法填寫。",
      en: "Required by the rules on common reporting and due diligence.",
      ko: "금융기관의 공통 보고와 실사 규정에 따라 작성합니다.",
    },
    group: null,
    versions: [
      {
        version: "1.0",
        effectiveDays: -390,
        body: {
          zh: `本行依法須確認您的稅務居住者身分。您若為我國以外的稅務居住者，帳戶資料可能申報稅捐機關並與他國交換。

## 帳戶持有人
- 姓名（中文、英文）
- 身分證字號或居留證號碼
- 出生日期
- 出生地（國家或地區、城市）
- 現居地址
- 通訊地址（與上不同時填寫）

## 稅務居住者身分
- □ 僅為我國稅務居住者
- □ 具有其他國家或地區稅務居住者身分，請逐一填寫：
- 國家或地區
- 稅籍編號
- 無法提供稅籍編號的理由：□ 該國不核發　□ 無法取得，原因　□ 該國不要求揭露

## 美國身分
- □ 我是美國公民或稅務居民，另附 W-9 表
- □ 我不是

## 聲明與簽章
以上資料正確；變更時於 30 日內通知本行。
- 簽名
- 日期`,
          en: `The law requires us to confirm where you are resident for tax. If that is outside Taiwan, details of your accounts may be reported to the tax authority and exchanged with other countries.

## Account holder
- Name (Chinese, English)
- National ID or residence card number
- Date of birth
- Place of birth (country or region, city)
- Address
- Postal address, if different

## Tax residence
- □ I am resident for tax in Taiwan only
- □ I am resident elsewhere too; for each:
- Country or region
- Tax number
- Reason if there is none: □ not issued there  □ could not get one, because  □ need not be disclosed there

## United States
- □ I am a US citizen or tax resident and enclose form W-9
- □ I am not

## Declaration
The above is true; I will tell the bank of a change within 30 days.
- Signature
- Date`,
          ko: `당행은 법에 따라 고객의 조세상 거주지를 확인해야 합니다. 대만 이외의 조세상 거주자라면 계좌 정보가 세무 당국에 신고되고 다른 나라와 교환될 수 있습니다.

## 계좌 명의인
- 성명(중문, 영문)
- 신분증 번호 또는 거류증 번호
- 생년월일
- 출생지(국가 또는 지역, 도시)
- 현 거주지 주소
- 우편 주소(다른 경우)

## 조세상 거주자 신분
- □ 대만의 조세상 거주자에만 해당함
- □ 다른 국가 또는 지역의 조세상 거주자에도 해당함, 각각 작성:
- 국가 또는 지역
- 납세자 번호
- 번호가 없는 이유: □ 해당 국가에서 발급하지 않음  □ 취득 불가, 이유  □ 공개를 요구하지 않음

## 미국 신분
- □ 미국 시민 또는 세법상 거주자이며 W-9 양식을 첨부함
- □ 해당 없음

## 확인과 서명
위 내용은 사실이며 변경 시 30일 이내에 통지합니다.
- 서명
- 날짜`,
        },
      },
    ],
  },
  {
    number: 17,
    type: "02",
    title: {
      zh: "個人資料權利行使申請書",
      en: "Request under the Personal Data Protection Act",
      ko: "개인정보 권리 행사 신청서",
    },
    summary: {
      zh: "查詢、更正、停止利用或刪除個人資料。",
      en: "To see, correct, stop the use of or delete your data.",
      ko: "개인정보의 조회, 정정, 이용 중단, 삭제를 신청합니다.",
    },
    group: null,
    versions: [
      {
        version: "1.0",
        effectiveDays: -390,
        body: {
          zh: `您可依個人資料保護法第 3 條行使權利，本行於受理後 15 日內回覆；必要時得延長一次，並以書面告知原因。

## 申請人
- 姓名
- 身分證字號
- 聯絡電話
- 電子郵件
- 代理人姓名與關係（委託辦理時）

## 行使的權利
- □ 查詢或閱覽
- □ 製給複製本
- □ 補充或更正，原資料與正確資料
- □ 停止蒐集、處理或利用，範圍
- □ 刪除，範圍
- □ 拒絕行銷：□ 電話　□ 簡訊　□ 電子郵件　□ 全部

## 說明
- 資料的期間與相關帳戶或服務
- 申請理由

## 應附文件
1. 身分證影本
2. 更正者：足以證明正確內容的文件
3. 代理者：委託書與代理人身分證影本

## 簽章
- 申請人簽名
- 日期

依法令須保存的資料，本行得不刪除，並說明依據。`,
          en: `You may use your rights under Article 3 of the Personal Data Protection Act. We answer within 15 days; if we need longer we say why in writing, once.

## Applicant
- Name
- National ID
- Telephone
- Email
- Name and relation of an agent, if any

## Rights
- □ To ask about or read my data
- □ To have a copy
- □ To add or correct; data held and right data
- □ To stop collection, processing or use; scope
- □ To delete; scope
- □ To refuse marketing: □ telephone  □ SMS  □ email  □ all

## Details
- Period and accounts or services concerned
- Reason

## Enclose
1. A copy of your ID card
2. For a correction: proof of the right data
3. For an agent: authority and a copy of the agent’s ID card

## Signature
- Signature of the applicant
- Date

Data that the law makes us keep is not deleted; we tell you the reason.`,
          ko: `고객은 개인정보보호법 제3조에 따라 권리를 행사하실 수 있으며 당행은 접수 후 15일 이내에 회신합니다. 필요하면 한 번 연장하고 이유를 서면으로 알려 드립니다.

## 신청인
- 성명
- 신분증 번호
- 연락처
- 이메일
- 대리인 성명과 관계(위임 시)

## 행사할 권리
- □ 조회 또는 열람
- □ 사본 제공
- □ 보충 또는 정정, 기존 정보와 올바른 정보
- □ 수집, 처리, 이용의 중단, 범위
- □ 삭제, 범위
- □ 마케팅 거부: □ 전화  □ 문자  □ 이메일  □ 전체

## 설명
- 정보의 기간과 관련 계좌 또는 서비스
- 신청 이유

## 첨부 서류
1. 신분증 사본
2. 정정 시: 올바른 내용을 증명하는 서류
3. 대리 시: 위임장과 대리인 신분증 사본

## 서명
- 신청인 서명
- 날짜

법령에 따라 보존해야 하는 정보는 삭제하지 않을 수 있으며 근거를 설명해 드립니다.`,
        },
      },
    ],
  },
  {
    number: 18,
    type: "02",
    title: {
      zh: "信貸提前清償及證明文件申請書",
      en: "Early repayment and loan certificates",
      ko: "대출 조기 상환 및 증명서 신청서",
    },
    summary: {
      zh: "申請提前清償，或領取貸款餘額證明、還款明細證明、清償證明。",
      en: "To repay early, or to ask for a loan balance, repayment or completion certificate.",
      ko: "조기 상환 또는 대출 잔액, 상환 내역, 완납 증명서를 신청합니다.",
    },
    group: "loan",
    versions: [
      {
        version: "1.0",
        effectiveDays: -82,
        body: {
          zh: `提前清償與證明文件皆可線上辦理，不收違約金；無法線上辦理時，請填寫本申請書。

## 借款人
- 姓名
- 身分證字號
- 貸款帳號
- 聯絡電話
- 電子郵件

## 提前清償
- □ 全部清償　□ 部分清償，金額
- 預定清償日
- 扣款帳號
- 部分清償後：□ 縮短期間　□ 降低月付金

## 證明文件
- □ 貸款餘額證明，證明日期
- □ 還款明細證明，起訖日期
- □ 清償證明（全部清償後申請）
- 領取方式：□ 電子郵件（免費）　□ 郵寄（每份 NT$100），地址

## 簽章
- 借款人簽名
- 申請日期

請附身分證影本，交至[服務據點](/support/contact-us/service-center)。本行於 3 個營業日內審核；清償金額以清償日當日結算為準。`,
          en: `You can repay early and ask for certificates online, without a penalty. If that is not possible, fill in this form.

## Borrower
- Name
- National ID
- Loan account number
- Telephone
- Email

## Early repayment
- □ In full  □ in part; amount
- Intended day
- Account to take it from
- After part repayment: □ shorten the period  □ lower the monthly payment

## Certificates
- □ Loan balance certificate; date
- □ Loan repayment certificate; from and to
- □ Loan completion certificate (once all is repaid)
- Delivery: □ email (free)  □ post (NT$100 per document); address

## Signature
- Signature of the borrower
- Date

Enclose a copy of your ID card and hand the form in at a [service centre](/support/contact-us/service-center). We review it within 3 business days. The sum due is settled on the day of repayment.`,
          ko: `조기 상환과 증명서는 온라인으로 신청하실 수 있으며 위약금은 없습니다. 온라인 신청이 어려운 경우 이 신청서를 작성해 주십시오.

## 차주
- 성명
- 신분증 번호
- 대출 계좌번호
- 연락처
- 이메일

## 조기 상환
- □ 전액 상환  □ 일부 상환, 금액
- 상환 예정일
- 출금 계좌번호
- 일부 상환 후: □ 기간 단축  □ 월 상환금 감액

## 증명서
- □ 대출 잔액 증명서, 기준일
- □ 대출 상환 내역 증명서, 시작일과 종료일
- □ 대출 완납 증명서(전액 상환 후 신청)
- 수령 방법: □ 이메일(무료)  □ 우편(1부당 NT$100), 주소

## 서명
- 차주 서명
- 신청일

신분증 사본을 첨부하여 [서비스 센터](/support/contact-us/service-center)에 제출해 주십시오. 3영업일 이내에 심사하며 상환 금액은 상환일 당일의 정산을 기준으로 합니다.`,
        },
      },
    ],
  },
];
