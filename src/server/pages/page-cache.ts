import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gzip as zlibGzip } from "node:zlib";
import { type Language, languageTags } from "#base/text/language.ts";
import { contentChanges, contentPublications } from "../cache/refreshed-snapshot.ts";
import { everyResponse, plainPolicy } from "../http/headers.ts";
import { compressBrotli, type Encoding } from "./encoding.ts";

const gzip = promisify(zlibGzip);

/** A page ready to be sent: its headers as a flat list, and its bytes. */
export interface ReadyResponse {
  head: readonly string[];
  body: Buffer;
}

/** A page in every encoding, built once. */
export interface CachedPage {
  /** The path of its screen's route, for counting. */
  pattern: string;
  etag: string;
  /** When it was rendered, by the bank's clock. */
  madeAt: Date;
  /** Where its screen begins, in bytes; null for a file. */
  screenAt: number | null;
  until: number;
  /** When it was last moved to the end of the eviction queue. */
  usedAt: number;
  unchanged: readonly string[];
  encoded: Readonly<Record<Encoding, ReadyResponse>>;
}

/**
 * What a page is cached by. Two parts and not one text: those who share a variant share the string
 * object, so that a look-up only has to hash the address.
 */
export interface PageKey {
  variant: string;
  address: string;
}

/** Rendered pages by key, limited in time and size. */
export interface PageCache {
  /** The page of a key; on undefined the caller should render it, or wait for `awaited`. */
  get(key: PageKey, now: number): CachedPage | undefined;
  /** Like get for a caller that calls get afterwards: it does not claim an expired page. */
  fresh(variant: string, address: string, now: number): CachedPage | undefined;
  /** The last good page of a key, however old: for when no newer one can be rendered. */
  copy(key: PageKey): CachedPage | undefined;
  /** The page is no longer there, or no longer for everybody: its copy is not shown either. */
  drop(key: PageKey): void;
  /** The page that is being rendered, or null when it turns out not cacheable. */
  awaited(key: PageKey): Promise<CachedPage | null> | undefined;
  /** Registers a rendering; the returned function must be called with the page, or with null. */
  begin(key: PageKey): (page: CachedPage | null) => void;
}

const BYTES_MOST = 96 * 1024 * 1024;
const RENEWAL_MS = 5_000;
// Moving a page at every use would cost too much: the order need not be exact.
const MOVE_EVERY_MS = 1_000;

interface Entry extends PageKey {
  page: CachedPage;
  bytes: number;
  /** Later than the page's own time while it is being rendered again. */
  servedUntil: number;
  isRenewing: boolean;
}

/** A cache that evicts the least recently used pages when it is full. */
export function pageCache(bytesMost = BYTES_MOST): PageCache {
  const entries = entriesWithin(bytesMost);
  const making = new Map<string, Promise<CachedPage | null>>();
  let madeOf = contentChanges();
  let publishedOf = contentPublications();

  /**
   * Drops every page when the content that they were rendered from has changed: nobody should be
   * shown again what was withdrawn. Where it only may have, they stay as copies.
   */
  function followContent(): void {
    if (madeOf === contentChanges()) return;
    if (publishedOf === contentPublications()) entries.expire();
    else entries.clear();
    madeOf = contentChanges();
    publishedOf = contentPublications();
    making.clear();
  }

  function fresh(variant: string, address: string, now: number): CachedPage | undefined {
    followContent();
    const entry = entries.find(variant, address);
    if (!entry || entry.servedUntil <= now) return undefined;
    if (now - entry.page.usedAt > MOVE_EVERY_MS) {
      entry.page.usedAt = now;
      entries.moveToEnd(entry);
    }
    return entry.page;
  }

  return {
    fresh,
    get({ variant, address }, now) {
      followContent();
      const entry = entries.find(variant, address);
      // The first caller after expiry renders the page again; others get the old one meanwhile, but
      // not for longer: without a new one it is a copy, and must be marked as such.
      if (entry && entry.servedUntil <= now && !entry.isRenewing) {
        entry.isRenewing = true;
        entry.servedUntil = now + RENEWAL_MS;
        return undefined;
      }
      return fresh(variant, address, now);
    },
    copy({ variant, address }) {
      followContent();
      const entry = entries.find(variant, address);
      if (entry) entries.moveToEnd(entry);
      return entry?.page;
    },
    drop({ variant, address }) {
      const entry = entries.find(variant, address);
      if (entry) entries.drop(entry);
    },
    awaited: (key) => making.get(textOf(key)),
    begin(key) {
      const { promise, resolve } = Promise.withResolvers<CachedPage | null>();
      const text = textOf(key);
      making.set(text, promise);
      const begunOf = contentChanges();
      return (page) => {
        if (making.get(text) === promise) making.delete(text);
        // A page begun before a change may show the old content.
        if (page && begunOf === contentChanges()) entries.put(key, page);
        else if (!page) entries.expire([entries.find(key.variant, key.address)]);
        resolve(page);
      };
    },
  };
}

