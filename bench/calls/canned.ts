import type { Input, Output } from "../../src/base/call/call.ts";
import type { draftTransfer, listEntries } from "./contract.ts";

/** The list that both contenders return, about 2.3 kB. */
export const entries: Output<typeof listEntries> = {
  entries: Array.from({ length: 10 }, (_, place) => ({
    number: 1200 - place,
    day: `2026/03/${String(28 - place)}`,
    kind: place % 3 === 0 ? "in" : "out",
    amount: 1_250 + place * 731,
    balance: 1_284_350 - place * 9_173,
    title: "跨行轉帳 三月份房租與管理費",
    counterBank: "812 台新國際商業銀行",
    counterAccount: `0002888100${String(4321 + place)}`,
    note: "Rent and upkeep",
  })),
  page: 1,
  pageSize: 10,
  total: 1200,
};

/** The receipt that both contenders return. */
export const receipt: Output<typeof draftTransfer> = {
  transferId: "01985d2c-7b1e-7c55-9d0e-3f6f0c9a1b42",
  otpSeconds: 180,
};

/** The URL of the list. */
export const entriesAddress =
  "/v1/bench/accounts/90012345678901/entries?pageNbr=1&pageCnt=10&fromDay=2026/03/01";

/** The posted input. */
export const draft: Input<typeof draftTransfer> = {
  fromAccount: "90012345678901",
  toBank: "812",
  toAccount: "00028881004321",
  amount: 12_500,
  note: "三月房租",
  kind: "now",
};
