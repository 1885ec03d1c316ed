/** The words of approvals. */
export const texts = {
  title: "覆核",
  lead: "同仁提出、須由另一位同仁覆核的申請。核准後立即生效。",
  caption: "待覆核的申請",
  kinds: {
    "lift-flag": "解除疑似異常註記",
    "undo-panic": "解除一鍵停用",
    "revoke-certificate": "撤銷證明",
    "change-limit": "變更轉帳限額",
  },
  states: {
    waiting: "待覆核",
    approved: "已核准",
    declined: "未核准",
    withdrawn: "已撤回",
    expired: "已逾時",
  },
  itemTitle: "覆核：{kind}",
  itemLead: "請核對申請內容與理由；您的決定與說明會列入稽核軌跡。",
  kind: "申請事項",
  state: "狀態",
  customer: "客戶",
  nationalId: "身分證字號",
  about: "對象",
  reason: "申請理由",
  by: "申請人",
  at: "申請時間",
  until: "有效至",
  mine: "這是您自己提出的申請，須由另一位同仁覆核。",
  decision: "決定",
  decisions: {
    approve: "核准並執行",
    decline: "不核准",
  },
  note: "說明",
  send: "送出決定",
};

export type Texts = typeof texts;
