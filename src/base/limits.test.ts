import { expect, test } from "vitest";
import { CALL_TIMEOUT_MS } from "./call.ts";
import {
  ACCOUNT_LIST_COUNT,
  CACHE_SECONDS,
  DUPLICATE_HOURS,
  FIRST_PAGE,
  HISTORY_DAYS,
  headerHeights,
  PAGE_SIZE,
  RANKING_MONTHS,
  UPLOAD_BYTES,
  UPLOAD_FILES,
} from "./limits.ts";

test("history, duplicates and uploads keep the specification's limits [K02]", () => {
  expect({ HISTORY_DAYS, DUPLICATE_HOURS, UPLOAD_FILES }).toEqual({
    HISTORY_DAYS: 30,
    DUPLICATE_HOURS: 24,
    UPLOAD_FILES: 3,
  });
  expect(UPLOAD_BYTES).toBe(2_097_152);
});

test("lists, rankings and caches keep the specification's numbers [K06]", () => {
  expect({ PAGE_SIZE, FIRST_PAGE, ACCOUNT_LIST_COUNT }).toEqual({
    PAGE_SIZE: 10,
    FIRST_PAGE: 1,
    ACCOUNT_LIST_COUNT: 4,
  });
  expect(RANKING_MONTHS).toBe(3);
  expect(CACHE_SECONDS).toBe(600);
  expect(CALL_TIMEOUT_MS).toBe(64_000);
});

test("the header is 90 pixels high on a PC and 58 on a phone [K07]", () => {
  expect(headerHeights).toEqual({ pc: 90, mobile: 58 });
});
