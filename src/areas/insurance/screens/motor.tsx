import { data, redirect } from "react-router";
import { signedIn } from "#areas/login/flow/customer.ts";
import { statusOfRefused } from "#base/call/submitted.ts";
import { sentencesOf } from "#base/errors/texts.ts";
import { formatAmount } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { type Day, dayOf, formatDay } from "#base/time/day.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { HiddenFields, PostForm } from "#web/ui/forms/PostForm.tsx";
import { DoneHead } from "#web/ui/layout/DoneHead.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import { redirectToInsurer } from "../contract/hand-over.ts";
import { motorQuote, reminderOf, type Vehicle } from "../rules/motor.ts";
import { readMotor } from "../rules/typed-motor.ts";
import { motorTexts } from "../texts/motor.ts";
import { insuranceTexts } from "../texts/words.ts";
import type { Route } from "./+types/motor.ts";
import styles from "./parts/insurance.module.css";
import { MotorForm } from "./parts/MotorForm.tsx";
import { motorCodes, trialHoles } from "./parts/sentences.ts";
import trialStyles from "./parts/trial.module.css";

/** The fields that a hand-over sends to the insurer. */
const SENT = ["vehicleClass", "age", "sex", "claimGrade", "years", "extras"] as const;

const vehicleIn = ({ url }: Request): Vehicle =>
  new URL(url).pathname.endsWith("/car") ? "car" : "motorbike";

export function loader({ context, request }: Route.LoaderArgs) {
  const { visitor, now } = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  const { language } = visitor;
  const vehicle = vehicleIn(request);
  const extras = searchParams.getAll("extra").join(",");
  const today = dayOf(now);
  const read = readMotor(
    vehicle,
    (name) => (name === "extras" && extras ? extras : searchParams.get(name)),
    today,
  );
  return {
    texts: motorTexts[language],
    common: insuranceTexts[language].trial,
    policies: insuranceTexts[language].list.policies,
    sentences: sentencesOf(motorCodes, trialHoles, language),
    vehicle,
    read,
    today,
    isHandedOver: searchParams.get("handed") === "over",
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request);
  const form = await request.formData();
  const fields = new Map<string, string>([["purpose", vehicleIn(request)]]);
  for (const [name, value] of form.entries()) fields.set(name, String(value));
  const submitted = await visit.submit(redirectToInsurer, fields);
  if (submitted.ok) return redirect(submitted.content.redirectUrl, 303);
  return data(submitted, { status: statusOfRefused(submitted) });
}

/** /insurance/car and /insurance/motorbike: a quote, the covers, and the link to the insurer. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, common, vehicle, read, sentences, isHandedOver } = loaderData;
  const title = texts.title[vehicle];
  const wrong = actionData && !actionData.ok ? actionData : null;
  if (isHandedOver) {
    return (
      <Page title={texts.doneTitle} description={texts.done} hidden>
        <DoneHead title={texts.doneTitle} lead={texts.done}>
          <Button href="/overview/insurance">{loaderData.policies}</Button>
        </DoneHead>
      </Page>
    );
  }
  return (
    <Page title={title} description={texts.description[vehicle]}>
      <PageHead title={title} lead={texts.lead} />
      {wrong && (
        <ErrorSummary
          title={common.errorTitle}
          fields={wrong.fields.map((each) => ({ ...each, field: fieldOf(each.field) }))}
          {...(wrong.fields.length === 0 && { message: wrong.message })}
        />
      )}
      <div className={trialStyles.trial}>
        <MotorForm {...{ texts, vehicle, read, sentences }} today={loaderData.today} />
        {read.question && <Quote {...loaderData} question={read.question} />}
      </div>
      <Section id="explain" title={texts.explainTitle} band compact>
        <ol className={styles.steps}>
          {texts.explain.map(([name, about]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{about}</p>
            </li>
          ))}
        </ol>
        <ol className={styles.notices}>
          {texts.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ol>
      </Section>
    </Page>
  );
}

/** The field of the form in which what a hand-over sends was typed. */
function fieldOf(sent: string): string {
  return sent === "startDay" ? "start" : sent;
}

type Loaded = Route.ComponentProps["loaderData"];

function Quote({
  texts,
  common,
  read,
  question,
}: Loaded & { question: NonNullable<Loaded["read"]["question"]> }) {
  const { lines, total } = motorQuote(question);
  const startOn = read.typed.start as Day;
  const nameOf = (item: (typeof lines)[number]["item"]) =>
    item === "compulsory" ? texts.compulsory[question.years === 2 ? 2 : 1] : texts.extras[item][0];
  const { endsOn, remindOn } = reminderOf(startOn, question.years);
  return (
    <section aria-labelledby="quote" className={trialStyles.price}>
      <h2 id="quote">{texts.quoteTitle}</h2>
      <p className={trialStyles.amount}>
        {texts.total} <strong>{formatAmount(total, "TWD")}</strong>
      </p>
      <Table
        id="quoted"
        caption={texts.quoteTitle}
        captionHidden
        columns={[{ label: common.item }, { label: common.priceTitle, numeric: true }]}
        rows={lines.map(({ item, amount }) => ({
          key: item,
          cells: [nameOf(item), formatAmount(amount, "TWD")],
        }))}
        foot={{ key: "total", cells: [texts.total, formatAmount(total, "TWD")] }}
      />
      <p>{texts.quoteNote}</p>
      <p>{fill(texts.remind, { day: formatDay(endsOn), remind: formatDay(remindOn) })}</p>
      <h3>{texts.handOverTitle}</h3>
      <p>{texts.handOver}</p>
      <PostForm>
        <HiddenFields fields={SENT.map((name) => [name, read.typed[name]])} />
        <input type="hidden" name="startDay" value={formatDay(startOn)} />
        <Button>{texts.handOverSend}</Button>
      </PostForm>
    </section>
  );
}

export default Screen;
