import { describe, expect, test } from "vitest";
import type { CallContext } from "#server/api/call-context.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { ask as askBank, type Way } from "../../../tests/people/asking.ts";
import { readPdf } from "../../../tests/readers/pdf.ts";
import { fileInMemory } from "./server/files.ts";
import { putDocument, wholeDocument } from "./store/whole-documents.ts";
import { fileOf } from "./store.ts";

const bank = testBank();
const LIST = "/v1/support/resource/documents";
const FILES = "/v1/support/resource/files";

const ask = (path: string, way: Way = {}) => askBank(bank(), path, way);

describe("a file", { timeout: 60_000 }, () => {
  test("is a PDF, made once and then kept [A14]", async () => {
    const { content } = await ask(`${FILES}/11?lngDsCd=en`);
    const bytes = Buffer.from(content.cont, "base64");
    expect(content).toMatchObject({ lngDsCd: "en", fileSz: bytes.length });
    expect(content.fileNm).toMatch(/^Application for a deposit balance certificate .* 1\.0\.pdf$/);
    expect(readPdf(bytes)).toMatchObject({ pages: 1, language: "en-GB", isTagged: true });
    const stored = await bank().owner.query<{ bytes: Buffer }>(
      "select bytes from document_file where number = 11",
      [],
    );
    expect(stored.map((row) => row.bytes.equals(bytes))).toEqual([true]);
    await bank().owner.query("update document_file set bytes = $1 where number = 11", [
      Buffer.from("kept"),
    ]);
    const again = await ask(`${FILES}/11?lngDsCd=en`);
    expect(Buffer.from(again.content.cont, "base64").toString()).toBe("kept");
    const list = await ask(`${LIST}?docRsrcTpCd=02`, { language: "en" });
    expect(list.content.docRsrcList[0]).toMatchObject({ docRsrcNbr: 11, fileSz: 4 });
  });

  test("made from a text that was published anew meanwhile is not kept [A14]", async () => {
    const { pool, owner } = bank();
    const whole = await wholeDocument(owner, 12);
    const row = await fileOf(pool, "en", { number: 12, version: null });
    if (!whole || !row) throw new Error("there is no such document");
    const stored = () => owner.query("select from document_file where number = 12", []);
    const made = (during: () => Promise<void>) => {
      const make = async () => {
        await during();
        return Buffer.from("a paper");
      };
      const context = { db: pool, ports: { documents: { make } }, customer: null };
      return fileInMemory(context as unknown as CallContext<"anyone">, "en", row);
    };
    const title = { ...whole.title, en: "Another title" };
    await made(() => owner.transaction((tx) => putDocument(tx, { ...whole, title })));
    expect(await stored()).toEqual([]);
    await owner.transaction((tx) => putDocument(tx, whole));
    await made(async () => undefined);
    expect(await stored()).toHaveLength(1);
  });

  test("is downloaded by a plain link under its own name", async () => {
    const response = await bank().site.inject({
      url: "/resources/19/file?version=1.0&language=ko",
      headers: { "accept-encoding": "br" },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-language": "ko",
      "content-length": String(response.rawPayload.length),
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": "public, max-age=600",
    });
    expect(response.headers["content-encoding"]).toBeUndefined();
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(response.headers["content-disposition"]).toBe(
      `attachment; filename="document-19-ko.pdf"; filename*=UTF-8''${encodeURIComponent("메인 계좌 상품 설명 1.0.pdf")}`,
    );
    expect(readPdf(response.rawPayload).language).toBe("ko-KR");
  });

  test("comes in the visitor's language and in the version in force unless told otherwise", async () => {
    const response = await bank().site.inject("/resources/20/file?lang=en");
    expect(response.headers["content-language"]).toBe("en");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(readPdf(response.rawPayload).language).toBe("en-GB");
  });

  test.each([
    "/resources/999/file",
    "/resources/abc/file",
    "/resources/1/file?version=9.9",
    "/resources/1/file?version=%27",
    "/resources/1/file?language=jp",
  ])("%s is a page that says it is not there", async (url) => {
    const response = await bank().site.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toContain("text/html");
    expect(response.body).toContain("<h1>");
  });

  test("is asked for again later when too many are being made", async () => {
    const paths = Array.from({ length: 8 }, (_, place) => 21 + place).flatMap((number) =>
      ["zh", "en", "ko"].map((language) => `${FILES}/${number}?lngDsCd=${language}`),
    );
    // Each network may generate only a few at a time: these requests come from many.
    const responses = await Promise.all(
      paths.map((path, place) => ask(path, { address: `192.0.2.${place}` })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const [path = ""] = paths.slice(statuses.indexOf(503));
    expect((await ask(path)).status).toBe(200);
  });
});
