import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { databaseClock } from "#db/clock.ts";
import { openPool } from "#db/db.ts";
import { smtpMail } from "#ports/mail/smtp.ts";
import { gatewaySms } from "#ports/sms/gateway.ts";
import { type Delivery, type DeliveryParts, deliveryOf } from "#server/outbox/delivery.ts";
import type { Letter } from "#server/outbox/letters.ts";
import type { Bank } from "../bank/bank.ts";
import { setClock } from "../bank/clock.ts";
import { freshDatabase } from "../bank/fresh-database.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { type SmsGateway, startSmsGateway } from "./sms-gateway.ts";

/** An outbox with real deliveries, new for each test of a file: empty, and its clock at noon. */
export interface PostOffice extends Pick<Bank, "pool" | "owner" | "clock" | "url"> {
  gateway: SmsGateway;
  mailServer: MailServer;
  /** Errors that the deliverers reported. */
  errors: unknown[];
  /** Cleanup functions for the end of the test, run in reverse order. */
  closing: (() => unknown)[];
  parts(change?: Partial<DeliveryParts>): DeliveryParts;
  /** Starts a deliverer that stops with the test. */
  deliver(change?: Partial<DeliveryParts>): Delivery;
  rows(): Promise<OutboxRow[]>;
  states(): Promise<string[]>;
}

/** A letter as stored in the outbox; `again` are the seconds until it is due. */
export interface OutboxRow {
  id: string;
  state: string;
  tries: number;
  subject: string | null;
  body: string | null;
  error: string | null;
  again: number;
}

/** A short message to send. */
export const smsLetter: Letter = {
  channel: "sms",
  customerId: null,
  address: "0912345678",
  language: "zh",
  subject: null,
  body: "驗證碼 123456",
};

/** A mail to send. */
export const mailLetter: Letter = {
  ...smsLetter,
  channel: "mail",
  address: "ada@example.com",
  subject: "驗證碼",
};

const NOON = Date.parse("2026-03-02T12:00:00+08:00");

/** A number of seconds after the noon at which every test begins. */
export function afterNoon(seconds: number): Date {
  return new Date(NOON + seconds * 1000);
}

/** Opens a post office before each test and closes it after. */
export function testPostOffice(): () => PostOffice {
  let ground: Pick<Bank, "pool" | "owner" | "clock" | "url">;
  let close: () => Promise<void>;
  let office: PostOffice;

  beforeAll(async () => {
    const database = await freshDatabase(inject("serverUrl"));
    const pool = openPool(database.url, "bank_app");
    const owner = openPool(database.url, "owner");
    const clock = await databaseClock(pool);
    ground = { pool, owner, clock, url: database.url };
    close = async () => {
      clock.close();
      await Promise.all([pool.close(), owner.close()]);
      await database.drop();
    };
  });
  beforeEach(async () => {
    await ground.owner.query("delete from outbox", []);
    await setClock(ground, afterNoon(0));
    office = {
      ...ground,
      gateway: await startSmsGateway("a key for this test only"),
      mailServer: await startMailServer({}),
      errors: [],
      closing: [],
      parts: (change) => partsOf(office, change),
      deliver(change) {
        const delivery = deliveryOf(partsOf(office, change));
        office.closing.push(delivery.close);
        return delivery;
      },
      rows: () => rowsOf(office),
      states: async () => (await rowsOf(office)).map(({ state }) => state),
    };
  });
  afterEach(async () => {
    for (const step of office.closing.splice(0).reverse()) await step();
    await Promise.all([office.gateway.stop(), office.mailServer.stop()]);
  });
  afterAll(() => close());

  return () => office;
}

function partsOf(office: PostOffice, change: Partial<DeliveryParts> = {}): DeliveryParts {
  const { gateway, mailServer, pool, errors, closing } = office;
  const mail = smtpMail(`smtp://127.0.0.1:${mailServer.port}`, "no-reply@dawnbank.example");
  closing.push(mail.close);
  return {
    db: pool,
    mail,
    sms: gatewaySms(gateway.url, gateway.key),
    keepBodies: false,
    onError: (thrown) => errors.push(thrown),
    ...change,
  };
}

async function rowsOf({ pool }: PostOffice): Promise<OutboxRow[]> {
  return pool.query(
    `select id, state, tries, subject, body, trouble as error,
            extract(epoch from due_at - bank.now())::int as again
       from outbox order by id`,
    [],
  );
}
