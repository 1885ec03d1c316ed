import { callHours } from "#base/site/service.ts";
import { personTexts } from "./person.ts";

/** The words of the chat. */
export const texts = {
  title: "線上客服",
  lead: "用平常說話的方式提問，系統會馬上從常見問題裡找答案。",
  errorMark: "錯誤：",
  errorTitle: "訊息尚未送出",
  tooOften: "您在短時間內送出太多訊息，請稍後再試，或來電 {phone}。",
  panel: "對話",
  log: "對話內容",
  automaticOnly: "系統自動回覆",
  authors: { visitor: "您", automatic: "自動回覆", staff: "專員" },
  greeting:
    "您好，這裡是{bank}線上客服。先由系統自動回覆，需要時可以轉接專人。請寫下您的問題，一次問一件事最容易找到答案。",
  masked: "這則訊息含有疑似密碼、驗證碼、卡號或身分證字號的內容，已先遮蔽才保存。",
  offered: "找到的常見問題",
  message: "您的訊息",
  messageHint: "最多 {most} 個字。請勿輸入密碼、驗證碼、卡號或身分證字號。",
  starters: {
    title: "常見的問題",
    questions: {
      fee: "轉帳手續費怎麼算？",
      lost: "卡片遺失了，如何掛失？",
      code: "收不到驗證碼，怎麼辦？",
      limit: "如何提高轉帳限額？",
    },
  },
  keys: "按 Enter 送出，按 Shift + Enter 換行。",
  send: "送出",
  failed: "訊息沒有送出，請檢查網路連線後再試一次。您寫的內容還在。",
  left: "這次對話還可以送出 {count} 則訊息。",
  full: {
    word: "對話已達上限",
    text: "一次對話最多 {most} 則訊息。您可以將對話轉由專人回覆，或結束後開始新的對話。",
  },
  ended: {
    word: "對話已結束",
    text: "對話內容會保留到 {when}，在那之前您可以下載或列印；開始新的對話會立即刪除這次的內容。",
    again: "開始新的對話",
  },
  download: "下載對話",
  print: "列印對話",
  end: "結束對話",
  person: {
    title: "轉由專人回覆",
    lead: "找不到答案時，可以改由專人回覆。按下按鈕後，對話內容會帶入線上留言，您確認後再送出。",
    empty: "不想打字問系統的話，也可以直接留言，由專人以電子郵件回覆。",
    button: "將對話轉由專人回覆",
    write: "填寫線上留言",
  },
  call: {
    title: "電話客服",
    lead: "急事請直接來電，不必等候文字回覆。",
    open: "服務中",
    closed: "目前未服務",
    opensAt: "{when} 起服務",
  },
  about: {
    title: "關於這裡的對話",
    automatic: "「自動回覆」由系統產生，不是專人，也查不到您的帳戶資料。",
    stored: "對話最多保留 {hours} 小時，之後刪除。",
    storedUntil: "這次對話保留到 {when}，之後刪除。",
    secrets: "我們絕不會在這裡詢問密碼、交易密碼、驗證碼或完整卡號。",
  },
  answers: {
    found: "以下常見問題可能有您要的答案：",
    near: "沒有找到完全符合的答案，以下是最接近的常見問題。若不是您要問的，可以換個說法，或轉由專人回覆。",
    nothing:
      "很抱歉，常見問題裡找不到相關的內容。您可以換個說法再問一次、將對話轉由專人回覆，或來電 {phone}。",
    courtesy: "您好，很高興為您服務。這是自動回覆，請直接輸入您的問題。",
    person: `按「轉接專人」，服務時間內會由專員在這裡回覆您；其他時間可以將對話轉由專人回覆，或來電 {phone}，${callHours.zh}有人接聽。`,
    urgent: `請先停下來，不要再轉帳，也不要告訴任何人驗證碼。立刻撥 {phone}（${callHours.zh}），並撥 165 或 110；能登入時，請到「緊急服務」一鍵停用或掛失卡片。`,
    emergencies: { title: "緊急服務", excerpt: "一鍵停用、卡片掛失、可疑交易：現在該怎麼做" },
  },
  transcript: {
    file: "線上客服對話",
    title: "{bank} 線上客服對話紀錄",
    line: "[{at}] {author}",
    note: "「自動回覆」由系統產生，不是專人的回覆。本行保留這份對話到 {when}。",
    replies:
      "為避免有人冒用您的信箱，這封信只附本行的回覆，不含對話中輸入的內容；完整紀錄請在原來的對話頁面下載。對話編號：{reference}",
  },
  handover: {
    title: "【線上客服對話】",
    line: "{author}：{body}",
    left: "（較早的對話已省略）",
  },
  withPerson: personTexts.zh,
};

export type Texts = typeof texts;
