// Calls and streams of many users from one process.

import { Agent, get, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Makes a call; rejects if it is refused. */
export function send(
  url: string,
  headers: Record<string, string>,
  payload?: object,
): Promise<{ content: unknown; cookie: string }> {
  return new Promise((resolve, reject) => {
    const method = payload ? "POST" : "GET";
    const requested = request(
      url,
      { agent, method, headers: { ...headers, "content-type": "application/json" } },
      (response) => {
        let body = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          body += part;
        });
        response.on("end", () => {
          const { code, content } = JSON.parse(body);
          if (code !== 200) return reject(new Error(`${url}: ${body}`));
          resolve({ content, cookie: response.headers["set-cookie"]?.[0]?.split(";")[0] ?? "" });
        });
      },
    );
    requested.on("error", reject);
    requested.end(payload ? JSON.stringify(payload) : undefined);
  });
}

/** Opens a stream and reports the other side's messages; resolves, once ready, to its close. */
export function listen(
  url: string,
  { headers, other }: { headers: Record<string, string>; other: "visitor" | "staff" },
  onText: (text: string) => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const requested = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url}: ${response.statusCode}`));
      let rest = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        const blocks = (rest + part).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) {
          if (block.includes("event: ready")) resolve(() => requested.destroy());
          const text = /"text":"(message [a-p-]{36})"/.exec(block)?.[1];
          if (text && block.includes(`"author":"${other}"`)) onText(text);
        }
      });
      response.on("error", () => undefined);
    });
    requested.on("error", reject);
  });
}
