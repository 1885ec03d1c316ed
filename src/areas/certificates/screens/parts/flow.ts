// A request by form: parses the input, picks the call, and returns the outcome.

import type { FieldError, Output } from "#base/call/call.ts";
import type { FormTexts } from "#base/call/submitted.ts";
import { withWholeDays } from "#web/ui/forms/typed-day.ts";
import type { Visit } from "#web/visit.ts";
import type { requestLoanCompletionCertificate } from "../../contract/requests.ts";
import * as requests from "../../contract/requests.ts";
import { type CertificateKind, kindTable } from "../../rules/kinds.ts";

/** The typed values by field; a field may occur several times. */
export type Typed = Readonly<Record<string, readonly string[]>>;

const calls = { ...requests };

const DAYS = ["baseDay", "startDay", "endDay"];

/** The fields that a refusal is shown beside. */
const fieldOfCode: Readonly<Record<string, readonly string[]>> = {
  CERT000001: ["accountNumbers"],
  CERT000002: ["startDay"],
  CERT000003: ["year"],
  CERT000004: ["baseDay", "endDay"],
  CERT000005: ["baseDay", "endDay"],
  CERT000006: ["year"],
  CERT000007: ["startDay"],
  CERT000010: ["currency"],
  LBEA002046: ["loanNumber"],
  LBEB000527: ["loanNumber"],
  TRFR000018: ["feeAccount"],
};

/** The output common to every kind. */
export type RequestResult = Pick<
  Output<typeof requestLoanCompletionCertificate>,
  "requestId" | "state" | "reason" | "promisedOn" | "serial" | "facts"
>;

/** The outcome of a form. */
export type Outcome =
  | { ok: true; result: RequestResult }
  | { ok: false; code: string; message: string | null; fields: FieldError[] };

/** The fields that a kind is requested with. */
export function fieldsOf(kind: CertificateKind): string[] {
  return Object.keys(calls[kindTable[kind].call].input.properties);
}

/** The values of a form, days joined into one value, empty ones left out. */
export function typedIn(form: FormTexts): Typed {
  const entries = [...form.entries()].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  const requested = DAYS.filter((day) => entries.some(([name]) => name === `${day}-year`));
  const parts = new Map(
    entries.filter(([name]) => requested.some((day) => name.startsWith(`${day}-`))),
  );
  const days = [...withWholeDays(parts, requested).entries()] as [string, string][];
  // A map: a field may be sent under any name, also under one that every object has.
  const typed = new Map<string, string[]>();
  for (const [name, text] of [...entries.filter(([name]) => !parts.has(name)), ...days]) {
    if (text.trim() !== "") typed.set(name, [...(typed.get(name) ?? []), text]);
  }
  return Object.fromEntries(typed);
}

/** Submits the typed values to the kind's call: as a preview, or as the request. */
export async function submitTyped(
  { submit }: Pick<Visit, "submit">,
  kind: CertificateKind,
  { typed, isPreview }: { typed: Typed; isPreview: boolean },
): Promise<Outcome> {
  const texts = Object.entries({ ...typed, isPreview: [String(isPreview)] });
  const form: FormTexts = {
    entries: () =>
      texts.flatMap(([name, all]) => all.map((text): [string, string] => [name, text])),
  };
  const submitted = await submit(
    calls[kindTable[kind].call] as typeof requestLoanCompletionCertificate,
    form,
  );
  if (submitted.ok) return { ok: true, result: submitted.content };
  const { code, message, fields } = submitted;
  if (fields.length > 0) return { ok: false, code, message: null, fields };
  const field = fieldOfCode[code]?.find((name) => fieldsOf(kind).includes(name));
  const beside = field ? [{ field, message }] : [];
  return { ok: false, code, message: field ? null : message, fields: beside };
}
