// What the desk refuses, with its sentences side by side: they are read and changed together.

/** The codes of the desk. */
export const deskCodes = {
  DESK000001: { means: "no member of staff is signed in" },
  DESK000002: { means: "the roles of this member of staff do not give the right" },
  DESK000003: { means: "user ID, password or code is wrong, or sign-in is locked" },
  DESK000004: { means: "the item, file or request is not there, or is done already" },
  DESK000005: { means: "a colleague works on the item" },
  DESK000006: { means: "whoever asked for it may not approve it" },
  DESK000007: { means: "nobody has this national ID" },
  DESK000008: { means: "it cannot be done as the customer stands now" },
  DESK000009: { means: "the code of the authenticator app is wrong" },
  DESK000010: { means: "a file that is not sent to customers: no PDF, PNG or JPEG" },
  DESK000011: { means: "nobody locks or unlocks their own account" },
  DESK000012: { means: "the passkey cannot be taken: known, too many, too late, or not for here" },
  DESK000013: {
    means: "who decides has not taken and opened what is decided, or it has changed since",
  },
} as const satisfies Record<string, { means: string; holes?: readonly string[] }>;

type Sentences = Readonly<Record<keyof typeof deskCodes, string>>;

/** Their sentences in Chinese. */
export const zhDesk: Sentences = {
  DESK000001: "您尚未登入行員作業平台，或登入已逾時，請重新登入。",
  DESK000002: "您的職務沒有使用這項功能的權限，如有需要請洽主管。",
  DESK000003:
    "無法登入：使用者代號、密碼或驗證碼不正確，或因連續錯誤 5 次而暫時鎖定。請核對後再試。",
  DESK000004: "這筆資料已不存在，或已經處理完成。",
  DESK000005: "同仁正在處理這一件，請選擇其他案件。",
  DESK000006: "這是您自己提出的申請，須由另一位同仁覆核。",
  DESK000007: "查無此身分證字號的客戶，請確認輸入的資料。",
  DESK000008: "以客戶目前的狀態無法辦理，請重新確認資料。",
  DESK000009: "驗證碼不正確或已使用過，請輸入驗證器 App 最新的驗證碼。",
  DESK000010: "這個檔案無法寄送，請選擇 PDF、PNG 或 JPEG 檔。",
  DESK000011: "不能鎖定或解鎖自己的帳號，請洽另一位系統管理人員。",
  DESK000012: "無法新增這個通行密鑰：可能已登錄、已達上限，或操作逾時。請再試一次。",
  DESK000013:
    "請先接手並開啟要決定的內容（證明書還須開啟文件）；內容如有變動，請重新開啟後再決定。",
};

/** Their sentences in English. */
export const enDesk: Sentences = {
  DESK000001: "You are not signed in to the desk, or your session has ended. Please sign in again.",
  DESK000002: "Your roles do not allow this. If you need it, please ask your supervisor.",
  DESK000003:
    "Sign-in failed: the user ID, password or code is incorrect, or sign-in is temporarily locked after 5 incorrect attempts. Please check and try again.",
  DESK000004: "This item no longer exists or has already been handled.",
  DESK000005: "A colleague is working on this. Please choose another item.",
  DESK000006: "You made this request yourself. Another member of staff must decide.",
  DESK000007: "No customer has this national ID number. Please check what you entered.",
  DESK000008: "This is not possible for the customer now. Please check the details again.",
  DESK000009:
    "The code is incorrect or has already been used. Please enter the latest code from your app.",
  DESK000010: "This file cannot be sent. Please choose a PDF, PNG or JPEG file.",
  DESK000011: "You cannot lock or unlock your own account. Please ask another administrator.",
  DESK000012:
    "This passkey could not be added. It may be known already, or it took too long. Please try again.",
  DESK000013:
    "Take the item and open everything that is decided first (a certificate's document too). If it has changed, open it again.",
};

/** Their sentences in Korean. */
export const koDesk: Sentences = {
  DESK000001:
    "직원 업무 사이트에 로그인하지 않았거나 로그인 시간이 만료되었습니다. 다시 로그인해 주십시오.",
  DESK000002:
    "담당 직무에 이 기능을 사용할 권한이 없습니다. 필요하시면 관리자에게 문의해 주십시오.",
  DESK000003:
    "로그인할 수 없습니다. 사용자 ID, 비밀번호 또는 인증 코드가 올바르지 않거나 5회 오류로 일시 잠겼습니다. 확인 후 다시 시도해 주십시오.",
  DESK000004: "더 이상 존재하지 않거나 이미 처리된 건입니다.",
  DESK000005: "동료 직원이 처리 중인 건입니다. 다른 건을 선택해 주십시오.",
  DESK000006: "본인이 요청한 건입니다. 다른 직원의 승인이 필요합니다.",
  DESK000007: "해당 신분증 번호의 고객이 없습니다. 입력한 내용을 확인해 주십시오.",
  DESK000008: "고객의 현재 상태에서는 처리할 수 없습니다. 내용을 다시 확인해 주십시오.",
  DESK000009:
    "인증 코드가 올바르지 않거나 이미 사용되었습니다. 인증 앱의 최신 코드를 입력해 주십시오.",
  DESK000010: "보낼 수 없는 파일입니다. PDF, PNG 또는 JPEG 파일을 선택해 주십시오.",
  DESK000011: "본인 계정은 잠그거나 해제할 수 없습니다. 다른 관리자에게 문의해 주십시오.",
  DESK000012:
    "패스키를 추가할 수 없습니다. 이미 등록되었거나 시간이 초과되었을 수 있습니다. 다시 시도해 주십시오.",
  DESK000013:
    "먼저 이 건을 맡아 결정할 내용을 모두 열어 주십시오(증명서는 문서 포함). 내용이 바뀌었으면 다시 열어 주십시오.",
};
