import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gzip as zlibGzip } from "node:zlib";
import { type Language, languageTags } from "#base/text/language.ts";
import { contentChanges } from "../cache/content-changes.ts";
import { everyAnswer, plainPolicy } from "../http/headers.ts";
import { compressBrotli, type Encoding } from "./encoding.ts";

const gzip = promisify(zlibGzip);

/** A page as it goes out: its headers as a flat list, and its bytes. */
export interface ReadyAnswer {
  head: readonly string[];
  body: Buffer;
}

/** A page in every encoding, made once. */
export interface CachedPage {
  /** The path of its screen's route, for whoever counts. */
  pattern: string;
  etag: string;
  until: number;
  /** When it was last moved to the end of the queue of those to be forgotten. */
  usedAt: number;
  unchanged: readonly string[];
  encoded: Readonly<Record<Encoding, ReadyAnswer>>;
}

/** Rendered pages by key, for a while and up to a size. */
export interface PageCache {
  /** The page of a key; undefined means that whoever asked should make it, or wait for its maker. */
  get(key: string, now: number): CachedPage | undefined;
  /** The same for who will ask again: one whose time is over stays everybody's to make anew. */
  fresh(key: string, now: number): CachedPage | undefined;
  /** The page that somebody is making just now, or null when nothing can be kept of it. */
  awaited(key: string): Promise<CachedPage | null> | undefined;
  /** Says that a page is being made; what is answered must be called with it, or with null. */
  begin(key: string): (page: CachedPage | null) => void;
}

const BYTES_MOST = 96 * 1024 * 1024;
const RENEWAL_MS = 5_000;
// To move a page at every use would cost more than it is worth: the order need not be that exact.
const MOVE_EVERY_MS = 1_000;

/** A cache that forgets the pages that nobody has asked for the longest when it is full. */
export function pageCache(bytesMost = BYTES_MOST): PageCache {
  const pages = new Map<string, CachedPage>();
  const making = new Map<string, Promise<CachedPage | null>>();
  let bytes = 0;
  let madeOf = contentChanges();

  /** Forgets every page when the content that they were made of has changed. */
  function followContent(): void {
    if (madeOf === contentChanges()) return;
    madeOf = contentChanges();
    pages.clear();
    making.clear();
    bytes = 0;
  }

  function drop(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    bytes -= sizeOf(key, page);
    pages.delete(key);
  }

  function put(key: string, page: CachedPage): void {
    drop(key);
    pages.set(key, page);
    bytes += sizeOf(key, page);
    for (const oldest of pages.keys()) {
      if (bytes <= bytesMost) break;
      drop(oldest);
    }
  }

  function fresh(key: string, now: number): CachedPage | undefined {
    followContent();
    const page = pages.get(key);
    if (!page || page.until <= now) return undefined;
    if (now - page.usedAt > MOVE_EVERY_MS) {
      page.usedAt = now;
      pages.delete(key);
      pages.set(key, page);
    }
    return page;
  }

  return {
    fresh,
    get(key, now) {
      followContent();
      const page = pages.get(key);
      // The first who comes too late makes the page anew; those beside get the old one meanwhile.
      if (page && page.until <= now) {
        page.until = now + RENEWAL_MS;
        return undefined;
      }
      return fresh(key, now);
    },
    awaited: (key) => making.get(key),
    begin(key) {
      const { promise, resolve } = Promise.withResolvers<CachedPage | null>();
      making.set(key, promise);
      const begunOf = contentChanges();
      return (page) => {
        if (making.get(key) === promise) making.delete(key);
        // What was begun before a change may show what was there before it.
        if (page && begunOf === contentChanges()) put(key, page);
        resolve(page);
      };
    },
  };
}

function sizeOf(key: string, { encoded, unchanged }: CachedPage): number {
  const { identity, br, gzip } = encoded;
  const heads = [unchanged, identity.head, br.head, gzip.head];
  const letters = heads.reduce((sum, head) => sum + head.join("").length, key.length * 2);
  return letters + identity.body.length + br.body.length + gzip.body.length;
}

/** What is told of a page that is kept. */
interface Keeping {
  pattern: string;
  now: number;
  seconds: number;
  /** Null for a file that is the same in every language. */
  language: Language | null;
  /** The page's own headers. */
  headers: Headers;
}

/** Makes a page ready to be kept. */
export async function keep(plain: Buffer, keeping: Keeping): Promise<CachedPage> {
  const { pattern, now, seconds, language, headers } = keeping;
  const [br, zipped] = await Promise.all([compressBrotli(plain, 9), gzip(plain, { level: 9 })]);
  const etag = `W/"${hash("sha256", plain, "base64url").slice(0, 22)}"`;
  const unchanged = Object.entries({
    ...everyAnswer,
    "content-security-policy": plainPolicy,
    "cache-control": headers.get("cache-control") ?? "private, no-cache",
    vary: language === null ? "accept-encoding" : "accept-encoding, cookie, user-agent",
    ...(language === null ? {} : { "content-language": languageTags[language] }),
    etag,
  }).flat();
  const ready = (body: Buffer, encoding: Encoding): ReadyAnswer => ({
    body,
    head: [
      ...unchanged,
      "content-type",
      headers.get("content-type") ?? "text/html; charset=utf-8",
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
  return { pattern, etag, until: now + seconds * 1000, usedAt: now, unchanged, encoded };
}
