import { OTP_DIGITS } from "#base/identity/otp.ts";
import { appName } from "#base/site/brand.ts";
import type { Language } from "#base/text/language.ts";

const zh = {
  /** What each page is for. */
  leads: {
    entry:
      "用螢幕報讀軟體、只用鍵盤，或把文字放大，都能自己查詢與轉帳。版面簡單，不開啟 JavaScript 也能完成每一個步驟。",
    login: "請輸入身分證字號、使用者代號與密碼，與一般登入相同。",
    overview: "以下是您的帳戶與可用餘額，金額以數字與文字並列。",
    kinds: "請先選擇要轉到哪一種帳戶。輸入交易密碼之前，都不會扣款。",
    designated: `轉到您已在${appName.zh} 約定的帳戶。`,
    other: "轉到任何一家銀行的帳戶，請填寫銀行與帳號。",
    confirm: "請逐項核對下列內容。無誤後，我們會用簡訊傳送驗證碼到您的手機；此時還不會扣款。",
    code: `請輸入簡訊裡的 ${OTP_DIGITS} 位數驗證碼。`,
    pin: "這是最後一步：輸入交易密碼並送出後，會立即轉帳。",
    done: "款項已轉出。請保留收據編號，方便日後查詢。",
    pending: "款項已從您的帳戶扣除，正在等候對方銀行回覆。請稍後回來查看，不需要重新轉帳。",
    rejected:
      "轉入銀行無法受理這筆轉帳，金額與手續費已全數退回您的帳戶。請核對銀行代碼與帳號後再試一次。",
    checking:
      "我們正在確認這筆轉帳的結果。請不要另外再轉一次；稍候片刻後重新整理，就能看到最新狀態。",
    history: "最近 30 天的交易明細，最新的在最前面。",
    notices: "服務異動、系統維護與防詐提醒。",
    sitemap: "無障礙網路銀行的所有頁面，以及用鍵盤到達各區塊的方法。",
  },
  /** The same in short sentences and everyday words. */
  easyLeads: {
    entry: "這裡的頁面很簡單。您可以看餘額、轉帳、看明細。",
    login: "請填三格，再按「登入」。",
    overview: "這裡是您的帳戶。每個帳戶都寫出有多少錢。",
    kinds: "您要把錢轉給誰？請選一個。現在還不會扣錢。",
    designated: "轉給您在 App 設定好的帳戶。",
    other: "轉給別人的帳戶。請填銀行和帳號。",
    confirm: "請一項一項看清楚。對了再按按鈕。現在還不會扣錢。",
    code: "手機會收到簡訊。請填簡訊裡的 6 個數字。",
    pin: "最後一步。填交易密碼，送出後就會扣錢。",
    done: "錢已經轉出去了。請記下收據編號。",
    pending: "錢已經扣了，還在等對方銀行。請等一下再來看，不要再轉一次。",
    rejected: "對方銀行沒有收。錢都退回您的帳戶了。請看看銀行和帳號對不對。",
    checking: "我們還在查。請不要再轉一次。等一下再看。",
    history: "這裡是最近 30 天的進出。最新的在上面。",
    notices: "銀行要告訴您的事。",
    sitemap: "所有頁面都在這裡，還有鍵盤的用法。",
  },
};

export type Leads = typeof zh;

const en: Leads = {
  leads: {
    entry:
      "Check your accounts and send money on your own: with a screen reader, with a keyboard alone, or with large text. The pages are simple, and every step works without JavaScript.",
    login: "Please enter your national ID, user ID and password, the same as for standard sign-in.",
    overview: "Your accounts and their available balances, in figures and in words.",
    kinds: "First choose the type of transfer. No money is debited until you enter your PIN.",
    designated: `Send to an account that you designated in ${appName.en}.`,
    other: "Send to an account at any bank. Please enter the bank and the account number.",
    confirm:
      "Please check every line. If everything is correct, we’ll send a one-time code to your mobile phone; no money is debited yet.",
    code: `Please enter the ${OTP_DIGITS}-digit code from the text message.`,
    pin: "Last step: enter your PIN and submit to make the transfer immediately.",
    done: "The money has been sent. Please keep the receipt number.",
    pending:
      "The money has left your account and the receiving bank has not responded yet. Please check again later; do not send it again.",
    rejected:
      "The receiving bank could not accept the transfer. The amount and fee have been refunded in full. Please check the bank code and account number before you try again.",
    checking:
      "We are checking the status of this transfer. Please do not make another one; wait a moment and refresh this page.",
    history: "Transactions in the past 30 days, most recent first.",
    notices: "Service updates, maintenance and fraud alerts.",
    sitemap: "All pages of the accessible web bank, and how to reach each block by keyboard.",
  },
  easyLeads: {
    entry: "These pages are simple. You can see your money, send money and see what came and went.",
    login: "Fill in three boxes. Then press “Sign in”.",
    overview: "These are your accounts. Each one says how much money is in it.",
    kinds: "Who do you want to send money to? Choose one. No money is taken yet.",
    designated: "Send to an account that you set up in the app.",
    other: "Send to another person’s account. Fill in the bank and the number.",
    confirm: "Check each line. If it is right, press the button. No money is taken yet.",
    code: "Your phone gets a message. Type the 6 numbers from it.",
    pin: "Last step. Type your PIN. Then the money is sent.",
    done: "The money is sent. Write down the receipt number.",
    pending:
      "The money left your account. We are waiting for the other bank to confirm. Do not send it again.",
    rejected:
      "The other bank said no. All the money is back in your account. Check the bank and the number.",
    checking: "We are still checking. Do not send it again. Check again in a moment.",
    history: "What came and went in 30 days. The newest is on top.",
    notices: "What the bank wants to tell you.",
    sitemap: "All pages are here, and how to use the keyboard.",
  },
};

