import { expect, test } from "vitest";
import { roles } from "#base/call/staff.ts";
import { DEMONSTRATION_PASSWORD, people } from "../../seed/customers/people.ts";
import { testBank } from "../bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../bank/desk.ts";
import { ask } from "../people/asking.ts";
import { signIn } from "../people/customers.ts";
import {
  callsIn,
  type Document,
  type Field,
  fieldsIn,
  type Schema,
} from "../readers/api-document.ts";

const bank = testBank({ callsPerMinute: 100_000 });
const desk = testDesk(bank, { callsPerMinute: 100_000 });

const DAY = String.raw`^\d{4}/\d{2}/\d{2}$`;
const MOMENT = String.raw`^\d{4}/\d{2}/\d{2} \d{2}:\d{2}:\d{2}$`;
const ISO = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Fields about a time that are neither one day nor one moment, and why. */
const others: Record<string, string> = {
  evntDt: "the first and the last day of an event, both as days",
  brthDt: "masked but for the year",
  birthDate: "masked but for the year",
  leavingTime: "a time of day, HH:MM, as the specification has it",
  clsTm: "a time of day",
  closesAt: "a time of day",
  baseCont: "the day, year or period of a certificate in words",
  goalMnth: "a month",
  baseMnth: "a month",
};

/** What people type into a form's fields, which the handler reads: no answer has these forms. */
const typed =
  /^POST \/v1\/support\/download\/\w+ (baseDt|iqre(Strt|End)Dt)$|^POST \/v1\/insurance\/travel\/applications chld\dBrthDt$|^(GET|POST) \/v1\/desk\/content\/\S+ (at|from|until)$/;

test.each([
  ["customers' site", () => bank().site],
  ["desk", () => desk()],
])("every field of a time in the document of the %s has the one form [K07]", async (_, site) => {
  const document = (await site().inject("/v1/openapi.json")).json<Document>();
  const times = fieldsIn(document).filter(isTime);
  expect(times.length).toBeGreaterThan(30);
  const odd = times.filter(({ call, place, path, schemas }) => {
    if (place === "request" && typed.test(`${call} ${path}`)) return false;
    return !schemas.every(({ type, pattern }) => type === "null" || isOneForm(path, pattern));
  });
  expect(odd.map(({ call, place, path }) => `${call} ${place} ${path}`)).toEqual([]);
});

test("no answer to a customer has another form of time [K07]", async () => {
  const paths = await readsOf(bank().site);
  const answers = new Map<string, unknown>();
  for (const userId of ["basic01", "cards01", "wealthy01", "foreign01", "loans01"]) {
    const nationalId = people.find((each) => each.userId === userId)?.nationalId ?? "";
    const cookie = await signIn(bank(), { userId, nationalId, password: DEMONSTRATION_PASSWORD });
    for (const path of paths) {
      const { code, content } = await ask(bank(), path, { cookie });
      if (code === 200) answers.set(`${userId} ${path}`, content);
    }
    const [account] = (await ask(bank(), "/v1/account/accounts", { cookie })).content.acctList;
    const history = `/v1/account/history?acctNbr=${account.acctNbr}`;
    answers.set(history, (await ask(bank(), history, { cookie })).content);
  }
  expect(answers.size).toBeGreaterThan(150);
  expect([...answers].flatMap(([path, content]) => oddTimes(content, path))).toEqual([]);
});

test("no answer to staff has another form of time [K07]", async () => {
  const member = await makeStaff(bank(), roles);
  const cookie = await staffSignIn({ ...bank(), desk: desk() }, member);
  const found: string[] = [];
  for (const path of await readsOf(desk())) {
    const { code, content } = await ask({ site: desk() }, path, { cookie });
    if (code === 200) found.push(...oddTimes(content, path));
  }
  expect(found).toEqual([]);
});

/** Whether a field is about a time: by its name, or because its text is described or shaped as one. */
function isTime({ path, schemas }: Field): boolean {
  const name = lastOf(path);
  if (schemas.every(({ type }) => type !== "string")) return false;
  if (
    /(Dtm|Dt|Mnth|Tm|Time|Date|Day|On|At)$|^(at|on|from|until|slot|starts|ends|birthday)$/.test(
      name,
    )
  ) {
    return true;
  }
  return schemas.some(saysTime);
}

function saysTime({ format, pattern = "", description = "" }: Schema): boolean {
  return (
    format?.startsWith("date") ||
    /YYYY|hh:mm|in Taipei/i.test(description) ||
    ISO_PATTERN.test(pattern)
  );
}

const ISO_PATTERN = /\\d\{4\}[^\d]+\\d\{2\}[^\d]+\\d\{2\}/;

function isOneForm(path: string, pattern = ""): boolean {
  const name = lastOf(path);
  if (name in others) return pattern !== DAY || name === "brthDt";
  if (name.endsWith("Dtm")) return pattern === MOMENT;
  return pattern === DAY || pattern === MOMENT;
}

function lastOf(path: string): string {
  return path.split(".").at(-1) ?? "";
}

/** The paths of calls that only read and need no input. */
async function readsOf(site: Pick<ReturnType<typeof bank>["site"], "inject">): Promise<string[]> {
  const document = (await site.inject("/v1/openapi.json")).json<Document>();
  return callsIn(document).flatMap(([call]) => {
    const [method, path = ""] = call.split(" ");
    return method === "GET" && !path.includes("{") ? [path] : [];
  });
}

/** The texts of an answer that are ISO instants, and its `…Dtm` and `…Dt` in another form. */
function oddTimes(value: unknown, path: string): string[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => oddTimes(inner, `${path}.${name}`));
  }
  if (typeof value !== "string") return [];
  const name = lastOf(path);
  const isOdd =
    ISO.test(value) ||
    (name.endsWith("Dtm") && !new RegExp(MOMENT).test(value)) ||
    (name.endsWith("Dt") && !(name in others) && !new RegExp(DAY).test(value));
  return isOdd ? [`${path}: ${value}`] : [];
}
