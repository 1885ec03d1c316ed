import { data, Form } from "react-router";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { visitContext } from "#web/visit.ts";
import { echo } from "../contract.ts";
import type { Texts } from "../texts/words.ts";
import { kitTexts } from "../texts/words.ts";
import type { Route } from "./+types/kit.ts";
import styles from "./kit.module.css";
import { KitPage, onlyForBuilders } from "./parts/KitPage.tsx";
import { Part } from "./parts/Part.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  return { texts: kitTexts };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  const submitted = await visit.submit(echo, await request.formData());
  return data(submitted, { status: submitted.ok ? 200 : 400 });
}

/** /kit: the component library, for developers. */
export default function Kit({ loaderData: { texts }, actionData }: Route.ComponentProps) {
  const wrong = actionData && !actionData.ok ? actionData : null;
  const errorOf = (field: string) => wrong?.fields.find((each) => each.field === field)?.message;
  return (
    <KitPage texts={texts} current="kit" mark={wrong ? texts.errorMark : ""}>
      <Ways texts={texts} />
      <Part id="form" title={texts.form} lead={texts.formLead} wide>
        <div>
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
          <Form method="post" noValidate>
            <FormToken />
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
          </Form>
        </div>
      </Part>
    </KitPage>
  );
}

function Ways({ texts }: { texts: Texts }) {
  const { pages, leads } = texts;
  const ways = [
    ...(["forms", "inputs", "data", "feedback", "live"] as const).map((page) => ({
      href: `/kit/${page}`,
      title: pages[page],
      lead: leads[page],
    })),
    { href: "/kit/remote", title: texts.remote, lead: leads.remote },
    { href: "/kit/pc-only", title: texts.pcOnly, lead: leads.pcOnly },
  ];
  return (
    <div className={styles.ways}>
      {ways.map(({ href, title, lead }) => (
        <Card key={href} title={title} href={href}>
          <p>{lead}</p>
        </Card>
      ))}
    </div>
  );
}
