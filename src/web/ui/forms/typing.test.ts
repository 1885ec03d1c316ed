import { expect, test } from "vitest";
import { capitals, digitsOnly, groupedAmount } from "./typing.ts";

// The caret is written as a bar.
function typed(marked: string) {
  return { text: marked.replace("|", ""), caret: marked.indexOf("|") };
}

function marked({ text, caret }: { text: string; caret: number }): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

test.each([
  ["|", "|"],
  ["123|", "123|"],
  ["1234|", "1,234|"],
  ["1,2345|", "12,345|"],
  ["12|34567", "1,2|34,567"],
  ["1|,234,567", "1|,234,567"],
  ["1234,|567", "1,234|,567"],
  ["１２３４|", "1,234|"],
  ["１，２３４|", "1,234|"],
  ["1 234 567|", "1,234,567|"],
  ["1234.5|", "1,234.5|"],
  ["9007199254740991|", "9,007,199,254,740,991|"],
])("the amount %s is written %s", (before, after) => {
  expect(marked(groupedAmount(typed(before)))).toBe(after);
});

test.each(["-5|", "12a|", "1.2.3|", "12345678901234567|", "三萬|"])(
  "the amount %s is left for the server to explain",
  (before) => {
    expect(marked(groupedAmount(typed(before)))).toBe(before);
  },
);

test.each([
  ["a123456789|", "A123456789|"],
  ["Ａ１２|", "A12|"],
  ["a12 345|6789", "A12345|6789"],
])("the national ID %s is written %s", (before, after) => {
  expect(marked(capitals(typed(before)))).toBe(after);
});

test.each([
  ["123 456|", "123456|"],
  ["１２３４５６|", "123456|"],
  ["1234567|", "123456|"],
  ["12a|", "12a|"],
  ["|", "|"],
])("the code %s is written %s", (before, after) => {
  expect(marked(digitsOnly(6)(typed(before)))).toBe(after);
});
