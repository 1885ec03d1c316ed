import { type AccountNumber, maskAccountNumber } from "#base/banks/account-number.ts";
import { bankOf } from "#base/banks/bank-codes.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { maskName } from "#base/identity/names.ts";
import { dayOf, formatDay, formatMoment } from "#base/time/day.ts";
import { tariffOn } from "#base/transfer/fee.ts";
import { type CountedKind, leftOf, limitsFor, type TransferKind } from "#base/transfer/limits.ts";
import type { Posting, Standing } from "#ports/core-bank/port.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import type * as contract from "../contract/reads.ts";
import { receiptNumber, wordsOf } from "../rules/amounts.ts";
import { isTransfer } from "../rules/order.ts";
import { postedState, stateOf } from "../rules/steps.ts";
import { draftOf } from "../store.ts";
import { payeeNameOf } from "./payee.ts";
import { preparation } from "./preparation.ts";
import { auditRefusals } from "./trail.ts";

export const readHandlers: Handlers<typeof contract> = {
  async readStandings(_input, context) {
    const { customer, ports, language, now } = context;
    const [standings, designated] = await Promise.all([
      ports.coreBank.standings(customer.id),
      ports.coreBank.designated(customer.id),
    ]);
    const { smallMost, steps } = tariffOn(dayOf(now));
    return {
      accounts: standings.map(accountOf),
      otherAllowed: customer.session.risk !== "high",
      designatedAccounts: designated.map((each) => ({
        designatedAccountId: each.id,
        currency: each.currency,
        bankCode: each.bankCode,
        bankName: bankOf(each.bankCode)?.names[language] ?? each.bankCode,
        accountNumber: each.number,
        holderName: maskName(each.holderName),
        nickname: each.nickname,
        isOwn: each.isOwn,
        effectiveOn: formatDay(each.effectiveOn),
        inEffect: each.isEffective,
      })),
      tariff: {
        currency: "TWD",
        freeMost: smallMost,
        fees: steps.map(({ most, fee }) => ({ most, fee })),
      },
    };
  },

  readPreparation: preparation,

  async readTransferState({ transferKey }, context) {
    const [draft, posting] = await Promise.all([
      draftOf(context.db, transferKey),
      sentBy(context, transferKey),
    ]);
    const posted = posting && postedState(posting.clearing);
    return {
      transferKey,
      state: stateOf(draft, posted, context.customer.id),
      posting: posting && {
        at: formatMoment(posting.at),
        amount: posting.amount,
        fee: posting.fee,
        currency: posting.currency,
        receiptNumber: receiptNumber(transferKey, posting.at),
      },
    };
  },

  readReceipt({ transferKey }, context) {
    return auditRefusals(
      context,
      { event: "transfer.receipt", reference: transferKey },
      async () => {
        const posting = await sentBy(context, transferKey);
        if (!posting) throw new Refusal("TRFR000021");
        const { fromNumber, toBank, toNumber, amount, fee, currency, note } = posting;
        const words = wordsOf(amount, currency);
        const { name, nickname } = await payeeNameOf(context, posting);
        return {
          receiptNumber: receiptNumber(transferKey, posting.at),
          transferKey,
          state: postedState(posting.clearing),
          at: formatMoment(posting.at),
          kind: posting.kind,
          fromAccount: maskAccountNumber(fromNumber as AccountNumber),
          toBank,
          toBankName: bankOf(toBank)?.names[context.language] ?? toBank,
          toAccount: toNumber,
          toName: name,
          toNickname: nickname,
          currency,
          amount,
          amountZh: words?.zh ?? null,
          amountEn: words?.en ?? null,
          fee,
          total: amount + fee,
          note,
        };
      },
    );
  },
};

/** A posted transfer. */
interface Sent extends Posting {
  kind: TransferKind;
  fromNumber: string;
}

/** A transfer that this customer sent; its recipient has no access to the receipt. */
async function sentBy({ customer, ports }: CallContext, id: string): Promise<Sent | null> {
  const posting = await ports.coreBank.posting(customer.id, id);
  if (!posting || !isTransfer(posting.kind)) return null;
  const accounts = await ports.coreBank.accounts(customer.id);
  const from = accounts.find(({ number }) => number === posting.fromNumber);
  return from ? { ...posting, kind: posting.kind, fromNumber: from.number } : null;
}

function accountOf(standing: Standing) {
  const { account, freeUsed } = standing;
  return {
    accountNumber: account.number,
    accountName: account.name,
    accountKind: account.kind,
    currency: account.currency,
    balance: account.balance,
    designatedEnabled: account.designatedOn,
    otherEnabled: account.otherOn,
    freeTransferUsed: freeUsed,
    designatedLimit: allowanceOf("designated", standing),
    otherLimit: allowanceOf("other", standing),
  };
}

function allowanceOf(kind: CountedKind, standing: Standing) {
  const limits = limitsFor(kind, standing);
  const left = leftOf(kind, standing);
  if (!limits || !left) return null;
  const { day: dayUsed, month: monthUsed } = standing.used[kind];
  const { once, day, month } = limits;
  return { once, day, month, dayUsed, monthUsed, dayLeft: left.day, monthLeft: left.month };
}
