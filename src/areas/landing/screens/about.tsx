import { listProductGroups } from "#areas/products/contract.ts";
import { PRODUCTS_PATH } from "#areas/products/rules.ts";
import { BOARD_RATE_PATH } from "#areas/rates/rules.ts";
import { IDLE_SECONDS } from "#base/identity/sign-in.ts";
import { DEPOSIT_COVER, formatAmount } from "#base/money/money.ts";
import { bankLegalName, callCentre, OWN_BANK_CODE } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { PointList } from "#web/ui/data/PointList.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import { aboutSigns } from "../rules.ts";
import { landingTexts } from "../texts/words.ts";
import type { Route } from "./+types/about.ts";
import { Closing } from "./parts/Closing.tsx";
import { Help } from "./parts/Help.tsx";
import { KeyFigures } from "./parts/KeyFigures.tsx";
import { Pledge } from "./parts/Pledge.tsx";
import { SearchFacts } from "./parts/SearchFacts.tsx";

export const handle = { keepSeconds: 60 };

const SECONDS_PER_MINUTE = 60;

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const { productGroups } = await ask(listProductGroups, {});
  const texts = landingTexts[visitor.language];
  return {
    texts: texts.about,
    help: texts.help,
    facts: {
      products: productGroups.reduce((sum, { productCount }) => sum + productCount, 0),
      legalName: bankLegalName[visitor.language],
      bankCode: OWN_BANK_CODE,
      tollFree: callCentre.tollFree,
      anywhere: callCentre.anywhere,
      cover: formatAmount(DEPOSIT_COVER, "TWD"),
      idleMinutes: IDLE_SECONDS / SECONDS_PER_MINUTE,
    },
  };
}

/** /about: who the bank is, its mission, and what protects its customers. */
export function Screen({ loaderData: { texts, help, facts } }: Route.ComponentProps) {
  const { numbers, mission, insured, security, closing } = texts;
  const figures = [numbers.products, numbers.languages, numbers.hours];
  const rules = [security.twoProofs, security.session, security.never, security.stop];
  return (
    <Page title={texts.title} description={texts.description} canonical="/about">
      <SearchFacts />
      <PageHead title={texts.title} lead={texts.lead} />
      <KeyFigures
        label={numbers.label}
        figures={figures.map((each) => ({ ...each, value: fill(each.value, facts) }))}
      />
      <Section id="mission" title={mission.title} lead={mission.lead} compact>
        <PointList
          points={[mission.plain, mission.calm, mission.everyone]}
          signs={aboutSigns.mission}
        />
      </Section>
      <Section id="facts" title={texts.facts.title} lead={texts.facts.lead} band compact>
        <Table
          id="bank-facts"
          caption={texts.facts.caption}
          captionHidden
          columns={[{ label: texts.facts.name }, { label: texts.facts.value }]}
          rows={Object.entries(texts.facts.rows).map(([key, { name, value }]) => ({
            key,
            cells: [name, fill(value, facts)],
          }))}
        />
      </Section>
      <Section id="insured" title={insured.title} lead={fill(insured.lead, facts)} compact>
        <PointList points={[insured.covered, insured.notCovered]} signs={aboutSigns.insured} />
      </Section>
      <Pledge texts={texts.accessible} />
      <Section id="security" title={security.title} lead={security.lead} compact>
        <PointList
          points={rules.map(({ title, text }) => ({ title, text: fill(text, facts) }))}
          signs={aboutSigns.security}
        />
      </Section>
      <Closing
        title={closing.title}
        lead={closing.lead}
        compact
        ways={[
          { href: PRODUCTS_PATH, label: closing.products },
          { href: BOARD_RATE_PATH, label: closing.rates },
        ]}
      />
      <Help texts={help} compact />
    </Page>
  );
}

export default Screen;
