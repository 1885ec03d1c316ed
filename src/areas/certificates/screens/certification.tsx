import { customerPage } from "#areas/login/flow/customer.ts";
import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { visitContext } from "#web/visit.ts";
import { listCertificates, readCertificateOptions } from "../contract/reads.ts";
import { certificateKinds } from "../rules/kinds.ts";
import { filePath, issuedPath, requestPath, VERIFY_PATH } from "../rules/paths.ts";
import { shownState } from "../rules.ts";
import { certificatesTexts, type Texts } from "../texts/words.ts";
import type { Route } from "./+types/certification.ts";
import styles from "./parts/certificates.module.css";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const page = await customerPage(visit, request);
  const { language } = visit.visitor;
  const [{ refusals }, { requests }] = await Promise.all([
    visit.ask(readCertificateOptions, {}),
    visit.ask(listCertificates, {}),
  ]);
  return {
    ...page,
    ...{ refusals, requests },
    texts: certificatesTexts[language],
  };
}

/** /certification: the certificates available to this customer, and earlier requests. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { customer, texts, sessionTexts, refusals, requests } = loaderData;
  const { main } = texts;
  return (
    <SignedInPage
      title={texts.title}
      description={texts.lead}
      session={customer}
      texts={sessionTexts}
    >
      <PageHead title={texts.title} lead={texts.lead} />
      <section aria-labelledby="choose" className={styles.part}>
        <h2 id="choose">{main.choose}</h2>
        <ul className={styles.cards}>
          {certificateKinds.map((kind) => {
            const { title, lead } = texts.kinds[kind];
            const refusal = refusals.find((each) => each.kind === kind);
            return (
              <li key={kind}>
                <Card title={title} level={3} href={requestPath(kind)}>
                  <p>{lead}</p>
                  {refusal && <p className={styles.why}>{refusal.message}</p>}
                </Card>
              </li>
            );
          })}
          <li>
            <Card title={main.verifyTitle} level={3} href={VERIFY_PATH}>
              <p>{main.verifyText}</p>
            </Card>
          </li>
        </ul>
      </section>
      <div className={styles.part}>
        {requests.length === 0 ? (
          <>
            <h2>{main.earlier}</h2>
            <Empty
              sentence={main.earlierEmpty}
              way={{ href: requestPath("deposit-balance"), label: main.earlierWay }}
            />
          </>
        ) : (
          <Earlier texts={texts} requests={requests} />
        )}
      </div>
    </SignedInPage>
  );
}

type Requests = Output<typeof listCertificates>["requests"];

/** Earlier requests, each with its state and a link. */
function Earlier({ texts, requests }: { texts: Texts; requests: Requests }) {
  const { main, kinds, states, form } = texts;
  const { columns } = main;
  return (
    <>
      <h2>{main.earlier}</h2>
      <Table
        id="requests"
        caption={main.earlier}
        captionHidden
        stacked
        columns={[
          { label: columns.name },
          { label: columns.requestedAt },
          { label: columns.delivery },
          { label: columns.state },
          { label: columns.way },
        ]}
        rows={requests.map((request) => {
          const { requestId, kind, about, delivery } = request;
          const name = `${kinds[kind].title} ${about}`;
          return {
            key: requestId,
            cells: [
              name,
              request.requestedAt,
              form.deliveries[delivery],
              states[shownState(request)],
              <Ways key="ways" texts={texts} request={request} name={name} />,
            ],
          };
        })}
      />
    </>
  );
}

interface WaysProps {
  texts: Texts;
  request: Requests[number];
  name: string;
}

/** The links to the page of a request and to its document, if there is one. */
function Ways({ texts: { main }, request: { kind, requestId, fileKey }, name }: WaysProps) {
  const of = <span className="sr-only">{fill(main.of, { name })}</span>;
  return (
    <span className={styles.links}>
      <a href={issuedPath(kind, requestId)}>
        {main.details}
        {of}
      </a>
      {fileKey && (
        <a href={filePath(kind, requestId)}>
          {main.download}
          {of}
        </a>
      )}
    </span>
  );
}

export default Screen;
