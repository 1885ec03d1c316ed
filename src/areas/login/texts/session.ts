import { appName } from "#base/site/brand.ts";
import type { Language } from "#base/text/language.ts";

const zh = {
  /** The words of a session that is open, for every page of a signed-in customer. */
  session: {
    label: "登入狀態",
    until: "登入有效至 {time}，每次操作後重新計算",
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
  },
  /** The words around a password or a PIN. */
  secret: {
    show: "顯示輸入內容",
    pad: "螢幕鍵盤",
    error: "無法加密您輸入的內容，因此沒有送出任何資料。請檢查網路連線後再試一次。",
    differs: "兩次輸入的內容不同，請重新輸入。",
  },
  /** The words of the keypad on the screen. */
  keypad: {
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
  },
};

export type SessionTexts = typeof zh;

const en: SessionTexts = {
  session: {
    label: "Your session",
    until: "Your session ends at {time} and is extended whenever you are active",
    left: "Signs out in {time}",
    announcement: "You will be signed out in {seconds} seconds.",
    stay: "Stay signed in",
    stayed: "Your session has been extended.",
    signOut: "Sign out",
    askTitle: "Are you still there?",
    ask: "You have been inactive for a while. To protect your account, we will sign you out when the time is up. Transfer details are saved for when you sign in again; anything else you have not submitted will be lost.",
    stayHere: "Stay signed in",
    stopWord: "Panic button active",
    stop: "Reference {reference}, activated at {time}. Your cards and all transfers to others, including designated transfers, are stopped. You can still view your accounts and move money between them.",
    stopUndo: `To restore access, verify your identity in ${appName.en} or contact the call centre. This cannot be done on the website.`,
  },
  secret: {
    show: "Show what I type",
    pad: "On-screen keypad",
    error:
      "Your entry could not be encrypted, so nothing was sent. Please check your connection and try again.",
    differs: "The two entries do not match. Please try again.",
  },
  keypad: {
    title: "On-screen keypad",
    lead: "Select keys by mouse, touch or keyboard to enter them in the password field.",
    digits: "Digits",
    letters: "Letters",
    signs: "Symbols",
    typed: "Characters typed: {count}",
    capitals: "Uppercase",
    shuffle: "Shuffle",
    back: "Delete",
    clear: "Clear all",
    done: "Done",
  },
};

const ko: SessionTexts = {
  session: {
    label: "로그인 상태",
    until: "{time}까지 로그인이 유지되며, 이용하실 때마다 다시 계산됩니다",
    left: "{time} 후 자동 로그아웃",
    announcement: "{seconds}초 후 자동으로 로그아웃됩니다.",
    stay: "로그인 연장",
    stayed: "로그인 시간을 연장했습니다.",
    signOut: "로그아웃",
    askTitle: "계속 이용하시겠습니까?",
    ask: "한동안 이용이 없었습니다. 계좌 보호를 위해 시간이 지나면 자동으로 로그아웃됩니다. 이체 화면에 입력한 내용은 다시 로그인하시면 그대로 있으며, 그 밖에 보내지 않은 내용은 저장되지 않습니다.",
    stayHere: "계속 이용",
    stopWord: "긴급 정지 적용 중",
    stop: "접수 번호 {reference}, {time}부터 적용되었습니다. 카드와 타인에게 보내는 모든 이체(지정 계좌 포함)가 정지되었으며, 조회와 본인 계좌 간 이체는 가능합니다.",
    stopUndo: `해제하시려면 ${appName.ko}에서 본인 확인을 하시거나 고객센터로 연락해 주십시오. 웹사이트에서는 해제할 수 없습니다.`,
  },
  secret: {
    show: "입력 내용 표시",
    pad: "화면 키패드",
    error:
      "입력하신 내용을 암호화하지 못해 아무것도 전송하지 않았습니다. 네트워크 연결을 확인한 뒤 다시 시도해 주십시오.",
    differs: "두 번 입력하신 내용이 다릅니다. 다시 입력해 주십시오.",
  },
  keypad: {
    title: "화면 키패드",
    lead: "마우스, 터치 또는 키보드로 키를 누르면 비밀번호 입력란에 입력됩니다.",
    digits: "숫자",
    letters: "영문자",
    signs: "기호",
    typed: "{count}자 입력됨",
    capitals: "대문자",
    shuffle: "다시 섞기",
    back: "한 글자 지우기",
    clear: "모두 지우기",
    done: "완료",
  },
};

/** The words of an open session, of secrets and of the keypad, by language. */
export const sessionTexts: Record<Language, SessionTexts> = { zh, en, ko };
