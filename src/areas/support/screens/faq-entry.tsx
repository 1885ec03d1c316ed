import { excerptOf, wordsOf } from "#base/text/prose.ts";
import { numberParam } from "#web/list-page.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import { Prose } from "#web/ui/data/Prose.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { StructuredData } from "#web/ui/layout/StructuredData.tsx";
import { visitContext } from "#web/visit.ts";
import { readFaq } from "../contract.ts";
import { categoryPath, FAQ_PATH, faqPath } from "../rules.ts";
import { supportTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/faq-entry.ts";
import styles from "./faq-entry.module.css";
import { Crumbs } from "./parts/Crumbs.tsx";
import { MoreHelp } from "./parts/MoreHelp.tsx";
import { codeParam } from "./parts/params.ts";
import parts from "./parts/parts.module.css";
import { QuestionList } from "./parts/QuestionList.tsx";

export const handle = { keepSeconds: 60 };

const DESCRIPTION_MOST = 120;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const category = codeParam(params.category);
  const subcategoryCode =
    params.subcategory === undefined ? category : codeParam(params.subcategory);
  const faqNumber = numberParam(params.number);
  const faq = await orNotFound(ask(readFaq, { subcategoryCode, faqNumber }));
  if (faq.categoryCode !== category) throw notFound();
  return { texts: supportTexts[visitor.language], faq };
}

/** /support/faq/category/{categoryCode}/{subcategoryCode}/{faqNumber}: one question and its answer. */
export function Screen({ loaderData: { texts, faq } }: Route.ComponentProps) {
  const description = excerptOf(faq.answer, DESCRIPTION_MOST);
  return (
    <Page title={faq.question} description={description} canonical={faq.faqUrl}>
      <StructuredData graph={[factsOf(faq)]} />
      <Crumbs
        texts={texts}
        steps={[
          { href: FAQ_PATH, name: texts.faq },
          { href: categoryPath(faq.categoryCode), name: faq.categoryName },
          { href: categoryPath(faq.subcategoryCode), name: faq.subcategoryName },
        ]}
      />
      <article className={styles.entry}>
        <h1>{faq.question}</h1>
        <Prose text={faq.answer} />
        <p className={parts.note}>
          {texts.changed} <time dateTime={faq.changedOn.replace(/\//g, "-")}>{faq.changedOn}</time>
        </p>
      </article>
      {faq.relatedFaqs.length > 0 && (
        <section aria-labelledby="related" className={parts.section}>
          <h2 id="related">{texts.related}</h2>
          <QuestionList rows={faq.relatedFaqs} columns />
        </section>
      )}
      <Neighbours texts={texts} faq={faq} />
      <MoreHelp texts={texts} />
    </Page>
  );
}

type Faq = Route.ComponentProps["loaderData"]["faq"];

function Neighbours({ texts, faq }: { texts: Texts; faq: Faq }) {
  const both = [
    { label: texts.previousFaq, faq: faq.previous, rel: "prev" },
    { label: texts.nextFaq, faq: faq.next, rel: "next" },
  ];
  if (!both.some((each) => each.faq)) return null;
  return (
    <nav aria-label={texts.neighbours} className={styles.neighbours}>
      {both.map(
        ({ label, faq: beside, rel }) =>
          beside && (
            <p key={rel}>
              {label}
              <a
                rel={rel}
                href={faqPath({
                  category: faq.categoryCode,
                  subcategory: faq.subcategoryCode,
                  number: beside.faqNumber,
                })}
              >
                {beside.question}
              </a>
            </p>
          ),
      )}
    </nav>
  );
}

function factsOf({ question, answer }: Faq): object {
  return {
    "@type": "FAQPage",
    mainEntity: {
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: wordsOf(answer) },
    },
  };
}

export default Screen;
