import type { readProductGroup } from "#areas/products/contract.ts";
import type { Output } from "#base/call/call.ts";
import styles from "./funds.module.css";

/** The documents of investments: risks, terms, key facts. */
export function FundDocuments({
  documents,
}: {
  documents: Output<typeof readProductGroup>["documents"];
}) {
  return (
    <ul className={styles.notices}>
      {documents.map(({ documentNumber, documentTitle, documentUrl, documentVersion }) => (
        <li key={documentNumber}>
          <a href={documentUrl}>{documentTitle}</a> <span>{documentVersion}</span>
        </li>
      ))}
    </ul>
  );
}
