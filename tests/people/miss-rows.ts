/** Rows of searches without results, and how long each is retained. */
export const missRows = {
  faq_miss: {
    keeps: "30 days",
    insert: `insert into faq_miss (typed, language, times, last_at)
             select gen_random_uuid()::text, 'zh', 1, bank.now() - $1::interval`,
  },
  faq_miss_visitor: {
    keeps: "30 days",
    insert: `with asked as (
               insert into faq_miss (typed, language, times, last_at)
               select gen_random_uuid()::text, 'zh', 1, bank.now() returning typed)
             insert into faq_miss_visitor (typed, visitor_hash, at)
             select typed, sha256(typed::bytea), bank.now() - $1::interval from asked`,
  },
};
