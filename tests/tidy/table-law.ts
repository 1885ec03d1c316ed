// Which folder owns a table. Only the owner uses it in SQL; all others call the owner's functions.

import { isTest, type Source } from "./sources.ts";

/** Tables whose names do not begin with their owner's. */
const owners: Record<string, RegExp> = {
  "ports/core-bank":
    /^(account|account_day|account_month|account_month_mark|account_holder|entry|entry_out_of_time|internal_entry|posting|clearing_order|loan|loan_payment|designated_account)$/,
  "areas/cards": /^card(_|$)/,
  "areas/certificates": /^certificate_/,
  "areas/loan": /^loan_product$/,
  "areas/panic": /^panic_/,
  "areas/products": /^product(_|$)/,
  "areas/resources": /^document(_|$)/,
  "areas/support": /^(faq(_|$)|service_centre$|holiday$)/,
  "areas/transfer": /^(payee_look|transfer_)/,
  "areas/verification": /^(verification_|login_try$|login_device_token$)/,
  "db/trail": /^audit_/,
  "server/audit": /^stranger_count$/,
  "server/outbox": /^outbox/,
  "server/keys": /^(retired_key|secret_check)$/,
  "server/secrets": /^keypad_/,
  "server/session": /^(session|staff_session)$/,
  "desk/approvals": /^desk_request$/,
  "desk/content": /^content_/,
  "desk/customers": /^desk_case$/,
  "desk/disputes": /^desk_credit$/,
  "desk/queues": /^desk_(lease|opened)$/,
  app: /^demonstration$/,
};

/** Where a file may use others' tables, and why. */
const borrowed: { files: RegExp; tables: RegExp; why: string }[] = [
  {
    files: /^src\/areas\/(login|verification)\/store\/(customers|history|people)\.ts$/,
    tables: /^(customer|account|panic_stop|login_device_token)$/,
    why: "a sign-in is judged on one locked row, by the same statement whoever is meant",
  },
  {
    files: /^src\/ports\/core-bank\//,
    tables: /^(customer|panic_stop|transfer_draft|product)$/,
    why: "the ledger decides on rows that it has locked in one round trip",
  },
  {
    files: /^src\/areas\/search\/store\.ts$/,
    tables: /^(product|product_group|board_|faq|document)/,
    why: "the index reads all that is published, as one state",
  },
  {
    files: /^src\/areas\/(products|loan|inquiry)\/store(\/answers)?\.ts$/,
    tables: /^(document|document_version|product|faq_category)$/,
    why: "names of published things, joined where a row names them",
  },
  {
    files: /^src\/(server\/jobs|app)\//,
    tables: /./,
    why: "cleaning and verification go over every table",
  },
  {
    files: /^src\/(server\/(api|session)|desk\/staff)\//,
    tables: /^staff/,
    why: "a member of staff and their session are read as one",
  },
  {
    files: /^src\/areas\/(outbox|verification)\//,
    tables: /^(outbox|session)$/,
    why: "the builders' page shows the outbox; a proof names its session",
  },
  {
    files: /^src\/server\/keys\//,
    tables: /^keypad_key$/,
    why: "the key ring counts what still names a key",
  },
  {
    files: /^src\/db\/(trail|cluster)\//,
    tables: /^(posting|entry|demonstration)$/,
    why: "postings are held against the trail",
  },
];

/** The folder of src that owns a table: areas/board. */
export function ownerOf(table: string, homes: readonly string[]): string | null {
  const named = Object.entries(owners).find(([, pattern]) => pattern.test(table));
  if (named) return named[0];
  return homes.find((home) => isNamedAfter(table, home)) ?? null;
}

/** Every table of the migrations, and every folder that may own one. */
interface Known {
  tables: readonly string[];
  homes: readonly string[];
}

/** The tables of others that a file uses in SQL without permission. */
export function strayTables(source: Source, known: Known): string[] {
  return foreignTables(source, known).filter((table) => !isBorrowed(source.file, table));
}

/** Exceptions that no statement uses any more. */
export function idleExceptions(sources: readonly Source[], known: Known): string[] {
  const isUsed = ({ files, tables }: (typeof borrowed)[number]) =>
    sources
      .filter(({ file }) => files.test(file))
      .some((source) => foreignTables(source, known).some((table) => tables.test(table)));
  return borrowed.filter((rule) => !isUsed(rule)).map(({ why }) => why);
}

function foreignTables({ file, text }: Source, { tables, homes }: Known): string[] {
  // The catalogue is prose: a transfer from account to account.
  if (isTest(file) || file.startsWith("src/base/errors/")) return [];
  const home = file
    .split("/")
    .slice(1, file.startsWith("src/app/") ? 2 : 3)
    .join("/");
  const code = text.replace(/^\s*(\/\/|\/?\*).*$/gm, "");
  const named = [...code.matchAll(/\b(?:from|join|into|update|only)\s+(?:bank\.)?([a-z_]+)\b/g)]
    .map(([, table = ""]) => table)
    .filter((table) => tables.includes(table) && ownerOf(table, homes) !== home);
  return [...new Set(named)];
}

function isBorrowed(file: string, table: string): boolean {
  return borrowed.some((rule) => rule.files.test(file) && rule.tables.test(table));
}

function isNamedAfter(table: string, home: string): boolean {
  const name = home.split("/").at(-1)?.replaceAll("-", "_") ?? "";
  return table === name || table.startsWith(`${name}_`);
}
