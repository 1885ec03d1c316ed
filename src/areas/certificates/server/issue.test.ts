import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { formatAmount, ntd } from "#base/money/money.ts";
import { amountInWords } from "#base/money/money-words.ts";
import { uuid } from "#db/uuid.ts";
import { localDocuments } from "#ports/documents/local.ts";
import type { Documents } from "#ports/documents/port.ts";
import { TimeStampError } from "#ports/time-stamps/port.ts";
import { testVault } from "../../../../tests/bank/vault.ts";
import { testLedger } from "../../../../tests/ledger/ledger.ts";
import {
  codeOf,
  deposit,
  TEST_ORIGIN,
  testIssuing,
  today,
} from "../../../../tests/people/certificates.ts";
import { makeCustomer } from "../../../../tests/people/customers.ts";
import { readPdf } from "../../../../tests/readers/pdf.ts";
import { checkSignature, digestOf } from "../screens/parts/pdf-signature.ts";
import { documentOf, signersOf } from "../store/documents.ts";
import type { RequestRow } from "../store.ts";
import { advance } from "./issue.ts";
import { paperOf } from "./paper.ts";
import { preview, register } from "./register.ts";
import { approve, catchUp } from "./review.ts";
import { reviewsWaiting } from "./reviews.ts";

const ledger = testLedger();
const issuing = testIssuing(ledger);
const vault = testVault();
const person = (options = {}) => makeCustomer({ owner: ledger().owner, vault: vault() }, options);
/** The identifier of a time stamp's attribute, as it stands in a signature's hexadecimal digits. */
const TIME_STAMP_TOKEN = "060b2a864886f70d010910020e";
const TIMEOUT = { timeout: 60_000 };

describe("a document", TIMEOUT, () => {
  test("is a tagged PDF with the ledger's figures, signed so that one flipped byte is told", async () => {
    const { id, mainNumber } = await person({ balance: 123_456 });
    const row = await register(issuing(), {
      id: uuid(),
      customerId: id,
      request: deposit([mainNumber]),
    });
    expect(row).toMatchObject({ state: "issued", promisedOn: null });
    const { bytes, digest } = (await documentOf(ledger().read, row.id)) ?? {};
    if (!bytes || !digest) throw new Error("there is no document");
    expect(createHash("sha256").update(bytes).digest().equals(digest)).toBe(true);
    expect(await digestOf(bytes)).toBe(digest.toString("hex"));
    expect(readPdf(bytes)).toMatchObject({ language: "zh-TW", isTagged: true });
    const read = readPdf(bytes);
    expect(read.embedded).toBe(read.fonts.length);
    const words = amountInWords(ntd(123_456), "TWD", "zh");
    expect([...words, ..."王小明"].filter((letter) => !read.letters.has(letter))).toEqual([]);
    const signers = await signersOf(ledger().read, 5);
    expect(await checkSignature(bytes, signers)).toBe("valid");
    expect(await checkSignature(bytes, [])).toBe("foreign");
    for (const at of [30, Math.floor(bytes.length / 3), bytes.length - 3]) {
      const forged = Buffer.from(bytes);
      forged[at] = (forged[at] ?? 0) ^ 1;
      expect(await checkSignature(forged, signers)).toBe("changed");
    }
    expect(await checkSignature(Buffer.concat([bytes, Buffer.from("\n")]), signers)).toBe(
      "changed",
    );
    expect(await checkSignature(Buffer.from("%PDF-1.7"), signers)).toBe("unsigned");
  });

  test("says the same in its data as the figures do, in both languages", async () => {
    const { id, mainNumber } = await person({ balance: 123_456 });
    const figures = await preview(issuing(), id, deposit([mainNumber]));
    for (const language of ["zh", "en"] as const) {
      const paper = paperOf({
        ...{ figures, language, serial: "DC115-0000001", issuedOn: today, origin: TEST_ORIGIN },
        documentId: "ABCDEFGHIJKLMNOPQRST2345",
      });
      expect(paper.totals.map(({ value }) => value)).toEqual([
        formatAmount(ntd(123_456), "TWD"),
        amountInWords(ntd(123_456), "TWD", language),
      ]);
      expect(paper.statement).toMatch(language === "zh" ? /王小明/ : /Wang Hsiao Ming/);
      expect(paper.verification.code).toBe("ABCD-EFGH-IJKL-MNOP-QRST-2345");
    }
  });

  test("of a name with a letter that no font has goes to staff, and never out", async () => {
    const name = { zh: "\u{20bb7}野明", en: "Yoshino Ming", ko: "요시노" };
    const { id, mainNumber } = await person({ name });
    const row = await register(issuing(), {
      id: uuid(),
      customerId: id,
      request: deposit([mainNumber]),
    });
    expect(row).toMatchObject({ state: "in-review", reason: "letters" });
    expect(row.promisedOn).not.toBeNull();
    expect(await documentOf(ledger().read, row.id)).toBeNull();
    expect(await approve(issuing(), row.id)).toMatchObject({
      state: "in-review",
      approvedAt: null,
    });
    expect(await documentOf(ledger().read, row.id)).toBeNull();
    expect((await reviewsWaiting(ledger().read, 500)).map((each) => each.id)).toContain(row.id);
    const trail = await ledger().owner.query(
      `select event, actor_kind as actor, detail from audit_queue
        where customer_id = $1 and event = 'certificate.to-staff'`,
      [id],
    );
    expect(trail).toEqual(
      Array.from({ length: 2 }, () => ({
        ...{ event: "certificate.to-staff", actor: "bank", detail: { reason: "letters" } },
      })),
    );
  });

  test("waits while no time stamp is to be had, and goes out with one as soon as it is", async () => {
    const { id: customerId, mainNumber } = await person();
    const id = uuid();
    const down = {
      ...issuing(),
      timeStamps: {
        bytesMost: 4_096,
        stamp: () => Promise.reject(new TimeStampError("the authority is down")),
      },
    };
    const given = { id, customerId, request: deposit([mainNumber]) };
    const waiting = { state: "requested", reason: "time-stamp" };
    expect(await register(down, given)).toMatchObject(waiting);
    expect(await register(down, given)).toMatchObject(waiting);
    expect(await documentOf(ledger().read, id)).toBeNull();
    expect((await reviewsWaiting(ledger().read, 500)).map((each) => each.id)).not.toContain(id);
    await ledger().owner.query(
      "update certificate_request set made_at = made_at - interval '2 minutes' where id = $1",
      [id],
    );
    await catchUp(down);
    expect(await documentOf(ledger().read, id)).toBeNull();
    await catchUp(issuing());
    const { bytes } = (await documentOf(ledger().read, id)) ?? {};
    expect(bytes?.includes(TIME_STAMP_TOKEN)).toBe(true);
    expect(await register(issuing(), given)).toMatchObject({ state: "issued", reason: null });
  });
});

