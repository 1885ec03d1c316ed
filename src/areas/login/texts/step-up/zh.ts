/** The words of confirming an unusual sign-in. */
export const stepUp = {
  title: "確認是您本人",
  lead: "這次登入與平常不同。用簡訊驗證碼確認身分後，就能轉帳到非約定帳戶。",
  why: "為什麼需要確認",
  whyText: "您使用的是新的瀏覽器或裝置。確認只在這次登入期間有效，不會變更您的密碼與限額。",
  send: "傳送簡訊驗證碼",
  sentTo: "驗證碼已用簡訊傳到 {phone}。",
  label: "驗證碼",
  hint: "6 位數字，可以貼上。",
  until: "有效至 {time}",
  left: "剩餘時間 {time}",
  announcement: "驗證碼還有 {seconds} 秒失效。",
  over: "驗證碼已失效，請重新取得。",
  confirm: "確認",
  resend: "重新取得驗證碼",
  busy: "處理中…",
  word: "已確認",
  done: "這次登入已確認是您本人，不需要再次確認。",
  next: "前往轉帳",
  errorTitle: "請修正下列內容",
  refusedTitle: "無法完成確認",
  empty: "請輸入驗證碼。",
  help: "手機號碼已更換或收不到簡訊？請聯絡客服中心",
};

export type StepUp = typeof stepUp;
