import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { databaseClock } from "#db/clock.ts";
import { type Cluster, startCluster } from "#db/cluster/cluster.ts";
import { ClusterError } from "#db/cluster/error.ts";
import { openPool } from "#db/db.ts";
import { migrate } from "#db/migrate.ts";
import { CitizenCardError } from "#ports/citizen-card/port.ts";
import { SigningError } from "#ports/signing/port.ts";
import { openKeys, SecretError, type Secrets } from "#server/keys/open-keys.ts";
import { logOf } from "#server/log/log.ts";
import { openVault, type Vault } from "#server/secrets/vault.ts";
import { readSettings, type Settings, SettingsError } from "#server/settings/settings.ts";
import { appStandIn, areas, builderAreas, lifecycles, topics } from "./areas.ts";
import { issueDemonstrationCards } from "./citizen-card.ts";
import { fill, refuseDemonstration, StartError } from "./fill.ts";
import { greeting, warnings } from "./greeting.ts";
import { secretsOf } from "./secret.ts";
import { type RunningServices, startServices } from "./services.ts";
import { customersSite } from "./sites/customers.ts";
import { deskEndpoints, deskSite } from "./sites/desk.ts";
import { openSite, type Site } from "./sites/open.ts";

const STOP_MS = 10_000;
// The first start with key ids adds them to every row that needs one.
const PREPARE_MS = 600_000;

/** The bank was asked to close while it was starting. */
class Left extends Error {
  override name = "Left";
}

/** Functions to run when the bank closes, the last one first. */
const closing: (() => Promise<unknown> | unknown)[] = [];
let isLeaving = false;

// A service manager signals every process, and `npm start` forwards the signal: it may come twice.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, leave);
// The reader of our output may be gone; that must not end the bank, least of all while it closes.
process.stdout.on("error", () => undefined);
const opening = start();
await opening;

/** Starts the bank, or prints why not. */
async function start(): Promise<void> {
  try {
    await open(readSettings(process.env));
  } catch (thrown) {
    if (thrown instanceof Left) return;
    print(messageOf(thrown));
    await close();
    process.exitCode = 1;
  }
}

async function open(settings: Settings): Promise<void> {
  const secrets = secretsOf(settings);
  const { url, ownerUrl } = await database(settings);
  stillWanted();
  const ran = await migrate(ownerUrl);
  if (ran.length > 0) print(`The database is up to date (${ran.length} migrations ran).`);
  stillWanted();
  const vault = await prepare(settings, ownerUrl, secrets);
  stillWanted();
  const log = logOf(settings.logLevel);
  const onError = (what: string) => (thrown: unknown, suppressed: number) =>
    log.warn({ err: thrown, suppressed }, what);
  const pool = openPool(url, "bank_app", { onError: onError("a connection was lost") });
  closing.push(pool.close);
  const clock = await databaseClock(pool, {
    everySeconds: settings.clockSeconds,
    onError: onError("the database was not asked the time"),
  });
  closing.push(clock.close);
  const services = await startServices(settings, { url, pool, clock, vault, lifecycles, log });
  closing.push(services.close);
  stillWanted();
  await openSites(settings, services);
  services.startJobs();
  print(greeting(settings));
  for (const warning of warnings(settings)) log.warn(warning);
  void services.warmUp();
  void issueDemonstrationCards(settings, clock.now).catch((thrown: unknown) =>
    log.warn({ err: thrown }, "the demonstration's citizen cards were not made"),
  );
}

/** Opens every site, and only then lets any of them listen. */
async function openSites(settings: Settings, services: RunningServices): Promise<void> {
  const isDemonstration = settings.mode === "demonstration";
  const endpoints = isDemonstration
    ? [...areas, ...builderAreas, ...appStandIn(services.deskDb)]
    : areas;
  const sites: Site[] = [customersSite(settings, services, { endpoints, topics })];
  if (settings.desk) sites.push(deskSite(settings.desk, services, deskEndpoints));
  const opened: { app: FastifyInstance; address: Site["address"] }[] = [];
  // In parallel: each may take a moment for its last responses.
  closing.push(() => Promise.all(opened.map(({ app }) => app.close())));
  for (const site of sites) {
    opened.push({ app: await openSite(settings, services, site), address: site.address });
    stillWanted();
  }
  for (const { app, address } of opened) await app.listen(address);
}

/** Makes sure that the database is this bank's, and of its mode; returns what its secrets open. */
async function prepare(
  { mode, hashesAtOnce }: Settings,
  ownerUrl: string,
  secrets: Secrets,
): Promise<Vault> {
  const owner = openPool(ownerUrl, "owner", { statementMs: PREPARE_MS });
  try {
    const vault = await openVault(await openKeys(owner, secrets), hashesAtOnce);
    if (mode === "production") await refuseDemonstration(owner);
    else await fill(owner, print, vault);
    return vault;
  } finally {
    await owner.close();
  }
}

function stillWanted(): void {
  if (isLeaving) throw new Left();
}

/** The embedded database, or the configured one. */
async function database(settings: Settings): Promise<{ url: string; ownerUrl: string }> {
  if (settings.databaseUrl !== null) {
    const ownerUrl = settings.databaseOwnerUrl ?? settings.databaseUrl;
    return { url: settings.databaseUrl, ownerUrl };
  }
  const cluster: Cluster = await startCluster({
    directory: join(settings.dataDirectory, "postgres"),
    durability: "durable",
    keepRunning: true,
    print,
  });
  closing.push(cluster.stop);
  return { url: cluster.url, ownerUrl: cluster.url };
}

function leave(): void {
  if (isLeaving) return;
  isLeaving = true;
  print("Closing.");
  // A hanging request must not block the shutdown.
  setTimeout(() => process.exit(1), STOP_MS).unref();
  // What is being opened at the moment can only be closed afterwards.
  void opening.then(close).then(() => process.exit(process.exitCode ?? 0));
}

async function close(): Promise<void> {
  for (const step of closing.splice(0).reverse()) {
    await Promise.resolve(step()).catch((thrown: unknown) => print(String(thrown)));
  }
}

/** Messages that a newcomer can act on; anything unforeseen is shown with its stack. */
function messageOf(thrown: unknown): string {
  if (thrown instanceof SettingsError) return `The settings are not right:\n${thrown.message}`;
  const isSentence = [ClusterError, CitizenCardError, SecretError, SigningError, StartError].some(
    (kind) => thrown instanceof kind,
  );
  if (isSentence) return (thrown as Error).message;
  if (!(thrown instanceof Error)) return String(thrown);
  const { code, port } = thrown as { code?: string; port?: number };
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken by another program. Stop it, or choose others: PORT=3100 DESK_PORT=3101 npm start`;
  }
  if (code === "EACCES") return `Port ${port} needs more rights. Choose one above 1023.`;
  if (code === "ENOSPC" || code === "53100")
    return "The disk is full. Free some space, then start again.";
  if (code === "ECONNREFUSED" || code === "ENOTFOUND") {
    return `The database of DATABASE_URL does not answer: ${thrown.message}`;
  }
  return thrown.stack ?? thrown.message;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
