import { listDepositRates, listLoanRates } from "#areas/rates/contract.ts";
import { searchFaqs } from "#areas/support/contract.ts";
import { FAQ_PATH } from "#areas/support/rules.ts";
import { fill } from "#base/text/language.ts";
import { qrSquares } from "#base/text/qr.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import { PointList } from "#web/ui/data/PointList.tsx";
import { Prose } from "#web/ui/data/Prose.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { AppDownload } from "#web/ui/layout/AppDownload.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { ProductTiles } from "#web/ui/layout/ProductTiles.tsx";
import { Questions } from "#web/ui/layout/Questions.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import { readProduct, readProductGroup } from "../contract.ts";
import { isTermSheet, PRODUCT_CODE, productPath, signsOf, VARIANT_CODE } from "../rules.ts";
import { productsTexts } from "../texts/words.ts";
import type { Route } from "./+types/product.ts";
import { CurrentLoanRates, CurrentRates } from "./parts/CurrentRates.tsx";
import { Documents } from "./parts/Documents.tsx";
import { Intro } from "./parts/Intro.tsx";
import { ProductSearchFacts } from "./parts/ProductSearchFacts.tsx";

/** The number of questions shown before the link to all of them. */
const QUESTIONS = 4;

export const handle = { keepSeconds: 60 };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ask, visitor, origin } = context.get(visitContext);
  const { code } = params;
  const variant = "variant" in params ? params.variant : undefined;
  const isOurs = matches(PRODUCT_CODE, code) && (!variant || matches(VARIANT_CODE, variant));
  if (!isOurs) throw notFound();
  const requested = variant ? { productCode: code, variantCode: variant } : { productCode: code };
  const [product, { deposits }, { loanRates }] = await Promise.all([
    orNotFound(ask(readProduct, requested)),
    ask(listDepositRates, {}),
    ask(listLoanRates, {}),
  ]);
  const [group, { faqs }] = await Promise.all([
    orNotFound(ask(readProductGroup, { groupCode: product.groupCode })),
    ask(searchFaqs, { searchText: product.faqSearchText, pageSize: QUESTIONS }),
  ]);
  return {
    texts: productsTexts[visitor.language],
    app: productsTexts[visitor.language].app,
    product,
    group,
    deposits,
    loanRates,
    faqs,
    qr: qrSquares(`${origin}${productPath(code)}#app`),
  };
}

/**
 * /products/detail/{productCode}, optionally with a variant: a product's full terms. If the product
 * has a separate landing page, the benefits are left out here.
 */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, product, group, deposits, loanRates } = loaderData;
  const words = texts.detail;
  const isSheet = isTermSheet(product.productCode);
  return (
    <Page
      title={product.productName}
      description={product.summary}
      canonical={productPath(product.productCode)}
    >
      <ProductSearchFacts product={product} />
      <Intro texts={texts} product={product} isSheet={isSheet} />
      {!isSheet && (
        <Section id="benefits" title={words.benefits} compact>
          <PointList points={product.benefits.map(pointOf)} signs={signsOf(product.productCode)} />
        </Section>
      )}
      <CurrentRates texts={words.rates} product={product} rates={deposits} />
      <CurrentLoanRates texts={words.rates} product={product} rates={loanRates} />
      <Section id="facts" title={words.facts} band compact>
        <Table
          id="product-facts"
          caption={fill(words.factsOf, { name: product.productName })}
          captionHidden
          columns={[{ label: words.fact }, { label: words.value }]}
          rows={product.facts.map(({ factName, factText }) => ({
            key: factName,
            cells: [factName, factText],
          }))}
        />
      </Section>
      {!isSheet && <Ways {...loaderData} />}
      <Documents texts={words} group={group} />
      <Section id="notes" title={words.notes} compact>
        <Prose text={product.note} />
      </Section>
      <Section id="related" title={words.related} band compact>
        <ProductTiles
          tiles={product.relatedProducts.map((other) => ({
            href: other.productUrl,
            picture: other.picture,
            name: other.productName,
            sentence: other.slogan,
          }))}
        />
      </Section>
    </Page>
  );
}

/** How to get the product, and frequent questions about it. */
function Ways({ texts, app, product, faqs, qr }: Route.ComponentProps["loaderData"]) {
  const words = texts.detail;
  return (
    <>
      <Section id="steps" title={words.steps} compact>
        <PointList numbered points={product.steps.map(pointOf)} />
      </Section>
      <AppDownload texts={app} qr={qr} compact />
      <Questions
        title={words.faq}
        questions={faqs.map(({ question, excerpt, faqUrl }) => ({
          href: faqUrl,
          question,
          answer: excerpt,
        }))}
        whole={words.wholeFaq}
        all={{ href: FAQ_PATH, label: words.allFaq }}
        compact
      />
    </>
  );
}

export default Screen;

function matches(pattern: string, text: string): boolean {
  return new RegExp(pattern).test(text);
}

function pointOf({ title, text }: { title: string; text: string }) {
  return { title, text };
}
