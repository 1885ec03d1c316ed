// A file for each language: in one, a hydrated page would load all three of them with the shell.

import { appName } from "#base/site/brand.ts";

/** The words of a session that is open, for every page of a signed-in customer. */
export const session = {
  label: "登入狀態",
  until: "{time} 自動登出",
  left: "{time} 後自動登出",
  announcement: "還有 {seconds} 秒就會自動登出。",
  stay: "延長登入時間",
  stayed: "已延長登入時間。",
  signOut: "登出",
  askTitle: "您還在嗎？",
  ask: "您有一段時間沒有操作。為保護您的帳戶，時間到了會自動登出。轉帳填寫的內容會保留到您重新登入，其他尚未送出的內容不會保留。",
  stayHere: "繼續使用",
  stopWord: "一鍵停用生效中",
  stop: "案件編號 {reference}，自 {time} 起生效。卡片與轉給他人的交易（含約定轉帳）都已停用；仍可查詢，並在自己的帳戶之間轉帳。",
  stopUndo: `如需恢復，請在${appName.zh} 確認身分後解除，或聯絡客服中心；網站無法解除。`,
};

/** The words around a password or a PIN. */
export const secret = {
  show: "顯示輸入內容",
  pad: "螢幕鍵盤",
  error: "無法加密您輸入的內容，因此沒有送出任何資料。請檢查網路連線後再試一次。",
  differs: "兩次輸入的內容不同，請重新輸入。",
};

/** The words of the keypad on the screen. */
export const keypad = {
  title: "螢幕鍵盤",
  lead: "以滑鼠、觸控或鍵盤按鍵輸入，輸入的內容會填入密碼欄位。",
  digits: "數字",
  letters: "英文字母",
  signs: "符號",
  typed: "已輸入 {count} 個字元",
  capitals: "大寫",
  shuffle: "重新排列",
  back: "刪除一個字",
  clear: "全部清除",
  done: "完成",
};
