// Entries are numbered without gaps and the end of every day is stored, so that a query by days
// becomes one by numbers: its cost does not depend on the account's age.

/** SQL: how many entries the account of the row had before a day. */
export function entriesBefore(day: string): string {
  return `case when account.entry_day < ${day} then account.entries
          else coalesce((select account_day.entries from account_day
                          where account_day.account_id = account.id and account_day.day < ${day}
                          order by account_day.day desc limit 1), 0) end`;
}

/** SQL: the range of entry numbers of the account $1 from day $2 to day $3. */
export const ENTRY_BOUNDS = `
  select ${entriesBefore("$2::date")} as above, ${entriesBefore("($3::date + 1)")} as most
    from account where account.id = $1`;

/** SQL: whether an entry has the direction $4. */
export const IN_DIRECTION = `
  case $4::text when 'deposit' then amount > 0 when 'withdrawal' then amount < 0 else true end`;
