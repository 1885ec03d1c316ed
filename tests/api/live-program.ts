// A process that has nothing but streams. It ends by itself when everything is closed: whatever keeps
// it alive longer is a leak.

import { startLiveSite } from "../live/live.ts";

const site = await startLiveSite(process.argv[2] ?? "");
process.once("SIGTERM", () => void site.close());
process.stdout.write(`${site.origin}\n`);
