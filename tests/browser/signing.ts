// A page with the bank's own code for the signing adapter, and a customer's actions in it.

import type { Page } from "@playwright/test";
import { build, type Rolldown } from "vite";
import type { AdapterError, DetectedCard, openAdapter } from "#web/signing-adapter.ts";

type Opened = Awaited<ReturnType<typeof openAdapter>>;

declare global {
  interface Window {
    signing: { openAdapter: typeof openAdapter };
    opened: Opened;
  }
}

let program: Promise<string> | undefined;

/** The code bundled as a script. */
async function made(): Promise<string> {
  const outputs = (await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: "src/web/signing-adapter.ts", formats: ["iife"], name: "signing" },
    },
  })) as Rolldown.RolldownOutput[];
  return outputs[0]?.output[0].code ?? "";
}

/** What the page finds when it looks for the adapter. */
export async function openIn(page: Page): Promise<Opened> {
  program ??= made();
  await page.addScriptTag({ content: await program });
  return page.evaluate(async () => {
    window.opened = await window.signing.openAdapter();
    return window.opened;
  });
}

/** Detects the card again with the adapter that the page has opened. */
export function detectIn(page: Page): Promise<DetectedCard | AdapterError> {
  return page.evaluate(() => {
    if (!window.opened.ok) return window.opened;
    return window.opened.adapter.detectCard();
  });
}

/**
 * A whole proof, with a wrong PIN first: the card, the result of the wrong PIN, the bank's code.
 */
export function proveIn(page: Page, pin: string) {
  return page.evaluate(async (typed) => {
    if (!window.opened.ok) return window.opened;
    const { adapter } = window.opened;
    const ask = async (path: string, body: object) => {
      const headers = { "content-type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      return (await fetch(`/v1/customer/citizen-card/${path}`, init)).json();
    };
    const begin = async () => {
      const body = { authPposCd: "upgrade", adptNnceVal: adapter.nonce };
      return (await ask("challenges", body)).content;
    };
    const card = await adapter.detectCard();
    const wrong = await adapter.signChallenge((await begin()).adptTcktVal, "000000");
    const { ctznChkId, adptTcktVal } = await begin();
    const signed = await adapter.signChallenge(adptTcktVal, typed);
    const signVal = signed.ok ? signed.signature : "";
    const { code } = await ask("verifications", { ctznChkId, signVal });
    return { card, wrong, code };
  }, pin);
}
