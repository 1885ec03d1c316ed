// Typst as WebAssembly, in a thread of the process that makes documents: one document at a time.

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import init, { TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler";
import { colours } from "#base/site/brand.ts";
import { glyphsOf, missingGlyphs } from "./font-coverage.ts";

/** A document to make: the template's name, and its data as JSON. */
export interface Order {
  template: string;
  data: string;
}

/** The result. */
export type Outcome = { pdf: Uint8Array } | { missing: string[] } | { error: string };

const TEMPLATES = join(import.meta.dirname, "templates");
const FONTS = [
  import.meta.resolve("@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf"),
];
/** Diagnostics as text, one line each. */
const AS_TEXT = 3;

await init({ module_or_path: workerData as WebAssembly.Module });
const builder = new TypstCompilerBuilder();
builder.set_dummy_access_model();
const ranges: [first: number, last: number][] = [];
for (const url of FONTS) {
  const font = readFileSync(new URL(url));
  ranges.push(...glyphsOf(font));
  await builder.add_raw_font(font);
}
const compiler = await builder.build();
for (const name of readdirSync(TEMPLATES)) {
  compiler.add_source(`/${name}`, branded(readFileSync(join(TEMPLATES, name), "utf8")));
}

parentPort?.on("message", (order: Order) => parentPort?.postMessage(made(order)));

/** A template with its colours replaced by the brand's of the same names. */
function branded(template: string): string {
  const { ink, indigo, line, "art-amber": amber, "art-coral": coral } = colours;
  const own: Readonly<Record<string, string>> = {
    ...{ ink: ink.day, indigo: indigo.day, amber: amber.day, coral: coral.day },
    "rule-colour": line.day,
  };
  return template.replace(/^#let ([a-z-]+) = rgb\("#\w+"\)$/gm, (whole, name: string) =>
    own[name] === undefined ? whole : `#let ${name} = rgb("${own[name]}")`,
  );
}

function made({ template, data }: Order): Outcome {
  const missing = missingGlyphs(textsIn(JSON.parse(data)), ranges);
  if (missing.length > 0) return { missing };
  try {
    const inputs = [["data", data]];
    const { result, diagnostics } = compiler.compile(
      `/${basename(template)}.typ`,
      inputs,
      "pdf",
      AS_TEXT,
    );
    return result ? { pdf: result } : { error: JSON.stringify(diagnostics) };
  } catch (thrown) {
    return { error: String(thrown) };
  }
}

/** All texts of a value, concatenated. */
function textsIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textsIn).join("");
}
