import { customerPage } from "#areas/login/flow/customer.ts";
import type { Output } from "#base/call/call.ts";
import { isUuid } from "#base/identity/uuid.ts";
import { fill } from "#base/text/language.ts";
import { orNotFound } from "#web/not-found.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { DoneHead } from "#web/ui/layout/DoneHead.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { visitContext } from "#web/visit.ts";
import { readCertificate } from "../contract/reads.ts";
import { CERTIFICATION_PATH, issuedPath } from "../rules/paths.ts";
import { shownState } from "../rules.ts";
import { certificatesTexts, type Texts } from "../texts/words.ts";
import type { Route } from "./+types/deposit-balance-complete.ts";
import styles from "./parts/certificates.module.css";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const page = await customerPage(visit, request);
  const { language } = visit.visitor;
  const requestId = new URL(request.url).searchParams.get("request") ?? "";
  const certificate = isUuid(requestId)
    ? await orNotFound(visit.ask(readCertificate, { requestId }))
    : null;
  return {
    ...page,
    certificate,
    texts: certificatesTexts[language],
  };
}

type Certificate = Output<typeof readCertificate>;

/** /certification/deposit-balance-complete: confirms the request, and says what happens next. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { customer, certificate, texts, sessionTexts } = loaderData;
  const { complete, facts: words, form, states } = texts;
  const page = { description: complete.title, session: customer, texts: sessionTexts };
  if (certificate === null) {
    const way = { href: CERTIFICATION_PATH, label: texts.title };
    return (
      <SignedInPage {...page} title={complete.title}>
        <PageHead title={texts.kinds["deposit-balance"].title} lead={texts.lead} />
        <Empty sentence={complete.nothing} way={way} />
      </SignedInPage>
    );
  }
  const { kind, requestId, serial, promisedOn, delivery } = certificate;
  const facts = [
    { name: words.serial, value: serial },
    { name: words.state, value: states[shownState(certificate)] },
    { name: words.promisedOn, value: promisedOn },
    { name: words.delivery, value: form.deliveries[delivery] },
  ].filter(({ value }) => value !== null);
  return (
    <SignedInPage {...page} title={complete.title}>
      <DoneHead title={complete.title} lead={fill(complete.lead, { serial: serial ?? "" })}>
        <FactList facts={facts} />
      </DoneHead>
      <section aria-labelledby="next" className={styles.part}>
        <h2 id="next">{complete.next}</h2>
        <ul>
          <li>{nextOf(certificate, texts)}</li>
          <li>{complete.progress}</li>
        </ul>
        <p className={styles.ways}>
          <Button href={issuedPath(kind, requestId)}>{complete.result}</Button>
          <Button href={CERTIFICATION_PATH} variant="quiet">
            {texts.issued.back}
          </Button>
        </p>
      </section>
    </SignedInPage>
  );
}

/** What happens next with a request, by its state. */
function nextOf(certificate: Certificate, { complete, states }: Texts): string {
  const { delivery, email, fileKey } = certificate;
  const state = shownState(certificate);
  // The page of the request tells why.
  if (state === "rejected" || state === "revoked") return states[state];
  if (delivery === "download" && fileKey === null) return complete.later;
  return fill(complete[delivery], { email: email ?? "" });
}

export default Screen;
