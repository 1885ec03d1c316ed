import {
  formatAccountNumber,
  maskAccountNumber,
  ownAccountNumber,
} from "#base/banks/account-number.ts";
import { amountOf, ntd } from "#base/money/money.ts";
import type { Language } from "#base/text/language.ts";
import { Amount } from "#web/ui/data/Amount.tsx";
import { MaskedText } from "#web/ui/data/MaskedText.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { CopyButton } from "#web/ui/forms/CopyButton.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import type { Texts } from "../../texts/words.ts";
import { Part, Row, Specimen } from "./Part.tsx";

const account = ownAccountNumber("89900123456");

interface Props {
  texts: Texts;
  language: Language;
}

/** An account as its owner sees it: cards, amounts, and a masked number. */
export function AccountPart({ texts: { data, specimens }, language }: Props) {
  return (
    <>
      <Part id="cards" title={data.cards}>
        <Card
          kind={data.savings}
          title={data.mainAccount}
          level={3}
          actions={
            <>
              <Button href="/kit/forms">{data.transfer}</Button>
              <Button href="/kit/data" variant="quiet">
                {data.history}
              </Button>
            </>
          }
        >
          <p>{data.available}</p>
          <p>
            <Amount amount={ntd(1_234_567)} currency="TWD" spokenIn={language} large />
          </p>
        </Card>
        <Card title={data.dream} level={3} href="/kit">
          <p>{data.dreamLead}</p>
        </Card>
      </Part>
      <Part id="amounts" title={data.amounts}>
        <Specimen state={data.positive}>
          <Amount amount={ntd(1_234_567)} currency="TWD" />
        </Specimen>
        <Specimen state={data.negative}>
          <Amount amount={ntd(-12_000)} currency="TWD" />
        </Specimen>
        <Specimen state={data.foreign}>
          <Amount amount={amountOf<"USD">(150_050)} currency="USD" />
        </Specimen>
        <Specimen state={data.spoken}>
          <Amount amount={amountOf<"JPY">(9_800_000)} currency="JPY" spokenIn={language} />
        </Specimen>
      </Part>
      <Part id="private" title={data.private} wide>
        <Specimen state={specimens.normal}>
          <PrivateNumber data={data} />
        </Specimen>
      </Part>
    </>
  );
}

/** An account number that its owner can reveal and copy. */
export function PrivateNumber({ data }: { data: Texts["data"] }) {
  return (
    <Row>
      <MaskedText
        masked={maskAccountNumber(account)}
        full={formatAccountNumber(account)}
        texts={{ show: data.show, hide: data.hide }}
      />
      <CopyButton
        text={account}
        texts={{ copy: data.copy, copied: data.copied, failed: data.copyFailed }}
      />
    </Row>
  );
}
