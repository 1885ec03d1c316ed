import type { HeldOut } from "./held-out-questions.ts";

// Written in Chinese before the entries were read, and measured before their words were widened once more.

/** What customers type, in whole sentences. */
export const thirdQuestions: readonly HeldOut[] = [
  { typed: "換新手機之後 App 要怎麼重新綁定", entries: [2022] },
  { typed: "忘記網銀密碼了怎麼辦", entries: [2003] },
  { typed: "轉錯帳號錢可以要回來嗎", entries: [3007] },
  { typed: "一天最多可以轉多少錢出去", entries: [3002] },
  { typed: "為什麼這次轉帳被收 15 元", entries: [3003] },
  { typed: "簡訊驗證碼一直收不到", entries: [2012] },
  { typed: "卡片掉了要怎麼處理", entries: [4008] },
  { typed: "掛失以後又把卡找到了", entries: [4009] },
  { typed: "在國外刷卡會多收多少錢", entries: [4005] },
  { typed: "提款機把我的卡吃掉了", entries: [4019] },
  { typed: "活存利息什麼時候會給", entries: [5002] },
  { typed: "銀行倒了我的存款會不會不見", entries: [5003] },
  { typed: "小孩可以開戶嗎", entries: [1003] },
  { typed: "外國人拿居留證能不能開", entries: [1004] },
  { typed: "升級帳戶要準備哪些東西", entries: [1013, 1012] },
  { typed: "家裡沒有讀卡機要去哪裡買", entries: [1013] },
  { typed: "貸款提前還清要不要罰錢", entries: [6011] },
  { typed: "信貸核准後多久撥款", entries: [6020] },
  { typed: "這個月繳不出貸款了", entries: [6012] },
  { typed: "每個月扣款日可以改到發薪日後嗎", entries: [6018] },
  { typed: "辦簽證要用的存款證明怎麼申請", entries: [8001, 8004] },
  { typed: "有人打電話說是銀行叫我去 ATM 操作", entries: [2015, 2025] },
  { typed: "帳戶被凍結不能用了", entries: [1023] },
  { typed: "怎麼買美金放著", entries: [7003] },
  { typed: "出國前一天才買旅平險來得及嗎", entries: [7009] },
  { typed: "飛機晚了五個小時可以賠嗎", entries: [7023, 7011] },
  { typed: "買基金要付哪些費用", entries: [7025] },
  { typed: "夢想帳戶不想存了想把錢拿出來", entries: [5011, 5020] },
  { typed: "門號換了要怎麼改資料", entries: [1009] },
  { typed: "我不想用了要把戶頭結掉", entries: [1011] },
  { typed: "交易密碼按錯太多次被鎖了", entries: [2011] },
];
