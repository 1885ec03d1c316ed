// A request for a certificate: one function for each button.

import type { FieldError, Output } from "#base/call/call.ts";
import type { FormTexts } from "#base/call/submitted.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import type { ActOf } from "#base/flow/table.ts";
import type { Outcome } from "#web/flow.ts";
import { isMalformed } from "#web/not-found.ts";
import { withWholeDays } from "#web/ui/forms/typed-day.ts";
import type { Visit } from "#web/visit.ts";
import { readCertificate } from "../contract/reads.ts";
import * as requests from "../contract/requests.ts";
import { type CertificateKind, kindTable } from "../rules/kinds.ts";
import { COMPLETE_PATH, issuedPath } from "../rules/paths.ts";
import { certificatesTexts } from "../texts/words.ts";
import type { certificateRequestFlow } from "./table.ts";

/** The typed values by field; a field may occur several times. */
export type Typed = Readonly<Record<string, readonly string[]>>;

const calls = { ...requests };

/** The kind with the fewest fields: all that the kinds have in common. */
type SimplestCall = (typeof calls)["requestLoanCompletionCertificate"];

/** The name of the buttons. */
export const BUTTON = "step";

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
  Output<SimplestCall>,
  "requestId" | "state" | "reason" | "promisedOn" | "serial" | "facts"
>;

type Submission =
  | { ok: true; result: RequestResult }
  | { ok: false; code: string; message: string | null; fields: FieldError[] };

interface AtRequest {
  visit: Visit;
  kind: CertificateKind;
}

/** What the page shows: the form, its errors, or a preview; and the request it went back to. */
type Answer = Promise<
  Outcome<string, { typed: Typed; outcome: Submission | null; earlier: string | null }>
>;

/** The steps by their buttons; `edit` only shows the form again, with everything that was typed. */
export const requestSteps = {
  preview: (at: AtRequest, form: FormTexts) => submitted(at, typedIn(form), true),
  edit: async (_at: AtRequest, form: FormTexts): Answer => ({
    stay: { typed: typedIn(form), outcome: null, earlier: null },
    code: null,
  }),
  send: (at: AtRequest, form: FormTexts) => submitted(at, typedIn(form), false),
} satisfies Record<ActOf<typeof certificateRequestFlow>, unknown>;

async function submitted(at: AtRequest, typed: Typed, isPreview: boolean): Answer {
  const { visit, kind } = at;
  const outcome = await submitTyped(at, typed, isPreview);
  if (!outcome.ok && outcome.code === USED_ID) {
    const { requestId: used, ...others } = typed;
    const message = certificatesTexts[visit.visitor.language].form.used;
    const earlier = await pathOf(visit, used?.[0] ?? "");
    return { stay: { typed: others, outcome: { ...outcome, message }, earlier }, code: USED_ID };
  }
  if (!outcome.ok || isPreview) {
    return { stay: { typed, outcome, earlier: null }, code: outcome.ok ? null : outcome.code };
  }
  const { requestId, state } = outcome.result;
  const isReviewedDeposit = kind === "deposit-balance" && state === "in-review";
  const result = `${COMPLETE_PATH}?request=${requestId}`;
  return { go: isReviewedDeposit ? result : issuedPath(kind, requestId) };
}

/** The refusal of a form that was sent before with other contents: the browser went back to it. */
const USED_ID = "CERT000008";

/** The page of an own request, or null. */
async function pathOf({ ask }: Visit, requestId: string): Promise<string | null> {
  try {
    const { kind } = await ask(readCertificate, { requestId });
    return issuedPath(kind, requestId);
  } catch (thrown) {
    if (isRefusal(thrown) || isMalformed(thrown)) return null;
    throw thrown;
  }
}

/** The fields that a kind is requested with. */
export function fieldsOf(kind: CertificateKind): string[] {
  return Object.keys(calls[kindTable[kind].call].input.properties);
}

/** The values of a form, days joined into one value, empty ones left out. */
function typedIn(form: FormTexts): Typed {
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
    if (text.trim() !== "" && name !== BUTTON) typed.set(name, [...(typed.get(name) ?? []), text]);
  }
  return Object.fromEntries(typed);
}

/** Submits the typed values to the kind's call: as a preview, or as the request. */
async function submitTyped(
  { visit, kind }: AtRequest,
  typed: Typed,
  isPreview: boolean,
): Promise<Submission> {
  const texts = Object.entries({ ...typed, isPreview: [String(isPreview)] });
  const form: FormTexts = {
    entries: () =>
      texts.flatMap(([name, all]) => all.map((text): [string, string] => [name, text])),
  };
  const submitted = await visit.submit(calls[kindTable[kind].call] as SimplestCall, form);
  if (submitted.ok) return { ok: true, result: submitted.content };
  const { code, message, fields } = submitted;
  if (fields.length > 0) return { ok: false, code, message: null, fields };
  const field = fieldOfCode[code]?.find((name) => fieldsOf(kind).includes(name));
  const beside = field ? [{ field, message }] : [];
  return { ok: false, code, message: field ? null : message, fields: beside };
}
