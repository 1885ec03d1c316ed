import type { ErrorTable } from "./error-table.ts";

/** The refusals of chats with a person. */
export const chatErrors = {
  CHAT000001: {
    means: "nobody at the desk answers chats now",
    zh: "目前沒有專人線上服務，{opens} 起恢復服務。您可以先詢問自動回覆，或填寫線上留言。",
    en: "Chat is closed right now and opens at {opens}. Please send an inquiry.",
    ko: "현재 상담원이 없습니다. {opens}부터 다시 상담할 수 있습니다. 자동 답변에 질문하거나 문의를 남겨 주십시오.",
  },
  CHAT000002: {
    means: "too many chats wait for a person",
    zh: "目前等候專人的人數已滿，請稍後再試，或填寫線上留言。",
    en: "The queue is full. Please try again later, or send us an inquiry.",
    ko: "현재 대기 인원이 모두 찼습니다. 잠시 후 다시 시도하거나 문의를 남겨 주십시오.",
  },
  CHAT000003: {
    means: "no such chat, or it is a colleague's",
    zh: "找不到這個對話，可能已結束，或已由同事接手。",
    en: "This chat was not found. It may have ended, or a colleague has taken it.",
    ko: "대화를 찾을 수 없습니다. 이미 종료되었거나 다른 직원이 맡았을 수 있습니다.",
  },
  CHAT000004: {
    means: "this member of staff attends as many chats as one may",
    zh: "您同時服務的對話已達上限，請先結束其中一個。",
    en: "You are already in as many chats as you can take. Please end one first.",
    ko: "동시에 상담할 수 있는 대화 수를 초과했습니다. 먼저 하나를 종료해 주십시오.",
  },
  CHAT000005: {
    means: "a visitor's transcript is mailed after a person attended the chat only",
    zh: "由專人服務過的對話才能寄送紀錄；您可以直接下載這次的對話。",
    en: "You can only email chats that our staff joined. You can download this one.",
    ko: "상담원이 참여한 대화만 메일로 보낼 수 있습니다. 대화를 다운로드해 주십시오.",
  },
  CHAT000006: {
    means: "a chat has as many pictures as one may",
    zh: "一次對話最多可傳送 {most} 張圖片。其他圖片請附在線上留言中。",
    en: "You can send up to {most} pictures in one chat. Please send others with an inquiry.",
    ko: "한 대화에서 사진은 최대 {most}장까지 보낼 수 있습니다. 나머지는 온라인 문의에 첨부해 주십시오.",
  },
  CHAT000007: {
    means: "the chat has ended; it is deleted before another begins",
    zh: "這次對話已結束。如需繼續，請開始新的對話。",
    en: "This chat has ended. To continue, please start a new chat.",
    ko: "이 대화는 종료되었습니다. 계속하시려면 새 대화를 시작해 주십시오.",
  },
} satisfies ErrorTable;
