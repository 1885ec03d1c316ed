import { reviewsWaiting } from "#areas/certificates/server/reviews.ts";
import { fill } from "#base/text/language.ts";
import type { QueueSource } from "#desk/queues/server/sources.ts";
import { certificatesTexts } from "../texts/words.ts";

/** Requests for certificates that wait for staff. */
export const certificateQueue: QueueSource = {
  queue: "certificates",
  async waiting({ db, language }, most) {
    const texts = certificatesTexts[language];
    const rows = await reviewsWaiting(db, most);
    return rows.map(({ id, serial, kind, delivery, state, reason, promisedOn, madeAt }) => ({
      id,
      reference: serial,
      subject: fill(
        state === "issued" ? texts.toPost : reason === "fee" ? texts.toPay : texts.toReview,
        {
          kind: texts.kinds[kind],
          delivery: texts.deliveries[delivery],
        },
      ),
      promisedOn,
      arrivedAt: madeAt,
    }));
  },
};
