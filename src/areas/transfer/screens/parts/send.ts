// Step 1 on the server: loads the form's data and prepares what was submitted.

import { readPreference } from "#areas/account/contract/summary.ts";
import { listAccounts, listReceivings } from "#areas/account/contract.ts";
import { parseAccountNumber } from "#base/banks/account-number.ts";
import { bankMeant } from "#base/banks/bank-choice.ts";
import { FORM_TOKEN, type FormTexts } from "#base/call/submitted.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { type Day, dayOf } from "#base/time/day.ts";
import type { Outcome } from "#web/flow.ts";
import type { Visit } from "#web/visit.ts";
import { readStandings } from "../../contract/reads.ts";
import { filledFrom, type NextPage, prepareTyped, type RefusedOrder } from "../../flow/prepare.ts";
import { chosenPayee, NEW_PAYEE, payeeValue } from "../../rules/payees.ts";
import { coveredStanding } from "../../rules/private.ts";
import { type Typed, typedIn } from "../../rules/typed-order.ts";
import { transferPageTexts } from "../../texts/words.ts";

/** The maximum number of payees in the list. */
const PAYEES_MOST = 50;

/** The values of the form. */
export interface SendTyped extends Typed {
  payee?: string;
}

/** The accounts to send from and to, with what is left of their limits. */
export type Choices = Awaited<ReturnType<typeof choicesFor>>;

/** Reads everything the form offers. */
export async function choicesFor({ ask }: Pick<Visit, "ask">) {
  const [standings, { accounts }, receivings, { amountsHidden }] = await Promise.all([
    ask(readStandings, {}),
    ask(listAccounts, {}),
    ask(listReceivings, { listSize: PAYEES_MOST }),
    ask(readPreference, {}),
  ]);
  const sources = standings.accounts.map((standing) => {
    const account = accounts.find(({ accountNumber }) => accountNumber === standing.accountNumber);
    return {
      ...coveredStanding(standing, amountsHidden),
      accountReference: account?.accountReference ?? "",
      kindName: account?.accountKindName ?? "",
    };
  });
  const kindNames = new Map(accounts.map((each) => [each.accountNumber, each.accountKindName]));
  const payees = receivings.accounts.map((payee) => ({
    ...payee,
    value: payeeValue(payee),
    kindName: kindNames.get(payee.accountNumber) ?? null,
  }));
  const { otherAllowed, designatedAccounts, tariff } = standings;
  return { sources, payees, otherAllowed, designatedAccounts, tariff, amountsHidden };
}

/** The form's initial values: from a prepared transfer by its key, or from the URL. */
export async function startOf({ ask }: Pick<Visit, "ask">, url: URL, choices: Choices) {
  const { sources, payees, designatedAccounts } = choices;
  const from = sources.find(
    ({ accountReference }) => accountReference === url.searchParams.get("from"),
  );
  const [first] = sources;
  const blank: SendTyped = { fromAccount: (from ?? first)?.accountNumber ?? "" };
  const key = url.searchParams.get("key");
  if (key === null) return { typed: blank, filled: null };
  const filled = await filledFrom(ask, key, designatedAccounts);
  if (filled.isLost) return { typed: blank, filled };
  const { toAccount, bank, designatedAccountId, kind } = filled.typed;
  const isPayee = (payee: (typeof payees)[number]) =>
    kind === "designated"
      ? payee.designatedAccountId === designatedAccountId
      : payee.accountNumber === toAccount && bank?.startsWith(payee.bankCode);
  const payee = payees.find(isPayee)?.value ?? NEW_PAYEE;
  return { typed: { ...filled.typed, payee }, filled };
}

/** Prepares what was typed; returns the next page or the errors. */
export async function prepareSent(
  visit: Visit,
  form: FormData,
): Promise<Outcome<NextPage, RefusedOrder & { typed: SendTyped }>> {
  const words = transferPageTexts[visit.visitor.language];
  const typed: SendTyped = { ...typedIn(form.entries()), payee: payeeIn(form) };
  const order = await asDesignated(visit.ask, orderOf(typed), dayOf(visit.now));
  const sent = { visit, form: formOf(order, form), typed: order, words };
  const outcome = await prepareTyped(sent);
  if (!("stay" in outcome)) return outcome;
  const { wrong, fromList } = outcome.stay;
  const fields = besidePayee(wrong?.fields ?? [], typed.payee ?? "", words.missing.payee);
  return { ...outcome, stay: { typed, fromList, wrong: wrong && { ...wrong, fields } } };
}

