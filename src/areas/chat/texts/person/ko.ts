import type { PersonTexts } from "./zh.ts";

export const person: PersonTexts = {
  remarks: {
    waiting:
      "상담원 연결을 기다리고 있습니다. 미리 질문을 적어 두시면 상담원이 연결될 때 확인합니다.",
    withdrawn: "상담원 대기를 취소했습니다. 자동 답변에는 계속 질문할 수 있습니다.",
    taken: "{name} 상담원이 연결되었습니다.",
    staffLeft:
      "상담원의 연결이 잠시 끊겼습니다. 원래 순서로 다시 대기하며 다른 상담원이 이어 드립니다.",
    visitorLeft: "고객이 대화를 종료했습니다.",
    away: "한동안 응답이 없어 대기를 취소했습니다. 필요하시면 다시 상담원을 요청해 주십시오.",
    deskClosed:
      "오늘 상담 시간이 끝나 대기를 취소했습니다. {opens}부터 다시 상담원을 요청하실 수 있습니다. 온라인 문의를 남겨 주시면 상담원이 답변해 드리며, 급한 일은 {phone}번으로 전화해 주십시오.",
    closed:
      "상담원이 대화를 종료했습니다. 문의해 주셔서 감사합니다. 급한 일은 {phone}번으로 전화해 주십시오.",
    silent:
      "한동안 응답이 없어 대화가 자동으로 종료되었습니다. 문의해 주셔서 감사합니다. 급한 일은 {phone}번으로 전화해 주십시오.",
  },
  live: {
    title: "상담원과 대화",
    lead: "자동 답변으로 해결되지 않으셨나요? {bank} 상담원이 여기서 도와드립니다.",
    open: "상담 가능",
    closed: "상담 시간 아님",
    until: "오늘 {when}까지",
    opensAt: "{when}부터",
    hours: "상담 시간: 영업일 {weekdays}, 주말 {weekends}. 공휴일은 쉽니다.",
    button: "상담원 연결",
    withdraw: "대기 취소",
    waiting: "상담원 대기 중",
    place: "대기 순서: {place}번째",
    next: "다음 순서입니다",
    stay: "이 페이지를 열어 두십시오.",
    check:
      "몇 분마다 ‘새 메시지 확인’을 눌러 주십시오. {minutes}분 동안 확인하지 않으시면 대기가 취소됩니다.",
    refresh: "새 메시지 확인",
    attended: "{name} 상담원이 상담 중입니다",
    typing: "{name} 상담원이 입력 중입니다…",
    read: "읽음",
    sent: "전송됨",
    sending: "전송 중…",
    offline: "연결이 끊겨 다시 연결하고 있습니다. 작성한 메시지는 연결되면 한 번만 전송됩니다.",
    files: "사진 추가",
    filesHint: "JPG 또는 PNG, 장당 2 MB 이하, 한 번에 최대 {most}장.",
    picture: "사진: {name}",
  },
  mail: {
    title: "대화 내용 메일로 받기",
    lead: "이 대화에서 당행이 드린 답변을 입력하신 이메일로 보내 드립니다. 입력하신 내용은 보내지 않으며, 전체 기록은 다운로드하실 수 있습니다.",
    own: "등록된 이메일 주소로 이 대화를 보내 드립니다.",
    email: "이메일",
    button: "대화 내용 보내기",
    done: "대화 내용을 {address}(으)로 보냈습니다.",
    word: "전송 완료",
  },
};
