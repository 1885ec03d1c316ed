import { translated } from "#base/content/entry.ts";
import { count, day, oneOf, orNull, words } from "#base/content/fields.ts";
import { readFolder } from "./folder.ts";

/** The type of a document, and its code on the wire. */
const types = { terms: "01", form: "02", product: "03", law: "04" } as const;

const version = {
  expected: "a version such as 2.0",
  read: (value: string) => (/^[1-9]\d?\.\d{1,2}$/.test(value) ? value : undefined),
};

// A document's own file has the version in force; the other versions are files beside it.
const documentShape = {
  folder: "documents",
  fields: {
    id: count,
    type: oneOf("terms", "form", "product", "law"),
    /** The code of the product group it belongs to. */
    group: orNull(words),
    version,
    effective: day,
  },
  unique: ["id"],
  texts: { title: words, summary: words },
  body: "required",
} as const;

const versionShape = {
  folder: "document-versions",
  fields: { document: count, version, effective: day },
  unique: ["document", "version"],
  texts: {},
  body: "required",
} as const;

/** The bank's documents: terms, forms, product information and legal notices. */
export function readDocuments(root?: string) {
  const documents = readFolder(
    documentShape,
    ({ fields: { type, ...fields }, sections }) => ({
      ...fields,
      type: types[type],
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
