import { beforeAll, describe, expect, test } from "vitest";
import { everyResponse } from "#server/http/headers.ts";
import { listen, testBank } from "../bank/bank.ts";
import { sendRaw } from "../neighbours/raw-http.ts";

// No cache: a page cached by an earlier test must not be served in a later one.
const bank = testBank({ pageCacheSeconds: 0 });
const jsonHeaders = { "content-type": "application/json" };

function post(payload: string, headers: Record<string, string> = jsonHeaders) {
  return bank().site.inject({ method: "POST", url: "/v1/kit/echo", payload, headers });
}

describe("a call [C00] [E16]", () => {
  test("succeeds with code 200 and its content, without any header of ours", async () => {
    const response = await post('{"sentence":"早安","times":2}');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      code: 200,
      message: "OK",
      content: { echoed: ["早安", "早安"] },
    });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("is refused as HTTP 200 with the catalogue's code, in the language asked for", async () => {
    const messageIn = async (language: string) => {
      const response = await post('{"sentence":"no","times":1}', {
        ...jsonHeaders,
        "accept-language": language,
        "x-channel-code": "IBK",
      });
      expect(response.statusCode).toBe(200);
      const { code, message, content } = response.json();
      expect({ code, content }).toEqual({ code: "PLAT000002", content: null });
      return message;
    };
    const sentences = await Promise.all(["zh-TW", "en", "ko", "fr"].map(messageIn));
    expect(new Set(sentences.slice(0, 3)).size).toBe(3);
    expect(sentences[3]).toBe(sentences[0]);
  });

  test("for customers turns a stranger away with CHEA000001 [E01]", async () => {
    const response = await bank().site.inject("/v1/kit/who");
    expect(response.statusCode).toBe(200);
    expect(response.json().code).toBe("CHEA000001");
  });

  test.each([
    ["a missing field", '{"times":1}', "sentence"],
    ["an empty field", '{"sentence":"","times":1}', "sentence"],
    ["a field too long", `{"sentence":"${"字".repeat(41)}","times":1}`, "sentence"],
    ["a field of another type", '{"sentence":1,"times":1}', "sentence"],
    ["a number as text", '{"sentence":"a","times":"1"}', "times"],
    ["a fraction", '{"sentence":"a","times":1.5}', "times"],
    ["a number too big", '{"sentence":"a","times":10}', "times"],
    ["a number over all bounds", '{"sentence":"a","times":1e400}', "times"],
    ["an unknown field", '{"sentence":"a","times":1,"fee":0}', "fee"],
    ["a NUL", '{"sentence":"a\\u0000b","times":1}', "sentence"],
    ["half a character", '{"sentence":"\\ud800","times":1}', "sentence"],
    ["a list", "[]", "body"],
    ["null", "null", "body"],
    ["no body", "", "sentence"],
  ])("with %s is malformed and names the field", async (_, payload, field) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    const { code, content } = response.json();
    expect(code).toBe(400);
    expect(content.fields.map((each: { field: string }) => each.field)).toContain(field);
    expect(content.fields[0].message).toMatch(/[一-龥]/);
  });

  test("forty characters are not too long, however many bytes they take", async () => {
    expect((await post(`{"sentence":"${"字".repeat(40)}","times":1}`)).json().code).toBe(200);
  });

  test.each([
    ["broken JSON", '{"sentence":'],
    ["something after the JSON", '{"sentence":"a","times":1} x'],
    ["a name that stands twice", '{"sentence":"a","times":1,"times":2}'],
    ["a reach for the prototype", '{"sentence":"a","times":1,"__proto__":{"x":1}}'],
    ["deep nesting", `{"sentence":${"[".repeat(30)}${"]".repeat(30)},"times":1}`],
    ["a byte order mark in the middle", '{"sentence":"a",\ufeff"times":1}'],
  ])("with %s gets 400 in the same shape", async (_, payload) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 400, content: null });
  });

  test("a string that looks like a doubled name is only a string", async () => {
    const response = await post('{"sentence":"\\"times\\":1","times":1}');
    expect(response.json().code).toBe(200);
  });

  test.each([
    ["application/x-www-form-urlencoded", "sentence=a&times=1"],
    ["text/plain", '{"sentence":"a","times":1}'],
    ["multipart/form-data; boundary=x", "--x--"],
  ])("as %s gets 415", async (type, payload) => {
    const response = await post(payload, { "content-type": type });
    expect(response.statusCode).toBe(415);
    expect(response.json().code).toBe(415);
  });

  test("over 32 KB gets 413, by length and in chunks", async () => {
    const payload = `{"sentence":"${"a".repeat(33 * 1024)}","times":1}`;
    expect((await post(payload)).statusCode).toBe(413);
  });

  test("at an unknown path gets 404, with another method 405 and the methods that work", async () => {
    const missing = await bank().site.inject("/v1/nothing/here");
    expect([missing.statusCode, missing.json().code]).toEqual([404, 404]);
    for (const method of ["PUT", "DELETE", "PATCH", "GET"] as const) {
      const other = await bank().site.inject({ method, url: "/v1/kit/echo", headers: {} });
      expect([method, other.statusCode, other.headers.allow]).toEqual([method, 405, "POST"]);
    }
  });
});

