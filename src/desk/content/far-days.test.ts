import { expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";

const bank = testBank();
const desk = testDesk(bank);

test("a holiday at the end of the calendar is no fault of the desk", async () => {
  const member = await makeStaff(bank(), ["content"]);
  const cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
  const sections = ["zh-TW", "en", "ko"].map((tag) => `# ${tag}\ntitle: 最後一天 ${tag}`);
  const head = "---\nid: 99\nstarts: 9999-12-31\nends: 9999-12-31\n---";
  const text = `${[head, ...sections].join("\n\n")}\n`;
  const path = "/v1/desk/content/holidays";
  const { code, content } = await ask({ site: desk() }, path, { cookie, payload: { text } });
  expect(code, JSON.stringify(content)).toBe(200);
  const preview = `${path}/99/preview?version=${content.version}`;
  const page = (await ask({ site: desk() }, preview, { cookie })).content;
  expect(page.status).toBe(200);
});
