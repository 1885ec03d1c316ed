import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { importsOf, referencesOf, stylesOf } from "./references.ts";

/** Compressed bytes that a browser fetches for a page before the visitor does anything. */
export interface Weight {
  /** The document with everything inline. */
  html: number;
  /** Script files. */
  script: number;
  /** The document's inline scripts, compressed separately: the data of a hydrated page. */
  inline: number;
  css: number;
  fonts: number;
  pictures: number;
}

const ORIGIN = "http://bank.test";
const FILES_MOST = 500;

/** Weighs a page of a site, which need not listen; throws if something it refers to is missing. */
export async function weigh(site: FastifyInstance, address: string, cookie = ""): Promise<Weight> {
  const page = await fetchServed(site, address, cookie);
  const { addresses, inlineScripts } = referencesOf(page.text);
  const weight: Weight = { html: page.bytes, script: 0, inline: 0, css: 0, fonts: 0, pictures: 0 };
  const inline = inlineScripts.join("\n");
  if (inline !== "") weight.inline = brotliCompressSync(inline).length;

  const paths = new Set(addresses.flatMap((each) => pathOf(each, address)));
  // Iterating a set includes elements added during the loop.
  for (const path of paths) {
    if (paths.size > FILES_MOST)
      throw new Error(`${address} fetches more than ${FILES_MOST} files`);
    const file = await fetchServed(site, path);
    const part = partOf(file.type, path);
    weight[part] += file.bytes;
    const named =
      part === "script" ? importsOf(file.text) : part === "css" ? stylesOf(file.text) : [];
    for (const each of named.flatMap((name) => pathOf(name, path))) paths.add(each);
  }
  return weight;
}

async function fetchServed(site: FastifyInstance, url: string, cookie = "") {
  const headers = { "accept-encoding": "br", cookie };
  const response = await site.inject({ method: "GET", url, headers });
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  const body = response.rawPayload;
  const small = response.headers["content-encoding"] === "br";
  return {
    bytes: body.length,
    type: String(response.headers["content-type"]),
    text: (small ? brotliDecompressSync(body) : body).toString(),
  };
}

/** The path of a URL; none for a data URL. */
function pathOf(address: string, from: string): string[] {
  const url = new URL(address, new URL(from, ORIGIN));
  if (url.protocol === "data:") return [];
  if (url.origin !== ORIGIN) throw new Error(`${from} fetches ${address} from elsewhere`);
  return [url.pathname + url.search];
}

function partOf(type: string, path: string): Exclude<keyof Weight, "html"> {
  if (/javascript/.test(type)) return "script";
  if (type.startsWith("text/css")) return "css";
  if (/^font\/|font-/.test(type)) return "fonts";
  if (type.startsWith("image/")) return "pictures";
  throw new Error(`${path} is ${type}, which has no place in a weight`);
}