describe("a request from elsewhere", () => {
  test.each([
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ origin: "http://localhost:1" }],
    [{ origin: "https://localhost:80" }],
    [{ origin: "ftp://localhost:80" }],
    [{ origin: "https://localhost:3000" }],
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
  ])("with %j may change nothing", async (headers) => {
    const call = await post('{"sentence":"a","times":1}', { ...jsonHeaders, ...headers });
    expect(call.statusCode).toBe(403);
    const form = await bank().site.inject({
      method: "POST",
      url: "/kit",
      payload: "sentence=a&times=1",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
    expect(form.statusCode).toBe(403);
  });

  test("from our own page may", async () => {
    const response = await post('{"sentence":"a","times":1}', {
      ...jsonHeaders,
      host: "127.0.0.1:3100",
      origin: "http://127.0.0.1:3100",
      "sec-fetch-site": "same-origin",
    });
    expect(response.json().code).toBe(200);
  });

  test("is never given leave to read", async () => {
    const response = await bank().site.inject({
      url: "/v1/board/notice",
      headers: { origin: "https://evil.example" },
    });
    expect(response.headers).not.toHaveProperty("access-control-allow-origin");
  });
});

describe("every answer", () => {
  test.each([
    ["a page", "/notice", 200],
    ["a missing page", "/nothing", 404],
    ["a file", "/favicon.svg", 200],
    ["a call", "/v1/board/notice", 200],
    ["a malformed call", "/v1/board/notice/x", 400],
    ["a missing call", "/v1/x", 404],
    ["a bad address", "/%zz", 400],
    ["health", "/health/live", 200],
    ["the site root by HEAD", "/", 200],
  ])("such as %s carries the headers that protect", async (_, url, status) => {
    const response = await bank().site.inject({ method: url === "/" ? "HEAD" : "GET", url });
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject(everyResponse);
    expect(response.headers).not.toHaveProperty("server");
    expect(response.headers).not.toHaveProperty("x-powered-by");
    if (url !== "/") {
      expect(String(response.headers["content-security-policy"])).not.toContain("unsafe");
    }
  });

  test.each([
    ["/notice/%E0%A4%A", "en", { cookie: "language=en" }],
    // The query of a URL that cannot be decoded is not read.
    ["/notice/%E0%A4%A?lang=en&counting=agreed", "zh-TW", { "sec-fetch-site": "cross-site" }],
  ])("to a damaged link is a page in the visitor's language: %s", async (url, tag, headers) => {
    const response = await bank().site.inject({ url, headers });
    expect(response.statusCode).toBe(400);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.payload).toContain(`<html lang="${tag}">`);
    const call = await bank().site.inject({ url: "/v1/%E0%A4%A", headers });
    expect(call.json()).toMatchObject({ code: 400, content: null });
  });

  test("also the one to what is not HTTP, on a connection that then ends", async () => {
    const response = await raw("GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n");
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response.toLowerCase()).toContain("x-content-type-options: nosniff");
  });

  test("but none to a connection on which nothing was sent, which a browser may be about to use", async () => {
    // Longer than the test may take: it is the bank that closes them.
    const sent = (text: string) => sendRaw(origin, text, 60_000);
    const [unused, begun] = await Promise.all([sent(""), sent("GET / HTTP/1.1\r\n")]);
    expect(unused).toBe("");
    expect(begun).toMatch(/^HTTP\/1\.1 400 /);
  }, 30_000);

  test.each([
    [
      "both kinds of length",
      "POST /v1/kit/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    [
      "a bad chunk",
      "POST /v1/kit/echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
    ["a header of 20 KB", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`],
    ["an unknown method", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["CONNECT", "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["TRACE", "TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
    ["no Host", "GET /notice HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["HTTP/1.0", "GET /notice HTTP/1.0\r\n\r\n"],
    ["a way up", "GET /..%2f..%2fetc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
    ["a NUL in the address", "GET /notice/%00 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
  ])("to %s is no 5xx", async (_, text) => {
    const response = await raw(text);
    expect(response).not.toMatch(/^HTTP\/1\.1 5/);
  });
});

let origin = "";
beforeAll(async () => {
  origin = await listen(bank().site);
});

function raw(text: string): Promise<string> {
  return sendRaw(origin, text);
}

test("HEAD of the site root tells the time and costs no page [C70]", async () => {
  const response = await fetch(`${origin}/`, { method: "HEAD" });
  expect(Math.abs(Date.parse(response.headers.get("date") ?? "") - Date.now())).toBeLessThan(5_000);
  expect(response.headers.get("cache-control")).toBe("no-store");
});
