import type { Settings } from "#server/settings.ts";

/** What the one who started the bank should know. */
export function greeting({ host, port, mode }: Settings): string {
  const shown = host === "0.0.0.0" || host === "127.0.0.1" ? "localhost" : host;
  const lines = [`Dawn Bank is open at http://${shown}:${port}/`];
  if (mode === "demonstration") {
    lines.push(`The API, to browse: http://${shown}:${port}/v1/docs`);
    lines.push(`What pages are made of: http://${shown}:${port}/kit`);
    lines.push("There are no demonstration customers yet: signing in is not built.");
  }
  lines.push("Ctrl-C closes it.");
  return lines.join("\n");
}
