// How people say that they want a person, in every language at once: nobody says which one a text is
// written in. Texts are compared as `heardText` writes them.

/** How people ask for a person. */
export const personPatterns: readonly RegExp[] = [
  /真人|專人|人工|客服(人員|專員|小姐|先生)|活人|主管|經理|轉接|(跟|和|與|找)(真的)?人(講|談|說|聊|類|問)?(話)?|有人(在)?嗎/u,
  /\b(talk|speak|chat|connect|transfer|put)\b.{0,24}\b(human|person|agent|representative|operator|someone|somebody|staff|adviser|advisor|manager|customer service|people)\b/,
  /\b(real|live|actual) (person|human|agent|people)|\bhuman\b|\b(need|want|get) (a|an|me a|me an) (person|agent|representative|operator)\b/,
  /^(an? |the )?(agent|representative|operator|person|customer service|support staff)( please)?[\s.!?]*$/,
  /상담원|상담사|(직원|사람|담당자).{0,8}(연결|바꿔|통화|이야기|얘기|대화|상담)|진짜 사람/u,
];
