import type { Call, Input, Output, Who } from "#base/call/call.ts";
import type { Actor } from "#base/call/callers.ts";
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
import type { TimeStamps } from "#ports/time-stamps/port.ts";
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

/** The external systems of the bank. */
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
  /** Null if documents are signed without a time stamp. */
  timeStamps: TimeStamps | null;
  /** Relays and service hours of video calls. */
  video: Video;
  /** The day on which a year's withholding statements open in the next, MM-DD. */
  withholdingOpens: string;
}

/** Where a call came from, as far as it is known. */
export interface From {
  address: string;
  /** Browser and system for display: Chrome on Windows. */
  label: string;
  /** What an app reports about its device in its own headers; null from a browser. */
  deviceModel: string | null;
  deviceSystem: string | null;
  /** Whether it is an embedded browser in another app. */
  isEmbedded: boolean;
  /** The id of the request, the same in the log and in the trail. */
  request: string;
}

/** The handler's customer: always one, maybe one, or none in a call of staff. */
type CustomerOf<W extends Who> = W extends "customer"
  ? Customer
  : W extends "anyone"
    ? Customer | null
    : null;

/** The handler's member of staff: maybe one where anyone may call, none in a customer's call. */
type StaffOf<W extends Who> = W extends "customer"
  ? null
  : W extends "anyone"
    ? Staff | null
    : Staff;

/** What a handler gets besides its input; a call open to anyone may have no customer. */
export interface CallContext<W extends Who = "customer"> {
  customer: CustomerOf<W>;
  staff: StaffOf<W>;
  /** The caller, for the audit trail. */
  actor: Actor;
  /** Why there is no customer: never signed in, signed in elsewhere, or expired. */
  signedOutReason: ErrorCode;
  /** The entry point of the call: JSON under /v1, or the form of a page. */
  door: "call" | "page";
  from: From;
  language: Language;
  device: Device;
  /** Whether the visitor allows analytics. */
  analyticsAllowed: boolean;
  now: Date;
  /** The customers' site, for absolute URLs. */
  origin: string;
  /** Where staff reaches the desk: passkeys are for its host alone. */
  deskOrigin: string;
  /** The files that came along, where the call takes files. */
  files: readonly Upload[];
  /** The database; guests have a limited share of its connections. */
  db: Db;
  ports: Ports;
  cookies: Cookies;
  sessions: Sessions;
  staffSessions: StaffSessions;
  vault: Vault;
  keypad: Keypad;
  /** Runs calls that cost more than others. */
  costly: CostlyWork;
  /** Renders a page of the customers' site, for previews of the desk. */
  publicPages: DrawPublicPage;
  /** Writes a line to the log; it must not contain secrets. */
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

/** A call with its handler, their types erased so that all fit in one list. */
export interface Endpoint {
  name: string;
  area: string;
  call: Call;
  handler(input: never, context: never): Promise<unknown>;
  /** True for a call that only answers requests from the bank's own machine. */
  forBuilders?: boolean;
}

/** Combines a contract with its handlers. */
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
