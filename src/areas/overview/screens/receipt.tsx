import { accountPath } from "#areas/account/rules/history-page.ts";
import { accountPageTexts } from "#areas/account/texts/words.ts";
import { customerPage } from "#areas/login/flow/customer.ts";
import { readReceipt } from "#areas/transfer/contract/reads.ts";
import { type AccountNumber, formatAccountNumber } from "#base/banks/account-number.ts";
import { type Amount, type Currency, formatAmount } from "#base/money/money.ts";
import { orNotFound } from "#web/not-found.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PrintButton } from "#web/ui/forms/PrintButton.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { visitContext } from "#web/visit.ts";
import type { Route } from "./+types/receipt.ts";
import styles from "./receipt.module.css";

export const handle = { hydrate: true, enhance: ["session"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const page = await customerPage(visit, request);
  const { language } = visit.visitor;
  return {
    texts: accountPageTexts[language].receipt,
    ...page,
    reference: params.reference,
    receipt: await orNotFound(visit.ask(readReceipt, { transferKey: params.transferKey })),
  };
}

/**
 * /accounts/{reference}/receipts/{key}: the receipt of an earlier transfer, to read, print or save.
 */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, reference, receipt } = loaderData;
  const currency = receipt.currency as Currency;
  const written = (amount: number) => formatAmount<Currency>(amount as Amount, currency);
  const { toBankName, toAccount, toName, toNickname, fee } = receipt;
  const payee = [toNickname, toName].filter(Boolean).join(" ");
  return (
    <SignedInPage
      title={texts.title}
      description={texts.title}
      session={customer}
      texts={sessionTexts}
    >
      <PageHead title={texts.title} lead={texts.states[receipt.state]} />
      <div className={styles.paper}>
        <p className={styles.amount}>{written(receipt.amount)}</p>
        <FactList
          facts={[
            { name: texts.payee, value: payee || texts.unknown },
            {
              name: texts.to,
              value: `${toBankName} ${formatAccountNumber(toAccount as AccountNumber)}`,
            },
            { name: texts.from, value: receipt.fromAccount },
            { name: texts.fee, value: fee === 0 ? texts.free : written(fee) },
            { name: texts.total, value: written(receipt.total) },
            { name: texts.at, value: receipt.at },
            { name: texts.note, value: receipt.note ?? texts.none },
            { name: texts.number, value: receipt.receiptNumber },
          ]}
        />
      </div>
      <div className={styles.ways}>
        <Button
          href={`/transfer/receipt?key=${receipt.transferKey}`}
          variant="quiet"
          icon="download"
        >
          {texts.file}
        </Button>
        <PrintButton label={texts.print} />
        <Button href={accountPath(reference)} variant="quiet">
          {texts.back}
        </Button>
      </div>
    </SignedInPage>
  );
}

export default Screen;
