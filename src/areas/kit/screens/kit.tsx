import { data } from "react-router";
import { Button } from "#web/ui/Button.tsx";
import { ErrorSummary } from "#web/ui/ErrorSummary.tsx";
import { Field } from "#web/ui/Field.tsx";
import { Page } from "#web/ui/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { echo } from "../contract.ts";
import { kitTexts } from "../texts/words.ts";
import type { Route } from "./+types/kit.ts";
import styles from "./kit.module.css";
import { onlyForBuilders } from "./parts/only-for-builders.ts";

export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  return { texts: kitTexts[visit.visitor.language] };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  const submitted = await visit.submit(echo, await request.formData());
  return data(submitted, { status: submitted.ok ? 200 : 400 });
}

/** /kit: the parts that screens are made of, for their builders. */
export function Screen({ loaderData: { texts }, actionData }: Route.ComponentProps) {
  const wrong = actionData && !actionData.ok ? actionData : null;
  const errorOf = (field: string) => wrong?.fields.find((each) => each.field === field)?.message;
  return (
    <Page
      title={wrong ? `${texts.errorMark}${texts.title}` : texts.title}
      description={texts.lead}
      hidden
    >
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <section className={styles.part} aria-labelledby="form">
        <h2 id="form">{texts.form}</h2>
        <p>{texts.formLead}</p>
        {wrong && (
          <ErrorSummary
            title={texts.errorTitle}
            fields={wrong.fields}
            {...(wrong.fields.length === 0 ? { message: wrong.message } : {})}
          />
        )}
        {actionData?.ok && (
          <p role="status">
            {texts.result}: {actionData.content.echoed.join(" ")}
          </p>
        )}
        <form method="post" noValidate>
          <Field
            name="sentence"
            label={texts.sentence}
            hint={texts.sentenceHint}
            error={errorOf("sentence")}
            typed={wrong?.typed.sentence}
          />
          <Field
            name="times"
            label={texts.times}
            hint={texts.timesHint}
            inputMode="numeric"
            error={errorOf("times")}
            typed={wrong?.typed.times}
          />
          <p className={styles.part}>
            <Button>{texts.send}</Button>
          </p>
        </form>
      </section>
      <p className={styles.part}>
        <a href="/kit/remote">{texts.remote}</a>
      </p>
      <p>
        <a href="/kit/pc-only">{texts.pcOnly}</a>
      </p>
    </Page>
  );
}

export default Screen;
