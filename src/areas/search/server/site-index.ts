import { fundsByName } from "#areas/funds/server/values.ts";
import { sharesByName } from "#areas/securities/server.ts";
import { indexOf, type MadeIndex } from "#areas/support/server/entry-index.ts";
import { refreshedSnapshot } from "#server/cache/refreshed-snapshot.ts";
import {
  contentState,
  documents,
  events,
  faqs,
  fundNotices,
  notices,
  products,
  synonyms,
} from "../store.ts";
import {
  type FoundPage,
  pageOfDocument,
  pageOfEvent,
  pageOfFaq,
  pageOfFund,
  pageOfFundNotice,
  pageOfNotice,
  pageOfProduct,
  pageOfShare,
  pagesOfSite,
} from "./found-pages.ts";

/** The index of the whole site, at most seconds old. */
export const siteIndex = refreshedSnapshot<MadeIndex<FoundPage>>({
  what: "what can be found on the site",
  state: contentState,
  async make(db, before) {
    const [groups, ...pages] = await Promise.all([
      synonyms(db),
      products(db).then((rows) => rows.map(pageOfProduct)),
      faqs(db).then((rows) => rows.map(pageOfFaq)),
      notices(db).then((rows) => rows.map(pageOfNotice)),
      events(db).then((rows) => rows.map(pageOfEvent)),
      fundNotices(db).then((rows) => rows.map(pageOfFundNotice)),
      documents(db).then((rows) => rows.map(pageOfDocument)),
      sharesByName(db).then((rows) => rows.map(pageOfShare)),
      fundsByName(db).then((rows) => rows.map(pageOfFund)),
      pagesOfSite(),
    ]);
    return indexOf(pages.flat(), groups, before);
  },
});
