import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const squeeze = promisify(gzip);

/** A page as it goes out, in every encoding, made once. */
export interface KeptPage {
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
  until: number;
}

/** Rendered pages by key, for a while and up to a size. */
export interface PageCache {
  get(key: string, now: number): KeptPage | undefined;
  put(key: string, page: KeptPage): void;
  clear(): void;
}

const BYTES_MOST = 96 * 1024 * 1024;

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
      drop(key);
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
    clear() {
      pages.clear();
      bytes = 0;
    },
  };
}

function sizeOf(key: string, page: KeptPage): number {
  return key.length * 2 + page.plain.length + page.brotli.length + page.gzip.length;
}

/** Makes a page ready to be kept. */
export async function keep(plain: Buffer, until: number): Promise<KeptPage> {
  const [small, zipped] = await Promise.all([
    compressBrotli(plain, 9),
    squeeze(plain, { level: 9 }),
  ]);
  const etag = `W/"${hash("sha256", plain, "base64url").slice(0, 22)}"`;
  return { plain, brotli: small, gzip: zipped, etag, until };
}

/** Brotli at a level: 9 for what is kept, 4 for what goes out once. */
export function compressBrotli(plain: Buffer, level: number): Promise<Buffer> {
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

/** The best encoding that a browser says it takes. */
export function encodingOf(accepted: string | undefined): "br" | "gzip" | null {
  if (accepted === undefined) return null;
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? "gzip" : null;
}
