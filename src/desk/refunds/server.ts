import { retryFee, settleFee } from "#areas/certificates/server/refused-refunds.ts";
import { customerFacts } from "#areas/customer/server.ts";
import { retryPremium, settlePremium } from "#areas/insurance/server/refused-refunds.ts";
import { settling } from "#areas/insurance/server/settle.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { maskName } from "#base/identity/names.ts";
import { maskNationalId } from "#base/identity/national-id.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { decideItem, openItem, type Parts, requireSeen } from "#desk/queues/server/decisions.ts";
import { finish } from "#desk/queues/server/leases.ts";
import { queueHandlers } from "#desk/queues/server/queue-handlers.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { record, staffInitiator } from "#server/audit/audit.ts";
import type * as contract from "./contract.ts";
import { refundQueue } from "./server/queue.ts";
import { type Refused, refusedRefund } from "./server/refused.ts";

const queue = "refunds";
const calls = queueHandlers(refundQueue);

export const handlers: Handlers<typeof contract> = {
  listRefunds: calls.list,
  takeRefund: calls.take,
  renewRefund: calls.renew,
  releaseRefund: calls.release,

  async readRefund({ item }, context) {
    const refused = await known(context.db, item);
    const { kind, reference, amount, accountNumber, customerId, since } = refused;
    const [isOwn, customer] = await Promise.all([
      openItem(context, { queue, item }, partsOf(refused)),
      customerFacts(context.db, customerId),
    ]);
    return {
      ...{ item, isOwn, kind, reference },
      amount: formatAmount(ntd(amount), "TWD"),
      accountNumber: `*${accountNumber.slice(-5)}`,
      customerName: maskName(customer.name.zh),
      nationalId: maskNationalId(customer.nationalId),
      since: formatMoment(since),
    };
  },

  async retryRefund({ item }, context) {
    const refused = await context.db.transaction(async (tx) => {
      const found = await known(tx, item);
      await requireSeen(tx, context, { queue, item }, partsOf(found));
      await recordRefund(tx, context, found, { event: "desk.refund.retry", note: null });
      return found;
    });
    if (!(await retry(context, refused))) throw new Refusal("DESK000008");
    await context.db.transaction((tx) => finish(tx, context, { queue, item }));
    return { settled: true };
  },

  async settleRefund({ item, note }, context) {
    await decideItem(
      context,
      { queue, item },
      {
        read: (tx) => known(tx, item),
        partsOf,
        async work(tx, refused) {
          const isSettled =
            refused.kind === "premium"
              ? await settlePremium(tx, refused, context.now)
              : await settleFee(tx, item);
          if (!isSettled) throw new Refusal("DESK000004");
          await recordRefund(tx, context, refused, { event: "desk.refund.settle", note });
        },
      },
    );
    return { settled: true };
  },
};

/** Posts a refund again, under the key that it has always had. */
function retry(context: DeskContext, refused: Refused): Promise<boolean> {
  const { db, ports } = context;
  const initiator = staffInitiator(context);
  if (refused.kind === "premium") return retryPremium(settling(context), refused, initiator);
  return retryFee({ db, coreBank: ports.coreBank, initiator }, refused.id);
}

async function known(db: Db, item: string): Promise<Refused> {
  const refused = await refusedRefund(db, item);
  if (!refused) throw new Refusal("DESK000004");
  return refused;
}

/** What somebody must have read before they settle it. */
function partsOf({ kind, customerId, amount, accountNumber, reference }: Refused): Parts {
  return { page: { kind, customerId, amount, accountNumber, reference } };
}

function recordRefund(
  tx: Db,
  context: DeskContext,
  { kind, customerId, amount, reference }: Refused,
  { event, note }: { event: string; note: string | null },
): Promise<void> {
  const detail = { kind, amount, ...(note === null ? {} : { note }) };
  return record(tx, context, { event, outcome: "ok", customerId, reference, detail });
}
