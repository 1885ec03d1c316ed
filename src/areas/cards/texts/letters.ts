// The words of the letters about cards, side by side.

import { appName } from "#base/site/brand.ts";
import type { Language } from "#base/text/language.ts";

/** One letter: by email and by SMS. */
interface Letter {
  subject: string;
  mail: string;
  sms: string;
}

const zh = {
  reported: {
    subject: "{bank}：簽帳金融卡已掛失（{reference}）",
    sms: "【{bank}】您的簽帳金融卡（末四碼 {card}）已於 {moment} 掛失停用，案件編號 {reference}。找到卡片可於 {deadline}（臺北時間）前取消。若非您本人操作，請撥 {phone}。",
    mail: `您好：\n\n您的簽帳金融卡（末四碼 {card}）已於 {moment} 掛失，卡片立即停用。\n\n案件編號：{reference}\n取消掛失期限：{deadline}（臺北時間）前\n\n找到卡片時，請在期限前登入網站的「緊急服務」，以電子郵件驗證碼與完整卡號取消掛失；逾時卡片永久失效，請在${appName.zh} 申請補發新卡。\n\n掛失後的消費都會被拒絕。若有您不認得的交易，請到「可疑交易」提出爭議。若這不是您本人的操作，請立即聯絡客服中心 {phone}。\n\n{bank}`,
  },
  reportedStopped: {
    subject: "{bank}：簽帳金融卡已掛失（{reference}）",
    sms: "【{bank}】您的簽帳金融卡（末四碼 {card}，一鍵停用中）已於 {moment} 掛失，案件編號 {reference}。解除一鍵停用後，這張卡片也不會恢復使用。若非您本人操作，請撥 {phone}。",
    mail: `您好：\n\n您的簽帳金融卡（末四碼 {card}）已於 {moment} 掛失。這張卡片在您使用一鍵停用時已經停用；掛失後，即使解除一鍵停用，卡片也不會恢復使用。\n\n案件編號：{reference}\n\n這筆掛失無法在網站上取消。找到卡片時，請聯絡客服中心 {phone}；需要新卡，請在${appName.zh} 申請補發。\n\n若有您不認得的交易，請到「可疑交易」提出爭議。若這不是您本人的操作，請立即聯絡客服中心 {phone}。\n\n{bank}`,
  },
  cancelled: {
    subject: "{bank}：已取消掛失，卡片恢復使用（{reference}）",
    sms: "【{bank}】您的簽帳金融卡（末四碼 {card}）已於 {moment} 取消掛失，卡片恢復掛失前的狀態，案件編號 {reference}。若非您本人操作，請立即撥 {phone}。",
    mail: "您好：\n\n您的簽帳金融卡（末四碼 {card}）已於 {moment} 取消掛失，卡片恢復掛失前的狀態。\n\n案件編號：{reference}\n\n若這不是您本人的操作，請立即使用「一鍵停用」，並聯絡客服中心 {phone}。\n\n{bank}",
  },
  disputed: {
    subject: "{bank}：已受理您的交易爭議（{reference}）",
    sms: "【{bank}】已受理您對 {merchant} {amount} 的交易爭議，案件編號 {reference}，進度將以電子郵件通知。客服中心 {phone}。",
    mail: "您好：\n\n我們已受理您對下列交易提出的爭議：\n\n- 卡片末四碼：{card}\n- 交易時間：{moment}\n- 商店：{merchant}\n- 金額：{amount}\n\n案件編號：{reference}\n\n審核期間我們可能先將款項暫時退還至您的帳戶；若爭議不成立，該款項會再扣回。進度可在網站「緊急服務」的「可疑交易」查看。請保留訂單、收據等資料備查。\n\n若這不是您本人的操作，請立即聯絡客服中心 {phone}。\n\n{bank}",
  },
  credited: {
    subject: "{bank}：爭議款項已暫時退還（{reference}）",
    sms: "【{bank}】案件 {reference}：{merchant} 的爭議款項 {amount} 已暫時退還至您的帳戶，審核仍在進行。客服中心 {phone}。",
    mail: "您好：\n\n您的交易爭議（{reference}，{merchant}，{amount}）審核期間，我們已先將款項暫時退還至您的帳戶。\n\n這是暫時退款：爭議成立後即為您所有；若不成立，款項會再扣回，我們會另行通知。\n\n如有疑問，請聯絡客服中心 {phone}。\n\n{bank}",
  },
  upheld: {
    subject: "{bank}：您的交易爭議成立（{reference}）",
    sms: "【{bank}】案件 {reference}：{merchant} {amount} 的爭議成立，退還的款項不再扣回。客服中心 {phone}。",
    mail: "您好：\n\n您的交易爭議（{reference}，{merchant}，{amount}）審核完成，爭議成立。先前暫時退還的款項即為您所有，不再扣回。\n\n如有疑問，請聯絡客服中心 {phone}。\n\n{bank}",
  },
  rejected: {
    subject: "{bank}：您的交易爭議審核結果（{reference}）",
    sms: "【{bank}】案件 {reference}：{merchant} {amount} 的爭議不成立；若曾暫時退款，款項已扣回。詳情請撥 {phone}。",
    mail: "您好：\n\n您的交易爭議（{reference}，{merchant}，{amount}）審核完成，爭議不成立。若曾暫時退還款項，該款項已自您的帳戶扣回。\n\n您若不同意審核結果，可向客服中心 {phone} 申訴，我們於 30 日內回覆。\n\n{bank}",
  },
  ordered: {
    subject: "{bank}：已為您申辦簽帳金融卡",
    sms: `【{bank}】已為您申辦新的簽帳金融卡（末四碼 {card}），收到卡片後請在${appName.zh} 開卡。若非您本人申請，請撥 {phone}。`,
    mail: `您好：\n\n我們已依您的申請辦理新的簽帳金融卡（末四碼 {card}），卡片將寄到您的通訊地址。收到後請在${appName.zh} 開卡才能使用。\n\n若您沒有申請，請立即聯絡客服中心 {phone}。\n\n{bank}`,
  },
};

