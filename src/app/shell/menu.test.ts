import { expect, test } from "vitest";
import { currentAt, customerMenu, sectionOf, visitorMenu } from "./menu.ts";

const entry = (label: string) => {
  const found = [...visitorMenu, ...customerMenu].find((each) => each.label === label);
  if (!found) throw new Error(`the menu has no ${label}`);
  return found;
};

test("a page marks its own link as the page, and every page below it as its section", () => {
  expect(currentAt(entry("news"), "/notice")).toBe("page");
  expect(currentAt(entry("news"), "/notice/45")).toBe("true");
  expect(currentAt(entry("support"), "/support/faq/category/03")).toBe("true");
  expect(currentAt(entry("overview"), "/overview/security")).toBeUndefined();
  expect(currentAt(entry("security"), "/overview/security/panic")).toBe("true");
});

test("what an entry stands for is marked too; a page that only begins alike is not", () => {
  expect(currentAt(entry("news"), "/events")).toBe("true");
  expect(currentAt(entry("news"), "/events/26")).toBe("true");
  expect(currentAt(entry("news"), "/noticeboard")).toBeUndefined();
  expect(currentAt(entry("support"), "/support/emergencies")).toBeUndefined();
});

test("the shell of a page is that of its section, and is marked as the page itself would be", () => {
  for (const pathname of ["/", "/notice", "/notice/45", "/events/26", "/support/faq", "/about"]) {
    for (const each of [...visitorMenu, ...customerMenu]) {
      expect(currentAt(each, sectionOf(pathname))).toBe(currentAt(each, pathname));
    }
  }
  expect(sectionOf("/notice/45")).toBe(sectionOf("/notice/3"));
  expect(sectionOf("/about")).toBe("");
});
