import { data, redirect } from "react-router";
import * as session from "#areas/login/contract/session.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import type { FieldError } from "#base/call/call.ts";
import { formWith, statusOfRefused } from "#base/call/submitted.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { isMalformed } from "#web/not-found.ts";
import { signedIn } from "#web/signed-in.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { DateInput } from "#web/ui/forms/DateInput.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { withWholeDays } from "#web/ui/forms/typed-day.ts";
import { visitContext } from "#web/visit.ts";
import { previewTravel, registerTravel } from "../contract/applications.ts";
import { choicesQuery, readChoices } from "../rules/choices.ts";
import { trialInput } from "../rules/codes.ts";
import { coversOf } from "../rules/insured.ts";
import { DETAIL_PATH } from "../rules/paths.ts";
import { applyTexts, insuranceTexts } from "../texts/words.ts";
import type { Route } from "./+types/travel-register.ts";
import { periodOf } from "./parts/application.ts";
import styles from "./parts/apply.module.css";
import { PriceTable } from "./parts/PriceTable.tsx";
import { StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session"] };

const NUMBERS = [1, 2, 3, 4] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { ask, visitor, now } = visit;
  const customer = await signedIn(visit, request, session);
  const { searchParams } = new URL(request.url);
  const planCode = searchParams.get("plan") ?? "";
  const choices = readChoices((name) => searchParams.get(name), now);
  const back = `${DETAIL_PATH}?plan=${encodeURIComponent(planCode)}&${choicesQuery(choices)}`;
  const { language } = visitor;
  const covers = choices.trial.insuredType && coversOf(choices.trial.insuredType);
  const common = {
    texts: applyTexts[language],
    trial: insuranceTexts[language].trial,
    sessionTexts: loginTexts[language].session,
    customer,
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

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request, session);
  const { searchParams } = new URL(request.url);
  const choices = readChoices((name) => searchParams.get(name), visit.now);
  const trial = Object.fromEntries(
    Object.entries(trialInput(choices)).map(([name, value]) => [name, String(value)]),
  );
  const days = NUMBERS.map((number) => `child${number}Birthday`);
  const form = withWholeDays(await request.formData(), days);
  const ticked = ["isHealthy", "acceptsTerms", "acceptsPrivacy"].map((name) => [name, "false"]);
  const whole = new Map([...ticked, ...form.entries()] as [string, string][]);
  const planCode = searchParams.get("plan") ?? "";
  const submitted = await visit.submit(registerTravel, formWith(whole, { ...trial, planCode }));
  if (submitted.ok) {
    const { applicationId } = submitted.content;
    return redirect(`/insurance/travel/confirm?application=${applicationId}`, 303);
  }
  const status = statusOfRefused(submitted);
  if (submitted.code !== "INSR000018") return data(submitted, { status });
  // Something else was registered under the form's key: the next try gets a new one.
  const { applicationId: _used, ...typed } = submitted.typed;
  return data({ ...submitted, typed }, { status });
}

/** /insurance/travel/register: step 2, the insured, and the customer's declarations. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, trial, sessionTexts, customer, preview, refused, back } = loaderData;
  const { register } = texts;
  const wrong = actionData && !actionData.ok ? actionData : null;
  const typed = wrong?.typed ?? {};
  const fields = (wrong?.fields ?? []).map((each) => ({
    ...each,
    message: messageFor(each, register),
  }));
  const errorOf = (name: string) => fields.find(({ field }) => field === name)?.message;
  return (
    <StepPage step="register" {...{ texts, sessionTexts, customer }} isWrong={wrong !== null}>
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
            <h2 id="choice">{register.choice}</h2>
            <FactList
              facts={[
                { name: register.plan, value: `${preview.planName}, ${preview.insurerName}` },
                { name: register.period, value: periodOf(preview) },
                { name: register.sum, value: formatAmount(ntd(loaderData.sumInsured), "TWD") },
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
              <h2 id="holder">{register.holderTitle}</h2>
              <FactList
                facts={[
                  { name: register.holder, value: preview.holderName },
                  { name: register.beneficiary, value: register.beneficiaryValue },
                ]}
              />
              <p>{register.holderNote}</p>
            </section>
            {NUMBERS.slice(0, loaderData.children).map((number) => (
              <Child key={number} {...{ number, typed, errorOf }} texts={register} />
            ))}
            <section aria-labelledby="declare" className={styles.part}>
              <h2 id="declare">{register.declareTitle}</h2>
              <Checkbox
                name="isHealthy"
                value="true"
                label={register.healthy}
                defaultChecked={typed.isHealthy === "true"}
                error={errorOf("isHealthy")}
              />
              <Checkbox
                name="acceptsTerms"
                value="true"
                label={register.terms}
                defaultChecked={typed.acceptsTerms === "true"}
                error={errorOf("acceptsTerms")}
              />
              <Checkbox
                name="acceptsPrivacy"
                value="true"
                label={register.privacy}
                defaultChecked={typed.acceptsPrivacy === "true"}
                error={errorOf("acceptsPrivacy")}
              />
            </section>
            <Button>{register.next}</Button>
          </PostForm>
        </>
      )}
      <p>
        <Button href={back} variant="quiet">
          {register.back}
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
