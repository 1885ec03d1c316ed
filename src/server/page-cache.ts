import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gzip as zlibGzip } from "node:zlib";
import { type Language, languageTags } from "#base/language.ts";
import { compressBrotli, type Encoding } from "./encoding.ts";
import { everyAnswer, plainPolicy } from "./headers.ts";

const gzip = promisify(zlibGzip);

/** A page as it goes out: its headers as a flat list, and its bytes. */
export interface ReadyAnswer {
  head: readonly string[];
  body: Buffer;
}

/** A page in every encoding, made once. */
export interface KeptPage {
  etag: string;
  until: number;
  unchanged: readonly string[];
  encoded: Readonly<Record<Encoding, ReadyAnswer>>;
}

/** Rendered pages by key, for a while and up to a size. */
export interface PageCache {
  get(key: string, now: number): KeptPage | undefined;
  put(key: string, page: KeptPage): void;
}

const BYTES_MOST = 96 * 1024 * 1024;
const RENEWAL_MS = 5_000;

/** A cache that forgets the oldest pages when it is full. */
export function pageCache(): PageCache {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;

  function drop(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    bytes -= sizeOf(key, page);
    pages.delete(key);
  }

  return {
    get(key, now) {
      const page = pages.get(key);
      if (!page || page.until > now) return page;
      // The first who comes too late renders the page anew; those beside get the old one meanwhile.
      page.until = now + RENEWAL_MS;
      return undefined;
    },
    put(key, page) {
      drop(key);
      pages.set(key, page);
      bytes += sizeOf(key, page);
      for (const oldest of pages.keys()) {
        if (bytes <= BYTES_MOST) break;
        drop(oldest);
      }
    },
  };
}

function sizeOf(key: string, { encoded }: KeptPage): number {
  return (
    key.length * 2 +
    encoded.identity.body.length +
    encoded.br.body.length +
    encoded.gzip.body.length
  );
}

/** Makes a page ready to be kept. */
export async function keep(
  plain: Buffer,
  { until, language }: { until: number; language: Language },
): Promise<KeptPage> {
  const [br, zipped] = await Promise.all([compressBrotli(plain, 9), gzip(plain, { level: 9 })]);
  const etag = `W/"${hash("sha256", plain, "base64url").slice(0, 22)}"`;
  const unchanged = Object.entries({
    ...everyAnswer,
    "content-security-policy": plainPolicy,
    "cache-control": "private, no-cache",
    vary: "accept-encoding, cookie, user-agent",
    "content-language": languageTags[language],
    etag,
  }).flat();
  const ready = (body: Buffer, encoding: Encoding): ReadyAnswer => ({
    body,
    head: [
      ...unchanged,
      "content-type",
      "text/html; charset=utf-8",
      "content-length",
      String(body.length),
      ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
    ],
  });
  const encoded = {
    identity: ready(plain, "identity"),
    br: ready(br, "br"),
    gzip: ready(zipped, "gzip"),
  };
  return { etag, until, unchanged, encoded };
}
