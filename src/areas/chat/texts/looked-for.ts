// Words of visitors that the chat's rules look for, in every language at once: nobody says which
// one a message is written in.

/** What people call that which only they may know. */
export const secretWords = [
  "密碼",
  "密码",
  "驗證碼",
  "验证码",
  "認證碼",
  "安全碼",
  "通行碼",
  "檢核碼",
  "password",
  "passcode",
  "pin",
  "otp",
  "one-time code",
  "verification code",
  "security code",
  "cvv",
  "cvc",
  "비밀번호",
  "인증번호",
  "암호",
] as const;

/** What stands between such a word and what it names. */
export const linkWords = [
  "就是",
  "是",
  "為",
  "为",
  "改成",
  "設成",
  "is",
  "was",
  "to",
  "number",
  "는",
  "은",
  "가",
  "이",
] as const;

/** Whole messages that ask nothing, in small letters. */
export const courtesies = [
  "您好",
  "你好",
  "嗨",
  "哈囉",
  "早安",
  "午安",
  "晚安",
  "謝謝",
  "謝謝您",
  "感謝",
  "好的",
  "hi",
  "hello",
  "thanks",
  "thank you",
  "ok",
  "안녕하세요",
  "안녕하십니까",
  "감사합니다",
] as const;
