import { readCustomerType } from "#areas/customer/contract.ts";
import { productPath } from "#areas/products/rules.ts";
import { listLoanRates } from "#areas/rates/contract.ts";
import { ntd } from "#base/money/money.ts";
import { CALCULATOR_PATH } from "#base/site/paths.ts";
import { fill } from "#base/text/language.ts";
import { dayOf, formatDay } from "#base/time/day.ts";
import { tierCodes } from "#base/transfer/limits.ts";
import { orNotFound } from "#web/not-found.ts";
import { Prose } from "#web/ui/data/Prose.tsx";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import { readLoanProduct } from "../contract.ts";
import { readLoan } from "../rules/typed-loan.ts";
import { costOf, INSTALLMENT_LOAN } from "../rules.ts";
import { loanTexts } from "../texts/words.ts";
import type { Route } from "./+types/calculator.ts";
import { type Applicant, Apply } from "./parts/Apply.tsx";
import styles from "./parts/calculator.module.css";
import { boundsOf, LoanForm } from "./parts/LoanForm.tsx";
import { LoanResult } from "./parts/LoanResult.tsx";
import { Repayment } from "./parts/Repayment.tsx";

export const handle = { keepSeconds: 60, enhance: ["loan"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor, origin, now } = context.get(visitContext);
  const [product, { loanRates }, type] = await Promise.all([
    orNotFound(ask(readLoanProduct, { productCode: INSTALLMENT_LOAN })),
    ask(listLoanRates, {}),
    visitor.signedIn ? ask(readCustomerType, {}) : null,
  ]);
  const { minimumLoan, maximumLoan, fixedFee } = product;
  const terms = { least: ntd(minimumLoan), most: ntd(maximumLoan), fee: ntd(fixedFee) };
  const read = readLoan(Object.fromEntries(new URL(request.url).searchParams), terms);
  return {
    texts: loanTexts[visitor.language],
    terms,
    read,
    cost: read.loan && costOf(read.loan, terms),
    lowest: loanRates.find(({ kind }) => kind === "installment")?.rate ?? null,
    applicant: applicantOf(type?.twdAccount?.tier),
    day: formatDay(dayOf(now)),
    origin,
  };
}

/** /products/loan/calculator: what a loan costs, before anybody signs in or asks for one. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, terms, read, cost, lowest, applicant, day, origin } = loaderData;
  const { form, how } = texts;
  const bounds = boundsOf(terms);
  const wrong = read.wrong.map((field) => ({
    field,
    message: fill(form.wrong[field], bounds[field]),
  }));
  return (
    <Page title={texts.title} description={texts.description} canonical={CALCULATOR_PATH}>
      <PageHead title={texts.title} lead={texts.lead} />
      {wrong.length > 0 && <ErrorSummary title={form.wrongTitle} fields={wrong} />}
      <div className={styles.calculator}>
        <LoanForm texts={form} bounds={bounds} typed={read.typed} wrong={wrong} lowest={lowest} />
        <LoanResult texts={texts.result} loan={read.loan} cost={cost} day={day} origin={origin} />
      </div>
      <p role="status" className="sr-only" data-loan-told />
      <div id="repayment" data-part>
        {read.loan && (
          <Section id="repaid" title={texts.schedule.title} compact>
            <Repayment texts={texts} loan={read.loan} />
          </Section>
        )}
      </div>
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

export default Screen;

function applicantOf(code: string | undefined): Applicant {
  if (code === tierCodes.advanced) return "advanced";
  return code === tierCodes.basic ? "basic" : "guest";
}
