// Step 1 of a transfer as a form: parses and prepares what was typed, or returns the errors. Shared
// by the standard and the accessible site.

import { bankMeant } from "#base/banks/bank-choice.ts";
import type { Ask, FieldError } from "#base/call/call.ts";
import { type FormTexts, formWith } from "#base/call/submitted.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { isEnding } from "#base/identity/sign-in.ts";
import { amountOf, typedAmount } from "#base/money/money.ts";
import { dayOf } from "#base/time/day.ts";
import type { Outcome } from "#web/flow.ts";
import type { Visit } from "#web/visit.ts";
import { readStandings, readTransferState } from "../contract/reads.ts";
import { cancelTransfer, prepareTransfer } from "../contract/steps.ts";
import { withoutFigures } from "../rules/private.ts";
import { fieldOf, kinds, minorUnits, missingIn, type Typed } from "../rules/typed-order.ts";
import { preparedUnder } from "./prepared.ts";
import { isKey, pageOf } from "./table.ts";

/** The page's own texts. */
export interface PrepareWords {
  missing: { fromAccount: string; toAccount: string };
  amountWrong: string;
  /** The customer signed in again after the form was shown. */
  rehashed: string;
}

/** The form to prepare. */
interface Preparing {
  visit: Visit;
  form: FormTexts;
  typed: Typed;
  words: PrepareWords;
}

/** The errors of step 1, and whether to offer the bank as a list. */
export interface RefusedOrder {
  wrong: { message: string; fields: FieldError[]; code: string } | null;
  fromList: boolean;
}

/** The page on which the transfer continues. */
export interface NextPage {
  page: "confirm" | "done";
  key: string;
}

/** Prepares what was typed; returns the next page or the errors. */
export async function prepareTyped(preparing: Preparing): Promise<Outcome<NextPage, RefusedOrder>> {
  const { visit, form, typed } = preparing;
  const read = await readTyped(preparing, isFromList(form));
  if ("wrong" in read) return { stay: read, code: "400" };
  const given = typed.transferKey ?? null;
  const key = isKey(given) ? given : freshKey();
  const { fromList, texts } = read;
  const prepared = await prepare(preparing, formWith(form, texts), { key, fromList });
  if ("page" in prepared) return { go: prepared };
  const { ask, visitor } = visit;
  const wrong =
    prepared.wrong && (await withoutFigures({ ask, language: visitor.language }, prepared.wrong));
  return { stay: { wrong, fromList }, code: wrong?.code ?? null };
}

function freshKey(): string {
  return crypto.randomUUID();
}

interface Try {
  key: string;
  fromList: boolean;
  isSecond?: true;
}

async function prepare(
  preparing: Preparing,
  form: FormTexts,
  { key, fromList, isSecond }: Try,
): Promise<NextPage | RefusedOrder> {
  const { visit, words } = preparing;
  const { submit, ask } = visit;
  const submitted = await submit(prepareTransfer, formWith(form, { transferKey: key }));
  if (submitted.ok) return { page: "confirm", key };
  const { code, fields } = submitted;
  // The page shows the sign-in and preserves what was typed.
  if (isEnding(code)) return { wrong: null, fromList };
  if (code === "TRFR000017" || code === "TRFR000016") {
    const { state } = await ask(readTransferState, { transferKey: key });
    // A customer who resubmits a form that was already sent sees its outcome.
    if (pageOf(state) === "done") return { page: "done", key };
    if (!isSecond) {
      // The order was changed: it becomes a new transfer, and the previous one is cancelled.
      await submit(cancelTransfer, formWith(form, { transferKey: key }));
      return prepare(preparing, form, { key: freshKey(), fromList, isSecond: true });
    }
  }
  const message = code === "PLAT000009" ? words.rehashed : submitted.message;
  const field = fieldOf(code);
  const beside = field ? [{ field: bankField(field, fromList), message }] : fields;
  return { wrong: { message, fields: beside, code }, fromList };
}

/** Whether the bank was chosen from a list, even if the choice was left empty. */
export function isFromList(form: FormTexts): boolean {
  return [...form.entries()].some(([name]) => name === "toBank");
}

/** What was typed as the call's input, or all fields that are missing or invalid. */
async function readTyped(
  { visit, typed, words }: Preparing,
  wasList: boolean,
): Promise<{ texts: Record<string, string>; fromList: boolean } | RefusedOrder> {
  const { language } = visit.visitor;
  const kind = kinds.find((each) => each === typed.kind) ?? "other";
  const meant = bankMeant((wasList ? typed.toBank : typed.bank) ?? "", dayOf(visit.now));
  const toBank = "code" in meant ? meant.code : "";
  const fromList = wasList || (toBank === "" && (typed.bank ?? "").trim() !== "");
  const fields: FieldError[] = missingIn({ ...typed, toBank }, kind).map(({ field, code }) => ({
    field: bankField(field, fromList),
    message: code ? sentenceOf(code, {}, language) : words.missing[field as "fromAccount"],
  }));
  const amount = minorUnits(typed.amount ?? "", await currencyOf(visit.ask, typed));
  if (amount === null && typed.amount !== undefined) {
    fields.push({ field: "amount", message: words.amountWrong });
  }
  if (fields.length > 0) return { wrong: { message: "", fields, code: "400" }, fromList };
  return { texts: { kind, toBank, amount: amount ?? "" }, fromList };
}

/** The currency of the amount; if the session is over, the next call reports it. */
async function currencyOf(ask: Ask, { fromAccount }: Typed) {
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

/** A form filled in again from a prepared transfer. */
export interface Filled {
  key: string;
  /** The transfer was posted: there is nothing left to fill in. */
  isOver: boolean;
  isLost: boolean;
  typed: Typed;
}

/** The form's values as prepared under a key. */
export async function filledFrom(
  ask: Ask,
  key: string,
  designatedAccounts: readonly {
    designatedAccountId: string;
    bankCode: string;
    accountNumber: string;
  }[],
): Promise<Filled> {
  const prepared = await preparedUnder(ask, key);
  if (prepared === "posted" || prepared === "lost") {
    return { key, isOver: prepared === "posted", isLost: prepared === "lost", typed: {} };
  }
  const { kind, toBank, toBankName, toAccount, currency, amount, note, fromAccount, state } =
    prepared;
  const designated = designatedAccounts.find(
    ({ bankCode, accountNumber }) => bankCode === toBank && accountNumber === toAccount,
  );
  const typed: Typed = {
    transferKey: key,
    kind: kind === "designated" ? kind : "other",
    fromAccount,
    bank: `${toBank} ${toBankName}`,
    toAccount,
    amount: typedAmount(amountOf(amount), currency),
    ...(designated && { designatedAccountId: designated.designatedAccountId }),
    ...(note && { note }),
  };
  return { key, isOver: pageOf(state) === "done", isLost: false, typed };
}
