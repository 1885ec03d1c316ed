import type { Feedback } from "./zh.ts";

/** The words of the kit's messages. */
export const feedback: Feedback = {
  notices: "메시지",
  info: "안내",
  infoText: "11월 22일 02:00부터 05:00까지 점검으로 이체가 중단됩니다.",
  success: "완료",
  successText:
    "왕○밍 님께 NT$12,000을 보냈습니다. 수수료 NT$0, 거래 번호 899-20261115-000381입니다.",
  warning: "주의",
  warningText:
    "이 계좌로 처음 이체하십니다. 수사기관, 상담원, 당첨을 사칭하여 이체를 요구받으셨다면 먼저 165로 확인해 주십시오.",
  error: "실패",
  errorText:
    "출금 가능 잔액이 부족하여 이체하지 않았습니다. 금액은 계좌에 그대로 있습니다. 금액을 바꾸어 다시 시도해 주십시오.",
  dialogs: "대화 상자",
  openDialog: "긴급 정지",
  dialogTitle: "모든 거래를 정지하시겠습니까?",
  dialogText:
    "이체, 카드 결제, 출금이 즉시 중단되며 앱에서 본인 확인을 마치시면 다시 이용하실 수 있습니다.",
  dialogMore: "이미 보낸 거래에는 영향을 주지 않습니다.",
  stopAll: "모두 정지",
  close: "나중에",
  stopped: "정지를 선택하셨습니다. 화면 예시이므로 실제 계좌는 정지하지 않았습니다.",
  empties: "빈 목록",
  noHistory: "이 기간에는 거래가 없습니다. 기간을 넓혀 다시 조회해 주십시오.",
  wayOn: "최근 3개월 보기",
  skeletons: "읽는 중",
  loadingText: "설명을 읽고 있습니다",
  loadingRows: "거래 내역을 읽고 있습니다",
  loadingCard: "계좌를 읽고 있습니다",
  shapes: { text: "문단", rows: "목록", card: "카드" },
  busy: "기다리는 버튼",
};
