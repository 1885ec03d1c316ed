// The content desk's refusals, with their sentences beside them: they are changed together.

/** The codes of the content desk. */
export const contentCodes = {
  CONT000001: { means: "the content file has flaws, which the content lists" },
  CONT000002: { means: "no such content, or no such version of it" },
  CONT000003: { means: "content cannot end before it begins, or in the past" },
  CONT000004: { means: "the content is needed elsewhere and cannot be taken off the site" },
  CONT000005: { means: "rates are published by a request that a colleague approves" },
  CONT000006: { means: "a request about these rates waits for a decision already" },
  CONT000007: { means: "rates are published in the future, and no later than their own day" },
} as const satisfies Record<string, { means: string; holes?: readonly string[] }>;

type Sentences = Readonly<Record<keyof typeof contentCodes, string>>;

/** Their sentences in Chinese. */
export const zhContent: Sentences = {
  CONT000001: "內容還有需要修正的地方，請依列出的行號檢查。",
  CONT000002: "找不到這項內容，或沒有這個版本。",
  CONT000003: "下架時間必須晚於上架時間，且不能是過去的時間。",
  CONT000004: "其他頁面或客戶同意的條款需要這項內容，不能下架。",
  CONT000005: "利率與匯率須送請另一位同仁覆核後才會發布。",
  CONT000006: "這些利率已有一件申請待覆核，請等候決定或先撤回。",
  CONT000007: "發布時間不能是過去的時間，也不能晚於生效日。",
};

/** Their sentences in English. */
export const enContent: Sentences = {
  CONT000001: "The content needs corrections. Please check the lines listed.",
  CONT000002: "This content or version was not found.",
  CONT000003: "The end must be after the start and in the future.",
  CONT000004: "Other pages or agreements need this content. It cannot be taken off the site.",
  CONT000005: "A colleague has to approve rates before they are published.",
  CONT000006: "A request about these rates is waiting for a decision. Wait for it, or withdraw it.",
  CONT000007: "The publication time must be in the future and no later than the effective date.",
};

/** Their sentences in Korean. */
export const koContent: Sentences = {
  CONT000001: "내용을 수정해야 합니다. 표시된 줄을 확인해 주십시오.",
  CONT000002: "해당 내용이나 버전을 찾을 수 없습니다.",
  CONT000003: "게시 종료는 시작보다 늦어야 하며 과거일 수 없습니다.",
  CONT000004: "다른 페이지나 고객이 동의한 약관에 필요한 내용이므로 내릴 수 없습니다.",
  CONT000005: "금리와 환율은 다른 직원의 승인을 받아야 게시됩니다.",
  CONT000006:
    "이 금리에 대한 요청이 이미 승인 대기 중입니다. 결정을 기다리거나 먼저 철회해 주십시오.",
  CONT000007: "게시 시각은 현재 이후여야 하며 시행일보다 늦을 수 없습니다.",
};
