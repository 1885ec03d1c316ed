/** The words of the kit's messages. */
export const feedback = {
  notices: "訊息",
  info: "提醒",
  infoText: "系統將於 11 月 22 日 02:00 至 05:00 維護，期間暫停轉帳。",
  success: "完成",
  successText: "已轉出 NT$12,000 給王○明，手續費 NT$0。交易編號 899-20261115-000381。",
  warning: "注意",
  warningText:
    "這是您第一次轉帳到這個帳戶。若有人以檢警、客服或中獎名義要求轉帳，請先撥打 165 查證。",
  error: "失敗",
  errorText: "可用餘額不足，這筆轉帳沒有送出，款項仍在您的帳戶。您可以修改金額後再試一次。",
  dialogs: "對話框",
  openDialog: "一鍵停用",
  dialogTitle: "確定要停用所有交易嗎？",
  dialogText: "停用後，轉帳、刷卡與提款都會立即停止，直到您以 App 完成身分驗證後恢復。",
  dialogMore: "已送出的交易不受影響。",
  stopAll: "確定停用",
  close: "先不要",
  stopped: "已選擇停用（僅為展示，未停用任何帳戶）。",
  empties: "空白清單",
  noHistory: "這段期間沒有交易。您可以放寬日期範圍再查一次。",
  wayOn: "查看最近三個月",
  skeletons: "載入中",
  loadingText: "正在讀取說明",
  loadingRows: "正在讀取交易明細",
  loadingCard: "正在讀取帳戶",
  shapes: { text: "段落", rows: "清單", card: "卡片" },
  busy: "等待中的按鈕",
};

export type Feedback = typeof feedback;
