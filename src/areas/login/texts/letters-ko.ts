import type { Letters } from "./letters-zh.ts";

export const letters: Letters = {
  locked: {
    subject: "{bank}: 로그인이 일시적으로 잠겼습니다",
    sms: "[{bank}] 로그인 정보를 5회 잘못 입력하여 {moment}에 로그인이 일시적으로 잠겼습니다. 모바일 앱에서 잠금을 해제해 주십시오. 본인이 아니라면 고객센터 {phone}로 연락해 주십시오.",
    mail: "안녕하십니까.\n\n로그인 정보를 5회 잘못 입력하여 고객님의 계좌를 보호하기 위해 {moment}에 로그인을 일시적으로 잠갔습니다. 모바일 앱에서 잠금을 해제해 주십시오.\n\n본인이 아니라면 즉시 고객센터 {phone}로 연락해 주십시오.\n\n{bank}",
  },
  pinLocked: {
    subject: "{bank}: 거래 비밀번호가 잠겼습니다",
    sms: "[{bank}] 거래 비밀번호를 5회 잘못 입력하여 {moment}에 잠겼습니다. 모바일 앱에서 다시 설정해 주십시오. 본인이 아니라면 즉시 고객센터 {phone}로 연락해 주십시오.",
    mail: "안녕하십니까.\n\n거래 비밀번호를 5회 잘못 입력하여 고객님의 계좌를 보호하기 위해 {moment}에 잠갔습니다. 모바일 앱에서 거래 비밀번호를 다시 설정해 주십시오.\n\n본인이 아니라면 즉시 긴급 정지를 이용하시고 고객센터 {phone}로 연락해 주십시오.\n\n{bank}",
  },
  codesLocked: {
    subject: "{bank}: {purpose} 인증이 잠겼습니다",
    sms: "[{bank}] {purpose} 인증번호를 5회 잘못 입력하여 {moment}에 이 인증이 잠겼습니다. 고객센터 {phone}로 연락하여 잠금을 해제해 주십시오. 본인이 아니라면 함께 알려 주십시오.",
    mail: "안녕하십니까.\n\n{purpose} 인증번호를 5회 잘못 입력하여 고객님의 계좌를 보호하기 위해 {moment}에 이 인증을 잠갔습니다. 고객센터 {phone}로 연락하여 잠금을 해제해 주십시오.\n\n본인이 아니라면 즉시 긴급 정지를 이용하시고 고객센터에 알려 주십시오.\n\n{bank}",
  },
  newDevice: {
    subject: "{bank}: 새 기기에서 로그인하셨습니다",
    sms: "[{bank}] {moment}에 새 기기({device})에서 로그인하셨습니다. 본인이 아니라면 즉시 고객센터 {phone}로 연락해 주십시오.",
    mail: "안녕하십니까.\n\n{moment}에 등록되지 않은 기기에서 웹뱅킹에 로그인하셨습니다: {device}\n\n본인이라면 아무것도 하지 않으셔도 됩니다. 본인이 아니라면 즉시 긴급 정지를 사용하고 고객센터 {phone}로 연락해 주십시오.\n\n{bank}",
  },
  userId: {
    subject: "{bank}: 고객님의 사용자 ID",
    sms: "[{bank}] 고객님의 사용자 ID는 {userId}입니다.",
    mail: "안녕하십니까.\n\n찾으시는 사용자 ID는 {userId}입니다.\n\n본인이 요청하지 않았다면 즉시 고객센터 {phone}로 연락해 주십시오.\n\n{bank}",
  },
  passwordChanged: {
    subject: "{bank}: 비밀번호가 변경되었습니다",
    sms: "[{bank}] {moment}에 웹뱅킹 비밀번호가 변경되었습니다. 본인이 아니라면 즉시 고객센터 {phone}로 연락해 주십시오.",
    mail: "안녕하십니까.\n\n{moment}에 웹뱅킹 비밀번호가 변경되었으며 모든 기기에서 로그아웃되었습니다. 이전에 로그인이 잠겼다면 모바일 앱에서 잠금을 해제해 주십시오.\n\n본인이 아니라면 즉시 고객센터 {phone}로 연락해 주십시오.\n\n{bank}",
  },
  panic: {
    subject: "{bank}: 긴급 정지가 적용되었습니다({reference})",
    sms: "[{bank}] {moment}에 긴급 정지가 적용되었습니다. 비지정 계좌 이체 중지, 모든 기기 로그아웃, 정지된 체크카드 {cards}장. 접수 번호 {reference}, 고객센터 {phone}.",
    mail: "안녕하십니까.\n\n{moment}에 긴급 정지가 적용되었습니다. 접수 번호 {reference}:\n\n- 비지정 계좌 이체를 중지한 계좌: {accounts}개\n- 정지된 체크카드: {cards}장\n- 모든 기기에서 로그아웃\n\n복구하려면 모바일 앱을 이용하거나 고객센터 {phone}로 연락해 주십시오.\n\n{bank}",
  },
};
