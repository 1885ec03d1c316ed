import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { DESCRIPTION_MOST, descriptionLeast } from "#base/site/page-description.ts";
import { cardPath, cardSize, socialCards } from "#base/site/social-cards.ts";
import { type Language, languages, languageTags } from "#base/text/language.ts";
import { testBank } from "../bank/bank.ts";
import { addresses } from "../browser/addresses.ts";

const bank = testBank({ callsPerMinute: 100_000, pagesPerMinute: 100_000 });

const CARD_BYTES_MOST = 100_000;

const open = Object.keys(addresses).filter((address) => addresses[address]?.status === 200);

async function headOf(address: string, language: Language) {
  const joint = address.includes("?") ? "&" : "?";
  const url = `${address}${joint}lang=${languageTags[language]}`;
  const { body } = await bank().site.inject(url);
  const contentOf = (name: string) => {
    const [tag = ""] = body.match(new RegExp(`<meta (?:name|property)="${name}"[^>]*>`)) ?? [];
    return /content="([^"]*)"/.exec(tag)?.[1] ?? null;
  };
  return { body, contentOf };
}

describe.each(languages)("in %s", (language) => {
  test.each(open)("%s says what it is, once, or asks not to be found", async (address) => {
    const { body, contentOf } = await headOf(address, language);
    expect(body.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    expect(contentOf("description")).not.toBe("");
    if (contentOf("robots") === "noindex") {
      expect(contentOf("og:image")).toBeNull();
      return;
    }
    const description = contentOf("description") ?? "";
    expect(description.length, description).toBeGreaterThanOrEqual(descriptionLeast[language]);
    expect(description.length, description).toBeLessThanOrEqual(DESCRIPTION_MOST);
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(body) ?? [];
    expect(canonical).toMatch(/^https?:\/\//);
    for (const tag of [...Object.values(languageTags), "x-default"]) {
      expect(body).toMatch(new RegExp(`rel="alternate" hrefLang="${tag}"`, "i"));
    }
    expect(contentOf("og:url")).toBe(canonical);
    expect(contentOf("og:type")).toBe("website");
    expect(contentOf("og:title")).not.toBe("");
    expect(contentOf("og:description")).toBe(description);
    expect(contentOf("og:locale")).toBe(languageTags[language].replace("-", "_"));
    expect(contentOf("twitter:card")).toBe("summary_large_image");
    const image = new URL(contentOf("og:image") ?? "").pathname;
    expect(image).toMatch(new RegExp(`-${languageTags[language]}\\.png$`));
    expect((await bank().site.inject(image)).statusCode).toBe(200);
  });

  test.each(socialCards)("the card %s is a picture of the right size and weight", async (card) => {
    const response = await bank().site.inject(cardPath(card, language));
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("image/png");
    expect(response.headers["cache-control"]).toMatch(/^public, max-age=\d+/);
    expect(response.rawPayload.length).toBeLessThanOrEqual(CARD_BYTES_MOST);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: "png",
      ...cardSize,
    });
  });
});

test("a product's page has its own card, others the bank's", async () => {
  const product = await headOf("/dream-account/landing", "en");
  expect(product.contentOf("og:image")).toMatch(/\/cards\/dream-account-en\.png$/);
  const notice = await headOf("/notice/3", "en");
  expect(notice.contentOf("og:image")).toMatch(/\/cards\/bank-en\.png$/);
});
