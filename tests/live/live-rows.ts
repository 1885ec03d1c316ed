/** A row of each live table with a moment in the past, for the test of the cleaning jobs. */
export const liveRows: Record<"live_message" | "live_topic", { keeps: string; insert: string }> = {
  live_message: {
    keeps: "1 hour",
    insert: `with topic as (
               insert into live_topic (topic, last, dropped, used_at)
               values ('note:' || gen_random_uuid(), 7, 0, bank.now()) returning topic)
             insert into live_message (topic, number, payload, written_at, expires_at)
             select topic, 7, '{}', bank.now() - $1::interval,
                    bank.now() - $1::interval + interval '1 hour' from topic`,
  },
  live_topic: {
    keeps: "1 day",
    insert: `insert into live_topic (topic, last, dropped, used_at)
             select 'note:' || gen_random_uuid(), 7, 0, bank.now() - $1::interval`,
  },
};
