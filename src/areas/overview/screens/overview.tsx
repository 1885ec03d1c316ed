import { listAccounts } from "#areas/account/contract.ts";
import * as session from "#areas/login/contract/session.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { fill } from "#base/text/language.ts";
import { type SignedIn, signedIn } from "#web/signed-in.ts";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { visitContext } from "#web/visit.ts";
import { overviewTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/overview.ts";
import styles from "./overview.module.css";
import { AccountCard } from "./parts/AccountCard.tsx";
import { browserName } from "./parts/browser-name.ts";
import { pagesOf } from "./parts/pages.ts";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { ask, visitor } = visit;
  const customer = await signedIn(visit, request, session);
  const { accounts } = await ask(listAccounts, {});
  return {
    texts: overviewTexts[visitor.language],
    sessionTexts: loginTexts[visitor.language].session,
    customer,
    accounts,
    amountsShown: new URL(request.url).searchParams.get("amounts") === "shown",
  };
}

/** /overview: the customer's accounts; amounts are covered until they are asked for. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, accounts, amountsShown } = loaderData;
  return (
    <SignedInPage
      title={texts.title}
      description={texts.overview}
      session={customer}
      texts={sessionTexts}
    >
      <PageHead
        title={fill(texts.greeting, { name: customer.name })}
        lead={lastWords(texts, customer)}
        pages={pagesOf(texts, "overview")}
      />
      <Warnings texts={texts} customer={customer} />
      <section aria-labelledby="accounts" className={styles.part}>
        <div className={styles.head}>
          <h2 id="accounts">{texts.accounts}</h2>
          <a href={amountsShown ? "/overview" : "/overview?amounts=shown"}>
            {amountsShown ? texts.hideAll : texts.showAll}
          </a>
        </div>
        {accounts.length === 0 ? (
          <Empty
            sentence={texts.noAccounts}
            way={{ href: "/products", label: texts.noAccountsWay }}
          />
        ) : (
          <div className={styles.cards}>
            {accounts.map((account) => (
              <AccountCard key={account.accountNumber} {...{ texts, account, amountsShown }} />
            ))}
          </div>
        )}
      </section>
      <Services texts={texts} />
    </SignedInPage>
  );
}

function lastWords(texts: Texts, { lastAt, lastDevice }: SignedIn): string {
  if (lastAt === null) return texts.first;
  const device = browserName(lastDevice, texts);
  return fill(texts.last, { time: lastAt, device });
}

/** What the customer should know at once: wrong passwords, and a sign-in that looks unusual. */
function Warnings({ texts, customer }: { texts: Texts; customer: SignedIn }) {
  return (
    <div className={styles.warnings}>
      {customer.failures > 0 && (
        <Notice kind="warning" word={texts.failedWord}>
          <p>
            {fill(texts.failed, { count: customer.failures })}{" "}
            <a href="/overview/security">{texts.seeSecurity}</a>
          </p>
        </Notice>
      )}
      {customer.risk === "high" && (
        <Notice kind="warning" word={texts.riskWord}>
          <p>{texts.risk}</p>
        </Notice>
      )}
    </div>
  );
}

function Services({ texts }: { texts: Texts }) {
  const { services } = texts;
  const ways = [
    { href: "/overview/security", title: texts.security, text: services.security },
    { href: "/certification", title: services.certificates, text: services.certificatesText },
    { href: "/overview/insurance", title: services.policies, text: services.policiesText },
    { href: "/board-rate", title: services.rates, text: services.ratesText },
    { href: "/notice", title: services.notices, text: services.noticesText },
  ];
  return (
    <section aria-labelledby="more" className={styles.part}>
      <h2 id="more">{texts.more}</h2>
      <div className={styles.cards}>
        {ways.map(({ href, title, text }) => (
          <Card key={href} title={title} level={3} href={href}>
            <p>{text}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}

export default Screen;
