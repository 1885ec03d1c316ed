// Sends a message of the chat without leaving the page. The answer is the same page that a form
// post leads to: what is new in it is put into this one.

const FIELD = "#text";

let isSending = false;

reveal();

document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset.chat === undefined) return;
  event.preventDefault();
  if (!isSending) send(form);
});

document.addEventListener("keydown", (event) => {
  const { form, id } = event.target as HTMLTextAreaElement;
  // While characters are being composed, Enter chooses one; old Safari tells it by the code alone.
  const isComposing = event.isComposing || event.keyCode === 229;
  if (id !== "text" || !form || event.key !== "Enter" || event.shiftKey || isComposing) return;
  event.preventDefault();
  form.querySelector("button")?.click();
});

document.addEventListener("click", ({ target }) => {
  if ((target as Element).closest("[data-script=print] button")) print();
});

function send(form: HTMLFormElement): void {
  // It can parse the answer as a document, which the page's policy allows no text to become.
  const request = new XMLHttpRequest();
  const fields = new FormData(form);
  isSending = true;
  say(form, "");
  request.open("POST", form.action);
  request.responseType = "document";
  request.onloadend = () => {
    isSending = false;
    const page = request.response as Document | null;
    if (page?.querySelector("[data-foot]")) take(page);
    else say(form, form.dataset.failed ?? "");
  };
  request.send(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
}

function take(page: Document): void {
  showMessages(page);
  // The field that is being typed into stays, with its focus, unless there is news about it.
  const isCalm = page.querySelector(FIELD) && ![page, document].some((each) => alertIn(each));
  renew(page, isCalm ? "[data-renew=tools]" : "[data-foot]");
  renew(page, "[data-renew=side]");
  reveal();
  const field = document.querySelector<HTMLTextAreaElement>(FIELD);
  const alert = alertIn(document);
  if (field && !alert) field.value = "";
  (alert ?? field)?.focus();
  showNewest();
}

/** Moves to the end; a long answer is shown from the question on. */
function showNewest(): void {
  const log = document.querySelector("[role=log]");
  const question = log?.querySelector("li[data-key]:nth-last-child(2)");
  if (!log || !question) return;
  log.scrollTop = log.scrollHeight;
  const above = log.getBoundingClientRect().top - question.getBoundingClientRect().top;
  if (above > 0) log.scrollTop -= above;
}

/** Adds what is new, and takes away what belongs to a chat that was over meanwhile. */
function showMessages(page: Document): void {
  const [old, fresh] = [messagesIn(document), messagesIn(page)];
  for (const [key, message] of old)
    fresh.has(key) ? message.removeAttribute("id") : message.remove();
  const list = document.querySelector("[role=log] > ol");
  for (const [key, message] of fresh) if (!old.has(key)) list?.append(message);
}

function messagesIn(page: Document): Map<string, HTMLElement> {
  const messages = [...page.querySelectorAll<HTMLElement>("[data-key]")];
  return new Map(messages.map((message) => [message.dataset.key ?? "", message]));
}

function alertIn(page: Document): HTMLElement | null {
  return page.querySelector("[data-foot] [role=alert]");
}

function renew(page: Document, part: string): void {
  const fresh = page.querySelector(part);
  if (fresh) document.querySelector(part)?.replaceWith(fresh);
}

function say(form: HTMLFormElement, text: string): void {
  const place = form.querySelector("[data-said]");
  if (place) place.textContent = text;
}

/** Shows what only works with this program. */
function reveal(): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-script]")) part.hidden = false;
}
