import type { Texts } from "./zh.ts";

export const texts: Texts = {
  codeLetter:
    "[{bank}] 이체 인증번호 {code}. ({bankCode}) 끝자리 {account} 계좌로 {amount} 이체, {minutes}분간 유효합니다. 누구에게도 알려 주지 마십시오. 직원은 묻지 않습니다. 본인이 아니라면 {phone}번으로 전화해 주십시오.",
};