/** Entries by variant and address, and in the order of their last use. */
function entriesWithin(bytesMost: number) {
  const variants = new Map<string, Map<string, Entry>>();
  const order = new Set<Entry>();
  let sum = 0;
  const find = (variant: string, address: string) => variants.get(variant)?.get(address);

  function drop(entry: Entry): void {
    sum -= entry.bytes;
    order.delete(entry);
    const pages = variants.get(entry.variant);
    pages?.delete(entry.address);
    if (pages?.size === 0) variants.delete(entry.variant);
  }

  return {
    find,
    drop,
    moveToEnd(entry: Entry) {
      order.delete(entry);
      order.add(entry);
    },
    put({ variant, address }: PageKey, page: CachedPage) {
      const old = find(variant, address);
      if (old) drop(old);
      const bytes = sizeOf(variant + address, page);
      const entry = { variant, address, page, bytes, servedUntil: page.until, isRenewing: false };
      const pages = variants.get(variant) ?? new Map<string, Entry>();
      variants.set(variant, pages.set(address, entry));
      order.add(entry);
      sum += bytes;
      for (const oldest of order) {
        if (sum <= bytesMost) break;
        drop(oldest);
      }
    },
    /** No longer served as it is; it stays as a copy. */
    expire(each: Iterable<Entry | undefined> = order) {
      for (const entry of each) if (entry) entry.servedUntil = 0;
    },
    clear() {
      variants.clear();
      order.clear();
      sum = 0;
    },
  };
}

/** A variant has no slash, and an address begins with one. */
function textOf({ variant, address }: PageKey): string {
  return `${variant}${address}`;
}

function sizeOf(key: string, { encoded, unchanged }: CachedPage): number {
  const { identity, br, gzip } = encoded;
  const heads = [unchanged, identity.head, br.head, gzip.head];
  const letters = heads.reduce((sum, head) => sum + head.join("").length, key.length * 2);
  return letters + identity.body.length + br.body.length + gzip.body.length;
}

/** How a page is cached. */
interface Keeping {
  pattern: string;
  madeAt: Date;
  screenAt: number | null;
  now: number;
  seconds: number;
  /** Null for a file that is the same in every language. */
  language: Language | null;
  /** The page's own headers. */
  headers: Headers;
}

/** Prepares a page for the cache. */
export async function keep(plain: Buffer, keeping: Keeping): Promise<CachedPage> {
  const { pattern, madeAt, screenAt, now, seconds, language, headers } = keeping;
  const [br, zipped] = await Promise.all([compressBrotli(plain, 9), gzip(plain, { level: 9 })]);
  const etag = `W/"${hash("sha256", plain, "base64url").slice(0, 22)}"`;
  const unchanged = Object.entries({
    ...everyResponse,
    "content-security-policy": plainPolicy,
    "cache-control": headers.get("cache-control") ?? "private, no-cache",
    vary: language === null ? "accept-encoding" : "accept-encoding, cookie, user-agent",
    ...(language === null ? {} : { "content-language": languageTags[language] }),
    etag,
  }).flat();
  const ready = (body: Buffer, encoding: Encoding): ReadyResponse => ({
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
  const until = now + seconds * 1000;
  return { pattern, etag, madeAt, screenAt, until, usedAt: now, unchanged, encoded };
}
