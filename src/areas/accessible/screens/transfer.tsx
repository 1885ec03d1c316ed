import { redirect } from "react-router";
import { readRemembered } from "#areas/login/contract/session.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { readStandings } from "#areas/transfer/contract/reads.ts";
import { type Filled, filledFrom } from "#areas/transfer/flow/prepare.ts";
import { isKey } from "#areas/transfer/flow/table.ts";
import { kinds } from "#areas/transfer/rules/typed-order.ts";
import { endings } from "#base/identity/sign-in.ts";
import { flowAction } from "#web/flow.ts";
import { choiceParam } from "#web/list-page.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { KeypadDialog } from "#web/ui/forms/KeypadDialog.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import { transferAddress, transferPaths } from "../rules/paths.ts";
import { wordsFor } from "../texts/words.ts";
import type { Route } from "./+types/transfer.ts";
import { AccessiblePage, FormErrors } from "./parts/AccessiblePage.tsx";
import { customerFrame, hidesAmounts } from "./parts/customer.ts";
import { InfoForm } from "./parts/InfoForm.tsx";
import { coveredStandings, prepare, showAgain } from "./parts/info.ts";
import { KindChoice } from "./parts/KindChoice.tsx";
import { SignInForm } from "./parts/SignInForm.tsx";
import { StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session", "keypad"] };

const news = ["cancelled", "lost"] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const url = new URL(request.url);
  const frame = await customerFrame(visit, request).catch((way: unknown) => {
    // A form submitted after the session ended is not lost: the sign-in page carries it.
    if (request.method === "POST" && way instanceof Response) return way;
    throw way;
  });
  if (frame instanceof Response) return signInAgain(visit, frame);
  const [all, amountsHidden] = await Promise.all([
    visit.ask(readStandings, {}),
    hidesAmounts(visit),
  ]);
  const standings = coveredStandings(all, amountsHidden);
  const key = url.searchParams.get("key");
  const filled = isKey(key) ? await filledFrom(visit.ask, key, standings.designatedAccounts) : null;
  if (filled?.isOver) throw redirect(transferAddress("done", filled.key));
  return {
    frame,
    standings,
    filled,
    kind: choiceParam(url, "kind", kinds),
    news: choiceParam(url, "news", news),
    freshKey: crypto.randomUUID() as string,
    today: visit.now,
  };
}

/** The data of the sign-in page for a late form; the redirect's URL has the reason. */
async function signInAgain({ ask, visitor, origin }: Visit, way: Response) {
  const { nationalId } = await ask(readRemembered, {});
  const url = new URL(way.headers.get("location") ?? "", origin);
  return {
    frame: null,
    ended: choiceParam(url, "ended", endings) ?? "timeout",
    texts: wordsFor(visitor),
    login: loginTexts[visitor.language],
    remembered: nationalId,
  };
}

export const action = flowAction({
  open: (visit) => visit,
  steps: { prepare, fill: showAgain, extend: showAgain, list: showAgain },
  address: ({ page, key }) => transferAddress(page, key),
});

/** /accessible/transfer: which kind of transfer, and then step 1, what to send where. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.frame === null) {
    return <SignInAgain {...loaderData} carried={actionData?.typed ?? {}} />;
  }
  const { frame, standings, filled, freshKey, today } = loaderData;
  const { texts, language } = frame;
  const { transfer, leads } = texts;
  const typed = actionData?.typed ?? filled?.typed ?? {};
  const kind = kinds.find((each) => each === typed.kind) ?? loaderData.kind;
  const announcement = newsOf(loaderData.news, filled);
  const above = announcement && (
    <Notice kind="info" word={texts.words.info} live>
      <p>{transfer[announcement]}</p>
    </Notice>
  );
  if (kind === null) {
    return (
      <AccessiblePage {...frame} current="transfer" title={transfer.title} lead={leads.kinds}>
        {above}
        <KindChoice texts={texts} standings={standings} />
      </AccessiblePage>
    );
  }
  return (
    <StepPage
      {...frame}
      step="info"
      title={transfer.kinds[kind]}
      lead={leads[kind]}
      isWrong={Boolean(actionData?.wrong)}
      asksToKeep
    >
      {above}
      <FormErrors texts={texts} wrong={actionData?.wrong} />
      <InfoForm
        texts={texts}
        language={language}
        today={today}
        kind={kind}
        standings={standings}
        typed={{ transferKey: freshKey, ...typed }}
        wrong={actionData?.wrong ?? null}
        fromList={actionData?.fromList ?? false}
      />
    </StepPage>
  );
}

function newsOf(news: "cancelled" | "lost" | null, filled: Filled | null) {
  if (filled) return filled.isLost ? "lost" : "again";
  return news;
}

type Late = Extract<Route.ComponentProps["loaderData"], { frame: null }>;

/** The sign-in in place of a form submitted too late; it carries what was typed. */
function SignInAgain({
  ended,
  texts,
  login,
  remembered,
  carried,
}: Late & { carried: Record<string, string> }) {
  return (
    <AccessiblePage
      texts={texts}
      current="transfer"
      title={texts.login.title}
      lead={login.ended[ended].text}
    >
      <SignInForm
        texts={login}
        carriedNote={texts.login.carriedNote}
        remembered={remembered}
        to={transferPaths.info}
        carried={carried}
      />
      <KeypadDialog texts={login.keypad} kind="password" />
    </AccessiblePage>
  );
}

export default Screen;
