// The loaders and actions of a transfer's pages, for the customers' and the accessible site.

import type { redirect } from "react-router";
import { readPreference } from "#areas/account/contract/summary.ts";
import type { Output } from "#base/call/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { attachment } from "#web/attachment.ts";
import { flowAction, type PageArguments } from "#web/flow.ts";
import { orNotFound } from "#web/not-found.ts";
import { type Visit, visitContext } from "#web/visit.ts";
import { readReceipt, readTransferState } from "../contract/reads.ts";
import { writeReceipt } from "../contract/receipt-file.ts";
import { coveredAs } from "../rules/private.ts";
import { preparedUnder } from "./prepared.ts";
import { transferSteps } from "./steps.ts";
import * as table from "./table.ts";

/** What differs between the two sites. */
export interface TransferFrame<Shown> {
  paths: table.TransferPaths;
  /** What all pages show; throws a redirect to the sign-in if there is no session. */
  open(visit: Visit, request: Request): Promise<Shown>;
  /** The sentence for a PIN that was proved too long ago. */
  oldPin(visit: Visit): string;
  /** How to go to another page. */
  leave: typeof redirect;
  /** Throws the answer to a form of the frame itself. */
  intercept?(visit: Visit, request: Request, form: FormData): Promise<void>;
}

/** The loader of a page that needs a prepared transfer; one at another step is redirected there. */
export function atStep<Shown>(frame: TransferFrame<Shown>, page: table.PreparedPage) {
  return async (given: PageArguments) => {
    const { visit, key, shown } = await opened(frame, given);
    const [prepared, { amountsHidden }] = await Promise.all([
      preparedUnder(visit.ask, key),
      visit.ask(readPreference, {}),
    ]);
    if (prepared === "posted") throw leave(frame, "done", key);
    if (prepared === "lost") throw leave(frame, "lost", key);
    const way = table.wayFrom(page, prepared);
    if (way !== null) throw leave(frame, way, key);
    return { frame: shown, key, prepared: coveredAs(prepared, amountsHidden), amountsHidden };
  };
}

/** The action of a page that needs a prepared transfer. */
export function transferAction<Shown>(frame: TransferFrame<Shown>, page: table.PreparedPage) {
  return flowAction({
    async open(visit, request, form) {
      await frame.intercept?.(visit, request, form);
      return { visit, key: keyIn(frame, request), oldPin: frame.oldPin(visit) };
    },
    steps: Object.fromEntries(table.buttons[page].map((name) => [name, transferSteps[name]])),
    address: (to, { key }) => table.addressIn(frame.paths, to, key),
    leave: frame.leave,
  });
}

/** The loader of the page for an unknown outcome; the state is null if the ledger is silent. */
export function checkingLoader<Shown>(frame: TransferFrame<Shown>) {
  return async (given: PageArguments) => {
    const { visit, key, shown } = await opened(frame, given);
    const state = await stateOrNull(visit, key);
    if (state !== null && table.pageOf(state) === "done") throw leave(frame, "done", key);
    return { frame: shown, key, state };
  };
}

async function stateOrNull({ ask }: Visit, transferKey: string) {
  try {
    return (await ask(readTransferState, { transferKey })).state;
  } catch (thrown) {
    if (thrown instanceof Response) return null;
    throw thrown;
  }
}

const SETTLING_MS = 400;

/** The loader of the receipt; without one the outcome is unknown. */
export function doneLoader<Shown>(frame: TransferFrame<Shown>) {
  return async (given: PageArguments) => {
    const { visit, key, shown } = await opened(frame, given);
    try {
      return { frame: shown, key, receipt: await settledReceipt(visit, key) };
    } catch (thrown) {
      if (isRefusal(thrown)) throw leave(frame, "checking", key);
      throw thrown;
    }
  };
}

/** The other bank's answer is recorded a moment later: waits for it once. */
async function settledReceipt({ ask }: Visit, transferKey: string) {
  const receipt: Output<typeof readReceipt> = await ask(readReceipt, { transferKey });
  if (receipt.state !== "pending") return receipt;
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  return ask(readReceipt, { transferKey });
}

/** The loader of the receipt as a PDF. */
export function receiptLoader<Shown>(frame: TransferFrame<Shown>) {
  return async (given: PageArguments) => {
    const { visit, key: transferKey } = await opened(frame, given);
    const { fileName, fileContent } = await orNotFound(visit.ask(writeReceipt, { transferKey }));
    const plainName = `receipt-${transferKey.slice(-12)}.pdf`;
    return attachment({ fileName, plainName, base64: fileContent });
  };
}

async function opened<Shown>(frame: TransferFrame<Shown>, { context, request }: PageArguments) {
  const visit = context.get(visitContext);
  const key = keyIn(frame, request);
  return { visit, key, shown: await frame.open(visit, request) };
}

/** The key in the URL; without one the transfer cannot continue. */
function keyIn<Shown>(frame: TransferFrame<Shown>, { url }: Request): string {
  const key = new URL(url).searchParams.get("key");
  if (!table.isKey(key)) throw leave(frame, "lost", "");
  return key;
}

function leave<Shown>(frame: TransferFrame<Shown>, to: table.Destination, key: string): Response {
  return frame.leave(table.addressIn(frame.paths, to, key));
}
