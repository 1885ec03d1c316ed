import type { FaqSeed } from "../faq-seed.ts";

/** Questions about transfers, their limits and fees. */
export const transferFaqs: FaqSeed[] = [
  {
    number: 3001,
    subcategory: "0301",
    question: {
      zh: "如何在網站上轉帳？",
      en: "How do I make a transfer on the web site?",
      ko: "웹사이트에서 어떻게 이체합니까?",
    },
    answer: {
      zh: `網站的轉帳功能在「[無障礙網路銀行](/accessible)」，每位客戶都可以使用；您也可以用行動銀行 App 轉帳。步驟如下：

1. 選擇轉出帳戶，輸入或選擇轉入帳戶與金額，備註可不填。
2. 在確認頁核對戶名、金額、手續費與剩餘限額。
3. 輸入簡訊驗證碼，須在 2 分鐘內完成。
4. 輸入交易密碼，完成後可查看收據。`,
      en: `On the web, transfers are part of the [accessible web bank](/accessible), which every customer may use; you can also send money in the mobile app. The steps are:

1. Choose the from account, enter or choose the to account and the amount. A note is optional.
2. On the confirmation page check the name, the amount, the fee and what is left of your limits.
3. Enter the one-time code sent by SMS within 2 minutes.
4. Enter your PIN. Then you see the receipt.`,
      ko: `웹에서는 모든 고객이 이용하실 수 있는 ‘[웹 접근성 뱅킹](/accessible)’에서 이체하실 수 있으며, 모바일 앱에서도 가능합니다. 순서는 다음과 같습니다.

1. 출금 계좌를 선택하고 입금 계좌와 금액을 입력하거나 선택해 주십시오. 메모는 생략하실 수 있습니다.
2. 확인 화면에서 예금주, 금액, 수수료, 남은 한도를 확인해 주십시오.
3. 문자 인증번호를 2분 안에 입력해 주십시오.
4. 거래 비밀번호를 입력하시면 완료되며 영수증을 확인하실 수 있습니다.`,
    },
    keywords: ["匯款", "匯錢", "網路轉帳", "怎麼轉錢", "轉帳步驟", "線上轉帳"],
  },
  {
    number: 3002,
    subcategory: "0302",
    popular: true,
    question: {
      zh: "轉帳限額是多少？",
      en: "What are the transfer limits?",
      ko: "이체 한도는 얼마입니까?",
    },
    answer: {
      zh: `新臺幣非約定轉帳的限額依帳戶類型而定，轉帳確認頁會顯示剩餘額度：

| 帳戶類型 | 單筆 | 每日 | 每月 |
| 基本帳戶 | NT$10,000 | NT$30,000 | NT$50,000 |
| 進階帳戶 | NT$50,000 | NT$100,000 | NT$200,000 |

需要更高的額度，可以將基本帳戶升級為進階帳戶，或先設定約定帳戶再以約定轉帳辦理。`,
      en: `For non-designated transfers in TWD the limits depend on the kind of account. The confirmation page shows what is left.

| Account | Per transaction | Daily | Monthly |
| Basic account | NT$10,000 | NT$30,000 | NT$50,000 |
| Advanced account | NT$50,000 | NT$100,000 | NT$200,000 |

If you need more, upgrade from a basic to an advanced account, or designate the payee’s account first and send a designated transfer.`,
      ko: `대만 달러 비지정 계좌 이체의 한도는 계좌 유형에 따라 다르며, 이체 확인 화면에 남은 한도가 표시됩니다.

| 계좌 유형 | 1회 | 일일 | 월간 |
| 기본 계좌 | NT$10,000 | NT$30,000 | NT$50,000 |
| 고급 계좌 | NT$50,000 | NT$100,000 | NT$200,000 |

더 높은 한도가 필요하시면 기본 계좌를 고급 계좌로 업그레이드하시거나, 먼저 지정 계좌로 등록한 뒤 지정 계좌 이체를 이용해 주십시오.`,
    },
    keywords: ["額度", "上限", "最多轉多少", "單筆限額", "日限額", "月限額", "非約定"],
  },
  {
    number: 3003,
    subcategory: "0302",
    popular: true,
    question: {
      zh: "轉帳手續費怎麼算？",
      en: "How much does a transfer cost?",
      ko: "이체 수수료는 얼마입니까?",
    },
    answer: {
      zh: `本行帳戶互轉免費，跨行轉帳依金額收費，由轉出帳戶支付：

| 轉帳金額 | 手續費 |
| 本行帳戶互轉 | NT$0 |
| 跨行 NT$500 以下，每帳戶每日第 1 筆 | NT$0 |
| 跨行 NT$500 以下，當日第 2 筆起 | NT$10 |
| 跨行 NT$501 至 NT$1,000 | NT$10 |
| 跨行 NT$1,001 以上 | NT$15 |

確認頁會先顯示這筆的手續費與原因，您同意後才扣款。`,
      en: `Transfers between Dawn Bank accounts are free. For interbank transfers your account pays a fee:

| Amount | Fee |
| Between Dawn Bank accounts | NT$0 |
| Interbank, up to NT$500, the account’s first of the day | NT$0 |
| Interbank, up to NT$500, from the second of the day | NT$10 |
| Interbank, NT$501 to NT$1,000 | NT$10 |
| Interbank, NT$1,001 and above | NT$15 |

The confirmation page shows the fee and the reason for it before you agree.`,
      ko: `당행 계좌 간 이체는 무료이며, 타행 이체는 금액에 따라 출금 계좌에서 수수료를 받습니다.

| 이체 금액 | 수수료 |
| 당행 계좌 간 이체 | NT$0 |
| 타행 NT$500 이하, 계좌별 당일 첫 번째 이체 | NT$0 |
| 타행 NT$500 이하, 당일 두 번째 이체부터 | NT$10 |
| 타행 NT$501~NT$1,000 | NT$10 |
| 타행 NT$1,001 이상 | NT$15 |

확인 화면에서 수수료와 사유를 먼저 보여 드리고 동의하신 뒤에 출금합니다.`,
    },
    keywords: ["跨行手續費", "15元", "10元", "免手續費", "轉帳費用", "匯費"],
  },
  {
    number: 3004,
    subcategory: "0303",
    question: {
      zh: "約定轉帳與非約定轉帳有什麼不同？",
      en: "What is the difference between designated and non-designated transfers?",
      ko: "지정 계좌 이체와 비지정 계좌 이체는 무엇이 다릅니까?",
    },
    answer: {
      zh: `約定轉帳是轉到您事先登記並已生效的帳戶，限額較高；非約定轉帳可以直接輸入任何帳號，限額較低。兩者都要輸入簡訊驗證碼與交易密碼，手續費也相同。常轉的房租、家用適合設為約定帳戶，偶爾一次的小額付款用非約定轉帳即可。`,
      en: `A designated transfer goes to an account that you registered beforehand and that is in effect; its limits are higher. A non-designated transfer goes to any account number you type; its limits are lower. Both ask for a one-time code by SMS and your PIN, and both cost the same. Rent and household money suit a designated account; a small payment now and then does not need one.`,
      ko: `지정 계좌 이체는 미리 등록하여 효력이 발생한 계좌로 보내는 이체로 한도가 높습니다. 비지정 계좌 이체는 계좌번호를 직접 입력하여 보내는 이체로 한도가 낮습니다. 두 방식 모두 문자 인증번호와 거래 비밀번호를 입력하며 수수료는 같습니다. 집세나 생활비처럼 자주 보내는 계좌는 지정 계좌로 등록하시고, 가끔 보내는 소액은 비지정 계좌 이체를 이용해 주십시오.`,
    },
    keywords: ["約轉", "非約轉", "約定差別", "常用帳戶", "事先登記"],
  },
  {
    number: 3005,
    subcategory: "0303",
    question: {
      zh: "如何新增約定帳戶？多久生效？",
      en: "How do I designate an account, and when does it take effect?",
      ko: "지정 계좌는 어떻게 등록하며 언제부터 사용할 수 있습니까?",
    },
    answer: {
      zh: `請在行動銀行 App 申請新增約定帳戶，輸入銀行代碼、帳號並完成驗證。為防範詐騙，須等候一段時間才生效：

- 本人名下的帳戶：申請後次日生效
- 他人名下的帳戶：申請後次二日生效

生效之前清單上會標示「尚未生效」，您可以隨時取消。若有人催您設定約定帳戶，請先撥 [165](tel:165) 查證。`,
      en: `Ask for it in the mobile app: enter the bank code and account number and complete the check. To guard against fraud it takes effect after some time:

- an account in your own name: the next day;
- an account in someone else’s name: the second day after.

Until then the list shows it as “not yet in effect”, and you can cancel it at any time. If someone hurries you to designate an account, please check with [165](tel:165) first.`,
      ko: `모바일 앱에서 지정 계좌 등록을 신청하여 은행 코드와 계좌번호를 입력하고 인증을 마쳐 주십시오. 사기 예방을 위하여 일정 시간이 지나야 효력이 발생합니다.

- 본인 명의 계좌: 신청 다음 날
- 타인 명의 계좌: 신청 다다음 날

그 전에는 목록에 ‘효력 발생 전’으로 표시되며 언제든지 취소하실 수 있습니다. 누군가 등록을 재촉한다면 먼저 165로 확인해 주십시오.`,
    },
    keywords: ["約轉設定", "綁定帳戶", "約定帳號", "次二日", "尚未生效", "加約定", "刪除約定"],
  },
  {
    number: 3006,
    subcategory: "0302",
    question: {
      zh: "約定轉帳一次最多可以轉多少？",
      en: "How much can I send by designated transfer?",
      ko: "지정 계좌 이체는 한 번에 얼마까지 가능합니까?",
    },
    answer: {
      zh: `新臺幣約定轉帳每筆上限 NT$2,000,000，每日上限 NT$3,000,000，基本帳戶與進階帳戶相同。金額不含手續費，並與非約定轉帳的限額分開計算。買房、買車等大額付款，請提早設定約定帳戶，並分日安排。`,
      en: `Designated transfers in TWD may be up to NT$2,000,000 each and NT$3,000,000 a day, for basic and advanced accounts alike. The amount counts without the fee and apart from the limits of non-designated transfers. For a large payment such as a house or a car, designate the account early and spread it over several days.`,
      ko: `대만 달러 지정 계좌 이체는 1회 NT$2,000,000, 일일 NT$3,000,000까지이며 기본 계좌와 고급 계좌가 같습니다. 금액에는 수수료가 포함되지 않으며 비지정 계좌 이체 한도와 따로 계산합니다. 주택이나 자동차 구입처럼 큰 금액은 지정 계좌를 미리 등록하고 날짜를 나누어 이체해 주십시오.`,
    },
    keywords: ["大額轉帳", "200萬", "300萬", "約轉額度", "約定限額", "買房匯款"],
  },
  {
    number: 3007,
    subcategory: "0304",
    question: {
      zh: "轉錯帳號，錢可以追回來嗎？",
      en: "I sent money to the wrong account. Can I get it back?",
      ko: "다른 계좌로 잘못 이체했습니다. 돌려받을 수 있습니까?",
    },
    answer: {
      zh: `請保留收據，儘速撥客服中心 0800-899-899，提供日期、金額與轉入帳號。本行會協助通知對方或對方銀行，但依法須取得對方同意才能退回款項，無法逕自扣回。若是遭詐騙而轉出，請立即撥 165 報案，並在 App 或網站使用「一鍵停用」，越早處理攔下款項的機會越高。`,
      en: `Keep the receipt and call 0800-899-899 as soon as you can with the date, the amount and the account number. We contact the other side or its bank, but by law the money can be returned only with their consent; we cannot simply take it back. If you were tricked into sending it, call 165 and use the panic button in the app or on the web site at once: the sooner, the better the chance of stopping it.`,
      ko: `영수증을 보관하시고 빨리 고객센터 0800-899-899로 날짜, 금액, 입금 계좌번호를 알려 주십시오. 당행이 상대방이나 상대 은행에 연락해 드리지만, 법에 따라 상대방의 동의가 있어야 반환할 수 있으며 임의로 되돌릴 수는 없습니다. 사기를 당해 보내셨다면 즉시 165에 신고하고 앱이나 웹사이트에서 ‘긴급 정지’를 실행해 주십시오. 빠를수록 지급을 막을 가능성이 높습니다.`,
    },
    keywords: ["匯錯", "轉錯人", "誤轉", "退回款項", "打錯帳號", "追款"],
  },
  {
    number: 3008,
    subcategory: "0304",
    question: {
      zh: "轉帳失敗要怎麼處理？錢會退回嗎？",
      en: "My transfer failed. What should I do, and is the money returned?",
      ko: "이체가 실패하면 어떻게 합니까? 돈은 돌려받습니까?",
    },
    answer: {
      zh: `轉帳未成功時，請核對銀行代碼與帳號後再試一次；最常見的原因是帳號打錯、對方帳戶已結清或無法收款。款項若已扣除而遭對方銀行退回，轉帳金額與手續費會全數退還，交易明細看得到退回紀錄。失敗的轉帳不會占用您的限額。`,
      en: `Check the bank code and the account number and try again; most often the number was mistyped, or the other account is closed or cannot receive money. If the amount was taken and the other bank returned it, we refund both the amount and the fee in full, and your history shows it. A failed transfer does not use up your limits.`,
      ko: `은행 코드와 계좌번호를 확인하고 다시 시도해 주십시오. 번호를 잘못 입력하셨거나 상대 계좌가 해지되었거나 입금받을 수 없는 경우가 가장 많습니다. 출금된 뒤 상대 은행에서 반환되면 이체 금액과 수수료를 전액 환불하며 거래 내역에서 확인하실 수 있습니다. 실패한 이체는 한도에 포함되지 않습니다.`,
    },
    keywords: ["轉帳不成功", "退匯", "交易失敗", "帳號不存在", "退款", "轉不過去"],
  },
  {
    number: 3009,
    subcategory: "0304",
    question: {
      zh: "明明有錢，為什麼顯示超過可用餘額？",
      en: "Why does it say that I exceed my available balance when there is money in the account?",
      ko: "잔액이 있는데 왜 출금 가능 잔액을 초과했다고 나옵니까?",
    },
    answer: {
      zh: `可用餘額必須足以支付「轉帳金額加手續費」，例如餘額 NT$10,000 要跨行轉出 NT$10,000，還差 NT$15 的手續費。另外，簽帳金融卡的預先授權金額會先圈存，圈存中的款項不能轉出。存在夢想帳戶或定期存款的錢也不計入，請先轉回主帳戶。`,
      en: `Your available balance must cover the amount plus the fee. With NT$10,000 you cannot send NT$10,000 to another bank, for example: the fee of NT$15 is missing. Amounts held for pre-authorised debit card payments cannot be sent either. Money in dream accounts and time deposits does not count; move it to the main account first.`,
      ko: `출금 가능 잔액은 이체 금액과 수수료의 합계 이상이어야 합니다. 예를 들어 잔액 NT$10,000에서 타행으로 NT$10,000을 보내려면 수수료 NT$15가 부족합니다. 체크카드 사전 승인으로 지급이 보류된 금액도 보낼 수 없습니다. 드림 계좌나 정기예금의 금액은 포함되지 않으므로 먼저 메인 계좌로 옮겨 주십시오.`,
    },
    keywords: ["餘額不足", "可用餘額", "帳面餘額", "圈存", "錢不夠", "轉不出去"],
  },
  {
    number: 3010,
    subcategory: "0304",
    question: {
      zh: "為什麼轉帳時詢問我是否要再轉一次？",
      en: "Why am I asked whether I want to send the same transfer again?",
      ko: "왜 이체할 때 다시 보낼지 묻습니까?",
    },
    answer: {
      zh: `您在 24 小時內曾轉出相同金額給同一個帳戶，系統會再問一次，避免因重新整理或忘記已轉而重複付款。請先看提示中的前一筆時間與交易明細。確定要再轉，選擇繼續即可，手續費與限額照一般規定計算。`,
      en: `You sent the same amount to the same account within the last 24 hours, so we ask once more, in case the page was reloaded or you forgot that you had paid. Look at the time of the earlier one and at your history first. If you do mean to send it again, go on; fees and limits apply as usual.`,
      ko: `24시간 이내에 같은 계좌로 같은 금액을 보내신 적이 있으면, 화면을 새로 고치거나 이미 보낸 것을 잊어 중복 지급하시는 일을 막기 위하여 한 번 더 여쭙습니다. 안내에 표시된 이전 이체 시각과 거래 내역을 먼저 확인해 주십시오. 다시 보내시려면 계속을 선택하시면 되며 수수료와 한도는 일반 규정과 같습니다.`,
    },
    keywords: ["重複轉帳", "轉兩次", "24小時", "相同金額", "重複付款", "轉重複"],
  },
  {
    number: 3011,
    subcategory: "0301",
    question: {
      zh: "確認頁上遮住一個字的戶名是什麼？",
      en: "What is the partly masked name on the confirmation page?",
      ko: "확인 화면에 일부가 가려진 이름은 무엇입니까?",
    },
    answer: {
      zh: `轉入本行帳戶時，確認頁會顯示收款人的部分遮蔽戶名，例如「王○明」，讓您在送出前確認沒有打錯帳號。戶名與您要轉帳的對象不符時，請停下來查證，不要輸入驗證碼。基於個人資料保護，本行不會提供完整姓名。`,
      en: `For a transfer to an account with us, the confirmation page shows the payee’s name with part of it masked, so that you notice a mistyped number before you send. If it is not the person you mean, stop and check, and do not enter the one-time code. To protect personal data we do not give the full name.`,
      ko: `당행 계좌로 이체하실 때 보내기 전에 계좌번호를 잘못 입력하지 않았는지 확인하실 수 있도록 수취인 성명을 일부 가려 보여 드립니다. 보내려는 상대와 다르면 인증번호를 입력하지 말고 이체를 멈추어 확인해 주십시오. 개인정보 보호를 위하여 전체 성명은 알려 드리지 않습니다.`,
    },
    keywords: ["收款人姓名", "戶名核對", "遮蔽", "隱碼", "對方名字", "王○明"],
  },
  {
    number: 3012,
    subcategory: "0304",
    question: {
      zh: "顯示「轉帳功能目前已關閉」怎麼辦？",
      en: "It says that transfers are switched off. What can I do?",
      ko: "‘이체 기능이 꺼져 있습니다’라고 나오면 어떻게 합니까?",
    },
    answer: {
      zh: `約定轉帳與非約定轉帳可以分別在行動銀行 App 開啟或關閉，關閉期間在網站同樣無法使用。請登入 App 的轉帳設定，開啟需要的那一種，再回到網站操作。如果不是您自己關閉的，請撥客服中心 0800-899-899 確認帳戶狀況。`,
      en: `Designated and non-designated transfers can each be switched on and off in the mobile app, and what is off there is off on the web site too. Open the transfer settings of the app, switch on the kind you need and try again. If it was not you who switched it off, call 0800-899-899 and ask about your account.`,
      ko: `지정 계좌 이체와 비지정 계좌 이체는 모바일 앱에서 각각 켜고 끌 수 있으며, 꺼져 있으면 웹사이트에서도 이용하실 수 없습니다. 앱의 이체 설정에서 필요한 항목을 켜신 뒤 다시 이용해 주십시오. 직접 끄지 않으셨다면 고객센터 0800-899-899로 계좌 상태를 확인해 주십시오.`,
    },
    keywords: ["轉帳關閉", "開啟轉帳", "轉帳設定", "功能停用", "不能轉帳", "開通轉帳"],
  },
  {
    number: 3013,
    subcategory: "0301",
    question: {
      zh: "轉帳多久會入帳？半夜和假日可以轉嗎？",
      en: "How soon does a transfer arrive, and can I send at night or on holidays?",
      ko: "이체는 언제 입금되며 밤이나 휴일에도 가능합니까?",
    },
    answer: {
      zh: `新臺幣轉帳 24 小時都可使用，假日照常，一般在完成後立即入帳。遇到系統維護或對方銀行暫停服務，可能稍晚入帳，維護時間會事先公告。超過一小時對方仍未收到，請先查看交易明細是否顯示退回，再聯絡客服中心。`,
      en: `Transfers in TWD work 24 hours a day, on holidays too, and normally arrive at once. During maintenance, here or at the other bank, they may take longer; ours is announced ahead. If the payee has nothing after an hour, look in your history whether it was returned, then contact our call centre.`,
      ko: `대만 달러 이체는 휴일을 포함하여 24시간 이용하실 수 있으며 보통 완료 즉시 입금됩니다. 시스템 점검이나 상대 은행의 서비스 중단 시에는 늦어질 수 있고 점검 시간은 미리 공지합니다. 한 시간이 지나도 입금되지 않으면 거래 내역에서 반환 여부를 확인하신 뒤 고객센터로 연락해 주십시오.`,
    },
    keywords: ["到帳時間", "何時入帳", "即時", "週末轉帳", "凌晨", "對方沒收到"],
  },
  {
    number: 3014,
    subcategory: "0301",
    question: {
      zh: "如何取得轉帳收據給對方看？",
      en: "How do I get a receipt of a transfer to show the payee?",
      ko: "이체 영수증은 어떻게 받습니까?",
    },
    answer: {
      zh: `轉帳完成後，畫面上的收據可以列印成一頁，也可以下載 PDF，內容包括日期、金額、手續費、轉入帳戶與交易序號。之後要用時，請在交易明細點選那一筆再開啟收據。傳給別人之前，請確認帳號等資料只有必要的人看得到。`,
      en: `When a transfer is done, its receipt prints on one page or downloads as a PDF, with the date, amount, fee, to account and reference number. Later, open it from that entry in your history. Before you pass it on, make sure that only those who need it see the account numbers.`,
      ko: `이체가 완료되면 화면의 영수증을 한 장으로 인쇄하거나 PDF로 내려받으실 수 있으며 날짜, 금액, 수수료, 입금 계좌, 거래 번호가 표시됩니다. 나중에 필요하시면 거래 내역에서 해당 거래를 선택하여 영수증을 열어 주십시오. 전달하시기 전에 계좌번호 등은 필요한 분만 볼 수 있도록 확인해 주십시오.`,
    },
    keywords: ["轉帳證明", "匯款單", "憑證下載", "轉帳紀錄截圖", "水單", "交易序號"],
  },
  {
    number: 3015,
    subcategory: "0302",
    question: {
      zh: "每日與每月限額怎麼計算？什麼時候重新起算？",
      en: "How are the daily and monthly limits counted, and when do they start again?",
      ko: "일일 한도와 월간 한도는 어떻게 계산하며 언제 초기화됩니까?",
    },
    answer: {
      zh: `每日限額以臺北時間的日曆日計算，每天 00:00 重新起算；每月限額以日曆月計算，每月 1 日 00:00 重新起算。只計入成功的轉帳，金額不含手續費。您在本行自己的帳戶互轉不計入；在網站與 App 轉出的金額合併計算。`,
      en: `The daily limit goes by the calendar day in Taipei and starts again at 00:00; the monthly limit goes by the calendar month and starts again at 00:00 on the first. Only successful transfers count, without their fees. Transfers between your own accounts with us do not count. What you send on the web site and in the app is added together.`,
      ko: `일일 한도는 타이베이 시간의 하루를 기준으로 매일 00:00에, 월간 한도는 달력의 한 달을 기준으로 매월 1일 00:00에 다시 시작됩니다. 성공한 이체만 계산하며 금액에 수수료는 포함되지 않습니다. 당행의 본인 계좌 간 이체는 포함되지 않고, 웹사이트와 앱에서 보내신 금액은 합산합니다.`,
    },
    keywords: ["額度重置", "額度恢復", "每日計算", "自己帳戶互轉", "限額歸零", "剩餘額度"],
  },
  {
    number: 3016,
    subcategory: "0303",
    question: {
      zh: "可以設定每月自動轉帳嗎？",
      en: "Can I set up a transfer that repeats every month?",
      ko: "매월 자동으로 이체되도록 설정할 수 있습니까?",
    },
    answer: {
      zh: `可以，請在行動銀行 App 使用預約轉帳，適合房租、孝親費等固定支出。轉入帳戶須先設為約定帳戶並已生效，再選擇每月日期與金額。預約當日請確認可用餘額足以支付金額與手續費；餘額不足時，該次不會轉出。`,
      en: `Yes: use scheduled transfers in the mobile app, for rent, money for your parents and the like. Designate the payee’s account first; once it is in effect, choose the day of the month and the amount. On that day your available balance must cover the amount and the fee, otherwise the transfer is not made.`,
      ko: `가능합니다. 집세나 부모님 용돈처럼 정기적으로 나가는 금액은 모바일 앱의 예약 이체를 이용해 주십시오. 먼저 입금 계좌를 지정 계좌로 등록하여 효력이 발생한 뒤 매월 날짜와 금액을 선택하시면 됩니다. 당일 출금 가능 잔액이 금액과 수수료보다 부족하면 그 회차는 이체되지 않습니다.`,
    },
    keywords: ["預約轉帳", "定期轉帳", "自動匯款", "繳房租", "每個月固定轉", "孝親費"],
  },
  {
    number: 3017,
    subcategory: "0301",
    question: {
      zh: "轉到其他銀行，銀行代碼與帳號要怎麼輸入？",
      en: "How do I enter the bank code and account number of another bank?",
      ko: "다른 은행으로 이체할 때 은행 코드와 계좌번호는 어떻게 입력합니까?",
    },
    answer: {
      zh: `請在轉帳頁搜尋銀行名稱、簡稱或三碼代號，選取後輸入完整帳號，空格與連字號可以省略。其他銀行的帳號為 10 至 16 位數字，開頭的 0 也要輸入；繳費單上的 16 位虛擬帳號同樣可以轉入。郵局請選 700，並輸入局號加帳號共 14 碼。`,
      en: `Search for the bank by name, short name or three-digit code on the transfer page, choose it, and enter the whole account number; spaces and hyphens may be left out. Account numbers at other banks have 10 to 16 digits, leading zeros included, and the 16-digit virtual accounts on bills work as well. For Chunghwa Post choose 700 and enter the 14 digits of office and account number.`,
      ko: `이체 화면에서 은행 이름, 약칭 또는 세 자리 코드로 검색하여 선택하고 전체 계좌번호를 입력해 주십시오. 공백과 하이픈은 생략하셔도 됩니다. 다른 은행의 계좌번호는 10~16자리이며 앞의 0도 입력해야 하고, 고지서의 16자리 가상 계좌도 이용하실 수 있습니다. 우체국은 700을 선택하고 국번호와 계좌번호를 합한 14자리를 입력해 주십시오.`,
    },
    keywords: ["銀行代號查詢", "郵局代碼", "700", "虛擬帳號", "幾碼", "對方銀行"],
  },
  {
    number: 3018,
    subcategory: "0301",
    question: {
      zh: "在哪裡查交易明細？可以查多久以前的？",
      en: "Where do I see my history, and how far back does it go?",
      ko: "거래 내역은 어디에서 보며 언제까지 조회할 수 있습니까?",
    },
    answer: {
      zh: `登入[無障礙網路銀行](/accessible)，選擇「交易明細」，可查詢最近 30 天的收支與餘額。更早的紀錄，請登入行動銀行 App 查詢，或聯絡客服中心協助。需要正式文件證明某一天的餘額，請改申請存款餘額證明。`,
      en: `Sign in to the [accessible web bank](/accessible) and choose “history” for the movements and balances of the last 30 days. For earlier ones look in the mobile app, or ask our call centre. If you need an official document of your balance on a certain day, ask for a deposit balance certificate instead.`,
      ko: `[웹 접근성 뱅킹](/accessible)에 로그인하여 ‘거래 내역’을 선택하시면 최근 30일의 입출금과 잔액을 조회하실 수 있습니다. 그 이전의 내역은 모바일 앱에서 조회하시거나 고객센터에 문의해 주십시오. 특정일의 잔액을 증명하는 공식 문서가 필요하시면 예금 잔액 증명서를 신청해 주십시오.`,
    },
    keywords: ["明細查詢", "交易紀錄", "對帳單", "查帳", "30天", "餘額查詢", "流水帳"],
  },
  {
    number: 3019,
    subcategory: "0304",
    question: {
      zh: "轉帳途中斷線或畫面停住，怎麼知道有沒有成功？",
      en: "The connection broke during a transfer. How do I know whether it went through?",
      ko: "이체 중 연결이 끊기거나 화면이 멈추면 성공 여부를 어떻게 압니까?",
    },
    answer: {
      zh: `請不要馬上再轉一次，先重新登入並查看交易明細：有那一筆就表示已完成，沒有就表示沒有扣款。同一次送出的轉帳即使重複按鍵，也只會執行一次。明細與實際狀況不一致時，請記下時間與畫面代碼，撥客服中心 0800-899-899。`,
      en: `Do not send it again at once. Sign in again and look at your history: if the transfer is there, it is done; if not, nothing was taken. One transfer is carried out only once, even if its button is pressed twice. If the history does not match what you see, note the time and the code on the page and call 0800-899-899.`,
      ko: `바로 다시 보내지 마시고 다시 로그인하여 거래 내역을 확인해 주십시오. 해당 거래가 있으면 완료된 것이고 없으면 출금되지 않은 것입니다. 같은 이체는 버튼을 여러 번 누르셔도 한 번만 처리됩니다. 내역이 실제와 다르면 시각과 화면의 코드를 적어 고객센터 0800-899-899로 연락해 주십시오.`,
    },
    keywords: ["斷網", "當機", "系統忙碌", "卡住", "轉帳逾時", "有沒有轉出去"],
  },
];
