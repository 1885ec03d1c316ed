import { panicRestore } from "#base/content/panic-restore.ts";
import { serviceSentence } from "#base/content/service-sentences.ts";
import { appName } from "#base/site/brand.ts";
import { callHours } from "#base/site/service.ts";
import type { Letters } from "./letters-zh.ts";

const signInLock = serviceSentence("sign-in-lock").ko;
const pinLock = serviceSentence("pin-lock").ko;
const codeLock = serviceSentence("code-lock").ko;

export const letters: Letters = {
  locked: {
    subject: "{bank}: 로그인이 일시적으로 잠겼습니다",
    sms: `[{bank}] 로그인 정보를 {tries}회 잘못 입력하여 {moment}에 로그인이 일시적으로 잠겼습니다. ${appName.ko}에서 잠금을 해제해 주십시오. 본인이 아니라면 고객센터 {phone}번으로 연락해 주십시오.`,
    mail: `안녕하십니까.\n\n고객님의 계좌를 보호하기 위해 {moment}에 로그인이 일시적으로 잠겼습니다. ${signInLock}. ${appName.ko}에서 잠금을 해제해 주십시오.\n\n본인이 아니라면 즉시 고객센터 {phone}번(${callHours.ko})으로 연락해 주십시오.\n\n{bank}`,
  },
  pinLocked: {
    subject: "{bank}: 거래 비밀번호가 잠겼습니다",
    sms: `[{bank}] 거래 비밀번호를 {tries}회 잘못 입력하여 {moment}에 잠겼습니다. ${appName.ko}에서 다시 설정해 주십시오. 본인이 아니라면 즉시 고객센터 {phone}번으로 연락해 주십시오.`,
    mail: `안녕하십니까.\n\n고객님의 계좌를 보호하기 위해 {moment}에 거래 비밀번호가 잠겼습니다. ${pinLock}. ${appName.ko}에서 거래 비밀번호를 다시 설정해 주십시오.\n\n본인이 아니라면 즉시 긴급 정지를 이용하시고 고객센터 {phone}번(${callHours.ko})으로 연락해 주십시오.\n\n{bank}`,
  },
  codesLocked: {
    subject: "{bank}: {purpose} 인증이 잠겼습니다",
    sms: "[{bank}] {purpose} 인증번호를 {tries}회 잘못 입력하여 {moment}에 이 인증이 잠겼습니다. 고객센터 {phone}번으로 연락하여 잠금을 해제해 주십시오. 본인이 아니라면 함께 알려 주십시오.",
    mail: `안녕하십니까.\n\n고객님의 계좌를 보호하기 위해 {moment}에 {purpose} 인증이 잠겼습니다. ${codeLock}. 고객센터 {phone}번(${callHours.ko})으로 연락하여 잠금을 해제해 주십시오.\n\n본인이 아니라면 즉시 긴급 정지를 이용하시고 고객센터에 알려 주십시오.\n\n{bank}`,
  },
  newDevice: {
    subject: "{bank}: 새 기기에서 로그인하셨습니다",
    sms: "[{bank}] {moment}에 새 기기({device})에서 로그인하셨습니다. 본인이 아니라면 즉시 고객센터 {phone}번으로 연락해 주십시오.",
    mail: "안녕하십니까.\n\n{moment}에 등록되지 않은 기기에서 인터넷뱅킹에 로그인하셨습니다: {device}\n\n본인이라면 아무것도 하지 않으셔도 됩니다. 본인이 아니라면 즉시 긴급 정지를 사용하고 고객센터 {phone}번으로 연락해 주십시오.\n\n{bank}",
  },
  userId: {
    subject: "{bank}: 고객님의 사용자 ID",
    sms: "[{bank}] 고객님의 사용자 ID는 {userId}입니다.",
    mail: "안녕하십니까.\n\n찾으시는 사용자 ID는 {userId}입니다.\n\n본인이 요청하지 않았다면 즉시 고객센터 {phone}번으로 연락해 주십시오.\n\n{bank}",
  },
  passwordChanged: {
    subject: "{bank}: 비밀번호가 변경되었습니다",
    sms: "[{bank}] {moment}에 인터넷뱅킹 비밀번호가 변경되었습니다. 본인이 아니라면 즉시 고객센터 {phone}번으로 연락해 주십시오.",
    mail: `안녕하십니까.\n\n{moment}에 인터넷뱅킹 비밀번호가 변경되었으며 모든 기기에서 로그아웃되었습니다. 이전에 로그인이 잠겼다면 ${appName.ko}에서 잠금을 해제해 주십시오.\n\n본인이 아니라면 즉시 고객센터 {phone}번으로 연락해 주십시오.\n\n{bank}`,
  },
  panicUndone: {
    subject: "{bank}: 긴급 정지가 해제되었습니다 ({reference})",
    sms: "{bank}: 긴급 정지({reference})가 {moment}에 해제되었습니다. 이체가 다시 가능하며, 다시 사용할 수 있는 카드는 {cards}장입니다. 본인이 요청하지 않으셨다면 즉시 {phone}번으로 연락해 주십시오.",
    mail: "안녕하십니까.\n\n본인 확인 후 긴급 정지({reference})가 {moment}에 해제되었습니다.\n\n- 이체가 다시 가능합니다\n- 다시 사용할 수 있는 체크카드: {cards}장 (분실 신고, 만료 또는 교체된 카드는 제외)\n\n본인이 요청하지 않으셨다면 즉시 긴급 정지를 다시 사용하시고 고객센터 {phone}번으로 연락해 주십시오.\n\n{bank}",
  },
  panic: {
    subject: "{bank}: 긴급 정지가 적용되었습니다({reference})",
    sms: "[{bank}] {moment}에 긴급 정지가 적용되었습니다. 타인에게 보내는 이체(지정 계좌 포함) 정지, 모든 기기 로그아웃, 정지된 체크카드 {cards}장. 접수 번호 {reference}, 고객센터 {phone}.",
    mail: `안녕하십니까.\n\n{moment}에 긴급 정지가 적용되었습니다. 접수 번호 {reference}:\n\n- 타인에게 보내는 이체(지정 계좌 포함)를 정지한 계좌: {accounts}개\n- 정지된 체크카드: {cards}장\n- 모든 기기에서 로그아웃\n\n로그인하여 조회하거나 본인 계좌 간에 이체하실 수 있습니다. ${panicRestore.ko}\n\n고객센터 {phone}번(${callHours.ko})\n\n{bank}`,
  },
};
