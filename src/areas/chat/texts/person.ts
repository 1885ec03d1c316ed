import type { Language } from "#base/text/language.ts";

const zh = {
  remarks: {
    waiting: "已為您轉接專人，請稍候。您可以先把問題寫下來，專人接手後就會看到。",
    withdrawn: "已取消等候專人，您可以繼續詢問自動回覆。",
    taken: "{name}已加入對話，很高興為您服務。",
    staffLeft: "專員暫時離線，已將您排回原來的順位，會由下一位專員接手。",
    visitorLeft: "訪客已結束對話。",
    away: "您已離開一段時間，因此先取消等候。需要時請再次轉接專人。",
    deskClosed:
      "今日的專人服務已結束，因此先取消等候。{opens} 起可以再次轉接專人；您也可以填寫線上留言，由專人回覆，急事請來電 {phone}。",
    closed: "對話已由專員結束。謝謝您的來訊，若有急事請來電 {phone}。",
    silent: "您已有一段時間沒有回應，對話已自動結束。謝謝您的來訊，若有急事請來電 {phone}。",
  },
  live: {
    title: "與專人對話",
    lead: "自動回覆沒解決問題？由{bank}的專員在這裡為您服務。",
    open: "服務中",
    closed: "目前未服務",
    until: "今日至 {when}",
    opensAt: "{when} 起服務",
    hours: "服務時間：營業日 {weekdays}，週末 {weekends}，國定假日休息。",
    button: "轉接專人",
    withdraw: "取消等候",
    waiting: "等候專人中",
    place: "您是第 {place} 位",
    next: "您是下一位",
    stay: "請保持這個頁面開啟。",
    check: "請每隔幾分鐘按一次「查看新訊息」；超過 {minutes} 分鐘未查看，系統會取消等候。",
    refresh: "查看新訊息",
    attended: "{name}正在為您服務",
    typing: "{name}正在輸入…",
    read: "已讀",
    sent: "已送出",
    sending: "傳送中…",
    offline: "連線中斷，正在重新連線。您寫的訊息會在恢復後送出，不會重複。",
    files: "加入圖片",
    filesHint: "JPG 或 PNG，每張 2 MB 以下，一次最多 {most} 張。",
    picture: "圖片：{name}",
  },
  mail: {
    title: "寄送對話紀錄",
    lead: "將本行在這次對話中的回覆寄到您填寫的電子郵件；您輸入的內容不會寄出，完整紀錄請下載。",
    own: "將這次對話寄到您留存在本行的電子郵件。",
    email: "電子郵件",
    button: "寄送紀錄",
    done: "對話紀錄已寄到 {address}。",
    word: "已寄出",
  },
};

export type PersonTexts = typeof zh;

const en: PersonTexts = {
  remarks: {
    waiting:
      "You are in the queue for one of our team. Feel free to write your question now; they will see it when they join.",
    withdrawn: "You have left the queue. You can continue with the automated assistant.",
    taken: "{name} has joined the chat.",
    staffLeft:
      "Your advisor is offline for the moment. You are back in your place in the queue, and a colleague will take over.",
    visitorLeft: "The visitor has ended the chat.",
    away: "You were away for a while, so you have left the queue. You can ask for a person again at any time.",
    deskClosed:
      "Our team has finished for today, so you have left the queue. You can ask for a person again from {opens}. You can also send us an inquiry, or call {phone} if it is urgent.",
    closed:
      "Your advisor has ended the chat. Thank you for writing. If it is urgent, call {phone}.",
    silent:
      "We have not heard from you for a while, so this chat has ended. Thank you for writing. If it is urgent, call {phone}.",
  },
  live: {
    title: "Chat with a person",
    lead: "Still need help? Someone from {bank} can join you here.",
    open: "Available now",
    closed: "Not available now",
    until: "until {when} today",
    opensAt: "from {when}",
    hours: "Hours: business days {weekdays}, weekends {weekends}. Closed on public holidays.",
    button: "Chat with a person",
    withdraw: "Leave the queue",
    waiting: "Waiting for a person",
    place: "You are number {place} in the queue",
    next: "You are next",
    stay: "Please keep this page open.",
    check:
      "Please select “Check for new messages” every few minutes. After {minutes} minutes without a check you leave the queue.",
    refresh: "Check for new messages",
    attended: "{name} is with you",
    typing: "{name} is typing…",
    read: "Read",
    sent: "Sent",
    sending: "Sending…",
    offline:
      "Connection lost. Reconnecting. Your messages will be sent once, when you are back online.",
    files: "Add pictures",
    filesHint: "JPG or PNG, up to 2 MB each, {most} at a time.",
    picture: "Picture: {name}",
  },
  mail: {
    title: "Email the transcript",
    lead: "We send our replies in this chat to the address you enter. What you typed is not sent; download the full transcript instead.",
    own: "We send this chat to the email address we have on file for you.",
    email: "Email",
    button: "Send transcript",
    done: "The transcript is on its way to {address}.",
    word: "Sent",
  },
};

const ko: PersonTexts = {
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

/** The words of a chat with a person by language. */
export const personTexts: Record<Language, PersonTexts> = { zh, en, ko };
