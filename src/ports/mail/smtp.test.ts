import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { selfMadeCertificate } from "../../../tests/neighbours/certificate.ts";
import { type MailServer, startMailServer } from "../../../tests/neighbours/mail-server.ts";
import { DeliveryError } from "../delivery-error.ts";
import type { Mail, MailLetter } from "./port.ts";
import { smtpMail } from "./smtp.ts";

const FROM = "no-reply@dawnbank.example";
const letter: MailLetter = {
  id: "0199aaaa-0000-7000-8000-000000000001",
  to: "ada@example.com",
  subject: "您的驗證碼",
  text: "您的驗證碼是 123456。\n請在 5 分鐘內輸入。\n\n若非本人操作，請致電 0800-899-899。",
  language: "zh",
  file: null,
};

const opened: Mail[] = [];
const openMail = (url: string) => {
  const mail = smtpMail(url, FROM);
  opened.push(mail);
  return mail;
};
afterEach(() => {
  for (const mail of opened.splice(0)) mail.close();
});

const errorOf = async (sending: Promise<void>) => {
  const thrown = await sending.catch((reason: unknown) => reason);
  expect(thrown).toBeInstanceOf(DeliveryError);
  const { message, isFinal } = thrown as DeliveryError;
  return { message, isFinal };
};

describe("a mail server on this machine", () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer({ disabledCommands: ["AUTH"] });
  });
  afterEach(() => {
    server.mails.length = 0;
    server.heard.length = 0;
    server.respond = () => null;
  });
  afterAll(() => server.stop());
  const mail = () => openMail(`smtp://localhost:${server.port}`);

  test("gets a file along with the letter, under its Chinese name and to the byte", async () => {
    const bytes = Buffer.from("%PDF-1.7 \u0000\u00ff", "latin1");
    const file = { name: "存款餘額證明書.pdf", type: "application/pdf", bytes };
    await mail().send({ ...letter, file });
    const [attached] = server.mails[0]?.attachments ?? [];
    expect(attached).toMatchObject({ filename: file.name, mimeType: file.type });
    expect(Buffer.from(attached?.content as ArrayBuffer).equals(bytes)).toBe(true);
  });

  test("gets the letter in both parts with the same words, from the bank to one person", async () => {
    await mail().send(letter);
    const [arrived] = server.mails;
    expect(arrived).toMatchObject({
      subject: "您的驗證碼",
      from: { name: "晨光銀行", address: FROM },
      to: [{ address: "ada@example.com" }],
      messageId: `<${letter.id}@dawnbank.example>`,
      recipients: ["ada@example.com"],
      attachments: [],
    });
    expect(arrived?.text?.trim()).toBe(letter.text);
    expect(wordsOf(arrived?.html)).toBe(`晨光銀行${letter.text.replace(/\s/g, "")}`);
    expect(arrived?.html).toContain('<html lang="zh-TW">');
    expect(arrived?.html).not.toMatch(/<img|<script|<link|https?:|url\(/);
    expect(arrived?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(arrived?.raw).toMatch(/^Content-Language: zh-TW\r$/m);
  });

  test.each([
    ["en", "Dawn Bank", "Your one-time code"],
    ["ko", "던뱅크", "인증번호 안내"],
  ] as const)(
    "gets it in %s with the bank's name in that language",
    async (language, name, subject) => {
      await mail().send({ ...letter, language, subject });
      expect(server.mails[0]).toMatchObject({ subject, from: { name } });
      expect(server.mails[0]?.html).toContain(`<html lang="${language}">`);
    },
  );

  test("gets nothing that a text could do as HTML", async () => {
    const text = `<script>alert("x")</script> & 'y' <a href="https://evil.example">z</a>`;
    await mail().send({ ...letter, text, subject: "</title><b>" });
    expect(server.mails[0]?.html).not.toMatch(/<script|<a |<b>/);
    expect(wordsOf(server.mails[0]?.html)).toBe(`晨光銀行${text.replace(/\s/g, "")}`);
    expect(server.mails[0]?.text?.trim()).toBe(text);
  });

  test("gets no header of a subject's making", async () => {
    await mail().send({ ...letter, subject: "Hello\r\nBcc: eve@example.com\r\n\r\nWords" });
    expect(server.mails[0]?.subject).toBe("Hello Bcc: eve@example.com Words");
    expect(server.mails[0]?.recipients).toEqual(["ada@example.com"]);
    expect(server.mails[0]?.headers.map(({ key }) => key)).not.toContain("bcc");
  });

  test.each([
    "ada@example.com,eve@example.com",
    "ada@example.com, eve@example.com",
    "ada@example.com;eve@example.com",
    "ada@example.com\r\nRCPT TO:<eve@example.com>",
    "ada@example.com\r\nBcc: eve@example.com",
    "ada@example.com\n",
    " ada@example.com",
    "Ada <ada@example.com>",
    "<ada@example.com>",
    "group:ada@example.com,eve@example.com;",
    '"ada@example.com,eve"@example.com',
    "ada@example.com>\u0000",
    "ａｄａ@example.com",
    "ada",
    "",
  ])("hears nothing of a letter to %j, which is no one address", async (to) => {
    expect(await errorOf(mail().send({ ...letter, to }))).toEqual({
      message: "bad mail address",
      isFinal: true,
    });
    expect(server.heard).toEqual([]);
  });

  test("may put a letter off: it can be tried again", async () => {
    server.respond = () => "451 4.3.0 try again, 123456";
    expect(await errorOf(mail().send(letter))).toEqual({
      message: "smtp EENVELOPE 451 4.3.0",
      isFinal: false,
    });
  });

  test("may refuse a letter for good; what it says besides codes is not kept", async () => {
    server.respond = (recipient) => `550 5.1.1 <${recipient}> has no box, nor 123456`;
    expect(await errorOf(mail().send(letter))).toEqual({
      message: "smtp EENVELOPE 550 5.1.1",
      isFinal: true,
    });
  });

  test("that asks for a password refuses us, not the letter", async () => {
    server.respond = () => "530 5.7.0 authenticate first";
    expect(await errorOf(mail().send(letter))).toMatchObject({ isFinal: false });
  });

  test("that is away may come back", async () => {
    const gone = await startMailServer({});
    await gone.stop();
    const sending = openMail(`smtp://127.0.0.1:${gone.port}`).send(letter);
    expect(await errorOf(sending)).toMatchObject({ isFinal: false });
  });
});

