// Entries are numbered without gaps and the end of every day is kept, so that a question about days
// becomes one about numbers: it costs the same however old the account is.

/** SQL: how many entries the account of the row had before a day. */
export function entriesBefore(day: string): string {
  return `case when account.entry_day < ${day} then account.entries
          else coalesce((select account_day.entries from account_day
                          where account_day.account_id = account.id and account_day.day < ${day}
                          order by account_day.day desc limit 1), 0) end`;
}

/** SQL: between which numbers the entries of the account $1 from day $2 to day $3 lie. */
export const ENTRY_BOUNDS = `
  select ${entriesBefore("$2::date")} as above, ${entriesBefore("($3::date + 1)")} as most
    from account where account.id = $1`;

/** SQL: whether an entry goes in the direction $4. */
export const IN_DIRECTION = `
  case $4::text when 'deposit' then amount > 0 when 'withdrawal' then amount < 0 else true end`;
