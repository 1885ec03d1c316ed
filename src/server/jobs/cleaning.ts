// Deletes data the bank no longer needs. Each statement deletes a limited number of unlocked rows,
// so that a big backlog neither locks a table nor hits the statement timeout, and several processes
// can clean at the same time.

import { LOCK_DAYS, LOGIN_ATTEMPTS, TRIES_DAYS } from "#base/identity/sign-in.ts";
import type { Db } from "#db/db.ts";
import type { Job } from "./jobs.ts";

const ROWS_AT_ONCE = 1_000;
const ROUNDS_MOST = 100;
// Often enough to keep up: six hundred thousand rows of a table per hour.
const EVERY_SECONDS = 600;
/** Pending pictures are large, and their number is limited. */
const OFTEN: Readonly<Record<string, number>> = { inquiry_upload: 300, live_message: 60 };

/** One statement per table: deletes at most $1 rows and returns them. */
const forgotten: Readonly<Record<string, string>> = {
  // After a day a code no longer counts towards any limit.
  verification_code: old("verification_code", "id", "expires_at < bank.now() - interval '1 day'"),
  verification_proof: old(
    "verification_proof",
    "token_hash",
    "expires_at < bank.now() - interval '1 day'",
  ),
  // An old token is refused for its age; the hour allows for clock differences. The site may not
  // update these rows, so it cannot lock them: there is nothing to skip.
  keypad_used: old("keypad_used", "token_id", "expires_at < bank.now() - interval '1 hour'", ""),
  // Longer than a proof is valid.
  citizen_card_check: old(
    "citizen_card_check",
    "id",
    "expires_at < bank.now() - interval '31 days'",
  ),
  transfer_draft: old("transfer_draft", "id", "expires_at < bank.now() - interval '1 day'"),
  // Sessions last hours at most; ended ones are kept so that their owner can see why.
  session: old("session", "token_hash", "opened_at < bank.now() - interval '30 days'"),
  // The same for customers and non-customers: a counter's lifetime reveals nothing.
  login_try: old(
    "login_try",
    "pair_hash",
    `at < bank.now() - interval '${TRIES_DAYS} days'
       and (wrong < ${LOGIN_ATTEMPTS} or at < bank.now() - interval '${LOCK_DAYS} days')`,
  ),
  login_network: old("login_network", "network_hash", "clear_at < bank.now() - interval '1 hour'"),
  stranger_count: old("stranger_count", "ctid", "hour < bank.now() - interval '30 days'"),
  // Daily counters, and counters at zero; a customer's wrong attempts for a purpose stay.
  verification_try: `with old as (
      select subject_hash, purpose from verification_try
       where at < bank.now() - interval '1 day'
         and (wrong = 0 or purpose like 'address %'
           or purpose in ('national-id', 'find-user-id', 'reset-password'))
       limit $1 for update skip locked)
    delete from verification_try using old
     where verification_try.subject_hash = old.subject_hash
       and verification_try.purpose = old.purpose
    returning 1 as gone`,
  outbox: old("outbox", "id", "made_at < bank.now() - interval '90 days'"),
  // Pictures whose inquiry was never sent. These rows cannot be updated, only deleted.
  inquiry_upload: old("inquiry_upload", "id", "made_at < bank.now() - interval '30 minutes'", ""),
  // Pictures are personal data: deleted after 90 days where the inquiry is answered, and after 13
  // months in any case. The inquiry itself stays.
  inquiry_file: `with old as (
      select inquiry_id, number from inquiry_file
        join inquiry on inquiry.id = inquiry_id
       where made_at < bank.now() - interval '13 months'
          or (state <> 'received' and made_at < bank.now() - interval '90 days')
       limit $1)
    delete from inquiry_file using old
     where inquiry_file.inquiry_id = old.inquiry_id and inquiry_file.number = old.number
    returning 1 as gone`,
  certificate_count: old("certificate_count", "id", "at < bank.now() - interval '1 day'", ""),
  inquiry_count: old("inquiry_count", "id", "at < bank.now() - interval '1 day'", ""),
  // An expired chat cannot be opened; its messages are deleted with it.
  chat: old("chat", "id", "expires_at < bank.now()"),
  // The topic stores up to which number its messages are deleted. A topic that is being published
  // to is skipped until the next run: publishers do not wait for the cleaner.
  live_message: `with old as (
      select topic, max(number) as number
        from (select topic, number from live_message where expires_at < bank.now() limit $1) as due
       group by topic),
    locked as (
      select topic, old.number from live_topic join old using (topic)
       for update of live_topic skip locked),
    told as (
      update live_topic set dropped = greatest(dropped, locked.number)
        from locked where live_topic.topic = locked.topic)
    delete from live_message using locked
     where live_message.topic = locked.topic and live_message.number <= locked.number
    returning 1 as gone`,
  live_topic: old(
    "live_topic",
    "topic",
    `used_at < bank.now() - interval '1 day'
       and not exists (select from live_message where live_message.topic = live_topic.topic)`,
  ),
  // 13 months, so that a month can be compared with the same month of the year before.
  analytics_count: old("analytics_count", "ctid", "day < bank.today() - interval '13 months'"),
  // What too few visitors searched for, and who did: nobody has read it.
  faq_miss: old("faq_miss", "typed", "not is_shown and last_at < bank.now() - interval '30 days'"),
  faq_miss_visitor: old(
    "faq_miss_visitor",
    "visitor_hash",
    "at < bank.now() - interval '30 days'",
    "",
  ),
  chat_count: old("chat_count", "id", "at < bank.now() - interval '1 hour'", ""),
};

/** Tables that anonymous visitors can fill have a row limit, too: the oldest rows go first. */
const ceilings: Readonly<Record<string, string>> = {
  login_try: ceilingOf({ table: "login_try", key: "pair_hash", by: "at", most: 500_000 }),
  stranger_count: ceilingOf({ table: "stranger_count", key: "ctid", by: "hour", most: 200_000 }),
};

/** The jobs that delete old data, one for each table. */
export const cleaners: readonly Job[] = Object.entries(forgotten).map(([table, sql]) => ({
  name: `clean ${table}`,
  everySeconds: OFTEN[table] ?? EVERY_SECONDS,
  async work(db) {
    await clean(db, sql);
    if (ceilings[table]) await clean(db, ceilings[table]);
  },
}));

/** The statement that deletes the oldest rows above a row limit. */
export function ceilingOf(wanted: { table: string; key: string; by: string; most: number }) {
  const { table, key, by, most } = wanted;
  const oldest = `select ${by} from ${table} order by ${by} desc offset ${most} limit 1`;
  return old(table, key, `${by} <= (${oldest})`);
}

async function clean(db: Db, sql: string): Promise<void> {
  for (let round = 0; round < ROUNDS_MOST; round += 1) {
    const gone = await db.query(sql, [ROWS_AT_ONCE]);
    if (gone.length < ROWS_AT_ONCE) return;
  }
}

function old(table: string, key: string, condition: string, lock = "for update skip locked") {
  return `with old as (select ${key} from ${table} where ${condition} limit $1 ${lock})
          delete from ${table} using old where ${table}.${key} = old.${key} returning 1 as gone`;
}