export type Letters = { [Name in keyof typeof zh]: Letter };

const en: Letters = {
  reported: {
    subject: "{bank}: your debit card is blocked ({reference})",
    sms: "[{bank}] Your debit card ending {card} was reported lost at {moment} and is blocked. Reference {reference}. Found it? Cancel before {deadline} Taipei time. If this wasn’t you, call {phone}.",
    mail: `Hello,\n\nYour debit card ending {card} was reported lost at {moment} and is blocked.\n\nReference number: {reference}\nCancel the report before: {deadline} (Taipei time)\n\nIf you find the card, sign in and go to emergency support before then. You need a one-time code by email and the full card number. After that the card is permanently cancelled; request a new one in ${appName.en}.\n\nEvery payment after the report is declined. If you see a transaction you do not recognise, dispute it under suspicious transactions. If you did not report this card, call {phone} immediately.\n\n{bank}`,
  },
  reportedStopped: {
    subject: "{bank}: your debit card is reported lost ({reference})",
    sms: "[{bank}] Your debit card ending {card}, blocked by the panic button, was reported lost at {moment}. Reference {reference}. It stays blocked even after the panic button is undone. If this wasn’t you, call {phone}.",
    mail: `Hello,\n\nYour debit card ending {card} was reported lost at {moment}. The panic button had already blocked it; now it stays blocked even after the panic button is undone.\n\nReference number: {reference}\n\nThis report cannot be cancelled on our website. If you find the card, call {phone}; if you need a new one, request it in ${appName.en}.\n\nIf you see a transaction you do not recognise, dispute it under suspicious transactions. If you did not report this card, call {phone} immediately.\n\n{bank}`,
  },
  cancelled: {
    subject: "{bank}: loss report cancelled ({reference})",
    sms: "[{bank}] The loss report for your debit card ending {card} was cancelled at {moment}. Reference {reference}. If this wasn’t you, call {phone} immediately.",
    mail: "Hello,\n\nThe loss report for your debit card ending {card} was cancelled at {moment}. You can use the card again as before.\n\nReference number: {reference}\n\nIf this wasn’t you, use the panic button and call {phone} immediately.\n\n{bank}",
  },
  disputed: {
    subject: "{bank}: we have received your dispute ({reference})",
    sms: "[{bank}] We have received your dispute of {amount} at {merchant}. Reference {reference}. We will update you by email. Questions? {phone}.",
    mail: "Hello,\n\nWe have received your dispute of this transaction:\n\n- Card ending: {card}\n- Time: {moment}\n- Merchant: {merchant}\n- Amount: {amount}\n\nReference number: {reference}\n\nWe may credit the amount to your account while we review it. If the dispute is rejected, the credit is reversed. Check progress under Emergency support, Suspicious transactions. Please keep orders and receipts.\n\nIf you did not file this dispute, call {phone} immediately.\n\n{bank}",
  },
  credited: {
    subject: "{bank}: provisional credit for your dispute ({reference})",
    sms: "[{bank}] Dispute {reference}: {amount} ({merchant}) has been credited to your account provisionally. The review continues. Questions? {phone}.",
    mail: "Hello,\n\nWhile we review your dispute ({reference}, {merchant}, {amount}) we have credited the amount to your account.\n\nThis credit is provisional. If the dispute is upheld, you keep it; if it is rejected, the credit is reversed and we notify you.\n\nQuestions? Call {phone}.\n\n{bank}",
  },
  upheld: {
    subject: "{bank}: your dispute was upheld ({reference})",
    sms: "[{bank}] Dispute {reference}: upheld. You keep the {amount} ({merchant}). Questions? {phone}.",
    mail: "Hello,\n\nYour dispute ({reference}, {merchant}, {amount}) was upheld. You keep the amount we credited to your account.\n\nQuestions? Call {phone}.\n\n{bank}",
  },
  rejected: {
    subject: "{bank}: the result of your dispute ({reference})",
    sms: "[{bank}] Dispute {reference}: {amount} at {merchant} was not upheld. Any provisional credit has been reversed. Details: {phone}.",
    mail: "Hello,\n\nYour dispute ({reference}, {merchant}, {amount}) was not upheld. Any provisional credit has been reversed.\n\nIf you disagree, you can file a complaint with our call centre on {phone}; we reply within 30 days.\n\n{bank}",
  },
  ordered: {
    subject: "{bank}: your new debit card",
    sms: "[{bank}] A new debit card ending {card} was ordered for you. Please activate it in the app when it arrives. If this wasn’t you, call {phone}.",
    mail: `Hello,\n\nAs you requested, we have ordered a new debit card for you, ending in {card}. We will send it by post. Please activate it in ${appName.en} when it arrives.\n\nIf you did not request it, call {phone} immediately.\n\n{bank}`,
  },
};

