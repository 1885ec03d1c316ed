// The signing adapter in a real browser: what the bank's page finds out about it, and that no other
// page can use it. It listens on the specification's ports, so these tests run one by one.

import { createServer } from "node:http";
import { createServer as createSecureServer, request } from "node:https";
import type { Page } from "@playwright/test";
import { localTls } from "../../signer/tls.ts";
import { expect, type RunningBank, test as shared } from "../browser/bank.ts";
import { signInAs } from "../browser/people.ts";
import { detectIn, openIn, proveIn } from "../browser/signing.ts";
import { CARD_PIN, makeCards, type TestSigner, testSigner } from "../neighbours/signer.ts";

const FIRST_PORT = 56_450;

const test = shared.extend<{ cardPage: Page }>({
  // The policy is tested with its screen; here the script comes from the test.
  cardPage: async ({ browser, bank }, use) => {
    const context = await browser.newContext({
      baseURL: bank.origin,
      bypassCSP: true,
      ignoreHTTPSErrors: true,
      locale: "zh-TW",
    });
    await use(await context.newPage());
    await context.close();
  },
});

test.describe.configure({ mode: "serial" });

let signer: TestSigner | undefined;

test.afterEach(async () => {
  await signer?.close();
  signer = undefined;
});

async function startAdapter(bank: RunningBank, ports = [FIRST_PORT]): Promise<TestSigner> {
  const dataDirectory = ".data";
  await makeCards(dataDirectory);
  signer = await testSigner({ bank: bank.origin, dataDirectory, card: "foreign01", ports });
  return signer;
}

test("a page of the bank has the card sign, and the bank believes it [A15] [C68] [S08]", async ({
  cardPage: page,
  bank,
}) => {
  await startAdapter(bank);
  await signInAs(page, "foreign01");
  expect(await openIn(page)).toMatchObject({ ok: true, adapter: { version: "1.0.0" } });
  const outcome = await proveIn(page, CARD_PIN);
  expect(outcome).toEqual({
    card: { ok: true, readerCount: 1, cardKind: "soft", triesLeft: 3 },
    wrong: { ok: false, code: "62011", triesLeft: 2, readerCount: null },
    code: 200,
  });
});

test("on a Mac the page looks for the adapter 2000 ports lower, and nowhere else [C68]", async ({
  cardPage: page,
  bank,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "platform", { get: () => "MacIntel" });
  });
  await page.goto("/");
  await startAdapter(bank, [56_450]);
  expect(await openIn(page)).toMatchObject({ ok: false, code: "61006" });
  for (const port of [54_450, 54_550, 54_650]) {
    await signer?.close();
    await startAdapter(bank, [port]);
    expect(await openIn(page)).toMatchObject({ ok: true, adapter: { port } });
  }
});

test("each way in which the adapter cannot be used has its code [E17]", async ({
  cardPage: page,
  bank,
}) => {
  await page.goto("/");
  expect(await openIn(page)).toMatchObject({ ok: false, code: "61006" });

  const running = await startAdapter(bank);
  await page.goto("/");
  expect(await openIn(page)).toMatchObject({ ok: true });
  await running.close();
  signer = undefined;
  expect(await detectIn(page)).toMatchObject({ ok: false, code: "61015" });

  // A proxy on the first port forwards everything to the adapter, and adds its header.
  const behind = await startAdapter(bank, [FIRST_PORT + 1]);
  const proxy = await proxyTo(behind.port);
  await page.goto("/");
  expect(await openIn(page)).toMatchObject({ ok: false, code: "61014" });
  // An adapter on the next port is found beside it.
  await startAdapter(bank, [FIRST_PORT + 100]);
  expect(await openIn(page)).toMatchObject({ ok: true, adapter: { port: FIRST_PORT + 100 } });
  await new Promise((done) => proxy.close(done));
  await behind.close();

  // A page without a secure context lacks the browser's newer APIs.
  const insecure = "http://bank.test/";
  const body = "<!doctype html><title>insecure</title>";
  await page.route(insecure, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(insecure);
  expect(await openIn(page)).toMatchObject({ ok: false, code: "61001" });
});

test("without the adapter a page of a public site names it, whatever the browser will ask [E17]", async ({
  cardPage: page,
}) => {
  const origin = "https://bank.test/";
  const body = "<!doctype html><title>a public site</title>";
  await page.route(origin, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.addInitScript(() => {
    navigator.permissions.query = () => Promise.resolve({ state: "prompt" } as PermissionStatus);
  });
  await page.goto(origin);
  expect(await openIn(page)).toMatchObject({ ok: false, code: "61006" });
});

test("a foreign page cannot use the card, not by a form, not by another name for this computer", async ({
  bank,
  playwright,
}) => {
  const { port } = await startAdapter(bank);
  const evil = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>evil</title>");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => evil.once("listening", resolve));
  const address = evil.address();
  const evilPort = typeof address === "object" ? address?.port : 0;
  const browser = await playwright.chromium.launch({
    ...(test.info().project.use.launchOptions ?? {}),
    // As an attacker's name server responds: first the attacker's page, then this computer.
    args: ["--no-sandbox", "--host-resolver-rules=MAP evil.test 127.0.0.1"],
  });
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(`http://localhost:${evilPort}/`);
  const seen = await page.evaluate(async (at) => {
    const body = () => new URLSearchParams({ Parameter: btoa('{"functionname":"Echo"}') });
    const attempt = async (init: RequestInit) => {
      try {
        const response = await fetch(`https://localhost:${at}/`, { method: "POST", ...init });
        return `${response.type} ${await response.text()}`;
      } catch (thrown) {
        return String(thrown);
      }
    };
    return [await attempt({ body: body() }), await attempt({ body: body(), mode: "no-cors" })];
  }, port);
  expect(seen).toEqual(["TypeError: Failed to fetch", "opaque "]);

  // A form that navigates away from the foreign page.
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === "POST"),
    page.evaluate((at) => {
      const parameter = btoa('{"functionname":"Echo"}');
      document.body.innerHTML = `<form method="post" action="https://localhost:${at}/"><input name="Parameter" value="${parameter}"></form>`;
      document.forms[0]?.submit();
    }, port),
  ]);
  expect(response.status()).toBe(403);

  // A page of evil.test, whose name now resolves to this computer: its requests are same-origin.
  const rebound = await context.newPage();
  const lure = `https://evil.test:${port}/lure`;
  const body = "<!doctype html><title>lure</title>";
  await rebound.route(lure, (route) => route.fulfill({ contentType: "text/html", body }));
  await rebound.goto(lure);
  const answered = await rebound.evaluate(async () => {
    const body = new URLSearchParams({ Parameter: btoa('{"functionname":"Echo"}') });
    const response = await fetch("/", { method: "POST", body });
    return [response.status, await response.text()];
  });
  expect(answered).toEqual([421, ""]);
  evil.close();
  await browser.close();
});

/** A proxy on the first port, as security software installs one. */
async function proxyTo(port: number) {
  const { key, certificate } = await localTls("test-results/proxy-tls");
  const server = createSecureServer({ key, cert: certificate }, (incoming, outgoing) => {
    const headers = { ...incoming.headers, host: `localhost:${port}`, via: "1.1 guard" };
    const { method, url } = incoming;
    const options = { host: "127.0.0.1", port, method, path: url, headers };
    const onward = request({ ...options, rejectUnauthorized: false }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(FIRST_PORT, "127.0.0.1", resolve));
  return server;
}
