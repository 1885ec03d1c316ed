import { panicRestore } from "#base/content/panic-restore.ts";
import { serviceSentence } from "#base/content/service-sentences.ts";
import { appName } from "#base/site/brand.ts";
import { callHours } from "#base/site/service.ts";
import type { Language } from "#base/text/language.ts";

const signInLock = serviceSentence("sign-in-lock");
const pinLock = serviceSentence("pin-lock");
const codeLock = serviceSentence("code-lock");

const zh = {
  locked: {
    subject: "{bank}：登入已暫時鎖定",
    sms: `【{bank}】您的網路銀行登入資料連續輸入錯誤 {tries} 次，登入已於 {moment} 暫時鎖定，請至${appName.zh} 解除。若非您本人操作，請聯絡客服中心 {phone}。`,
    mail: `您好：\n\n為保護您的帳戶，您的網路銀行登入已於 {moment} 暫時鎖定：${signInLock.zh}。請至${appName.zh} 解除鎖定。\n\n若這不是您本人的操作，請立即聯絡客服中心 {phone}（${callHours.zh}）。\n\n{bank}`,
  },
  pinLocked: {
    subject: "{bank}：交易密碼已鎖定",
    sms: `【{bank}】您的交易密碼連續輸入錯誤 {tries} 次，已於 {moment} 鎖定，請至${appName.zh} 重新設定。若非您本人操作，請立即聯絡客服中心 {phone}。`,
    mail: `您好：\n\n為保護您的帳戶，您的交易密碼已於 {moment} 鎖定：${pinLock.zh}。請至${appName.zh} 重新設定交易密碼。\n\n若這不是您本人的操作，請立即使用「一鍵停用」，並聯絡客服中心 {phone}（${callHours.zh}）。\n\n{bank}`,
  },
  codesLocked: {
    subject: "{bank}：{purpose}的驗證已鎖定",
    sms: "【{bank}】您的{purpose}驗證碼連續輸入錯誤 {tries} 次，這項驗證已於 {moment} 鎖定，請聯絡客服中心 {phone} 解除。若非您本人操作，也請立即告知。",
    mail: `您好：\n\n為保護您的帳戶，{purpose}的驗證已於 {moment} 鎖定：${codeLock.zh}。請聯絡客服中心 {phone}（${callHours.zh}）解除鎖定。\n\n若這不是您本人的操作，請立即使用「一鍵停用」，並告知客服中心。\n\n{bank}`,
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

export type Letters = typeof zh;

const en: Letters = {
  locked: {
    subject: "{bank}: your sign-in has been locked",
    sms: `{bank}: your sign-in details were entered incorrectly {tries} times, so sign-in was locked at {moment}. Please unlock it in ${appName.en}. If this wasn’t you, call {phone}.`,
    mail: `Hello,\n\nTo protect your account, sign-in was locked at {moment}. ${signInLock.en}. Please unlock it in ${appName.en}.\n\nIf this wasn’t you, please contact our call centre immediately: {phone}, ${callHours.en}.\n\n{bank}`,
  },
  pinLocked: {
    subject: "{bank}: your PIN is locked",
    sms: `{bank}: your PIN was entered incorrectly {tries} times and was locked at {moment}. Please set a new one in ${appName.en}. If this wasn’t you, call {phone} immediately.`,
    mail: `Hello,\n\nTo protect your account, your PIN was locked at {moment}. ${pinLock.en}. Please set a new one in ${appName.en}.\n\nIf this wasn’t you, please use the panic button immediately and contact our call centre: {phone}, ${callHours.en}.\n\n{bank}`,
  },
  codesLocked: {
    subject: "{bank}: one-time codes for {purpose} are locked",
    sms: "{bank}: your one-time code for {purpose} was entered incorrectly {tries} times, so verification was locked at {moment}. Please call {phone} to unlock it, and tell us if this wasn’t you.",
    mail: `Hello,\n\nTo protect your account, verification for {purpose} was locked at {moment}. ${codeLock.en}. Please contact our call centre to unlock it: {phone}, ${callHours.en}.\n\nIf this wasn’t you, please use the panic button immediately and tell our call centre.\n\n{bank}`,
  },
  newDevice: {
    subject: "{bank}: sign-in from a new device",
    sms: "{bank}: you signed in at {moment} from a new device ({device}). If this wasn’t you, call {phone} immediately.",
    mail: "Hello,\n\nYou signed in to web banking at {moment} from a new device: {device}.\n\nIf this was you, no action is needed. If not, please use the panic button immediately and contact our call centre: {phone}.\n\n{bank}",
  },
  userId: {
    subject: "{bank}: your user ID",
    sms: "{bank}: your user ID is {userId}.",
    mail: "Hello,\n\nYour user ID is {userId}.\n\nIf you did not request this, please contact our call centre immediately: {phone}.\n\n{bank}",
  },
  passwordChanged: {
    subject: "{bank}: your password was changed",
    sms: "{bank}: your web banking password was changed at {moment}. If this wasn’t you, call {phone} immediately.",
    mail: `Hello,\n\nYour web banking password was changed at {moment}, and all devices were signed out. If sign-in was locked before, please unlock it in ${appName.en}.\n\nIf this wasn’t you, please contact our call centre immediately: {phone}.\n\n{bank}`,
  },
  panicUndone: {
    subject: "{bank}: panic button deactivated ({reference})",
    sms: "{bank}: your panic button ({reference}) was deactivated at {moment}. Transfers are available again; debit cards reactivated: {cards}. If this wasn’t you, call {phone} immediately.",
    mail: "Hello,\n\nAfter we verified your identity, your panic button ({reference}) was deactivated at {moment}:\n\n- transfers are available again\n- debit cards reactivated: {cards} (cards that were reported lost, have expired or were replaced stay blocked)\n\nIf you did not request this, please use the panic button again and call {phone} immediately.\n\n{bank}",
  },
  panic: {
    subject: "{bank}: panic button activated ({reference})",
    sms: "{bank}: your panic button was activated at {moment}. All transfers to others, including designated transfers, are stopped, all devices are signed out, debit cards blocked: {cards}. Reference {reference}, call centre {phone}.",
    mail: `Hello,\n\nYour panic button was activated at {moment}, reference {reference}:\n\n- accounts with all transfers to others stopped, including designated transfers: {accounts}\n- debit cards blocked: {cards}\n- all devices signed out\n\nYou can still sign in to view your accounts and move money between them. ${panicRestore.en}\n\nCall centre: {phone}, ${callHours.en}\n\n{bank}`,
  },
};

const ko: Letters = {
  locked: {
    subject: "{bank}: 로그인이 일시적으로 잠겼습니다",
    sms: `[{bank}] 로그인 정보를 {tries}회 잘못 입력하여 {moment}에 로그인이 일시적으로 잠겼습니다. ${appName.ko}에서 잠금을 해제해 주십시오. 본인이 아니라면 고객센터 {phone}번으로 연락해 주십시오.`,
    mail: `안녕하십니까.\n\n고객님의 계좌를 보호하기 위해 {moment}에 로그인이 일시적으로 잠겼습니다. ${signInLock.ko}. ${appName.ko}에서 잠금을 해제해 주십시오.\n\n본인이 아니라면 즉시 고객센터 {phone}번(${callHours.ko})으로 연락해 주십시오.\n\n{bank}`,
  },
  pinLocked: {
    subject: "{bank}: 거래 비밀번호가 잠겼습니다",
    sms: `[{bank}] 거래 비밀번호를 {tries}회 잘못 입력하여 {moment}에 잠겼습니다. ${appName.ko}에서 다시 설정해 주십시오. 본인이 아니라면 즉시 고객센터 {phone}번으로 연락해 주십시오.`,
    mail: `안녕하십니까.\n\n고객님의 계좌를 보호하기 위해 {moment}에 거래 비밀번호가 잠겼습니다. ${pinLock.ko}. ${appName.ko}에서 거래 비밀번호를 다시 설정해 주십시오.\n\n본인이 아니라면 즉시 긴급 정지를 이용하시고 고객센터 {phone}번(${callHours.ko})으로 연락해 주십시오.\n\n{bank}`,
  },
  codesLocked: {
    subject: "{bank}: {purpose} 인증이 잠겼습니다",
    sms: "[{bank}] {purpose} 인증번호를 {tries}회 잘못 입력하여 {moment}에 이 인증이 잠겼습니다. 고객센터 {phone}번으로 연락하여 잠금을 해제해 주십시오. 본인이 아니라면 함께 알려 주십시오.",
    mail: `안녕하십니까.\n\n고객님의 계좌를 보호하기 위해 {moment}에 {purpose} 인증이 잠겼습니다. ${codeLock.ko}. 고객센터 {phone}번(${callHours.ko})으로 연락하여 잠금을 해제해 주십시오.\n\n본인이 아니라면 즉시 긴급 정지를 이용하시고 고객센터에 알려 주십시오.\n\n{bank}`,
  },
  newDevice: {
    subject: "{bank}: 새 기기에서 로그인하셨습니다",
    sms: "[{bank}] {moment}에 새 기기({device})에서 로그인하셨습니다. 본인이 아니라면 즉시 고객센터 {phone}번으로 연락해 주십시오.",
    mail: "안녕하십니까.\n\n{moment}에 등록되지 않은 기기에서 인터넷뱅킹에 로그인하셨습니다: {device}\n\n본인이라면 아무것도 하지 않으셔도 됩니다. 본인이 아니라면 즉시 긴급 정지를 사용하고 고객센터 {phone}번으로 연락해 주십시오.\n\n{bank}",
  },
  userId: {
    subject: "{bank}: 고객님의 사용자 ID",
    sms: "[{bank}] 고객님의 사용자 ID는 {userId}입니다.",
    mail: "안녕하십니까.\n\n찾으시는 사용자 ID는 {userId}입니다.\n\n본인이 요청하지 않았다면 즉시 고객센터 {phone}번으로 연락해 주십시오.\n\n{bank}",
  },
  passwordChanged: {
    subject: "{bank}: 비밀번호가 변경되었습니다",
    sms: "[{bank}] {moment}에 인터넷뱅킹 비밀번호가 변경되었습니다. 본인이 아니라면 즉시 고객센터 {phone}번으로 연락해 주십시오.",
    mail: `안녕하십니까.\n\n{moment}에 인터넷뱅킹 비밀번호가 변경되었으며 모든 기기에서 로그아웃되었습니다. 이전에 로그인이 잠겼다면 ${appName.ko}에서 잠금을 해제해 주십시오.\n\n본인이 아니라면 즉시 고객센터 {phone}번으로 연락해 주십시오.\n\n{bank}`,
  },
  panicUndone: {
    subject: "{bank}: 긴급 정지가 해제되었습니다 ({reference})",
    sms: "{bank}: 긴급 정지({reference})가 {moment}에 해제되었습니다. 이체가 다시 가능하며, 다시 사용할 수 있는 카드는 {cards}장입니다. 본인이 요청하지 않으셨다면 즉시 {phone}번으로 연락해 주십시오.",
    mail: "안녕하십니까.\n\n본인 확인 후 긴급 정지({reference})가 {moment}에 해제되었습니다.\n\n- 이체가 다시 가능합니다\n- 다시 사용할 수 있는 체크카드: {cards}장 (분실 신고, 만료 또는 교체된 카드는 제외)\n\n본인이 요청하지 않으셨다면 즉시 긴급 정지를 다시 사용하시고 고객센터 {phone}번으로 연락해 주십시오.\n\n{bank}",
  },
  panic: {
    subject: "{bank}: 긴급 정지가 적용되었습니다({reference})",
    sms: "[{bank}] {moment}에 긴급 정지가 적용되었습니다. 타인에게 보내는 이체(지정 계좌 포함) 정지, 모든 기기 로그아웃, 정지된 체크카드 {cards}장. 접수 번호 {reference}, 고객센터 {phone}.",
    mail: `안녕하십니까.\n\n{moment}에 긴급 정지가 적용되었습니다. 접수 번호 {reference}:\n\n- 타인에게 보내는 이체(지정 계좌 포함)를 정지한 계좌: {accounts}개\n- 정지된 체크카드: {cards}장\n- 모든 기기에서 로그아웃\n\n로그인하여 조회하거나 본인 계좌 간에 이체하실 수 있습니다. ${panicRestore.ko}\n\n고객센터 {phone}번(${callHours.ko})\n\n{bank}`,
  },
};

/** The words of the letters about signing in by language. */
export const loginLetters: Record<Language, Letters> = { zh, en, ko };
