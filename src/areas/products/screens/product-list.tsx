import type { Ask } from "#base/call/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { useShared } from "#web/shared.ts";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { ProductTiles } from "#web/ui/layout/ProductTiles.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { StructuredData } from "#web/ui/layout/StructuredData.tsx";
import { visitContext } from "#web/visit.ts";
import { listGuestProducts, listOwnProducts, listProductGroups } from "../contract.ts";
import { PRODUCTS_PATH } from "../rules.ts";
import { productsTexts } from "../texts/words.ts";
import type { Route } from "./+types/product-list.ts";
import { GroupSection } from "./parts/GroupSection.tsx";
import { ModeWord } from "./parts/ModeWord.tsx";

/** The specification's name for this screen. */
const SCREEN = { id: "top_di_w001", name: "DiscoverMain" };

export const handle = { keepSeconds: 60 };

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const [{ productGroups }, offered] = await Promise.all([
    ask(listProductGroups, {}),
    offeredTo(ask),
  ]);
  return { texts: productsTexts[visitor.language], groups: productGroups, ...offered };
}

/** The visitor's offers: a customer's own list, or the guests' without a session. */
async function offeredTo(ask: Ask) {
  try {
    const { featuredProducts } = await ask(listOwnProducts, {});
    return { isGuest: false, featured: featuredProducts };
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    const { featuredProducts } = await ask(listGuestProducts, {});
    return {
      isGuest: true,
      featured: featuredProducts.map((product) => ({
        ...product,
        featuredReason: "other" as const,
      })),
    };
  }
}

/** /products: every product in its group, with suitable ones for the visitor first. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, groups, isGuest, featured } = loaderData;
  const { origin } = useShared();
  const { title, description, lead } = texts;
  const words = isGuest ? texts.guest : texts.own;
  const all = groups.flatMap(({ products }) => products);
  return (
    <Page title={title} description={description} canonical={PRODUCTS_PATH} screen={SCREEN}>
      <StructuredData
        graph={[
          {
            "@type": "ItemList",
            itemListElement: all.map(({ productName, productUrl }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name: productName,
              url: `${origin}${productUrl}`,
            })),
          },
        ]}
      />
      <PageHead
        title={title}
        lead={lead}
        pages={{
          label: texts.groups,
          links: groups.map(({ contentId, title }) => ({
            href: `#${contentId}`,
            name: title,
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
              href: product.productUrl,
              picture: product.picture,
              name: product.productName,
              sentence: product.slogan,
              mark:
                product.featuredReason === "other" ? null : texts.reasons[product.featuredReason],
            }))}
          />
        </Section>
      )}
      {groups.map((group, index) => (
        <GroupSection key={group.contentId} texts={texts} group={group} band={index % 2 === 0} />
      ))}
    </Page>
  );
}

export default Screen;
