import { data, redirect } from "react-router";
import type { Output } from "#base/call/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { fill } from "#base/text/language.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { visitContext } from "#web/visit.ts";
import { verifyCertificate } from "../contract/reads.ts";
import { VERIFY_PATH, verifyPath } from "../rules/paths.ts";
import { formatDocumentId, parseDocumentId } from "../rules.ts";
import { certificatesTexts, type Texts } from "../texts/words.ts";
import type { Route } from "./+types/verify.ts";
import styles from "./parts/certificates.module.css";
import { FileCheck } from "./parts/FileCheck.tsx";

export const handle = { hydrate: true };

/** A number that no document has: used to get only the bank's certificates. */
const NOBODYS = "-";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const { verify, kinds, errorTitle } = certificatesTexts[visitor.language];
  const typed = new URL(request.url).searchParams.get("code")?.slice(0, 100) ?? null;
  const read = typed === null ? null : parseDocumentId(typed);
  if (read) throw redirect(verifyPath(read));
  const requested = params.documentId ? parseDocumentId(params.documentId) : null;
  const isWrong = typed !== null || (params.documentId !== undefined && requested === null);
  const shared = {
    verify,
    kinds,
    errorTitle,
    typed: typed ?? params.documentId ?? null,
    documentId: requested,
  };
  try {
    const verification = await ask(verifyCertificate, { documentId: requested ?? NOBODYS });
    const message = isWrong ? verify.badCode : null;
    return data({ ...shared, verification, message }, { status: isWrong ? 400 : 200 });
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    const message = sentenceOf(thrown.code, thrown.facts, visitor.language);
    return data({ ...shared, verification: null, message }, { status: 429 });
  }
}

/** /certification/verify: whether the bank issued a document, by its number and by its file. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { verify, kinds, errorTitle, verification, message, typed, documentId } = loaderData;
  const shown = documentId ? formatDocumentId(documentId) : (typed ?? "");
  return (
    <Page
      title={verify.title}
      description={verify.lead}
      canonical={VERIFY_PATH}
      hidden={documentId !== null}
    >
      <PageHead title={verify.title} lead={verify.lead} />
      <div className={styles.narrow}>
        {message && <ErrorSummary title={errorTitle} fields={[{ field: "code", message }]} />}
        {documentId && verification && (
          <Verdict verify={verify} kinds={kinds} verification={verification} />
        )}
        <form method="get" action={VERIFY_PATH} className={styles.form}>
          <Field
            name="code"
            label={verify.code}
            hint={verify.codeHint}
            typed={shown}
            error={message ?? undefined}
            variant="capitals"
            autoComplete="off"
            spellCheck={false}
          />
          <p className={styles.ways}>
            <Button>{verify.submit}</Button>
          </p>
        </form>
        <FileCheck texts={verify} verification={verification} />
      </div>
    </Page>
  );
}

interface VerdictProps {
  verify: Texts["verify"];
  kinds: Texts["kinds"];
  verification: Output<typeof verifyCertificate>;
}

/** The bank's verdict on a document, with enough of its data to recognise it. */
function Verdict({ verify, kinds, verification }: VerdictProps) {
  const { verdict, kind, serial, customerName, about, numbers, issuedOn, revokedOn } = verification;
  const { facts: words } = verify;
  const news = {
    genuine: { kind: "success", word: verify.genuine, text: verify.genuineText },
    revoked: {
      kind: "error",
      word: verify.revoked,
      text: fill(verify.revokedText, { revokedOn: revokedOn ?? "" }),
    },
    unknown: { kind: "warning", word: verify.unknown, text: verify.unknownText },
  } as const;
  const { word, text, kind: noticeKind } = news[verdict];
  const facts = [
    { name: words.kind, value: kind && kinds[kind].title },
    { name: words.serial, value: serial },
    { name: words.name, value: customerName },
    { name: words.about, value: about },
    { name: words.numbers, value: numbers.length > 0 ? numbers.join(", ") : null },
    { name: words.issuedOn, value: issuedOn },
  ].filter(({ value }) => value !== null);
  return (
    <>
      <Notice kind={noticeKind} word={word}>
        <p>{text}</p>
      </Notice>
      {facts.length > 0 && (
        <div className={styles.paper}>
          <FactList facts={facts} />
        </div>
      )}
    </>
  );
}

export default Screen;
