import { appName } from "#base/site/brand.ts";
import { callHours } from "#base/site/service.ts";
import { recovery } from "./recovery/zh.ts";
import { keypad, secret, session } from "./session/zh.ts";

/** The words of signing in, and of a session that is open. */
export const texts = {
  errorMark: "錯誤：",
  errorTitle: "請修正下列內容",
  blocked: "無法登入",
  title: "登入",
  lead: "請輸入身分證字號、使用者代號與密碼。",
  back: "登入後，會回到您剛才要看的頁面。",
  form: "登入資料",
  nationalId: "身分證字號",
  nationalIdHint: "身分證字號或居留證統一證號，共 10 碼，英文大小寫皆可。",
  remembered: "身分證字號（已記住）",
  another: "使用其他身分證字號",
  userId: "使用者代號",
  userIdHint: "6 至 14 個英文字母與數字。",
  password: "密碼",
  remember: "記住身分證字號",
  rememberHint: "加密後存在這個瀏覽器。公用電腦請勿勾選。",
  submit: "登入",
  forgot: "登入遇到問題",
  forgotUserId: "忘記使用者代號",
  forgotPassword: "忘記密碼",
  guest: "訪客模式",
  guestLead: "不必登入，即可瀏覽產品、利率與公告。",
  open: "還沒有帳戶",
  openLead: `請先以${appName.zh} 線上開戶，再回到這裡登入。`,
  empty: {
    nationalId: "請輸入身分證字號。",
    userId: "請輸入使用者代號。",
    password: "請輸入密碼。",
    newPassword: "請輸入新密碼。",
    oneTimeCode: "請輸入驗證碼。",
  },
  ended: {
    timeout: {
      word: "已自動登出",
      text: "您有一段時間沒有操作。為保護您的帳戶，我們已將您登出，請重新登入。",
    },
    elsewhere: {
      word: "已在其他裝置登入",
      text: "您的帳戶剛在另一個裝置或瀏覽器登入，這裡已自動登出。若不是您本人，請立即聯絡客服中心：",
    },
    out: { word: "已安全登出", text: "若使用公用電腦，請一併關閉瀏覽器。" },
    cookie: {
      word: "無法完成登入",
      text: "您輸入的資料正確，但瀏覽器沒有儲存本網站的 Cookie，因此無法保持登入。請在瀏覽器設定中允許本網站使用 Cookie，然後重新登入。",
    },
  },
  ways: {
    title: "您可以這麼做",
    unlock: `開啟${appName.zh}，依畫面說明確認身分，即可解除鎖定。`,
    open: `下載${appName.zh}，完成線上開戶後再登入。`,
    call: `聯絡客服中心，${callHours.zh}都有專人為您服務：`,
    ios: "App Store（需 {least} 以上）",
    android: "Google Play（需 {least} 以上）",
  },
  safety: {
    title: "登入前，請留意",
    address: "自己輸入網址",
    addressText: "不要點選簡訊或信件裡的登入連結。確認網址列顯示的是本行網址。",
    secret: "密碼只在這一頁輸入",
    secretText: "本行人員不會以電話、簡訊或通訊軟體向您索取密碼與驗證碼。",
    doubt: "覺得可疑，先停下來",
    doubtText: "請撥打 165 反詐騙諮詢專線，或聯絡本行客服中心。",
  },
  logout: {
    title: "登出",
    lead: "登出後，需重新輸入密碼才能查看帳戶。",
    submit: "確定登出",
    stay: "回到我的帳戶",
  },
  recovery,
  session,
  secret,
  keypad,
};

export type Texts = typeof texts;
