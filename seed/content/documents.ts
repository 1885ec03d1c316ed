import { documentContent, typeWords, versionName } from "#areas/resources/rules/content.ts";
import { translated } from "#base/content/entry.ts";
import { count, day } from "#base/content/fields.ts";
import { readFolder } from "./folder.ts";

const versionShape = {
  folder: "document-versions",
  fields: { document: count, version: versionName, effective: day },
  unique: ["document", "version"],
  texts: {},
  body: "required",
} as const;

/** The bank's documents: terms, forms, product information and legal notices. */
export function readDocuments(root?: string) {
  const documents = readFolder(
    documentContent,
    ({ fields: { type, ...fields }, sections }) => ({
      ...fields,
      type: typeWords[type],
      title: translated(sections, ({ title }) => title),
      summary: translated(sections, ({ summary }) => summary),
      body: translated(sections, ({ body }) => body),
    }),
    root,
  );
  return documents.toSorted((one, other) => one.id - other.id);
}

/** Every version of every document, including those in force. */
export function readDocumentVersions(root?: string) {
  const documents = readDocuments(root);
  const current = new Map(documents.map(({ id, version }) => [id, version]));
  const others = readFolder(
    versionShape,
    ({ fields, sections, lineOf, refuse }) => {
      const own = current.get(fields.document);
      if (own === undefined) refuse(lineOf("document"), `there is no document ${fields.document}`);
      if (own === fields.version)
        refuse(lineOf("version"), `the document itself is version ${own}`);
      return { ...fields, body: translated(sections, ({ body }) => body) };
    },
    root,
  );
  return [
    ...documents.map(({ id, version, effective, body }) => ({
      document: id,
      version,
      effective,
      body,
    })),
    ...others,
  ];
}
