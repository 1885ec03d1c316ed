// A video call of two browsers that may meet at a relay only: Debian's coturn, opened with the names
// and passwords that the bank makes. Where it is not installed, this is left out and says so.

import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { texts } from "#areas/upgrade/texts/zh.ts";
import { texts as deskTexts } from "#desk/video/texts/zh.ts";
import type { IceServer } from "#ports/video/port.ts";
import { turnVideo } from "#ports/video/turn.ts";
import { type StartedBank, startBank } from "../browser/bank.ts";
import { chromiumWith, FAKE_MEDIA } from "../browser/chromium.ts";
import { signInAtDesk } from "../browser/desk.ts";
import { signInAs } from "../browser/people.ts";
import { expectConnected, expectFramesToRise } from "../browser/video-call.ts";
import { hasRelay, type Relay, startRelay } from "../neighbours/relay.ts";
import { CURRENT_TERMS } from "../people/upgrades.ts";

const SECRET = "the relay of the tests knows it";
const HOUR_MS = 3_600_000;

test.use({
  launchOptions: chromiumWith(
    ...FAKE_MEDIA,
    "--allow-loopback-in-peer-connection",
    "--autoplay-policy=no-user-gesture-required",
  ),
});
test.describe.configure({ timeout: 240_000 });
test.skip(!hasRelay, "coturn is not installed: apt-get install -y coturn");

let bank: StartedBank;
let relay: Relay;
let dataDirectory: string;

test.beforeAll(async () => {
  relay = await startRelay(SECRET.replaceAll(" ", "-"));
  dataDirectory = mkdtempSync(join(tmpdir(), "dawn-relayed-"));
  bank = await startBank("template_bank", { DATA_DIR: dataDirectory, ...relay.settings });
});
test.afterAll(async () => {
  await bank?.stop();
  await relay?.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** A page whose browser knows no way but relays, and remembers its connections. */
async function relayedPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await context.addInitScript(() => {
    const Plain = window.RTCPeerConnection;
    const opened: RTCPeerConnection[] = [];
    Object.assign(window, { opened });
    window.RTCPeerConnection = class extends Plain {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: "relay" });
        opened.push(this);
      }
    };
  });
  return context.newPage();
}

/** The kinds of both ends of the way that is in use. */
const endsOf = (page: Page) =>
  page.evaluate(async () => {
    const { opened } = window as unknown as { opened: RTCPeerConnection[] };
    const rows = [...((await opened.at(-1)?.getStats()) ?? new Map()).values()];
    const pair = rows.find(({ type, nominated, state }) => {
      return type === "candidate-pair" && nominated && state === "succeeded";
    });
    const kind = (id: string) => rows.find((row) => row.id === id)?.candidateType;
    return [kind(pair?.localCandidateId), kind(pair?.remoteCandidateId)];
  });

/** Brings a customer to the step of the call: terms and card are other tests' affair. */
async function bringToCall(userId: string): Promise<void> {
  const id = randomUUID();
  await bank.sql(
    `insert into upgrade (id, customer_id, state, scope, language, begun_at, changed_at,
       certificate_serial, certificate_ends_at, verified_at)
     select '${id}', id, 'video', 'twd', 'zh', now(), now(), 'AB01', now() + interval '1 year', now()
       from customer where user_id = '${userId}'`,
  );
  for (const [document, version] of CURRENT_TERMS.map((each) => each.split("@"))) {
    await bank.sql(
      `insert into upgrade_agreement (upgrade_id, document_number, version, language, agreed_at)
       values ('${id}', ${document}, '${version}', 'zh', now())`,
    );
  }
}

test("a call goes through the relay of the settings where browsers do not reach each other [R13]", async ({
  browser,
}) => {
  await bringToCall("basic01");
  const customer = await relayedPage(browser, bank.origin);
  await signInAs(customer, "basic01", "/upgrade-account/video-call");
  await customer.locator("#consent").check();
  await customer.getByRole("button", { name: texts.video.join }).click();
  await expect(customer.getByText(texts.video.next)).toBeVisible();
  const desk = await relayedPage(browser, bank.deskOrigin);
  await signInAtDesk(desk, bank, "identity01");
  await desk.goto("/desk/video");
  await desk.getByRole("button", { name: deskTexts.queue.answer }).click();
  for (const page of [customer, desk]) {
    await expectConnected(page);
    await expectFramesToRise(page);
    await expect.poll(() => endsOf(page)).toEqual(["relay", "relay"]);
  }
  expect(relay.output()).toMatch(/ALLOCATE processed, success/);
  expect(bank.faults).toEqual([]);
});

/** How many ways through the relay a browser finds with a name and a password. */
const waysWith = (page: Page, iceServers: IceServer[]) =>
  page.evaluate(async (servers) => {
    const pc = new RTCPeerConnection({ iceServers: servers, iceTransportPolicy: "relay" });
    pc.createDataChannel("test");
    const found: string[] = [];
    const complete = new Promise<void>((done) => {
      pc.onicecandidate = ({ candidate }) => {
        if (candidate?.candidate) found.push(candidate.candidate);
        else done();
      };
    });
    await pc.setLocalDescription(await pc.createOffer());
    await complete;
    pc.close();
    return found.filter((line) => line.includes(" typ relay")).length;
  }, iceServers);

test("the relay takes a name of the bank for an hour, and no forged one", async ({ page }) => {
  await page.goto(bank.origin);
  const { TURN_URLS, TURN_SECRET } = relay.settings;
  const namesBy = (secret: string, at: number) =>
    turnVideo({ hours: null, turn: { urls: [TURN_URLS], secret } }).iceServers("x", new Date(at));
  const now = Date.now();
  expect(await waysWith(page, namesBy(TURN_SECRET, now))).toBeGreaterThan(0);
  expect(await waysWith(page, namesBy(TURN_SECRET, now - HOUR_MS - 60_000))).toBe(0);
  expect(await waysWith(page, namesBy("another secret of some length", now))).toBe(0);
});
