import { PrivateAmount, type PrivateMoney } from "#web/ui/data/PrivateAmount.tsx";

interface Props {
  /** With a placeholder {amount}. */
  text: string;
  money: PrivateMoney;
  hiddenLabel: string;
}

/** A sentence that contains an amount which may be hidden. */
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
