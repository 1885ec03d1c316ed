import { settingTable } from "#server/settings/settings.ts";
import { code, page, table } from "./markdown.ts";

/** Every setting: its environment variable, its meaning and its default. */
export function settingsText(): string {
  const rows = Object.entries(settingTable).map(([name, { means, standard }]) => [
    code(name),
    means,
    code(standard),
  ]);
  const lead =
    "Settings are environment variables; the bank starts without any. A bad one is named at the start, and the bank does not open.";
  return page("Settings", lead, [table(["Setting", "Meaning", "Unless given"], rows)]);
}
