// Draws the preview pictures of shared links into public/cards. Run it when a product's name or
// slogan, or a drawing, has changed; a test compares what it would draw with
// scripts/cards/drawn.json.

import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cardPath, socialCards } from "#base/site/social-cards.ts";
import { languages } from "#base/text/language.ts";
import { cardDrawings, DRAWN, fingerprintsOf } from "./cards/drawings.ts";

const ROOT = join(import.meta.dirname, "..");
const FONTS = join(ROOT, "node_modules/@expo-google-fonts");
/** Flat drawings need few: a card stays far below the size limits of link previews. */
const COLOURS = 128;

// Uses the documents' fonts, whatever is installed on the machine. The drawing library reads this
// when it is loaded.
const settings = join(tmpdir(), "dawn-bank-card-fonts.conf");
const folders = ["noto-sans-tc", "noto-sans-kr"].flatMap((name) =>
  ["400Regular", "700Bold"].map((weight) => `<dir>${join(FONTS, name, weight)}</dir>`),
);
writeFileSync(
  settings,
  `<?xml version="1.0"?><fontconfig>${folders.join("")}<cachedir>${tmpdir()}/dawn-bank-card-fonts</cachedir></fontconfig>`,
);
process.env.FONTCONFIG_FILE = settings;
const { default: sharp } = await import("sharp");

const drawings = await cardDrawings();
mkdirSync(join(ROOT, "public/cards"), { recursive: true });
for (const card of socialCards) {
  for (const language of languages) {
    const path = cardPath(card, language);
    const picture = await sharp(Buffer.from(drawings[path] ?? ""))
      .png({ palette: true, colours: COLOURS, effort: 10, compressionLevel: 9 })
      .toBuffer();
    writeFileSync(join(ROOT, "public", path), picture);
    console.log(`${path} ${picture.length} bytes`);
  }
}
writeFileSync(DRAWN, `${JSON.stringify(fingerprintsOf(drawings), null, 2)}\n`);
