import { type AccountNumber, maskAccountNumber } from "#base/account-number.ts";
import { bankOf } from "#base/bank-codes.ts";
import { dayOf, formatDay, formatMoment } from "#base/day.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { maskName } from "#base/names.ts";
import { tariffOn } from "#base/transfer-fee.ts";
import type { CountedKind, TransferKind } from "#base/transfer-limits.ts";
import { leftOf, limitsFor } from "#base/transfer-limits.ts";
import type { Posting, Standing } from "#ports/core-bank/port.ts";
import type { Asked, Handlers } from "#server/asked.ts";
import type * as contract from "../contract/reads.ts";
import { isTransfer } from "../rules/order.ts";
import { receiptNumber, wordsOf } from "../rules/receipt.ts";
import { postedState, stateOf } from "../rules/steps.ts";
import { draftOf } from "../store.ts";
import { payeeNameOf } from "./payee.ts";
import { preparation } from "./preparation.ts";
import { trying } from "./trail.ts";

export const readHandlers: Handlers<typeof contract> = {
  async readStandings(_input, asked) {
    const { customer, ports, language, now } = asked;
    const [standings, designated] = await Promise.all([
      standingsOf(asked),
      ports.coreBank.designated(customer.id),
    ]);
    const { smallMost, steps } = tariffOn(dayOf(now));
    return {
      acctList: standings.map(accountOf),
      othrAlwYn: yesNo(customer.session.risk !== "high"),
      dsgnAcctList: designated.map((each) => ({
        dsgnAcctId: each.id,
        ccyCd: each.currency,
        bnkCd: each.bankCode,
        bnkNm: bankOf(each.bankCode)?.names[language] ?? each.bankCode,
        acctNbr: each.number,
        hldrNm: maskName(each.holderName),
        nickNm: each.nickname,
        ownYn: yesNo(each.isOwn),
        efctDt: formatDay(each.effectiveOn),
        efctYn: yesNo(each.isEffective),
      })),
      tariff: {
        ccyCd: "TWD",
        freeMost: smallMost,
        feeList: steps.map(({ most, fee }) => ({ most, fee })),
      },
    };
  },

  readPreparation: preparation,

  async readTransferState({ trfrKey }, asked) {
    const [draft, posting] = await Promise.all([
      draftOf(asked.db, trfrKey),
      sentBy(asked, trfrKey),
    ]);
    const posted = posting && postedState(posting.clearing);
    return {
      trfrKey,
      state: stateOf(draft, posted, asked.customer.id),
      posting: posting && {
        at: formatMoment(posting.at),
        amount: posting.amount,
        fee: posting.fee,
        ccyCd: posting.currency,
        receiptNbr: receiptNumber(trfrKey, posting.at),
      },
    };
  },

  readReceipt({ trfrKey }, asked) {
    return trying(asked, { event: "transfer.receipt", reference: trfrKey }, async () => {
      const posting = await sentBy(asked, trfrKey);
      if (!posting) throw new Refusal("TRFR000021");
      const { fromNumber, toBank, toNumber, amount, fee, currency, note } = posting;
      const words = wordsOf(amount, currency);
      const { name, nickname } = await payeeNameOf(asked, posting);
      return {
        receiptNbr: receiptNumber(trfrKey, posting.at),
        trfrKey,
        state: postedState(posting.clearing),
        at: formatMoment(posting.at),
        kind: posting.kind,
        fromAcctNbr: maskAccountNumber(fromNumber as AccountNumber),
        toBnkCd: toBank,
        toBnkNm: bankOf(toBank)?.names[asked.language] ?? toBank,
        toAcctNbr: toNumber,
        toNm: name,
        toNickNm: nickname,
        ccyCd: currency,
        amount,
        amountZh: words?.zh ?? null,
        amountEn: words?.en ?? null,
        fee,
        total: amount + fee,
        note,
      };
    });
  },
};

/** A transfer that was posted. */
interface Sent extends Posting {
  kind: TransferKind;
  fromNumber: string;
}

/** A transfer that this customer sent; whoever received it has no business with its receipt. */
async function sentBy({ customer, ports }: Asked, id: string): Promise<Sent | null> {
  const posting = await ports.coreBank.posting(customer.id, id);
  if (!posting || !isTransfer(posting.kind)) return null;
  const accounts = await ports.coreBank.accounts(customer.id);
  const from = accounts.find(({ number }) => number === posting.fromNumber);
  return from ? { ...posting, kind: posting.kind, fromNumber: from.number } : null;
}

async function standingsOf({ customer, ports }: Asked): Promise<Standing[]> {
  const accounts = await ports.coreBank.accounts(customer.id);
  const standings = await Promise.all(
    accounts.map(({ number }) => ports.coreBank.standing(customer.id, number)),
  );
  return standings.filter((standing) => standing !== null);
}

function accountOf(standing: Standing) {
  const { account, freeUsed } = standing;
  return {
    acctNbr: account.number,
    acctNm: account.name,
    acctKind: account.kind,
    ccyCd: account.currency,
    balance: account.balance,
    dsgnOnYn: yesNo(account.designatedOn),
    othrOnYn: yesNo(account.otherOn),
    freeUsedYn: yesNo(freeUsed),
    dsgnLmt: allowanceOf("designated", standing),
    othrLmt: allowanceOf("other", standing),
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

function yesNo(is: boolean): "Y" | "N" {
  return is ? "Y" : "N";
}
