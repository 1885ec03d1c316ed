import { describe, expect, test } from "vitest";
import { uuid } from "#db/uuid.ts";
import { testVault } from "../../../../tests/bank/vault.ts";
import { testLedger } from "../../../../tests/ledger/ledger.ts";
import { deposit, testIssuing, today } from "../../../../tests/people/certificates.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { checkSignature } from "../screens/parts/pdf-signature.ts";
import { documentOf, signersOf } from "../store/documents.ts";
import { requestsInReview } from "../store/for-staff.ts";
import { type RequestRow, requestOf } from "../store.ts";
import { advance } from "./issue.ts";
import { register } from "./register.ts";
import { approve, catchUp, markPosted, reject } from "./review.ts";

const ledger = testLedger();
const issuing = testIssuing(ledger);
const vault = testVault();
const person = (options = {}) => makeCustomer({ owner: ledger().owner, vault: vault() }, options);
const TIMEOUT = { timeout: 60_000 };

/** A request after the bank has continued it as far as it can. */
const advanced = async (id: string, by = issuing()) =>
  advance(by, (await requestOf(ledger().read, id)) as RequestRow);

const balanceOf = async (customerId: string) =>
  (await ledger().bank.accounts(customerId))[0]?.balance;

const newestLetter = async (customerId: string) => {
  const [letter] = await ledger().owner.query<{ body: string }>(
    "select body from outbox where customer_id = $1 order by id desc limit 1",
    [customerId],
  );
  return letter?.body;
};

