import type { Db } from "#db/db.ts";
import { readDocuments, readDocumentVersions } from "./content/documents.ts";
import { agreements } from "./resources/agreements.ts";
import { todayOf } from "./today.ts";

/** Documents with their versions, with days relative to today, and each occasion's agreements. */
export async function fillResources(db: Db): Promise<void> {
  const today = await todayOf(db);
  await db.query(
    `insert into document (number, type, title, summary, group_code)
     select id, type, title, summary, "group"
       from jsonb_to_recordset($1::jsonb) as row (
         id int, type text, title jsonb, summary jsonb, "group" text)`,
    [JSON.stringify(readDocuments())],
  );
  await db.query(
    `insert into document_version (number, version, effective_on, body)
     select document, version, effective_on, body
       from jsonb_to_recordset($1::jsonb) as row (
         document int, version text, effective_on date, body jsonb)`,
    [
      JSON.stringify(
        readDocumentVersions().map(({ document, version, effective, body }) => ({
          document,
          version,
          effective_on: today.dayOf(effective),
          body: today.fillAll(body),
        })),
      ),
    ],
  );
  await db.query(
    `insert into document_agreement (occasion, position, number, goal, mandatory)
     select occasion, position, number, goal, mandatory
       from jsonb_to_recordset($1::jsonb) as row (
         occasion text, position int, number int, goal text, mandatory boolean)`,
    [JSON.stringify(agreements.map((agreement, index) => ({ ...agreement, position: index + 1 })))],
  );
}
