import { sentenceOf } from "#base/errors/texts.ts";
import { formatAmount } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { notFound } from "#web/not-found.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { HiddenFields } from "#web/ui/forms/PostForm.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import { listRates } from "../contract/travel.ts";
import {
  type Choices,
  choiceFields,
  choicesQuery,
  plansUrl,
  readChoices,
  tripOf,
} from "../rules/choices.ts";
import { coverCodes, mostOf } from "../rules/covers.ts";
import { FUNERAL_MOST } from "../rules/insured.ts";
import { DETAIL_PATH, REGISTER_PATH } from "../rules/paths.ts";
import { optionsOf, planPrice, planRefusal } from "../rules/plans.ts";
import { coverAbout, coverName } from "../texts/covers.ts";
import { insuranceTexts } from "../texts/words.ts";
import type { Route } from "./+types/travel-detail.ts";
import styles from "./parts/insurance.module.css";
import { PriceTable } from "./parts/PriceTable.tsx";
import { type PagePlan, pagePlans } from "./parts/plans.ts";
import { linesOf, noticesOf } from "./parts/shown.ts";
import trialStyles from "./parts/trial.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor, now } = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  const { language } = visitor;
  const ticked = searchParams.getAll("option").join(",");
  const read = readChoices(
    (name) => (name === "options" && ticked ? ticked : searchParams.get(name)),
    now,
  );
  const plans = pagePlans((await ask(listRates, {})).plans);
  const plan = plans.find(({ code }) => code === searchParams.get("plan"));
  if (!plan) throw notFound();
  const choices = {
    ...read,
    options: read.options.filter((code) => optionsOf(plan).includes(code)),
  };
  const trip = tripOf(choices, now);
  const refused = trip && planRefusal(plan, trip);
  const price = trip && planPrice(plan, trip);
  const texts = insuranceTexts[language];
  return {
    texts,
    plan,
    choices,
    reason: refused && sentenceOf(refused, {}, language),
    lines: price && linesOf(price.lines, trip.travellers, language),
    covers: coverRows(plan, choices, language),
    options: optionsOf(plan).map((code) => ({ code, name: coverName(code, language) })),
    notices: noticesOf(plan, texts.notices),
  };
}

/** /insurance/travel/detail: one plan: its price in parts, its covers, and the legal notices. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, plan, choices, lines, covers, notices } = loaderData;
  const { detail, trial } = texts;
  const query = choicesQuery(choices);
  return (
    <Page title={plan.planName} description={detail.description} hidden>
      <PageHead title={plan.planName} lead={plan.lead} />
      <Section id="price" title={detail.priceTitle} compact>
        {lines ? (
          <PriceTable id="lines" texts={trial} lines={lines} />
        ) : (
          <NotPriced {...loaderData} />
        )}
        <Options {...loaderData} />
        <div className={trialStyles.ways}>
          {lines && (
            <Button href={`${REGISTER_PATH}?plan=${plan.code}&${query}`}>{detail.apply}</Button>
          )}
          <Button href={plansUrl(choices)} variant="quiet">
            {detail.back}
          </Button>
        </div>
      </Section>
      <Section id="covers" title={detail.coversTitle} lead={trial.childRule} compact>
        <Table
          id="covered"
          caption={detail.coversTable}
          captionHidden
          columns={[
            { label: texts.compare.item },
            { label: detail.most, numeric: true },
            { label: detail.childMost, numeric: true },
            { label: detail.about },
          ]}
          rows={covers}
          stacked
        />
      </Section>
      <Section id="product" title={detail.productTitle} compact>
        <FactList
          facts={[
            { name: detail.product, value: plan.productName },
            { name: detail.filing, value: plan.filing },
            { name: detail.insurer, value: plan.insurerLegalName },
            { name: detail.claims, value: plan.insurerTelephone },
          ]}
        />
      </Section>
      <Section id="notices" title={detail.noticesTitle} compact>
        <ol className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ol>
      </Section>
    </Page>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function NotPriced({ texts: { detail }, reason }: Pick<Loaded, "texts" | "reason">) {
  return (
    <Notice kind={reason ? "warning" : "info"} word={detail.priceTitle}>
      <p>{reason ? fill(detail.notFitting, { reason }) : detail.notPriced}</p>
    </Notice>
  );
}

function Options({ texts: { detail }, plan, choices, options }: Loaded) {
  if (options.length === 0) return null;
  return (
    <form method="get" action={DETAIL_PATH}>
      <input type="hidden" name="plan" value={plan.code} />
      <HiddenFields fields={choiceFields(choices)} but={["options"]} />
      <fieldset className={styles.options}>
        <legend>{detail.optionsTitle}</legend>
        {options.map(({ code, name }) => (
          <label key={code}>
            <input
              type="checkbox"
              name="option"
              value={code}
              defaultChecked={choices.options.includes(code)}
            />{" "}
            {name}
          </label>
        ))}
        <Button variant="quiet">{detail.optionsSend}</Button>
      </fieldset>
    </form>
  );
}

function coverRows(plan: PagePlan, { trial }: Choices, language: "zh" | "en" | "ko") {
  const { compare, detail } = insuranceTexts[language];
  return coverCodes.flatMap((code) => {
    const cover = plan.covers[code];
    if (cover.mark === "none") return [];
    const most = mostOf(cover, trial.sumInsured);
    const shown = most === null ? compare.marks[cover.mark] : formatAmount(most, "TWD");
    const word = cover.mark === "optional" ? ` (${compare.marks.optional})` : "";
    // For a child's death the law only allows funeral costs.
    const funeral = fill(detail.childDeath, { amount: formatAmount(FUNERAL_MOST, "TWD") });
    const childMost = code === "accident" ? funeral : mostOf(cover, FUNERAL_MOST);
    const child =
      typeof childMost === "number" ? formatAmount(childMost, "TWD") : (childMost ?? "-");
    const cells = [
      coverName(code, language),
      `${shown}${word}`,
      plan.withChildren ? child : "-",
      coverAbout(code, language),
    ];
    return [{ key: code, cells }];
  });
}

export default Screen;
