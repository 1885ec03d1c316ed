import { currencies } from "#base/money/money.ts";
import { contentKind, today } from "#server/content/kind.ts";
import {
  currencyAt,
  dayError,
  depositContent,
  numberOf,
  type WholeDeposits,
} from "../rules/content.ts";
import { changesOf, fieldsOfLines, linesIn, sortedLines } from "../rules/deposit-lines.ts";
import { BOARD_RATE_PATH } from "../rules.ts";
import { depositCurrencies, linesInForce, putLines } from "../store/content.ts";

/** The deposit rates of each currency as the desk publishes them. */
export const depositRateKind = contentKind({
  shape: depositContent,
  itemsMost: Object.keys(currencies).length,
  async list(db, language) {
    const offered = await depositCurrencies(db);
    return offered
      .map((currency) => ({
        item: numberOf(currency),
        title: `${currencies[currency][language]} ${currency}`,
      }))
      .toSorted((one, other) => one.item - other.item);
  },
  async choices(_db, language) {
    const codes = Object.entries(currencies);
    return { currency: codes.map(([value, names]) => ({ value, label: names[language] })) };
  },
  async find(db, item): Promise<WholeDeposits | null> {
    const currency = currencyAt(item);
    const standing = currency && (await linesInForce(db, currency));
    if (!currency || !standing) return null;
    return { number: item, currency, ...standing, lines: sortedLines(standing.lines) };
  },
  async wholeOf(entry, filled, db) {
    const { fields, lineOf, refuse } = entry;
    const { id: number, currency } = fields;
    if (number !== numberOf(currency)) {
      refuse(lineOf("id"), `id: ${numberOf(currency)} is the number of ${currency}`);
    }
    const effective = filled.day(fields.effective);
    const lines = linesIn(entry);
    const standing = await linesInForce(db, currency);
    const isStanding =
      standing?.effective === effective && changesOf(standing.lines, lines).length === 0;
    const wrong = dayError(effective, { today: await today(db), since: standing?.effective });
    if (wrong && !isStanding) refuse(lineOf("effective"), wrong);
    return { number, currency, effective, lines };
  },
  fieldsOf: ({ currency, effective, lines }) => ({ currency, effective, ...fieldsOfLines(lines) }),
  async put(tx, { currency, effective, lines }) {
    const standing = await linesInForce(tx, currency);
    await putLines(tx, { currency, effective }, changesOf(standing?.lines ?? [], lines));
  },
  remove: async () => undefined,
  isNeeded: async () => true,
  pathOf: async () => BOARD_RATE_PATH,
});
