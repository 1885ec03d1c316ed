import { type ChangeEvent, useState } from "react";
import type { Output } from "#base/call/call.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { FileInput } from "#web/ui/forms/FileInput.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import type { verifyCertificate } from "../../contract/reads.ts";
import type { Texts } from "../../texts/words.ts";
import styles from "./certificates.module.css";
import { checkSignature, digestOf, type SignatureFinding } from "./pdf-signature.ts";

const BYTES_MOST = 10 * 1024 * 1024;

/** The result of checking the file. */
type Finding =
  | SignatureFinding
  | "validSame"
  | "validRevoked"
  | "other"
  | "unreadable"
  | "checking";

/** What the bank says of the document's number; without one only its certificates. */
type Verification = Pick<Output<typeof verifyCertificate>, "digest" | "signers" | "verdict">;

interface Props {
  texts: Texts["verify"];
  /** Null if the bank was asked too often: without its certificates every file would seem foreign. */
  verification: Verification | null;
}

/** Checks a file in the browser: its signature, and whether it is the issued document. */
export function FileCheck({ texts, verification }: Props) {
  const hydrated = useHydrated();
  const [finding, setFinding] = useState<Finding | null>(null);

  const check = async (event: ChangeEvent<HTMLDivElement>) => {
    const file = (event.target as unknown as HTMLInputElement).files?.[0];
    if (!file || !verification) return;
    setFinding("checking");
    setFinding(await findingOf(file, verification).catch(() => "unreadable" as const));
  };

  return (
    <section aria-labelledby="file-check" className={styles.part}>
      <h2 id="file-check">{texts.file}</h2>
      {verification === null ? (
        <p>{texts.fileLater}</p>
      ) : hydrated ? (
        <div onChange={check}>
          <FileInput
            name="file"
            label={texts.fileLabel}
            hint={texts.fileLead}
            accept=".pdf,application/pdf"
          />
        </div>
      ) : (
        <p>{texts.noScript}</p>
      )}
      <div className={styles.finding}>
        {finding && (
          <Notice kind={kindOf(finding)} word={texts.words[kindOf(finding)]} live>
            <p>{texts[finding]}</p>
          </Notice>
        )}
      </div>
    </section>
  );
}

function kindOf(finding: Finding): "info" | "success" | "warning" | "error" {
  // A valid signature alone does not tell whether the document was revoked.
  if (finding === "checking" || finding === "valid") return "info";
  if (finding === "validSame") return "success";
  return finding === "changed" || finding === "foreign" ? "error" : "warning";
}

async function findingOf(file: File, { digest, signers, verdict }: Verification): Promise<Finding> {
  if (file.size > BYTES_MOST) return "unreadable";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const known = signers.map((der) => Uint8Array.from(atob(der), (letter) => letter.charCodeAt(0)));
  const found = await checkSignature(bytes, known);
  if (found !== "valid" || digest === null) return found;
  if ((await digestOf(bytes)) !== digest) return "other";
  return verdict === "revoked" ? "validRevoked" : "validSame";
}
