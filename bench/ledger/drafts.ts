// Transfers that are ready for their last step: sessions, drafts whose code was right, and proofs
// of the PIN, inserted by set-based statements. If a row does not match the areas' own hashes, the
// site refuses it and the bench fails.

import { hash, randomBytes } from "node:crypto";
import { contentNames, customerNames } from "../../src/areas/verification/server/subjects.ts";
import { OWN_BANK_CODE } from "../../src/base/site/brand.ts";
import type { Pool } from "../../src/db/db.ts";
import { uuid } from "../../src/db/uuid.ts";
import type { Vault } from "../../src/server/secrets/vault.ts";
import { designatedSteps, idAt, numberAt } from "../people.ts";
import { requestText } from "../wire.ts";

// Above every amount that the driver sends to a neighbour: none counts as a repetition.
const LEAST_AMOUNT = 20_000;
const PATH = "/v1/transfer/executions";

/** Creates drafts of signed-in customers. */
export interface Drafts {
  /** `count` requests that each execute a transfer; the rows they need are in the database. */
  prepare(count: number): Promise<string[]>;
}

/** Opens a session for every customer. */
export async function openDrafts(owner: Pool, vault: Vault, people: number): Promise<Drafts> {
  const places = Array.from({ length: people }, (_, place) => place);
  const tokens = places.map((place) => hash("sha256", `session ${place}`, "base64url"));
  const sessionHashes = tokens.map((token) => hash("sha256", token, "buffer"));
  await owner.query(
    `insert into session (token_hash, customer_id, opened_at, seen_at, risk, label, address)
     select token_hash, customer_id, bank.now(), bank.now(), 'low', 'Chrome on Linux', '127.0.0.1'
       from unnest($1::bytea[], $2::bigint[]) as given (token_hash, customer_id)`,
    [sessionHashes, places.map(idAt)],
  );
  let made = 0;

  function next() {
    const place = made % people;
    const times = Math.floor(made / people);
    const step = designatedSteps[times % designatedSteps.length] as number;
    made += 1;
    return {
      id: uuid(),
      proof: randomBytes(32).toString("base64url"),
      place,
      customerId: idAt(place),
      sessionHash: sessionHashes[place] as Buffer,
      toNumber: numberAt((place + step) % people),
      amount: LEAST_AMOUNT + times,
    };
  }

  return {
    async prepare(count) {
      const drafts = Array.from({ length: count }, next);
      await owner.query("update session set seen_at = bank.now() where ended_at is null", []);
      await owner.query(DRAFTS, [
        drafts.map(({ id }) => id),
        drafts.map(({ customerId }) => customerId),
        drafts.map(({ sessionHash }) => sessionHash),
        drafts.map(({ place }) => numberAt(place)),
        drafts.map(({ toNumber }) => toNumber),
        drafts.map(({ amount }) => amount),
      ]);
      await owner.query(PROOFS, [
        drafts.map(({ proof }) => vault.tag("verification-proof", proof)),
        drafts.map(({ customerId }) => customerNames(vault, customerId)[0]),
        drafts.map(({ customerId }) => customerId),
        drafts.map(({ sessionHash }) => sessionHash),
        drafts.map(({ id }) => contentNames(vault, "transfer", [id])[0]),
      ]);
      return drafts.map(({ id, place, proof }) => {
        const cookie = `__Host-session=${tokens[place]}`;
        const body = { trfrKey: id, pswdAuthTknId: proof };
        return requestText({ method: "POST", path: PATH, cookie, body });
      });
    },
  };
}

const DRAFTS = `
  insert into transfer_draft (id, customer_id, session_hash, from_number, to_bank, to_number,
    amount, currency, kind, fee, step, prepared_at, expires_at)
  select id, customer_id, session_hash, from_number, '${OWN_BANK_CODE}', to_number, amount, 'TWD',
         'designated', 0, 'coded', bank.now(), bank.now() + interval '15 minutes'
    from unnest($1::uuid[], $2::bigint[], $3::bytea[], $4::text[], $5::text[], $6::bigint[])
      as given (id, customer_id, session_hash, from_number, to_number, amount)`;

const PROOFS = `
  insert into verification_proof (token_hash, subject_hash, customer_id, session_hash, means,
    purpose, content_hash, issued_at, expires_at)
  select token_hash, subject_hash, customer_id, session_hash, 'pin', 'transfer', content_hash,
         bank.now(), bank.now() + interval '10 minutes'
    from unnest($1::bytea[], $2::bytea[], $3::bigint[], $4::bytea[], $5::bytea[])
      as given (token_hash, subject_hash, customer_id, session_hash, content_hash)`;
