import { inquiriesWaiting } from "#areas/inquiry/server/answers.ts";
import type { QueueSource } from "#desk/queues/server/sources.ts";

/** Inquiries that wait for an answer. */
export const inquiryQueue: QueueSource = {
  queue: "inquiries",
  async waiting({ db, language }, most) {
    const rows = await inquiriesWaiting(db, language, most);
    return rows.map(({ id, reference, category, subcategory, promisedOn, madeAt }) => ({
      ...{ id, reference, promisedOn },
      subject: `${category} / ${subcategory}`,
      arrivedAt: madeAt,
    }));
  },
};
