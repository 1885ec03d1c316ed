import { redirect } from "react-router";
import { customerPage, customerVisit } from "#areas/login/flow/customer.ts";
import type { FieldError } from "#base/call/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { flowAction } from "#web/flow.ts";
import { isMalformed } from "#web/not-found.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { DateInput } from "#web/ui/forms/DateInput.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { visitContext } from "#web/visit.ts";
import { previewTravel } from "../contract/applications.ts";
import { register } from "../flow/steps.ts";
import { choicesQuery, readChoices } from "../rules/choices.ts";
import { trialInput } from "../rules/codes.ts";
import { childNumbers, coversOf } from "../rules/insured.ts";
import { DETAIL_PATH } from "../rules/paths.ts";
import { applyTexts, insuranceTexts } from "../texts/words.ts";
import type { Route } from "./+types/travel-register.ts";
import { periodOf } from "./parts/application.ts";
import styles from "./parts/apply.module.css";
import { PriceTable } from "./parts/PriceTable.tsx";
import { StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { ask, visitor, now } = visit;
  const customer = await customerPage(visit, request);
  const { searchParams } = new URL(request.url);
  const planCode = searchParams.get("plan") ?? "";
  const choices = readChoices((name) => searchParams.get(name), now);
  const back = `${DETAIL_PATH}?plan=${encodeURIComponent(planCode)}&${choicesQuery(choices)}`;
  const { language } = visitor;
  const covers = choices.trial.insuredType && coversOf(choices.trial.insuredType);
  const common = {
    texts: applyTexts[language],
    trial: insuranceTexts[language].trial,
    ...customer,
    back,
    sumInsured: choices.trial.sumInsured,
    children: covers?.children ? choices.children : 0,
    // The idempotency key: a form sent repeatedly registers once.
    applicationId: crypto.randomUUID(),
  };
  try {
    const preview = await ask(previewTravel, { planCode, ...trialInput(choices) });
    return { ...common, preview, refused: null };
  } catch (thrown) {
    if (isRefusal(thrown)) {
      return { ...common, preview: null, refused: sentenceOf(thrown.code, thrown.facts, language) };
    }
    // Errors of the trip are shown on the page where the trip is chosen.
    if (isMalformed(thrown)) throw redirect(back);
    throw thrown;
  }
}

export const action = flowAction({
  async open(visit, request) {
    await customerVisit(visit, request);
    return { visit, query: new URL(request.url).searchParams };
  },
  steps: { register },
});

/** /insurance/travel/register: step 2, the insured, and the customer's declarations. */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { texts, trial, sessionTexts, customer, preview, refused, back } = loaderData;
  const { register: words } = texts;
  const typed = wrong?.typed ?? {};
  const fields = (wrong?.fields ?? []).map((each) => ({
    ...each,
    message: messageFor(each, words),
  }));
  const errorOf = (name: string) => fields.find(({ field }) => field === name)?.message;
  return (
    <StepPage step="register" {...{ texts, sessionTexts, customer }} isWrong={wrong !== undefined}>
      {wrong && (
        <ErrorSummary
          title={texts.errorTitle}
          fields={fields}
          {...(fields.length === 0 && { message: wrong.message })}
        />
      )}
      {!preview ? (
        <Notice kind="error" word={texts.errorTitle}>
          <p>{refused}</p>
        </Notice>
      ) : (
        <>
          <section aria-labelledby="choice" className={styles.part}>
            <h2 id="choice">{words.choice}</h2>
            <FactList
              facts={[
                { name: words.plan, value: `${preview.planName}, ${preview.insurerName}` },
                { name: words.period, value: periodOf(preview) },
                { name: words.sum, value: formatAmount(ntd(loaderData.sumInsured), "TWD") },
              ]}
            />
            <PriceTable id="lines" texts={trial} lines={preview.priceLines} />
          </section>
          <PostForm noValidate>
            <input
              type="hidden"
              name="applicationId"
              value={typed.applicationId ?? loaderData.applicationId}
            />
            <input type="hidden" name="premium" value={preview.premium} />
            <section aria-labelledby="holder" className={styles.part}>
              <h2 id="holder">{words.holderTitle}</h2>
              <FactList
                facts={[
                  { name: words.holder, value: preview.holderName },
                  { name: words.beneficiary, value: words.beneficiaryValue },
                ]}
              />
              <p>{words.holderNote}</p>
            </section>
            {childNumbers.slice(0, loaderData.children).map((number) => (
              <Child key={number} {...{ number, typed, errorOf }} texts={words} />
            ))}
            <section aria-labelledby="declare" className={styles.part}>
              <h2 id="declare">{words.declareTitle}</h2>
              <Checkbox
                name="isHealthy"
                value="true"
                label={words.healthy}
                defaultChecked={typed.isHealthy === "true"}
                error={errorOf("isHealthy")}
              />
              <Checkbox
                name="acceptsTerms"
                value="true"
                label={words.terms}
                defaultChecked={typed.acceptsTerms === "true"}
                error={errorOf("acceptsTerms")}
              />
              <Checkbox
                name="acceptsPrivacy"
                value="true"
                label={words.privacy}
                defaultChecked={typed.acceptsPrivacy === "true"}
                error={errorOf("acceptsPrivacy")}
              />
            </section>
            <Button>{words.next}</Button>
          </PostForm>
        </>
      )}
      <p>
        <Button href={back} variant="quiet">
          {words.back}
        </Button>
      </p>
    </StepPage>
  );
}

type RegisterTexts = Route.ComponentProps["loaderData"]["texts"]["register"];

/** The sentence for a wrong field: which declaration is missing, or what of a child is wrong. */
function messageFor({ field, message }: FieldError, texts: RegisterTexts): string {
  const { unticked, wrongName, wrongNationalId, wrongBirthday } = texts;
  if (field in unticked) return unticked[field as keyof typeof unticked];
  const part = /^child\d(Name|NationalId|Birthday)$/.exec(field)?.[1];
  const sentences = { Name: wrongName, NationalId: wrongNationalId, Birthday: wrongBirthday };
  return part ? sentences[part as keyof typeof sentences] : message;
}

interface ChildProps {
  number: number;
  texts: RegisterTexts;
  typed: Record<string, string>;
  errorOf(name: string): string | undefined;
}

function Child({ number, texts, typed, errorOf }: ChildProps) {
  const at = (part: string) => `child${number}${part}`;
  return (
    <section aria-labelledby={at("title")} className={styles.part}>
      <h2 id={at("title")}>{fill(texts.childTitle, { number })}</h2>
      <p>{texts.childNote}</p>
      <Field
        name={at("Name")}
        label={texts.name}
        typed={typed[at("Name")]}
        error={errorOf(at("Name"))}
        autoComplete="off"
      />
      <Field
        name={at("NationalId")}
        label={texts.nationalId}
        typed={typed[at("NationalId")]}
        error={errorOf(at("NationalId"))}
        variant="capitals"
        autoComplete="off"
        spellCheck={false}
      />
      <DateInput
        name={at("Birthday")}
        label={texts.birthday}
        typed={typed[at("Birthday")]}
        error={errorOf(at("Birthday"))}
        texts={{ year: texts.year, month: texts.month, day: texts.day }}
      />
    </section>
  );
}

export default Screen;
