import { HtmlValidate } from "html-validate";
import { Type as T } from "typebox";
import { describe, expect, test } from "vitest";
import { areas, builderAreas } from "#app/areas.ts";
import { call } from "#base/call.ts";
import { apiPage } from "./api-page.ts";
import { openapi } from "./openapi.ts";

const document = openapi([...areas, ...builderAreas]);
const page = apiPage(document);

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: { "doctype-style": ["error", { style: "lowercase" }] },
});

describe("the page of the API", () => {
  test("is valid HTML", async () => {
    const { results } = await validator.validateString(page);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  test("of no calls is valid HTML too", async () => {
    const { valid } = await validator.validateString(apiPage(openapi([])));
    expect(valid).toBe(true);
  });

  test("runs nothing, styles nothing inline and loads nothing from elsewhere", () => {
    expect(page).not.toMatch(/<script|<style|\son\w+=|\sstyle=|javascript:/i);
    const addresses = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !/^[#/](?!\/)/.test(address ?? ""))).toEqual([]);
  });

  test("has a section for every call, and a way to each", () => {
    for (const { name, call: each } of [...areas, ...builderAreas]) {
      expect(page).toContain(`<a href="#${name}">`);
      expect(page).toContain(`<article id="${name}"`);
      expect(page).toContain(`<code>${each.method} ${each.path}</code>`);
    }
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  test("tells of each field its type, whether it must be there, and its rule", () => {
    const row = (...cells: string[]) =>
      `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    expect(page).toContain(
      row(
        "<code>sentence</code>",
        "text, in the body",
        "yes",
        "at least 1 characters; at most 40 characters",
      ),
    );
    expect(page).toContain(row("<code>ntcList[].ntcNbr</code>", "integer", "yes", ""));
    expect(page).toContain(row("<code>newer</code>", "object or null", "yes", ""));
    expect(page).toContain(row("<code>BORD000001</code>", "no such notice"));
  });

  test("writes what a contract says as text, whatever it says", async () => {
    const sly = call({
      method: "GET",
      path: "/v1/sly",
      summary: '<script>alert("1")</script> & more',
      who: "anyone",
      input: T.Object({ "a<b": T.Optional(T.String({ pattern: '^<"&$' })) }),
      output: T.Null(),
      errors: [],
    });
    const kept = { name: "sly", area: "sly", call: sly, handler: async () => null };
    const text = apiPage(openapi([kept]));
    expect(text).not.toContain("<script");
    expect(text).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more");
    expect(text).toContain("<code>a&lt;b</code>");
    expect((await validator.validateString(text)).valid).toBe(true);
  });
});
