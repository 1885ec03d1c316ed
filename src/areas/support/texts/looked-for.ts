// How people say that something must not wait, and that they want a person, in every language at once:
// nobody says which one a text is written in. Texts are compared as `heardText` writes them: half width,
// lower case, Traditional characters.

/** Simplified characters of these words, by the Traditional ones. Everything else may stay as typed. */
export const simplified: Readonly<Record<string, string>> = {
  ...{ 骗: "騙", 诈: "詐", 丢: "丟", 遗: "遺", 挂: "掛", 盗: "盜", 转: "轉", 钱: "錢", 机: "機" },
  ...{ 账: "帳", 紧: "緊", 码: "碼", 验: "驗", 证: "證", 给: "給", 诉: "訴", 团: "團", 银: "銀" },
  ...{ 冻: "凍", 结: "結", 错: "錯", 网: "網", 误: "誤", 钓: "釣", 鱼: "魚", 锁: "鎖", 窃: "竊" },
  ...{ 专: "專", 员: "員", 谈: "談", 讲: "講", 话: "話", 说: "說", 检: "檢", 号: "號", 户: "戶" },
  ...{ 胁: "脅", 敲: "敲", 诈骗: "詐騙", 刚: "剛", 领: "領", 丢失: "丟失", 点: "點", 连: "連" },
};

const LOSABLE = "卡|錢包|皮夾|皮包|手機|存摺|證件";
const GONE = "不見|掉了|掉在|遺失|弄丟|搞丟|丟了|丟失|找不到|被搶|失竊";
const THINGS = "card|wallet|purse|handbag|phone|mobile";
const MISSING = "lost|lose|missing|misplaced|gone|stolen|can'?t find|cannot find|left behind";

/** What tells of a loss or of a crime. */
export const urgentPatterns: readonly RegExp[] = [
  /騙|詐欺|釣魚|假檢警|假警察|假冒|勒索|恐嚇|威脅|解除分期|不(讓|能|給).{0,4}出金|出金.{0,4}不/u,
  /偷|竊|盜(刷|用|領|走|轉|了)|被盜|冒用|被駭|駭客|有人(用|拿)我的/u,
  new RegExp(`(${LOSABLE}).{0,6}(${GONE})|(${GONE}).{0,6}(${LOSABLE})`, "u"),
  /掛失|(停|凍結|鎖|停用|封鎖).{0,3}(卡|帳戶|帳號)|停卡/u,
  /不是我(本人)?(登入|轉|刷|買|操作|用|做|的交易|的消費|領)|(非|不是)本人/u,
  /錢.{0,6}(不見|消失|被轉走|被領走|被提走|少了|沒了)/u,
  /(驗證碼|密碼|卡號|帳號|代號).{0,6}(給了|告訴|講|說出|洩|外流|被.{0,4}知道|被看到)/u,
  /把.{0,6}(驗證碼|密碼|卡號).{0,4}(給|告訴|講|說)/u,
  /緊急|救命|快幫|求救/u,
  /\bscam(s|med|mer|mers)?\b|\bfraud(s|ulent|ulently|ster)?\b|phish|smish|hack(ed|er|ing)?\b|steal|stole\b|stolen|\btheft|thief|robbed/,
  new RegExp(
    `\\b(${MISSING})\\b.{0,24}\\b(${THINGS})s?\\b|\\b(${THINGS})s?\\b.{0,16}\\b(${MISSING})\\b`,
  ),
  /unauthori[sz]ed|(didn'?t|did not|never) (make|authori[sz]e|send|approve|do) (this|that|it|the)|(wasn'?t|was not) me\b/,
  /\b(block|freeze|lock|suspend)\b.{0,12}\b(card|account)s?\b/,
  /\bmoney\b.{0,16}\b(missing|gone|disappeared|vanished)|\b(missing|disappeared)\b.{0,10}\bmoney\b/,
  /\b(gave|told|shared|sent|given)\b.{0,30}\b(code|password|pin|otp)\b/,
  /tricked|blackmail|extort|threaten|\bfake (police|officer|bank|call|prosecutor)|\bsos\b|\bemergency\b/,
  /(someone|somebody|stranger).{0,24}(us(ed|ing)|access|logged|in my account)/,
  /사기|보이스 ?피싱|피싱|스미싱|해킹|해커|도난|도둑|훔|도용|털렸|협박|속았/u,
  /(카드|지갑|휴대폰|휴대전화|핸드폰|가방).{0,8}(잃어|분실|없어|사라|안 보)/u,
  /분실/u,
  /(하지 않은|안 한|한 적 없|모르는|쓰지 않은|안 쓴).{0,6}(이체|결제|거래|송금|로그인)/u,
  /(인증번호|비밀번호|암호).{0,14}(알려줬|알려 줬|알려 주었|말해 줬|말했|가르쳐|입력했|유출)/u,
  /(계좌|카드).{0,8}(정지|동결|막아|멈춰|차단)/u,
  /돈.{0,8}(사라|없어졌|빠져나)/u,
  /긴급 상황|급해요|도와주세요|도와 주세요|살려/u,
];

/** What is about such things but tells of none: how to prevent them, what they cost, to take a report back. */
export const calmPatterns: readonly RegExp[] = [
  /(防範|預防|防止|避免|防詐|如何分辨|怎麼分辨|辨識).{0,8}(騙|釣魚|盜|詐)?/u,
  /(掛失|停卡|補發).{0,8}(費|多少錢|要錢|取消)|取消.{0,4}掛失|掛失後.{0,4}找到/u,
  /(avoid|prevent|spot|recogni[sz]e|protect).{0,16}(scam|fraud|phish|theft)/,
  /(fee|cost|charge).{0,16}(lost card|replacement)|cancel.{0,16}(loss|lost).{0,8}report/,
  /(사기|피싱|도난).{0,6}(예방|방지|피하)|분실 신고.{0,4}(취소|수수료|비용)/u,
];

/** How people ask for a person. */
export const personPatterns: readonly RegExp[] = [
  /真人|專人|人工|客服(人員|專員|小姐|先生)|活人|主管|經理|轉接|(跟|和|與|找)(真的)?人(講|談|說|聊|類|問)?(話)?|有人(在)?嗎/u,
  /\b(talk|speak|chat|connect|transfer|put)\b.{0,24}\b(human|person|agent|representative|operator|someone|somebody|staff|adviser|advisor|manager|customer service|people)\b/,
  /\b(real|live|actual) (person|human|agent|people)|\bhuman\b|\b(need|want|get) (a|an|me a|me an) (person|agent|representative|operator)\b/,
  /^(an? |the )?(agent|representative|operator|person|customer service|support staff)( please)?[\s.!?]*$/,
  /상담원|상담사|(직원|사람|담당자).{0,8}(연결|바꿔|통화|이야기|얘기|대화|상담)|진짜 사람/u,
];
