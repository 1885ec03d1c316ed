import { OTP_DIGITS } from "#base/identity/otp.ts";
import { appName } from "#base/site/brand.ts";

/** What each page is for. */
export const leads = {
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
};

/** The same in short sentences and everyday words. */
export const easyLeads: typeof leads = {
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
};
