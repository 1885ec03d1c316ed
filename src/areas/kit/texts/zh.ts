/** The words of the kit, which only its builders see. */
export const texts = {
  title: "元件展示",
  lead: "本頁僅供開發人員檢視元件，正式環境不提供。",
  form: "表單",
  formLead: "沒有程式碼也能送出的表單：由同一份合約檢查，錯誤顯示在欄位旁。",
  sentence: "要重複的句子",
  sentenceHint: "最多 40 個字；輸入 no 會被拒絕。",
  times: "次數",
  timesHint: "1 到 9 的整數。",
  send: "送出",
  errorTitle: "請修正以下問題",
  errorMark: "錯誤：",
  result: "結果",
  remote: "遠端資料",
  remoteLead: "讀取最新公告：尚未讀取、讀取中、成功、失敗，以及重設。",
  load: "讀取",
  loadMissing: "讀取不存在的公告",
  reset: "重設",
  states: { idle: "尚未讀取", loading: "讀取中", succeeded: "成功", failed: "失敗" },
  serverTime: "伺服器時間",
  pcOnly: "僅限電腦",
  pcOnlyLead: "這個頁面在手機上會改為顯示說明。",
};

export type Texts = typeof texts;
