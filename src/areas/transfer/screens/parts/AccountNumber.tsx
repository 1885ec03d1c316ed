import { type AccountNumber as Digits, formatAccountNumber } from "#base/banks/account-number.ts";

/** An account number in groups for the eye, and digit by digit for the ear. */
export function AccountNumber({ number }: { number: string }) {
  return (
    <>
      <span aria-hidden="true">{formatAccountNumber(number as Digits)}</span>
      <span className="sr-only">{[...number].join(" ")}</span>
    </>
  );
}
