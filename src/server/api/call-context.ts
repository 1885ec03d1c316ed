import type { Actor } from "#base/call/actor.ts";
import type { Call, Input, Output, Who } from "#base/call/call.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Device } from "#base/site/device.ts";
import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { Analytics } from "#ports/analytics/port.ts";
import type { CitizenCard } from "#ports/citizen-card/port.ts";
import type { CoreBank } from "#ports/core-bank/port.ts";
import type { Documents } from "#ports/documents/port.ts";
import type { Insurer } from "#ports/insurer/port.ts";
import type { Signing } from "#ports/signing/port.ts";
import type { Video } from "#ports/video/port.ts";
import type { Cookies } from "../http/cookies.ts";
import type { CostlyWork } from "../limits/costly-work.ts";
import type { DrawPublicPage } from "../pages/public-pages.ts";
import type { Keypad } from "../secrets/keypad.ts";
import type { Vault } from "../secrets/vault.ts";
import type { Customer } from "../session/callers.ts";
import type { Sessions } from "../session/sessions.ts";
import type { Staff, StaffSessions } from "../session/staff-sessions.ts";
import type { Upload } from "../uploads/form-parts.ts";

/** The bank's neighbours. */
export interface Ports {
  analytics: Analytics;
  coreBank: CoreBank;
  documents: Documents;
  /** Null in production without the authorities' certificates. */
  citizenCard: CitizenCard | null;
  /** Null in production, where no insurer is connected yet. */
  insurer: Insurer | null;
  /** Null in production without a signing key. */
  signing: Signing | null;
  /** Relays and hours of video calls. */
  video: Video;
}

/** From where a call was made, as far as it can be told. */
export interface From {
  address: string;
  /** A browser and a system in words, for people: Chrome on Windows. */
  label: string;
  /** What an app says of its device in its own headers; null from a browser. */
  deviceModel: string | null;
  deviceSystem: string | null;
  /** Whether it is the window of another app, and no browser of its own. */
  isEmbedded: boolean;
  /** The id of the request, the same in the log and in the trail. */
  request: string;
}

/** The customer that a handler finds: always one, perhaps one, or none in a call of staff. */
type CustomerOf<W extends Who> = W extends "customer"
  ? Customer
  : W extends "anyone"
    ? Customer | null
    : null;

/** The member of staff that a handler finds: perhaps one where anyone may call, none of a customer. */
type StaffOf<W extends Who> = W extends "customer"
  ? null
  : W extends "anyone"
    ? Staff | null
    : Staff;

/** What a handler is given besides its input; a call open to anyone may have no customer. */
export interface CallContext<W extends Who = "customer"> {
  customer: CustomerOf<W>;
  staff: StaffOf<W>;
  /** Who calls, for the trail. */
  actor: Actor;
  /** Why there is no customer: never signed in, signed in elsewhere, or too long ago. */
  signedOutReason: ErrorCode;
  /** By which door the call came: JSON under /v1, or the form of a page. */
  door: "call" | "page";
  from: From;
  language: Language;
  device: Device;
  /** Whether the visitor lets be counted. */
  analyticsAllowed: boolean;
  now: Date;
  /** Where customers reach the site, for addresses that must be whole. */
  origin: string;
  /** The files that came along, where the call takes files. */
  files: readonly Upload[];
  /** The database; guests have a share of its connections. */
  db: Db;
  ports: Ports;
  cookies: Cookies;
  sessions: Sessions;
  staffSessions: StaffSessions;
  vault: Vault;
  keypad: Keypad;
  /** What runs calls that weigh more than others. */
  costly: CostlyWork;
  /** Draws a page of the customers' site, for previews of the desk. */
  publicPages: DrawPublicPage;
  /** Writes a line into the log; nothing secret may stand in it. */
  log(line: object): void;
}

/** One handler per call of a contract; a missing or misnamed one does not compile. */
export type Handlers<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends Call
    ? (
        input: Input<Contract[Name]>,
        context: CallContext<Contract[Name]["who"]>,
      ) => Promise<Output<Contract[Name]>>
    : never;
};

/** A call beside the handler that keeps it, with their types forgotten so that all fit in one list. */
export interface Endpoint {
  name: string;
  area: string;
  call: Call;
  handler(input: never, context: never): Promise<unknown>;
  /** True where only the machine that the bank runs on is answered. */
  forBuilders?: boolean;
}

/** Puts a contract and its handlers together. */
export function area<Contract extends Record<string, Call>>(
  name: string,
  contract: Contract,
  handlers: Handlers<Contract>,
): Endpoint[] {
  return Object.entries(contract).map(([key, call]) => ({
    name: key,
    area: name,
    call,
    handler: handlers[key as keyof Contract] as Endpoint["handler"],
  }));
}
