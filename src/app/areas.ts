import * as board from "#areas/board/contract.ts";
import { handlers as boardHandlers } from "#areas/board/server.ts";
import * as kit from "#areas/kit/contract.ts";
import { handlers as kitHandlers } from "#areas/kit/server.ts";
import * as rates from "#areas/rates/contract.ts";
import { handlers as ratesHandlers } from "#areas/rates/server.ts";
import { area, type Kept } from "#server/asked.ts";

/** The whole API: one line per area. */
export const areas: Kept[] = [
  ...area("board", board, boardHandlers),
  ...area("rates", rates, ratesHandlers),
];

/** What only builders need; production does not have it. */
export const builderAreas: Kept[] = [...area("kit", kit, kitHandlers)];
