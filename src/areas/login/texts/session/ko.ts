import { appName } from "#base/site/brand.ts";
import type { keypad as Keypad, secret as Secret, session as Session } from "./zh.ts";

export const session: typeof Session = {
  label: "로그인 상태",
  until: "{time}에 자동 로그아웃",
  left: "{time} 후 자동 로그아웃",
  announcement: "{seconds}초 후 자동으로 로그아웃됩니다.",
  stay: "로그인 연장",
  stayed: "로그인 시간을 연장했습니다.",
  signOut: "로그아웃",
  askTitle: "계속 이용하시겠습니까?",
  ask: "한동안 이용이 없었습니다. 계좌 보호를 위해 시간이 지나면 자동으로 로그아웃됩니다. 이체 화면에 입력한 내용은 다시 로그인하시면 그대로 있으며, 그 밖에 보내지 않은 내용은 저장되지 않습니다.",
  stayHere: "계속 이용",
  stopWord: "긴급 정지 적용 중",
  stop: "접수 번호 {reference}, {time}부터 적용되었습니다. 카드와 타인에게 보내는 모든 이체(지정 계좌 포함)가 정지되었으며, 조회와 본인 계좌 간 이체는 가능합니다.",
  stopUndo: `해제하시려면 ${appName.ko}에서 본인 확인을 하시거나 고객센터로 연락해 주십시오. 웹사이트에서는 해제할 수 없습니다.`,
};

export const secret: typeof Secret = {
  show: "입력 내용 표시",
  pad: "화면 키패드",
  error:
    "입력하신 내용을 암호화하지 못해 아무것도 전송하지 않았습니다. 네트워크 연결을 확인한 뒤 다시 시도해 주십시오.",
  differs: "두 번 입력하신 내용이 다릅니다. 다시 입력해 주십시오.",
};

export const keypad: typeof Keypad = {
  title: "화면 키패드",
  lead: "마우스, 터치 또는 키보드로 키를 누르면 비밀번호 입력란에 입력됩니다.",
  digits: "숫자",
  letters: "영문자",
  signs: "기호",
  typed: "{count}자 입력됨",
  capitals: "대문자",
  shuffle: "다시 섞기",
  back: "한 글자 지우기",
  clear: "모두 지우기",
  done: "완료",
};
