// The letters about an upgrade, side by side.

import type { Language } from "#base/text/language.ts";

const zh = {
  approved: {
    subject: "【{bank}】帳戶升級完成",
    mail: "您好：\n\n我們已於視訊通話中確認您的身分，您的{accounts}已升級為進階帳戶，新的轉帳限額即刻生效，帳號不變。\n\n查看升級結果：{link}\n\n如非您本人申請，請立即致電 {phone}。\n\n{bank}",
    sms: "{bank}：您的{accounts}已升級為進階帳戶，新限額即刻生效。如非您本人申請，請致電 {phone}。",
  },
  rejected: {
    subject: "【{bank}】帳戶升級結果通知",
    mail: "您好：\n\n您申請的帳戶升級未能完成，原因：{reason}您的帳戶維持原有的限額與服務。\n\n您可以備妥證件後重新申請：{link}\n如有疑問，請致電 {phone}。\n\n{bank}",
    sms: "{bank}：您申請的帳戶升級未能完成，帳戶維持原有限額。詳情請見電子郵件、網站，或致電 {phone}。",
  },
  callBack: {
    subject: "【{bank}】視訊通話預約確認",
    mail: "您好：\n\n您已預約 {at}（臺北時間）的視訊通話。請於該時間以電腦登入本行網站，開啟下方頁面並備妥身分證，專員將優先為您服務。\n\n{link}\n\n本行不會以通訊軟體主動撥打視訊給您。如需更改時間，可於同一頁面重新預約。\n\n{bank}",
    sms: "{bank}：您已預約 {at} 的視訊通話，請於該時間以電腦登入網站的帳戶升級頁面。",
  },
};

type LetterTexts = typeof zh;

const en: LetterTexts = {
  approved: {
    subject: "{bank}: your account upgrade is complete",
    mail: "Hello,\n\nWe confirmed your identity in the video call. Your {accounts} is now an advanced account. The new transfer limits apply immediately, and your account number stays the same.\n\nSee the result: {link}\n\nIf you did not request this, please call {phone} immediately.\n\n{bank}",
    sms: "{bank}: your {accounts} is now an advanced account with higher limits. If you did not request this, please call {phone}.",
  },
  rejected: {
    subject: "{bank}: your account upgrade",
    mail: "Hello,\n\nWe could not complete your account upgrade. Reason: {reason} Your account keeps its current limits and services.\n\nYou can apply again with your ID ready: {link}\nIf you have questions, please call {phone}.\n\n{bank}",
    sms: "{bank}: we could not complete your account upgrade. Your limits stay as they are. See our website or call {phone}.",
  },
  callBack: {
    subject: "{bank}: your video call is booked",
    mail: "Hello,\n\nYour video call is booked for {at} (Taipei time). At that time, please sign in to our website on a computer and open the page below with your ID ready. We will serve you first.\n\n{link}\n\nWe never start a video call in a messaging app. To change the time, book again on the same page.\n\n{bank}",
    sms: "{bank}: your video call is booked for {at}. Please sign in on a computer and open the account upgrade page.",
  },
};

const ko: LetterTexts = {
  approved: {
    subject: "[{bank}] 계좌 업그레이드 완료 안내",
    mail: "안녕하십니까.\n\n영상 통화로 고객님의 본인 확인을 마쳤습니다. {accounts}가 업그레이드 계좌로 전환되었으며, 새로운 이체 한도가 즉시 적용됩니다. 계좌번호는 변경되지 않습니다.\n\n결과 확인: {link}\n\n본인이 신청하지 않으셨다면 즉시 {phone}번으로 연락해 주십시오.\n\n{bank}",
    sms: "{bank}: {accounts}가 업그레이드 계좌로 전환되었습니다. 본인이 신청하지 않으셨다면 {phone}번으로 연락해 주십시오.",
  },
  rejected: {
    subject: "[{bank}] 계좌 업그레이드 결과 안내",
    mail: "안녕하십니까.\n\n신청하신 계좌 업그레이드를 완료하지 못했습니다. 사유: {reason} 계좌의 한도와 서비스는 그대로 유지됩니다.\n\n신분증을 준비하신 후 다시 신청하실 수 있습니다: {link}\n문의 사항은 {phone}번으로 연락해 주십시오.\n\n{bank}",
    sms: "{bank}: 신청하신 계좌 업그레이드를 완료하지 못했습니다. 자세한 내용은 웹사이트를 확인하시거나 {phone}번으로 연락해 주십시오.",
  },
  callBack: {
    subject: "[{bank}] 영상 통화 예약 안내",
    mail: "안녕하십니까.\n\n{at}(타이베이 시간)에 영상 통화가 예약되었습니다. 해당 시간에 PC로 로그인하신 후 신분증을 준비하여 아래 페이지를 열어 주십시오. 우선적으로 안내해 드리겠습니다.\n\n{link}\n\n당행은 메신저로 영상 통화를 먼저 걸지 않습니다. 시간을 변경하시려면 같은 페이지에서 다시 예약해 주십시오.\n\n{bank}",
    sms: "{bank}: {at}에 영상 통화가 예약되었습니다. 해당 시간에 PC로 로그인하여 계좌 업그레이드 페이지를 열어 주십시오.",
  },
};

/** The letters of the upgrade. */
export type LetterName = keyof LetterTexts;

/** The letters by language. */
export const letterTexts: Record<Language, LetterTexts> = { zh, en, ko };

/** What was upgraded, and why the desk refused, as they stand in letters and on the result page. */
export const decisionTexts = {
  zh: {
    accounts: { twd: "新臺幣帳戶", foreign: "外幣帳戶", both: "新臺幣帳戶與外幣帳戶" },
    reasons: {
      "identity-unclear": "視訊畫面無法確認您的身分。",
      "document-invalid": "您出示的證件無法核對，或已失效。",
      "not-the-holder": "視訊中的人與帳戶持有人不符。",
      "under-pressure": "無法確認申請出於您本人的意願。",
      "fraud-suspected": "為保護您的帳戶安全，需進一步確認。",
      other: "資料需要進一步確認。",
    },
  },
  en: {
    accounts: {
      twd: "TWD account",
      foreign: "foreign currency account",
      both: "TWD and foreign currency account",
    },
    reasons: {
      "identity-unclear": "we could not confirm your identity on video.",
      "document-invalid": "the ID you showed could not be verified or is no longer valid.",
      "not-the-holder": "the person on video is not the account holder.",
      "under-pressure": "we could not confirm that you applied of your own free will.",
      "fraud-suspected": "we need to make further checks to keep your account safe.",
      other: "some details need further checking.",
    },
  },
  ko: {
    accounts: { twd: "대만 달러 계좌", foreign: "외화 계좌", both: "대만 달러 계좌와 외화 계좌" },
    reasons: {
      "identity-unclear": "영상으로 본인 확인을 할 수 없었습니다.",
      "document-invalid": "제시하신 신분증을 확인할 수 없거나 유효하지 않습니다.",
      "not-the-holder": "영상 속 인물이 계좌 명의인과 일치하지 않습니다.",
      "under-pressure": "본인의 의사에 따른 신청인지 확인할 수 없었습니다.",
      "fraud-suspected": "계좌 보호를 위해 추가 확인이 필요합니다.",
      other: "추가 확인이 필요합니다.",
    },
  },
} as const satisfies Record<Language, object>;
