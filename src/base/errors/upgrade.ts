import type { ErrorTable } from "./error-table.ts";

/** The refusals of the account upgrade and its video call. */
export const upgradeErrors = {
  UPGR000001: {
    means: "no account of this customer can be upgraded",
    zh: "您的帳戶目前沒有可以升級的項目。",
    en: "You have no account that can be upgraded at the moment.",
    ko: "현재 업그레이드할 수 있는 계좌가 없습니다.",
  },
  UPGR000002: {
    means: "the step is not in order",
    zh: "請依序完成帳戶升級的步驟，我們已為您保留目前的進度。",
    en: "Please complete the upgrade step by step. Your progress is saved.",
    ko: "계좌 업그레이드를 순서대로 진행해 주십시오. 진행 상황은 저장되어 있습니다.",
  },
  UPGR000003: {
    means: "the terms have a newer version, or one of them is missing",
    zh: "條款已更新，請重新閱讀最新版本並同意後再繼續。",
    en: "The terms have changed. Please read and accept the latest version to continue.",
    ko: "약관이 변경되었습니다. 최신 약관을 읽고 동의하신 후 계속해 주십시오.",
  },
  UPGR000004: {
    means: "this choice of accounts is not possible",
    zh: "您的帳戶不適用這個選項，請重新選擇要升級的帳戶。",
    en: "This option isn’t available for your accounts. Please choose again.",
    ko: "고객님의 계좌에는 이 항목을 선택할 수 없습니다. 다시 선택해 주십시오.",
  },
  UPGR000005: {
    means: "no such video call, or it has ended",
    zh: "這通視訊通話已結束，請重新開始通話。",
    en: "This video call has ended. Please start a new one.",
    ko: "영상 통화가 종료되었습니다. 다시 시작해 주십시오.",
  },
  UPGR000006: {
    means: "the video desk is closed at this hour",
    zh: "目前非視訊服務時間，您可以預約回電時間。",
    en: "The video desk is closed right now. You can book a call-back instead.",
    ko: "지금은 영상 상담 시간이 아닙니다. 회신 시간을 예약하실 수 있습니다.",
  },
  UPGR000007: {
    means: "the time for a call-back is full or over",
    zh: "這個時段已額滿或已過，請選擇其他時段。",
    en: "This time is full or has passed. Please choose another.",
    ko: "이 시간은 마감되었거나 지났습니다. 다른 시간을 선택해 주십시오.",
  },
  UPGR000008: {
    means: "the customer has not agreed to snapshots",
    zh: "客戶尚未同意擷取影像，請先取得客戶同意。",
    en: "The customer has not agreed to snapshots. Please ask for consent first.",
    ko: "고객이 화면 캡처에 동의하지 않았습니다. 먼저 동의를 받아 주십시오.",
  },
  UPGR000009: {
    means: "another member of staff has the call",
    zh: "這通視訊通話已由其他同仁處理。",
    en: "A colleague is already handling this call.",
    ko: "다른 직원이 이 통화를 처리하고 있습니다.",
  },
  UPGR000010: {
    means: "the checks of an approval are not complete",
    zh: "請完成所有檢核項目，並擷取本人與證件影像後，再核准升級。",
    en: "Complete every check and take a snapshot of the customer and of the ID before approving.",
    ko: "모든 확인 항목을 완료하고 본인과 신분증 화면을 캡처한 후 승인해 주십시오.",
  },
  UPGR000011: {
    means: "end the open call before taking another",
    zh: "您還有進行中的視訊通話，請先結束後再接聽下一通。",
    en: "You are still in a call. Please end it before taking the next one.",
    ko: "진행 중인 통화가 있습니다. 종료한 후 다음 통화를 받아 주십시오.",
  },
} satisfies ErrorTable;
