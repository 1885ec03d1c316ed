/** The words of inquiries at the desk. */
export const texts = {
  title: "客戶留言",
  lead: "依承諾回覆的日期排列。回覆會以客戶使用的語言寄到留言的電子郵件。",
  caption: "待回覆的留言",
  itemTitle: "留言 {reference}",
  itemLead: "回覆送出後，這一件即結案。",
  topic: "主題",
  writer: "留言人",
  email: "電子郵件",
  phone: "電話",
  language: "使用語言",
  languages: {
    zh: "中文",
    en: "英文",
    ko: "韓文",
  },
  device: "裝置",
  from: "身分",
  customer: "已登入的客戶",
  visitor: "未登入的訪客",
  made: "留言時間",
  promised: "承諾回覆日",
  question: "留言內容",
  pictures: "附圖",
  picture: "附圖 {number}",
  answer: "回覆內容",
  answerHint: "{least} 至 {most} 個字。稱呼、案件編號與結尾會自動加上，請勿索取密碼或驗證碼。",
  attachment: "附件",
  attachmentHint: "可附一個 PDF、PNG 或 JPEG 檔，最大 2 MB。",
  send: "寄出回覆",
};

export type Texts = typeof texts;
