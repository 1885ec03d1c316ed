/** The words of the letters that carry a one-time code. */
export const texts = {
  purposes: {
    transfer: "轉帳",
    "find-user-id": "查詢使用者代號",
    "reset-password": "重設密碼",
    "report-loss": "卡片掛失",
    "cancel-loss": "取消掛失",
    certificate: "證明文件申請",
    "step-up": "身分確認",
    insurance: "投保",
  },
  sms: "【{bank}】{purpose}驗證碼 {code}，{minutes} 分鐘內有效。請勿告訴任何人，本行人員也不會向您詢問；如有可疑請撥 165。",
  mailSubject: "{bank}：{purpose}驗證碼",
  mail: "您好：\n\n您的{purpose}驗證碼是 {code}，請在 {minutes} 分鐘內輸入。\n\n請勿將驗證碼告訴任何人，本行人員也不會以任何方式向您詢問。若這不是您本人的操作，請勿理會這封信，並立即聯絡客服中心或撥打 165 反詐騙諮詢專線。\n\n{bank}",
};

export type Texts = typeof texts;
