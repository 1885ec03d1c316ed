/** The words of transfers. */
export const texts = {
  codeLetter:
    "【{bank}】轉帳驗證碼 {code}，轉帳 {amount} 至（{bankCode}）帳號末四碼 {account}，{minutes} 分鐘內有效。請勿告訴任何人，本行人員不會向您索取。若非您本人操作，請撥 {phone}。",
};

export type Texts = typeof texts;
