import { FAQ_PATH, INQUIRY_PATH } from "#areas/support/rules.ts";
import { isUuid } from "#base/identity/uuid.ts";
import { callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { DoneHead } from "#web/ui/layout/DoneHead.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { readInquiryReceipt } from "../contract.ts";
import { inquiryTexts } from "../texts/words.ts";
import type { Route } from "./+types/inquiry-complete.ts";
import styles from "./parts/inquiry.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const texts = inquiryTexts[visitor.language];
  const inquiryId = new URL(request.url).searchParams.get("id");
  if (inquiryId === null) return { texts, receipt: null };
  if (!isUuid(inquiryId)) throw notFound();
  return { texts, receipt: await orNotFound(ask(readInquiryReceipt, { inquiryId })) };
}

/**
 * /support/contact-us/inquiry-complete: confirms the inquiry, with its reference and what happens
 * next.
 */
export function Screen({ loaderData: { texts, receipt } }: Route.ComponentProps) {
  const { complete } = texts;
  if (receipt === null) {
    return (
      <Page title={texts.title} description={complete.nothing} hidden>
        <h1 className={styles.plain}>{texts.title}</h1>
        <Empty sentence={complete.nothing} way={{ href: INQUIRY_PATH, label: complete.write }} />
      </Page>
    );
  }
  const [beforePhone, afterPhone] = complete.ask.split("{phone}");
  const { receiptNumber, promisedOn, email, categoryName, subcategoryName, attachmentCount } =
    receipt;
  const facts = [
    {
      name: complete.reference,
      value: <strong className={styles.reference}>{receiptNumber}</strong>,
    },
    { name: complete.promised, value: promisedOn },
    { name: complete.topic, value: `${categoryName} / ${subcategoryName}` },
    ...(attachmentCount > 0
      ? [{ name: complete.files, value: fill(complete.filesCount, { count: attachmentCount }) }]
      : []),
  ];
  return (
    <Page title={complete.title} description={complete.title} hidden>
      <DoneHead title={complete.title} lead={fill(complete.lead, { day: promisedOn, email })}>
        <FactList facts={facts} />
      </DoneHead>
      <section aria-labelledby="next" className={styles.next}>
        <h2 id="next">{complete.next}</h2>
        <ul>
          <li>{complete.letter}</li>
          <li>
            {beforePhone}
            <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
            {afterPhone}
          </li>
          <li>{complete.safe}</li>
        </ul>
        <p className={styles.ways}>
          <Button href={FAQ_PATH}>{complete.faq}</Button>
          <Button href="/" variant="quiet">
            {complete.home}
          </Button>
        </p>
      </section>
    </Page>
  );
}

export default Screen;