describe("delivery", TIMEOUT, () => {
  test("by mail waits for a review, and then leaves as a file that only the national ID opens [K03]", async () => {
    const { id: customerId, mainNumber, nationalId } = await person();
    const request = deposit([mainNumber], { delivery: "mail", email: "ada@example.com" });
    const row = await register(issuing(), { id: uuid(), customerId, request });
    expect(row).toMatchObject({ state: "in-review", reason: "review" });
    expect(row.promisedOn && row.promisedOn > today).toBe(true);
    expect((await requestsInReview(ledger().read, 500)).map(({ id }) => id)).toContain(row.id);
    expect(await approve(issuing(), row.id)).toMatchObject({ state: "issued" });
    expect(await approve(issuing(), row.id)).toBeNull();
    const { bytes } = (await documentOf(ledger().read, row.id)) ?? {};
    expect(bytes?.includes("/Encrypt")).toBe(true);
    expect(bytes?.includes(nationalId)).toBe(false);
    expect(await checkSignature(bytes as Buffer, await signersOf(ledger().read, 5))).toBe("valid");
    const letters = await ledger().owner.query<{ id: string; body: string; bytes: Buffer }>(
      `select outbox.id, body, outbox_file.bytes from outbox
         join outbox_file on outbox_file.letter_id = outbox.id where address = 'ada@example.com'`,
      [],
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.bytes.equals(bytes as Buffer)).toBe(true);
    expect(letters[0]?.body).not.toContain(nationalId);
    await ledger().owner.query("update outbox set state = 'sent' where id = $1", [
      letters[0]?.id ?? "",
    ]);
    await catchUp(issuing());
    expect(await advanced(row.id)).toMatchObject({ state: "sent" });
  });

  test("is asked for thirty times a day, also by forty at the same time", async () => {
    const { id: customerId, mainNumber } = await person();
    const request = deposit([mainNumber], { delivery: "mail", email: "ada@example.com" });
    const responses = await Promise.allSettled(
      Array.from({ length: 40 }, () => register(issuing(), { id: uuid(), customerId, request })),
    );
    expect(responses.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
  });

  /** A bank whose process ends right after the ledger has posted the fee. */
  const killedAfterCharging = () => {
    const { coreBank } = issuing();
    const post: typeof coreBank.post = async (order) => {
      await coreBank.post(order);
      throw new Error("killed");
    };
    return { ...issuing(), coreBank: { ...coreBank, post } };
  };

  const posted = async (options = {}) => {
    const { id: customerId, mainNumber } = await person({ balance: 1_000, ...options });
    const request = deposit([mainNumber], {
      ...{ delivery: "post", postalAddress: "臺北市中正區晨光路一段 18 號" },
      ...{ copies: 3, feeAccount: mainNumber },
    });
    const row = await register(issuing(), { id: uuid(), customerId, request });
    return { row, customerId };
  };

  test("by post costs NT$100 a document when it is approved, once, and is given back once when rejected [K03]", async () => {
    const { row, customerId } = await posted();
    expect(row.state).toBe("in-review");
    expect(await balanceOf(customerId)).toBe(1_000);
    await Promise.all([approve(issuing(), row.id), approve(issuing(), row.id)]);
    await advanced(row.id);
    expect(await balanceOf(customerId)).toBe(700);
    expect(await markPosted(issuing(), row.id)).toBe(true);
    expect(await markPosted(issuing(), row.id)).toBe(false);
    const rejected = await Promise.all([
      reject(issuing(), row.id, "not-deliverable"),
      reject(issuing(), row.id, "not-deliverable"),
    ]);
    expect(rejected.filter(Boolean)).toHaveLength(1);
    await catchUp(issuing());
    expect(await balanceOf(customerId)).toBe(1_000);
    expect(await advanced(row.id)).toMatchObject({
      ...{ state: "rejected", feeState: "refunded", reason: "not-deliverable" },
    });
    expect((await advanced(row.id)).revokedAt).not.toBeNull();
    expect(await newestLetter(customerId)).toContain("已收取的郵寄手續費將全數退回原扣款帳戶。");
  });

  test("by post without enough money waits for it, and is not issued meanwhile [K03]", async () => {
    const { row, customerId } = await posted({ balance: 299 });
    const { documents } = issuing();
    const make: typeof documents.make = () => Promise.reject(new Error("made before it is paid"));
    const idle = { ...issuing(), documents: { ...documents, make } };
    expect(await approve(idle, row.id)).toMatchObject({ state: "in-review", reason: "fee" });
    expect(await documentOf(ledger().read, row.id)).toBeNull();
    expect(await balanceOf(customerId)).toBe(299);
    expect(await reject(issuing(), row.id, "withdrawn")).toBe(true);
    expect(await advanced(row.id)).toMatchObject({ state: "rejected", feeState: "none" });
    expect(await balanceOf(customerId)).toBe(299);
    // Nothing was taken, so nothing is promised back.
    expect(await newestLetter(customerId)).not.toMatch(/手續費|\{/);
  });

  test("that was charged by a process that then ended is neither charged nor given back twice", async () => {
    const { row, customerId } = await posted();
    await expect(approve(killedAfterCharging(), row.id)).rejects.toThrow("killed");
    expect(await balanceOf(customerId)).toBe(700);
    expect(await advanced(row.id)).toMatchObject({
      state: "issued",
      feeState: "charged",
    });
    expect(await balanceOf(customerId)).toBe(700);
    const { coreBank } = issuing();
    const forgetful = {
      ...issuing(),
      coreBank: {
        ...coreBank,
        reverse: async (...context: Parameters<typeof coreBank.reverse>) => {
          await coreBank.reverse(...context);
          throw new Error("killed");
        },
      },
    };
    await expect(reject(forgetful, row.id, "not-deliverable")).rejects.toThrow("killed");
    await catchUp(issuing());
    await catchUp(issuing());
    expect(await balanceOf(customerId)).toBe(1_000);
    expect(await advanced(row.id)).toMatchObject({ feeState: "refunded" });
  });

  test("that was charged, went back to staff and is then rejected is given back", async () => {
    const { row, customerId } = await posted();
    await expect(approve(killedAfterCharging(), row.id)).rejects.toThrow("killed");
    const keyless = { ...issuing(), signing: null };
    expect(await advanced(row.id, keyless)).toMatchObject({
      approvedAt: null,
      reason: "signing-key",
    });
    expect(await balanceOf(customerId)).toBe(700);
    expect(await reject(issuing(), row.id, "withdrawn")).toBe(true);
    expect(await balanceOf(customerId)).toBe(1_000);
    expect(await advanced(row.id)).toMatchObject({ feeState: "refunded" });
  });

  /** Makes everything that the job has done or seen of a request as old as it must be. */
  const older = (id: string, interval: string) =>
    ledger().owner.query(
      `update certificate_request set approved_at = approved_at - $2::interval,
              made_at = made_at - $2::interval, next_try_at = next_try_at - $2::interval
        where id = $1`,
      [id, interval],
    );

  test("whose fee is refused is tried again after half an hour, not at every run [K03]", async () => {
    const { row, customerId } = await posted({ balance: 299 });
    await approve(issuing(), row.id);
    await ledger().owner.query("update account set state = 'frozen' where number = $1", [
      row.feeAccount ?? "",
    ]);
    const tries: string[] = [];
    const { coreBank } = issuing();
    const post: typeof coreBank.post = (order) => {
      tries.push(order.id);
      return coreBank.post(order);
    };
    const watched = { ...issuing(), coreBank: { ...coreBank, post } };
    await older(row.id, "29 minutes");
    await catchUp(watched);
    expect(tries).not.toContain(row.feePosting);
    await older(row.id, "1 minute");
    await catchUp(watched);
    expect(tries).toContain(row.feePosting);
    expect(await balanceOf(customerId)).toBe(299);
  });

  test("that fails holds up no request behind it", async () => {
    const { documents } = issuing();
    const [first, second] = [await posted(), await posted()];
    const failing = `${first.row.documentId.slice(0, 4)}-`;
    const make: typeof documents.make = (template, content, ...more) =>
      JSON.stringify(content).includes(failing)
        ? Promise.reject(new Error("the token is gone"))
        : documents.make(template, content, ...more);
    const partly = { ...issuing(), documents: { ...documents, make } };
    for (const { row } of [first, second]) {
      await ledger().owner.query(
        "update certificate_request set approved_at = bank.now() where id = $1",
        [row.id],
      );
      await older(row.id, "2 minutes");
    }
    await expect(catchUp(partly)).rejects.toThrow("could not be continued");
    expect(await requestOf(ledger().read, second.row.id)).toMatchObject({ state: "issued" });
    expect(await requestOf(ledger().read, first.row.id)).toMatchObject({ state: "in-review" });
    await catchUp(partly);
    await older(first.row.id, "5 minutes");
    await catchUp(issuing());
    expect(await requestOf(ledger().read, first.row.id)).toMatchObject({ state: "issued" });
    expect(await balanceOf(first.customerId)).toBe(700);
  });

  test("by a mail that failed for good is told to its customer by SMS, once [K03]", async () => {
    const { id: customerId, mainNumber } = await person();
    const request = deposit([mainNumber], { delivery: "mail", email: "gone@example.com" });
    const row = await register(issuing(), { id: uuid(), customerId, request });
    await approve(issuing(), row.id);
    await ledger().owner.query(
      "update outbox set state = 'failed' where address = 'gone@example.com'",
      [],
    );
    await catchUp(issuing());
    await catchUp(issuing());
    expect(await requestOf(ledger().read, row.id)).toMatchObject({
      ...{ state: "issued", reason: "mail-failed" },
    });
    const letters = await ledger().owner.query<{ body: string }>(
      "select body from outbox where customer_id = $1 and channel = 'sms'",
      [customerId],
    );
    expect(letters.map(({ body }) => body.includes("無法寄達"))).toEqual([true]);
  });
});
