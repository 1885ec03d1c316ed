import { PrivateAmount } from "#web/ui/data/PrivateAmount.tsx";
import { FieldGroup } from "#web/ui/forms/FieldFrame.tsx";
import { HIDDEN } from "../../rules/covered.ts";
import type { Pages } from "../../texts/pages/zh.ts";
import { AccountNumber } from "./AccountNumber.tsx";
import { Choice } from "./Choice.tsx";
import type { Choices } from "./send.ts";

interface Props {
  texts: Pages;
  sources: Choices["sources"];
  /** The number of the account selected initially. */
  chosen: string;
  error: string | undefined;
}

/** The account to pay from, with its balance. */
export function FromChoice({ texts, sources, chosen, error }: Props) {
  const name = "fromAccount";
  return (
    <FieldGroup name={name} label={texts.from} error={error}>
      {sources.map((source, index) => {
        const { accountNumber, accountName, kindName, accountKind, balance, currency } = source;
        const money = { amount: balance === HIDDEN ? null : balance, currency };
        return (
          <Choice
            key={accountNumber}
            id={index === 0 ? name : `${name}-${index}`}
            name={name}
            value={accountNumber}
            title={[kindName, accountName].filter(Boolean).join(" ")}
            about={
              <>
                <AccountNumber number={accountNumber} />
                {" · "}
                {texts.available} <PrivateAmount money={money} hiddenLabel={texts.hidden} />
                {accountKind === "sub" && ` · ${texts.sub}`}
              </>
            }
            isChosen={accountNumber === chosen}
          />
        );
      })}
    </FieldGroup>
  );
}
