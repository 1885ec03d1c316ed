import type { Call, Input, Output, Who } from "#base/call.ts";
import type { Device } from "#base/device.ts";
import type { Language } from "#base/language.ts";
import type { Db } from "#db/db.ts";
import type { Analytics } from "#ports/analytics/port.ts";

/** A customer who has signed in. */
export interface Customer {
  id: string;
}

/** The bank's neighbours. */
export interface Ports {
  analytics: Analytics;
}

/** What a handler is given besides its input; a call open to anyone may have no customer. */
export interface Asked<W extends Who = "customer"> {
  customer: W extends "customer" ? Customer : Customer | null;
  language: Language;
  device: Device;
  now: Date;
  db: Db;
  ports: Ports;
}

/** One handler per call of a contract; a missing or misnamed one does not compile. */
export type Handlers<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends Call
    ? (
        input: Input<Contract[Name]>,
        asked: Asked<Contract[Name]["who"]>,
      ) => Promise<Output<Contract[Name]>>
    : never;
};

/** A call beside the handler that keeps it, with their types forgotten so that all fit in one list. */
export interface Kept {
  name: string;
  area: string;
  call: Call;
  handler(input: never, asked: never): Promise<unknown>;
}

/** Puts a contract and its handlers together. */
export function area<Contract extends Record<string, Call>>(
  name: string,
  contract: Contract,
  handlers: Handlers<Contract>,
): Kept[] {
  return Object.entries(contract).map(([key, call]) => ({
    name: key,
    area: name,
    call,
    handler: handlers[key as keyof Contract] as Kept["handler"],
  }));
}
