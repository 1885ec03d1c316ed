import type { ErrorTable } from "./error-table.ts";

/** What every area and the platform itself may refuse: sessions, files, fields, the transport. */
export const platformErrors = {
  // Session
  CHEA000001: {
    means: "not signed in",
    zh: "您尚未登入，請先登入再使用這項服務。",
    en: "You are not signed in. Please sign in to use this service.",
    ko: "로그인되어 있지 않습니다. 로그인한 후 이용해 주십시오.",
  },
  CHEA000003: {
    means: "duplicate login: a second sign-in ended this session",
    zh: "您的帳號已在其他裝置登入，本裝置已自動登出。若非您本人操作，請立即聯絡客服中心 {phone}。",
    en: "Your account has been signed in to on another device, so you were signed out here. If this wasn’t you, call {phone} immediately.",
    ko: "다른 기기에서 로그인하여 이 기기에서는 자동으로 로그아웃되었습니다. 본인이 아니라면 즉시 고객센터 {phone}번으로 연락해 주십시오.",
  },
  CHEA000206: {
    means: "authentication expired: the session timed out",
    zh: "身分驗證已逾時。為保護您的帳戶，請重新驗證身分。",
    en: "Your verification has expired. To protect your account, please verify your identity again.",
    ko: "본인 확인 시간이 만료되었습니다. 계좌 보호를 위해 본인 확인을 다시 해 주십시오.",
  },
  // Files
  FILE000001: {
    means: "file format wrong",
    zh: "檔案格式不符，請改用 JPG、JPEG 或 PNG 檔。",
    en: "This file format is not accepted. Please use a JPG, JPEG or PNG file.",
    ko: "지원하지 않는 파일 형식입니다. JPG, JPEG, PNG 파일을 사용해 주십시오.",
  },
  FILE000002: {
    means: "file too large",
    zh: "檔案過大，每個檔案不可超過 2 MB，請縮小後重新上傳。",
    en: "The file is too large. Each file must be 2 MB or smaller. Please reduce its size.",
    ko: "파일이 너무 큽니다. 파일마다 2 MB까지 가능하니 크기를 줄여 주십시오.",
  },
  FILE000003: {
    means: "too many files",
    zh: "檔案數量過多，最多可上傳 3 個檔案，請移除多餘的檔案。",
    en: "There are too many files. You can attach up to 3. Please remove some.",
    ko: "파일이 너무 많습니다. 3개까지 첨부할 수 있으니 일부를 삭제해 주십시오.",
  },
  FILE000004: {
    means: "a file that was sent ahead is no longer kept",
    zh: "先前上傳的檔案已超過保留時間，請重新選擇檔案。",
    en: "A file you uploaded earlier has expired. Please choose it again.",
    ko: "먼저 올린 파일의 보관 시간이 지났습니다. 파일을 다시 선택해 주십시오.",
  },
  // Transport
  PLAT000001: {
    means: "temporary outage: try again later",
    zh: "系統忙碌，請稍後再試。",
    en: "The system is busy. Please try again later.",
    ko: "시스템 이용량이 많습니다. 잠시 후 다시 시도해 주십시오.",
  },
  PLAT000002: {
    means: "PC only",
    zh: "這項服務僅限在電腦上使用，請改用電腦開啟本網站。",
    en: "This service works on a computer only. Please open this site on a computer.",
    ko: "이 서비스는 PC에서만 이용할 수 있습니다. PC에서 이 사이트를 열어 주십시오.",
  },
  PLAT000003: {
    means: "not found",
    zh: "找不到您要的頁面，請確認網址，或回到首頁。",
    en: "The page was not found. Please check the address, or go to the home page.",
    ko: "페이지를 찾을 수 없습니다. 주소를 확인하거나 홈으로 이동해 주십시오.",
  },
  PLAT000004: {
    means: "method not allowed",
    zh: "無法以這種方式使用這個網址，請回到上一頁重新操作。",
    en: "This page cannot be opened this way. Please go back and try again.",
    ko: "이 주소는 이 방식으로 이용할 수 없습니다. 이전 페이지에서 다시 시도해 주십시오.",
  },
  PLAT000005: {
    means: "too many requests",
    zh: "操作過於頻繁，請於 {seconds} 秒後再試。",
    en: "Too many requests. Please try again in {seconds} s.",
    ko: "요청이 너무 많습니다. {seconds}초 후 다시 시도해 주십시오.",
  },
  PLAT000006: {
    means: "malformed",
    zh: "送出的資料不完整，無法處理，請重新整理頁面後再試一次。",
    en: "Your request is incomplete. Please reload the page and try again.",
    ko: "전송된 내용이 완전하지 않습니다. 페이지를 새로 고친 후 다시 시도해 주십시오.",
  },
  PLAT000007: {
    means: "body too large",
    zh: "送出的內容過大，無法處理，請減少內容或檔案後再試一次。",
    en: "Your request is too large. Please shorten it or remove files, and try again.",
    ko: "전송된 내용이 너무 큽니다. 내용이나 파일을 줄인 후 다시 시도해 주십시오.",
  },
  PLAT000008: {
    means: "wrong content type",
    zh: "無法處理這種格式的資料，請重新整理頁面後再試一次。",
    en: "This data format is not supported. Please reload the page and try again.",
    ko: "처리할 수 없는 형식입니다. 페이지를 새로 고친 후 다시 시도해 주십시오.",
  },
  PLAT000009: {
    means: "not sent from our page",
    zh: "這項操作不是從本網站送出，為保護您的帳戶，未予執行。請回到本網站重新操作。",
    en: "This request did not come from our website, so it was not processed. Please return to our website and try again.",
    ko: "이 사이트에서 보낸 요청이 아니어서 실행하지 않았습니다. 이 사이트로 돌아와 다시 시도해 주십시오.",
  },
  PLAT000010: {
    means: "network unreachable",
    zh: "無法連上網路，請檢查網路連線後再試一次。",
    en: "You appear to be offline. Please check your connection and try again.",
    ko: "네트워크에 연결할 수 없습니다. 연결을 확인한 후 다시 시도해 주십시오.",
  },
  PLAT000011: {
    means: "timed out",
    zh: "等候回應逾時，請稍後再試。若您正在轉帳，請先查看交易明細，以免重複操作。",
    en: "The request timed out. Please try again. For a transfer, check your history first.",
    ko: "응답 시간이 초과되었습니다. 잠시 후 다시 시도해 주십시오. 이체 중이었다면 먼저 거래 내역을 확인해 주십시오.",
  },
  // Fields
  FELD000001: {
    means: "required",
    zh: "請填寫這個欄位。",
    en: "Please fill in this field.",
    ko: "이 항목을 입력해 주십시오.",
  },
  FELD000002: {
    means: "too short",
    zh: "內容太短，請至少輸入 {least} 個字元。",
    en: "This is too short. Please enter at least {least} characters.",
    ko: "내용이 너무 짧습니다. {least}자 이상 입력해 주십시오.",
  },
  FELD000003: {
    means: "too long",
    zh: "內容太長，最多可輸入 {most} 個字元。",
    en: "This is too long. Please enter at most {most} characters.",
    ko: "내용이 너무 깁니다. {most}자 이하로 입력해 주십시오.",
  },
  FELD000004: {
    means: "wrong form",
    zh: "格式不正確，請依欄位說明重新輸入。",
    en: "The format is not valid. Please check the hint below the label.",
    ko: "형식이 올바르지 않습니다. 항목의 설명에 따라 다시 입력해 주십시오.",
  },
  FELD000005: {
    means: "not a whole number",
    zh: "請輸入整數，不含小數點。",
    en: "Please enter a whole number, without decimals.",
    ko: "소수점 없이 정수를 입력해 주십시오.",
  },
  FELD000006: {
    means: "too small",
    zh: "數值太小，請輸入 {least} 以上的數字。",
    en: "This number is too small. Please enter {least} or more.",
    ko: "숫자가 너무 작습니다. {least} 이상을 입력해 주십시오.",
  },
  FELD000007: {
    means: "too big",
    zh: "數值太大，請輸入 {most} 以下的數字。",
    en: "This number is too large. Please enter {most} or less.",
    ko: "숫자가 너무 큽니다. {most} 이하를 입력해 주십시오.",
  },
  FELD000008: {
    means: "not one of the choices",
    zh: "請從選項中選擇一項。",
    en: "Please choose one of the options.",
    ko: "선택지 중 하나를 선택해 주십시오.",
  },
} satisfies ErrorTable;
