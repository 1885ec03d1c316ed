import { appName } from "#base/site/brand.ts";
import { aprDisclosure } from "#base/site/legal.ts";

/** The words of the loan calculator. */
export const texts = {
  title: "貸款試算",
  description:
    "輸入金額、年利率與期間，立即試算信貸的月付金、利息合計與總費用年百分率。免登入，不查聯徵。",
  lead: "不必登入，也不會查詢您的信用紀錄。數字只供參考，實際條件以銀行核貸結果為準。",
  form: {
    title: "試算條件",
    amount: "貸款金額",
    amountUnit: "萬元",
    amountHint: "{least} 萬到 {most} 萬元",
    rate: "年利率",
    rateHint: "{least}% 到 {most}%，目前最低 {lowest}%",
    rateHintNone: "{least}% 到 {most}%",
    years: "還款期間",
    yearsHint: "{least} 到 {most} 年",
    yearsOf: { one: "1 年（12 期）", other: "{years} 年（{months} 期）" },
    slider: "調整{name}",
    submit: "試算",
    wrongTitle: "請修正下列內容",
    wrong: {
      amount: "貸款金額請輸入 {least} 到 {most} 之間的數字，單位為萬元。",
      rate: "年利率請輸入 {least} 到 {most} 之間的數字，最多兩位小數。",
      years: "還款期間請選擇 {least} 到 {most} 年。",
    },
  },
  result: {
    title: "試算結果",
    payment: "月付金",
    none: "請修正標示的欄位，即可試算。",
    announcement: "月付金 {payment}，總費用年百分率 {apr}。",
    apr: "總費用年百分率",
    amount: "貸款金額",
    rate: "年利率（固定）",
    period: "期數",
    periods: "{months} 期，每月一期",
    fee: "帳務管理費",
    received: "實際撥入帳戶",
    interest: "利息合計",
    total: "本金、利息與費用合計",
    note: `以上依輸入的金額 {amount}、年利率 {rate}、期間 {months} 個月、帳務管理費 {fee}、本息平均攤還試算。${aprDisclosure.zh}`,
  },
  chart: {
    title: "每年償還的本金與利息",
    summary:
      "{months} 個月共還本金 {amount}、利息 {interest}。第一年的利息是 {first}，最後一年是 {last}。",
    year: "年",
    yearOf: "第 {year} 年",
    principal: "本金",
    interest: "利息",
    table: "以表格查看",
  },
  schedule: {
    title: "還款計畫",
    open: "查看各期還款金額",
    caption: "{amount}、{months} 期、年利率 {rate} 的逐月還款表",
    month: "期",
    payment: "應繳",
    principal: "本金",
    interest: "利息",
    left: "剩餘本金",
    last: "最後一期會把四捨五入的差額一併結清，金額可能與前面各期略有不同。",
  },
  how: {
    title: "計算方式",
    text: `月付金採本息平均攤還：每月利率為年利率除以 12（每月以 30 日、一年以 360 日計），四捨五入到元。

總費用年百分率是將帳務管理費一併計入的年成本：您實際取得的是「貸款金額減帳務管理費」，之後每月繳納相同的月付金；使各期月付金的現值合計等於實際取得金額的月利率，乘以 12，即為總費用年百分率。

除了利息與帳務管理費，沒有其他費用；提前還款不收違約金。`,
  },
  apply: {
    title: "申請需要進階帳戶",
    word: "提醒",
    guest: "信貸只開放給進階帳戶。基本帳戶用自然人憑證與視訊通話就能升級。",
    basic: "您目前是基本帳戶，升級為進階帳戶後就可以在 App 申請信貸。",
    advanced: `您已經是進階帳戶，可以在${appName.zh} 申請信貸。`,
    upgrade: "升級為進階帳戶",
    product: "查看信貸（分期型）的條件與費用",
  },
};

export type Texts = typeof texts;
