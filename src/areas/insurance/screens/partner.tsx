import { data, redirect } from "react-router";
import { formWith, statusOfRefused } from "#base/call/submitted.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { fill } from "#base/text/language.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { confirmHandOver, openHandOver } from "../contract/hand-over.ts";
import { applyTexts } from "../texts/words.ts";
import type { Route } from "./+types/partner.ts";
import styles from "./parts/apply.module.css";

const TOKEN_MOST = 1024;

const tokenIn = ({ url }: Request) =>
  (new URL(url).searchParams.get("token") ?? "").slice(0, TOKEN_MOST);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const { language } = visitor;
  const texts = { ...applyTexts[language].partner, errorTitle: applyTexts[language].errorTitle };
  try {
    return { texts, page: await ask(openHandOver, { token: tokenIn(request) }), refused: "" };
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    return { texts, page: null, refused: sentenceOf(thrown.code, thrown.facts, language) };
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { submit } = context.get(visitContext);
  const form = formWith(await request.formData(), { token: tokenIn(request) });
  const submitted = await submit(confirmHandOver, form);
  if (submitted.ok) return redirect(submitted.content.returnUrl, 303);
  return data(submitted, { status: statusOfRefused(submitted) });
}

/** /insurance/partner: the demonstration insurer verifies the customer and redirects them back. */
export function Screen({ loaderData: { texts, page, refused }, actionData }: Route.ComponentProps) {
  const wrong = actionData && !actionData.ok ? actionData : null;
  const title = page ? fill(texts.title, { insurer: page.insurerName }) : texts.refusedTitle;
  return (
    <Page title={title} description={texts.about} hidden>
      <div className={styles.partner}>
        <p>{texts.about}</p>
        <h1>{title}</h1>
        {wrong && page && (
          <ErrorSummary
            title={texts.errorTitle}
            fields={[{ field: "check", message: wrong.fields[0]?.message ?? wrong.message }]}
          />
        )}
        {page ? (
          <>
            <p>{texts.lead}</p>
            <h2>{texts.factsTitle}</h2>
            <FactList facts={page.facts.map(({ label, value }) => ({ name: label, value }))} />
            <PostForm noValidate>
              <Field
                name="check"
                label={texts.check}
                hint={fill(texts.checkHint, { left: page.triesLeft })}
                error={wrong ? (wrong.fields[0]?.message ?? wrong.message) : undefined}
                variant="code"
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
              />
              <Button>{texts.send}</Button>
            </PostForm>
          </>
        ) : (
          <>
            <p>{refused}</p>
            <Button href="/overview/insurance">{texts.refusedWay}</Button>
          </>
        )}
      </div>
    </Page>
  );
}

export default Screen;
