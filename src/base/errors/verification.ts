import type { ErrorTable } from "./error-table.ts";

/** The refusals of one-time codes, the PIN and the keypad. */
export const verificationErrors = {
  // One-time code by SMS
  OTPS000001: {
    means: "mismatch",
    zh: "簡訊驗證碼不正確，請重新輸入。還可再試 {left} 次。",
    en: "The SMS code is incorrect. You have {left} {left|attempt|attempts} left.",
    ko: "문자 인증번호가 올바르지 않습니다. 다시 입력해 주십시오. 남은 횟수는 {left}회입니다.",
  },
  OTPS000002: {
    means: "timeout",
    zh: "簡訊驗證碼已逾時，請重新取得驗證碼。",
    en: "The SMS code has expired. Please request a new one.",
    ko: "문자 인증번호의 유효 시간이 지났습니다. 인증번호를 다시 받아 주십시오.",
  },
  OTPS000003: {
    means: "the purpose was locked before this try",
    zh: "驗證碼已輸入錯誤 {codeTries} 次，為保護您的帳戶，這項驗證已鎖定，請聯絡客服中心 {phone} 解除鎖定。",
    en: "The one-time code was entered incorrectly {codeTries} times, so verification is locked to protect your account. Please call {phone} to unlock it.",
    ko: "인증번호를 {codeTries}회 잘못 입력하여 고객님의 계좌를 보호하기 위해 이 인증이 잠겼습니다. 고객센터 {phone}번으로 연락하여 잠금을 해제해 주십시오.",
  },
  OTPS000004: {
    means: "resend blocked while one is valid",
    zh: "先前傳送的簡訊驗證碼仍有效，請直接輸入；{seconds} 秒後可重新取得。",
    en: "The SMS code we sent is still valid. Please enter it. You can request a new code in {seconds} s.",
    ko: "이미 보낸 문자 인증번호가 아직 유효합니다. 그 번호를 입력해 주십시오. {seconds}초 후 다시 받을 수 있습니다.",
  },
  OTPS000005: {
    means: "belongs to another purpose or other content",
    zh: "這組簡訊驗證碼不適用於目前的操作，請重新取得驗證碼。",
    en: "This SMS code is for a different action. Please request a new one.",
    ko: "이 문자 인증번호는 현재 작업에 사용할 수 없습니다. 인증번호를 다시 받아 주십시오.",
  },
  OTPS000006: {
    means: "a visitor's code that five wrong tries ended; a new one can be asked for",
    zh: "簡訊驗證碼已輸入錯誤 {codeTries} 次，這組驗證碼已失效，請重新取得驗證碼。",
    en: "The SMS code was entered incorrectly {codeTries} times and is no longer valid. Please request a new one.",
    ko: "문자 인증번호를 {codeTries}회 잘못 입력하여 이 인증번호를 더 이상 사용할 수 없습니다. 인증번호를 다시 받아 주십시오.",
  },
  // One-time code by email
  OTPM000001: {
    means: "mismatch",
    zh: "電子郵件驗證碼不正確，請重新輸入。還可再試 {left} 次。",
    en: "The email code is incorrect. You have {left} {left|attempt|attempts} left.",
    ko: "이메일 인증번호가 올바르지 않습니다. 다시 입력해 주십시오. 남은 횟수는 {left}회입니다.",
  },
  OTPM000002: {
    means: "timeout",
    zh: "電子郵件驗證碼已逾時，請重新取得驗證碼。",
    en: "The email code has expired. Please request a new one.",
    ko: "이메일 인증번호의 유효 시간이 지났습니다. 인증번호를 다시 받아 주십시오.",
  },
  OTPM000003: {
    means: "the purpose was locked before this try",
    zh: "驗證碼已輸入錯誤 {codeTries} 次，為保護您的帳戶，這項驗證已鎖定，請聯絡客服中心 {phone} 解除鎖定。",
    en: "The one-time code was entered incorrectly {codeTries} times, so verification is locked to protect your account. Please call {phone} to unlock it.",
    ko: "인증번호를 {codeTries}회 잘못 입력하여 고객님의 계좌를 보호하기 위해 이 인증이 잠겼습니다. 고객센터 {phone}번으로 연락하여 잠금을 해제해 주십시오.",
  },
  OTPM000004: {
    means: "resend blocked while one is valid",
    zh: "先前寄出的電子郵件驗證碼仍有效，請直接輸入；{seconds} 秒後可重新取得。",
    en: "The email code we sent is still valid. Please enter it. You can request a new code in {seconds} s.",
    ko: "이미 보낸 이메일 인증번호가 아직 유효합니다. 그 번호를 입력해 주십시오. {seconds}초 후 다시 받을 수 있습니다.",
  },
  OTPM000005: {
    means: "belongs to another purpose or other content",
    zh: "這組電子郵件驗證碼不適用於目前的操作，請重新取得驗證碼。",
    en: "This email code is for a different action. Please request a new one.",
    ko: "이 이메일 인증번호는 현재 작업에 사용할 수 없습니다. 인증번호를 다시 받아 주십시오.",
  },
  OTPM000006: {
    means: "a visitor's code that five wrong tries ended; a new one can be asked for",
    zh: "電子郵件驗證碼已輸入錯誤 {codeTries} 次，這組驗證碼已失效，請重新取得驗證碼。",
    en: "The email code was entered incorrectly {codeTries} times and is no longer valid. Please request a new one.",
    ko: "이메일 인증번호를 {codeTries}회 잘못 입력하여 이 인증번호를 더 이상 사용할 수 없습니다. 인증번호를 다시 받아 주십시오.",
  },
  // PIN and keypad
  TPIN000001: {
    means: "PIN incorrect",
    zh: "交易密碼不正確，請重新輸入。還可再試 {left} 次。",
    en: "The PIN is incorrect. You have {left} {left|attempt|attempts} left.",
    ko: "거래 비밀번호가 올바르지 않습니다. 다시 입력해 주십시오. 남은 횟수는 {left}회입니다.",
  },
  TPIN000002: {
    means: "PIN locked",
    zh: "交易密碼錯誤次數已達上限，交易密碼已鎖定。請至{app} 重新設定，或聯絡客服中心 {phone}。",
    en: "The PIN was entered incorrectly too many times and is locked. Please set a new one in {app}, or call {phone}.",
    ko: "거래 비밀번호를 여러 번 잘못 입력하여 거래 비밀번호가 잠겼습니다. {app}에서 다시 설정하거나 고객센터 {phone}번으로 문의해 주십시오.",
  },
  KPAD000001: {
    means: "keypad token used or old",
    zh: "為保護您的資料，這次輸入已失效，請重新整理頁面後再輸入一次。",
    en: "For your security, your entry has expired. Please reload the page and try again.",
    ko: "정보 보호를 위해 이번 입력은 더 이상 유효하지 않습니다. 페이지를 새로 고친 후 다시 입력해 주십시오.",
  },
  KPAD000002: {
    means: "keypad input cannot be decrypted",
    zh: "無法讀取您輸入的內容，請重新整理頁面後再輸入一次。",
    en: "Your entry could not be read. Please reload the page and enter it again.",
    ko: "입력한 내용을 읽을 수 없습니다. 페이지를 새로 고친 후 다시 입력해 주십시오.",
  },
} satisfies ErrorTable;
