import { ratesAtClose } from "#areas/rates/server.ts";
import { type AccountNumber, maskAccountNumber } from "#base/banks/account-number.ts";
import { accountTypeOf } from "#base/call/codes.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { amountOf, type Currency, formatAmount } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { type Day, formatDay } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Account } from "#ports/core-bank/port.ts";
import { type BoardRates, converted, formatRate } from "../../rules/amounts.ts";
import type { CertifiedAccount, FiguresOf, Holder, RequestOf } from "../../rules/kinds.ts";
import { type CertificateLanguage, dateRefusal, isSameName } from "../../rules.ts";
import { paperTexts } from "../../texts/paper.ts";
import { certificatesTexts } from "../../texts/words.ts";
import {
  accountOf,
  currencyOn,
  dateFacts,
  holderFacts,
  rateFact,
  totalFacts,
} from "../paper-parts.ts";
import { readDay, readEnglishName } from "../read-request.ts";
import type { Finding, KindRules } from "./kind-rules.ts";

/** Balances at the end of a day. */
export const depositBalance: KindRules<"deposit-balance"> = {
  read(input, errors) {
    const { currency, purpose, scope, includesDreamAccounts = false } = input;
    const accountNumbers = scope === "selected" ? (input.accountNumbers ?? []) : [];
    if (scope === "selected" && accountNumbers.length === 0) {
      errors.add("accountNumbers", "FELD000001");
    }
    return {
      ...{ currency, purpose, scope, accountNumbers, includesDreamAccounts },
      baseDate: readDay("baseDay", input.baseDay, errors),
      englishName: readEnglishName(input.englishName, errors),
    };
  },

  async find(request, finding) {
    const { kind, baseDate, currency, purpose, scope, includesDreamAccounts } = request;
    const offered = await certifiableAccounts(finding);
    if (offered.length === 0) throw new Refusal("CERT000001");
    const chosen = chosenAccounts(request, offered);
    const { today } = finding;
    // A total leaves out accounts opened later; a selection must not contain any.
    const first = chosen.map(({ openedOn }) => openedOn).toSorted();
    const openedOn = (scope === "total" ? first[0] : first.at(-1)) as Day;
    const refusal = dateRefusal(baseDate, { openedOn, today });
    if (refusal) throw new Refusal(refusal);
    const counted = chosen.filter((account) => account.openedOn < baseDate);
    const rates = await ratesFor(finding.db, { baseDate, currency, counted });
    const accounts = await Promise.all(
      counted.map(async (account): Promise<CertifiedAccount> => {
        const balance = (await finding.coreBank.balanceAt(account.id, baseDate)) ?? 0;
        const { number, kind, openedOn } = account;
        const own = { amount: balance, currency: account.currency };
        const sum = converted(own, currency, rates);
        if (sum === null) throw new Refusal("CERT000010");
        return { number, kind, currency: account.currency, openedOn, balance, converted: sum };
      }),
    );
    const total = accounts.reduce((sum, account) => sum + account.converted, 0);
    const requested = { baseDate, currency, purpose, scope, includesDreamAccounts };
    const holder = named(finding.holder, request.englishName);
    return { kind, holder, ...requested, accounts, total, rates };
  },

  answer(figures, { request, issue }) {
    const { holder, accounts, rates, baseDate } = figures;
    const { currency, language, purpose, scope, includesDreamAccounts } = request;
    const listed = listedOf(figures);
    return {
      ...issue,
      baseAt: `${formatDay(baseDate)} 23:59:59`,
      baseDay: formatDay(baseDate),
      totalAmount: figures.total,
      customerName: holder.name,
      englishName: holder.englishName,
      ...{ currency, language, purpose, scope, includesDreamAccounts },
      usdRate: rates.USD === undefined ? null : formatRate(rates.USD),
      total: accounts.length,
      accountCount: listed.length,
      accounts: listed.map((account) => ({
        accountNumber: account.number,
        accountKind: account.kind,
        accountType: accountTypeOf(account.kind),
        currency: account.currency,
        balance: account.balance,
      })),
    };
  },

  publicFacts: (figures) => ({
    about: formatDay(figures.baseDate),
    numbers: listedOf(figures).map(({ number }) => maskAccountNumber(number as AccountNumber)),
  }),

  facts(figures, language) {
    const { facts: words, form } = certificatesTexts[language];
    const { total, currency, rates } = figures;
    return [
      { label: words.baseDay, value: formatDay(figures.baseDate) },
      { label: words.purpose, value: form.purposes[figures.purpose] },
      ...listedOf(figures).map((account) => ({
        label: fill(words.account, { number: accountOf(account.number) }),
        value: formatAmount(amountOf(account.balance), account.currency),
      })),
      { label: words.total, value: formatAmount(amountOf<typeof currency>(total), currency) },
      ...Object.entries(rates).map(([code, rate]) => ({
        label: `${words.rate} ${code}`,
        value: fill(words.rateValue, { currency: code, rate: formatRate(rate) }),
      })),
    ];
  },

  body(figures, language) {
    const words = paperTexts[language];
    const { accounts, total, currency, scope, purpose, rates } = figures;
    const rows = accounts.map((account) => [
      kindOf(account, language),
      accountOf(account.number),
      currencyOn(account.currency, language),
      formatAmount(amountOf(account.balance), account.currency),
    ]);
    const table = {
      head: words.accountHead,
      widths: [3, 3, 2, 3],
      numeric: [false, false, false, true],
      rows,
    };
    return {
      facts: dateFacts(figures.baseDate),
      holder: [
        ...holderFacts(figures.holder, language),
        { label: words.holder.purpose, value: words.purposes[purpose] },
      ],
      table: scope === "total" ? null : table,
      totals: [
        ...totalFacts(total, currency, { label: words.total, language }),
        ...Object.entries(rates).map(([code, rate]) => rateFact(code as Currency, rate, language)),
      ],
    };
  },
};

