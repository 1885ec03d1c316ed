import type { PersonTexts } from "./zh.ts";

export const person: PersonTexts = {
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
