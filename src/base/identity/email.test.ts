import fc from "fast-check";
import { expect, test } from "vitest";
import { type Email, emailRefusal, maskEmail, parseEmail } from "./email.ts";

const longLabel = "a".repeat(63);

test.each([
  ["a plain one", "wang@example.com", "wang@example.com"],
  ["dots and a plus", "w.ang+bank@mail.example.com.tw", "w.ang+bank@mail.example.com.tw"],
  ["a domain in capitals", "Wang@EXAMPLE.com", "Wang@example.com"],
  ["full-width signs and space around", " ｗａｎｇ＠example．com ", "wang@example.com"],
  ["an encoded domain", "wang@xn--fiqs8s.xn--kpry57d", "wang@xn--fiqs8s.xn--kpry57d"],
  ["a domain of one letter", "w@a.io", "w@a.io"],
  ["a name of 64 characters", `${"w".repeat(64)}@example.com`, `${"w".repeat(64)}@example.com`],
  ["a label of 63 characters", `w@${longLabel}.tw`, `w@${longLabel}.tw`],
])("%s is taken [V16]", (_, typed, email) => {
  expect(emailRefusal(typed)).toBeNull();
  expect(parseEmail(typed)).toBe(email);
});

test.each([
  ["nothing", "", "empty"],
  ["no @", "wang.example.com", "bad-format"],
  ["two @", "wang@home@example.com", "bad-format"],
  ["no name", "@example.com", "bad-format"],
  ["no domain", "wang@", "bad-format"],
  ["a domain of one label", "wang@localhost", "bad-format"],
  ["a dot in front", ".wang@example.com", "bad-format"],
  ["two dots together", "wa..ng@example.com", "bad-format"],
  ["a dot at the end of the domain", "wang@example.com.", "bad-format"],
  ["a hyphen in front of a label", "wang@-example.com", "bad-format"],
  ["a hyphen at the end of a label", "wang@example-.com", "bad-format"],
  ["an underscore in the domain", "wang@exa_mple.com", "bad-format"],
  ["a top-level domain of digits", "wang@example.123", "bad-format"],
  ["an IP address", "wang@[127.0.0.1]", "bad-format"],
  ["a quoted name", '"wang"@example.com', "bad-format"],
  ["a display name", "Wang <wang@example.com>", "bad-format"],
  ["two addresses", "wang@example.com,lee@example.com", "bad-format"],
  ["a header behind it", "wang@example.com\r\nBcc: lee@example.org", "bad-format"],
  ["a line in the name", "wa\nng@example.com", "bad-format"],
  ["a NUL", "wang\0@example.com", "bad-format"],
  ["Chinese characters", "王@example.com", "bad-format"],
  ["a Chinese domain", "wang@範例.tw", "bad-format"],
  ["a letter that becomes another in lower case", "wang@example.\u212aom", "bad-format"],
  ["a label of 64 characters", `w@${longLabel}a.tw`, "bad-format"],
  ["a name of 65 characters", `${"w".repeat(65)}@example.com`, "too-long"],
  ["255 characters", `w@${`${longLabel}.`.repeat(3)}${"a".repeat(58)}.tw`, "too-long"],
  ["a hundred thousand dots", "a.".repeat(50_000), "too-long"],
])("%s is refused as an e-mail address [V16]", (_, typed, refusal) => {
  expect(emailRefusal(typed)).toBe(refusal);
  expect(parseEmail(typed)).toBeNull();
});

test("254 characters are taken", () => {
  const longest = `w@${`${longLabel}.`.repeat(3)}${"a".repeat(57)}.tw`;
  expect(longest).toHaveLength(254);
  expect(emailRefusal(longest)).toBeNull();
});

test("nothing that is taken can break a mail header, and it is read the same again", () => {
  const part = fc.string({ unit: fc.constantFrom(..."ab1.@-<>\r\n,; \"'_") });
  fc.assert(
    fc.property(part, part, (name, domain) => {
      const email = parseEmail(`${name}@${domain}.com`);
      if (email === null) return;
      expect(email).not.toMatch(/[\s<>,;"]/);
      expect(parseEmail(email)).toBe(email);
    }),
    { numRuns: 2_000 },
  );
});

test("only the first character of the name is shown", () => {
  expect(maskEmail("wang@example.com" as Email)).toBe("w***@example.com");
  expect(maskEmail("w@example.com" as Email)).toBe("w***@example.com");
});
