import { HtmlValidate } from "html-validate";

const html = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes void elements and attribute names in its own, valid way.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    // Numbers are kept on one line by CSS, so that they can be copied as they are.
    "tel-non-breaking": "off",
    doctype: "off",
    "no-raw-characters": "off",
  },
});

/** The errors in the HTML of a page as sent. */
export async function invalidIn(text: string): Promise<string[]> {
  const { results } = await html.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${message} ${line}:${column}`),
  );
}
