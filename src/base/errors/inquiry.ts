import type { ErrorTable } from "./error-table.ts";

/** The refusals of inquiries. */
export const inquiryErrors = {
  INQR000001: {
    means: "no such inquiry",
    zh: "找不到這則留言，請確認網址，或重新留言。",
    en: "This inquiry was not found. Please check the address, or send a new inquiry.",
    ko: "문의를 찾을 수 없습니다. 주소를 확인하거나 새로 문의해 주십시오.",
  },
} satisfies ErrorTable;
