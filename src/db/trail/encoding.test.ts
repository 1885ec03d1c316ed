import fc from "fast-check";
import { expect, test } from "vitest";
import { brokenIn, keys, testTrail } from "../../../tests/bank/trail.ts";
import { uuid } from "../uuid.ts";
import { digestOf, encoded, SEALED_COLUMNS, type SealedRow } from "./encoding.ts";
import { type Seal, sealTrail } from "./seal.ts";

const trail = testTrail();

const row: SealedRow = {
  number: "7",
  id: "0198c0de-0000-7000-8000-000000000001",
  at: "1794787200000001",
  event: "login",
  outcome: "ok",
  actor_kind: "customer",
  actor_id: "42",
  customer_id: "42",
  session: "",
  address: null,
  request: "王",
  reference: null,
  posting_id: null,
  detail: '{"b": 1,"a":2}',
};

/** Everything that PostgreSQL accepts as text. */
const text = fc
  .string({ unit: "binary", maxLength: 40 })
  .map((made) => made.replaceAll("\0", ""))
  .filter((made) => made.isWellFormed());
const maybe = fc.option(text);
const written = fc.record({
  event: text,
  outcome: text,
  actor: fc.oneof(
    fc.constantFrom<[string, null]>(["visitor", null], ["bank", null]),
    fc.tuple(fc.constantFrom("customer", "staff"), text),
  ),
  customer: fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })),
  texts: fc.tuple(maybe, maybe, maybe, maybe),
  posting: fc.option(fc.uuid()),
  // Characters of one row's texts that JSON may contain.
  detail: fc.option(fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean()))),
});

async function exported({ first_row, last_row }: Seal): Promise<SealedRow[]> {
  return trail().site.query<SealedRow>(
    `select ${SEALED_COLUMNS} from audit_log
      where number between $1 and $2 order by audit_log.number`,
    [first_row, last_row],
  );
}

test("a row is sealed as this, and never as anything else", () => {
  expect(encoded(row)).toBe(
    "1:2,1:7,36:0198c0de-0000-7000-8000-000000000001,16:1794787200000001,5:login,2:ok,8:customer," +
      '2:42,2:42,0:,:,3:王,:,:,14:{"b": 1,"a":2},',
  );
  expect(digestOf([row]).toString("hex")).toBe(
    "1239bcd1f0830aa0f0d61d689f07f2bc730077eddfde9a8dd8870d1abd361647",
  );
});

test("no two rows are sealed as the same: neither by moving a letter nor by emptying a field", () => {
  const changes: Partial<SealedRow>[] = [
    { event: "logi", outcome: "nok" },
    { session: null },
    { address: "" },
    { request: null, reference: "王" },
    { detail: '{"a":2,"b": 1}' },
    { number: "71", id: row.id.slice(1) },
  ];
  const all = [row, ...changes.map((change) => ({ ...row, ...change }))].map(encoded);
  expect(new Set(all).size).toBe(all.length);
});

test("the database and this program seal the same bytes, whatever was written", async () => {
  const { site } = trail();
  const property = fc.asyncProperty(
    fc.array(written, { minLength: 1, maxLength: 8 }),
    async (rows) => {
      for (const { event, outcome, actor, customer, texts, posting, detail } of rows) {
        await site.query(
          `select bank.audit_write(array[
           row($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)::bank.audit_row])`,
          [
            uuid(),
            event,
            outcome,
            ...actor,
            customer,
            ...texts,
            posting,
            detail ? JSON.stringify(detail) : null,
          ],
        );
      }
      const seal = (await sealTrail(site, keys)) as Seal;
      const found = await exported(seal);
      expect(found.map(({ event }) => event).toSorted()).toEqual(
        rows.map(({ event }) => event).toSorted(),
      );
      expect(digestOf(found)).toEqual(seal.digest);
    },
  );
  await fc.assert(property, { numRuns: 60 });
  expect(await brokenIn(trail())).toEqual([]);
});

test("columns that are added later change no seal, and rows written since are sealed as well", async () => {
  const { site, owner } = trail();
  const write = () =>
    site.query(
      `select bank.audit_write(array[row($1, 'x', 'ok', 'bank', null, null, null, null, null, null,
         null, null)::bank.audit_row])`,
      [uuid()],
    );
  await write();
  await sealTrail(site, keys);
  await owner.query("alter table audit_log add column channel text default 'web'", []);
  await owner.query("alter table audit_queue add column channel text default 'web'", []);
  try {
    expect(await brokenIn(trail())).toEqual([]);
    await write();
    expect(await sealTrail(site, keys)).toMatchObject({ number: "2" });
    expect(await brokenIn(trail())).toEqual([]);
  } finally {
    await owner.query("alter table audit_log drop column channel", []);
    await owner.query("alter table audit_queue drop column channel", []);
  }
});
