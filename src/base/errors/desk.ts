import type { ErrorTable } from "./error-table.ts";

/** The refusals of the staff's desk. */
export const deskErrors = {
  // The content desk
  CONT000001: {
    means: "the content file has flaws, which the content lists",
    zh: "內容還有需要修正的地方，請依列出的行號檢查。",
    en: "The content needs corrections. Please check the lines listed.",
    ko: "내용을 수정해야 합니다. 표시된 줄을 확인해 주십시오.",
  },
  CONT000002: {
    means: "no such content, or no such version of it",
    zh: "找不到這項內容，或沒有這個版本。",
    en: "This content or version was not found.",
    ko: "해당 내용이나 버전을 찾을 수 없습니다.",
  },
  CONT000003: {
    means: "content cannot end before it begins, or in the past",
    zh: "下架時間必須晚於上架時間，且不能是過去的時間。",
    en: "The end must be after the start and in the future.",
    ko: "게시 종료는 시작보다 늦어야 하며 과거일 수 없습니다.",
  },
  CONT000004: {
    means: "the content is needed elsewhere and cannot be taken off the site",
    zh: "其他頁面或客戶同意的條款需要這項內容，不能下架。",
    en: "Other pages or agreements need this content. It cannot be taken off the site.",
    ko: "다른 페이지나 고객이 동의한 약관에 필요한 내용이므로 내릴 수 없습니다.",
  },
  CONT000005: {
    means: "rates are published by a request that a colleague approves",
    zh: "利率與匯率須送請另一位同仁覆核後才會發布。",
    en: "A colleague has to approve rates before they are published.",
    ko: "금리와 환율은 다른 직원의 승인을 받아야 게시됩니다.",
  },
  CONT000006: {
    means: "a request about these rates waits for a decision already",
    zh: "這些利率已有一件申請待覆核，請等候決定或先撤回。",
    en: "A request about these rates is waiting for a decision. Wait for it, or withdraw it.",
    ko: "이 금리에 대한 요청이 이미 승인 대기 중입니다. 결정을 기다리거나 먼저 철회해 주십시오.",
  },
  CONT000007: {
    means: "rates are published in the future, and no later than their own day",
    zh: "發布時間不能是過去的時間，也不能晚於生效日。",
    en: "The publication time must be in the future and no later than the effective date.",
    ko: "게시 시각은 현재 이후여야 하며 시행일보다 늦을 수 없습니다.",
  },
  DESK000001: {
    means: "no member of staff is signed in",
    zh: "您尚未登入行員作業平台，或登入已逾時，請重新登入。",
    en: "You are not signed in to the desk, or your session has ended. Please sign in again.",
    ko: "직원 업무 사이트에 로그인하지 않았거나 로그인 시간이 만료되었습니다. 다시 로그인해 주십시오.",
  },
  DESK000002: {
    means: "the roles of this member of staff do not give the right",
    zh: "您的職務沒有使用這項功能的權限，如有需要請洽主管。",
    en: "Your roles do not allow this. If you need it, please ask your supervisor.",
    ko: "담당 직무에 이 기능을 사용할 권한이 없습니다. 필요하시면 관리자에게 문의해 주십시오.",
  },
  DESK000003: {
    means: "user ID, password or code is wrong, or sign-in is locked",
    zh: "無法登入：使用者代號、密碼或驗證碼不正確，或因連續錯誤 5 次而暫時鎖定。請核對後再試。",
    en: "Sign-in failed: the user ID, password or code is incorrect, or sign-in is temporarily locked after 5 incorrect attempts. Please check and try again.",
    ko: "로그인할 수 없습니다. 사용자 ID, 비밀번호 또는 인증 코드가 올바르지 않거나 5회 오류로 일시 잠겼습니다. 확인 후 다시 시도해 주십시오.",
  },
  DESK000004: {
    means: "the item, file or request is not there, or is done already",
    zh: "這筆資料已不存在，或已經處理完成。",
    en: "This item no longer exists or has already been handled.",
    ko: "더 이상 존재하지 않거나 이미 처리된 건입니다.",
  },
  DESK000005: {
    means: "a colleague works on the item",
    zh: "同仁正在處理這一件，請選擇其他案件。",
    en: "A colleague is working on this. Please choose another item.",
    ko: "동료 직원이 처리 중인 건입니다. 다른 건을 선택해 주십시오.",
  },
  DESK000006: {
    means: "whoever asked for it may not approve it",
    zh: "這是您自己提出的申請，須由另一位同仁覆核。",
    en: "You made this request yourself. Another member of staff must decide.",
    ko: "본인이 요청한 건입니다. 다른 직원의 승인이 필요합니다.",
  },
  DESK000007: {
    means: "nobody has this national ID",
    zh: "查無此身分證字號的客戶，請確認輸入的資料。",
    en: "No customer has this national ID number. Please check what you entered.",
    ko: "해당 신분증 번호의 고객이 없습니다. 입력한 내용을 확인해 주십시오.",
  },
  DESK000008: {
    means: "it cannot be done as the customer stands now",
    zh: "以客戶目前的狀態無法辦理，請重新確認資料。",
    en: "This is not possible for the customer now. Please check the details again.",
    ko: "고객의 현재 상태에서는 처리할 수 없습니다. 내용을 다시 확인해 주십시오.",
  },
  DESK000009: {
    means: "the code of the authenticator app is wrong",
    zh: "驗證碼不正確或已使用過，請輸入驗證器 App 最新的驗證碼。",
    en: "The code is incorrect or has already been used. Please enter the latest code from your app.",
    ko: "인증 코드가 올바르지 않거나 이미 사용되었습니다. 인증 앱의 최신 코드를 입력해 주십시오.",
  },
  DESK000010: {
    means: "a file that is not sent to customers: no PDF, PNG or JPEG",
    zh: "這個檔案無法寄送，請選擇 PDF、PNG 或 JPEG 檔。",
    en: "This file cannot be sent. Please choose a PDF, PNG or JPEG file.",
    ko: "보낼 수 없는 파일입니다. PDF, PNG 또는 JPEG 파일을 선택해 주십시오.",
  },
  DESK000011: {
    means: "nobody locks or unlocks their own account",
    zh: "不能鎖定或解鎖自己的帳號，請洽另一位系統管理人員。",
    en: "You cannot lock or unlock your own account. Please ask another administrator.",
    ko: "본인 계정은 잠그거나 해제할 수 없습니다. 다른 관리자에게 문의해 주십시오.",
  },
  DESK000012: {
    means: "the passkey cannot be taken: known, too many, too late, or not for here",
    zh: "無法新增這個通行密鑰：可能已登錄、已達上限，或操作逾時。請再試一次。",
    en: "This passkey could not be added. It may be known already, or it took too long. Please try again.",
    ko: "패스키를 추가할 수 없습니다. 이미 등록되었거나 시간이 초과되었을 수 있습니다. 다시 시도해 주십시오.",
  },
  DESK000013: {
    means: "who decides has not taken and opened what is decided, or it has changed since",
    zh: "請先接手並開啟要決定的內容（證明書還須開啟文件）；內容如有變動，請重新開啟後再決定。",
    en: "Take the item and open everything that is decided first (a certificate's document too). If it has changed, open it again.",
    ko: "먼저 이 건을 맡아 결정할 내용을 모두 열어 주십시오(증명서는 문서 포함). 내용이 바뀌었으면 다시 열어 주십시오.",
  },
} satisfies ErrorTable;
