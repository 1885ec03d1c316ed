import type { Bank } from "./bank.ts";

/** Does some work while the trail takes no rows of an event. */
export async function withoutTrail(
  { owner }: Pick<Bank, "owner">,
  event: string,
  work: () => Promise<void>,
): Promise<void> {
  await owner.query(
    `create function bank.refuse_row() returns trigger language plpgsql
       as $$ begin raise exception 'the trail is closed'; end $$`,
    [],
  );
  await owner.query(
    `create trigger refused before insert on bank.audit_queue for each row
       when (new.event = '${event}') execute function bank.refuse_row()`,
    [],
  );
  try {
    await work();
  } finally {
    await owner.query("drop function bank.refuse_row cascade", []);
  }
}
