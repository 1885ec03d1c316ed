import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "../contract/banners.ts";
import { BANNERS_SHOWN } from "../rules.ts";
import { banners } from "../store/banners.ts";

/** The handler of the front page's banners. */
export const bannerHandlers: Handlers<typeof contract> = {
  async listBanners(_input, { db, language }) {
    return { banners: await banners(db, language, BANNERS_SHOWN) };
  },
};
