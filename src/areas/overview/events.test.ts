import { expect, test } from "vitest";
import { filesOf, sourceOf } from "../../../tests/tidy/sources.ts";
import { texts } from "./texts/zh.ts";

/** Events without a customer, or that the account's history shows. */
const elsewhere =
  /^(content\.|trail\.|transfer\.post$|desk\.(passkey|queue|recovery-codes|sign-|staff|trail))/;

const RECORDED =
  /\b(?:event|EVENT)(?:: | = )(?:"([a-z-]+(?:\.[a-z-]+)+)"|`([a-z-]+\.(?:[a-z-]+\.)?)\$\{)/g;

test("every event that is recorded about a customer has a name on the security page", () => {
  const files = filesOf("src/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const recorded = files.flatMap((file) =>
    [...sourceOf(file).text.matchAll(RECORDED)].map(([, event, prefix]) => event ?? prefix ?? ""),
  );
  const names = Object.keys(texts.events);
  const isNamed = (event: string) =>
    names.some((name) => (event.endsWith(".") ? name.startsWith(event) : name === event));
  const shown = [...new Set(recorded)].filter((event) => !elsewhere.test(event));
  expect(shown.length).toBeGreaterThan(40);
  expect(shown.filter((event) => !isNamed(event))).toEqual([]);
});
