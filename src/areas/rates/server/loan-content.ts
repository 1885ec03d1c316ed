import { contentKind, today } from "#server/content/kind.ts";
import {
  dayError,
  LOAN_MOST_BASIS_POINTS,
  loanContent,
  loanKinds,
  percentOf,
  type WholeLoanRate,
} from "../rules/content.ts";
import { BOARD_RATE_PATH } from "../rules.ts";
import { addLoanRate, dropAnnouncedLoanRate, loanRateInForce } from "../store/content.ts";
import { ratesTexts } from "../texts/words.ts";

/** The loan rates as the desk publishes them. */
export const loanRateKind = contentKind({
  shape: loanContent,
  itemsMost: loanKinds.length,
  async list(db, language) {
    const listed: { item: number; title: string }[] = [];
    for (const [place, kind] of loanKinds.entries()) {
      if (!(await loanRateInForce(db, kind))) continue;
      listed.push({ item: place + 1, title: ratesTexts[language].desk.loans[kind] });
    }
    return listed;
  },
  async choices(_db, language) {
    const { loans } = ratesTexts[language].desk;
    return { loan: loanKinds.map((value) => ({ value, label: loans[value] })) };
  },
  async find(db, item): Promise<WholeLoanRate | null> {
    const kind = loanKinds[item - 1];
    const standing = kind && (await loanRateInForce(db, kind));
    return kind && standing ? { number: item, kind, ...standing } : null;
  },
  async wholeOf({ fields, lineOf, refuse }, filled, db) {
    const { id: number, loan: kind, rate: basisPoints } = fields;
    const own = loanKinds.indexOf(kind) + 1;
    if (number !== own) refuse(lineOf("id"), `id: ${own} is the number of ${kind}`);
    if (basisPoints === 0 || basisPoints > LOAN_MOST_BASIS_POINTS) {
      const most = percentOf(LOAN_MOST_BASIS_POINTS);
      refuse(lineOf("rate"), `rate: a loan costs more than 0.00 and at most ${most} percent`);
    }
    const effective = filled.day(fields.effective);
    const standing = await loanRateInForce(db, kind);
    const isStanding = standing?.effective === effective && standing.basisPoints === basisPoints;
    const wrong = dayError(effective, { today: await today(db), since: standing?.effective });
    if (wrong && !isStanding) refuse(lineOf("effective"), wrong);
    return { number, kind, effective, basisPoints };
  },
  fieldsOf: ({ kind, basisPoints, effective }) => ({
    loan: kind,
    rate: percentOf(basisPoints),
    effective,
  }),
  async put(tx, { kind, effective, basisPoints }) {
    const standing = await loanRateInForce(tx, kind);
    await dropAnnouncedLoanRate(tx, kind);
    if (standing?.basisPoints === basisPoints) return;
    await addLoanRate(tx, { kind, effective, basisPoints });
  },
  remove: async () => undefined,
  isNeeded: async () => true,
  pathOf: async () => BOARD_RATE_PATH,
});
