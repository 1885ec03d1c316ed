import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { BANNERS_SHOWN, bannerTones } from "../rules.ts";

/** What the front page says above everything else. */
export const listBanners = call({
  method: "GET",
  path: "/v1/board/banners",
  summary: "The banners of the front page, warnings first",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    banners: T.Array(
      T.Object({
        number: T.Integer(),
        tone: T.Enum([...bannerTones]),
        title: T.String(),
        summary: T.String(),
        path: T.Union([T.String(), T.Null()]),
      }),
      { maxItems: BANNERS_SHOWN },
    ),
  }),
  errors: [],
});