function payeeIn(form: FormData): string {
  const chosen = String(form.get("payee") ?? "").slice(0, 60);
  if (chosen !== "") return chosen;
  // Without scripts, the fields of a new payee can be filled in without choosing it first.
  const isTyped = ["bank", "toBank", "toAccount"].some((name) => form.get(name));
  return isTyped ? NEW_PAYEE : "";
}

/** What was chosen and typed, as an order of one kind. */
function orderOf({ payee, ...typed }: SendTyped): Typed {
  const chosen = chosenPayee(payee);
  const { designatedAccountId: _id, bank, toBank, toAccount, ...rest } = typed;
  if (chosen?.kind === "designated") {
    return { ...rest, kind: "designated", designatedAccountId: chosen.designatedAccountId };
  }
  if (chosen) return { ...rest, kind: "other", bank: chosen.toBank, toAccount: chosen.toAccount };
  const isNew = payee === NEW_PAYEE;
  return {
    ...rest,
    kind: "other",
    ...(isNew && bank !== undefined && { bank }),
    ...(isNew && toBank !== undefined && { toBank }),
    ...(isNew && toAccount !== undefined && { toAccount }),
  };
}

/** A typed account that is designated is sent as such, with its nickname and its limits. */
async function asDesignated(ask: Visit["ask"], order: Typed, today: Day): Promise<Typed> {
  const { bank, toBank, toAccount, fromAccount, ...rest } = order;
  const meant = bankMeant(toBank ?? bank ?? "", today);
  const number = "code" in meant ? parseAccountNumber(toAccount ?? "", meant.code) : null;
  if (!("code" in meant) || number === null) return order;
  const { accounts, designatedAccounts } = await standingsOf(ask);
  const from = accounts.find(({ accountNumber }) => accountNumber === fromAccount);
  const found = designatedAccounts.find(
    (each) =>
      each.bankCode === meant.code &&
      each.accountNumber === number &&
      each.currency === from?.currency &&
      each.inEffect,
  );
  // Without a limit for designated transfers it can still be sent as to anybody else.
  if (!found || !from?.designatedEnabled || from.designatedLimit === null) return order;
  const { designatedAccountId } = found;
  return { ...rest, fromAccount: from.accountNumber, kind: "designated", designatedAccountId };
}

/** Empty if the session is over: the next call reports it. */
async function standingsOf(ask: Visit["ask"]) {
  try {
    return await ask(readStandings, {});
  } catch (thrown) {
    if (isRefusal(thrown)) return { accounts: [], designatedAccounts: [] };
    throw thrown;
  }
}

/** The order as a form, with the session's form token. */
function formOf({ bank, ...order }: Typed, form: FormData): FormTexts {
  const isList = order.kind === "other" && form.has("toBank") && bank === undefined;
  const entries: [string, unknown][] = [
    ...Object.entries(order),
    ...(isList && order.toBank === undefined ? [["toBank", ""] as [string, unknown]] : []),
    [FORM_TOKEN, form.get(FORM_TOKEN)],
  ];
  return { entries: () => entries };
}

type Fields = NonNullable<RefusedOrder["wrong"]>["fields"];

const payeeFields = ["bank", "toBank", "toAccount", "designatedAccountId"];

/** Errors of a chosen payee, or of a missing choice, are shown beside the list. */
function besidePayee(fields: Fields, payee: string, missing: string): Fields {
  if (payee === NEW_PAYEE) return fields;
  const [about, others] = [
    fields.filter(({ field }) => payeeFields.includes(field)),
    fields.filter(({ field }) => !payeeFields.includes(field)),
  ];
  const [first] = about;
  if (!first) return fields;
  const message = payee === "" ? missing : first.message;
  const at = others.findIndex(({ field }) => field === "amount" || field === "note");
  const place = at < 0 ? others.length : at;
  return [...others.slice(0, place), { field: "payee", message }, ...others.slice(place)];
}
