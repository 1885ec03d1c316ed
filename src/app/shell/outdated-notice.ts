import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fill, type Language } from "#base/text/language.ts";
import { formatMoment } from "#base/time/day.ts";
import styles from "./AppBanner.module.css";
import { shellTexts } from "./shell-texts.ts";

const TO_THE_MINUTE = "2026/03/05 14:03".length;

/**
 * The notice before the screen of a page that may be out of date. It is rendered apart from the page:
 * the cached page itself does not have it.
 */
export function outdatedNotice(language: Language, madeAt: Date): string {
  const { outdatedTitle, outdated } = shellTexts[language];
  const time = formatMoment(madeAt).slice(0, TO_THE_MINUTE);
  const words = createElement("p", null, fill(outdated, { time }));
  const given = { className: styles.strip, "aria-label": outdatedTitle };
  return renderToStaticMarkup(createElement("aside", given, words));
}
