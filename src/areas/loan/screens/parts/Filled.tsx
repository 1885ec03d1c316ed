import { PrivateAmount, type PrivateMoney } from "#web/ui/data/PrivateAmount.tsx";

interface Props {
  /** With a hole {amount}. */
  text: string;
  money: PrivateMoney;
  hiddenLabel: string;
}

/** A sentence with an amount in it that may be hidden. */
export function Filled({ text, money, hiddenLabel }: Props) {
  const [before = "", after = ""] = text.split("{amount}");
  return (
    <>
      {before}
      <PrivateAmount money={money} hiddenLabel={hiddenLabel} />
      {after}
    </>
  );
}
