import type { Output } from "#base/call/call.ts";
import { FIRST_PAGE } from "#base/call/limits.ts";
import { fill } from "#base/text/language.ts";
import { pagesOf } from "#web/list-page.ts";
import { Pagination } from "#web/ui/data/Pagination.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Pills } from "#web/ui/layout/Pills.tsx";
import type { searchSite } from "../../contract.ts";
import { type Search, searchAddress } from "../../rules.ts";
import type { Texts } from "../../texts/words.ts";
import { ResultList } from "./ResultList.tsx";
import styles from "./Results.module.css";

type Found = Output<typeof searchSite>;

interface Props {
  texts: Texts;
  search: Search;
  found: Found;
}

/** The results, with the filter by kind; or near matches if there are none. */
export function Results({ texts, search, found }: Props) {
  const links = kindLinks(texts, search, found.kindCounts);
  const isInVain = links.length === 0;
  const everywhere = searchAddress({ ...search, kind: null, page: FIRST_PAGE });
  return (
    <>
      <Meant texts={texts} suggestions={found.suggestions} />
      {!isInVain && <Pills label={texts.filter} links={links} />}
      {found.hits.length > 0 && <ResultList texts={texts} rows={found.hits} />}
      {!isInVain && found.total === 0 && search.kind && (
        <Empty
          sentence={fill(texts.nothingOfKind, { kind: texts.kinds[search.kind] })}
          way={{ href: everywhere, label: texts.everywhere }}
        />
      )}
      {found.total > 0 && found.hits.length === 0 && (
        <Empty
          sentence={texts.beyond}
          way={{ href: searchAddress({ ...search, page: FIRST_PAGE }), label: texts.firstPage }}
        />
      )}
      {isInVain && <p className={styles.after}>{texts.nothingLead}</p>}
      {found.nearest.length > 0 && (
        <section aria-labelledby="nearest" className={styles.nearest}>
          <h2 id="nearest">{texts.nearest}</h2>
          <ResultList texts={texts} rows={found.nearest} />
        </section>
      )}
      <Pagination
        page={found.page}
        pages={pagesOf(found.total)}
        address={(page) => searchAddress({ ...search, page })}
        texts={{ ...texts, label: texts.pages }}
      />
    </>
  );
}

/** All, and each kind with results; empty without results. */
function kindLinks(texts: Texts, { typed, kind }: Search, counts: Found["kindCounts"]) {
  const found = counts.filter(({ searchKind, hitCount }) => hitCount > 0 || searchKind === kind);
  const total = counts.reduce((sum, { hitCount }) => sum + hitCount, 0);
  if (total === 0) return [];
  return [
    { code: null, name: texts.all, count: total },
    ...found.map(({ searchKind: code, hitCount: count }) => ({
      code,
      name: texts.kinds[code],
      count,
    })),
  ].map(({ code, name, count }) => ({
    href: searchAddress({ typed, kind: code, page: FIRST_PAGE }),
    name: fill(texts.kindOf, { kind: name, count }),
    current: code === kind,
  }));
}

/** Suggested queries; each links to its own search. */
function Meant({ texts, suggestions }: { texts: Texts; suggestions: readonly string[] }) {
  if (suggestions.length === 0) return null;
  return (
    <div className={styles.meant}>
      <p id="meant">{texts.meant}</p>
      <ul aria-labelledby="meant">
        {suggestions.map((typed) => (
          <li key={typed}>
            <a href={searchAddress({ typed, kind: null, page: FIRST_PAGE })}>{typed}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
