import { join } from "node:path";
import { areas } from "#app/areas.ts";
import { deskEndpoints } from "#app/sites/desk.ts";
import { openapi } from "#server/api/openapi.ts";
import { settingTable } from "#server/settings/settings.ts";
import { apiText } from "./api.ts";
import { errorsText } from "./errors.ts";
import { flowsText } from "./flows.ts";
import { code, page, table } from "./markdown.ts";
import { schemaText } from "./schema.ts";
import { screensText } from "./screens.ts";
import { wordsText } from "./words.ts";

/** The directory of the generated documents. */
export const GENERATED = join(import.meta.dirname, "../../docs/generated");

/** The versioned documents by their file names; the same code gives the same text. */
export async function documents(databaseUrl: string): Promise<Record<string, string>> {
  return {
    "api.md": apiText(areas),
    "desk-api.md": apiText(deskEndpoints),
    "screens.md": screensText(),
    "errors.md": errorsText(areas),
    "flows.md": await flowsText(),
    "schema.md": await schemaText(databaseUrl),
    "settings.md": settingsText(),
  };
}

/** Documents for who wants them, too large for a diff with every change of a text. */
export async function unversioned(): Promise<Record<string, string>> {
  return {
    "api.json": `${JSON.stringify(openapi(areas), null, 2)}\n`,
    "words.md": await wordsText(),
  };
}

/** Every setting: its environment variable, its meaning and its default. */
function settingsText(): string {
  const rows = Object.entries(settingTable).map(([name, { means, standard }]) => [
    code(name),
    means,
    code(standard),
  ]);
  const lead =
    "Settings are environment variables; the bank starts without any. A bad one is named at the start, and the bank does not open.";
  return page("Settings", lead, [table(["Setting", "Meaning", "Unless given"], rows)]);
}
