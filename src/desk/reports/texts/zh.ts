/** The words of reports and of the audit trail at the desk. */
export const texts = {
  title: "報表",
  lead: "圖表可改以表格顯示，每份報表都能下載 CSV。",
  table: "以表格顯示",
  download: "下載 CSV",
  charts: {
    searches: {
      title: "查無結果的搜尋",
      summary: "查無結果的搜尋字詞與次數，次數最多的在前。只列出至少 5 位訪客搜尋過的字詞。",
      along: "搜尋字詞",
    },
    queues: {
      title: "待辦與等候天數",
      summary: "各類待辦的件數、逾期件數與最久的等候天數。",
      along: "待辦類別",
    },
    "sign-ins": {
      title: "登入失敗",
      summary: "近 14 天客戶與員工登入失敗的次數。",
      along: "日期",
    },
    transfers: {
      title: "每小時轉帳筆數",
      summary: "近 24 小時每小時的轉帳筆數。",
      along: "時段",
    },
    certificates: {
      title: "各類證明",
      summary: "近 30 天各類證明的申請與開立件數。",
      along: "證明種類",
    },
  },
  series: {
    times: "次數",
    waiting: "待處理",
    overdue: "已逾期",
    oldestDays: "最久等候天數",
    customers: "客戶",
    staff: "員工",
    transfers: "轉帳筆數",
    requested: "申請",
    issued: "開立",
  },
  queueNames: {
    certificates: "證明審核",
    inquiries: "客戶留言",
    disputes: "爭議款項",
    refunds: "退款異常",
    approvals: "覆核",
    chats: "線上客服",
    "video-calls": "視訊通話",
  },
  empty: "目前沒有資料。",
  trailTitle: "稽核軌跡",
  trailLead: "近 7 天員工看過與做過的事，最新的在前，最多 100 筆。您查看這一頁也會留下紀錄。",
  trailCaption: "員工的操作紀錄",
  time: "時間",
  person: "員工",
  event: "事件",
  outcome: "結果",
  ok: "成功",
  refused: "未成功",
  customer: "客戶編號",
  reference: "案件編號",
  reason: "理由",
};

export type Texts = typeof texts;
