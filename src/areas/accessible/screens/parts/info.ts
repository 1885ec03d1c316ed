// Step 1 of a transfer on the server: what was typed is read, prepared, or given back with what is wrong.

import { redirect } from "react-router";
import {
  readPreparation,
  readStandings,
  readTransferState,
} from "#areas/transfer/contract/reads.ts";
import { cancelTransfer, prepareTransfer } from "#areas/transfer/contract/steps.ts";
import type { FieldError, Output } from "#base/call/call.ts";
import { type FormTexts, formWith } from "#base/call/submitted.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { currencies } from "#base/money/money.ts";
import { dayOf } from "#base/time/day.ts";
import type { Visit } from "#web/visit.ts";
import { bankMeant, fieldOf, kinds, minorUnits, missingIn, type Typed } from "../../rules/order.ts";
import { isEnding, isKey, placeOf, transferAddress } from "../../rules/paths.ts";
import { wordsFor } from "../../texts/words.ts";

export type Standings = Output<typeof readStandings>;

/** What is wrong with step 1, and whether the bank is to be chosen from a list. */
export interface Refused {
  wrong: { message: string; fields: FieldError[] } | null;
  fromList: boolean;
}

/** Prepares what was typed; answers the way to the next step, or what is wrong. */
export async function prepareTyped(
  visit: Visit,
  form: FormTexts,
  typed: Typed,
): Promise<Response | Refused> {
  const read = await readTyped(visit, typed, isFromList(form));
  if ("wrong" in read) return read;
  const key = isKey(typed.transferKey ?? null)
    ? (typed.transferKey as string)
    : crypto.randomUUID();
  return prepare(visit, formWith(form, read.texts), { key, fromList: read.fromList });
}

interface Try {
  key: string;
  fromList: boolean;
  isSecond?: true;
}

async function prepare(
  visit: Visit,
  form: FormTexts,
  { key, fromList, isSecond }: Try,
): Promise<Response | Refused> {
  const { submit, ask, visitor } = visit;
  const submitted = await submit(prepareTransfer, formWith(form, { transferKey: key }));
  if (submitted.ok) return redirect(transferAddress("confirm", key), 303);
  const { code, message, fields } = submitted;
  // The page draws the sign-in and keeps what was typed.
  if (isEnding(code)) return { wrong: null, fromList };
  if (code === "TRFR000017" || code === "TRFR000016") {
    const { state } = await ask(readTransferState, { transferKey: key });
    // Who comes back to a form that was sent is shown what came of it.
    if (placeOf(state) === "done") return redirect(transferAddress("done", key), 303);
    if (!isSecond) {
      // Something was changed: it becomes a transfer of its own, and the one before is given up.
      await submit(cancelTransfer, formWith(form, { transferKey: key }));
      const another = crypto.randomUUID();
      return prepare(visit, form, { key: another, fromList, isSecond: true });
    }
  }
  const { transfer } = wordsFor(visitor);
  const announcement = code === "PLAT000009" ? transfer.renewed : message;
  const field = fieldOf(code);
  const beside = field ? [{ field: bankField(field, fromList), message: announcement }] : fields;
  return { wrong: { message: announcement, fields: beside }, fromList };
}

/** Whether the bank was chosen from a list, also where nothing was chosen. */
export function isFromList(form: FormTexts): boolean {
  return [...form.entries()].some(([name]) => name === "toBank");
}

/** The typed texts as the call takes them, or everything that is missing or cannot be read. */
async function readTyped(
  { ask, visitor, now }: Visit,
  typed: Typed,
  wasList: boolean,
): Promise<{ texts: Record<string, string>; fromList: boolean } | Refused> {
  const { language } = visitor;
  const { transfer } = wordsFor(visitor);
  const kind = kinds.find((each) => each === typed.kind) ?? "other";
  const meant = bankMeant((wasList ? typed.toBank : typed.bank) ?? "", dayOf(now));
  const toBank = "code" in meant ? meant.code : "";
  const fromList = wasList || (toBank === "" && (typed.bank ?? "").trim() !== "");
  const fields: FieldError[] = missingIn({ ...typed, toBank }, kind).map(({ field, code }) => ({
    field: bankField(field, fromList),
    message: code ? sentenceOf(code, {}, language) : transfer.missing[field as "fromAccount"],
  }));
  const amount = minorUnits(typed.amount ?? "", await currencyOf(ask, typed));
  if (amount === null && typed.amount !== undefined) {
    fields.push({ field: "amount", message: transfer.amountWrong });
  }
  if (fields.length > 0) return { wrong: { message: "", fields }, fromList };
  return { texts: { kind, toBank, amount: amount ?? "" }, fromList };
}

/** In which currency the amount is meant; who is signed in no more is told by the next call. */
async function currencyOf(ask: Visit["ask"], { fromAccount }: Typed) {
  try {
    const { accounts } = await ask(readStandings, {});
    return accounts.find(({ accountNumber }) => accountNumber === fromAccount)?.currency ?? "TWD";
  } catch (thrown) {
    if (isRefusal(thrown)) return "TWD";
    throw thrown;
  }
}

/** The bank is typed into one field or chosen in another. */
function bankField(field: string, fromList: boolean): string {
  return field === "toBank" && !fromList ? "bank" : field;
}

/** A form filled in again from what was prepared. */
export interface Filled {
  key: string;
  /** Money has moved: there is nothing to fill in. */
  isOver: boolean;
  isLost: boolean;
  typed: Typed;
}

/** What was typed under a key, as far as it was prepared. */
export async function filledFrom(
  { ask }: Visit,
  key: string,
  { designatedAccounts }: Standings,
): Promise<Filled> {
  try {
    const carried = await ask(readPreparation, { transferKey: key });
    const { kind, toBank, toBankName, toAccount, currency, amount, note, fromAccount, state } =
      carried;
    const { decimals } = currencies[currency];
    const designated = designatedAccounts.find(
      ({ bankCode, accountNumber }) => bankCode === toBank && accountNumber === toAccount,
    );
    const typed: Typed = {
      transferKey: key,
      kind: kind === "designated" ? kind : "other",
      fromAccount,
      bank: `${toBank} ${toBankName}`,
      toAccount,
      amount: (amount / 10 ** decimals).toFixed(decimals),
      ...(designated && { designatedAccountId: designated.designatedAccountId }),
      ...(note && { note }),
    };
    return { key, isOver: placeOf(state) === "done", isLost: false, typed };
  } catch (thrown) {
    if (isRefusal(thrown)) return { key, isOver: false, isLost: true, typed: {} };
    throw thrown;
  }
}
