import type { Db } from "#db/db.ts";
import { listen } from "#db/listen.ts";
import { within } from "#db/within.ts";
import type { Mail } from "#ports/mail/port.ts";
import type { Sms } from "#ports/sms/port.ts";
import { type Lane, type LaneParts, laneOf } from "./lane.ts";
import { OUTBOX_CHANNEL } from "./letters.ts";

const LOOK_EVERY_MS = 5_000;
// The whole bank closes within two seconds; what is cut off is sent again after its lease.
const CLOSE_MS = 500;

/** What delivery needs. */
export interface DeliveryParts {
  db: Db;
  /** Null: the channel is not configured, and its letters wait until it is. */
  mail: Mail | null;
  sms: Sms | null;
  /** Whether letters stay readable after they were sent: only in a demonstration. */
  keepBodies: boolean;
  /** Gets errors, without addresses, texts or keys. */
  onError(thrown: unknown): void;
}

/** The deliverer of one process; any number of processes may have one. */
export interface Delivery {
  /** Notifies that letters may wait; without it they are found within seconds. */
  wake(): void;
  /** Takes no more letters, gives those in progress a moment; others send the rest later. */
  close(): Promise<void>;
}

/** A deliverer that is woken from outside when letters wait. */
export function deliveryOf({ db, mail, sms, keepBodies, onError }: DeliveryParts): Delivery {
  const shared = { db, keepWords: keepBodies, onError };
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
  // For retries that are due, and for missed notifications.
  const timer = setInterval(wake, LOOK_EVERY_MS);
  timer.unref();
  wake();
  return {
    wake,
    async close() {
      clearInterval(timer);
      await within(CLOSE_MS, Promise.all(lanes.map((lane) => lane.close())));
    },
  };
}

/** A deliverer that listens to the database itself. */
export async function startDelivery({
  url,
  ...parts
}: DeliveryParts & { url: string }): Promise<Pick<Delivery, "close">> {
  const delivery = deliveryOf(parts);
  const listener = { channel: OUTBOX_CHANNEL, onNotification: delivery.wake, onGap: delivery.wake };
  const stopListening = await listen(url, [listener]).catch(async (thrown: unknown) => {
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
