import { marketJob } from "#areas/securities/jobs.ts";
import type { Clock } from "#db/clock.ts";
import { type Db, openPool, type Pool } from "#db/db.ts";
import { listen, type NotificationListener } from "#db/listen.ts";
import { localAnalytics } from "#ports/analytics/local.ts";
import { localClearing } from "#ports/clearing/local.ts";
import { localCoreBank } from "#ports/core-bank/local.ts";
import { bankRules } from "#ports/core-bank/rules.ts";
import { localDocuments } from "#ports/documents/local.ts";
import { localMail } from "#ports/mail/local.ts";
import { smtpMail } from "#ports/mail/smtp.ts";
import { marketFeed } from "#ports/market/feed.ts";
import { localMarket } from "#ports/market/local.ts";
import { gatewaySms } from "#ports/sms/gateway.ts";
import { localSms } from "#ports/sms/local.ts";
import { turnVideo } from "#ports/video/turn.ts";
import type { Ports } from "#server/api/call-context.ts";
import type { Services } from "#server/api/request-context.ts";
import { contentListener } from "#server/cache/refreshed-snapshot.ts";
import type { Lifecycle } from "#server/http/lifecycle.ts";
import { cleaners } from "#server/jobs/cleaning.ts";
import { holidayTable } from "#server/jobs/holiday-table.ts";
import { type Job, type Jobs, startJobs } from "#server/jobs/jobs.ts";
import { sealing, sealingWatch, trailMonths } from "#server/jobs/sealing.ts";
import { verification } from "#server/jobs/verification.ts";
import { forgetRetired } from "#server/keys/retired.ts";
import { costlyLimits, costlyWork } from "#server/limits/costly-work.ts";
import { guestShares } from "#server/limits/guest-share.ts";
import { type Hub, liveHub } from "#server/live/hub.ts";
import { LIVE_CHANNEL } from "#server/live/store.ts";
import type { Log } from "#server/log/log.ts";
import { deliveryOf } from "#server/outbox/delivery.ts";
import { OUTBOX_CHANNEL } from "#server/outbox/letters.ts";
import { publicPages } from "#server/pages/public-pages.ts";
import { type Keypad, keypadOf } from "#server/secrets/keypad.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { CHANNEL as SESSION_CHANNEL } from "#server/session/rows.ts";
import { sessionsOf } from "#server/session/sessions.ts";
import { staffSessionsOf } from "#server/session/staff-sessions.ts";
import type { Settings } from "#server/settings/settings.ts";
import { places } from "../../seed/customers/designated.ts";
import { areas } from "./areas.ts";
import { openCitizenCard } from "./citizen-card.ts";
import { contentReader } from "./content-reader.ts";
import { openInsurer } from "./insurer.ts";
import { openSigningPorts } from "./signing.ts";

/** What the services need. */
export interface ServiceInputs {
  /** The database, for separate connections: the ledger's lanes, and the listener. */
  url: string;
  pool: Pool;
  clock: Clock;
  vault: Vault;
  /** What areas do besides handling calls. */
  lifecycles: readonly Lifecycle[];
  log: Log;
}

/** Running services. */
export interface RunningServices extends Services {
  /** The database for members of staff: it may change what customers' pages may not. */
  deskDb: Db;
  /** One per process: every site writes to it. */
  bankLog: Log;
  /** Called when the sites are open: opening them blocks the process, and jobs would time out. */
  startJobs(): void;
  /** Prepares what the first visitors would have to wait for; never fails. */
  warmUp(): Promise<void>;
  /** Closes them in order; their users must be closed before. */
  close(): Promise<void>;
}