const ko: Leads = {
  leads: {
    entry:
      "스크린 리더나 키보드만으로, 또는 글자를 크게 하여 직접 조회하고 이체할 수 있습니다. 화면이 단순하며 JavaScript 없이도 모든 단계를 이용할 수 있습니다.",
    login: "신분증 번호, 사용자 ID, 비밀번호를 입력해 주십시오. 일반 로그인과 같습니다.",
    overview: "내 계좌와 출금 가능 잔액입니다. 금액은 숫자와 글자로 함께 표시합니다.",
    kinds: "먼저 이체 방법을 선택해 주십시오. 거래 비밀번호를 입력하기 전에는 출금되지 않습니다.",
    designated: `${appName.ko}에서 지정한 계좌로 이체합니다.`,
    other: "모든 은행의 계좌로 이체합니다. 은행과 계좌번호를 입력해 주십시오.",
    confirm:
      "모든 항목을 확인해 주십시오. 맞으면 휴대전화로 인증번호를 보내 드립니다. 아직 출금되지 않습니다.",
    code: `문자로 받은 ${OTP_DIGITS}자리 인증번호를 입력해 주십시오.`,
    pin: "마지막 단계입니다. 거래 비밀번호를 입력하고 보내면 즉시 이체됩니다.",
    done: "이체가 완료되었습니다. 영수증 번호를 보관해 주십시오.",
    pending:
      "계좌에서 출금되었으며 상대 은행의 응답을 기다리고 있습니다. 잠시 후 다시 확인해 주시고, 다시 이체하지 마십시오.",
    rejected:
      "입금 은행에서 이체를 처리할 수 없어 금액과 수수료를 전액 계좌로 환급해 드렸습니다. 은행 코드와 계좌번호를 확인한 뒤 다시 시도해 주십시오.",
    checking:
      "이체 결과를 확인하고 있습니다. 다시 이체하지 마시고, 잠시 후 새로 고침하여 상태를 확인해 주십시오.",
    history: "최근 30일의 거래 내역이며 최신 순입니다.",
    notices: "서비스 변경, 시스템 점검, 금융사기 주의 안내입니다.",
    sitemap: "웹 접근성 뱅킹의 모든 페이지와 키보드로 각 영역에 이동하는 방법입니다.",
  },
  easyLeads: {
    entry: "화면이 간단합니다. 잔액을 보고, 이체하고, 내역을 볼 수 있습니다.",
    login: "세 칸을 채우고 '로그인'을 누르십시오.",
    overview: "내 계좌입니다. 계좌마다 돈이 얼마 있는지 적혀 있습니다.",
    kinds: "누구에게 보내십니까? 하나를 고르십시오. 아직 돈이 나가지 않습니다.",
    designated: "앱에서 정해 둔 계좌로 보냅니다.",
    other: "다른 사람의 계좌로 보냅니다. 은행과 번호를 적으십시오.",
    confirm: "하나씩 확인하십시오. 맞으면 버튼을 누르십시오. 아직 돈이 나가지 않습니다.",
    code: "휴대전화로 문자가 옵니다. 숫자 6개를 적으십시오.",
    pin: "마지막입니다. 거래 비밀번호를 적고 보내면 돈이 나갑니다.",
    done: "돈을 보냈습니다. 영수증 번호를 적어 두십시오.",
    pending: "돈이 나갔고 상대 은행을 기다립니다. 다시 보내지 마십시오.",
    rejected: "상대 은행이 받지 않았습니다. 돈은 모두 돌아왔습니다. 은행과 번호를 확인하십시오.",
    checking: "아직 확인하고 있습니다. 다시 보내지 마십시오. 잠시 후 다시 보십시오.",
    history: "최근 30일 동안 들어오고 나간 돈입니다. 새 것이 위에 있습니다.",
    notices: "은행이 알려 드리는 일입니다.",
    sitemap: "모든 페이지와 키보드 사용법입니다.",
  },
};

/** What each page is for, and the same in easy words, by language. */
export const leadTexts: Record<Language, Leads> = { zh, en, ko };
