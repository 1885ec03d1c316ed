import { data } from "react-router";
import { fill } from "#base/text/language.ts";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { listLetters } from "../contract.ts";
import { channels } from "../rules.ts";
import type { Texts } from "../texts.ts";
import { outboxTexts } from "../texts.ts";
import type { Route } from "./+types/outbox.ts";
import styles from "./outbox.module.css";
import { LetterList } from "./parts/LetterList.tsx";
import { addressOf, PATH, type Wanted, wantedOf } from "./parts/wanted.ts";

const FOLLOW_SECONDS = "5";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor, demonstration } = context.get(visitContext);
  // In production neither this page nor its call exists.
  if (!demonstration) throw data(null, { status: 404 });
  const wanted = wantedOf(new URL(request.url));
  const { channel, address } = wanted;
  const { letters } = await ask(listLetters, { ...(channel ? { channel } : {}), address });
  return { texts: outboxTexts[visitor.language], wanted, letters };
}

/** /dev/outbox: the letters of the demonstration bank, with their one-time codes. */
export function Screen({ loaderData: { texts, wanted, letters } }: Route.ComponentProps) {
  return (
    <Page title={texts.title} description={texts.lead} hidden>
      {wanted.follow && <meta httpEquiv="refresh" content={FOLLOW_SECONDS} />}
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <Notice kind="warning" word={texts.only}>
          <p>{texts.onlyLead}</p>
        </Notice>
      </div>
      <Filter texts={texts} wanted={wanted} />
      <p className={styles.ways}>
        <span>{fill(texts.count, { count: letters.length })}</span>
        <a href={addressOf(wanted)}>{texts.refresh}</a>
        <a href={addressOf({ ...wanted, follow: !wanted.follow })}>
          {wanted.follow ? texts.followOff : texts.followOn}
        </a>
      </p>
      {letters.length > 0 ? (
        <LetterList texts={texts} letters={letters} />
      ) : (
        <Empty sentence={texts.nothing} way={{ href: PATH, label: texts.showAll }} />
      )}
    </Page>
  );
}

function Filter({ texts, wanted }: { texts: Texts; wanted: Wanted }) {
  const choices = channels.map((value) => ({ value, label: texts.channels[value] }));
  return (
    <form action={PATH} aria-label={texts.filter} className={styles.filter}>
      <Select
        name="channel"
        label={texts.channel}
        choices={[{ value: "", label: texts.all }, ...choices]}
        typed={wanted.channel ?? ""}
      />
      <Field
        name="address"
        label={texts.address}
        hint={texts.addressHint}
        type="search"
        typed={wanted.address}
      />
      <Button variant="quiet">{texts.show}</Button>
    </form>
  );
}

export default Screen;
