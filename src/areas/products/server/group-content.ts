import { contentKind } from "#server/content/kind.ts";
import { groupBody, groupContent, groupIn } from "../rules/group-content.ts";
import { groupPath } from "../rules.ts";
import {
  deleteGroup,
  groupKeys,
  groupNumbers,
  putGroup,
  wholeGroup,
} from "../store/whole-groups.ts";
import { hasMembers } from "../store.ts";
import { productsTexts } from "../texts/words.ts";

/** Groups of products as the desk publishes them. */
export const groupKind = contentKind({
  shape: groupContent,
  list: groupNumbers,
  async choices(_db, language) {
    const { groupTypes } = productsTexts[language];
    return {
      type: (["own", "partner"] as const).map((value) => ({ value, label: groupTypes[value] })),
    };
  },
  find: wholeGroup,
  async wholeOf(entry, _filled, db) {
    const { fields, lineOf, refuse } = entry;
    const others = await groupKeys(db);
    const clash = others.find(
      ({ number, code }) => (number === fields.id) !== (code === fields.code),
    );
    if (clash) refuse(lineOf("code"), `code: ${clash.code} is the code of group ${clash.number}`);
    const there = others.find(
      ({ number, position }) => number !== fields.id && position === fields.position,
    );
    if (there) {
      refuse(lineOf("position"), `position: ${there.position} is the position of ${there.code}`);
    }
    return groupIn(entry);
  },
  fieldsOf: ({ code, position, businessCode, type, banners }) => ({
    ...{ code, position: String(position), business: businessCode, type },
    banners: banners.map(({ path }) => path).join(", "),
  }),
  sectionOf: (group, language) => ({
    fields: {
      title: group.title[language],
      slogan: group.slogan[language],
      lead: group.lead[language],
      documents: group.documentsTitle[language],
    },
    body: groupBody(group, language),
  }),
  put: putGroup,
  remove: deleteGroup,
  isNeeded: hasMembers,
  async pathOf(db, item) {
    const group = await wholeGroup(db, item);
    return group && groupPath(group.code);
  },
});
