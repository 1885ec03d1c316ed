import { useEffect, useMemo, useState } from "react";
import { readCustomerType } from "#areas/customer/contract.ts";
import { productPath } from "#areas/products/rules.ts";
import { listLoanRates } from "#areas/rates/contract.ts";
import { sentencesOf } from "#base/errors/texts.ts";
import { ntd } from "#base/money/money.ts";
import { CALCULATOR_PATH } from "#base/site/paths.ts";
import { fill } from "#base/text/language.ts";
import { dayOf, formatDay } from "#base/time/day.ts";
import { tierCodes } from "#base/transfer/limits.ts";
import { callCodes, serverTime } from "#web/ask.ts";
import { orNotFound } from "#web/not-found.ts";
import { Prose } from "#web/ui/data/Prose.tsx";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { useAfterPaint } from "#web/use-after-paint.ts";
import { visitContext } from "#web/visit.ts";
import { readLoanProduct } from "../contract.ts";
import { COMPARED, comparedOf, comparedText, KEEP, withCompared } from "../rules/comparison.ts";
import { readLoan } from "../rules/typed-loan.ts";
import { costOf, INSTALLMENT_LOAN } from "../rules.ts";
import { compareTexts } from "../texts/compare.ts";
import { loanTexts } from "../texts/words.ts";
import type { Route } from "./+types/calculator.ts";
import { type Applicant, Apply } from "./parts/Apply.tsx";
import { Comparison } from "./parts/Comparison.tsx";
import styles from "./parts/calculator.module.css";
import { boundsOf, LoanForm } from "./parts/LoanForm.tsx";
import { LoanResult } from "./parts/LoanResult.tsx";
import { Presets } from "./parts/Presets.tsx";
import { Repayment } from "./parts/Repayment.tsx";
import { useCalculator } from "./parts/use-calculator.ts";

export const handle = { hydrate: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor, origin, now } = context.get(visitContext);
  const { language } = visitor;
  const [product, { loanRates }, type] = await Promise.all([
    orNotFound(ask(readLoanProduct, { productCode: INSTALLMENT_LOAN })),
    ask(listLoanRates, {}),
    visitor.signedIn ? ask(readCustomerType, {}) : null,
  ]);
  const { minimumLoan, maximumLoan, fixedFee } = product;
  const terms = { least: ntd(minimumLoan), most: ntd(maximumLoan), fee: ntd(fixedFee) };
  const { searchParams } = new URL(request.url);
  const read = readLoan(Object.fromEntries(searchParams), terms);
  const before = comparedOf(searchParams.getAll(COMPARED), terms).map(({ text }) => text);
  const isAdded = searchParams.has(KEEP) && read.loan !== null;
  return {
    texts: loanTexts[language],
    compare: compareTexts[language],
    language,
    sentences: sentencesOf(callCodes, {}, language),
    terms,
    typed: read.typed,
    compared: isAdded && read.loan ? withCompared(before, comparedText(read.loan)) : before,
    lowest: loanRates.find(({ kind }) => kind === "installment")?.rate ?? null,
    applicant: applicantOf(type?.twdAccount?.tier),
    now: now.getTime(),
    origin,
  };
}

/** /products/loan/calculator: the cost of a loan, before signing in or applying. */
export default function CalculatorScreen({ loaderData }: Route.ComponentProps) {
  const { texts, applicant } = loaderData;
  const { how } = texts;
  return (
    <Page title={texts.title} description={texts.description} canonical={CALCULATOR_PATH}>
      <PageHead title={texts.title} lead={texts.lead} />
      <Calculator {...loaderData} />
      <Section id="how" title={how.title} band compact>
        <Prose text={how.text} />
      </Section>
      <Apply
        texts={texts.apply}
        applicant={applicant}
        productPath={productPath(INSTALLMENT_LOAN)}
      />
    </Page>
  );
}

/** The payment is drawn at once; the repayment of up to 84 months follows in the next frame. */
function Calculator(props: Route.ComponentProps["loaderData"]) {
  const { texts, compare, language, sentences, terms, lowest, now, origin } = props;
  const { form } = texts;
  const calculator = useCalculator(props);
  const { typed, compared: added } = calculator;
  const read = useMemo(() => readLoan(typed, terms), [typed, terms]);
  const cost = read.loan && costOf(read.loan, terms);
  const compared = comparedOf(added, terms);
  const bounds = boundsOf(terms);
  const day = formatDay(dayOf(useBankTime(now)));
  const repaid = useAfterPaint(read.loan);
  const wrong = read.wrong.map((field) => ({
    field,
    message: fill(form.wrong[field], bounds[field]),
  }));
  return (
    <>
      {wrong.length > 0 && !calculator.isTouched && (
        <ErrorSummary title={form.wrongTitle} fields={wrong} />
      )}
      <Presets {...{ texts: compare, calculator, lowest, language, sentences }} />
      <div className={styles.calculator}>
        <LoanForm
          {...{ texts: form, compare, bounds, wrong, lowest, calculator }}
          canAdd={read.loan !== null}
        />
        <LoanResult
          {...{ texts: texts.result, compare, cost, day, origin, compared: added }}
          loan={read.loan}
        />
      </div>
      <Comparison {...{ texts, compare, compared, calculator }} />
      <div id="repayment">
        {repaid && (
          <Section id="repaid" title={texts.schedule.title} compact>
            <Repayment texts={texts} loan={repaid} />
          </Section>
        )}
      </div>
    </>
  );
}

/** The bank's time: from the rendered page first, then from the server. */
function useBankTime(drawnAt: number): Date {
  const [time, setTime] = useState(drawnAt);
  useEffect(() => {
    // A page that stays open past midnight needs the new day.
    const read = () => serverTime("").then((now) => now && setTime(now.getTime()));
    const onShow = () => document.hidden || read();
    void read();
    document.addEventListener("visibilitychange", onShow);
    return () => document.removeEventListener("visibilitychange", onShow);
  }, []);
  return new Date(time);
}

function applicantOf(code: string | undefined): Applicant {
  if (code === tierCodes.advanced) return "advanced";
  return code === tierCodes.basic ? "basic" : "guest";
}
