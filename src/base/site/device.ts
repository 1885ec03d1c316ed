/** A visitor's kind of device: a PC, or a phone or tablet by its app store. */
export type Device = "pc" | "ios" | "android";

// Only the first kilobyte is parsed: the header is untrusted.
const LENGTH_MOST = 1024;

/** The device of a User-Agent header; an unknown one counts as a PC. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? "").slice(0, LENGTH_MOST);
  if (/\b(iPhone|iPad|iPod)\b/.test(text)) return "ios";
  if (/\bAndroid\b/.test(text)) return "android";
  return "pc";
}

/** True for every Internet Explorer: the specification's "older than Internet Explorer 12". */
export function isInternetExplorer(userAgent: string | undefined): boolean {
  return /\bMSIE \d|\bTrident\//.test((userAgent ?? "").slice(0, LENGTH_MOST));
}

/**
 * True inside another app's window (LINE, Facebook, Instagram, WeChat, an Android WebView): such a
 * window loses the session on the way back from another site, and shows no address bar.
 */
export function isEmbeddedBrowser(userAgent: string | undefined): boolean {
  const text = (userAgent ?? "").slice(0, LENGTH_MOST);
  return /\bLine\/|\bFB(AN|AV)\b|\bInstagram\b|\bMicroMessenger\b|; wv\)/.test(text);
}
