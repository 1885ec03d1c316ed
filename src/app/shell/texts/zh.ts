/** The words around every page. */
export const texts = {
  skip: "跳到主要內容",
  home: "首頁",
  menu: "主要選單",
  notices: "最新公告",
  events: "活動",
  fundNotices: "基金公告",
  language: "語言",
  top: "上方功能區塊",
  callCentre: "客服中心",
  tollFree: "免付費專線",
  anywhere: "海外請撥",
  always: "24 小時服務",
  app: "下載晨光銀行 App",
  ios: "App Store（需 {least} 以上）",
  android: "Google Play（需 {least} 以上）",
  about: "網站服務",
  countingOn: "本站會計算頁面的瀏覽次數，不含任何個人資料。",
  countingOff: "您已選擇不計入瀏覽次數。",
  turnOff: "不要計入",
  turnOn: "恢復計入",
  insured: "存款保障依存款保險條例辦理。本站為展示用網站，並非真實銀行。",
  notFoundTitle: "找不到這個頁面",
  notFound: "網址可能有誤，或頁面已經移除。您可以從首頁重新開始，或查看最新公告。",
  outageTitle: "系統忙碌，請稍後再試",
  outage:
    "目前無法顯示這個頁面，您的資料不受影響。請稍候片刻再試一次；若仍無法使用，請聯絡客服中心。",
  again: "再試一次",
  pcOnlyTitle: "請使用電腦操作",
  pcOnly:
    "這項服務需要讀卡機等設備，目前僅支援電腦版瀏覽器。請改用電腦開啟本頁，或使用晨光銀行 App。",
};

export type Texts = typeof texts;
