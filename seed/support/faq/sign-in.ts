import type { FaqSeed } from "../faq-seed.ts";

/** Questions about signing in, secrets and staying safe. */
export const signInFaqs: FaqSeed[] = [
  {
    number: 2001,
    subcategory: "0201",
    question: {
      zh: "登入網站要輸入哪些資料？",
      en: "What do I enter to sign in to the web site?",
      ko: "웹사이트에 로그인하려면 무엇을 입력합니까?",
    },
    answer: {
      zh: `請輸入身分證字號、使用者代號與密碼三項，與行動銀行 App 使用的使用者代號、密碼相同。身分證字號的英文字母可輸入大寫或小寫，使用者代號與密碼則請留意大小寫。尚未開立帳戶的訪客無法登入，請先在 App 完成開戶。`,
      en: `Enter three things: your national ID, your user ID and your password. The user ID and password are the ones you use in the mobile app. The letter of the national ID may be typed in either case; mind the case in your user ID and password. Without an account you cannot sign in, so please open one in the app first.`,
      ko: `신분증 번호, 사용자 ID, 비밀번호 세 가지를 입력해 주십시오. 사용자 ID와 비밀번호는 모바일 앱과 같습니다. 신분증 번호의 영문자는 대문자와 소문자를 구분하지 않지만, 사용자 ID와 비밀번호는 대소문자에 유의해 주십시오. 계좌가 없으면 로그인하실 수 없으므로 먼저 앱에서 계좌를 개설해 주십시오.`,
    },
    keywords: ["網路銀行登入", "網銀", "登陸", "三項資料", "怎麼登入", "login"],
  },
  {
    number: 2002,
    subcategory: "0201",
    question: {
      zh: "忘記使用者代號怎麼辦？",
      en: "I forgot my user ID. What can I do?",
      ko: "사용자 ID를 잊어버리면 어떻게 합니까?",
    },
    answer: {
      zh: `請在登入頁選擇「[忘記使用者代號](/login/forgot-idpw)」，輸入身分證字號，再輸入寄到您留存電子郵件的 6 位數驗證碼，即可取得使用者代號。驗證碼 5 分鐘內有效。若您沒有留存電子郵件，或信箱已無法使用，請撥客服中心 0800-899-899，由專員協助。`,
      en: `Choose [forgot user ID](/login/forgot-idpw) on the sign-in page, enter your national ID, then the 6-digit one-time code we send to the email address we have for you, and you receive your user ID. The code is valid for 5 minutes. If we have no email address for you, or you can no longer use it, call 0800-899-899.`,
      ko: `로그인 화면에서 ‘[사용자 ID 찾기](/login/forgot-idpw)’를 선택하여 신분증 번호를 입력하고, 등록된 이메일로 보내 드린 6자리 인증번호를 입력하시면 사용자 ID를 확인하실 수 있습니다. 인증번호는 5분 동안 유효합니다. 등록된 이메일이 없거나 사용하실 수 없으면 고객센터 0800-899-899로 연락해 주십시오.`,
    },
    keywords: ["忘記帳號", "使用者名稱", "代號忘了", "user id", "username", "找回代號"],
  },
  {
    number: 2003,
    subcategory: "0202",
    popular: true,
    question: {
      zh: "忘記登入密碼怎麼辦？",
      en: "I forgot my password. What can I do?",
      ko: "로그인 비밀번호를 잊어버리면 어떻게 합니까?",
    },
    answer: {
      zh: `請在登入頁選擇「[忘記密碼](/login/forgot-idpw?find=password)」，依下列步驟設定新密碼：

1. 輸入身分證字號與使用者代號。
2. 輸入簡訊驗證碼。
3. 輸入電子郵件驗證碼。
4. 設定新密碼。

重設密碼不會解除登入鎖定；若登入已被鎖定，請另外在行動銀行 App 解鎖。`,
      en: `Choose [forgot password](/login/forgot-idpw?find=password) on the sign-in page and set a new one:

1. Enter your national ID and user ID.
2. Enter the one-time code sent by SMS.
3. Enter the one-time code sent by email.
4. Set a new password.

A new password does not lift a lock. If sign-in is locked, unlock it in the mobile app as well.`,
      ko: `로그인 화면에서 ‘[비밀번호 재설정](/login/forgot-idpw?find=password)’을 선택하여 다음 순서로 새 비밀번호를 설정해 주십시오.

1. 신분증 번호와 사용자 ID를 입력해 주십시오.
2. 문자 인증번호를 입력해 주십시오.
3. 이메일 인증번호를 입력해 주십시오.
4. 새 비밀번호를 설정해 주십시오.

비밀번호를 재설정해도 로그인 잠금은 풀리지 않습니다. 로그인이 잠긴 경우에는 모바일 앱에서 따로 해제해 주십시오.`,
    },
    keywords: ["重設密碼", "密碼忘了", "改密碼", "reset password", "密碼不記得", "更改密碼"],
  },
  {
    number: 2004,
    subcategory: "0201",
    popular: true,
    question: {
      zh: "登入錯誤 5 次被鎖定，如何解鎖？",
      en: "Sign-in is locked after five wrong attempts. How do I unlock it?",
      ko: "로그인을 5회 잘못하여 잠겼습니다. 어떻게 해제합니까?",
    },
    answer: {
      zh: `連續輸入錯誤 5 次，網站登入會暫時鎖定，請開啟行動銀行 App，依畫面說明驗證身分並解鎖。鎖定不會因等待時間經過或重設密碼而解除。若手邊沒有可用的 App，請撥客服中心 0800-899-899，由專員確認身分後協助。`,
      en: `After five wrong attempts in a row, sign-in on the web site is locked for your protection. Open the mobile app, verify your identity as it shows and unlock it. Neither waiting nor a new password lifts the lock. If you cannot use the app, call 0800-899-899, and we will help after checking your identity.`,
      ko: `연속 5회 잘못 입력하시면 고객 보호를 위하여 웹사이트 로그인이 일시적으로 잠깁니다. 모바일 앱을 열고 화면 안내에 따라 본인 확인을 하신 뒤 잠금을 해제해 주십시오. 시간이 지나거나 비밀번호를 재설정해도 잠금은 풀리지 않습니다. 앱을 사용하실 수 없으면 고객센터 0800-899-899로 연락해 주십시오. 본인 확인 후 도와드리겠습니다.`,
    },
    keywords: ["帳號被鎖", "解鎖", "鎖住", "登不進去", "密碼錯太多次", "鎖帳號"],
  },
  {
    number: 2005,
    subcategory: "0201",
    question: {
      zh: "為什麼登入一陣子沒動作就自動登出？",
      en: "Why am I signed out after a while?",
      ko: "왜 잠시 이용하지 않으면 자동으로 로그아웃됩니까?",
    },
    answer: {
      zh: `為避免您離開座位時帳戶遭他人操作，網站閒置 5 分鐘會自動登出。剩餘 60 秒時畫面會出現提示，選擇「繼續使用」即可延長。另外，單次登入最長 8 小時，時間到須重新登入。`,
      en: `So that nobody can use your account while you are away, the web site signs you out after 5 minutes without activity. When 60 seconds are left a message appears; choose to stay and the time starts again. One sign-in lasts 8 hours at most, after which you sign in again.`,
      ko: `자리를 비우신 사이 다른 사람이 계좌를 이용하지 못하도록 5분 동안 이용하지 않으시면 자동으로 로그아웃됩니다. 60초가 남으면 안내가 표시되며 계속 이용하기를 선택하시면 연장됩니다. 한 번의 로그인은 최대 8시간이며 이후에는 다시 로그인하셔야 합니다.`,
    },
    keywords: ["逾時", "timeout", "閒置", "被踢出", "連線逾時", "自動跳出", "session"],
  },
  {
    number: 2006,
    subcategory: "0201",
    question: {
      zh: "出現「您已在其他裝置登入」是什麼意思？",
      en: "What does “you have signed in on another device” mean?",
      ko: "‘다른 기기에서 로그인하셨습니다’는 무슨 뜻입니까?",
    },
    answer: {
      zh: `同一個使用者代號同時只能登入一處，後登入的有效，先前的連線會立即登出。如果是您自己換了電腦或瀏覽器，不需要任何處理。若您沒有在其他地方登入，表示別人可能知道您的密碼，請立即重設密碼，並撥客服中心 0800-899-899。`,
      en: `A user ID can be signed in at one place only. The later sign-in stands and the earlier one ends at once. If you changed computers or browsers yourself, there is nothing to do. If you did not, someone may know your password: set a new one at once and call 0800-899-899.`,
      ko: `같은 사용자 ID는 한 곳에서만 로그인할 수 있으며, 나중 로그인이 유효하고 이전 접속은 즉시 로그아웃됩니다. 직접 컴퓨터나 브라우저를 바꾸셨다면 하실 일은 없습니다. 다른 곳에서 로그인하지 않으셨다면 비밀번호가 노출되었을 수 있으므로 즉시 비밀번호를 재설정하고 고객센터 0800-899-899로 연락해 주십시오.`,
    },
    keywords: ["重複登入", "同時登入", "兩台電腦", "被登出", "多裝置", "有人登入我的帳號"],
  },
  {
    number: 2007,
    subcategory: "0201",
    question: {
      zh: "不登入可以使用哪些服務？什麼是訪客模式？",
      en: "What can I do without signing in? What is guest mode?",
      ko: "로그인하지 않고 이용할 수 있는 서비스는 무엇입니까? 게스트 모드란 무엇입니까?",
    },
    answer: {
      zh: `訪客模式讓您不登入也能了解本行，適合還沒開戶或只想查資料的時候。可使用的服務包括：

- 產品介紹、公告與活動
- 牌告利率與牌告匯率
- [貸款試算](/products/loan/calculator)
- 常見問題、[線上客服](/support/chat)與[線上留言](/support/contact-us/inquiry-main)

帳戶查詢與轉帳須登入後使用。`,
      en: `Guest mode lets you get to know us without signing in, when you have no account yet or only want to look something up. You can use:

- products, notices and events;
- deposit rates and exchange rates;
- the [loan calculator](/products/loan/calculator);
- FAQ, [chat](/support/chat) and [inquiries](/support/contact-us/inquiry-main).

Looking at your accounts and making transfers need a sign-in.`,
      ko: `게스트 모드는 아직 계좌가 없거나 정보만 확인하고 싶으실 때 로그인 없이 당행을 둘러보는 방식입니다. 이용하실 수 있는 서비스는 다음과 같습니다.

- 상품 소개, 공지, 이벤트
- 고시 금리와 고시 환율
- [대출 계산기](/products/loan/calculator)
- 자주 묻는 질문, [상담 채팅](/support/chat), [온라인 문의](/support/contact-us/inquiry-main)

계좌 조회와 이체는 로그인 후 이용하실 수 있습니다.`,
    },
    keywords: ["免登入", "未登入", "遊客", "guest", "非客戶", "不用帳號"],
  },
  {
    number: 2008,
    subcategory: "0201",
    question: {
      zh: "「記住身分證字號」安全嗎？如何取消？",
      en: "Is “remember national ID” safe, and how do I switch it off?",
      ko: "‘신분증 번호 저장’은 안전합니까? 어떻게 해제합니까?",
    },
    answer: {
      zh: `勾選後，下次在同一台裝置登入時不必再輸入身分證字號，但使用者代號與密碼仍須輸入，別人無法只憑它登入。請只在自己的裝置使用，公用或共用電腦請勿勾選。要取消時，在登入頁取消勾選即可；清除瀏覽器資料也會一併刪除。`,
      en: `With it you need not type your national ID the next time on the same device. Your user ID and password are still asked for, so nobody can sign in with it alone. Use it on your own device only, never on a shared computer. To switch it off, untick it on the sign-in page; clearing the browser’s data removes it too.`,
      ko: `선택하시면 같은 기기에서 다음에 로그인하실 때 신분증 번호를 다시 입력하지 않으셔도 됩니다. 사용자 ID와 비밀번호는 계속 입력해야 하므로 이것만으로는 다른 사람이 로그인할 수 없습니다. 본인의 기기에서만 사용하시고 공용 컴퓨터에서는 선택하지 마십시오. 로그인 화면에서 선택을 해제하시면 취소되며, 브라우저 데이터를 삭제해도 함께 지워집니다.`,
    },
    keywords: ["自動帶入", "記住我", "記憶身分證", "預填", "取消記住"],
  },
  {
    number: 2009,
    subcategory: "0202",
    question: {
      zh: "密碼與使用者代號的設定規則是什麼？",
      en: "What are the rules for a password and a user ID?",
      ko: "비밀번호와 사용자 ID의 설정 규칙은 무엇입니까?",
    },
    answer: {
      zh: `設定時請符合下列規則，並與其他網站使用不同的密碼：

- 使用者代號：6 至 14 個英文字母或數字
- 密碼：8 至 128 個字元，至少各含一個英文字母與一個數字
- 不得有三個以上相同或連續的字元，例如 aaa、123
- 不得包含使用者代號、身分證字號、生日或手機號碼
- 不得使用容易猜中的常見密碼

您可以使用密碼管理工具，也可以貼上密碼。`,
      en: `Please keep to these rules, and use a password that you use nowhere else:

- User ID: 6 to 14 letters or digits
- Password: 8 to 128 characters, with at least one letter and one digit
- No run of three equal or consecutive characters, such as aaa or 123
- Not containing your user ID, national ID, birthday or mobile number
- Not a common password that is easily guessed

You may use a password manager and paste your password.`,
      ko: `다음 규칙에 맞게 설정하시고 다른 사이트와 다른 비밀번호를 사용해 주십시오.

- 사용자 ID: 영문자 또는 숫자 6~14자
- 비밀번호: 8~128자, 영문자와 숫자를 각각 하나 이상 포함
- aaa나 123처럼 같거나 연속된 문자 세 개 이상 사용 불가
- 사용자 ID, 신분증 번호, 생년월일, 휴대전화 번호 포함 불가
- 쉽게 추측할 수 있는 흔한 비밀번호 사용 불가

비밀번호 관리 프로그램과 붙여 넣기를 이용하실 수 있습니다.`,
    },
    keywords: ["密碼格式", "密碼長度", "幾位數", "大小寫", "密碼太簡單", "特殊符號"],
  },
  {
    number: 2010,
    subcategory: "0202",
    question: {
      zh: "交易密碼是什麼？與登入密碼有何不同？",
      en: "What is the PIN, and how does it differ from the password?",
      ko: "거래 비밀번호란 무엇이며 로그인 비밀번호와 어떻게 다릅니까?",
    },
    answer: {
      zh: `交易密碼是轉帳時最後一道確認，由 5 個數字加上 1 個英文字母組成，英文字母不分大小寫；登入密碼則用來登入網站與 App。兩組密碼各自獨立，請勿設定成相近的內容。交易密碼在行動銀行 App 設定與變更，本行人員不會向您詢問。`,
      en: `The PIN is the last check of a transfer. It has 5 digits followed by 1 letter, in either case; the password is for signing in to the web site and the app. The two are independent, so please do not make them alike. You set and change the PIN in the mobile app, and our staff will never ask for it.`,
      ko: `거래 비밀번호는 이체할 때 마지막으로 확인하는 번호로, 숫자 5자리와 영문자 1자리로 이루어지며 영문자의 대소문자는 구분하지 않습니다. 로그인 비밀번호는 웹사이트와 앱에 로그인할 때 사용합니다. 두 비밀번호는 서로 별개이므로 비슷하게 설정하지 마십시오. 거래 비밀번호는 모바일 앱에서 설정하고 변경하시며, 당행 직원은 이를 묻지 않습니다.`,
    },
    keywords: ["PIN", "轉帳密碼", "六碼", "5碼數字", "支付密碼", "設定交易密碼"],
  },
  {
    number: 2011,
    subcategory: "0202",
    question: {
      zh: "忘記交易密碼，或輸入錯誤 5 次被鎖，怎麼辦？",
      en: "I forgot my PIN, or it is locked after five wrong tries. What can I do?",
      ko: "거래 비밀번호를 잊었거나 5회 잘못 입력하여 잠기면 어떻게 합니까?",
    },
    answer: {
      zh: `交易密碼共可嘗試 5 次，畫面會顯示剩餘次數；達到上限就會鎖定，無法繼續轉帳。忘記或鎖定時，請登入行動銀行 App 重新設定，或聯絡客服中心 0800-899-899。登入與查詢不受影響，未完成的那筆轉帳也不會扣款。`,
      en: `You have five tries, and the page shows how many are left. After the last one the PIN is locked and transfers stop. If you forgot it or it is locked, set a new one in the mobile app or call 0800-899-899. Signing in and looking up still work, and nothing is taken for the transfer that was not finished.`,
      ko: `거래 비밀번호는 모두 5회까지 시도하실 수 있고 화면에 남은 횟수가 표시되며, 횟수를 넘으면 잠겨 이체를 계속하실 수 없습니다. 잊으셨거나 잠긴 경우 모바일 앱에서 다시 설정하시거나 고객센터 0800-899-899로 연락해 주십시오. 로그인과 조회에는 영향이 없으며, 완료되지 않은 이체 금액은 출금되지 않습니다.`,
    },
    keywords: ["PIN忘記", "交易密碼鎖定", "交易密碼錯誤", "重設交易密碼", "轉帳密碼忘了"],
  },
  {
    number: 2012,
    subcategory: "0202",
    popular: true,
    question: {
      zh: "收不到簡訊或電子郵件驗證碼，怎麼辦？",
      en: "I do not receive the one-time code by SMS or email. What can I do?",
      ko: "문자나 이메일 인증번호가 오지 않으면 어떻게 합니까?",
    },
    answer: {
      zh: `請先確認下列事項，待畫面倒數結束後再重新取得：

- 本行留存的手機號碼與電子郵件是否為最新資料
- 手機是否有訊號，或開啟了飛航模式；人在海外須開啟漫遊
- 是否被門號業者或防詐 App 擋下商業簡訊
- 電子郵件是否被歸到垃圾信件匣

號碼或信箱已更換，請在行動銀行 App 的「個人資料」更新；仍收不到，請撥客服中心 0800-899-899。`,
      en: `Please check the following, and ask for a new code when the countdown on the page has ended:

- Do we have your present mobile number and email address?
- Has the phone a signal, is flight mode off, and is roaming on if you are abroad?
- Does your operator or an anti-fraud app block business messages?
- Has the mail gone to the spam folder?

If your number or address has changed, update it under “personal details” in the mobile app. If nothing helps, call 0800-899-899.`,
      ko: `다음 사항을 먼저 확인하시고 화면의 남은 시간이 끝난 뒤 다시 받아 주십시오.

- 당행에 등록된 휴대전화 번호와 이메일이 최신인지
- 휴대전화 신호가 있고 비행기 모드가 꺼져 있는지, 해외라면 로밍이 켜져 있는지
- 통신사나 스팸 차단 앱이 기업 문자를 막고 있지 않은지
- 이메일이 스팸함으로 가지 않았는지

번호나 주소가 바뀌었으면 모바일 앱의 ‘개인 정보’에서 변경해 주십시오. 그래도 오지 않으면 고객센터 0800-899-899로 연락해 주십시오.`,
    },
    keywords: ["OTP", "認證碼", "簡訊沒收到", "一次性密碼", "驗證信", "沒有簡訊"],
  },
  {
    number: 2013,
    subcategory: "0202",
    question: {
      zh: "驗證碼的有效時間多久？可以馬上重新發送嗎？",
      en: "How long is a one-time code valid, and can I have it sent again at once?",
      ko: "인증번호는 얼마나 유효하며 바로 다시 받을 수 있습니까?",
    },
    answer: {
      zh: `驗證碼為 6 位數字，轉帳用的 2 分鐘內有效，其他用途 5 分鐘內有效，畫面會顯示剩餘時間。前一組仍有效時不能重新發送，請等倒數結束再取得新的一組。每組驗證碼只能用於當次操作，改了轉帳金額或對象，就要重新取得。`,
      en: `A one-time code has 6 digits. It is valid for 2 minutes for a transfer and 5 minutes for everything else, and the page shows the time left. While one is valid no other can be sent, so please wait for the countdown to end. A code is good for one operation only: change the amount or the payee, and you need a new one.`,
      ko: `인증번호는 숫자 6자리이며 이체용은 2분, 그 밖의 용도는 5분 동안 유효하고 화면에 남은 시간이 표시됩니다. 유효한 번호가 있는 동안에는 다시 발송할 수 없으므로 시간이 끝난 뒤 새로 받아 주십시오. 인증번호는 해당 거래에만 사용되므로 이체 금액이나 상대를 바꾸시면 다시 받으셔야 합니다.`,
    },
    keywords: ["OTP過期", "驗證碼逾時", "重發", "重寄", "倒數", "幾分鐘", "驗證碼失效"],
  },
  {
    number: 2014,
    subcategory: "0202",
    question: {
      zh: "驗證碼輸入錯誤 5 次被鎖定，如何解除？",
      en: "The one-time code is locked after five wrong entries. How is it lifted?",
      ko: "인증번호를 5회 잘못 입력하여 잠기면 어떻게 해제합니까?",
    },
    answer: {
      zh: `同一用途的驗證碼連續輸入錯誤 5 次，該項驗證會鎖定，請撥客服中心 0800-899-899，由專員確認身分後解除。其他用途的驗證不受影響，例如轉帳驗證鎖定時，仍可用電子郵件驗證碼取消掛失。輸入前請先核對訊息上的用途，避免輸入到前一組驗證碼。`,
      en: `After five wrong entries for one purpose that check is locked. Call 0800-899-899, and we lift it after checking your identity. Other purposes are not affected: with transfers locked you can, for example, still cancel a loss report by a code sent to your email. Look at the purpose in the message first, so that you do not enter an older code.`,
      ko: `같은 용도의 인증번호를 연속 5회 잘못 입력하시면 해당 인증이 잠깁니다. 고객센터 0800-899-899로 연락하시면 본인 확인 후 해제해 드립니다. 다른 용도의 인증에는 영향이 없어, 예를 들어 이체 인증이 잠겨도 이메일 인증번호로 분실 신고를 취소하실 수 있습니다. 이전 번호를 입력하지 않도록 메시지에 적힌 용도를 먼저 확인해 주십시오.`,
    },
    keywords: ["OTP鎖定", "驗證碼錯誤", "驗證碼被鎖", "解除鎖定", "輸錯驗證碼"],
  },
  {
    number: 2015,
    subcategory: "0203",
    question: {
      zh: "收到自稱晨光銀行的簡訊或來電，如何分辨真假？",
      en: "How can I tell whether a message or call from Dawn Bank is genuine?",
      ko: "던뱅크라고 하는 문자나 전화의 진위를 어떻게 구별합니까?",
    },
    answer: {
      zh: `本行不會以簡訊、電話或通訊軟體索取密碼、交易密碼或驗證碼，簡訊也不會附上要您登入的連結。驗證碼簡訊一定寫明用途，轉帳時並載明金額與轉入帳號末碼，內容不符就不要輸入。有疑慮時請掛斷，自行撥打 0800-899-899 或 165 反詐騙專線查證。`,
      en: `We never ask for your password, PIN or one-time code by SMS, telephone or messaging app, and our text messages never carry a link that asks you to sign in. A message with a one-time code states its purpose and, for a transfer, the amount and the last digits of the to account; if they do not fit, do not enter it. When in doubt, hang up and call 0800-899-899 or the 165 anti-fraud line yourself.`,
      ko: `당행은 문자, 전화, 메신저로 비밀번호, 거래 비밀번호, 인증번호를 묻지 않으며 문자에 로그인을 요구하는 링크를 넣지 않습니다. 인증번호 문자에는 용도가 적혀 있고 이체 시에는 금액과 입금 계좌 끝자리도 표시되므로 내용이 다르면 입력하지 마십시오. 의심스러우면 전화를 끊고 0800-899-899 또는 [165](tel:165) 사기 신고 전화로 직접 확인해 주십시오.`,
    },
    keywords: ["詐騙簡訊", "釣魚", "假客服", "可疑連結", "165", "帳戶異常簡訊", "冒名"],
  },
  {
    number: 2016,
    subcategory: "0203",
    question: {
      zh: "「一鍵停用」會停掉哪些功能？",
      en: "What does the panic button stop?",
      ko: "‘긴급 정지’를 누르면 무엇이 정지됩니까?",
    },
    answer: {
      zh: `懷疑被騙或手機遺失時，請在行動銀行 App，或登入網站後在「[安全中心](/overview/security)」按下「一鍵停用」並確認，立即生效：

- 停用所有使用中的簽帳金融卡，無法消費與提款
- 停止所有轉給他人的交易，包括約定轉帳與非約定轉帳；自己的帳戶之間仍可轉帳
- 登出所有裝置，並給您一組案件編號

之後仍可登入查看，畫面上方會顯示「一鍵停用生效中」。轉入款項與貸款月付金的自動扣款照常。手邊沒有手機時，請用任何電話撥 0800-899-899，由專員協助。`,
      en: `If you suspect fraud or have lost your phone, press the panic button in the mobile app, or under “[Security](/overview/security)” after signing in to the web site, and confirm. At once it:

- stops every debit card in use, for purchases and withdrawals;
- stops all transfers to others, designated and non-designated; between your own accounts you can still move money;
- signs out every device, and gives you a reference number.

You can still sign in to look; every page then says that it is in effect. Money coming in and the collection of your monthly payment go on. Without your phone, call 0800-899-899 from any telephone.`,
      ko: `사기가 의심되거나 휴대전화를 잃어버리셨을 때 모바일 앱 또는 웹사이트에 로그인한 뒤 ‘[보안 센터](/overview/security)’에서 ‘긴급 정지’를 누르고 확인하시면 즉시 적용됩니다.

- 사용 중인 모든 체크카드의 결제와 출금 정지
- 지정 계좌와 비지정 계좌를 포함하여 타인에게 보내는 모든 이체 정지(본인 계좌 간 이체는 가능)
- 모든 기기 로그아웃, 접수 번호 안내

이후에도 로그인하여 조회하실 수 있으며 화면에 ‘긴급 정지 적용 중’이라고 표시됩니다. 입금과 대출 월 상환금 자동 출금은 계속됩니다. 휴대전화가 없으면 다른 전화로 0800-899-899에 연락해 주십시오.`,
    },
    keywords: ["緊急停用", "凍結帳戶", "被騙", "手機掉了", "停止交易", "暫停帳戶"],
  },
  {
    number: 2017,
    subcategory: "0203",
    question: {
      zh: "按了「一鍵停用」之後，如何恢復使用？",
      en: "How do I lift the panic button?",
      ko: "‘긴급 정지’는 어떻게 해제합니까?",
    },
    answer: {
      zh: `請撥客服中心 0800-899-899，海外請撥 +886-2-8899-0899，經專員確認身分後解除，或在行動銀行 App 確認身分後解除；網站無法解除。為避免您在歹徒誘導下解除，專員可能請您稍候再辦理。恢復後建議重新設定密碼與交易密碼，並查看最近的交易。`,
      en: `Call 0800-899-899, from abroad +886-2-8899-0899. We lift it after checking your identity. You can also confirm who you are in the mobile app; it cannot be lifted on the web site. To protect you from being talked into it, we may ask you to wait a little. Afterwards please set a new password and PIN and look through your recent transactions.`,
      ko: `고객센터 0800-899-899, 해외에서는 +886-2-8899-0899로 연락하시면 본인 확인 후 해제해 드립니다. 모바일 앱에서 본인 확인 후 해제하실 수도 있으며, 웹사이트에서는 해제할 수 없습니다. 범인의 유도로 해제하시는 일을 막기 위하여 잠시 뒤에 다시 신청하시도록 안내해 드릴 수 있습니다. 해제 후에는 비밀번호와 거래 비밀번호를 다시 설정하고 최근 거래를 확인해 주십시오.`,
    },
    keywords: ["解除停用", "恢復帳戶", "解凍", "重新啟用", "取消一鍵停用"],
  },
  {
    number: 2018,
    subcategory: "0203",
    question: {
      zh: "登入時顯示「偵測到異常活動」而被鎖定，怎麼辦？",
      en: "Sign-in is locked because of unusual activity. What can I do?",
      ko: "‘이상 활동이 감지되었습니다’라며 로그인이 잠기면 어떻게 합니까?",
    },
    answer: {
      zh: `系統發現與您平常習慣不同的登入或交易時，會先鎖定網站登入，保護您的帳戶。請在您本人的手機上重新登入行動銀行 App，依畫面說明確認身分。若您近期曾提供密碼、驗證碼給別人，或安裝過不明程式，請立即撥 0800-899-899。`,
      en: `When we see sign-ins or transactions that differ from what you usually do, we lock sign-in on the web site to protect you. Sign in to the mobile app again on your own phone and confirm your identity as it shows. If you have lately given anyone a password or one-time code, or installed an unknown program, call 0800-899-899 at once.`,
      ko: `평소와 다른 로그인이나 거래가 발견되면 계좌를 보호하기 위하여 웹사이트 로그인을 먼저 잠급니다. 본인의 휴대전화에서 모바일 앱에 다시 로그인하여 화면 안내에 따라 본인 확인을 해 주십시오. 최근에 비밀번호나 인증번호를 다른 사람에게 알려 주셨거나 알 수 없는 프로그램을 설치하셨다면 즉시 0800-899-899로 연락해 주십시오.`,
    },
    keywords: ["異常登入", "帳戶異常", "疑似盜用", "風險鎖定", "可疑登入", "被盜"],
  },
  {
    number: 2019,
    subcategory: "0203",
    question: {
      zh: "可以把帳戶或卡片借給別人使用嗎？",
      en: "May I lend my account or card to someone?",
      ko: "계좌나 카드를 다른 사람에게 빌려주어도 됩니까?",
    },
    answer: {
      zh: `不可以。無正當理由將帳戶交給他人使用，可能違反洗錢防制法，輕則由警察機關告誡，重則有刑責，帳戶也可能被列為警示帳戶而停止交易。「提供帳戶領薪水」「美化金流幫您貸款」都是收購人頭帳戶的說詞。若已交出卡片或密碼，請立即掛失，並向 165 或警察機關說明。`,
      en: `No. Handing an account over without good reason may break the Money Laundering Control Act: it can bring a police warning or even a sentence, and the account may be flagged and stopped. “Earn a salary with your account” and “we improve your cash flow for a loan” are the words of people who collect accounts for fraud. If you have given away a card or password, report the card lost at once and tell [165](tel:165) or the police.`,
      ko: `안 됩니다. 정당한 이유 없이 계좌를 타인에게 넘기면 자금세탁방지법 위반으로 경찰의 경고나 형사 처벌을 받을 수 있으며, 경고 계좌로 지정되어 거래가 정지될 수 있습니다. ‘계좌만 제공하면 급여 지급’, ‘거래 실적을 만들어 대출’은 대포 통장을 모으는 말입니다. 카드나 비밀번호를 이미 넘기셨다면 즉시 분실 신고를 하시고 [165](tel:165) 또는 경찰에 알려 주십시오.`,
    },
    keywords: ["人頭帳戶", "警示帳戶", "租借帳戶", "賣帳戶", "借帳戶", "洗錢"],
  },
  {
    number: 2020,
    subcategory: "0204",
    question: {
      zh: "網站支援哪些瀏覽器？",
      en: "Which browsers does the web site support?",
      ko: "웹사이트는 어떤 브라우저를 지원합니까?",
    },
    answer: {
      zh: `要使用完整功能，請用下列版本以上的瀏覽器：

| 瀏覽器 | 最低版本 |
| Chrome | 90 |
| Safari | 14 |
| Firefox | 88 |
| Edge | 90 |

較舊的瀏覽器仍可閱讀公告、利率等頁面；Internet Explorer 各版本均不支援。更新後畫面仍不正常，請清除瀏覽器暫存資料再開啟。`,
      en: `For all functions please use these versions or newer:

| Browser | Oldest version |
| Chrome | 90 |
| Safari | 14 |
| Firefox | 88 |
| Edge | 90 |

Older browsers can still read pages such as notices and rates. No version of Internet Explorer is supported. If pages still look wrong after an update, clear the browser’s cache and open the site again.`,
      ko: `모든 기능을 이용하시려면 다음 버전 이상의 브라우저를 사용해 주십시오.

| 브라우저 | 최소 버전 |
| Chrome | 90 |
| Safari | 14 |
| Firefox | 88 |
| Edge | 90 |

이전 버전에서도 공지, 금리 등의 화면은 보실 수 있으며 Internet Explorer는 모든 버전을 지원하지 않습니다. 업데이트 후에도 화면이 이상하면 브라우저 캐시를 삭제한 뒤 다시 열어 주십시오.`,
    },
    keywords: ["IE", "Edge", "Chrome", "網頁打不開", "畫面跑掉", "瀏覽器版本", "清除快取"],
  },
  {
    number: 2021,
    subcategory: "0204",
    question: {
      zh: "行動銀行 App 需要什麼系統版本？去哪裡下載？",
      en: "Which phone systems does the app need, and where do I get it?",
      ko: "모바일 앱에 필요한 운영체제 버전은 무엇이며 어디에서 내려받습니까?",
    },
    answer: {
      zh: `App 需要 iOS 15 以上或 Android 7 以上，只在 App Store 與 Google Play 上架，開發者名稱為 Dawn Bank。基於安全，越獄或取得最高權限的裝置無法使用。手機無法更新系統時，仍可用瀏覽器登入本行網站與[無障礙網路銀行](/accessible)。`,
      en: `The app needs iOS 15 or Android 7, or newer, and is only on the App Store and Google Play, published by Dawn Bank. For safety it does not run on jailbroken or rooted devices. If your phone cannot be updated, you can still sign in to our web site and the [accessible web bank](/accessible) with a browser.`,
      ko: `앱은 iOS 15 이상 또는 Android 7 이상이 필요하며 App Store와 Google Play에만 있고 개발자 이름은 Dawn Bank입니다. 보안을 위하여 탈옥하거나 루팅한 기기에서는 사용하실 수 없습니다. 휴대전화를 업데이트할 수 없는 경우에도 브라우저로 당행 웹사이트와 [웹 접근성 뱅킹](/accessible)에 로그인하실 수 있습니다.`,
    },
    keywords: ["下載app", "安卓", "蘋果", "iPhone", "手機太舊", "無法安裝", "越獄", "root"],
  },
];
