// The letters about certificates, in the certificate's own language.

import type { CertificateLanguage } from "../rules.ts";

const zh = {
  issued: {
    subject: "【{bank}】您申請的{title}",
    body: "您好：\n\n您申請的{title}（編號 {serial}）已開立，請見附件。\n\n開啟附件的密碼為您的身分證字號，英文字母請大寫。\n\n文件附有本行電子簽章，可至本行網站「證明文件查驗」確認真偽。\n\n如非您本人申請，請立即致電 {phone}。\n\n{bank}",
    file: "{title}-{serial}.pdf",
  },
  rejected: {
    subject: "【{bank}】{title}申請結果",
    body: "您好：\n\n您申請的{title}（編號 {serial}）未能開立，原因：{reason}\n\n{refund}您可重新申請，或致電 {phone}，由專人為您服務。\n\n{bank}",
    sms: "{bank}：您申請的{title}（{serial}）未能開立。{refundSms}詳情請見網站或致電 {phone}。",
    refund: "已收取的郵寄手續費將全數退回原扣款帳戶。\n\n",
    refundSms: "已收取的手續費將全數退回。",
  },
  ready: {
    subject: "【{bank}】您申請的{title}已開立",
    body: "您好：\n\n您申請的{title}（編號 {serial}）已審核完成並開立，請登入本行網站，至「證明文件申請」下載。\n\n如非您本人申請，請立即致電 {phone}。\n\n{bank}",
    sms: "{bank}：您申請的{title}（{serial}）已開立，請登入網站「證明文件申請」下載。如非本人申請，請立即致電 {phone}。",
  },
  undelivered:
    "{bank}：您申請的{title}（{serial}）無法寄達您填寫的電子郵件，請登入網站「證明文件申請」下載，或致電 {phone}。",
  reasons: {
    unclear: "申請內容需要再確認。",
    "not-deliverable": "郵件無法投遞。",
    withdrawn: "您已取消申請。",
    "rare-letters": "您的姓名含罕用字，線上文件無法正確顯示，請致電由專人辦理。",
  },
};

type LetterTexts = typeof zh;

const en: LetterTexts = {
  issued: {
    subject: "{bank}: your {title}",
    body: "Hello,\n\nYour {title} (no. {serial}) has been issued. Please find it attached.\n\nThe password for the file is your national ID number, with its letter in uppercase.\n\nThe document carries our digital signature. Anyone can check it on our website under Verify a certificate.\n\nIf you did not request it, please call {phone} immediately.\n\n{bank}",
    file: "{title} {serial}.pdf",
  },
  rejected: {
    subject: "{bank}: your request for a {title}",
    body: "Hello,\n\nYour {title} (no. {serial}) could not be issued. Reason: {reason}\n\n{refund}You can make a new request, or call {phone} for help.\n\n{bank}",
    sms: "{bank}: your {title} ({serial}) could not be issued. {refundSms}See our website or call {phone}.",
    refund: "The postage fee will be refunded in full to the same account.\n\n",
    refundSms: "The fee is refunded in full. ",
  },
  ready: {
    subject: "{bank}: your {title} is ready",
    body: "Hello,\n\nYour {title} (no. {serial}) has been reviewed and issued. Please sign in to our website and download it under Certificates.\n\nIf you did not request it, please call {phone} immediately.\n\n{bank}",
    sms: "{bank}: your {title} ({serial}) is ready. Sign in to download it under Certificates. If you did not request it, call {phone}.",
  },
  undelivered:
    "{bank}: we could not deliver your {title} ({serial}) to your email address. Sign in to download it under Certificates, or call {phone}.",
  reasons: {
    unclear: "we need to check some details with you.",
    "not-deliverable": "the letter could not be delivered.",
    withdrawn: "you withdrew the request.",
    "rare-letters":
      "your name contains a rare character that our online documents cannot display. Please call us.",
  },
};

/** The words of letters about certificates by language. */
export const letterTexts: Record<CertificateLanguage, LetterTexts> = { zh, en };
