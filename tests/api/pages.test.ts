import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { everyResponse } from "#server/http/headers.ts";
import { testBank } from "../bank/bank.ts";

const bank = testBank();

describe("a page", () => {
  test("goes out as brotli to those who take it, and as nothing when it is known", async () => {
    const plain = await bank().site.inject("/notice");
    const small = await bank().site.inject({
      url: "/notice",
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(small.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const { etag } = small.headers;
    const known = await bank().site.inject({
      url: "/notice",
      headers: { "if-none-match": String(etag) },
    });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    expect(known.headers).toMatchObject(everyResponse);
  });

  test("is not brotli for those who refuse it", async () => {
    const response = await bank().site.inject({
      url: "/notice",
      headers: { "accept-encoding": "br;q=0, gzip" },
    });
    expect(response.headers["content-encoding"]).toBe("gzip");
  });

  test("tells its other languages and its one address", async () => {
    const { body } = await bank().site.inject("/notice?page=2&lang=en&utm=x");
    expect(body).toContain(
      'rel="canonical" href="http://localhost:3000/notice?page=2&amp;lang=en"',
    );
    expect(body).toContain('hrefLang="zh-TW" href="http://localhost:3000/notice?page=2"');
    expect(body).toContain('hrefLang="ko" href="http://localhost:3000/notice?page=2&amp;lang=ko"');
    expect(body).toContain('hrefLang="x-default"');
  });

  test("that hydrates lets its style sheet come before its scripts", async () => {
    const { body } = await bank().site.inject("/products/loan/calculator");
    const preloads = body.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(preloads.length).toBeGreaterThan(3);
    for (const link of preloads) expect(link).toContain('fetchpriority="low"');
  });

  test("that hydrates has a nonce of its own and is not kept", async () => {
    const once = await bank().site.inject("/kit/remote");
    const again = await bank().site.inject("/kit/remote");
    const nonceOf = (response: typeof once) =>
      /'nonce-([^']+)'/.exec(String(response.headers["content-security-policy"]))?.[1];
    expect(nonceOf(once)).not.toBe(nonceOf(again));
    expect(once.body).toContain(`nonce="${nonceOf(once)}"`);
    expect(once.headers["cache-control"]).toBe("no-store");
  });

  test("over the limit of a form gets 413 with a page", async () => {
    const response = await bank().site.inject({
      method: "POST",
      url: "/kit",
      payload: `sentence=${"a".repeat(70_000)}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(response.statusCode).toBe(413);
    expect(response.headers["content-type"]).toContain("text/html");
  });

  test("asked with PUT gets 405, and so does a form that nobody reads", async () => {
    expect((await bank().site.inject({ method: "PUT", url: "/notice" })).statusCode).toBe(405);
    const posted = await bank().site.inject({
      method: "POST",
      url: "/notice",
      payload: "a=1",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(posted.statusCode).toBe(405);
  });

  test("is the same by the router as without it", async () => {
    const plain = await bank().site.inject("/notice/3");
    const routed = await bank().site.inject("/Notice/3");
    const mainOf = (html: string) =>
      html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll("<!-- -->", "");
    expect(routed.statusCode).toBe(200);
    expect(mainOf(routed.body)).toBe(mainOf(plain.body));
    for (const pattern of [/<title>.*?<\/title>/, /rel="canonical" href="[^"]+"/]) {
      expect(routed.body.match(pattern)?.[0]).toBe(plain.body.match(pattern)?.[0]);
    }
  });
});

test("the API can be read by programs, outside production", async () => {
  const { openapi, paths } = (await bank().site.inject("/v1/openapi.json")).json();
  expect(openapi).toMatch(/^3\.1/);
  expect(Object.keys(paths)).toContain("/v1/board/events");
});
