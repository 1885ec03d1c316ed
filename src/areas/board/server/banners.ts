import { linkPath } from "#base/site/own-path.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { contentKind } from "#server/content/kind.ts";
import type * as contract from "../contract/banners.ts";
import { bannerContent } from "../rules/content.ts";
import { BANNERS_SHOWN, bannerTones } from "../rules.ts";
import { banners, bannerTitles, deleteBanner, putBanner, wholeBanner } from "../store/banners.ts";
import { boardTexts } from "../texts/words.ts";

/** The handler of the front page's banners. */
export const bannerHandlers: Handlers<typeof contract> = {
  async listBanners(_input, { db, language }) {
    const rows = await banners(db, language, BANNERS_SHOWN);
    return { banners: rows.map((row) => ({ ...row, path: linkPath(row.path) })) };
  },
};

/** Banners of the front page as the desk publishes them. */
export const bannerKind = contentKind({
  shape: bannerContent,
  list: bannerTitles,
  async choices(_db, language) {
    const { tones } = boardTexts[language].banners;
    return { tone: bannerTones.map((value) => ({ value, label: tones[value] })) };
  },
  find: wholeBanner,
  wholeOf: ({ fields: { id, tone, path }, sections }, { text }) => ({
    ...{ number: id, tone, path },
    title: text(sections, ({ title }) => title),
    summary: text(sections, ({ summary }) => summary),
  }),
  fieldsOf: ({ tone, path }) => ({ tone, path: path ?? "" }),
  sectionOf: ({ title, summary }, language) => ({
    fields: { title: title[language], summary: summary[language] },
    body: "",
  }),
  put: putBanner,
  remove: deleteBanner,
  pathOf: async () => "/",
});
