import { bankName, colours } from "#base/site/brand.ts";
import { escapeHtml } from "#base/text/escape-html.ts";
import { languageTags } from "#base/text/language.ts";
import type { MailLetter } from "./port.ts";

const { ink, mist, line, indigo } = colours;

// Mail programs have neither our style sheet nor its tokens, and get the light theme's colours.
const STYLES = {
  body: `margin:0;padding:24px 16px;background:${mist.day};color:${ink.day}`,
  letter: `max-width:560px;margin:0 auto;background:#ffffff;border:1px solid ${line.day}`,
  bank: `margin:0;padding:16px 24px;border-bottom:1px solid ${line.day};color:${indigo.day};font-weight:bold`,
  words: "padding:8px 24px 16px",
  font: "font-family:'PingFang TC','Microsoft JhengHei','Apple SD Gothic Neo','Malgun Gothic',Arial,sans-serif;font-size:16px;line-height:1.7",
} as const;

/** The letter as a page: the bank's name above the same text, no pictures, nothing to load. */
export function htmlOf({ subject, text, language }: MailLetter): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>\n")}</p>`);
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${STYLES.body};${STYLES.font}">
<div style="${STYLES.letter}">
<p style="${STYLES.bank}">${escapeHtml(bankName[language])}</p>
<div style="${STYLES.words}">
${paragraphs.join("\n")}
</div>
</div>
</body>
</html>
`;
}
