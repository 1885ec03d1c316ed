import type { ErrorTable } from "./error-table.ts";

/** The refusals of lost cards and disputes. */
export const cardsErrors = {
  EMRG000001: {
    means: "no issued card",
    zh: "您目前沒有已核發的簽帳金融卡。如有疑問，請聯絡客服中心 {phone}。",
    en: "You do not have a debit card. If you have questions, please call {phone}.",
    ko: "발급된 체크카드가 없습니다. 궁금한 점은 고객센터 {phone}번으로 문의해 주십시오.",
  },
  EMRG000002: {
    means: "card number does not match",
    zh: "簽帳金融卡卡號不符，請對照卡片重新輸入，還可以再試 {left} 次。",
    en: "The debit card number does not match. Please check the card and enter it again. You have {left} {left|attempt|attempts} left.",
    ko: "체크카드 번호가 일치하지 않습니다. 카드를 확인한 후 다시 입력해 주십시오. {left}회 남았습니다.",
  },
  EMRG000003: {
    means: "the deadline to cancel the report has passed",
    zh: "取消掛失的期限為 {deadline}（臺北時間），已經超過，這張卡片無法恢復使用。請至{app} 申請補發新卡。",
    en: "The deadline to cancel the report was {deadline} (Taipei time), so this card cannot be used again. Please request a new card in {app}.",
    ko: "분실 신고를 취소할 수 있는 기한({deadline}, 타이베이 시간)이 지나 이 카드는 다시 사용할 수 없습니다. {app}에서 새 카드를 신청해 주십시오.",
  },
  EMRG000004: {
    means: "card number wrong 5 times: the report cannot be cancelled online",
    zh: "卡號已輸入錯誤 {cardTries} 次，這筆掛失無法再線上取消。卡片仍為停用狀態，請聯絡客服中心 {phone}。",
    en: "The card number was entered incorrectly {cardTries} times, so this report can no longer be cancelled online. The card stays blocked. Please call {phone}.",
    ko: "카드 번호가 {cardTries}회 일치하지 않아 온라인으로 분실 신고를 취소하실 수 없습니다. 카드는 정지 상태입니다. 고객센터 {phone}번으로 문의해 주십시오.",
  },
  EMRG000005: {
    means: "the card is expired or replaced and need not be reported",
    zh: "這張卡片已經到期或換發，不需要再掛失。",
    en: "This card is already expired or replaced. There is no need to report it.",
    ko: "이미 만료 또는 교체된 카드이므로 신고하실 필요가 없습니다.",
  },
  EMRG000006: {
    means: "no report of this card stands",
    zh: "這張卡片目前沒有可取消的掛失紀錄，請重新查看卡片狀態。",
    en: "There is no report to cancel for this card. Please check its status.",
    ko: "이 카드에는 취소할 분실 신고가 없습니다. 카드 상태를 다시 확인해 주십시오.",
  },
  EMRG000007: {
    means: "the report cannot be cancelled: the panic button was pressed",
    zh: "您已使用一鍵停用，掛失無法在網站上取消，請聯絡客服中心 {phone}。",
    en: "You have used the panic button, so the report cannot be cancelled on this website. Please call {phone}.",
    ko: "긴급 정지를 사용하셨으므로 웹사이트에서 분실 신고를 취소하실 수 없습니다. 고객센터 {phone}번으로 문의해 주십시오.",
  },
  EMRG000008: {
    means: "the payment cannot be disputed: not approved, or too long ago",
    zh: "這筆交易無法線上提出爭議：可能未完成付款，或已超過交易日起 {disputeDays} 日。請聯絡客服中心 {phone}。",
    en: "This transaction cannot be disputed online: it was not completed, or it is more than {disputeDays} days old. Please call {phone}.",
    ko: "이 거래는 온라인으로 이의를 제기하실 수 없습니다. 결제가 완료되지 않았거나 {disputeDays}일이 지났습니다. 고객센터 {phone}번으로 문의해 주십시오.",
  },
  EMRG000009: {
    means: "the payment is disputed already",
    zh: "這筆交易已經提出爭議，請在可疑交易頁面查看進度。",
    en: "You have already disputed this transaction. See its progress under suspicious transactions.",
    ko: "이미 이의를 제기하신 거래입니다. 의심 거래에서 진행 상황을 확인해 주십시오.",
  },
  EMRG000010: {
    means: "the dispute cannot be changed so, or is not there",
    zh: "找不到這件爭議案件，或目前的進度無法這樣處理，請重新查看。",
    en: "This dispute was not found, or cannot be changed at this stage. Please check its progress.",
    ko: "이의 제기를 찾을 수 없거나 현재 단계에서는 변경하실 수 없습니다. 다시 확인해 주십시오.",
  },
  EMRG000011: {
    means: "no number of a card: wrong in form, or its check digit",
    zh: "請輸入卡片上的 16 位數卡號，輸入的號碼有誤。",
    en: "This is not a valid card number. Please enter the 16 digits on the card.",
    ko: "올바른 카드 번호가 아닙니다. 카드에 적힌 16자리를 입력해 주십시오.",
  },
} satisfies ErrorTable;
