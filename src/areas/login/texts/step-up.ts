import type { Language } from "#base/text/language.ts";

const zh = {
  title: "確認是您本人",
  lead: "這次登入與平常不同。用簡訊驗證碼確認身分後，就能轉帳到非約定帳戶。",
  why: "為什麼需要確認",
  whyText: "您使用的是新的瀏覽器或裝置。確認只在這次登入期間有效，不會變更您的密碼與限額。",
  send: "傳送簡訊驗證碼",
  sentTo: "驗證碼已用簡訊傳到 {phone}。",
  label: "驗證碼",
  hint: "6 位數字，可以貼上。",
  until: "有效至 {time}",
  left: "剩餘時間 {time}",
  announcement: "驗證碼還有 {seconds} 秒失效。",
  over: "驗證碼已失效，請重新取得。",
  confirm: "確認",
  resend: "重新取得驗證碼",
  busy: "處理中…",
  word: "已確認",
  done: "這次登入已確認是您本人，不需要再次確認。",
  next: "前往轉帳",
  errorTitle: "請修正下列內容",
  refusedTitle: "無法完成確認",
  empty: "請輸入驗證碼。",
  help: "手機號碼已更換或收不到簡訊？請聯絡客服中心",
};

export type StepUp = typeof zh;

const en: StepUp = {
  title: "Verify your identity",
  lead: "This sign-in looks unusual. Confirm your identity with an SMS code to make non-designated transfers.",
  why: "Why we ask",
  whyText:
    "You are using a new browser or device. The confirmation is valid for this session only and does not change your password or your limits.",
  send: "Send an SMS code",
  sentTo: "The code was sent by SMS to {phone}.",
  label: "One-time code",
  hint: "Six digits. You can paste them.",
  until: "Valid until {time}",
  left: "Time left {time}",
  announcement: "The code expires in {seconds} seconds.",
  over: "The code has expired. Please get a new one.",
  confirm: "Confirm",
  resend: "Send a new code",
  busy: "Please wait…",
  word: "Confirmed",
  done: "Your identity is confirmed for this session.",
  next: "Go to transfers",
  errorTitle: "Please correct the following",
  refusedTitle: "We could not verify your identity",
  empty: "Please enter the code.",
  help: "New mobile number, or no text message? Please contact the call centre",
};

const ko: StepUp = {
  title: "본인 확인",
  lead: "평소와 다른 로그인입니다. 문자 인증번호로 본인임을 확인하시면 지정하지 않은 계좌로도 이체하실 수 있습니다.",
  why: "확인이 필요한 이유",
  whyText:
    "새로운 브라우저나 기기를 사용하고 계십니다. 이번 로그인 동안에만 유효하며 비밀번호와 한도는 바뀌지 않습니다.",
  send: "문자 인증번호 받기",
  sentTo: "인증번호를 {phone}(으)로 보냈습니다.",
  label: "인증번호",
  hint: "숫자 6자리이며 붙여넣을 수 있습니다.",
  until: "{time}까지 유효",
  left: "남은 시간 {time}",
  announcement: "인증번호가 {seconds}초 후 만료됩니다.",
  over: "인증번호가 만료되었습니다. 다시 받아 주십시오.",
  confirm: "확인",
  resend: "인증번호 다시 받기",
  busy: "처리 중…",
  word: "확인 완료",
  done: "이번 로그인은 본인으로 확인되었습니다. 다시 확인하실 필요가 없습니다.",
  next: "이체하러 가기",
  errorTitle: "다음 내용을 수정해 주십시오",
  refusedTitle: "확인하지 못했습니다",
  empty: "인증번호를 입력해 주십시오.",
  help: "휴대전화 번호가 바뀌었거나 문자가 오지 않습니까? 고객센터로 연락해 주십시오",
};

/** The words of confirming an unusual sign-in by language. */
export const stepUpTexts: Record<Language, StepUp> = { zh, en, ko };