/** Starts everything behind the calls, once for all sites of the process. */
export async function startServices(
  settings: Settings,
  { url, pool, clock, vault, lifecycles, log }: ServiceInputs,
): Promise<RunningServices> {
  const onError = (what: string) => (thrown: unknown) => log.warn({ err: thrown }, what);
  const [{ origin }, { now }] = [settings, clock];
  const analytics = localAnalytics(pool, onError("page views were not written"));
  const sessions = sessionsOf(pool, onError("sessions were not written"));
  const staffSessions = staffSessionsOf(pool, onError("sessions of the desk were not written"));
  const coreBank = await localCoreBank({
    url,
    read: pool,
    clearing: localClearing(settings.mode === "demonstration" ? Object.values(places) : []),
    rules: bankRules,
    onError: onError("the ledger reported an error"),
  });
  const deskDb = openPool(url, "bank_desk", { onError: onError("a connection was lost") });
  const documents = localDocuments({}, onError("the process of documents ended"));
  const post = openPost(settings, pool, onError("a letter was not delivered"));
  const keypad = keypadOf(pool, vault);
  const ports: Ports = {
    ...{ analytics, coreBank, documents },
    ...(await openNeighbours(settings, { db: pool, documents, vault, now }, onError)),
  };
  const readContent = contentReader(pool, lifecycles);
  const jobs = [
    // A notification comes once: a read that failed then is made up for here.
    { name: "read the content", everySeconds: 60, work: readContent },
    ...jobsOf({ vault, clock, log }, keypad),
    ...lifecycles.flatMap(({ jobs = [] }) => jobs),
    ...marketJobs(settings),
    ...lifecycles.flatMap(({ portJobs }) => portJobs?.({ ports, deskDb, origin, now }) ?? []),
  ];
  const running = laterJobs(pool, jobs, log);
  const hub = liveHub(pool, onError("live messages were not read"));
  await readContent();
  const content = contentListener(readContent, onError("content was not read"));
  const stopListening = await listen(
    url,
    channelsOf({ sessions, post, hub, content }),
    onError("the database could not be listened to"),
  );
  return {
    ...{ db: pool, deskDb, hub, origin, now },
    deskOrigin: settings.desk?.origin ?? origin,
    guestDb: guestShares(pool),
    publicPages: publicPages(settings, areas),
    costly: costlyWork({ ...costlyLimits, unitsPerMinute: settings.callsPerMinute }),
    ports,
    ...{ sessions, staffSessions, vault, keypad },
    log: (line) => log.info(line),
    bankLog: log,
    startJobs: running.start,
    async warmUp() {
      const given = { db: pool, now: clock.now(), log: (line: object) => log.info(line) };
      await Promise.all(lifecycles.map(({ warmUp }) => warmUp?.(given))).catch(
        onError("an area was not made ready"),
      );
    },
    async close() {
      await stopListening();
      hub.close();
      await Promise.all([running.close(), post.close(), coreBank.close(), documents.close()]);
      const areas = lifecycles.map(({ close }) => close?.(pool));
      const own = [sessions, staffSessions, analytics, deskDb].map((each) => each.close());
      await Promise.all([...own, ...areas]);
    },
  };
}

/** Jobs that are started later than the services they use. */
function laterJobs(db: Db, jobs: readonly Job[], log: Log) {
  let running: Jobs | null = null;
  return {
    start(): void {
      const onError = (job: string, thrown: unknown) =>
        log.warn({ err: thrown, job }, "a job failed");
      running ??= startJobs({ db, jobs, onError });
    },
    close: () => running?.close(),
  };
}

/** Those outside the bank. */
async function openNeighbours(
  settings: Settings,
  given: Parameters<typeof openInsurer>[1],
  onError: (what: string) => (thrown: unknown) => void,
) {
  const onStampError = onError("no time stamp came");
  return {
    ...(await openSigningPorts(settings, { now: given.now, onError: onStampError })),
    citizenCard: openCitizenCard(settings, given.now),
    insurer: openInsurer(settings, given),
    video: turnVideo(settings.video),
    withholdingOpens: settings.withholdingOpens,
  };
}

/** What the database tells every process, and who wants to hear it. */
function channelsOf({
  sessions,
  post,
  hub,
  content,
}: {
  sessions: ReturnType<typeof sessionsOf>;
  post: ReturnType<typeof openPost>;
  hub: Hub;
  content: NotificationListener;
}): readonly NotificationListener[] {
  return [
    { channel: SESSION_CHANNEL, onNotification: sessions.forget, onGap: sessions.forgetAll },
    { channel: OUTBOX_CHANNEL, onNotification: post.wake, onGap: post.wake },
    { channel: LIVE_CHANNEL, onNotification: hub.wake, onGap: hub.wakeAll },
    content,
  ];
}

/** The platform's repeated jobs; areas have their own. */
function jobsOf(
  { vault, clock, log }: Pick<ServiceInputs, "vault" | "clock" | "log">,
  keypad: Keypad,
): Job[] {
  return [
    ...cleaners,
    sealing(vault, log),
    sealingWatch(log),
    verification(vault, log),
    trailMonths(log),
    {
      name: "renew the keypad's key",
      everySeconds: 600,
      work: () => keypad.renew(clock.now()),
    },
    forgetRetired,
    holidayTable((line, message) => log.warn(line, message)),
  ];
}

/** Fetches market data from the configured source, or generates it in a demonstration. */
function marketJobs({ marketUrl, mode }: Settings): Job[] {
  if (marketUrl) return [marketJob(marketFeed(marketUrl))];
  return mode === "demonstration" ? [marketJob(localMarket())] : [];
}

/**
 * How letters are sent: by the configured channels. Without them, in a demonstration they stay in
 * the outbox and count as sent; a real bank never marks an unsent letter as sent.
 */
function openPost({ mail, sms, mode }: Settings, db: Pool, onError: (thrown: unknown) => void) {
  const isDemonstration = mode === "demonstration";
  const local = isDemonstration
    ? { mail: localMail(), sms: localSms() }
    : { mail: null, sms: null };
  const byMail = mail ? smtpMail(mail.url, mail.from) : local.mail;
  const delivery = deliveryOf({
    db,
    mail: byMail,
    sms: sms ? gatewaySms(sms.url, sms.key) : local.sms,
    keepBodies: isDemonstration,
    onError,
  });
  return {
    wake: () => delivery.wake(),
    async close() {
      await delivery.close();
      byMail?.close();
    },
  };
}
