/** The words around every page of the desk, and of the page it opens with. */
export const texts = {
  navigation: "作業選單",
  waiting: "件待處理",
  errorTitle: "無法完成",
  errorMark: "錯誤：",
  done: "已完成",
  pages: {
    home: "待辦總覽",
    account: "我的帳號",
  },
  hotkeys: {
    title: "鍵盤快速鍵",
    rows: "在清單中上下移動",
    on: "啟用快速鍵",
  },
  home: {
    title: "待辦總覽",
    lead: "{name}，這是目前等待處理的工作，依承諾客戶的日期排列。",
    caption: "各類待辦",
    queue: "類別",
    waiting: "待處理",
    overdue: "已逾期",
    own: "我正在處理",
    next: "最近期限",
    none: "目前沒有分派給您職務的待辦類別。",
  },
  queue: {
    reference: "案件編號",
    subject: "內容",
    promised: "承諾日期",
    arrived: "收件時間",
    action: "處理",
    noPromise: "未定",
    overdue: "已逾期",
    take: "開始處理",
    goOn: "繼續處理",
    release: "放回待辦",
    empty: "目前沒有待處理的案件。新案件會自動出現在這裡。",
    back: "返回清單",
    notYours: "這一件目前不在您手上：可能已由同仁處理，或您放回了待辦。",
    takeIt: "開始處理這一件",
  },
};

export type Texts = typeof texts;
