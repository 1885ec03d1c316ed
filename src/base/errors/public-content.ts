import type { ErrorTable } from "./error-table.ts";

/** What is looked for on the public site and not there. */
export const publicContentErrors = {
  BORD000001: {
    means: "no such notice",
    zh: "找不到這則公告，可能已下架，請回到公告列表查看。",
    en: "This notice was not found; it may have been removed. Please go to the list of notices.",
    ko: "공지를 찾을 수 없습니다. 게시가 끝났을 수 있으니 공지 목록을 확인해 주십시오.",
  },
  BORD000002: {
    means: "no such event",
    zh: "找不到這個活動，可能已下架，請回到活動列表查看。",
    en: "This event was not found; it may have been removed. Please go to the list of events.",
    ko: "이벤트를 찾을 수 없습니다. 게시가 끝났을 수 있으니 이벤트 목록을 확인해 주십시오.",
  },
  BORD000003: {
    means: "no such fund notice",
    zh: "找不到這則基金公告，可能已下架，請回到基金公告列表查看。",
    en: "This fund notice was not found; it may have been removed. Please go to the list of fund notices.",
    ko: "펀드 공지를 찾을 수 없습니다. 게시가 끝났을 수 있으니 펀드 공지 목록을 확인해 주십시오.",
  },
  PROD000001: {
    means: "no such product",
    zh: "找不到這項產品，可能已停止提供，請回到產品列表查看。",
    en: "This product was not found; it may no longer be offered. Please go to the product list.",
    ko: "상품을 찾을 수 없습니다. 판매가 끝났을 수 있으니 상품 목록을 확인해 주십시오.",
  },
  SECU000001: {
    means: "no such share or ETF",
    zh: "找不到這檔股票或 ETF，請回到證券首頁重新查詢。",
    en: "This stock or ETF was not found. Please search again on the securities page.",
    ko: "주식 또는 ETF를 찾을 수 없습니다. 증권 페이지에서 다시 검색해 주십시오.",
  },
  FUND000001: {
    means: "no such fund",
    zh: "找不到這檔基金，可能已停止銷售，請回到基金列表查看。",
    en: "This fund was not found; it may no longer be sold. Please go to the fund list.",
    ko: "펀드를 찾을 수 없습니다. 판매가 끝났을 수 있으니 펀드 목록을 확인해 주십시오.",
  },
  FAQS000001: {
    means: "no such FAQ entry",
    zh: "找不到這則常見問題，請改用搜尋，或從分類中查看。",
    en: "This FAQ entry was not found. Please search, or browse the categories.",
    ko: "자주 묻는 질문을 찾을 수 없습니다. 검색하거나 분류에서 찾아 주십시오.",
  },
  FAQS000002: {
    means: "no such FAQ category",
    zh: "找不到這個問題類別，請改用搜尋，或從常見問題首頁查看。",
    en: "This FAQ category was not found. Please search, or start from the FAQ.",
    ko: "질문 분류를 찾을 수 없습니다. 검색하거나 자주 묻는 질문에서 찾아 주십시오.",
  },
  DOCS000001: {
    means: "no such document",
    zh: "找不到這份文件，可能已更新或移除，請回到下載專區查看。",
    en: "This document was not found; it may have been replaced or removed. Please go to the documents page.",
    ko: "문서를 찾을 수 없습니다. 변경되거나 삭제되었을 수 있으니 자료실을 확인해 주십시오.",
  },
} satisfies ErrorTable;
