import { panicRestore } from "#base/content/panic-restore.ts";
import { serviceSentence } from "#base/content/service-sentences.ts";
import { appName } from "#base/site/brand.ts";
import { callHours } from "#base/site/service.ts";

const signInLock = serviceSentence("sign-in-lock").zh;
const pinLock = serviceSentence("pin-lock").zh;
const codeLock = serviceSentence("code-lock").zh;

/** The words of the letters about signing in. */
export const letters = {
  locked: {
    subject: "{bank}：登入已暫時鎖定",
    sms: `【{bank}】您的網路銀行登入資料連續輸入錯誤 {tries} 次，登入已於 {moment} 暫時鎖定，請至${appName.zh} 解除。若非您本人操作，請聯絡客服中心 {phone}。`,
    mail: `您好：\n\n為保護您的帳戶，您的網路銀行登入已於 {moment} 暫時鎖定：${signInLock}。請至${appName.zh} 解除鎖定。\n\n若這不是您本人的操作，請立即聯絡客服中心 {phone}（${callHours.zh}）。\n\n{bank}`,
  },
  pinLocked: {
    subject: "{bank}：交易密碼已鎖定",
    sms: `【{bank}】您的交易密碼連續輸入錯誤 {tries} 次，已於 {moment} 鎖定，請至${appName.zh} 重新設定。若非您本人操作，請立即聯絡客服中心 {phone}。`,
    mail: `您好：\n\n為保護您的帳戶，您的交易密碼已於 {moment} 鎖定：${pinLock}。請至${appName.zh} 重新設定交易密碼。\n\n若這不是您本人的操作，請立即使用「一鍵停用」，並聯絡客服中心 {phone}（${callHours.zh}）。\n\n{bank}`,
  },
  codesLocked: {
    subject: "{bank}：{purpose}的驗證已鎖定",
    sms: "【{bank}】您的{purpose}驗證碼連續輸入錯誤 {tries} 次，這項驗證已於 {moment} 鎖定，請聯絡客服中心 {phone} 解除。若非您本人操作，也請立即告知。",
    mail: `您好：\n\n為保護您的帳戶，{purpose}的驗證已於 {moment} 鎖定：${codeLock}。請聯絡客服中心 {phone}（${callHours.zh}）解除鎖定。\n\n若這不是您本人的操作，請立即使用「一鍵停用」，並告知客服中心。\n\n{bank}`,
  },
  newDevice: {
    subject: "{bank}：您在新的裝置登入",
    sms: "【{bank}】您於 {moment} 以新的裝置（{device}）登入網路銀行。若非您本人操作，請立即聯絡客服中心 {phone}。",
    mail: "您好：\n\n您於 {moment} 以未曾使用過的裝置登入網路銀行：{device}。\n\n若是您本人的操作，不需要做任何事。若不是，請立即使用「一鍵停用」，並聯絡客服中心 {phone}。\n\n{bank}",
  },
  userId: {
    subject: "{bank}：您的使用者代號",
    sms: "【{bank}】您的使用者代號是 {userId}。",
    mail: "您好：\n\n您查詢的使用者代號是 {userId}。\n\n若這不是您本人的操作，請立即聯絡客服中心 {phone}。\n\n{bank}",
  },
  passwordChanged: {
    subject: "{bank}：您的密碼已變更",
    sms: "【{bank}】您的網路銀行密碼已於 {moment} 變更。若非您本人操作，請立即聯絡客服中心 {phone}。",
    mail: `您好：\n\n您的網路銀行密碼已於 {moment} 變更，所有裝置都已登出。若登入先前已鎖定，請至${appName.zh} 解除鎖定。\n\n若這不是您本人的操作，請立即聯絡客服中心 {phone}。\n\n{bank}`,
  },
  panicUndone: {
    subject: "{bank}：一鍵停用已解除（{reference}）",
    sms: "【{bank}】您的一鍵停用（{reference}）已於 {moment} 解除：轉帳功能恢復，恢復使用的卡片 {cards} 張。若非您本人申請，請立即撥 {phone}。",
    mail: "您好：\n\n確認您的身分後，一鍵停用（{reference}）已於 {moment} 解除：\n\n- 轉帳功能已恢復\n- 恢復使用的簽帳金融卡：{cards} 張（已掛失、到期或換發的卡片不會恢復）\n\n若您沒有提出申請，請立即再次使用一鍵停用，並聯絡客服中心 {phone}。\n\n{bank}",
  },
  panic: {
    subject: "{bank}：一鍵停用已生效（{reference}）",
    sms: "【{bank}】一鍵停用已於 {moment} 生效，轉給他人的交易（含約定轉帳）已停止、所有裝置已登出，停用簽帳金融卡 {cards} 張。案件編號 {reference}，客服中心 {phone}。",
    mail: `您好：\n\n您的一鍵停用已於 {moment} 生效，案件編號 {reference}：\n\n- 已停止轉給他人（含約定轉帳）的帳戶：{accounts} 個\n- 已停用的簽帳金融卡：{cards} 張\n- 所有裝置都已登出\n\n您仍可登入查看，並在自己的帳戶之間轉帳。${panicRestore.zh}\n\n客服中心 {phone}（${callHours.zh}）\n\n{bank}`,
  },
};

export type Letters = typeof letters;
