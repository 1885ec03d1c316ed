import type { FaqSeed } from "../faq-seed.ts";

/** Questions about the installment loan. */
export const loanFaqs: FaqSeed[] = [
  {
    number: 6001,
    subcategory: "0601",
    question: {
      zh: "申請信貸需要什麼資格？",
      en: "Who can apply for an installment loan?",
      ko: "분할 상환 대출은 누가 신청할 수 있습니까?",
    },
    answer: {
      zh: `符合下列條件的客戶可以申請，實際核准與否由本行審核決定：

- 年滿 18 歲的本國國民
- 持有本行進階帳戶
- 有穩定收入
- 近一年沒有信用不良紀錄

目前是基本帳戶的客戶，請先完成[帳戶升級](/upgrade-account)，再提出申請。`,
      en: `You can apply if all of these hold; whether we approve is decided by our review:

- You are a citizen aged 18 or over.
- You have an advanced account with us.
- You have a steady income.
- You have had no adverse credit record in the past year.

With a basic account, please complete the [account upgrade](/upgrade-account) first.`,
      ko: `다음 조건에 해당하시면 신청하실 수 있으며 승인 여부는 당행 심사로 결정됩니다.

- 만 18세 이상의 대만 국민
- 당행 고급 계좌 보유
- 안정적인 소득
- 최근 1년간 신용 불량 기록 없음

현재 기본 계좌이시면 먼저 [계좌 업그레이드](/upgrade-account)를 마친 뒤 신청해 주십시오.`,
    },
    keywords: ["貸款資格", "申貸條件", "信用貸款", "可以貸款嗎", "借錢條件", "基本帳戶貸款"],
  },
  {
    number: 6002,
    subcategory: "0601",
    question: {
      zh: "信貸要怎麼申請？",
      en: "How do I apply for an installment loan?",
      ko: "분할 상환 대출은 어떻게 신청합니까?",
    },
    answer: {
      zh: `全程線上申請，不必親自送件，也不需要找人代辦：

1. 在網站用「[貸款試算](/products/loan/calculator)」估算月付金。
2. 登入行動銀行 App，填寫申請資料並上傳文件。
3. 等候審核，本行可能以電話確認資料。
4. 核准後在線上簽署契約，款項扣除帳務管理費後撥入主帳戶。

簽約之前請再次確認核定的利率、期間與費用，不同意可以不簽。`,
      en: `Everything is done online; you need neither visit us nor use an agent:

1. Estimate the monthly payment with the [loan calculator](/products/loan/calculator) on our web site.
2. Sign in to the mobile app, fill in the application and upload your documents.
3. Wait for the review. We may call you to check details.
4. Once approved, sign the contract online, and the money, less the account fee, is paid into your main account.

Look at the approved rate, period and fee again before you sign. You are free not to.`,
      ko: `방문이나 대행 없이 모두 온라인으로 신청하실 수 있습니다.

1. 웹사이트의 ‘[대출 계산기](/products/loan/calculator)’로 월 상환금을 계산해 주십시오.
2. 모바일 앱에 로그인하여 신청서를 작성하고 서류를 올려 주십시오.
3. 심사를 기다려 주십시오. 당행이 전화로 내용을 확인할 수 있습니다.
4. 승인되면 온라인으로 계약에 서명하시면 계좌 관리비를 뺀 대출금이 메인 계좌로 입금됩니다.

서명 전에 승인된 금리, 기간, 수수료를 다시 확인해 주십시오. 동의하지 않으시면 서명하지 않으셔도 됩니다.`,
    },
    keywords: ["申貸", "線上貸款", "借款", "貸款流程", "送件", "辦貸款"],
  },
  {
    number: 6003,
    subcategory: "0602",
    question: {
      zh: "信貸可以借多少？期間多長？",
      en: "How much can I borrow, and for how long?",
      ko: "얼마까지, 얼마 동안 대출받을 수 있습니까?",
    },
    answer: {
      zh: `貸款金額為 NT$50,000 至 NT$2,000,000，期間 1 至 7 年。實際核准的額度與期間，依您的收入、負債與信用狀況決定。期間越長，每月負擔較輕，但利息總額較高，建議先用「[貸款試算](/products/loan/calculator)」比較不同年數。`,
      en: `From NT$50,000 to NT$2,000,000, over 1 to 7 years. What we approve depends on your income, debts and credit record. A longer period makes each payment smaller and the interest larger in all, so please compare a few with the [loan calculator](/products/loan/calculator) first.`,
      ko: `대출 금액은 NT$50,000~NT$2,000,000, 기간은 1~7년입니다. 실제 승인되는 금액과 기간은 소득, 부채, 신용 상태에 따라 결정됩니다. 기간이 길수록 매월 부담은 줄지만 총이자는 늘어나므로 먼저 ‘[대출 계산기](/products/loan/calculator)’로 비교해 보시기를 권합니다.`,
    },
    keywords: ["貸款額度", "最高200萬", "最低5萬", "幾年", "七年", "借多少"],
  },
  {
    number: 6004,
    subcategory: "0602",
    question: {
      zh: "信貸的利率怎麼決定？在哪裡查？",
      en: "How is the loan rate set, and where do I find it?",
      ko: "대출 금리는 어떻게 정해지며 어디에서 확인합니까?",
    },
    answer: {
      zh: `利率依個人審核結果核定，分為固定利率，以及指標利率加碼的機動利率兩種，會寫在核准通知與契約上。目前適用的起始利率與指標利率，請看網站的[信貸介紹頁](/installment-loan/landing)，存款利率則在「[牌告利率](/board-rate)」。試算頁可以輸入 1% 至 20% 的利率，比較不同條件的月付金。`,
      en: `Your rate is set by our review. It is either fixed, or floating, which means the reference rate plus a margin; it stands in the approval and the contract. The present starting rate and reference rate are on the [installment loan page](/installment-loan/landing) of our web site; [deposit rates](/board-rate) have a page of their own. In the calculator you can enter rates from 1% to 20% and compare the monthly payments.`,
      ko: `금리는 개인별 심사로 결정되며 고정 금리와, 기준 금리에 가산 금리를 더한 변동 금리가 있고 승인 통지와 계약서에 적혀 있습니다. 현재의 최저 금리와 기준 금리는 웹사이트의 [분할 상환 대출 소개 화면](/installment-loan/landing)에서, 예금 금리는 ‘[고시 금리](/board-rate)’에서 확인해 주십시오. 계산기에서는 1~20%의 금리를 입력하여 월 상환금을 비교하실 수 있습니다.`,
    },
    keywords: ["貸款利率", "指標利率", "加碼", "固定利率貸款", "信貸利率", "利率多少"],
  },
  {
    number: 6005,
    subcategory: "0602",
    question: {
      zh: "信貸要付哪些費用？",
      en: "Which fees does an installment loan have?",
      ko: "대출에는 어떤 수수료가 있습니까?",
    },
    answer: {
      zh: `每筆貸款收取帳務管理費 NT$488，在撥款時收取；提前清償不收違約金，沒有其他開辦或設定費用。活動期間若有減免，以活動頁公布的期間與條件為準。本行不委託代辦業者，任何人以本行名義要求先付保證金或手續費，都是詐騙。`,
      en: `Each loan has an account fee of NT$488, taken when the money is paid out. There is no penalty for early repayment and no other set-up fee. If an event waives the fee, its page gives the dates and terms. We use no agents: whoever asks for a deposit or a fee beforehand in our name is a fraud.`,
      ko: `대출 1건당 계좌 관리비 NT$488을 대출 실행 시 받으며, 조기 상환 위약금이나 다른 취급 수수료는 없습니다. 감면 이벤트가 있을 때는 이벤트 화면의 기간과 조건을 기준으로 합니다. 당행은 대행업체에 위탁하지 않으므로 당행 이름으로 보증금이나 수수료를 먼저 요구하면 사기입니다.`,
    },
    keywords: ["帳管費", "488", "開辦費", "貸款手續費", "管理費", "設定費"],
  },
  {
    number: 6006,
    subcategory: "0602",
    question: {
      zh: "總費用年百分率是什麼？為什麼比利率高？",
      en: "What is the APR, and why is it higher than the rate?",
      ko: "총비용 연이율이란 무엇이며 왜 금리보다 높습니까?",
    },
    answer: {
      zh: `總費用年百分率把利息加上帳務管理費等費用，一起換算成每年的負擔，方便您在不同銀行間比較。因為計入了費用，數字通常高於貸款利率；金額越小、期間越短，費用攤下來的影響越明顯。它不等於貸款利率，您的實際數字依核定的金額、利率與期間而定。`,
      en: `The APR turns the interest and the fees, such as the account fee, into one yearly figure, so that you can compare banks. As it includes the fees, it is usually above the rate; the smaller and shorter the loan, the more they weigh. It is not the interest rate, and yours depends on the amount, rate and period we approve.`,
      ko: `총비용 연이율은 이자와 계좌 관리비 등 비용을 합하여 1년 기준 부담으로 나타낸 것으로, 은행 간 비교에 도움이 됩니다. 비용이 포함되므로 보통 대출 금리보다 높으며 금액이 적고 기간이 짧을수록 차이가 커집니다. 대출 금리와는 다르며, 실제 값은 승인된 금액, 금리, 기간에 따라 달라집니다.`,
    },
    keywords: ["APR", "年百分率", "實質利率", "內含利率", "總成本", "真實利率"],
  },
  {
    number: 6007,
    subcategory: "0602",
    question: {
      zh: "貸款試算怎麼使用？要登入嗎？",
      en: "How do I use the loan calculator, and must I sign in?",
      ko: "대출 계산기는 어떻게 사용하며 로그인해야 합니까?",
    },
    answer: {
      zh: `不必登入，在網站的「[貸款試算](/products/loan/calculator)」輸入金額、年利率與年數，就會顯示月付金與總費用年百分率。頁面打開時，會先以最高金額、最長期間與最高利率試算，請改成您自己的數字。試算結果僅供參考，不是核准條件，也不會查詢您的信用紀錄。`,
      en: `You need not sign in. Enter the amount, the yearly rate and the years in the [loan calculator](/products/loan/calculator) on our web site, and it shows the monthly payment and the APR. It opens with the largest amount, the longest period and the highest rate; put in your own. The result is an estimate, no approval, and does not look into your credit record.`,
      ko: `로그인하지 않아도 됩니다. 웹사이트의 ‘[대출 계산기](/products/loan/calculator)’에 금액, 연이율, 기간을 입력하시면 월 상환금과 총비용 연이율이 표시됩니다. 처음에는 최고 금액, 최장 기간, 최고 금리로 계산되어 있으므로 원하시는 값으로 바꾸어 주십시오. 결과는 참고용으로 승인 조건이 아니며 신용 기록을 조회하지 않습니다.`,
    },
    keywords: ["試算", "計算機", "每月還多少", "信貸試算", "試算表", "算利息"],
  },
  {
    number: 6008,
    subcategory: "0602",
    question: {
      zh: "貸款試算結果為什麼顯示 0？",
      en: "Why does the loan calculator show 0?",
      ko: "대출 계산 결과가 왜 0으로 나옵니까?",
    },
    answer: {
      zh: `輸入的數字超出可試算的範圍時，結果會顯示 0，請確認：

- 金額在 NT$50,000 至 NT$2,000,000 之間
- 年利率在 1% 至 20% 之間
- 期間在 1 至 7 年之間

金額欄以萬元為單位時，請留意不要多打幾個零，例如 50 萬只要輸入 50。`,
      en: `When a figure lies outside the range, the result is 0. Please check that:

- the amount is between NT$50,000 and NT$2,000,000;
- the yearly rate is between 1% and 20%;
- the period is between 1 and 7 years.

Where the amount is in units of 10,000, mind the zeros: for NT$500,000 enter 50.`,
      ko: `입력하신 값이 계산 범위를 벗어나면 결과가 0으로 표시됩니다. 다음을 확인해 주십시오.

- 금액: NT$50,000~NT$2,000,000
- 연이율: 1~20%
- 기간: 1~7년

금액을 NT$10,000 단위로 입력하는 칸에서는 0을 더 입력하지 않도록 주의해 주십시오. 예를 들어 NT$500,000은 50만 입력하시면 됩니다.`,
    },
    keywords: ["試算0元", "算不出來", "試算錯誤", "試算範圍", "結果空白"],
  },
  {
    number: 6009,
    subcategory: "0602",
    question: {
      zh: "月付金是怎麼算出來的？",
      en: "How is the monthly payment worked out?",
      ko: "월 상환금은 어떻게 계산합니까?",
    },
    answer: {
      zh: `本行信貸採本息平均攤還：在固定利率下，每個月還的金額相同，前期利息占得多，後期本金占得多，月付金四捨五入到元。「[貸款試算](/products/loan/calculator)」的圖表會畫出本金與利息逐期的變化。因為進位，最後一期的金額可能有幾元差異。`,
      en: `Our loans are repaid in equal instalments: at a fixed rate you pay the same every month, with more interest at first and more principal later, rounded to whole dollars. The chart of the [loan calculator](/products/loan/calculator) shows how principal and interest change. Because of the rounding, the last payment may differ by a few dollars.`,
      ko: `당행 대출은 원리금 균등 상환 방식입니다. 고정 금리에서는 매월 같은 금액을 상환하며 초기에는 이자, 후기에는 원금의 비중이 크고 월 상환금은 NT$1 단위로 반올림합니다. ‘[대출 계산기](/products/loan/calculator)’의 그래프에서 원금과 이자의 변화를 보실 수 있습니다. 반올림 때문에 마지막 회차 금액은 조금 다를 수 있습니다.`,
    },
    keywords: ["本息攤還", "本息平均", "每月繳款", "本金利息", "攤還表", "月繳"],
  },
  {
    number: 6010,
    subcategory: "0603",
    question: {
      zh: "還款日遇到假日，什麼時候扣款？",
      en: "When is a payment collected if it falls on a holiday?",
      ko: "상환일이 휴일이면 언제 출금됩니까?",
    },
    answer: {
      zh: `還款日不是營業日時，順延到次一營業日扣款，順延期間不計違約金。颱風停止上班當日到期的月付金同樣順延，不計遲延利息與違約金。請在順延後的扣款日之前，把足夠的款項存入主帳戶。`,
      en: `If the due date is not a business day, the payment is collected on the next one, and no penalty is charged for the days between. The same holds for a day when offices close for a typhoon: no late interest and no penalty. Please have enough in your main account by the new date.`,
      ko: `상환일이 영업일이 아니면 다음 영업일에 출금하며 그 기간에는 위약금이 없습니다. 태풍으로 휴무한 날의 월 상환금도 다음 영업일로 연기되며 연체 이자와 위약금이 없습니다. 연기된 출금일까지 메인 계좌에 충분한 금액을 넣어 두십시오.`,
    },
    keywords: ["繳款日", "週末扣款", "連假", "颱風假", "順延", "扣款日"],
  },
  {
    number: 6011,
    subcategory: "0603",
    question: {
      zh: "可以提前還清貸款嗎？有違約金嗎？",
      en: "Can I repay early, and is there a penalty?",
      ko: "대출을 조기 상환할 수 있습니까? 위약금이 있습니까?",
    },
    answer: {
      zh: `可以隨時在行動銀行 App 提前清償全部或部分本金，不必事先通知，也不收違約金，利息算到清償當天為止。全部還清後，可在行動銀行 App 的「證明文件申請」下載清償證明。`,
      en: `Yes. You can repay all or part of the principal in the mobile app at any time, without notice and without a penalty; interest runs to the day you repay. Once the loan is repaid, download a loan completion certificate under “certificates” in the mobile app.`,
      ko: `모바일 앱에서 언제든지 사전 통지나 위약금 없이 원금의 전부 또는 일부를 조기 상환하실 수 있으며 이자는 상환일까지만 계산합니다. 모두 상환하신 뒤에는 모바일 앱의 ‘증명서 신청’에서 대출 완납 증명서를 내려받으실 수 있습니다.`,
    },
    keywords: ["提前清償", "提早還款", "一次還清", "結清貸款", "部分還款", "違約金"],
  },
  {
    number: 6012,
    subcategory: "0603",
    question: {
      zh: "忘記繳款或逾期會怎樣？",
      en: "What happens if I miss a payment?",
      ko: "상환을 잊거나 연체하면 어떻게 됩니까?",
    },
    answer: {
      zh: `逾期會依契約加計遲延利息與違約金，並可能影響您在聯徵中心的信用紀錄，日後申辦貸款或信用卡都會受到影響。發現忘記時，請立即把款項存入主帳戶，系統會再次扣款。若預期還款有困難，請在到期前撥客服中心 0800-899-899，一起討論可行的方式。`,
      en: `Late interest and a penalty are added as the contract says, and your record at the Joint Credit Information Center may suffer, which matters for later loans and cards. As soon as you notice, put the money into your main account; we collect it again. If you expect trouble repaying, call 0800-899-899 before the due date, so that we can look for a way together.`,
      ko: `계약에 따라 연체 이자와 위약금이 더해지고 연합징신센터의 신용 기록에 영향을 주어 이후 대출이나 카드 신청이 어려워질 수 있습니다. 잊으신 것을 아시면 바로 메인 계좌에 입금해 주십시오. 다시 출금합니다. 상환이 어려울 것 같으면 상환일 전에 고객센터 0800-899-899로 연락하여 방법을 함께 찾아 주십시오.`,
    },
    keywords: ["遲繳", "晚繳", "欠款", "催收", "聯徵", "繳不出來", "信用瑕疵"],
  },
  {
    number: 6013,
    subcategory: "0601",
    question: {
      zh: "信貸審核要多久？假日送件算嗎？",
      en: "How long does the review take, and can I apply on a holiday?",
      ko: "대출 심사는 얼마나 걸리며 휴일에도 신청할 수 있습니까?",
    },
    answer: {
      zh: `線上 24 小時都可以送件，假日送出的申請自次一營業日起審核。所需時間依文件是否齊全而定，補件期間會暫停；進度與結果可在行動銀行 App 查看，也會以電子郵件通知。審核期間本行若致電確認，只會核對申請內容，不會詢問密碼或驗證碼。`,
      en: `You can apply online at any hour; applications sent on a holiday are reviewed from the next business day. How long it takes depends on whether your documents are complete. You can follow it in the mobile app, and we send the result by email. If we call you meanwhile, we only check the application and never ask for a password or one-time code.`,
      ko: `온라인으로 24시간 신청하실 수 있으며 휴일에 접수된 신청은 다음 영업일부터 심사합니다. 소요 시간은 서류가 갖추어졌는지에 따라 다르고, 진행 상황과 결과는 모바일 앱과 이메일로 확인하실 수 있습니다. 심사 중 전화로 확인할 때는 신청 내용만 여쭈며 비밀번호나 인증번호는 묻지 않습니다.`,
    },
    keywords: ["審核時間", "貸款進度", "多久下來", "核貸", "何時撥款", "照會"],
  },
  {
    number: 6014,
    subcategory: "0601",
    question: {
      zh: "申請信貸要附哪些文件？",
      en: "Which documents do I need for a loan application?",
      ko: "대출 신청에는 어떤 서류가 필요합니까?",
    },
    answer: {
      zh: `請準備身分證與最近的收入證明，在行動銀行 App 拍照或上傳：

- 受薪者：薪資轉帳明細、扣繳憑單或薪資單
- 自營或接案者：報稅資料或往來帳戶明細
- 其他可以證明還款能力的文件，例如存款或租金收入

審核時如需補充，App 會列出項目。請只上傳自己的文件，變造或不實的文件將無法核貸，並可能涉及刑責。`,
      en: `Have your ID card and recent proof of income ready to photograph or upload in the mobile app:

- Employees: salary payments in your account, a withholding statement or pay slips
- Self-employed: tax returns or account statements
- Anything else that shows you can repay, such as savings or rent received

If we need more, the app lists it. Upload your own documents only; forged or untrue ones lead to refusal and may be a crime.`,
      ko: `신분증과 최근 소득 증빙을 준비하여 모바일 앱에서 촬영하거나 올려 주십시오.

- 급여 소득자: 급여 이체 내역, 원천징수 영수증 또는 급여 명세서
- 자영업자와 프리랜서: 세금 신고 자료 또는 거래 계좌 내역
- 예금이나 임대 수입 등 상환 능력을 보여 주는 그 밖의 서류

추가 서류가 필요하면 앱에서 안내해 드립니다. 본인의 서류만 올려 주십시오. 위조되거나 사실과 다른 서류는 거절되며 형사 책임이 따를 수 있습니다.`,
    },
    keywords: ["財力證明", "薪資單", "貸款文件", "勞保", "收入證明", "貸款要準備什麼"],
  },
  {
    number: 6015,
    subcategory: "0601",
    question: {
      zh: "有人說可以代辦晨光銀行貸款，是真的嗎？",
      en: "Someone offers to arrange a Dawn Bank loan for me. Is it genuine?",
      ko: "던뱅크 대출을 대신 받아 주겠다고 합니다. 사실입니까?",
    },
    answer: {
      zh: `不是。本行不委託任何代辦業者，也不會以電話、簡訊或社群廣告招攬貸款，更不會要求先匯款、交出卡片或「美化帳戶」。遇到這類說法請不要提供證件與帳戶資料，並撥 [165](tel:165) 查證。信貸只能由您本人在行動銀行 App 申請。`,
      en: `No. We use no agents, do not offer loans by telephone, SMS or social media, and never ask you to pay first, hand over a card or “polish” your account. Do not give such people your documents or account details, and check with [165](tel:165). Only you yourself can apply, in the mobile app.`,
      ko: `아닙니다. 당행은 대행업체에 위탁하지 않고 전화, 문자, 소셜 미디어 광고로 대출을 권하지 않으며, 먼저 송금하거나 카드를 넘기거나 거래 실적을 만들라고 요구하지 않습니다. 이런 말을 들으시면 신분증과 계좌 정보를 주지 마시고 165로 확인해 주십시오. 대출은 본인이 모바일 앱에서만 신청하실 수 있습니다.`,
    },
    keywords: ["代辦", "貸款詐騙", "貸款簡訊", "先付保證金", "美化帳戶", "假貸款"],
  },
  {
    number: 6016,
    subcategory: "0603",
    question: {
      zh: "利率調整後，我的月付金會變嗎？",
      en: "Does my monthly payment change when rates change?",
      ko: "금리가 조정되면 제 월 상환금도 바뀝니까?",
    },
    answer: {
      zh: `固定利率的貸款不會變。機動利率的貸款以指標利率加上約定的加碼計息，指標利率每季調整一次，調整後的第一個還款日起，月付金會跟著改變。新的還款計畫可在行動銀行 App 查詢，調整內容會事先公告。`,
      en: `Not with a fixed rate. A floating rate is the reference rate plus your agreed margin; the reference rate is reviewed every quarter, and your monthly payment changes from the first due date after a change. The new plan is in the mobile app, and changes are announced in a notice.`,
      ko: `고정 금리 대출은 바뀌지 않습니다. 변동 금리 대출은 기준 금리에 약정 가산 금리를 더하여 계산하며, 기준 금리는 분기마다 조정되어 조정 후 첫 상환일부터 월 상환금이 바뀝니다. 새 상환 계획은 모바일 앱에서 조회하실 수 있고 조정 내용은 공지로 알려 드립니다.`,
    },
    keywords: ["升息影響", "月付金變動", "季調", "指標利率調整", "繳款金額不同"],
  },
  {
    number: 6017,
    subcategory: "0603",
    question: {
      zh: "每個月怎麼還款？從哪個帳戶扣？",
      en: "How do I repay each month, and from which account?",
      ko: "매월 어떻게 상환하며 어느 계좌에서 출금됩니까?",
    },
    answer: {
      zh: `月付金在每月還款日由您的主帳戶自動扣款，不必另外操作，也不收手續費。請在還款日前一天，確認主帳戶可用餘額足夠；夢想帳戶與外幣帳戶的款項不會自動補足。即使使用了「一鍵停用」，貸款扣款仍會照常進行。`,
      en: `On the due date each month the payment is collected from your main account automatically and free of charge. Please see to it the day before that the available balance is enough; money in dream accounts and foreign currency accounts is not used. Collection goes on even after the panic button was pressed.`,
      ko: `매월 상환일에 메인 계좌에서 수수료 없이 자동으로 출금됩니다. 상환일 전날까지 출금 가능 잔액이 충분한지 확인해 주십시오. 드림 계좌와 외화 계좌의 금액은 자동으로 사용되지 않습니다. 긴급 정지를 실행하셔도 대출 상환금은 정상적으로 출금됩니다.`,
    },
    keywords: ["自動扣繳", "繳貸款", "扣款帳戶", "怎麼繳", "還款方式", "繳款"],
  },
];