/** The accounts whose balance a customer can have certified. */
export async function certifiableAccounts({
  coreBank,
  customerId,
}: Pick<Finding, "coreBank" | "customerId">): Promise<Account[]> {
  const accounts = await coreBank.accounts(customerId);
  return accounts.filter(({ isOwner, state }) => isOwner && state !== "closed");
}

/** The accounts that it lists: a total lists none. */
function listedOf({ scope, accounts }: FiguresOf<"deposit-balance">): readonly CertifiedAccount[] {
  return scope === "total" ? [] : accounts;
}

/** The holder under a typed English name; one that is not on file is marked, for a review. */
function named(holder: Holder, typed: string | null): Holder {
  if (typed === null) return holder;
  const onFile = holder.englishName;
  const mark = isSameName(typed, onFile) ? {} : { nameOnFile: onFile };
  return { ...holder, englishName: typed, ...mark };
}

function chosenAccounts(
  { scope, accountNumbers, includesDreamAccounts }: RequestOf<"deposit-balance">,
  offered: readonly Account[],
): Account[] {
  const chosen =
    scope === "total"
      ? offered.filter(({ kind }) => kind !== "sub" || includesDreamAccounts)
      : offered.filter(({ number }) => accountNumbers.includes(number));
  const isWhole = scope === "total" || chosen.length === new Set(accountNumbers).size;
  if (chosen.length === 0 || !isWhole) throw new Refusal("CERT000001");
  return chosen;
}

/** The rates needed to convert all accounts to one currency, and no others. */
async function ratesFor(
  db: Db,
  wanted: Pick<RequestOf<"deposit-balance">, "baseDate" | "currency"> & {
    counted: readonly Account[];
  },
): Promise<BoardRates> {
  const { baseDate, currency, counted } = wanted;
  const foreign = counted.filter((account) => account.currency !== currency);
  if (foreign.length === 0) return {};
  const all = await ratesAtClose(db, baseDate);
  const used = new Set([currency, ...foreign.map((account) => account.currency)]);
  return Object.fromEntries(Object.entries(all).filter(([code]) => used.has(code as never)));
}

function kindOf({ kind, currency }: CertifiedAccount, language: CertificateLanguage): string {
  const { accountKinds } = paperTexts[language];
  return kind === "main" && currency !== "TWD" ? accountKinds.foreign : accountKinds[kind];
}
