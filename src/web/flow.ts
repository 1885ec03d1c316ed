// Turns the steps of an area's flow into actions of its pages.

import { data, redirect } from "react-router";
import { type Refused, type Submitted, statusOfRefused } from "#base/call/submitted.ts";
import { pagePath, signInFor } from "./signed-in.ts";
import { INTENT } from "./ui/forms/RouterForm.tsx";
import { type Visit, visitContext } from "./visit.ts";

/** What the router passes to a loader or an action. */
export interface PageArguments {
  context: { get(context: typeof visitContext): Visit };
  request: Request;
}

/**
 * What a step answers: where to go; that the session is over, with the refusal that said so; or what
 * its page shows if it stays there, with the refusal's code, or null if nothing was refused.
 */
export type Outcome<Go, Stay> =
  | { go: Go }
  | { signIn: string }
  | { stay: Stay; code: string | null };

/** Goes on if a call succeeded; else the page shows its refusal. */
export function goOrStay<Content, Go>(
  submitted: Submitted<Content>,
  go: (content: Content) => Go,
): Outcome<Go, Refused> {
  if (submitted.ok) return { go: go(submitted.content) };
  return { stay: submitted, code: submitted.code };
}

/** Stays on a page that carries its state in the form, with the refusal if there is one. */
export function stayAt<Shown extends { wrong?: { code: string } }>(
  stay: Shown,
): { stay: Shown; code: string | null } {
  return { stay, code: stay.wrong?.code ?? null };
}

/** Goes to the page itself: its loader redirects to where the flow continues now. */
export const RELOAD = "reload";

/** One thing that a visitor can do on a page. */
export type FlowStep<Given, Go, Stay> = (
  given: Given,
  form: FormData,
) => Promise<Outcome<Go | typeof RELOAD, Stay>>;

interface FlowPage<Given, Go, Stay> {
  /** What every step of the page needs; may throw a redirect. */
  open(visit: Visit, request: Request, form: FormData): Given | Promise<Given>;
  /** The steps by the value of the pressed button; the first one is that of the main button. */
  steps: Readonly<Record<string, FlowStep<Given, Go, Stay>>>;
  /** The name of the buttons. */
  button?: string;
  /** Where a step's answer is no address itself. */
  address?(go: Go, given: Given): string;
  /** `redirectDocument` where the next page is not rendered into the current one. */
  leave?: typeof redirect;
}

/** The action of a page: a redirect with 303 after each step, or the refusal on the page itself. */
export function flowAction<Given, Go, Stay>(page: FlowPage<Given, Go, Stay>) {
  const { steps, button = INTENT, address = String, leave = redirect } = page;
  return async ({ context, request }: PageArguments) => {
    const form = await request.formData();
    const given = await page.open(context.get(visitContext), request, form);
    const outcome = await stepFor(steps, form.get(button))(given, form);
    if ("go" in outcome) {
      const isReload = outcome.go === RELOAD;
      return leave(isReload ? pagePath(request.url) : address(outcome.go as Go, given), 303);
    }
    if ("signIn" in outcome) return leave(signInFor(outcome.signIn, request.url), 303);
    const { stay, code } = outcome;
    return data(stay, { status: code === null ? 200 : statusOfRefused({ code }) });
  };
}

function stepFor<Step>(steps: Readonly<Record<string, Step>>, pressed: unknown): Step {
  const [main, ...others] = Object.entries(steps) as [[string, Step], ...[string, Step][]];
  return (others.find(([name]) => name === pressed) ?? main)[1];
}
