// One checksum covers citizens and residents, old numbers and new. Homeless people's are refused.

declare const isNationalId: unique symbol;

/** A number that identifies a person: a citizen's, or a resident's of either form. */
export type NationalId = string & { readonly [isNationalId]: true };

/** Why a typed national ID is invalid. */
export type NationalIdRefusal = "empty" | "bad-format" | "bad-checksum";

/** The holder's status; old resident numbers only distinguish foreigners from the three others. */
export type Standing =
  | "citizen"
  | "foreigner"
  | "no-household"
  | "hong-kong-macau"
  | "mainland"
  | "not-foreigner";

/** What a national ID says about its holder. */
export interface NationalIdFacts {
  kind: "citizen" | "resident" | "old-resident";
  sex: "male" | "female";
  standing: Standing;
}

const FORMAT = /^[A-Z][1289A-D]\d{8}$/i;

// A letter's value is its index here plus ten.
const LETTERS = "ABCDEFGHJKLMNPQRSTUVXYWZIO";
const WEIGHTS = [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1];

/** Why the typed text is not a national ID, or null when it is one. */
export function nationalIdRefusal(typed: string): NationalIdRefusal | null {
  const plain = plainText(typed);
  if (plain === "") return "empty";
  if (!FORMAT.test(plain)) return "bad-format";
  return checksum(plain.toUpperCase()) === 0 ? null : "bad-checksum";
}

/** The typed national ID in half-width capitals, or null when it is invalid. */
export function parseNationalId(typed: string): NationalId | null {
  if (nationalIdRefusal(typed) !== null) return null;
  return plainText(typed).toUpperCase() as NationalId;
}

/** What the number reveals about its holder. */
export function nationalIdFacts(id: NationalId): NationalIdFacts {
  const second = id.charAt(1);
  const sex = "18AC".includes(second) ? "male" : "female";
  if ("12".includes(second)) return { kind: "citizen", sex, standing: "citizen" };
  if ("89".includes(second)) return { kind: "resident", sex, standing: residentStanding(id) };
  const standing = "CD".includes(second) ? "foreigner" : "not-foreigner";
  return { kind: "old-resident", sex, standing };
}

/** The number with its four middle digits hidden: A12****789. */
export function maskNationalId(id: NationalId): string {
  return `${id.slice(0, 3)}****${id.slice(-3)}`;
}

function plainText(typed: string): string {
  return typed.normalize("NFKC").trim();
}

function checksum(id: string): number {
  const letter = LETTERS.indexOf(id.charAt(0)) + 10;
  // The second letter of an old resident number counts by its units digit: A 0, B 1, C 2, D 3.
  const second = id.charAt(1).replace(/[A-D]/, (old) => String(LETTERS.indexOf(old)));
  const digits = [...String(letter), ...second, ...id.slice(2)];
  return (
    digits.reduce((sum, digit, place) => sum + Number(digit) * (WEIGHTS[place] as number), 0) % 10
  );
}

function residentStanding(id: NationalId): Standing {
  const third = id.charAt(2);
  if (third === "7") return "no-household";
  if (third === "8") return "hong-kong-macau";
  if (third === "9") return "mainland";
  return "foreigner";
}
