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
      subject: fill(texts[dutyOf(state, reason)], {
        kind: texts.kinds[kind],
        delivery: texts.deliveries[delivery],
      }),
      promisedOn,
      arrivedAt: madeAt,
    }));
  },
};

/** What a request waits for: the post, its fee, or a review. */
function dutyOf(state: string, reason: string | null): "toPost" | "toPay" | "toReview" {
  if (state === "issued") return "toPost";
  return reason === "fee" ? "toPay" : "toReview";
}
