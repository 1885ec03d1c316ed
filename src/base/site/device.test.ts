import { expect, test } from "vitest";
import { deviceOf, isInternetExplorer } from "./device.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0.4430.93 Safari/537.36";

test.each([
  ["pc", chrome],
  ["pc", undefined],
  ["pc", "curl/8.0"],
  ["ios", "Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15"],
  ["ios", "Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) AppleWebKit/605.1.15"],
  ["android", "Mozilla/5.0 (Linux; Android 7.0; SM-G930V) AppleWebKit/537.36"],
] as const)("a %s is told by its User-Agent [A17]", (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([
  ["6", "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)"],
  ["10", "Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)"],
  ["11", "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko"],
])("Internet Explorer %s is told apart [R49]", (_, userAgent) => {
  expect(isInternetExplorer(userAgent)).toBe(true);
});

test.each([
  ["Chrome", chrome],
  ["Edge 44", "Mozilla/5.0 (Windows NT 10.0) Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763"],
  ["nothing", undefined],
])("%s is not Internet Explorer", (_, userAgent) => {
  expect(isInternetExplorer(userAgent)).toBe(false);
});
