import { type AccountNumber, formatAccountNumber } from "#base/banks/account-number.ts";
import { FORM_TOKEN } from "#base/call/submitted.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { CERTIFICATE_FEE } from "#base/postings/fees.ts";
import { fill } from "#base/text/language.ts";
import { halfWidth } from "#base/text/typed-text.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import type { RequestResult, Typed } from "../../flow/steps.ts";
import type { Texts } from "../../texts/words.ts";
import styles from "./certificates.module.css";

interface Props {
  texts: Texts;
  typed: Typed;
  result: RequestResult;
}

/** Step 2: a preview of the document, before it is requested. */
export function CheckStep({ texts, typed, result }: Props) {
  const { check, form, facts: words } = texts;
  const delivery = (typed.delivery?.[0] ?? "download") as keyof typeof form.deliveries;
  const facts = [
    ...result.facts.map(({ label, value }) => ({ name: label, value })),
    { name: words.delivery, value: form.deliveries[delivery] },
  ];
  return (
    <>
      <p className={styles.lead}>{check.lead}</p>
      <div className={styles.paper}>
        <FactList facts={facts} />
      </div>
      {result.promisedOn && (
        <Notice kind="info" word={texts.verify.words.info}>
          <p>{fill(check.promised, { promisedOn: result.promisedOn })}</p>
          {result.reason === "name" && <p>{check.otherName}</p>}
          {delivery === "post" && <p>{fill(check.fee, feeOf(typed))}</p>}
        </Notice>
      )}
      <PostForm className={styles.form}>
        {Object.entries(typed)
          .filter(([name]) => name !== "step" && name !== FORM_TOKEN)
          .flatMap(([name, all]) =>
            all.map((text) => (
              <input key={`${name} ${text}`} type="hidden" name={name} value={text} />
            )),
          )}
        <p className={styles.ways}>
          <Button name="step" value="send">
            {form.confirm}
          </Button>
          <Button name="step" value="edit" variant="quiet">
            {form.back}
          </Button>
        </p>
      </PostForm>
    </>
  );
}

/** The postage and the account that pays it; the preview has accepted both as they were typed. */
function feeOf({ copies, feeAccount }: Typed) {
  const count = Number(halfWidth(copies?.[0] ?? "1").replaceAll(",", ""));
  const amount = formatAmount(ntd(CERTIFICATE_FEE * count), "TWD");
  return { amount, account: formatAccountNumber(feeAccount?.[0] as AccountNumber) };
}
