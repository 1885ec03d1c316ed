import type { Ask } from "#base/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { useShared } from "#web/shared.ts";
import { Empty } from "#web/ui/Empty.tsx";
import { Page } from "#web/ui/Page.tsx";
import { PageHead } from "#web/ui/PageHead.tsx";
import { ProductTiles } from "#web/ui/ProductTiles.tsx";
import { Section } from "#web/ui/Section.tsx";
import { StructuredData } from "#web/ui/StructuredData.tsx";
import { visitContext } from "#web/visit.ts";
import { listGuestProducts, listOwnProducts, listProductGroups } from "../contract.ts";
import { PRODUCTS_PATH } from "../rules.ts";
import { productsTexts } from "../texts/words.ts";
import type { Route } from "./+types/product-list.ts";
import { GroupSection } from "./parts/GroupSection.tsx";
import { ModeWord } from "./parts/ModeWord.tsx";

/** The specification's id of this screen, which it names DiscoverMain. */
const SCREEN_ID = "top_di_w001";

export const handle = { keepSeconds: 60 };

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const [{ pdGrpList }, offered] = await Promise.all([ask(listProductGroups, {}), offeredTo(ask)]);
  return { texts: productsTexts[visitor.language], groups: pdGrpList, ...offered };
}

/** What the visitor is offered: a customer's own list, or the guests' when nobody is signed in. */
async function offeredTo(ask: Ask) {
  try {
    const { ftrPdList } = await ask(listOwnProducts, {});
    return { isGuest: false, featured: ftrPdList };
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    const { ftrPdList } = await ask(listGuestProducts, {});
    return {
      isGuest: true,
      featured: ftrPdList.map((product) => ({ ...product, ftrRsnCd: "other" as const })),
    };
  }
}

/** /products: every product in its group, before them what suits the visitor. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, groups, isGuest, featured } = loaderData;
  const { origin } = useShared();
  const { title, description, lead } = texts;
  const words = isGuest ? texts.guest : texts.own;
  const all = groups.flatMap(({ pdList }) => pdList);
  return (
    <Page title={title} description={description} canonical={PRODUCTS_PATH} screenId={SCREEN_ID}>
      <StructuredData
        graph={[
          {
            "@type": "ItemList",
            itemListElement: all.map(({ pdNm, pdDtlUrl }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name: pdNm,
              url: `${origin}${pdDtlUrl}`,
            })),
          },
        ]}
      />
      <PageHead
        title={title}
        lead={lead}
        pages={{
          label: texts.groups,
          links: groups.map(({ cmsContId, cmsGroupDetailTitle }) => ({
            href: `#${cmsContId}`,
            name: cmsGroupDetailTitle,
            current: false,
          })),
        }}
      />
      <ModeWord texts={texts} isGuest={isGuest} featured={featured} />
      {all.length === 0 ? (
        <Empty sentence={texts.nothing} way={{ href: "/", label: texts.home }} />
      ) : (
        <Section id="featured" title={words.title} lead={words.lead} compact>
          <ProductTiles
            tiles={featured.map((product) => ({
              href: product.pdDtlUrl,
              picture: product.pdImgCd,
              name: product.pdNm,
              sentence: product.pdSlgnCont,
              mark: product.ftrRsnCd === "other" ? null : texts.reasons[product.ftrRsnCd],
            }))}
          />
        </Section>
      )}
      {groups.map((group, index) => (
        <GroupSection key={group.cmsContId} texts={texts} group={group} band={index % 2 === 0} />
      ))}
    </Page>
  );
}

export default Screen;
