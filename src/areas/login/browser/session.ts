// The countdown of a signed-in page, a customer's or the desk's. The server decides when a session
// ends; this only displays it and checks with the server first, because another tab may have
// extended the session.

import {
  EXTENSION_PATH,
  endingOf,
  IDLE_SECONDS,
  SESSION_PATH,
  sessionWire,
  signInAddress,
} from "#base/identity/sign-in.ts";
import { dropDrafts, SESSION_ENDING } from "#web/form-draft.ts";
import { openLive } from "#web/live.ts";
import { callFromPage } from "#web/page-client.ts";
import { openModal } from "#web/ui/layout/modal.ts";

/** When the remaining time is announced; every second would drown out everything else. */
const TOLD_AT_SECONDS = [60, 30, 10];
const TICK_MS = 500;
const CHECK_EVERY_SECONDS = 5;
const EXPIRED = "CHEA000206";
/** At the desk, whose forms are long, typing counts as activity; it is reported this often. */
const TYPING_EVERY_MS = 60_000;
/** How long to wait for the response to a request just sent. */
const RESPONSE_MS = 10_000;

/** The session state reported to a page. */
interface Standing {
  loggedIn: boolean;
  sessionSeconds: number;
  endReason?: string | null;
  /** True where the session cannot be extended any more. */
  isFinal?: boolean;
}

const bar = document.querySelector<HTMLElement>("[data-session]");
const dialog = document.querySelector<HTMLDialogElement>("dialog#still-there");
const words = bar?.dataset ?? {};
const warning = Number(words.warning);

let end = 0;
/** The last of the moments above that was announced. */
let spoken = Number.POSITIVE_INFINITY;
let isRefreshing = false;
let isOver = false;
/** When a form was last submitted or a navigation began. */
let sentAt = Number.NEGATIVE_INFINITY;
let closeDialog: (() => void) | null = null;

/** When typing was last reported. */
let typedAt = Number.NEGATIVE_INFINITY;

/** Whether the visitor typed something into this public page, which must not be lost. */
let isTyped = false;

if (bar && dialog) {
  // A public page does not know how long the session lasts, and asks the server.
  const isOwn = words.session !== "";
  lastsFor(isOwn ? Number(words.session) : IDLE_SECONDS);
  if (!isOwn) refresh();
  addEventListener("input", () => {
    if (words.signIn) reportTyping();
    else isTyped = !isOwn;
  });
  setInterval(tick, TICK_MS);
  tick();
  for (const link of document.querySelectorAll("[data-stay], dialog#still-there a")) {
    link.addEventListener("click", stay);
  }
  // After the tab was hidden or the computer slept, the countdown may be off.
  document.addEventListener("visibilitychange", () => document.hidden || refresh());
  addEventListener("pageshow", ({ persisted }) => persisted && refresh());
  for (const sending of ["submit", "beforeunload"]) addEventListener(sending, markSent);
  addEventListener("submit", ({ target }) => isSignOut(target) && dropDrafts());
  // When React re-renders the page after a response, the session's remaining time is new.
  new MutationObserver(() => lastsFor(Number(bar.dataset.session))).observe(bar, {
    attributeFilter: ["data-session"],
  });
  openLive([], { after: null, onEnded: leave });
}

function tick(): void {
  const left = secondsLeft();
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  write("[data-time]", (words.left ?? "").replace("{time}", time));
  const at = TOLD_AT_SECONDS.filter((each) => left <= each).pop();
  if (at !== undefined && at < spoken) {
    spoken = at;
    say((words.announcement ?? "").replace("{seconds}", String(at)));
  }
  // While the dialog is open, another tab may extend the session.
  if (left <= warning && (!closeDialog || left % CHECK_EVERY_SECONDS === 0)) refresh();
}

/**
 * Checks the session, without extending it, before the dialog opens or the customer is redirected.
 */
function refresh(): void {
  if (isRefreshing || isOver) return;
  isRefreshing = true;
  ask(words.read ?? SESSION_PATH)
    .catch(() => secondsLeft() === 0 && leave(EXPIRED))
    .then(() => {
      isRefreshing = false;
      if (isOver || !dialog || secondsLeft() > warning) return;
      closeDialog ??= openModal(dialog, () => stay());
    });
}

function stay(event?: Event): void {
  event?.preventDefault();
  ask(words.extend ?? EXTENSION_PATH).then(
    (isOpen) => isOpen && say(words.stayed ?? ""),
    // Without a response the countdown continues, and the customer can try again.
    () => undefined,
  );
}

function reportTyping(): void {
  if (performance.now() - typedAt < TYPING_EVERY_MS) return;
  typedAt = performance.now();
  ask(words.extend ?? EXTENSION_PATH).catch(() => undefined);
}

async function ask(path: string): Promise<boolean> {
  const { ok, code, content } = await callFromPage<Standing>({ path, names: sessionWire });
  const isOpen = Boolean(content?.loggedIn);
  if (content?.loggedIn) {
    showChoice(Boolean(content.isFinal));
    lastsFor(content.sessionSeconds);
  }
  if (ok && !isOpen) leave(content?.endReason ?? String(code));
  return isOpen;
}

function lastsFor(seconds: number): void {
  end = performance.now() + seconds * 1000;
  if (seconds <= warning) return;
  spoken = Number.POSITIVE_INFINITY;
  closeDialog?.();
  closeDialog = null;
}

/** Shows what the customer can still do: stay, or only sign in again. */
function showChoice(isFinal: boolean): void {
  for (const each of dialog?.querySelectorAll<HTMLElement>("[data-idle], [data-final]") ?? []) {
    each.hidden = "final" in each.dataset !== isFinal;
  }
}

function isSignOut(form: EventTarget | null): boolean {
  return form instanceof HTMLFormElement && new URL(form.action).pathname.endsWith("/logout");
}

function markSent(): void {
  sentAt = performance.now();
}

/**
 * Waits for the response to a request just sent: that request may itself have ended the session.
 */
function leave(code: string): void {
  if (isOver) return;
  isOver = true;
  const wait = sentAt + RESPONSE_MS - performance.now();
  if (wait > 0) setTimeout(go, wait, code);
  else go(code);
}

function go(code: string): void {
  const ending = endingOf(code);
  // A form marked so is submitted as it is: the server preserves it across the sign-in.
  const form = document.querySelector<HTMLFormElement>("form[data-keeps]");
  if (form && ending === "timeout") form.submit();
  // What was typed on a public page can be submitted without a session too.
  else if (isTyped) closeDialog?.();
  else if (words.signIn) location.replace(words.signIn);
  else {
    if (ending === "timeout") dispatchEvent(new Event(SESSION_ENDING));
    location.replace(signInAddress(ending, location.pathname + location.search));
  }
}

function secondsLeft(): number {
  return Math.max(0, Math.ceil((end - performance.now()) / 1000));
}

/** Announces a text once: in the open dialog, or else in the bar. */
function say(text: string): void {
  write("[data-say]", "");
  const isInBar = bar?.querySelector("[data-say]") && !closeDialog;
  write(isInBar ? "[data-session] [data-say]" : "dialog#still-there [data-say]", text);
}

function write(places: string, text: string): void {
  for (const place of document.querySelectorAll(places)) place.textContent = text;
}
