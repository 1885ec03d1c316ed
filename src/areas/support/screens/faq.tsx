import { fill } from "#base/text/language.ts";
import { visitContext } from "#web/visit.ts";
import { listFaqCategories } from "../contract.ts";
import { categoryPath, FAQ_PATH } from "../rules.ts";
import { supportTexts } from "../texts/words.ts";
import type { Route } from "./+types/faq.ts";
import styles from "./faq.module.css";
import { FaqSearchForm } from "./parts/FaqSearchForm.tsx";
import { MoreHelp } from "./parts/MoreHelp.tsx";
import parts from "./parts/parts.module.css";
import { QuestionList } from "./parts/QuestionList.tsx";
import { SupportPage } from "./parts/SupportPage.tsx";

export const handle = { keepSeconds: 60 };

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  return { texts: supportTexts[visitor.language], ...(await ask(listFaqCategories, {})) };
}

/** /support/faq: a search, the categories, and popular questions. */
export function Screen({
  loaderData: { texts, faqCategories, relatedFaqs },
}: Route.ComponentProps) {
  return (
    <SupportPage texts={texts} path={FAQ_PATH} title={texts.faq} lead={texts.faqLead}>
      <FaqSearchForm texts={texts.search} />
      <section aria-labelledby="categories" className={parts.section}>
        <h2 id="categories">{texts.categories}</h2>
        <ul className={styles.categories}>
          {faqCategories.map(({ categoryCode, categoryName, faqCount }) => (
            <li key={categoryCode}>
              <a href={categoryPath(categoryCode)}>
                <strong>{categoryName}</strong>
                <span>{fill(texts.count, { count: faqCount })}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="popular" className={parts.section}>
        <h2 id="popular">{texts.popular}</h2>
        <QuestionList rows={relatedFaqs} plain columns />
      </section>
      <MoreHelp texts={texts} />
    </SupportPage>
  );
}

export default Screen;