const ko: Letters = {
  reported: {
    subject: "{bank}: 체크카드 분실 신고가 접수되었습니다({reference})",
    sms: "[{bank}] 체크카드(끝자리 {card})가 {moment}에 분실 신고되어 정지되었습니다. 접수 번호 {reference}. 카드를 찾으시면 {deadline}(타이베이 시간) 전까지 취소하실 수 있습니다. 본인이 아니면 {phone}번으로 연락해 주십시오.",
    mail: `안녕하십니까.\n\n체크카드(끝자리 {card})가 {moment}에 분실 신고되어 바로 정지되었습니다.\n\n접수 번호: {reference}\n분실 신고 취소 기한: {deadline}(타이베이 시간) 전까지\n\n카드를 찾으시면 기한 전에 로그인하여 ‘긴급 지원’에서 이메일 인증번호와 전체 카드 번호로 취소해 주십시오. 기한이 지나면 카드는 영구히 무효가 되므로 ${appName.ko}에서 새 카드를 신청해 주십시오.\n\n신고 이후의 결제는 모두 거절됩니다. 모르는 거래가 있으면 ‘의심 거래’에서 이의를 제기해 주십시오. 본인이 신고하지 않으셨다면 즉시 고객센터 {phone}번으로 연락해 주십시오.\n\n{bank}`,
  },
  reportedStopped: {
    subject: "{bank}: 체크카드 분실 신고가 접수되었습니다({reference})",
    sms: "[{bank}] 긴급 정지된 체크카드(끝자리 {card})의 분실 신고가 {moment}에 접수되었습니다. 접수 번호 {reference}. 긴급 정지를 해제해도 이 카드는 다시 사용하실 수 없습니다. 본인이 아니면 {phone}번으로 연락해 주십시오.",
    mail: `안녕하십니까.\n\n체크카드(끝자리 {card})의 분실 신고가 {moment}에 접수되었습니다. 이 카드는 긴급 정지로 이미 정지되어 있으며, 이제 긴급 정지를 해제해도 다시 사용하실 수 없습니다.\n\n접수 번호: {reference}\n\n이 신고는 웹사이트에서 취소하실 수 없습니다. 카드를 찾으시면 고객센터 {phone}번으로 연락해 주시고, 새 카드가 필요하시면 ${appName.ko}에서 신청해 주십시오.\n\n모르는 거래가 있으면 ‘의심 거래’에서 이의를 제기해 주십시오. 본인이 신고하지 않으셨다면 즉시 고객센터 {phone}번으로 연락해 주십시오.\n\n{bank}`,
  },
  cancelled: {
    subject: "{bank}: 분실 신고가 취소되었습니다({reference})",
    sms: "[{bank}] 체크카드(끝자리 {card})의 분실 신고가 {moment}에 취소되었습니다. 접수 번호 {reference}. 본인이 아니면 즉시 {phone}번으로 연락해 주십시오.",
    mail: "안녕하십니까.\n\n체크카드(끝자리 {card})의 분실 신고가 {moment}에 취소되어 신고 전 상태로 돌아갔습니다.\n\n접수 번호: {reference}\n\n본인이 취소하지 않으셨다면 즉시 ‘긴급 정지’를 사용하시고 고객센터 {phone}번으로 연락해 주십시오.\n\n{bank}",
  },
  disputed: {
    subject: "{bank}: 거래 이의 제기가 접수되었습니다({reference})",
    sms: "[{bank}] {merchant} {amount} 거래의 이의 제기가 접수되었습니다. 접수 번호 {reference}. 진행 상황은 이메일로 알려 드립니다. 고객센터 {phone}.",
    mail: "안녕하십니까.\n\n다음 거래의 이의 제기가 접수되었습니다.\n\n- 카드 끝자리: {card}\n- 거래 시각: {moment}\n- 가맹점: {merchant}\n- 금액: {amount}\n\n접수 번호: {reference}\n\n심사하는 동안 금액을 계좌에 임시로 환급해 드릴 수 있으며, 이의가 받아들여지지 않으면 다시 출금됩니다. 진행 상황은 ‘긴급 지원’의 ‘의심 거래’에서 확인하실 수 있습니다. 주문서와 영수증을 보관해 주십시오.\n\n본인이 제기하지 않으셨다면 즉시 고객센터 {phone}번으로 연락해 주십시오.\n\n{bank}",
  },
  credited: {
    subject: "{bank}: 이의 제기 금액이 임시 환급되었습니다({reference})",
    sms: "[{bank}] {reference}: {merchant} 금액 {amount}이 계좌에 임시 환급되었습니다. 심사는 계속됩니다. 고객센터 {phone}.",
    mail: "안녕하십니까.\n\n이의 제기({reference}, {merchant}, {amount})를 심사하는 동안 금액을 계좌에 임시로 환급해 드렸습니다.\n\n이의가 받아들여지면 그대로 고객님의 것이 되며, 받아들여지지 않으면 다시 출금되고 따로 알려 드립니다.\n\n문의: 고객센터 {phone}\n\n{bank}",
  },
  upheld: {
    subject: "{bank}: 거래 이의가 받아들여졌습니다({reference})",
    sms: "[{bank}] {reference}: {merchant} {amount} 거래의 이의가 받아들여졌습니다. 환급 금액은 출금되지 않습니다. 고객센터 {phone}.",
    mail: "안녕하십니까.\n\n이의 제기({reference}, {merchant}, {amount})가 받아들여졌습니다. 임시로 환급해 드린 금액은 다시 출금되지 않습니다.\n\n문의: 고객센터 {phone}\n\n{bank}",
  },
  rejected: {
    subject: "{bank}: 거래 이의 제기 심사 결과({reference})",
    sms: "[{bank}] {reference}: {merchant} {amount} 거래의 이의가 받아들여지지 않았습니다. 임시 환급 금액이 있었다면 출금되었습니다. 문의 {phone}.",
    mail: "안녕하십니까.\n\n이의 제기({reference}, {merchant}, {amount})가 받아들여지지 않았습니다. 임시로 환급해 드린 금액이 있으면 계좌에서 출금되었습니다.\n\n결과에 동의하지 않으시면 고객센터 {phone}번으로 민원을 제기해 주십시오. 30일 이내에 회신해 드립니다.\n\n{bank}",
  },
  ordered: {
    subject: "{bank}: 새 체크카드가 신청되었습니다",
    sms: "[{bank}] 새 체크카드(끝 번호 {card})가 신청되었습니다. 카드를 받으신 후 앱에서 등록해 주십시오. 본인이 신청하지 않으셨다면 {phone}번으로 연락해 주십시오.",
    mail: `안녕하십니까.\n\n고객님의 신청에 따라 새 체크카드(끝 번호 {card})를 발급합니다. 카드는 우편으로 보내 드리며, 받으신 후 ${appName.ko}에서 등록하셔야 사용하실 수 있습니다.\n\n본인이 신청하지 않으셨다면 즉시 고객센터 {phone}번으로 연락해 주십시오.\n\n{bank}`,
  },
};

/** The letters of every language. */
export const cardLetters: Record<Language, Letters> = { zh, en, ko };
