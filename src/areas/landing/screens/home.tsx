import { listBanners } from "#areas/board/contract/banners.ts";
import { listEvents, listNotices } from "#areas/board/contract.ts";
import { boardTexts } from "#areas/board/texts/words.ts";
import { insuranceTexts } from "#areas/insurance/texts/words.ts";
import { productsTexts } from "#areas/products/texts/words.ts";
import { listDepositRates, listExchangeRates, listLoanRates } from "#areas/rates/contract.ts";
import { listIndices } from "#areas/securities/contract/stocks.ts";
import { securitiesTexts } from "#areas/securities/texts/words.ts";
import { qrSquares } from "#base/text/qr.ts";
import { AppDownload } from "#web/ui/layout/AppDownload.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { landingTexts } from "../texts/words.ts";
import type { Route } from "./+types/home.ts";
import { Banners } from "./parts/Banners.tsx";
import { Features } from "./parts/Features.tsx";
import { factsOf } from "./parts/facts.ts";
import { Help } from "./parts/Help.tsx";
import { Hero } from "./parts/Hero.tsx";
import { Insurance } from "./parts/Insurance.tsx";
import { Markets } from "./parts/Markets.tsx";
import { News } from "./parts/News.tsx";
import { ProductCards } from "./parts/ProductCards.tsx";
import { ProductTerms } from "./parts/ProductTerms.tsx";
import { RateBoard } from "./parts/RateBoard.tsx";
import { SearchFacts } from "./parts/SearchFacts.tsx";
import { SunriseScene } from "./parts/SunriseScene.tsx";

export const handle = { keepSeconds: 60 };

/** The number of notices and of events, side by side. */
const NEWS_COUNT = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor, origin } = context.get(visitContext);
  const [{ deposits }, { loanRates }, exchange, { notices }, { events }, markets, { banners }] =
    await Promise.all([
      ask(listDepositRates, {}),
      ask(listLoanRates, {}),
      ask(listExchangeRates, {}),
      ask(listNotices, { pageSize: NEWS_COUNT }),
      ask(listEvents, { pageSize: NEWS_COUNT, eventState: "ongoing" }),
      ask(listIndices, {}),
      ask(listBanners, {}),
    ]);
  return {
    texts: landingTexts[visitor.language],
    app: productsTexts[visitor.language].app,
    categories: boardTexts[visitor.language].categories,
    banners,
    bannerTexts: boardTexts[visitor.language].banners,
    facts: factsOf(deposits, loanRates),
    deposits,
    exchange,
    notices,
    events,
    markets,
    marketTexts: securitiesTexts[visitor.language].home,
    insuranceTexts: insuranceTexts[visitor.language].list,
    qr: qrSquares(`${origin}/#app`),
  };
}

/** /: the home page. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const {
    texts,
    app,
    categories,
    banners,
    bannerTexts,
    facts,
    deposits,
    exchange,
    notices,
    events,
    markets,
    marketTexts,
    qr,
  } = loaderData;
  return (
    <Page hero title={texts.title} description={texts.description} canonical="/">
      <SearchFacts />
      <Banners texts={bannerTexts} banners={banners} />
      <Hero
        lines={[texts.hero.first, texts.hero.second]}
        sentence={texts.hero.sentence}
        open={texts.hero.open}
        other={{ href: "#products", label: texts.hero.browse }}
        scene={<SunriseScene />}
      />
      <ProductCards texts={texts.products} facts={facts} />
      <ProductTerms texts={texts} facts={facts} />
      <Features texts={texts.features} facts={facts} />
      <RateBoard texts={texts.rates} facts={facts} deposits={deposits} exchange={exchange} />
      <Markets texts={marketTexts} markets={markets} />
      <Insurance texts={loaderData.insuranceTexts} />
      <News texts={texts.news} categories={categories} notices={notices} events={events} />
      <AppDownload texts={app} qr={qr} />
      <Help texts={texts.help} />
    </Page>
  );
}

export default Screen;
