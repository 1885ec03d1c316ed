import { type Db, openPool } from "#db/db.ts";
import { code, page, table } from "./markdown.ts";

interface Line {
  owner: string;
  cells: string[];
}

/** The parts of each table; every statement returns its table and the cells of one row. */
const statements = {
  Columns: {
    head: ["Column", "Type", "Null", "Unless given"],
    sql: `select c.relname as owner,
                 array[a.attname, format_type(a.atttypid, a.atttypmod),
                       case when a.attnotnull then 'no' else 'yes' end,
                       coalesce(pg_get_expr(d.adbin, d.adrelid), '')]::text[] as cells
            from pg_class c
            join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
           where c.relnamespace = 'bank'::regnamespace and c.relkind in ('r', 'p')
             and not c.relispartition
           order by c.relname collate "C", a.attnum`,
  },
  Constraints: {
    head: ["Constraint", "Definition"],
    // Kind n is left out: it repeats which columns are not null.
    sql: `select c.relname as owner, array[k.conname, pg_get_constraintdef(k.oid)]::text[] as cells
            from pg_constraint k
            join pg_class c on c.oid = k.conrelid
           where k.connamespace = 'bank'::regnamespace and k.contype <> 'n'
             and not c.relispartition
           order by c.relname collate "C", k.conname collate "C"`,
  },
  Indexes: {
    head: ["Index", "Definition"],
    // The index of a constraint is left out: the constraint itself is listed.
    sql: `select c.relname as owner, array[i.relname, pg_get_indexdef(i.oid)]::text[] as cells
            from pg_index x
            join pg_class i on i.oid = x.indexrelid
            join pg_class c on c.oid = x.indrelid
           where c.relnamespace = 'bank'::regnamespace and not c.relispartition
             and not exists (select from pg_constraint k where k.conindid = i.oid
                                and k.contype in ('p', 'u', 'x'))
           order by c.relname collate "C", i.relname collate "C"`,
  },
  Grants: {
    head: ["Role", "May"],
    sql: `select owner, array[role, string_agg(lower(privilege), ', ' order by privilege collate "C")]::text[] as cells
            from (select c.relname as owner, pg_get_userbyid(g.grantee) as role,
                         g.privilege_type as privilege
                    from pg_class c, aclexplode(c.relacl) g
                   where c.relnamespace = 'bank'::regnamespace and c.relkind in ('r', 'p')
                     and not c.relispartition and g.grantee <> c.relowner
                   union all
                  select c.relname, pg_get_userbyid(g.grantee),
                         g.privilege_type || ' (' || a.attname || ')'
                    from pg_class c
                    join pg_attribute a on a.attrelid = c.oid
                   cross join aclexplode(a.attacl) g
                   where c.relnamespace = 'bank'::regnamespace and g.grantee <> c.relowner) granted
           group by owner, role
           order by owner collate "C", role collate "C"`,
  },
} as const;

/** Functions and types that tables and statements use. */
const others = {
  Functions: {
    head: ["Function", "Answers"],
    sql: `select '' as owner,
                 array[p.proname || '(' || pg_get_function_arguments(p.oid) || ')',
                       coalesce(pg_get_function_result(p.oid), '')]::text[] as cells
            from pg_proc p
           where p.pronamespace = 'bank'::regnamespace
           order by p.proname collate "C", p.oid::regprocedure::text collate "C"`,
  },
  "Kinds of value": {
    head: ["Kind", "Stands on", "Rule"],
    sql: `select '' as owner,
                 array[t.typname, format_type(t.typbasetype, t.typtypmod),
                       coalesce((select string_agg(pg_get_constraintdef(k.oid), ' ' order by k.conname)
                                   from pg_constraint k where k.contypid = t.oid), '')]::text[] as cells
            from pg_type t
           where t.typnamespace = 'bank'::regnamespace and t.typtype = 'd'
           order by t.typname collate "C"`,
  },
} as const;

/** The schema of a migrated database: each table's columns, constraints and grants. */
export async function schemaText(databaseUrl: string): Promise<string> {
  const pool = openPool(databaseUrl, "owner");
  try {
    const lead =
      "The schema `bank` after every migration. What is not granted is the owner's alone.";
    return page("Schema", lead, [...(await tablesOf(pool)), ...(await othersOf(pool))]);
  } finally {
    await pool.close();
  }
}

async function tablesOf(db: Db): Promise<string[]> {
  const parts = new Map<string, string[]>();
  for (const [title, { head, sql }] of Object.entries(statements)) {
    const lines = Map.groupBy(await db.query<Line>(sql, []), ({ owner }) => owner);
    for (const [owner, found] of lines) {
      const before = parts.get(owner) ?? [`## ${owner}`];
      parts.set(owner, [...before, `${title}:\n\n${tableOf(head, found)}`]);
    }
  }
  return [...parts.values()].flat();
}

async function othersOf(db: Db): Promise<string[]> {
  const parts: string[] = [];
  for (const [title, { head, sql }] of Object.entries(others)) {
    const found = await db.query<Line>(sql, []);
    if (found.length > 0) parts.push(`## ${title}`, tableOf(head, found));
  }
  return parts;
}

function tableOf(head: readonly string[], lines: readonly Line[]): string {
  return table(
    head,
    lines.map(({ cells }) => cells.map(code)),
  );
}
