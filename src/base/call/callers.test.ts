import { describe, expect, test } from "vitest";
import type { Who } from "./call.ts";
import { type Caller, mayCall, rightFor } from "./callers.ts";
import { rightsOf, roles } from "./staff.ts";

const visitor: Caller = { kind: "visitor" };
const customer: Caller = { kind: "customer" };
const agent: Caller = { kind: "staff", roles: ["service"] };
const auditor: Caller = { kind: "staff", roles: ["auditor"] };
const everyRole: Caller = { kind: "staff", roles };
const ownAccount = "staff:own-account.read";
const signIns = "staff:staff-sign-ins.read";

describe("who may call", () => {
  test.each<[Who, Caller, string]>([
    ["anyone", visitor, "allowed"],
    ["anyone", customer, "allowed"],
    ["anyone", agent, "allowed"],
    ["customer", visitor, "not-signed-in"],
    ["customer", customer, "allowed"],
    ["customer", everyRole, "not-signed-in"],
    [ownAccount, visitor, "not-signed-in"],
    [ownAccount, customer, "not-signed-in"],
    [ownAccount, agent, "allowed"],
    [signIns, agent, "no-right"],
    [signIns, auditor, "allowed"],
    [signIns, { kind: "staff", roles: ["service", "auditor"] }, "allowed"],
    [signIns, { kind: "staff", roles: [] }, "no-right"],
    [signIns, { kind: "staff", roles: ["chairman", "constructor"] }, "no-right"],
  ])("a call for %s made by %o is %s", (who, caller, verdict) => {
    expect(mayCall(who, caller)).toBe(verdict);
  });

  test("a right that no role gives is nobody's", () => {
    expect(mayCall("staff:money.print" as Who, everyRole)).toBe("no-right");
  });
});

test("the right of a call is read from its contract", () => {
  expect(rightFor(signIns)).toBe("staff-sign-ins.read");
  expect(rightFor("customer")).toBeNull();
  expect(rightFor("anyone")).toBeNull();
});

test("two roles give each right once", () => {
  const rights = rightsOf(["administrator", "auditor"]);
  expect(rights).toEqual([...new Set(rights)]);
});
