// `npm run docs`: generates the reference documents from the code into docs/generated/. The schema
// is read from a temporary database that was just migrated.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startTestServer } from "../tests/bank/database.ts";
import { databaseUrl } from "../tests/bank/fresh-database.ts";
import { documents, GENERATED, unversioned } from "./docs/documents.ts";

const server = await startTestServer();
try {
  mkdirSync(GENERATED, { recursive: true });
  const url = databaseUrl(server.url, "template_bank");
  const made = { ...(await documents(url)), ...(await unversioned()) };
  for (const [name, text] of Object.entries(made)) writeFileSync(join(GENERATED, name), text);
  console.log(`Wrote ${Object.keys(made).join(", ")} into docs/generated/.`);
} finally {
  await server.stop();
}
