import { readProduct } from "#areas/products/contract.ts";
import { menuProducts, signsOf } from "#areas/products/rules.ts";
import { productsTexts } from "#areas/products/texts/words.ts";
import { listDepositRates, listLoanRates } from "#areas/rates/contract.ts";
import { searchFaqs } from "#areas/support/contract.ts";
import { FAQ_PATH } from "#areas/support/rules.ts";
import { fill } from "#base/text/language.ts";
import { qrSquares } from "#base/text/qr.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import { PointList } from "#web/ui/data/PointList.tsx";
import { AppDownload } from "#web/ui/layout/AppDownload.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { ProductTiles } from "#web/ui/layout/ProductTiles.tsx";
import { Questions } from "#web/ui/layout/Questions.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import { productAt, productPaths } from "../rules.ts";
import { landingTexts } from "../texts/words.ts";
import type { Route } from "./+types/product-landing.ts";
import { Closing } from "./parts/Closing.tsx";
import { factsOf, useTelling } from "./parts/facts.ts";
import { Hero } from "./parts/Hero.tsx";
import { KeyFigures } from "./parts/KeyFigures.tsx";
import { LandingTables } from "./parts/LandingTables.tsx";
import { closingWays, heroWay, pathTo, ratesOf } from "./parts/landing-facts.ts";
import { ProductFacts } from "./parts/ProductFacts.tsx";
import { ProductScene } from "./parts/ProductScene.tsx";

/** The number of questions shown before the link to all of them. */
const QUESTIONS = 4;

export const handle = { keepSeconds: 60 };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor, origin } = context.get(visitContext);
  const product = productAt(new URL(request.url).pathname.replace(/\/$/, ""));
  if (!product) throw notFound();
  const [offer, { deposits }, { loanRates }] = await Promise.all([
    orNotFound(ask(readProduct, { productCode: menuProducts[product] })),
    ask(listDepositRates, {}),
    ask(listLoanRates, {}),
  ]);
  const { faqs } = await ask(searchFaqs, { searchText: offer.faqSearchText, pageSize: QUESTIONS });
  return {
    product,
    offer,
    faqs,
    texts: landingTexts[visitor.language],
    app: productsTexts[visitor.language].app,
    facts: factsOf(deposits, loanRates),
    rates: ratesOf(deposits, loanRates),
    qr: qrSquares(`${origin}${productPaths[product]}#app`),
  };
}

/**
 * /main-account/landing and its four siblings: one product, from its headline to the link to open
 * it.
 */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { product, offer, faqs, texts, app, facts, rates, qr } = loaderData;
  const { landing } = texts;
  const words = landing[product];
  const tell = useTelling(facts);
  const path = productPaths[product];
  return (
    <Page
      hero
      title={offer.productName}
      description={offer.summary}
      canonical={path}
      card={product}
    >
      <ProductFacts product={product} offer={offer} rates={rates} />
      <Hero
        name={offer.productName}
        lines={[offer.slogan]}
        sentence={offer.summary}
        open={words.open}
        other={heroWay(product, landing, offer.productUrl)}
        scene={<ProductScene product={product} />}
      />
      <KeyFigures
        label={landing.figures}
        figures={Object.values(words.figures).map(({ name, value, note }) => ({
          name,
          value: tell(value),
          note: tell(note),
        }))}
      />
      <Section id="benefits" {...words.benefits}>
        <PointList
          points={offer.benefits.map(({ title, text }) => ({ title, text }))}
          signs={signsOf(offer.productCode)}
        />
      </Section>
      <Section id="terms" {...words.terms} band>
        <LandingTables
          product={product}
          texts={texts}
          facts={facts}
          rates={rates}
          conditions={offer.facts}
        />
      </Section>
      <Section id="steps" {...words.steps}>
        <PointList numbered points={offer.steps.map(({ title, text }) => ({ title, text }))} />
      </Section>
      <AppDownload texts={app} qr={qr} />
      <Questions
        title={landing.faq.title}
        lead={landing.faq.lead}
        questions={faqs.map(({ question, excerpt, faqUrl }) => ({
          href: faqUrl,
          question,
          answer: excerpt,
        }))}
        whole={landing.faq.whole}
        all={{ href: FAQ_PATH, label: landing.faq.all }}
      />
      <Section id="related" {...landing.related}>
        <ProductTiles
          tiles={offer.relatedProducts.map((other) => ({
            href: pathTo(other),
            picture: other.picture,
            name: other.productName,
            sentence: other.slogan,
          }))}
        />
      </Section>
      <Closing
        title={words.closing.title}
        lead={fill(words.closing.lead, facts)}
        ways={closingWays(product, landing, offer.productUrl)}
      />
    </Page>
  );
}

export default Screen;
