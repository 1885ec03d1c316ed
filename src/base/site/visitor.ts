import type { Language } from "../text/language.ts";
import type { Device } from "./device.ts";

/** Bright, dark, or as the visitor's system is set. */
export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** How large letters are. */
export const textSizes = ["small", "middle", "large"] as const;

export type TextSize = (typeof textSizes)[number];

/** What every page may know of its visitor; the same for all who share a kept page. */
export interface Visitor {
  language: Language;
  device: Device;
  theme: Theme;
  text: TextSize;
  /** Whether short sentences and wide lines are wished for. */
  easy: boolean;
  /** Whether page views may be counted; "open" as long as the visitor has not said. */
  counting: "agreed" | "refused" | "open";
  /** Whether the visitor of a phone has put the word about the app away. */
  appWord: "shown" | "away";
  /** Whether a session is open; pages for such a visitor are never kept. */
  signedIn: boolean;
}

/** What a visitor can choose by an address, on any page, without scripts. */
export const choices = {
  lang: ["zh-TW", "en", "ko"],
  theme: themes,
  text: textSizes,
  easy: ["on", "off"],
  counting: ["agreed", "refused"],
  app: ["away"],
} as const;

export type Choice = keyof typeof choices;

/** The same page with one choice made, whatever else its address asks for. */
export function withChoice<C extends Choice>(
  search: string,
  choice: C,
  value: (typeof choices)[C][number],
): string {
  const others = withoutChoices(search);
  return `?${others === "" ? "" : `${others}&`}${choice}=${value}`;
}

/** What an address asks for besides choices, without the question mark. */
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

/** The name as whoever reads the query understands it: `c%6funting` is `counting`. */
function nameIn(pair: string): string {
  const [name = ""] = pair.split("=", 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
