import type { ErrorCode } from "#base/errors/catalogue.ts";
import { parseChineseName } from "#base/identity/chinese-name.ts";
import { parseNationalId } from "#base/identity/national-id.ts";
import { type Day, isDay } from "#base/time/day.ts";
import { Malformed } from "#server/api/check.ts";
import type { Child } from "../store/applications.ts";

const NUMBERS = [1, 2, 3, 4] as const;
type ChildField = `child${(typeof NUMBERS)[number]}${"Name" | "NationalId" | "Birthday"}`;

/** The children's fields in a call's input. */
export type ChildInput = { readonly [Field in ChildField]?: string };

/**
 * The children of an application; throws with the invalid fields. Each child once, or a name that is
 * repeated would be insured above what the law allows; and none before it is born.
 */
export function childrenIn(
  input: ChildInput,
  { count, today }: { count: number; today: Day },
): Child[] {
  const named = new Set<string>();
  const wrong: { field: string; code: ErrorCode; facts: Record<string, never> }[] = [];
  const children = NUMBERS.slice(0, count).map((number): Child => {
    const typed = (part: "Name" | "NationalId" | "Birthday") =>
      (input[`child${number}${part}`] ?? "").trim();
    const refuse = (part: "Name" | "NationalId" | "Birthday") => {
      const code = typed(part) === "" ? "FELD000001" : "FELD000004";
      wrong.push({ field: `child${number}${part}`, code, facts: {} });
    };
    const name = parseChineseName(typed("Name"));
    const nationalId = parseNationalId(typed("NationalId"));
    const birthday = typed("Birthday").replace(/\//g, "-");
    if (name === null) refuse("Name");
    if (nationalId === null || named.has(nationalId)) refuse("NationalId");
    else named.add(nationalId);
    if (!isDay(birthday) || birthday > today) refuse("Birthday");
    return { name: name ?? "", nationalId: nationalId ?? "", birthday: birthday as Day };
  });
  if (wrong.length > 0) throw new Malformed(wrong);
  return children;
}
