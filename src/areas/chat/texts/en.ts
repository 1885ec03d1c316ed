import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "Chat",
  lead: "Ask in your own words; the system looks for the answer in the FAQ at once.",
  errorMark: "Error: ",
  errorTitle: "Your message was not sent",
  tooOften: "You have sent many messages in a short time. Please try again later, or call {phone}.",
  panel: "Conversation",
  log: "Messages",
  automaticOnly: "Automatic answers",
  authors: { visitor: "You", automatic: "Automatic answer" },
  greeting:
    "Hello, this is the chat of {bank}. Answers here come from a system, not from a person. Please write your question; one thing at a time is found best.",
  masked:
    "Something in this message looked like a password, code, card number or national ID. We hid it before keeping the message.",
  offered: "Entries found in the FAQ",
  message: "Your message",
  messageHint:
    "Up to {most} characters. Please leave out passwords, codes, card numbers and your national ID.",
  keys: "Press Enter to send, Shift + Enter for a new line.",
  send: "Send",
  failed:
    "Your message was not sent. Please check your connection and try again; what you wrote is still here.",
  left: "You can send {count} more messages in this chat.",
  full: {
    word: "This chat is full",
    text: "A chat holds {most} messages of yours. Leave it to a person, or end it and start a new one.",
  },
  ended: {
    word: "This chat has ended",
    text: "It is kept until {when}, and you can download or print it until then. A new chat deletes this one at once.",
    again: "Start a new chat",
  },
  download: "Download chat",
  print: "Print chat",
  end: "End chat",
  person: {
    title: "Leave it to a person",
    lead: "If you do not find your answer, a person can reply. The button takes this chat into an inquiry; you check it before it is sent.",
    empty: "If you would rather not ask a system, write an inquiry and a person replies by email.",
    button: "Leave this to a person",
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
    automatic: "Answers come from a system, not from a person. It cannot see your accounts.",
    kept: "A chat is kept for up to {hours} hours and then deleted.",
    keptUntil: "This chat is kept until {when} and then deleted.",
    secrets: "We never ask for your password, PIN, one-time code or whole card number here.",
  },
  answers: {
    found: "These entries of the FAQ may answer your question:",
    nothing:
      "Sorry, I found nothing about this in the FAQ. You can ask in other words, leave this chat to a person, or call {phone}.",
    courtesy: "Hello, glad to help. I am an automatic answer: please write what you want to know.",
    person:
      "There is no person in this chat. Press “Leave this to a person” and somebody replies by email, or call {phone}, answered 24 hours a day.",
    urgent:
      "If your card is lost, your account is misused or you suspect a scam, call {phone} at once; it is answered 24 hours a day.",
  },
  transcript: {
    file: "chat",
    title: "{bank}: transcript of your chat",
    line: "[{at}] {author}",
    note: "Automatic answers come from a system, not from a person. The bank keeps this chat until {when}.",
  },
  handover: {
    title: "[From the chat]",
    line: "{author}: {body}",
    left: "(The earlier part is left out.)",
  },
};
