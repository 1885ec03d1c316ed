// Input of visitors and customers that pages show again: always as text, never as markup.

import { expect, test } from "vitest";
import { testBank } from "../bank/bank.ts";
import { ask } from "../people/asking.ts";
import { makeCustomer, signIn } from "../people/customers.ts";
import { senderOf, sure } from "../people/transfers.ts";
import { withoutScripts } from "../readers/markup.ts";

const bank = testBank({ callsPerMinute: 1_000_000, pagesPerMinute: 1_000_000 });

/** Many pages and whole transfers, on a busy machine. */
const LONG_MS = 60_000;

/** Each breaks out of another context: text, attributes, scripts, comments, URLs. */
const payloads = [
  "<script>x()</script>",
  '"><img src=x onerror=x()>',
  "'><svg/onload=x()>",
  "</title><b id=x>",
  "--><i id=x>",
  "javascript:x()",
  "{{7*7}}",
  '" onfocus=x() a="',
  "</textarea><u id=x>",
  "</script><a id=x>",
  "\u2028<s id=x>",
  "[x](javascript:x())",
];

/** An element or an attribute of a payload that became part of the page. */
const LIVE =
  /<script>x|<img src=x|<svg\/onload|<[biausx] id=x|"\s*onfocus=x\(|href="?javascript:|<title>[^<]*<\/title><b/i;

/** What became live markup on a page, or null. A payload that ends a script is outside of it. */
const alive = (html: string) => LIVE.exec(withoutScripts(html))?.[0] ?? null;

async function page(url: string, cookie = "", form?: Record<string, string>): Promise<string> {
  const response = await bank().site.inject({
    method: form ? "POST" : "GET",
    url,
    headers: { cookie, ...(form && { "content-type": "application/x-www-form-urlencoded" }) },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  expect([url, response.statusCode < 500]).toEqual([url, true]);
  return response.body;
}

test("the law finds a payload that came alive, and no escaped one", () => {
  for (const payload of payloads.filter((each) => /[<"]/.test(each))) {
    expect([payload, LIVE.test(`<p title="${payload}">${payload}</p>`)]).toEqual([payload, true]);
  }
  expect(LIVE.test("&lt;script&gt;x()&lt;/script&gt;")).toBe(false);
  const inData = (payload: string) => `<script nonce="a">"${payload}"</script>`;
  expect(alive(inData('\\" onfocus=x('))).toBeNull();
  expect(alive(inData("</script><a id=x>"))).toBe("<a id=x");
});

test.each(payloads)(
  "%j in an address or a refused form stays words",
  {
    timeout: LONG_MS,
  },
  async (payload) => {
    const typed = encodeURIComponent(payload);
    for (const url of [
      `/search?q=${typed}`,
      `/support/faq/search/${typed}`,
      `/resources?search=${typed}&q=${typed}`,
      `/notice?category=${typed}&page=${typed}`,
      `/login?to=${typed}`,
      `/login/forgot-idpw?find=${typed}`,
      `/products/loan/calculator?amount=${typed}&rate=${typed}`,
      `/dev/outbox?address=${typed}`,
      `/${typed}`,
    ]) {
      expect(alive(await page(url))).toBeNull();
    }
    const form = { nationalId: payload, userId: payload, password: payload, to: payload };
    expect(alive(await page("/login", "", form))).toBeNull();
    expect(alive(await page("/accessible/login", "", form))).toBeNull();
    const inquiry = {
      categoryCode: payload,
      customerName: payload,
      email: payload,
      phone: payload,
      description: payload,
    };
    expect(alive(await page("/support/contact-us/inquiry-main", "", inquiry))).toBeNull();
  },
);

test("what is said in a chat stays words, and so does its answer", async () => {
  let cookie = "";
  for (const cont of payloads) {
    const { cookies } = await ask(bank(), "/v1/support/chats/messages", {
      payload: { cont },
      cookie,
    });
    if (cookies["__Host-chat"]) cookie = `__Host-chat=${cookies["__Host-chat"]}`;
  }
  const shown = await page("/support/chat", cookie);
  expect(shown.includes("&lt;script&gt;x()&lt;/script&gt;")).toBe(true);
  expect(alive(shown)).toBeNull();
});

test("a note of a transfer stays words on its pages, and with its sender", {
  timeout: LONG_MS,
}, async () => {
  const [from, to] = [await makeCustomer(bank()), await makeCustomer(bank())];
  const sender = await senderOf(bank(), from);
  const sent: string[] = [];
  for (const note of payloads) {
    const amount = 100 * (sent.length + 1);
    const typed = { toBnkCd: "899", toAcctNbr: to.mainNumber, amount, note };
    const prepared = await sender.prepare(typed);
    // Longer than a note may be: refused, so there is nothing to show.
    if (prepared.code !== 200) continue;
    const key = prepared.content.trfrKey;
    expect(alive(await page(`/accessible/transfer/confirm?key=${key}`, sender.cookie))).toBeNull();
    sure(await sender.confirm(key));
    sure(await sender.code(key, await sender.smsCode()));
    const { content } = sure(await sender.pin(key));
    sure(await sender.execute(key, content.pswdAuthTknId));
    expect(alive(await page(`/accessible/transfer/done?key=${key}`, sender.cookie))).toBeNull();
    sent.push(note);
  }
  expect(sent).toContain("<script>x()</script>");
  const history = await page("/accessible/history", sender.cookie);
  expect(history.includes("&lt;script&gt;x()&lt;/script&gt;")).toBe(true);
  expect(alive(history)).toBeNull();
  const theirs = await page("/accessible/history", await signIn(bank(), to));
  expect([theirs.includes("NT$100"), theirs.includes("x()")]).toEqual([true, false]);
});
