import { groupChoices } from "#areas/products/server/content.ts";
import { compareDays, dayFrom } from "#base/time/day.ts";
import { contentKind, today } from "#server/content/kind.ts";
import { documentContent, typeWords } from "../rules/content.ts";
import { documentPath, documentTypes } from "../rules.ts";
import {
  deleteDocument,
  documentTitles,
  inForceSince,
  isAgreedTo,
  putDocument,
  standingOf,
  wholeDocument,
} from "../store/whole-documents.ts";
import { resourcesTexts } from "../texts/words.ts";

const words = Object.keys(typeWords) as (keyof typeof typeWords)[];
const wordOf = new Map(words.map((word) => [typeWords[word] as string, word]));

/** Documents as the desk publishes them: a version that is in force is never changed. */
export const documentKind = contentKind({
  shape: documentContent,
  list: documentTitles,
  async choices(db, language) {
    const { types } = resourcesTexts[language];
    const type = documentTypes.map((each) => ({
      value: wordOf.get(each) ?? "",
      label: types[each],
    }));
    return { type, group: [{ value: "", label: "–" }, ...(await groupChoices(db, language))] };
  },
  find: wholeDocument,
  async wholeOf({ fields, sections, lineOf, refuse }, { day, text }, db) {
    const { id: number, group, version } = fields;
    const effective = day(fields.effective);
    const body = text(sections, ({ body: own }) => own);
    const groups = (await groupChoices(db, "zh")).map(({ value }) => value);
    if (group !== null && !groups.includes(group)) {
      refuse(lineOf("group"), `group: write one of ${groups.join(", ")}`);
    }
    const standing = await standingOf(db, { number, version, body });
    if (standing?.state === "past") {
      refuse(lineOf("version"), `version ${version} was replaced; give the text a new version`);
    }
    if (standing?.state === "current" && !standing.hasSameText) {
      refuse(lineOf("version"), `version ${version} is in force; give the new text a new version`);
    }
    const isToCome = standing === null || standing.state === "upcoming";
    const since = isToCome ? await inForceSince(db, number) : null;
    if (since !== null && compareDays(effective, await today(db)) < 0) {
      refuse(lineOf("effective"), `effective: ${effective} lies in the past`);
    } else if (since !== null && compareDays(effective, dayFrom(since)) <= 0) {
      // Of two texts of the same day nobody could say which one holds.
      refuse(
        lineOf("effective"),
        `effective: the version in force began on ${since}; write a later day`,
      );
    }
    return {
      ...{ number, type: typeWords[fields.type], group, version, effective, body },
      title: text(sections, ({ title }) => title),
      summary: text(sections, ({ summary }) => summary),
    };
  },
  fieldsOf: ({ type, group, version, effective }) => ({
    type: wordOf.get(type) ?? "",
    group: group ?? "",
    version,
    effective,
  }),
  sectionOf: ({ title, summary, body }, language) => ({
    fields: { title: title[language], summary: summary[language] },
    body: body[language],
  }),
  put: putDocument,
  remove: deleteDocument,
  isNeeded: isAgreedTo,
  pathOf: async (db, item) => {
    const whole = await wholeDocument(db, item);
    return whole && documentPath(item, { version: whole.version });
  },
});
