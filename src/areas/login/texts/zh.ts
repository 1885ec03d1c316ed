/** The words of signing in. */
export const texts = {
  title: "登入",
  lead: "網路銀行的登入服務尚未開放。",
  sentence:
    "目前請使用晨光銀行 App 查詢帳戶、轉帳與掛失。網路銀行開放後，您可以在這一頁以身分證字號、使用者代號與密碼登入。",
  warning:
    "本行不會以簡訊、電話或通訊軟體請您提供密碼或驗證碼。如接到可疑訊息，請撥打 165 反詐騙專線或本行客服中心。",
  app: "取得晨光銀行 App",
};

export type Texts = typeof texts;
