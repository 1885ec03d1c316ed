import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "Inquiries",
  lead: "Sorted by the date promised. Answers go to the email address given, in the language of the inquiry.",
  caption: "Inquiries to answer",
  itemTitle: "Inquiry {reference}",
  itemLead: "Sending the answer closes the inquiry.",
  topic: "Topic",
  writer: "From",
  email: "Email",
  phone: "Phone",
  language: "Language",
  languages: {
    zh: "Chinese",
    en: "English",
    ko: "Korean",
  },
  device: "Device",
  from: "Who",
  customer: "A signed-in customer",
  visitor: "A visitor",
  made: "Received",
  promised: "Answer promised for",
  question: "Inquiry",
  pictures: "Pictures",
  picture: "Picture {number}",
  answer: "Answer",
  answerHint:
    "{least} to {most} characters. Greeting, reference and closing are added. Never ask for a password or a code.",
  attachment: "Attachment",
  attachmentHint: "One PDF, PNG or JPEG file of up to 2 MB.",
  send: "Send the answer",
};
