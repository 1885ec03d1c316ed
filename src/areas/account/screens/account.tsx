import { data, redirect } from "react-router";
import { signedIn } from "#areas/login/flow/customer.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import type { FieldError } from "#base/call/call.ts";
import { formWith, statusOfRefused } from "#base/call/submitted.ts";
import { pagePath } from "#web/signed-in.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { AMOUNTS_ACT } from "#web/ui/forms/AmountsSwitch.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { visitContext } from "#web/visit.ts";
import { removeGoal, saveGoal } from "../contract/goals.ts";
import { savePreference } from "../contract/summary.ts";
import { accountPath, historyPageAddress } from "../rules/history-page.ts";
import { accountPageTexts } from "../texts/words.ts";
import type { Route } from "./+types/account.ts";
import { AccountHead } from "./parts/AccountHead.tsx";
import { GoalPanel } from "./parts/GoalPanel.tsx";
import { History } from "./parts/History.tsx";
import { pageData } from "./parts/page-data.ts";

export const handle = { hydrate: true, enhance: ["session"] };

/** Results of an action, shown on the page after it. */
const done = ["goal-saved", "goal-removed"] as const;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { language } = visit.visitor;
  const parameter = new URL(request.url).searchParams.get("done");
  return {
    texts: accountPageTexts[language],
    sessionTexts: loginTexts[language].session,
    done: done.find((each) => each === parameter) ?? null,
    ...(await pageData(visit, request, params.reference)),
  };
}

/** Toggles hidden amounts, or changes the goal of a dream account. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request);
  const form = await request.formData();
  const path = accountPath(params.reference);
  const act = form.get("act");
  if (act === AMOUNTS_ACT) {
    await visit.submit(savePreference, form);
    return redirect(pagePath(request.url), 303);
  }
  const own = formWith(form, { accountReference: params.reference });
  const result = await visit.submit(act === "remove-goal" ? removeGoal : saveGoal, own);
  if (!result.ok) return data(result, { status: statusOfRefused(result) });
  return redirect(`${path}?done=${act === "remove-goal" ? "goal-removed" : "goal-saved"}`, 303);
}

/** /accounts/{reference}: one account, its goal if it has one, and its history. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, amountsHidden, account, history, goal } = loaderData;
  const refused = actionData && !actionData.ok ? actionData : null;
  const wrong = refused ?? (history.ok ? null : history);
  const title = wrong ? `${texts.errorMark}${account.name}` : account.name;
  const { choice } = loaderData;
  return (
    <SignedInPage
      title={title}
      description={texts.details.title}
      session={customer}
      texts={sessionTexts}
    >
      {wrong && <ErrorSummary title={texts.errorTitle} {...summaryOf(wrong)} />}
      {loaderData.done && (
        <Notice kind="success" word={texts.goal.done} live>
          <p>{loaderData.done === "goal-saved" ? texts.goal.savedNow : texts.goal.removed}</p>
        </Notice>
      )}
      <AccountHead
        {...{ texts, account, amountsHidden }}
        isPrinted={choice.isWhole}
        mainReference={loaderData.mainReference}
      />
      {goal && !choice.isWhole && (
        <GoalPanel
          texts={texts}
          goal={goal}
          account={account}
          today={loaderData.today}
          refused={refused}
        />
      )}
      <History
        {...{ texts, account, choice, history }}
        today={loaderData.today}
        pathOf={(change) =>
          historyPageAddress(accountPath(account.accountReference), choice, change)
        }
      />
    </SignedInPage>
  );
}

/** The errors by field, or else a single message. */
function summaryOf({ message, fields }: { message: string; fields: FieldError[] }) {
  return fields.length > 0 ? { fields } : { message, fields };
}

export default Screen;
