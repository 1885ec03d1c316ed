import { startTestServer } from "../bank/database.ts";

/** Playwright's global set-up: one database server for the whole run. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  process.env.TEST_SERVER_URL = server.url;
  return server.stop;
}
