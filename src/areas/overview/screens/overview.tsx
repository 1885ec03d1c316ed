import { redirect } from "react-router";
import { savePreference } from "#areas/account/contract/summary.ts";
import { signedIn } from "#areas/login/flow/customer.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { browserName } from "#base/site/browser-name.ts";
import { fill, type Language } from "#base/text/language.ts";
import type { SignedIn } from "#web/signed-in.ts";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { visitContext } from "#web/visit.ts";
import { homeTexts, overviewTexts } from "../texts/words.ts";
import type { Route } from "./+types/overview.ts";
import styles from "./overview.module.css";
import { AccountRows } from "./parts/AccountRows.tsx";
import { Alerts } from "./parts/Alerts.tsx";
import { CardRows } from "./parts/CardRows.tsx";
import { EntryRows } from "./parts/EntryRows.tsx";
import { GoalRows } from "./parts/GoalRows.tsx";
import { homeData } from "./parts/home-data.ts";
import { LimitRows } from "./parts/LimitRows.tsx";
import { LoanRows } from "./parts/LoanRows.tsx";
import { MoneyFlow } from "./parts/MoneyFlow.tsx";
import { pagesOf } from "./parts/pages.ts";
import { RequestRows } from "./parts/RequestRows.tsx";
import { Tasks } from "./parts/Tasks.tsx";
import { Worth } from "./parts/Worth.tsx";

export const handle = { hydrate: true, enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const customer = await signedIn(visit, request);
  visit.startResponse();
  const { language } = visit.visitor;
  return {
    pages: pagesOf(overviewTexts[language], "overview"),
    lead: lastWords(language, customer),
    home: homeTexts[language],
    sessionTexts: loginTexts[language].session,
    customer,
    data: await homeData(visit, customer),
  };
}

/** The page's only form: toggles hidden amounts. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request);
  await visit.submit(savePreference, await request.formData());
  return redirect("/overview", 303);
}

/** /overview: everything the customer has and is waiting for, on one page. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { pages, lead, home, sessionTexts, customer, data } = loaderData;
  const main = data.accounts.find(({ isMain, currency }) => isMain && currency === "TWD");
  return (
    <SignedInPage
      title={home.title}
      description={home.title}
      session={customer}
      texts={sessionTexts}
    >
      <PageHead title={home.title} lead={lead} pages={pages} />
      <Alerts texts={home.alerts} data={data} customer={customer} />
      <div className={styles.home}>
        <div className={styles.column}>
          <Worth texts={home} worth={data.worth} amountsHidden={data.amountsHidden} />
          <Tasks texts={home.tasks} main={main} />
          <AccountRows texts={home} accounts={data.accounts} />
          {data.loans.length > 0 && <LoanRows texts={home} loans={data.loans} />}
          <MoneyFlow texts={home.flow} hiddenLabel={home.hidden} flow={data.flow} />
          <RequestRows texts={home.requests} requests={data.requests} />
        </div>
        <div className={styles.column}>
          <EntryRows texts={home} entries={data.entries} main={main} />
          {data.goals.length > 0 && <GoalRows texts={home} goals={data.goals} />}
          <LimitRows texts={home} limits={data.limits} isBasic={main?.isBasic ?? false} />
          <CardRows texts={home.cards} cards={data.cards} />
        </div>
      </div>
    </SignedInPage>
  );
}

function lastWords(language: Language, { lastAt, lastDevice }: SignedIn): string {
  const texts = overviewTexts[language];
  if (lastAt === null) return texts.first;
  return fill(texts.last, { time: lastAt, device: browserName(lastDevice, language) });
}

export default Screen;
