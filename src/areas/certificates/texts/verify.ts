import type { Language } from "#base/text/language.ts";

const zh = {
  title: "證明文件查驗",
  lead: "確認一份證明文件是否由本行開立，不必登入。",
  code: "驗證碼",
  codeHint: "文件左下方 QR 碼旁的 24 個英文字母與數字。",
  submit: "查驗",
  badCode: "請輸入 24 個字元的驗證碼。",
  genuine: "這份文件由本行開立",
  genuineText:
    "請核對下列資料與您手上的文件是否相符；金額以文件上的電子簽章為準，請再選擇檔案檢查。",
  revoked: "這份文件已作廢",
  revokedText: "本行曾開立這份文件，但已於 {revokedOn} 作廢，請勿採用。",
  unknown: "查無這份文件",
  unknownText: "請確認驗證碼是否正確。若確認無誤，這份文件可能不是本行開立的。",
  facts: {
    kind: "文件種類",
    serial: "證明書編號",
    name: "姓名",
    about: "證明日期或期間",
    numbers: "帳號",
    issuedOn: "開立日期",
  },
  file: "檢查檔案",
  fileLead: "選擇 PDF 檔案，瀏覽器會直接檢查電子簽章與內容是否遭竄改。檔案不會上傳。",
  fileLabel: "PDF 檔案",
  noScript: "檢查檔案需要瀏覽器執行指令碼；您仍可用驗證碼查驗。",
  fileLater: "目前查驗次數過多，暫時無法檢查檔案，請在上方所示的時間後重新整理這個頁面。",
  checking: "檢查中",
  valid: "檔案由本行簽章，簽章後未遭變更。但尚未確認是否已作廢，請再輸入文件上的驗證碼查驗。",
  validSame: "簽章有效，且與本行開立的檔案完全相同。",
  validRevoked: "這是本行簽章的檔案，但已經作廢，請勿採用。",
  other: "簽章有效，但與這個驗證碼的文件不是同一份檔案。",
  changed: "檔案在簽章後遭到變更，請勿採用。",
  foreign: "檔案不是由本行簽章。",
  unsigned: "檔案沒有本行的電子簽章。",
  unreadable: "無法讀取檔案，請確認是 10 MB 以內的 PDF。",
  words: { info: "提示", success: "相符", warning: "注意", error: "不符" },
};

export type Verify = typeof zh;

const en: Verify = {
  title: "Verify a certificate",
  lead: "Check whether we issued a certificate. No sign-in needed.",
  code: "Verification code",
  codeHint: "24 letters and digits beside the QR code at the bottom of the document.",
  submit: "Verify",
  badCode: "Please enter the 24-character code.",
  genuine: "We issued this document",
  genuineText:
    "Please compare these details with your document. The amounts are protected by the digital signature, so check the file as well.",
  revoked: "This document is no longer valid",
  revokedText: "We issued this document but revoked it on {revokedOn}. Please do not rely on it.",
  unknown: "This document was not found",
  unknownText: "Please check the code. If it is correct, the document may not be ours.",
  facts: {
    kind: "Certificate",
    serial: "Number",
    name: "Name",
    about: "Date or period",
    numbers: "Accounts",
    issuedOn: "Issued on",
  },
  file: "Check the file",
  fileLead:
    "Choose the PDF. Your browser checks the signature and whether anything was changed. The file is not uploaded.",
  fileLabel: "PDF file",
  noScript: "Checking a file requires JavaScript. You can still verify the code above without it.",
  fileLater:
    "There were too many verifications, so files cannot be checked right now. Please reload this page after the time shown above.",
  checking: "Checking",
  valid:
    "The file carries our signature and was not changed. Whether it was revoked has not been checked: please also verify the code on the document.",
  validSame: "The signature is valid, and this is exactly the file we issued.",
  validRevoked: "We signed this file, but it has been revoked. Please do not rely on it.",
  other: "The signature is valid, but this file does not match the code.",
  changed: "The file was changed after it was signed. Please do not rely on it.",
  foreign: "The file is not signed by us.",
  unsigned: "The file does not carry our signature.",
  unreadable: "The file could not be read. Please choose a PDF of up to 10 MB.",
  words: { info: "Note", success: "Match", warning: "Caution", error: "No match" },
};

const ko: Verify = {
  title: "증명서 진위 확인",
  lead: "은행이 발급한 증명서인지 로그인 없이 확인할 수 있습니다.",
  code: "확인 코드",
  codeHint: "문서 아래쪽 QR 코드 옆의 영문과 숫자 24자입니다.",
  submit: "확인",
  badCode: "24자의 확인 코드를 입력해 주십시오.",
  genuine: "은행이 발급한 문서입니다",
  genuineText:
    "아래 내용이 문서와 같은지 확인해 주십시오. 금액은 전자서명으로 보증되므로 파일도 확인해 주십시오.",
  revoked: "폐기된 문서입니다",
  revokedText: "은행이 발급하였으나 {revokedOn}에 폐기되었습니다. 사용하지 마십시오.",
  unknown: "문서를 찾을 수 없습니다",
  unknownText:
    "확인 코드를 다시 확인해 주십시오. 코드가 맞다면 은행이 발급한 문서가 아닐 수 있습니다.",
  facts: {
    kind: "증명서 종류",
    serial: "증명서 번호",
    name: "이름",
    about: "기준일 또는 기간",
    numbers: "계좌",
    issuedOn: "발급일",
  },
  file: "파일 확인",
  fileLead:
    "PDF를 선택하면 브라우저가 전자서명과 변경 여부를 확인합니다. 파일은 전송되지 않습니다.",
  fileLabel: "PDF 파일",
  noScript:
    "파일 확인에는 브라우저의 스크립트가 필요합니다. 확인 코드는 스크립트 없이도 사용할 수 있습니다.",
  fileLater:
    "확인 횟수가 많아 지금은 파일을 확인할 수 없습니다. 위에 안내된 시간이 지난 후 이 페이지를 새로 고쳐 주십시오.",
  checking: "확인 중",
  valid:
    "은행이 서명한 파일이며 서명 후 변경되지 않았습니다. 다만 폐기 여부는 확인되지 않았으므로 문서의 확인 코드도 입력해 주십시오.",
  validSame: "서명이 유효하며 은행이 발급한 파일과 같습니다.",
  validRevoked: "은행이 서명한 파일이지만 폐기되었습니다. 사용하지 마십시오.",
  other: "서명은 유효하지만 이 확인 코드의 문서가 아닙니다.",
  changed: "서명 후 변경된 파일입니다. 사용하지 마십시오.",
  foreign: "은행이 서명한 파일이 아닙니다.",
  unsigned: "은행의 전자서명이 없는 파일입니다.",
  unreadable: "파일을 읽을 수 없습니다. 10 MB 이하의 PDF를 선택해 주십시오.",
  words: { info: "안내", success: "일치", warning: "주의", error: "불일치" },
};

/** The words of verifying a certificate by language. */
export const verifyTexts: Record<Language, Verify> = { zh, en, ko };
