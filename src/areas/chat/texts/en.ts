import { callHours } from "#base/site/service.ts";
import { personTexts } from "./person.ts";
import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "Chat",
  lead: "Ask in your own words, and we will find the answer in the FAQ.",
  errorMark: "Error: ",
  errorTitle: "Your message was not sent",
  tooOften: "You have sent many messages in a short time. Please try again later, or call {phone}.",
  panel: "Conversation",
  log: "Messages",
  automaticOnly: "Automated replies",
  authors: { visitor: "You", automatic: "Automated reply", staff: "Our staff" },
  greeting:
    "Hello, this is {bank} chat. Automated replies come first, and you can ask for a person at any time. Please type your question; one question at a time works best.",
  masked:
    "Something in this message looked like a password, code, card number or national ID. We masked it before saving the message.",
  offered: "Related FAQ",
  message: "Your message",
  messageHint:
    "Up to {most} characters. Please leave out passwords, codes, card numbers and your national ID.",
  starters: {
    title: "Popular questions",
    questions: {
      fee: "How much does a transfer cost?",
      lost: "How do I report a lost card?",
      code: "I have not received a one-time code. What can I do?",
      limit: "How can I raise my transfer limits?",
    },
  },
  keys: "Press Enter to send, Shift + Enter for a new line.",
  send: "Send",
  failed:
    "Your message was not sent. Please check your connection and try again; your text is still here.",
  left: "You can send {count} more {count|message|messages} in this chat.",
  full: {
    word: "Message limit reached",
    text: "You can send up to {most} messages in one chat. Send it to our staff, or start a new chat.",
  },
  ended: {
    word: "This chat has ended",
    text: "You can download or print it until {when}. Starting a new chat deletes this one immediately.",
    again: "Start a new chat",
  },
  download: "Download chat",
  print: "Print chat",
  end: "End chat",
  person: {
    title: "Send to our staff",
    lead: "If you don’t find your answer, a member of our staff can reply by email. We’ll copy this chat into an inquiry for you to check before sending.",
    empty: "Prefer not to chat? Send an inquiry and we’ll reply by email.",
    button: "Send to our staff",
    write: "Write an inquiry",
  },
  call: {
    title: "Call us",
    lead: "If it is urgent, please call instead of writing.",
    open: "Open now",
    closed: "Closed now",
    opensAt: "opens {when}",
  },
  about: {
    title: "About this chat",
    automatic: "Automated replies are not written by a person and have no access to your accounts.",
    stored: "Chats are stored for up to {hours} hours and then deleted.",
    storedUntil: "This chat is stored until {when} and then deleted.",
    secrets: "We never ask for your password, PIN, one-time code or full card number here.",
  },
  answers: {
    found: "These FAQ entries may answer your question:",
    near: "I couldn’t find an exact answer. These FAQ entries are the closest. If they don’t help, rephrase your question or send the chat to our staff.",
    nothing:
      "Sorry, I couldn’t find this in the FAQ. You can rephrase your question, send this chat to our staff, or call {phone}.",
    courtesy: "Hello! This is an automated assistant. What would you like to know?",
    person: `Select “Chat with a person” and a member of our staff joins you here during service hours. At other times, send us this chat for a reply by email, or call {phone}, ${callHours.en}.`,
    urgent: `Stop now: send no more money and share no codes. Call us on {phone}, ${callHours.en}, and call 165 or 110. If you can sign in, use the panic button or report your card under “Emergency support”.`,
    emergencies: {
      title: "Emergency support",
      excerpt: "Panic button, lost cards, suspicious transactions: what to do now",
    },
  },
  transcript: {
    file: "chat",
    title: "{bank}: transcript of your chat",
    line: "[{at}] {author}",
    note: "Automated replies are not written by our staff. The bank stores this chat until {when}.",
    replies:
      "To protect this address from misuse, this email has only our replies, not what was typed in the chat. Download the full transcript from the chat page. Chat reference: {reference}",
  },
  handover: {
    title: "[From the chat]",
    line: "{author}: {body}",
    left: "(Earlier messages omitted.)",
  },
  withPerson: personTexts.en,
};
