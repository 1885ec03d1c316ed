import type { Db } from "#db/db.ts";
import { listen } from "#db/listen.ts";
import type { Mail } from "#ports/mail/port.ts";
import type { Sms } from "#ports/sms/port.ts";
import { type Lane, type LaneParts, laneOf } from "./lane.ts";
import { OUTBOX_CHANNEL } from "./letters.ts";

const LOOK_EVERY_MS = 5_000;
// The whole bank closes within two seconds; what is cut off here is sent again when its lease is over.
const CLOSE_MS = 500;

/** What brings letters out. */
export interface DeliveryParts {
  db: Db;
  /** Null: there is no way out, and its letters wait until there is one. */
  mail: Mail | null;
  sms: Sms | null;
  /** Whether letters stay readable after they left: only where all of them are made up. */
  keepBodies: boolean;
  /** Is told what went wrong, without addresses, words or keys. */
  onTrouble(thrown: unknown): void;
}

/** The deliverer of one process; any number of processes may have one. */
export interface Delivery {
  /** Says that letters may wait; without it they are found within seconds. */
  wake(): void;
  /** Takes no more letters and gives those under way a moment; the rest is sent by others later. */
  close(): Promise<void>;
}

/** A deliverer that is told from outside when letters wait. */
export function deliveryOf({ db, mail, sms, keepBodies, onTrouble }: DeliveryParts): Delivery {
  const shared = { db, keepWords: keepBodies, onTrouble };
  const lanes: Lane[] = [];
  if (sms) {
    const send: LaneParts["send"] = ({ id, address, body }) =>
      sms.send({ id, to: address, text: body });
    lanes.push(laneOf({ ...shared, channel: "sms", send }));
  }
  if (mail) {
    const send: LaneParts["send"] = ({ id, address, subject, body, language, file }) =>
      mail.send({ id, to: address, subject: subject ?? "", text: body, language, file });
    lanes.push(laneOf({ ...shared, channel: "mail", send }));
  }
  const wake = () => {
    for (const lane of lanes) lane.poll();
  };
  // For letters whose time has come again, and for words that were missed.
  const timer = setInterval(wake, LOOK_EVERY_MS);
  timer.unref();
  wake();
  return {
    wake,
    async close() {
      clearInterval(timer);
      await withinTime(Promise.all(lanes.map((lane) => lane.close())));
    },
  };
}

/** A deliverer that listens to the database by itself. */
export async function startDelivery({
  url,
  ...parts
}: DeliveryParts & { url: string }): Promise<Pick<Delivery, "close">> {
  const delivery = deliveryOf(parts);
  const ear = { channel: OUTBOX_CHANNEL, onWord: delivery.wake, onGap: delivery.wake };
  const stopListening = await listen(url, [ear]).catch(async (thrown: unknown) => {
    await delivery.close();
    throw thrown;
  });
  return {
    async close() {
      await stopListening();
      await delivery.close();
    },
  };
}

async function withinTime(work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, CLOSE_MS);
  await Promise.race([work, late.promise]);
  clearTimeout(timer);
}
