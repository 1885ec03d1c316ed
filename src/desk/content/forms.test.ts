import { beforeAll, describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, staffSignIn, testDesk } from "../../../tests/bank/desk.ts";

const bank = testBank();
const desk = testDesk(bank);
let cookie = "";

beforeAll(async () => {
  const member = await makeStaff(bank(), ["content"]);
  cookie = await staffSignIn({ desk: desk(), clock: bank().clock }, member);
});

/** Sends a form of a page as a browser without scripts does. */
async function post(url: string, form: Record<string, string>) {
  const page = await desk().inject({ url, headers: { cookie } });
  const formToken = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
  return desk().inject({
    method: "POST",
    url,
    headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ ...form, formToken }).toString(),
  });
}

/** The input of a field, as it is sent to the browser. */
const inputOf = (body: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(body)?.[0] ?? "";

describe("a form of the content desk that is refused", () => {
  test("keeps both moments of a publication, and says beside the wrong one what is wrong", async () => {
    const saved = await post("/desk/content/notices/5", { act: "restore", text: await fileOf(5) });
    expect(saved.statusCode).toBe(303);
    const typed = { from: "2026/11/20 09:00", until: "2099-12-01T00:00" };
    const publish = { act: "publish", version: "2", ...typed };
    const { statusCode, body } = await post("/desk/content/notices/5", publish);
    expect(statusCode).toBe(400);
    expect(inputOf(body, "from")).toContain(`value="${typed.from}"`);
    expect(inputOf(body, "from")).toContain('aria-invalid="true"');
    expect(inputOf(body, "until")).toContain(`value="${typed.until}"`);
    expect(inputOf(body, "until")).not.toContain("aria-invalid");
    expect(body).toContain('href="#from"');
    const backwards = { ...publish, from: "2099-12-02T00:00" };
    const refused = (await post("/desk/content/notices/5", backwards)).body;
    expect(inputOf(refused, "until")).toContain('aria-invalid="true"');
  });

  test("keeps the reason of a request about rates", async () => {
    const url = "/desk/content/loan-rates/1";
    await post(url, { act: "restore", text: await fileOf(1, "loan-rates") });
    const request = {
      act: "request",
      version: "2",
      reason: "隨央行調整",
      from: "2020-01-01T09:00",
    };
    const { body } = await post(url, request);
    expect(inputOf(body, "reason")).toContain('value="隨央行調整"');
    expect(inputOf(body, "from")).toContain('aria-invalid="true"');
    expect(body).toContain("發布時間不能是過去的時間");
  });

  test("lists the lines of an imported file that have to be corrected", async () => {
    const text = (await fileOf(6)).replace(/^category: .*$/m, "category: gossip");
    const { statusCode, body } = await post("/desk/content/notices", { text });
    expect(statusCode).toBe(400);
    expect(body).toMatch(/第 \d+ 行：[^<]*gossip/);
  });
});

async function fileOf(item: number, kind = "notices"): Promise<string> {
  const url = `/v1/desk/content/${kind}/${item}`;
  return (await desk().inject({ url, headers: { cookie } })).json().content.text;
}
