import type { FieldError } from "#base/call/call.ts";
import type { FormTexts } from "#base/call/submitted.ts";
import { nationalIdRefusal } from "#base/identity/national-id.ts";
import { otpRefusal } from "#base/identity/otp.ts";
import { parseAmount } from "#base/money/money.ts";
import { dayFrom } from "#base/time/day.ts";
import { dayRefusal, withWholeDays } from "#web/ui/forms/typed-day.ts";
import type { Forms } from "../../texts/forms.ts";

const AMOUNT_MOST = 2_000_000;
const BORN = { min: dayFrom("1900-01-01"), max: dayFrom("2008-01-01") };

/** The errors of the kit's input form, and what was typed, except the code. */
export function checkedInputs(
  form: FormTexts,
  texts: Forms,
): { fields: FieldError[]; typed: Record<string, string> } {
  const entries = [...withWholeDays(form, ["birthday"]).entries()];
  const textOf = (name: string) => String(entries.find(([key]) => key === name)?.[1] ?? "");
  const amount = parseAmount(textOf("amount"), "TWD");
  const wrong = {
    amount: (amount === null || amount < 1 || amount > AMOUNT_MOST) && texts.amountError,
    nationalId: nationalIdRefusal(textOf("nationalId")) !== null && texts.nationalIdError,
    birthday: dayRefusal(textOf("birthday"), BORN) !== null && texts.birthdayError,
    code: otpRefusal(textOf("code")) !== null && texts.codeError,
  };
  const fields = Object.entries(wrong).flatMap(([field, message]) =>
    message ? [{ field, message }] : [],
  );
  const shown = ["amount", "nationalId", "birthday"];
  return { fields, typed: Object.fromEntries(shown.map((name) => [name, textOf(name)])) };
}
