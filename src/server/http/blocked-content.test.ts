import { expect, test } from "vitest";
import { blockedContentIn } from "./blocked-content.ts";

const none = { directive: "none", blocked: "none", page: "none" };

test.each([
  [
    "a report of the older format",
    {
      "csp-report": {
        "document-uri": "https://www.bank.example/search?q=A123456789",
        "violated-directive": "img-src 'self' data:",
        "blocked-uri": "https://tracker.example/pixel?who=A123456789",
      },
    },
    { directive: "img-src", blocked: "https://tracker.example", page: "/search" },
  ],
  [
    "a list of reports of the newer format",
    [
      {
        type: "csp-violation",
        body: {
          documentURL: "https://www.bank.example/notice#A123456789",
          effectiveDirective: "script-src-elem",
          blockedURL: "inline",
        },
      },
    ],
    { directive: "script-src-elem", blocked: "inline", page: "/notice" },
  ],
  [
    "content without an origin",
    { "csp-report": { "effective-directive": "img-src", "blocked-uri": "blob:A123456789" } },
    { ...none, directive: "img-src", blocked: "blob:" },
  ],
  ["another shape", { "csp-report": ["A123456789"], body: 1 }, none],
  ["words where there should be keywords", { body: { blockedURL: "A123456789 " } }, none],
  ["nothing", null, none],
  ["an empty list", [], none],
])("of %s no query is logged", (_, report, logged) => {
  expect(blockedContentIn(JSON.stringify(report))).toEqual(logged);
});

test("what is no JSON is not repeated", () => {
  expect(blockedContentIn("q=A123456789")).toEqual(none);
});
