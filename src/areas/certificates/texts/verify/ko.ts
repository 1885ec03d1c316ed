import type { Verify } from "./zh.ts";

/** The words of verifying a certificate in Korean. */
export const verify: Verify = {
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
