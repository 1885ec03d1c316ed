import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { UPLOAD_BYTES } from "#base/call/limits.ts";
import { pictureOf, smallPicture } from "#server/uploads/pictures.testing.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer, signIn } from "../../../../tests/people/customers.ts";
import {
  forgetCounts,
  makeTopics,
  sendForm,
  typedInquiry,
} from "../../../../tests/people/inquiries.ts";

const MAIN = "/support/contact-us/inquiry-main";
const bank = testBank();
beforeAll(() => makeTopics(bank()));
beforeEach(() => forgetCounts(bank()));

const { categoryCode: _category, ...typed } = typedInquiry;
const post = (fields: object, files: { name: string; bytes: Buffer }[] = [], headers = {}) =>
  sendForm(bank(), MAIN, { ...typed, ...fields }, files, headers);
const storedIn = (html: string) =>
  [...html.matchAll(/name="(atch-[\w-]{22})"/g)].map(([, id]) => id);
const hiddenIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

describe("the page of an inquiry [R40]", () => {
  test("is drawn for its visitor, and is not found by searchers once it is private", async () => {
    const page = await bank().site.inject(MAIN);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.body).not.toContain('content="noindex"');
    const checked = await post({ act: "check" });
    expect(checked.headers["cache-control"]).toBe("no-store");
    expect(checked.body).toContain('content="noindex"');
  });

  test("opens the category that its address names, and takes a topic as chosen", async () => {
    const opened = await bank().site.inject(`${MAIN}?categoryCode=T2`);
    expect(opened.body).toMatch(/<details id="topic-T2" open/);
    const chosen = await bank().site.inject(`${MAIN}?subcategoryCode=T201`);
    expect(chosen.body).toContain("測試T201");
    expect(chosen.body).toContain('name="customerName"');
    const unknown = await bank().site.inject(`${MAIN}?subcategoryCode=%3Cscript%3E`);
    expect([unknown.statusCode, unknown.body.includes("<script>")]).toEqual([200, false]);
  });

  test("shows what was typed and nothing that could run", async () => {
    const evil = '"><img src=x onerror=alert(1)>';
    const page = await post({ act: "check", description: `${evil} and more`, customerName: evil });
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain("&quot;&gt;&lt;img src=x");
    expect(page.body).not.toContain("<img src=x");
  });

  test("sent twice with one form leads to one inquiry, also with a picture [C36]", async () => {
    const checked = await post({ act: "check" }, [
      { name: "a.png", bytes: await smallPicture("png") },
    ]);
    const [picture = ""] = storedIn(checked.body);
    const inquiryId = hiddenIn(checked.body, "inquiryId");
    const form = { act: "send", inquiryId, [picture]: "on" };
    const [first, again] = [await post(form), await post(form)];
    expect([first.statusCode, again.statusCode]).toEqual([303, 303]);
    expect(first.headers.location).toBe(`/support/contact-us/inquiry-complete?id=${inquiryId}`);
    expect(again.headers.location).toBe(first.headers.location);
    expect(await bank().owner.query("select from inquiry where id = $1", [inquiryId])).toHaveLength(
      1,
    );
  });

  test("keeps a picture also when nothing else was entered before going back", async () => {
    const empty = { customerName: "", email: "", phone: "", description: "" };
    const picture = { name: "a.png", bytes: await smallPicture("png") };
    const topic = await post({ act: "topic", ...empty }, [picture]);
    expect(topic.body).toMatch(/<form [^>]*method="post"/);
    const [stored = ""] = storedIn(topic.body);
    const details = await post({ act: "details", ...empty, [stored]: "on" });
    expect(storedIn(details.body)).toContain(stored);
  });

  test("says when pictures no longer wait, and keeps the others", async () => {
    const png = await smallPicture("png");
    const checked = await post({ act: "check" }, [
      { name: "a.png", bytes: png },
      { name: "b.png", bytes: png },
    ]);
    const [gone = "", other = ""] = storedIn(checked.body);
    await bank().owner.query("delete from inquiry_upload where id = $1", [gone.slice(5)]);
    for (const act of ["check", "send"]) {
      const page = await post({ act, [gone]: "on", [other]: "on" });
      expect(page.statusCode).toBe(400);
      expect(page.body).toContain("附件的保留時間已過");
      expect(storedIn(page.body)).toContain(other);
      expect(storedIn(page.body)).not.toContain(gone);
    }
  });

  test("of a signed-in customer is taken with the session's token only", async () => {
    const cookie = await signIn(bank(), await makeCustomer(bank()));
    const checked = await post({ act: "check" }, [], { cookie });
    const formToken = hiddenIn(checked.body, "formToken");
    expect(formToken).not.toBe("");
    expect((await post({ act: "send", formToken: "x" }, [], { cookie })).statusCode).toBe(400);
    expect((await post({ act: "send", formToken }, [], { cookie })).statusCode).toBe(303);
  });
});

describe("a form of a page that is no good is told so by a page, and never a fault:", () => {
  const raw = (payload: string, type: string | null, url = MAIN) =>
    bank().site.inject({
      method: "POST",
      url,
      payload,
      headers: type === null ? {} : { "content-type": type },
    });
  const BOUND = "multipart/form-data; boundary=b";
  const field = `--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n`;

  test.each([
    ["broken", "--b\r\nnonsense", BOUND, 400],
    ["without its boundary", "--b--", "multipart/form-data", 400],
    ["of ten thousand fields", `${field.repeat(10_000)}--b--`, BOUND, 400],
    ["as JSON", "{}", "application/json", 415],
    ["without fields", "--b--", BOUND, 400],
    ["empty", "", "application/x-www-form-urlencoded", 400],
    ["of no kind", "", null, 400],
    ["with a strange act", "act=%00", "application/x-www-form-urlencoded", 400],
  ])("%s", async (_, payload, type, status) => {
    const response = await raw(payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toContain("text/html");
  });

  test("broken on any other page that takes forms", async () => {
    expect((await raw("--b\r\nnonsense", BOUND, "/kit")).statusCode).toBe(400);
    expect((await raw("", null, "/kit")).statusCode).toBe(400);
    const large = `--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n${"x".repeat(70_000)}\r\n--b--`;
    expect((await raw(large, BOUND, "/kit")).statusCode).toBe(413);
  });

  test("of files beyond all measure", async () => {
    const large = { name: "a.jpg", bytes: await pictureOf(6 * UPLOAD_BYTES) };
    const heard = await post({ act: "check" }, [large, large]);
    expect(heard.statusCode).toBe(400);
    expect(heard.body).toContain("「a.jpg」：檔案過大");
    expect(heard.body).toContain(typedInquiry.email);
    const unheard = await post({ act: "check" }, [large, large, large]);
    expect(unheard.statusCode).toBe(413);
  });
});
