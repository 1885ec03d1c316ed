// A page's structure, whatever its text. Axe judges elements, roles and styles: it need not check
// the same structure again with other words in it.

import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
// Attributes whose values change what an element is, not what it says.
const VALUES = /^(class|type|role|method|open|hidden|disabled|required|aria-hidden|aria-live)$/;

/** A fingerprint of how elements are nested, and of the order of headings. */
export function structureOf(html: string): string {
  const paths = new Set<string>();
  const headings: string[] = [];
  const open: string[] = [];
  const body = html.slice(html.indexOf("<body")).replace(/<(script|style)\b.*?<\/\1>/gs, "");
  for (const [, end, name = "", attributes = ""] of body.matchAll(
    /<(\/?)([a-z][\w-]*)([^>]*)>/gi,
  )) {
    if (end) {
      open.pop();
      continue;
    }
    paths.add([...open, described(name, attributes)].join(">"));
    if (/^h[1-6]$/.test(name) && headings.at(-1) !== name) headings.push(name);
    if (!VOID.test(name) && !attributes.endsWith("/")) open.push(described(name, attributes));
  }
  const parts = [...[...paths].toSorted(), headings.join(" ")];
  return createHash("sha256").update(parts.join("\n")).digest("hex");
}

/** Whether no worker of this run has checked this yet. */
export function isFirstVisit(name: string): boolean {
  try {
    mkdirSync(join(structuresDirectory(), name));
    return true;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw thrown;
  }
}

/** Where the workers of this run note what they have checked. */
export function structuresDirectory(): string {
  const directory = process.env.TEST_STRUCTURES;
  if (!directory) throw new Error("the run has no place for the structures it has seen");
  return directory;
}

function described(name: string, attributes: string): string {
  const found = [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = "", value]) =>
    VALUES.test(key) ? `${key}=${value ?? ""}` : key,
  );
  return `${name}[${found.toSorted().join(" ")}]`;
}
