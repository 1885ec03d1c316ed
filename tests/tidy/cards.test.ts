import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cardDrawings, DRAWN, fingerprintsOf } from "../../scripts/cards/drawings.ts";

const MINUTE_MS = 60_000;

test("the cards are what words and drawings say now; else run npm run pictures", {
  timeout: MINUTE_MS,
}, async () => {
  const drawn = JSON.parse(readFileSync(DRAWN, "utf8"));
  expect(fingerprintsOf(await cardDrawings())).toEqual(drawn);
});
