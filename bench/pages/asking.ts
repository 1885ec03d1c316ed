import type { RequestPlan } from "../load.ts";

/** A list and a text: the two kinds of content page. */
export const paths = ["/notice", "/notice/3"] as const;

/** The content encodings of the pages. */
export const encodings = ["br", "identity"] as const;

/** A browser's request headers; every contender gets the same. */
export function requestsOf(url: string, encoding: (typeof encodings)[number]): RequestPlan {
  return {
    url,
    method: "GET",
    headers: {
      accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
      "accept-encoding": encoding,
      "accept-language": "zh-TW,zh;q=0.9,en;q=0.8",
      "user-agent":
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    },
  };
}
