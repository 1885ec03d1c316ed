import type { Language } from "../text/language.ts";
import type { Device } from "./device.ts";

/** Light, dark, or the system's setting. */
export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** The text sizes. */
export const textSizes = ["small", "middle", "large"] as const;

export type TextSize = (typeof textSizes)[number];

/** What every page may know about its visitor; the same for all who share a cached page. */
export interface Visitor {
  language: Language;
  device: Device;
  theme: Theme;
  text: TextSize;
  /** Whether the easy-to-read version with short sentences and wide lines is on. */
  easy: boolean;
  /** Whether page views may be counted; "open" until the visitor decides. */
  counting: "agreed" | "refused" | "open";
  /** Whether a phone's visitor has dismissed the notice about the app. */
  appWord: "shown" | "away";
  /** Whether a session is open; pages for such a visitor are never cached. */
  signedIn: boolean;
}

/** What a visitor can set by a query parameter, on any page, without scripts. */
export const choices = {
  lang: ["zh-TW", "en", "ko"],
  theme: themes,
  text: textSizes,
  easy: ["on", "off"],
  counting: ["agreed", "refused"],
  app: ["away"],
} as const;

export type Choice = keyof typeof choices;

/** The same page with one choice made; its other query parameters stay. */
export function withChoice<C extends Choice>(
  search: string,
  choice: C,
  value: (typeof choices)[C][number],
): string {
  const others = withoutChoices(search);
  return `?${others === "" ? "" : `${others}&`}${choice}=${value}`;
}

/** The query without the choices, without the question mark. */
export function withoutChoices(search: string): string {
  return search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "" && !isChoice(nameIn(pair)))
    .join("&");
}

function isChoice(name: string): boolean {
  return Object.keys(choices).includes(name);
}

/** The decoded name, as query parsers see it: `c%6funting` is `counting`. */
function nameIn(pair: string): string {
  const [name = ""] = pair.split("=", 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
