import { customerPage } from "#areas/login/flow/customer.ts";
import type { Output } from "#base/call/call.ts";
import { isUuid } from "#base/identity/uuid.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { DoneHead } from "#web/ui/layout/DoneHead.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { visitContext } from "#web/visit.ts";
import { readCertificate } from "../contract/reads.ts";
import { kindIn } from "../rules/kinds.ts";
import {
  CERTIFICATION_PATH,
  filePath,
  issuedPath,
  requestPath,
  verifyPath,
} from "../rules/paths.ts";
import { parseDocumentId, shownState } from "../rules.ts";
import { certificatesTexts, type Texts } from "../texts/words.ts";
import type { Route } from "./+types/issued.ts";
import styles from "./parts/certificates.module.css";

export const handle = { enhance: ["session"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { requestId } = params;
  const kind = kindIn(new URL(request.url).pathname);
  if (!kind || !isUuid(requestId)) throw notFound();
  const page = await customerPage(visit, request);
  const { language } = visit.visitor;
  const certificate = await orNotFound(visit.ask(readCertificate, { requestId }));
  if (certificate.kind !== kind) throw notFound();
  return {
    ...page,
    certificate,
    texts: certificatesTexts[language],
  };
}

type Certificate = Output<typeof readCertificate>;

/** /certification/{kind}/issued/{id}: the result of a request: the document, or its progress. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { customer, certificate, texts, sessionTexts } = loaderData;
  const { kind, requestId, reason, fileKey, documentId } = certificate;
  const state = shownState(certificate);
  const { issued } = texts;
  const { title, lead } = headOf(certificate, texts);
  const isThere = fileKey !== null && (state === "issued" || state === "sent");
  const number = documentId && parseDocumentId(documentId);
  const why = state === "revoked" ? null : reason;
  const sentence = why && texts.reasons[why as keyof Texts["reasons"]];
  return (
    <SignedInPage title={title} description={lead} session={customer} texts={sessionTexts}>
      {state === "requested" && <meta httpEquiv="refresh" content="3" />}
      {isThere ? (
        <>
          <DoneHead title={title} lead={lead}>
            <FactList facts={progressOf(certificate, texts)} />
          </DoneHead>
          {sentence && (
            <Notice kind="warning" word={texts.verify.words.warning}>
              <p>{sentence}</p>
            </Notice>
          )}
        </>
      ) : (
        <>
          <PageHead title={title} lead={lead} />
          <div className={styles.narrow}>
            {sentence && (
              <Notice kind={state === "rejected" ? "warning" : "info"} word={texts.states[state]}>
                <p>{sentence}</p>
              </Notice>
            )}
          </div>
          <div className={`${styles.paper} ${styles.narrow}`}>
            <FactList facts={progressOf(certificate, texts)} />
          </div>
        </>
      )}
      <div className={isThere ? styles.result : styles.narrow}>
        <p className={styles.ways}>
          {isThere && <Button href={filePath(kind, requestId)}>{issued.download}</Button>}
          {isThere && number && (
            <Button href={verifyPath(number)} variant="quiet">
              {issued.verify}
            </Button>
          )}
          {state === "requested" && (
            <Button href={issuedPath(kind, requestId)}>{issued.refresh}</Button>
          )}
          {(state === "rejected" || state === "revoked") && (
            <Button href={requestPath(kind)}>{issued.again}</Button>
          )}
          <Button href={CERTIFICATION_PATH} variant="quiet">
            {issued.back}
          </Button>
        </p>
        <section aria-labelledby="content" className={styles.part}>
          <h2 id="content">{issued.content}</h2>
          <div className={styles.paper}>
            <FactList
              facts={certificate.facts.map(({ label, value }) => ({ name: label, value }))}
            />
          </div>
        </section>
      </div>
    </SignedInPage>
  );
}

function headOf(certificate: Certificate, { issued, kinds }: Texts) {
  const name = kinds[certificate.kind].title;
  const words = {
    requested: { title: issued.waitingTitle, lead: issued.waitingLead },
    "in-review": { title: issued.reviewTitle, lead: issued.reviewLead },
    issued: { title: issued.title, lead: issued.lead },
    sent: { title: issued.sentTitle, lead: issued.sentLead },
    rejected: { title: issued.rejectedTitle, lead: issued.rejectedLead },
    revoked: { title: issued.revokedTitle, lead: issued.revokedLead },
  }[shownState(certificate)];
  const facts = { revokedOn: certificate.revokedOn ?? "", phone: callCentre.tollFree };
  return { title: fill(words.title, { name }), lead: fill(words.lead, facts) };
}

/** The progress of a request, as facts. */
function progressOf(certificate: Certificate, texts: Texts) {
  const { facts: words, form } = texts;
  const { serial, documentId, delivery, email, promisedOn, issuedAt, revokedOn } = certificate;
  const state = shownState(certificate);
  const isSettled = issuedAt !== null || state === "rejected";
  const code = documentId && <span className={styles.code}>{documentId}</span>;
  return [
    { name: words.serial, value: serial },
    { name: words.state, value: texts.states[state] },
    { name: words.requestedAt, value: certificate.requestedAt },
    { name: words.issuedAt, value: issuedAt },
    { name: words.revokedOn, value: revokedOn },
    { name: words.promisedOn, value: isSettled ? null : promisedOn },
    { name: words.delivery, value: form.deliveries[delivery] },
    { name: words.email, value: email },
    { name: words.fee, value: feeOf(certificate, texts) },
    { name: words.documentId, value: code },
  ].filter(({ value }) => value !== null);
}

function feeOf({ feeAmount, copies, isFeeRefunded }: Certificate, { facts: words }: Texts) {
  if (feeAmount === 0) return null;
  const amount = formatAmount(ntd(feeAmount), "TWD");
  return fill(isFeeRefunded ? words.feeRefunded : words.feeCopies, { amount, copies });
}

export default Screen;
