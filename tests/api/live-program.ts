// A process that has nothing but streams. It exits when everything is closed: anything that keeps
// it alive longer is a leak.

import { startLiveSite } from "../live/live.ts";

const site = await startLiveSite(process.argv[2] ?? "");
process.once("SIGTERM", () => void site.close());
process.stdout.write(`${site.origin}\n`);
