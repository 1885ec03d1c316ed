import { expect, test } from "vitest";
import { type FlowStep, flowAction, goOrStay, type PageArguments, RELOAD, stayAt } from "./flow.ts";
import type { Visit } from "./visit.ts";

const PAGE = "https://bank.example/transfer/code?key=1";

type Step = FlowStep<string, string, { wrong?: { code: string } }>;

/** Posts a form to a page with these steps; the first is that of its main button. */
async function post(steps: Record<string, Step>, form: Record<string, string> = {}) {
  const action = flowAction({ open: () => "given", steps, address: (go) => `/to/${go}` });
  const request = new Request(PAGE, { method: "POST", body: new URLSearchParams(form) });
  const context: PageArguments["context"] = { get: () => ({}) as Visit };
  const answer = await action({ context, request });
  if (!(answer instanceof Response)) return { shown: answer.data, status: answer.init?.status };
  return { to: answer.headers.get("location"), status: answer.status };
}

const goes =
  (go: string): Step =>
  async () => ({ go });

test("after a step the browser is sent on with 303, so that loading again sends nothing again", async () => {
  expect(await post({ confirm: goes("code") })).toEqual({ to: "/to/code", status: 303 });
});

test("the pressed button selects the step; any other word selects the main one", async () => {
  const steps = { code: goes("pin"), cancel: goes("info") };
  expect(await post(steps, { intent: "cancel" })).toMatchObject({ to: "/to/info" });
  for (const intent of ["code", "", "toString", "__proto__"]) {
    expect(await post(steps, { intent })).toMatchObject({ to: "/to/pin" });
  }
});

test("a form for a state that is over loads its page again, which redirects from there", async () => {
  expect(await post({ code: goes(RELOAD) })).toEqual({ to: "/transfer/code?key=1", status: 303 });
});

test("a form that outlives its session leads to the sign-in, and back to its page", async () => {
  const to = encodeURIComponent("/transfer/code?key=1");
  const expired = await post({ code: async () => ({ signIn: "CHEA000206" }) });
  expect(expired).toEqual({ to: `/login?ended=timeout&to=${to}`, status: 303 });
  const never = await post({ code: async () => ({ signIn: "CHEA000001" }) });
  expect(never).toEqual({ to: `/login?to=${to}`, status: 303 });
});

test("a refusal is shown on the page itself, 400, or 429 where there were too many", async () => {
  for (const [code, status] of [
    ["OTPS000001", 400],
    ["CHEA000206", 400],
    ["PLAT000005", 429],
  ] as const) {
    const wrong = { code };
    expect(await post({ code: async () => stayAt({ wrong }) })).toEqual({
      shown: { wrong },
      status,
    });
  }
  expect(await post({ code: async () => stayAt({}) })).toEqual({ shown: {}, status: 200 });
});

test("a call that succeeded goes on, and one that was refused stays", () => {
  const refused = {
    ok: false,
    code: "400",
    message: "",
    fields: [],
    content: null,
    typed: {},
  } as const;
  expect(goOrStay({ ok: true, content: 7 }, (found) => `/${found}`)).toEqual({ go: "/7" });
  expect(goOrStay({ ...refused, fields: [] }, String)).toEqual({ stay: refused, code: "400" });
});
