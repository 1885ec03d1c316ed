import { fill } from "#base/text/language.ts";
import {
  type AdapterCode,
  isCapable,
  loopbackPermission,
  openAdapter,
} from "#web/signing-adapter.ts";
import { closeMedia, openOne } from "#web/video/media.ts";
import type { Texts } from "../../texts/zh.ts";

/** The checks, in this order. */
export const checkNames = [
  "browser",
  "permission",
  "adapter",
  "reader",
  "card",
  "camera",
  "microphone",
] as const;

export type CheckName = (typeof checkNames)[number];

/** The result of a check. */
export type CheckResult =
  | { state: "ok"; text: string }
  | { state: "failed"; code?: AdapterCode; remedy?: string };

/** Runs one check; it opens and closes what it needs. */
export function runCheck(name: CheckName, texts: Texts): Promise<CheckResult> {
  const { checks } = texts.drivers;
  switch (name) {
    case "browser":
      return checkBrowser(texts);
    case "permission":
      return checkPermission(checks.permission.ok);
    case "adapter":
      return checkAdapter(checks.adapter.ok);
    case "reader":
    case "card":
      return checkCard(name, texts);
    case "camera":
    case "microphone":
      return checkMedia(name, texts);
  }
}

/** The APIs of the card step, then those of the call: a browser may lack only the latter. */
async function checkBrowser({ drivers, video }: Texts): Promise<CheckResult> {
  if (!isCapable()) return { state: "failed", code: "61001" };
  const mayCall =
    "RTCPeerConnection" in window &&
    Boolean(navigator.mediaDevices?.getUserMedia) &&
    "EventSource" in window;
  if (!mayCall) return { state: "failed", remedy: video.errors.unsupported };
  return { state: "ok", text: drivers.checks.browser.ok };
}

/** If the browser never asks, or will ask later, nothing is wrong yet. */
async function checkPermission(ok: string): Promise<CheckResult> {
  const permission = await loopbackPermission();
  if (permission !== "denied") return { state: "ok", text: ok };
  return { state: "failed", code: "CTZN000002" };
}

async function checkAdapter(ok: string): Promise<CheckResult> {
  const opened = await openAdapter();
  if (!opened.ok) return { state: "failed", code: opened.code };
  await opened.adapter.release();
  return { state: "ok", text: fill(ok, { version: opened.adapter.version }) };
}

async function checkCard(name: "reader" | "card", texts: Texts): Promise<CheckResult> {
  const { drivers } = texts;
  const opened = await openAdapter();
  if (!opened.ok) {
    return { state: "failed", code: opened.code, remedy: drivers.checks.adapter.remedy };
  }
  const card = await opened.adapter.detectCard();
  await opened.adapter.release();
  if (name === "card") {
    if (!card.ok) return { state: "failed", code: card.code };
    const tries =
      card.triesLeft === null ? "" : ` ${fill(drivers.tries, { left: card.triesLeft })}`;
    return { state: "ok", text: `${drivers.checks.card.ok}${tries}` };
  }
  const { reader } = drivers.checks;
  if (card.ok && card.cardKind === "soft") return { state: "ok", text: reader.soft };
  if ((card.readerCount ?? 0) > 0) {
    return { state: "ok", text: fill(reader.ok, { count: card.readerCount ?? 0 }) };
  }
  return { state: "failed", ...(card.ok ? {} : { code: card.code }) };
}

async function checkMedia(kind: "camera" | "microphone", texts: Texts): Promise<CheckResult> {
  const media = await openOne(kind);
  if (!media.ok) return { state: "failed", remedy: texts.video.errors[media.error] };
  const label = media.stream.getTracks()[0]?.label ?? "";
  closeMedia(media.stream);
  return { state: "ok", text: fill(texts.drivers.checks[kind].ok, { label }) };
}
