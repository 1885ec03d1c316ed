import { type AccountNumber as Digits, formatAccountNumber } from "#base/banks/account-number.ts";

/** An account number, grouped visually and read out digit by digit by screen readers. */
export function AccountNumber({ number }: { number: string }) {
  return (
    <>
      <span aria-hidden="true">{formatAccountNumber(number as Digits)}</span>
      <span className="sr-only">{[...number].join(" ")}</span>
    </>
  );
}