describe("a mail server elsewhere", () => {
  // Every machine reaches itself by this address, which is not a loopback name.
  const ELSEWHERE = "0.0.0.0";
  const certificate = selfMadeCertificate("localhost", ELSEWHERE);
  const servers: MailServer[] = [];
  const start = async (options: Parameters<typeof startMailServer>[0]) => {
    const server = await startMailServer({ ...certificate, ...options });
    servers.push(server);
    return server;
  };
  afterEach(async () => {
    setDefaultCACertificates(trusted);
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });
  const trusted = getCACertificates("default");
  const trust = () => setDefaultCACertificates([...trusted, certificate.cert]);

  const withPassword = (scheme: string, host: string, { port }: MailServer) =>
    openMail(`${scheme}://ada%40bank:right%20%26%20secret@${host}:${port}`);

  test("gets password and letter over STARTTLS", async () => {
    trust();
    const server = await start({});
    await withPassword("smtp", ELSEWHERE, server).send(letter);
    expect(server.mails[0]).toMatchObject({ secure: true, user: "ada@bank" });
  });

  test("gets password and letter over TLS from the start", async () => {
    trust();
    const server = await start({ secure: true });
    await withPassword("smtps", "localhost", server).send(letter);
    expect(server.mails[0]).toMatchObject({ secure: true, user: "ada@bank" });
  });

  test.each([
    ["smtp", ELSEWHERE, { disabledCommands: ["STARTTLS"] }],
    ["smtp", ELSEWHERE, {}],
    ["smtps", "localhost", { secure: true }],
  ])(
    "over %s://%s with %j that cannot prove itself gets nothing",
    async (scheme, host, options) => {
      const server = await start(options);
      const error = await errorOf(withPassword(scheme, host, server).send(letter));
      expect(error.isFinal).toBe(false);
      expect(server.heard).toEqual([]);
    },
  );

  test("that does not know our password is asked again later", async () => {
    trust();
    const server = await start({});
    const mail = openMail(`smtp://ada:wrong@${ELSEWHERE}:${server.port}`);
    expect(await errorOf(mail.send(letter))).toEqual({
      message: "smtp EAUTH 535 5.7.8",
      isFinal: false,
    });
    expect(server.heard).toEqual(["AUTH ada"]);
  });
});

/** The visible text of a page, without spaces. */
function wordsOf(html: string | undefined): string {
  const [, body = ""] = /<body[^>]*>(.*)<\/body>/s.exec(html ?? "") ?? [];
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
  return body
    .replace(/<[^>]*>/g, "")
    .replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => signs[name] ?? "")
    .replace(/\s/g, "");
}
