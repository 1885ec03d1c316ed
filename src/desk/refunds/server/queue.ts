import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import type { QueueSource } from "#desk/queues/server/sources.ts";
import { refundsTexts } from "../texts.ts";
import { refusedRefunds } from "./refused.ts";

/** Refunds that the ledger refused. */
export const refundQueue: QueueSource = {
  queue: "refunds",
  async waiting({ db, language }, most) {
    const texts = refundsTexts[language];
    const rows = await refusedRefunds(db, most);
    return rows.map(({ id, kind, reference, amount, since }) => ({
      ...{ id, reference },
      subject: fill(texts.subject, {
        kind: texts.kinds[kind],
        amount: formatAmount(ntd(amount), "TWD"),
      }),
      promisedOn: null,
      arrivedAt: since,
    }));
  },
};
