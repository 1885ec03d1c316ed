import type { Output } from "#base/call/call.ts";
import type { listFaqCategories } from "../../contract.ts";
import { FAQ_PATH } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import parts from "./parts.module.css";
import { QuestionList } from "./QuestionList.tsx";

type Rows = Output<typeof listFaqCategories>["relatedFaqs"];

interface Props {
  texts: Texts;
  /** The same search in all categories, if it was within one. */
  everywhere: string | null;
  nearest: Rows;
  popular: Rows;
}

/** Suggestions if nothing was found. */
export function NothingFound({ texts, everywhere, nearest, popular }: Props) {
  const { search } = texts;
  const hasNear = nearest.length > 0;
  return (
    <>
      <div className={parts.after}>
        <p>{search.nothingLead}</p>
        <p className={parts.all}>
          {everywhere ? (
            <a href={everywhere}>{search.everywhere}</a>
          ) : (
            <a href={FAQ_PATH}>{search.browse}</a>
          )}
        </p>
      </div>
      <section aria-labelledby="go-on" className={parts.section}>
        <h2 id="go-on">{hasNear ? search.nearest : texts.popular}</h2>
        <QuestionList rows={hasNear ? nearest : popular} columns={!hasNear} />
      </section>
    </>
  );
}
