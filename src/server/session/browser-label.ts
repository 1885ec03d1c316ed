import { NO_LABEL } from "#base/site/browser-name.ts";

const LENGTH_MOST = 512;

// In this order: most browsers also identify as Chrome or Safari.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/(\d+)/, "Edge"],
  [/\bOPR\/(\d+)/, "Opera"],
  [/\bFirefox\/(\d+)/, "Firefox"],
  [/\b(?:Headless)?Chrome\/(\d+)/, "Chrome"],
  [/\bVersion\/(\d+)[\d.]* .*Safari/, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** A browser and its system for display: Chrome 156, Windows. */
export function browserLabel(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, LENGTH_MOST);
  const browser = browsers.find(([pattern]) => pattern.test(text));
  const version = browser ? (browser[0].exec(text)?.[1] ?? "") : "";
  const system = systems.find(([pattern]) => pattern.test(text));
  const words = [browser ? `${browser[1]} ${version}`.trim() : "", system?.[1] ?? ""];
  return words.filter(Boolean).join(", ") || NO_LABEL;
}
