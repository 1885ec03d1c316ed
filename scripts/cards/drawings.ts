import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";
import { landingTexts } from "#areas/landing/texts/words.ts";
import { menuProducts } from "#areas/products/rules.ts";
import { bankName } from "#base/site/brand.ts";
import { cardPath, cardSize, type SocialCard, socialCards } from "#base/site/social-cards.ts";
import { type Language, languages, languageTags } from "#base/text/language.ts";
import { readProducts } from "../../seed/content/products.ts";
import { brandedTokens } from "../brand-colours.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The fingerprints of the drawings that public/cards was made from. */
export const DRAWN = join(import.meta.dirname, "drawn.json");

const FONTS: Readonly<Record<Language, string>> = {
  zh: "Noto Sans TC",
  // The Chinese font has an apostrophe as wide as a character.
  en: "Noto Sans KR",
  ko: "Noto Sans KR",
};
/**
 * Characters per line: a product's text has a drawing beside it, the bank's own the whole width.
 */
const LINE = {
  product: { zh: 14, en: 27, ko: 16 },
  bank: { zh: 27, en: 56, ko: 34 },
} as const satisfies Record<string, Readonly<Record<Language, number>>>;
const TITLE_SIZE = { short: 88, long: 66 } as const;
const TITLE_SHORT = 12;
const SCALE = 2.2;
const MARGIN = 72;

interface Words {
  title: string;
  lines: string[];
}

/** Every card as a drawing, by its path. */
export async function cardDrawings(): Promise<Record<string, string>> {
  const { draw, style } = await productDrawings();
  const pairs = socialCards.flatMap((card) =>
    languages.map((language) => {
      const words = wordsOf(card, language);
      return [cardPath(card, language), cardOf({ language, words, art: draw(card), style })];
    }),
  );
  return Object.fromEntries(pairs);
}

/** A fingerprint of each drawing. */
export function fingerprintsOf(drawings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(drawings).map(([path, drawing]) => [path, hash("sha256", drawing)]),
  );
}

function wordsOf(card: SocialCard, language: Language): Words {
  if (card === "bank") {
    const { first, second, sentence } = landingTexts[language].hero;
    const title = [first, second].join(language === "zh" ? "" : " ");
    return { title, lines: linesOf(sentence, language, LINE.bank[language]) };
  }
  const product = readProducts().find(({ code }) => code === menuProducts[card]);
  if (!product) throw new Error(`there is no product for the card ${card}`);
  const lines = linesOf(product.slogan[language], language, LINE.product[language]);
  return { title: product.name[language], lines };
}

/** The site's own drawings, in the colours of the light theme. */
async function productDrawings() {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, watch: null, ws: false },
    css: { modules: { generateScopedName: "[local]" } },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { ProductDrawing } = (await vite.ssrLoadModule(
      "/src/web/ui/layout/ProductDrawing.tsx",
    )) as {
      ProductDrawing: FunctionComponent<{ picture: string }>;
    };
    const styles = readFileSync(join(ROOT, "src/web/ui/layout/ProductDrawing.module.css"), "utf8");
    const tokens = tokensByDay();
    const style = styles
      .replace(/@media[\s\S]*$/, "")
      .replace(/\.picture \{[^}]*\}/, "")
      .replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? "none");
    const draw = (picture: string) => {
      const svg = renderToStaticMarkup(createElement(ProductDrawing, { picture }));
      return svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
    };
    return { draw, style };
  } finally {
    await vite.close();
  }
}

function tokensByDay(): Map<string, string> {
  const text = brandedTokens();
  const found = [...text.matchAll(/(--[\w-]+): (?:light-dark\((#\w+),[^)]*\)|(#\w+));/g)];
  return new Map(found.map(([, name = "", day, always]) => [name, day ?? always ?? ""]));
}

interface Card {
  language: Language;
  words: Words;
  art: string;
  style: string;
}

function cardOf({ language, words, art, style }: Card): string {
  const { width, height } = cardSize;
  const ink = tokensByDay();
  const colour = (name: string) => ink.get(name) ?? "none";
  const written = words.lines
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${318 + index * 54}" font-size="38" fill="${colour("--ink-soft")}">${escaped(line)}</text>`,
    )
    .join("");
  const size = TITLE_SIZE[[...words.title].length > TITLE_SHORT ? "long" : "short"];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" xml:lang="${languageTags[language]}" font-family="${FONTS[language]}">
<style>${style}</style>
<rect width="${width}" height="${height}" fill="${colour("--paper")}"/>
<g transform="translate(400 ${height - 180 * SCALE}) scale(${SCALE})">${art}</g>
<g transform="translate(${MARGIN} 60) scale(1.6)">
<circle cx="20" cy="20" r="20" fill="${colour("--art-indigo")}"/>
<path d="M9 24a11 11 0 0 1 22 0z" fill="${colour("--art-amber")}"/>
<path d="M7 28h26M12 33h16" fill="none" stroke="${colour("--art-white")}" stroke-width="2" stroke-linecap="round"/>
</g>
<text x="${MARGIN + 84}" y="104" font-size="34" font-weight="700" fill="${colour("--ink")}">${escaped(bankName[language])}</text>
<text x="${MARGIN}" y="244" font-size="${size}" font-weight="700" fill="${colour("--ink")}">${escaped(words.title)}</text>
${written}
</svg>`;
}

/** Wraps a sentence: Chinese may break anywhere, but no line begins with punctuation. */
function linesOf(sentence: string, language: Language, most: number): string[] {
  const pieces =
    language === "zh" ? (sentence.match(/.[，。；、！？」]?/gu) ?? []) : sentence.split(" ");
  const space = language === "zh" ? "" : " ";
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const longer = last === undefined ? piece : `${last}${space}${piece}`;
    if (last === undefined) lines.push(piece);
    else if ([...longer].length <= most) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
