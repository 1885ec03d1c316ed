import { expect, test } from "vitest";
import { usersIn } from "./peer-owner.ts";

const HEAD =
  "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode";
const row = (local: string, remote: string, uid: number, state = "01") =>
  `   0: ${local} ${remote} ${state} 00000000:00000000 00:00000000 00000000  ${uid}        0 4711 1 0 20 4 30 10 -1`;
const own = { address: "127.0.0.1", port: 56_450 };
const from = (address: string) => ({ caller: { address, port: 40_000 }, own });

/** A customer's browser, and another user's program that took the same port of another address. */
const table = [
  HEAD,
  row("0100007F:DC82", "00000000:0000", 1000, "0A"),
  row("0100007F:9C40", "0100007F:DC82", 1000),
  row("0200007F:9C40", "0100007F:DC82", 1001),
  row("0A00000A:9C40", "08080808:DC82", 1002),
].join("\n");

test("another user's program is not taken for the customer's by its port alone", () => {
  expect(usersIn(table, from("127.0.0.1"))).toEqual([1000]);
  expect(usersIn(table, from("127.0.0.2"))).toEqual([1001]);
  expect(usersIn(table, from("127.0.0.3"))).toEqual([]);
});

test("IPv4 in the table of IPv6 is found as well", () => {
  const mapped = (address: string) => `0000000000000000FFFF0000${address}`;
  const line = row(mapped("0100007F:9C40"), mapped("0100007F:DC82"), 1000);
  expect(usersIn(`${HEAD}\n${line}`, from("127.0.0.1"))).toEqual([1000]);
});