describe("one request", TIMEOUT, () => {
  test("that is sent many times at once is one document", async () => {
    const { id: customerId, mainNumber } = await person();
    const id = uuid();
    const request = deposit([mainNumber]);
    const rows = await Promise.all(
      Array.from({ length: 8 }, () => register(issuing(), { id, customerId, request })),
    );
    expect(new Set(rows.map(({ documentId }) => documentId)).size).toBe(1);
    const [count] = await ledger().owner.query<{ count: string }>(
      "select count(*) from certificate_request where customer_id = $1",
      [customerId],
    );
    expect(count?.count).toBe("1");
    const first = await documentOf(ledger().read, id);
    // As read by a process before another one issued it.
    const outdated = { ...(rows[0] as RequestRow), state: "requested" as const };
    expect(await advance(issuing(), outdated)).toMatchObject({ id, state: "issued" });
    await catchUp(issuing());
    expect((await documentOf(ledger().read, id))?.bytes.equals(first?.bytes as Buffer)).toBe(true);
  });

  test("is not answered to another customer, nor for other contents", async () => {
    const [mine, other] = [await person(), await person()];
    const id = uuid();
    const request = deposit([mine.mainNumber]);
    await register(issuing(), { id, customerId: mine.id, request });
    const asOther = { id, customerId: other.id, request };
    expect(await codeOf(register(issuing(), asOther))).toBe("CERT000008");
    const changed = { ...request, purpose: "study" as const };
    expect(await codeOf(register(issuing(), { id, customerId: mine.id, request: changed }))).toBe(
      "CERT000008",
    );
  });

  test("whose maker is killed in the middle of the document is still one document, and one only", async () => {
    const documents = localDocuments();
    try {
      const given = async () => {
        const { id: customerId, mainNumber } = await person();
        return { id: uuid(), customerId, request: deposit([mainNumber]) };
      };
      await register({ ...issuing(), documents }, await given());
      const pid = documents.pid() ?? 0;
      const one = await given();
      const make: Documents["make"] = (...order) => {
        const made = documents.make(...order);
        process.kill(pid, "SIGKILL");
        return made;
      };
      const killed = { ...issuing(), documents: { ...documents, make } };
      expect(await register(killed, one)).toMatchObject({ state: "issued" });
      expect(documents.pid()).not.toBe(pid);
      const first = await documentOf(ledger().read, one.id);
      await catchUp({ ...issuing(), documents });
      expect((await documentOf(ledger().read, one.id))?.digest).toEqual(first?.digest);
      const [counted] = await ledger().owner.query<{ requests: number; documents: number }>(
        `select count(distinct request.id)::int as requests, count(document.request_id)::int as documents
           from certificate_request as request
           left join certificate_document as document on document.request_id = request.id
          where customer_id = $1`,
        [one.customerId],
      );
      expect(counted).toEqual({ requests: 1, documents: 1 });
    } finally {
      await documents.close();
    }
  });

  test("whose process ended before the document is finished by the job", async () => {
    const { id: customerId, mainNumber } = await person();
    const dead = {
      ...issuing(),
      documents: { ...issuing().documents, make: () => Promise.reject(new Error("killed")) },
    };
    const id = uuid();
    const request = deposit([mainNumber]);
    await expect(register(dead, { id, customerId, request })).rejects.toThrow("killed");
    expect(await documentOf(ledger().read, id)).toBeNull();
    await ledger().owner.query(
      "update certificate_request set made_at = made_at - interval '2 minutes' where id = $1",
      [id],
    );
    await catchUp(issuing());
    expect(await documentOf(ledger().read, id)).not.toBeNull();
  });
});
