import { excerptOf, wordsOf } from "#base/prose.ts";
import { numberAsked } from "#web/list-page.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import { Page } from "#web/ui/Page.tsx";
import { Prose } from "#web/ui/Prose.tsx";
import { StructuredData } from "#web/ui/StructuredData.tsx";
import { visitContext } from "#web/visit.ts";
import { readFaq } from "../contract.ts";
import { categoryPath, FAQ_PATH, faqPath } from "../rules.ts";
import { supportTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/faq-entry.ts";
import styles from "./faq-entry.module.css";
import { codeAsked } from "./parts/asked.ts";
import { Crumbs } from "./parts/Crumbs.tsx";
import { MoreHelp } from "./parts/MoreHelp.tsx";
import parts from "./parts/parts.module.css";
import { QuestionList } from "./parts/QuestionList.tsx";

export const handle = { keepSeconds: 60 };

const DESCRIPTION_MOST = 120;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const category = codeAsked(params.category);
  const subCtgCd = params.subcategory === undefined ? category : codeAsked(params.subcategory);
  const faqNbr = numberAsked(params.number);
  const faq = await orNotFound(ask(readFaq, { subCtgCd, faqNbr }));
  if (faq.ctgCd !== category) throw notFound();
  return { texts: supportTexts[visitor.language], faq };
}

/** /support/faq/category/{ctgCd}/{subCtgCd}/{faqNbr}: one question and its answer. */
export function Screen({ loaderData: { texts, faq } }: Route.ComponentProps) {
  const description = excerptOf(faq.cont, DESCRIPTION_MOST);
  return (
    <Page title={faq.sbjtCont} description={description} canonical={faq.faqDtlUrl}>
      <StructuredData graph={[factsOf(faq)]} />
      <Crumbs
        texts={texts}
        steps={[
          { href: FAQ_PATH, name: texts.faq },
          { href: categoryPath(faq.ctgCd), name: faq.ctgNm },
          { href: categoryPath(faq.subCtgCd), name: faq.subCtgNm },
        ]}
      />
      <article className={styles.entry}>
        <h1>{faq.sbjtCont}</h1>
        <Prose text={faq.cont} />
        <p className={parts.note}>
          {texts.changed} <time dateTime={faq.chgDt.replace(/\//g, "-")}>{faq.chgDt}</time>
        </p>
      </article>
      {faq.faqArray.length > 0 && (
        <section aria-labelledby="related" className={parts.section}>
          <h2 id="related">{texts.related}</h2>
          <QuestionList rows={faq.faqArray} columns />
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
                  category: faq.ctgCd,
                  subcategory: faq.subCtgCd,
                  number: beside.faqNbr,
                })}
              >
                {beside.sbjtCont}
              </a>
            </p>
          ),
      )}
    </nav>
  );
}

function factsOf({ sbjtCont, cont }: Faq): object {
  return {
    "@type": "FAQPage",
    mainEntity: {
      "@type": "Question",
      name: sbjtCont,
      acceptedAnswer: { "@type": "Answer", text: wordsOf(cont) },
    },
  };
}

export default Screen;
