import type { FaqSeed } from "../faq-seed.ts";

/** Questions about certificates, documents, contact and the web site. */
export const certificateServiceFaqs: FaqSeed[] = [
  {
    number: 8001,
    subcategory: "0801",
    popular: true,
    question: {
      zh: "如何申請存款餘額證明？",
      en: "How do I get a deposit balance certificate?",
      ko: "예금 잔액 증명서는 어떻게 신청합니까?",
    },
    answer: {
      zh: `登入行動銀行 App，在「證明文件申請」選擇「存款餘額證明」，填寫下列內容後送出：

- 幣別：新臺幣或美元
- 語言：中文或英文
- 證明日期與申請用途
- 列出個別帳戶，或只列總額；可選擇是否納入夢想帳戶

選擇下載，完成後立即取得附有數位簽章的 PDF。網站的「[證明文件申請](/certification)」尚未開放。`,
      en: `Sign in to the mobile app, choose “deposit balance certificate” under “certificates”, and enter:

- the currency: TWD or USD;
- the language: Chinese or English;
- the certificate date and the purpose;
- each account listed, or the total only, with or without dream accounts.

With download you have the signed PDF at once. [Certificates](/certification) are not yet available on our web site.`,
      ko: `모바일 앱에 로그인하여 ‘증명서 신청’에서 ‘예금 잔액 증명서’를 선택하고 다음 내용을 입력해 주십시오.

- 통화: 대만 달러 또는 미국 달러
- 언어: 중국어 또는 영어
- 증명 기준일과 용도
- 계좌별 표시 또는 총액만 표시, 드림 계좌 포함 여부

다운로드를 선택하시면 전자 서명된 PDF를 바로 받으실 수 있습니다. 웹사이트의 ‘[증명서 신청](/certification)’은 아직 제공되지 않습니다.`,
    },
    keywords: ["財力證明", "存款證明", "餘額證明書", "資產證明", "簽證", "留學"],
  },
  {
    number: 8002,
    subcategory: "0801",
    question: {
      zh: "證明文件的領取方式、時間與費用？",
      en: "How are certificates delivered, when, and at what fee?",
      ko: "증명서의 수령 방법, 기간, 비용은 어떻게 됩니까?",
    },
    answer: {
      zh: `各項證明文件都可以選擇下列領取方式，郵寄費用在核准時從帳戶扣除：

| 領取方式 | 時間 | 費用 |
| 線上下載 | 申請完成後立即 | 免費 |
| 電子郵件 | 審核後 2 至 3 個營業日 | 免費 |
| 郵寄正本 | 審核後寄出 | 每份 NT$100 |

遇假日順延至次一營業日處理。趕時間請選線上下載，收件單位可用 PDF 閱讀軟體檢視數位簽章，確認真偽。`,
      en: `For every certificate you can choose one of these; the fee for post is taken from your account when the request is approved:

| Delivery | When | Fee |
| Download | At once | Free |
| Email | 2 to 3 business days, after review | Free |
| Post | Sent after review | NT$100 per document |

Requests on holidays are handled on the next business day. If you are in a hurry, choose download: whoever receives it can check the digital signature in a PDF reader.`,
      ko: `모든 증명서는 다음 방법 중에서 선택하실 수 있으며 우편 수수료는 승인될 때 계좌에서 출금됩니다.

| 수령 방법 | 소요 시간 | 수수료 |
| 온라인 다운로드 | 신청 완료 즉시 | 무료 |
| 이메일 | 심사 후 2~3영업일 | 무료 |
| 우편(원본) | 심사 후 발송 | 1부당 NT$100 |

휴일에는 다음 영업일에 처리합니다. 급하시면 온라인 다운로드를 선택해 주십시오. 제출처에서는 PDF 프로그램으로 전자 서명을 확인할 수 있습니다.`,
    },
    keywords: ["郵寄費", "紙本", "正本", "幾天拿到", "工本費", "寄送"],
  },
  {
    number: 8003,
    subcategory: "0801",
    question: {
      zh: "證明日期為什麼不能選今天？",
      en: "Why can I not choose today as the certificate date?",
      ko: "증명 기준일을 왜 오늘로 선택할 수 없습니까?",
    },
    answer: {
      zh: `存款餘額證明記載的是「營業終了」的餘額，今天還沒結束，因此最晚只能選昨天；日期也必須晚於您的開戶日。若收件單位指定某一天，請在那一天過後再申請。證明只表示該日的餘額，之後的收支不會列入。`,
      en: `The certificate states the balance at the close of a day, and today is not over yet; yesterday is the latest you can choose. It must also be after the day your account was opened. If a certain day is asked for, apply after that day. The certificate shows that day’s balance only, not what came later.`,
      ko: `예금 잔액 증명서는 하루의 업무가 끝난 시점의 잔액을 증명하므로 아직 끝나지 않은 오늘은 선택하실 수 없고 어제까지 가능합니다. 계좌 개설일 이후의 날짜여야 합니다. 제출처에서 특정일을 요구하면 그날이 지난 뒤 신청해 주십시오. 증명서에는 그날의 잔액만 표시되며 이후의 거래는 포함되지 않습니다.`,
    },
    keywords: ["基準日", "日期選不到", "當天餘額", "證明日", "選昨天"],
  },
  {
    number: 8004,
    subcategory: "0801",
    question: {
      zh: "如何申請英文或美元的存款餘額證明？",
      en: "How do I get the deposit balance certificate in English or in USD?",
      ko: "영문 또는 미국 달러 예금 잔액 증명서는 어떻게 신청합니까?",
    },
    answer: {
      zh: `申請時語言選「英文」、幣別選「美元」即可，兩者可以分開選擇。英文姓名須與護照相同，送出前請先確認。美元金額依證明日期當日的牌告匯率換算，使用的匯率會印在證明上；您在本行不必真的持有美元。`,
      en: `Choose English as the language and USD as the currency; each can be chosen by itself. Your English name must match your passport, so check it before you send the request. Amounts in USD use our exchange rate of the certificate date, which is printed on it; you need not hold any dollars with us.`,
      ko: `신청하실 때 언어는 ‘영어’, 통화는 ‘미국 달러’를 선택하시면 되며 각각 따로 선택하실 수 있습니다. 영문 성명은 여권과 같아야 하므로 보내기 전에 확인해 주십시오. 미국 달러 금액은 증명 기준일의 고시 환율로 환산하고 적용 환율이 표시되며, 실제로 미국 달러를 보유하지 않으셔도 됩니다.`,
    },
    keywords: ["英文版", "英文財力證明", "護照姓名", "美金證明", "English"],
  },
  {
    number: 8005,
    subcategory: "0801",
    question: {
      zh: "如何申請利息的扣繳憑單？",
      en: "How do I get my withholding statement for interest?",
      ko: "이자 원천징수 영수증은 어떻게 신청합니까?",
    },
    answer: {
      zh: `登入行動銀行 App，在「證明文件申請」選擇「扣繳憑單」與年度，可申請最近五個年度。前一年度的憑單自每年 2 月 10 日起開放，在此之前頁面會顯示開放日期。本行的利息所得資料會依規定申報，原則上不主動寄發憑單；報稅時也可以直接查詢國稅局的所得資料。`,
      en: `Sign in to the mobile app and choose “withholding statement” and the year under “certificates”; the last five years are offered. The statement of the past year opens on 10 February; before that, the page shows the opening date. We report interest to the tax authority and do not send statements unasked; for your tax return you can also look up your income with the authority.`,
      ko: `모바일 앱에 로그인하여 ‘증명서 신청’에서 ‘원천징수 영수증’과 연도를 선택해 주십시오. 최근 5개 연도를 신청하실 수 있습니다. 전년도 영수증은 매년 2월 10일부터 신청하실 수 있으며 그 전에는 화면에 개시일이 표시됩니다. 당행은 이자 소득을 규정에 따라 신고하고 영수증을 따로 발송하지 않으며, 세금 신고 때 국세국의 소득 자료를 직접 조회하실 수도 있습니다.`,
    },
    keywords: ["報稅", "利息所得", "所得稅", "2月10日", "免扣繳", "綜所稅", "稅單"],
  },
  {
    number: 8006,
    subcategory: "0801",
    question: {
      zh: "如何取得貸款餘額證明？",
      en: "How do I get a loan balance certificate?",
      ko: "대출 잔액 증명서는 어떻게 받습니까?",
    },
    answer: {
      zh: `有貸款的客戶，登入行動銀行 App 後在「證明文件申請」選擇「貸款餘額證明」，挑選貸款帳戶即可，內容為您目前尚未清償的本金。頁面顯示查無貸款資料時，請確認是否以貸款人本人的身分登入。已轉列催收的貸款無法線上申請，請撥客服中心 0800-899-899。`,
      en: `If you have a loan, sign in to the mobile app, choose “loan balance certificate” under “certificates” and pick the loan. It states the principal still owed. If no loan is found, make sure that you signed in as the borrower. For a loan that has been moved to collection, please call 0800-899-899.`,
      ko: `대출이 있으시면 모바일 앱에 로그인하여 ‘증명서 신청’에서 ‘대출 잔액 증명서’를 선택하고 대출 계좌를 고르시면 됩니다. 아직 상환하지 않은 원금이 표시됩니다. 대출 정보가 없다고 나오면 대출자 본인으로 로그인하셨는지 확인해 주십시오. 추심으로 이관된 대출은 온라인으로 신청하실 수 없으므로 고객센터 0800-899-899로 연락해 주십시오.`,
    },
    keywords: ["負債證明", "貸款證明", "欠多少", "剩餘本金", "借款餘額"],
  },
  {
    number: 8007,
    subcategory: "0801",
    question: {
      zh: "如何申請還款明細證明？",
      en: "How do I get a loan repayment certificate?",
      ko: "대출 상환 내역 증명서는 어떻게 신청합니까?",
    },
    answer: {
      zh: `登入行動銀行 App，在「證明文件申請」選擇「還款明細證明」，挑選貸款並設定起迄日期，證明會逐期列出本金、利息、違約金與合計。選定的期間沒有還款紀錄時無法開立，請調整日期再試。報稅或公司補助需要繳息紀錄，申請這一份即可。`,
      en: `Sign in to the mobile app, choose “loan repayment certificate” under “certificates”, pick the loan and set the dates. It lists the principal, interest, penalty and total of each payment. If there was no payment in that time it cannot be issued; please change the dates. Use it where you must show interest paid, for tax or an employer.`,
      ko: `모바일 앱에 로그인하여 ‘증명서 신청’에서 ‘대출 상환 내역 증명서’를 선택하고 대출과 기간을 정하시면 회차별 원금, 이자, 위약금, 합계가 표시됩니다. 해당 기간에 상환 기록이 없으면 발급되지 않으므로 기간을 조정해 주십시오. 세금 신고나 회사 제출용으로 이자 납부 기록이 필요하실 때 이용해 주십시오.`,
    },
    keywords: ["繳息證明", "繳息清單", "還款紀錄", "利息收據", "繳款證明"],
  },
  {
    number: 8008,
    subcategory: "0801",
    question: {
      zh: "貸款還清後，如何拿到清償證明？",
      en: "My loan is repaid. How do I get the loan completion certificate?",
      ko: "대출을 모두 상환한 뒤 완납 증명서는 어떻게 받습니까?",
    },
    answer: {
      zh: `貸款餘額歸零後，登入行動銀行 App，在「證明文件申請」選擇「清償證明」，即可看到已結清的貸款並下載。證明會載明原貸款金額、貸款種類與清償日期。剛還清而尚未顯示時，請確認最後一期已扣款成功，隔天再查詢。`,
      en: `Once the balance is zero, sign in to the mobile app and choose “loan completion certificate” under “certificates”: your repaid loans are listed there to download. It states the original amount, the kind of loan and the day it was repaid. If you have only just repaid and see nothing, make sure that the last payment went through and look again the next day.`,
      ko: `대출 잔액이 0이 되면 모바일 앱에 로그인하여 ‘증명서 신청’의 ‘대출 완납 증명서’에서 완납한 대출을 확인하고 내려받으실 수 있습니다. 증명서에는 최초 대출 금액, 대출 종류, 완납일이 표시됩니다. 방금 상환하여 아직 보이지 않으면 마지막 회차가 출금되었는지 확인하고 다음 날 다시 조회해 주십시오.`,
    },
    keywords: ["結清證明", "還清證明", "代償證明", "貸款結清", "塗銷"],
  },
  {
    number: 8009,
    subcategory: "0801",
    question: {
      zh: "收到晨光銀行的證明文件，如何確認是真的？",
      en: "I received a certificate of Dawn Bank. How do I check that it is genuine?",
      ko: "던뱅크의 증명서를 받았습니다. 진위는 어떻게 확인합니까?",
    },
    answer: {
      zh: `請用 PDF 閱讀軟體檢視電子檔的數位簽章，簽章有效，內容就沒有被改過：

1. 簽署人是晨光商業銀行股份有限公司。
2. 簽章之後文件沒有變更。
3. 文件種類、核發日期、姓名與金額和您要確認的相符。

紙本請撥客服中心 0800-899-899，提供文件編號，由專員協助確認；網站的「文件驗證」頁尚未開放。內容不符，請不要採用，並通知本行。`,
      en: `Look at the digital signature of the file in your PDF reader. If it is valid, nothing has been changed:

1. The signer is Dawn Commercial Bank Co., Ltd.
2. The document has not been changed since it was signed.
3. The kind of document, the date of issue, the name and the amount are what you expect.

For a printed copy, call 0800-899-899 with its serial number; “verify a document” is not yet available on our web site. If something differs, do not rely on it, and tell us.`,
      ko: `PDF 프로그램에서 전자 파일의 전자 서명을 확인해 주십시오. 서명이 유효하면 내용이 바뀌지 않은 것입니다.

1. 서명자가 던상업은행 주식회사인지 확인해 주십시오.
2. 서명 후 문서가 변경되지 않았는지 확인해 주십시오.
3. 문서 종류, 발급일, 성명, 금액이 맞는지 대조해 주십시오.

인쇄본은 고객센터 0800-899-899로 문서 번호를 알려 주시면 확인해 드립니다. 웹사이트의 ‘문서 진위 확인’은 아직 제공되지 않습니다. 내용이 다르면 사용하지 마시고 당행에 알려 주십시오.`,
    },
    keywords: ["驗真", "偽造", "QR Code", "數位簽章", "文件真偽", "假文件"],
  },
  {
    number: 8010,
    subcategory: "0801",
    question: {
      zh: "證明文件申請後，如何查詢進度？",
      en: "How do I follow a request for a certificate?",
      ko: "증명서 신청 후 진행 상황은 어떻게 확인합니까?",
    },
    answer: {
      zh: `登入行動銀行 App 的「證明文件申請」，在申請紀錄可以看到目前狀態：已申請、審核中、已核發、已寄出或未核准。審核一般在 3 個營業日內完成。未核准時會說明原因，且不會扣除郵寄費用；您修正後可以重新申請。`,
      en: `Sign in to the mobile app and open “certificates”: each request shows its state, which is requested, in review, issued, sent or rejected. Reviews normally take up to 3 business days. If a request is rejected, you see the reason and no postal fee is taken; correct it and ask again.`,
      ko: `모바일 앱에 로그인하여 ‘증명서 신청’의 신청 기록에서 신청됨, 심사 중, 발급됨, 발송됨, 거절됨 상태를 확인하실 수 있습니다. 심사는 보통 3영업일 이내에 끝납니다. 거절된 경우 사유가 표시되고 우편 수수료는 출금되지 않으며, 수정하여 다시 신청하실 수 있습니다.`,
    },
    keywords: ["申請進度", "審核狀態", "文件還沒到", "未核准", "申請紀錄"],
  },
  {
    number: 8011,
    subcategory: "0802",
    question: {
      zh: "客服中心的電話與服務時間？",
      en: "What is the number of the call centre, and when is it open?",
      ko: "고객센터 전화번호와 운영 시간은 어떻게 됩니까?",
    },
    answer: {
      zh: `國內請撥免付費專線 0800-899-899，海外請撥 +886-2-8899-0899，24 小時有人接聽。來電請準備身分證字號供核對身分；本行人員不會詢問密碼、交易密碼或驗證碼。颱風或連假期間，一般諮詢可能等候較久，掛失與可疑交易優先處理。`,
      en: `Call 0800-899-899 free of charge in Taiwan, or +886-2-8899-0899 from abroad, 24 hours a day. Have your national ID at hand so that we can identify you; we never ask for your password, PIN or one-time code. In typhoons and on long weekends general questions may wait longer; loss reports and suspicious transactions come first.`,
      ko: `국내에서는 무료 전화 0800-899-899, 해외에서는 +886-2-8899-0899로 24시간 연락하실 수 있습니다. 본인 확인을 위하여 신분증 번호를 준비해 주십시오. 당행 직원은 비밀번호, 거래 비밀번호, 인증번호를 묻지 않습니다. 태풍이나 연휴 기간에는 일반 상담 대기가 길어질 수 있으며 분실 신고와 의심 거래를 먼저 처리합니다.`,
    },
    keywords: ["客服電話", "0800", "專線", "真人客服", "打電話", "服務時間"],
  },
  {
    number: 8012,
    subcategory: "0802",
    question: {
      zh: "如何使用線上留言？可以附加哪些檔案？",
      en: "How do I send an inquiry, and which files can I attach?",
      ko: "온라인 문의는 어떻게 하며 어떤 파일을 첨부할 수 있습니까?",
    },
    answer: {
      zh: `不必登入，在「[聯絡我們](/support/contact-us)」選擇「[線上留言](/support/contact-us/inquiry-main)」，分三步填寫類別、聯絡方式與問題說明，送出後會得到案件編號，本行以電子郵件回覆。附件規定如下：

- 格式：JPG、JPEG 或 PNG
- 數量：最多 3 個
- 大小：每個 2 MB 以內

請先遮住圖片中的帳號、卡號與身分證字號。緊急事項請改打客服中心。`,
      en: `Choose [inquiry](/support/contact-us/inquiry-main) under [contact us](/support/contact-us), without signing in, and enter the subject, how to reach you and what it is about in three steps. You get a case number, and we answer by email. For attachments:

- Formats: JPG, JPEG or PNG
- Number: up to 3
- Size: up to 2 MB each

Cover account numbers, card numbers and your national ID in pictures first. In urgent matters, please call instead.`,
      ko: `로그인 없이 ‘[문의하기](/support/contact-us)’에서 ‘[온라인 문의](/support/contact-us/inquiry-main)’를 선택하여 분류, 연락처, 내용을 세 단계로 입력하시면 접수 번호가 표시되고 이메일로 답변해 드립니다. 첨부 기준은 다음과 같습니다.

- 형식: JPG, JPEG 또는 PNG
- 개수: 최대 3개
- 크기: 각 2 MB 이내

사진 속 계좌번호, 카드 번호, 신분증 번호는 먼저 가려 주십시오. 긴급한 사항은 고객센터로 전화해 주십시오.`,
    },
    keywords: ["留言", "寫信", "上傳圖片", "附件太大", "email客服", "檔案格式", "案件編號"],
  },
  {
    number: 8013,
    subcategory: "0802",
    question: {
      zh: "線上客服可以問什麼？",
      en: "What can I ask in the chat?",
      ko: "상담 채팅에서는 무엇을 물어볼 수 있습니까?",
    },
    answer: {
      zh: `[線上客服](/support/chat)可以從網站的「[客戶服務](/support)」進入，不必登入就能詢問操作步驟、產品說明與頁面錯誤，適合不方便講電話的時候。涉及帳戶個別狀況、掛失或可疑交易，請撥客服中心。對話中請勿輸入密碼、交易密碼、驗證碼或完整卡號，客服人員也不會索取。`,
      en: `You find [chat](/support/chat) under [support](/support) on our web site. Without signing in you can ask how to do something, about products and about errors on a page, handy when you cannot speak on the telephone. For matters of your own account, a lost card or a suspicious transaction, please call. Do not type your password, PIN, one-time code or full card number; our staff never ask for them.`,
      ko: `[상담 채팅](/support/chat)은 웹사이트의 ‘[고객 지원](/support)’에 있으며 로그인하지 않아도 이용 방법, 상품, 화면 오류를 문의하실 수 있어 통화가 어려울 때 편리합니다. 개별 계좌 사항, 분실 신고, 의심 거래는 고객센터로 전화해 주십시오. 채팅에 비밀번호, 거래 비밀번호, 인증번호, 전체 카드 번호를 입력하지 마십시오. 직원도 이를 요구하지 않습니다.`,
    },
    keywords: ["文字客服", "聊天", "chat", "智能客服", "對話", "機器人"],
  },
  {
    number: 8014,
    subcategory: "0802",
    question: {
      zh: "有實體服務據點嗎？在哪裡？",
      en: "Are there service centres, and where?",
      ko: "서비스 센터가 있습니까? 어디에 있습니까?",
    },
    answer: {
      zh: `本行是純網路銀行，沒有一般分行，但設有服務據點提供諮詢與操作協助。地址、電話、服務時間與地圖，請看網站「[聯絡我們](/support/contact-us)」的「[服務據點](/support/contact-us/service-center)」。據點不辦理現金存提與開戶；颱風期間依當地政府宣布停止服務，出發前請先查看公告。`,
      en: `As a digital-only bank we have no ordinary branches, but service centres give advice and help. Their addresses, telephone numbers, hours and maps are under [service centres](/support/contact-us/service-center) in [contact us](/support/contact-us). They handle no cash and open no accounts. In a typhoon they follow the local government’s announcement, so look at our notices before you go.`,
      ko: `당행은 인터넷 전문 은행으로 일반 지점은 없지만 상담과 이용을 도와드리는 서비스 센터가 있습니다. 주소, 전화, 운영 시간, 지도는 웹사이트 ‘[문의하기](/support/contact-us)’의 ‘[서비스 센터](/support/contact-us/service-center)’에서 확인해 주십시오. 현금 입출금과 계좌 개설은 취급하지 않습니다. 태풍 때는 지역 정부의 발표에 따라 쉬므로 방문 전에 공지를 확인해 주십시오.`,
    },
    keywords: ["分行", "門市", "櫃檯", "地址", "營業時間", "附近據點"],
  },
  {
    number: 8015,
    subcategory: "0802",
    question: {
      zh: "對服務不滿意，如何申訴或提出建議？",
      en: "How do I complain or make a suggestion?",
      ko: "불만이나 제안은 어떻게 접수합니까?",
    },
    answer: {
      zh: `請撥客服中心 0800-899-899、使用[線上留言](/support/contact-us/inquiry-main)，或寫信到 [service@dawnbank.example](mailto:service@dawnbank.example)，說明經過與您的期望，本行在 30 日內回覆。不接受處理結果，或逾期沒有收到回覆，您可以在 60 日內向財團法人金融消費評議中心申請評議。申訴不會影響您使用任何服務。`,
      en: `Call 0800-899-899, send an [inquiry](/support/contact-us/inquiry-main), or write to [service@dawnbank.example](mailto:service@dawnbank.example). Tell us what happened and what you would like; we answer within 30 days. If you do not accept the result or get no answer in time, you may turn to the Financial Ombudsman Institution within 60 days. A complaint never affects the services you use.`,
      ko: `고객센터 0800-899-899, [온라인 문의](/support/contact-us/inquiry-main) 또는 [service@dawnbank.example](mailto:service@dawnbank.example)로 경위와 원하시는 바를 알려 주시면 30일 이내에 답변해 드립니다. 결과에 동의하지 않으시거나 기한까지 답변을 받지 못하시면 60일 이내에 금융소비평의센터에 평의를 신청하실 수 있습니다. 불만을 제기하셔도 서비스 이용에는 영향이 없습니다.`,
    },
    keywords: ["客訴", "投訴", "抱怨", "意見", "評議中心", "檢舉"],
  },
  {
    number: 8016,
    subcategory: "0803",
    question: {
      zh: "無障礙網路銀行是什麼？誰可以使用？",
      en: "What is the accessible web bank, and who can use it?",
      ko: "웹 접근성 뱅킹이란 무엇이며 누가 이용할 수 있습니까?",
    },
    answer: {
      zh: `[無障礙網路銀行](/accessible)是為視障、年長或慣用鍵盤的客戶設計的簡潔版網站，所有客戶都可以使用，登入資料相同。可辦理約定轉帳與非約定轉帳、查詢 30 天交易明細、閱讀公告。全站可只用鍵盤操作，字級有小、中、大，瀏覽器關閉指令碼也能使用。`,
      en: `It is a plain version of our site for customers who use a screen reader, larger text or only the keyboard. Every customer may use it and signs in the same way. You can make designated and non-designated transfers, see 30 days of history and read notices. Everything works by keyboard, text comes in small, medium and large, and it runs with scripts switched off.`,
      ko: `화면 낭독 프로그램, 큰 글자, 키보드만 사용하시는 고객을 위한 간결한 사이트로, 모든 고객이 같은 로그인 정보로 이용하실 수 있습니다. 지정 계좌 이체와 비지정 계좌 이체, 최근 30일 거래 내역 조회, 공지 확인이 가능합니다. 모든 기능을 키보드로 이용하실 수 있고 글자 크기는 소, 중, 대로 바꿀 수 있으며 스크립트를 꺼도 작동합니다.`,
    },
    keywords: ["無障礙", "字太小", "放大字體", "報讀軟體", "視障網銀", "鍵盤操作"],
  },
  {
    number: 8017,
    subcategory: "0803",
    question: {
      zh: "身心障礙或年長客戶有哪些協助？可以預約手語翻譯嗎？",
      en: "What help is there for customers with disabilities and older customers? Can I book a sign language interpreter?",
      ko: "장애인이나 고령 고객은 어떤 도움을 받을 수 있습니까? 수어 통역을 예약할 수 있습니까?",
    },
    answer: {
      zh: `本行提供下列協助，都不收費用：

- 聽覺或語言障礙：[線上客服](/support/chat)文字服務，視訊通話可預約手語翻譯
- 視覺障礙：可由報讀軟體讀取的證明文件
- 行動不便：服務據點設有無障礙通道，或由專員以視訊協助
- 年長客戶：客服中心優先接聽，大額轉帳關懷提醒

手語翻譯請於 3 個營業日前，以[線上留言](/support/contact-us/inquiry-main)或 [service@dawnbank.example](mailto:service@dawnbank.example) 預約。`,
      en: `We offer the following, free of charge:

- Hearing or speech: help in writing by [chat](/support/chat), and sign language interpreting in video calls
- Sight: certificates that a screen reader can read
- Mobility: step-free service centres, or help by video
- Older customers: priority at the call centre, and a caring word before large transfers

Book an interpreter 3 business days ahead by an [inquiry](/support/contact-us/inquiry-main) or at [service@dawnbank.example](mailto:service@dawnbank.example).`,
      ko: `다음과 같은 도움을 무료로 제공합니다.

- 청각 또는 언어 장애: [상담 채팅](/support/chat) 문자 서비스, 영상 통화 수어 통역
- 시각 장애: 화면 낭독 프로그램으로 읽을 수 있는 증명서
- 거동 불편: 서비스 센터의 무장애 통로 또는 직원의 영상 지원
- 고령 고객: 고객센터 우선 연결, 고액 이체 시 확인 안내

수어 통역은 3영업일 전까지 [온라인 문의](/support/contact-us/inquiry-main) 또는 [service@dawnbank.example](mailto:service@dawnbank.example)로 예약해 주십시오.`,
    },
    keywords: ["手語", "聽障", "視障", "長輩", "輪椅", "金融友善"],
  },
  {
    number: 8018,
    subcategory: "0803",
    question: {
      zh: "約定條款、申請書與商品文件在哪裡下載？",
      en: "Where do I download terms, forms and product documents?",
      ko: "약관, 신청서, 상품 자료는 어디에서 내려받습니까?",
    },
    answer: {
      zh: `請到網站的「[下載專區](/resources)」，依約定條款、表單與商品說明分類查找，不必登入，都是可列印的 PDF。目前適用的約定條款全文，也可以在「[約定條款](/terms)」頁直接閱讀。條款修訂時會另行公告，並附上修訂前後的對照表。`,
      en: `Under [documents](/resources) on our web site, sorted into terms, forms and product information; you need not sign in, and all are PDFs to print. The terms now in force can also be read under “terms”. Revisions are announced in a notice, with a comparison of the old and new text.`,
      ko: `웹사이트의 ‘[자료실](/resources)’에서 약관, 양식, 상품 설명으로 나누어 찾으실 수 있으며 로그인 없이 인쇄용 PDF를 내려받으실 수 있습니다. 현재 적용되는 약관은 ‘약관’ 화면에서도 읽으실 수 있습니다. 약관을 개정할 때는 공지와 함께 신구 조문 대비표를 제공합니다.`,
    },
    keywords: ["合約", "表單", "申請書", "契約書", "PDF下載", "規章"],
  },
  {
    number: 8019,
    subcategory: "0803",
    question: {
      zh: "如何切換網站的語言？",
      en: "How do I change the language of the web site?",
      ko: "웹사이트의 언어는 어떻게 바꿉니까?",
    },
    answer: {
      zh: `請在頁面上方選擇中文、英文或韓文，切換後仍停在同一頁，下次造訪也會記住您的選擇。未選擇時以中文顯示。譯文供方便閱讀，各語言內容如有差異，以中文版為準。`,
      en: `Choose Chinese, English or Korean at the top of the page. You stay on the same page, and your choice is remembered for your next visit. Without a choice the site is in Chinese. Translations are for your convenience; where versions differ, the Chinese one applies.`,
      ko: `화면 위쪽에서 중국어, 영어, 한국어를 선택해 주십시오. 같은 화면에 그대로 머무르며 다음 방문 때도 선택이 유지됩니다. 선택하지 않으시면 중국어로 표시됩니다. 번역은 이해를 돕기 위한 것으로, 내용이 다를 경우 중국어판을 기준으로 합니다.`,
    },
    keywords: ["英文網站", "換語言", "韓文", "English version", "中文版", "多語"],
  },
  {
    number: 8020,
    subcategory: "0803",
    question: {
      zh: "如何拒絕行銷訊息，或查詢、刪除我的個人資料？",
      en: "How do I refuse marketing, or see and delete my personal data?",
      ko: "마케팅 수신을 거부하거나 제 개인정보를 조회·삭제하려면 어떻게 합니까?",
    },
    answer: {
      zh: `行銷訊息可以在郵件下方或行動銀行 App 直接拒絕。要查詢、閱覽、更正或依法刪除個人資料，請撥 0800-899-899，或寫信到 [service@dawnbank.example](mailto:service@dawnbank.example)，本行在 15 日內回覆。停止行銷後，交易通知與法令要求的通知仍會寄送。法律規定須保存的資料，在期限屆滿前無法刪除。`,
      en: `Refuse marketing at the foot of a mail or in the mobile app. To see or correct your data, or have it deleted as the law provides, call 0800-899-899 or write to [service@dawnbank.example](mailto:service@dawnbank.example); we answer within 15 days. Notices of transactions and those required by law are still sent. Data that the law makes us keep cannot be deleted before its time.`,
      ko: `마케팅 수신은 이메일 하단이나 모바일 앱에서 바로 거부하실 수 있습니다. 개인정보의 조회, 열람, 정정, 법에 따른 삭제는 0800-899-899 또는 [service@dawnbank.example](mailto:service@dawnbank.example)로 요청해 주시면 15일 이내에 답변해 드립니다. 마케팅을 중단하셔도 거래 알림과 법령에 따른 통지는 계속 보내 드립니다. 법률상 보존해야 하는 자료는 기한이 끝나기 전에 삭제할 수 없습니다.`,
    },
    keywords: ["個資", "廣告簡訊", "取消訂閱", "退訂", "隱私", "推銷電話"],
  },
];
