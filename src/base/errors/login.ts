import type { ErrorTable } from "./error-table.ts";

/** The refusals of sign-in, forgotten user IDs and new passwords. */
export const loginErrors = {
  // Sign-in, forgot user ID, forgot password
  CHEA000010: {
    means: "invalid login id: wrong in form",
    zh: "使用者代號格式不正確，請輸入 6 至 14 個英文字母與數字。",
    en: "The user ID format is not valid. Please enter 6 to 14 letters and digits.",
    ko: "사용자 ID 형식이 올바르지 않습니다. 영문자와 숫자 6~14자로 입력해 주십시오.",
  },
  CHEA000011: {
    means: "invalid national id: its check digit is wrong",
    zh: "身分證字號不正確，請核對後重新輸入。",
    en: "The national ID is incorrect. Please check it and try again.",
    ko: "신분증 번호가 올바르지 않습니다. 확인한 후 다시 입력해 주십시오.",
  },
  CHEA000012: {
    means: "invalid password id: the three values do not match",
    zh: "身分證字號、使用者代號或密碼不正確，請核對後重新輸入。還可再試 {left} 次（共 {signInTries} 次）。",
    en: "The national ID, user ID or password is incorrect. Please check and try again. You have {left} of {signInTries} attempts left.",
    ko: "신분증 번호, 사용자 ID 또는 비밀번호가 올바르지 않습니다. 확인한 후 다시 입력해 주십시오. 남은 횟수는 {signInTries}회 중 {left}회입니다.",
  },
  CHEA000013: {
    means: "temporarily locked: the content says why",
    zh: "為保護您的帳戶，登入已暫時鎖定。請開啟{app} 依畫面說明操作，或聯絡客服中心 {phone}。",
    en: "Sign-in is temporarily locked to protect your account. Please follow the steps in {app}, or call {phone}.",
    ko: "고객님의 계좌를 보호하기 위해 로그인이 일시적으로 잠겼습니다. {app}의 안내를 따르거나 고객센터 {phone}번으로 문의해 주십시오.",
  },
  CHEA000014: {
    means: "invalid national id format",
    zh: "身分證字號格式不正確，請輸入身分證字號或居留證統一證號共 10 碼，例如 {example}。",
    en: "The national ID format is not valid. Please enter the 10 characters on your ID card or residence card, for example {example}.",
    ko: "신분증 번호 형식이 올바르지 않습니다. 신분증 번호 또는 거류증의 통일증호 10자리를 입력해 주십시오(예: {example}).",
  },
  CHEA000020: {
    means: "customer temporary: no account opened yet",
    zh: "您尚未開立帳戶，請先至{app} 完成開戶，再登入本網站。",
    en: "You have not opened an account yet. Please open one in {app}, then sign in.",
    ko: "아직 개설된 계좌가 없습니다. {app}에서 계좌를 개설한 후 로그인해 주십시오.",
  },
  CHEA000050: {
    means: "no customer information found: no such member",
    zh: "查無符合的客戶資料，請核對身分證字號後再試，或聯絡客服中心 {phone}。",
    en: "No matching customer record was found. Please check the national ID and try again, or call {phone}.",
    ko: "일치하는 고객 정보가 없습니다. 신분증 번호를 확인한 후 다시 시도하거나 고객센터 {phone}번으로 문의해 주십시오.",
  },
  CHEA000209: {
    means: "password error: the password asked for again is wrong",
    zh: "密碼不正確，請重新輸入。",
    en: "The password is incorrect. Please try again.",
    ko: "비밀번호가 올바르지 않습니다. 다시 입력해 주십시오.",
  },
  CHEA000210: {
    means: "OTP wrong 5 times: this try locked the purpose",
    zh: "驗證碼已輸入錯誤 {codeTries} 次，為保護您的帳戶，這項驗證已鎖定，請聯絡客服中心 {phone} 解除鎖定。",
    en: "The one-time code was entered incorrectly {codeTries} times, so verification is locked to protect your account. Please call {phone} to unlock it.",
    ko: "인증번호를 {codeTries}회 잘못 입력하여 고객님의 계좌를 보호하기 위해 이 인증이 잠겼습니다. 고객센터 {phone}번으로 연락하여 잠금을 해제해 주십시오.",
  },
  LBEA000081: {
    means: "no customer information",
    zh: "查無您的客戶資料，請核對輸入內容後再試，或聯絡客服中心 {phone}。",
    en: "No customer record was found. Please check your details, or call {phone}.",
    ko: "고객 정보가 없습니다. 입력한 내용을 확인하거나 고객센터 {phone}번으로 문의해 주십시오.",
  },
  HEA000017: {
    means: "customer error: only the call centre can go on",
    zh: "目前無法在線上為您處理，請聯絡客服中心 {phone}，由專人為您服務。",
    en: "This cannot be done online at the moment. Please call {phone} for help.",
    ko: "현재 온라인으로 처리할 수 없습니다. 고객센터 {phone}번으로 문의해 주십시오.",
  },
  LOGN000001: {
    means: "reason of CHEA000013: 5 wrong attempts",
    zh: "登入資料已輸入錯誤 {signInTries} 次，登入已暫時鎖定，請至{app} 解除鎖定。",
    en: "The sign-in details were entered incorrectly {signInTries} times, so sign-in is temporarily locked. Please unlock it in {app}.",
    ko: "로그인 정보를 {signInTries}회 잘못 입력하여 로그인이 일시적으로 잠겼습니다. {app}에서 잠금을 해제해 주십시오.",
  },
  LOGN000002: {
    means: "reason of CHEA000013: fraud suspected",
    zh: "偵測到異常活動，為保護您的帳戶，登入已鎖定，請至{app} 重新登入；若非您本人操作，請立即聯絡客服中心 {phone}。",
    en: "We noticed unusual activity and locked sign-in to protect your account. Please sign in again in {app}. If this wasn’t you, call {phone} immediately.",
    ko: "이상 활동이 감지되어 고객님의 계좌를 보호하기 위해 로그인을 잠갔습니다. {app}에서 다시 로그인해 주시고, 본인이 아니라면 즉시 고객센터 {phone}번으로 연락해 주십시오.",
  },
  LOGN000003: {
    means: "wrong information given to find a user ID or reset a password",
    zh: "輸入的資料不正確，請核對後再試一次。",
    en: "The information is incorrect. Please check it and try again.",
    ko: "입력한 정보가 올바르지 않습니다. 확인한 후 다시 시도해 주십시오.",
  },
  LOGN000004: {
    means: "no email on file to send the user ID to",
    zh: "您未留存電子郵件，無法寄送使用者代號，請聯絡客服中心 {phone}，由專人為您服務。",
    en: "There is no email on file to send your user ID to. Please call {phone} for help.",
    ko: "사용자 ID를 받을 이메일이 등록되어 있지 않습니다. 고객센터 {phone}번으로 문의해 주십시오.",
  },
  // A new password
  PSWD000001: {
    means: "not 8 to 64 characters",
    zh: "密碼長度須為 8 至 64 個字元，請重新設定。",
    en: "The password must have 8 to 64 characters. Please choose another.",
    ko: "비밀번호는 8~64자여야 합니다. 다시 설정해 주십시오.",
  },
  PSWD000002: {
    means: "without a letter or without a digit",
    zh: "密碼須同時包含英文字母與數字，請重新設定。",
    en: "The password needs both a letter and a digit. Please choose another.",
    ko: "비밀번호에는 영문자와 숫자가 모두 있어야 합니다. 다시 설정해 주십시오.",
  },
  PSWD000003: {
    means: "a run of three equal or consecutive characters",
    zh: "密碼不可有 3 個以上相同或連續的字元（例如 111、abc），請重新設定。",
    en: "The password must not have 3 identical or consecutive characters in a row, such as 111 or abc. Please choose another.",
    ko: "비밀번호에는 같거나 연속된 문자를 3자 이상 이어서 쓸 수 없습니다(예: 111, abc). 다시 설정해 주십시오.",
  },
  PSWD000004: {
    means: "contains user ID, national ID, birthday or mobile number",
    zh: "密碼不可包含使用者代號、身分證字號、生日或手機號碼，請重新設定。",
    en: "The password must not contain your user ID, national ID, birthday or mobile number. Please choose another.",
    ko: "비밀번호에는 사용자 ID, 신분증 번호, 생일, 휴대전화 번호를 넣을 수 없습니다. 다시 설정해 주십시오.",
  },
  PSWD000005: {
    means: "among the common or breached passwords",
    zh: "這組密碼太常見或曾在其他網站外洩，容易被猜中。請改用其他密碼，例如幾個不相關的詞加上數字。",
    en: "This password is common or was leaked by another site, so it is easy to guess. Please choose another, such as a few unrelated words with a number.",
    ko: "흔히 쓰이거나 다른 사이트에서 유출되어 추측하기 쉬운 비밀번호입니다. 서로 관련 없는 단어 몇 개와 숫자를 조합하는 등 다른 비밀번호를 사용해 주십시오.",
  },
  PSWD000006: {
    means: "typed differently the second time",
    zh: "兩次輸入的密碼不同，請重新輸入。",
    en: "The two passwords do not match. Please enter them again.",
    ko: "두 비밀번호가 서로 다릅니다. 다시 입력해 주십시오.",
  },
} satisfies ErrorTable;
