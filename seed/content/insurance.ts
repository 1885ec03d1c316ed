import {
  type Cover,
  type CoverCode,
  type Covers,
  coverCodes,
} from "#areas/insurance/rules/covers.ts";
import type { Rates } from "#areas/insurance/rules/price.ts";
import { PRODUCT_CODE } from "#areas/products/rules.ts";
import { translated } from "#base/content/entry.ts";
import {
  count,
  flag,
  type Kind,
  matching,
  optional,
  orNull,
  telephone,
  words,
} from "#base/content/fields.ts";
import { type Ntd, ntd } from "#base/money/money.ts";
import { readFolder } from "./folder.ts";

const AMOUNT = /^(?:optional )?(?:(\d{1,9})|(\d{1,3})%)(?: at (\d{1,6}))?$/;
const none: Cover = { mark: "none", most: null, optionRate: null };

/** 3000 covers up to NT$3,000, 10% a tenth of the sum; or not covered, or optional at a rate. */
const cover: Kind<Cover> = {
  expected: "no, an amount, a percentage, or such as: optional 50000 at 2400",
  read(value) {
    if (value === "no") return { ...none, mark: "cross" };
    const [, dollars, percent, rate] = AMOUNT.exec(value) ?? [];
    const isOptional = value.startsWith("optional ");
    if ((dollars ?? percent) === undefined || isOptional !== (rate !== undefined)) return undefined;
    return {
      mark: isOptional ? "optional" : "check",
      most:
        dollars === undefined
          ? { thousandths: Number(percent) * 10 }
          : { dollars: ntd(Number(dollars)) },
      optionRate: rate === undefined ? null : Number(rate),
    };
  },
};

/** Accident and medical per million, the others per traveller: hundredths of a dollar. */
const rates: Kind<Rates> = {
  expected: "three rates such as 1800 / 800 / 9000",
  read(value) {
    const [, accident, medical, inconvenience] =
      /^(\d{1,6}) \/ (\d{1,6}) \/ (\d{1,6})$/.exec(value) ?? [];
    if (inconvenience === undefined) return undefined;
    return {
      accident: Number(accident),
      medical: Number(medical),
      inconvenience: Number(inconvenience),
    };
  },
};

const sums: Kind<{ least: Ntd; most: Ntd }> = {
  expected: "two sums such as 2000000 - 15000000",
  read(value) {
    const [, least, most] = /^(\d{6,9}) - (\d{6,9})$/.exec(value) ?? [];
    if (most === undefined || Number(least) > Number(most)) return undefined;
    return { least: ntd(Number(least)), most: ntd(Number(most)) };
  },
};

const coverFields = Object.fromEntries(
  coverCodes.map((code) => [code, optional(cover, none)]),
) as Record<CoverCode, Kind<Cover>>;

const insurerShape = {
  folder: "insurers",
  fields: { code: matching("^[A-Z]{2}$", "two capitals such as XH"), position: count, telephone },
  unique: ["code"],
  texts: { name: words, legal: words, address: words },
  body: "none",
} as const;

const planShape = {
  folder: "insurance-plans",
  fields: {
    code: matching(PRODUCT_CODE, "a plan's code such as TRXH0001"),
    insurer: words,
    position: count,
    overseas: orNull(rates),
    domestic: orNull(rates),
    sums,
    /** The highest age of an insured adult. */
    oldest: count,
    children: flag,
    schengen: flag,
    ...coverFields,
  },
  unique: ["code"],
  texts: { name: words, slogan: words, product: words, filing: words, lead: words },
  body: "none",
} as const;

/** The insurers whose plans the bank offers. */
export function readInsurers(root?: string) {
  return readFolder(
    insurerShape,
    ({ fields, sections }) => ({
      ...fields,
      name: translated(sections, ({ name }) => name),
      legal: translated(sections, ({ legal }) => legal),
      address: translated(sections, ({ address }) => address),
    }),
    root,
  );
}

/** The travel plans with their rates and covers. */
export function readInsurancePlans(root?: string) {
  return readFolder(
    planShape,
    ({ fields, sections }) => {
      const { code, insurer, position, overseas, domestic, oldest, children, schengen } = fields;
      const covers = Object.fromEntries(coverCodes.map((each) => [each, fields[each]])) as Covers;
      return {
        code,
        insurer,
        position,
        rates: { overseas, domestic },
        sumLeast: fields.sums.least,
        sumMost: fields.sums.most,
        ageMost: oldest,
        withChildren: children,
        isSchengen: schengen,
        covers,
        name: translated(sections, ({ name }) => name),
        slogan: translated(sections, ({ slogan }) => slogan),
        product: translated(sections, ({ product }) => product),
        filing: translated(sections, ({ filing }) => filing),
        lead: translated(sections, ({ lead }) => lead),
      };
    },
    root,
  );
}
