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

/** What tells of a loss or of a crime, in small letters. */
export const urgentWords = [
  "遺失",
  "掛失",
  "不見了",
  "弄丟",
  "搞丟",
  "被偷",
  "被盜",
  "盜用",
  "盜刷",
  "詐騙",
  "被騙",
  "lost my",
  "lost card",
  "card is lost",
  "stolen",
  "scam",
  "fraud",
  "hacked",
  "분실",
  "잃어버",
  "도난",
  "도용",
  "사기",
] as const;

/** How people ask for a person, in small letters. */
export const personWords = [
  "真人",
  "專人",
  "客服人員",
  "human",
  "real person",
  "agent",
  "상담원",
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
