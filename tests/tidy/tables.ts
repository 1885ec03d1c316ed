import { filesOf, sourceOf } from "./sources.ts";

/** Every table that a migration creates or renames, except for dropped ones. */
export function tablesOf(): string[] {
  const sql = filesOf("src/db/migrations/*.sql").map((file) => sourceOf(file).text);
  const tables = new Set<string>();
  for (const [, made, from, to, gone] of sql
    .join("\n")
    .matchAll(
      /create table bank\.(\w+)|alter table bank\.(\w+) rename to (\w+)|drop table bank\.(\w+)/g,
    )) {
    if (made) tables.add(made);
    if (from && to) {
      tables.delete(from);
      tables.add(to);
    }
    if (gone) tables.delete(gone);
  }
  return [...tables];
}
