import { fillBoard } from "../../seed/board.ts";
import { plainPassword } from "../../src/base/identity/password.ts";
import { openPool } from "../../src/db/db.ts";
import { openVault } from "../../src/server/secrets/vault.ts";
import { TEST_SECRET } from "../../tests/bank/secret.ts";
import { nationalIdOf } from "../../tests/people/customers.ts";
import { secretOnWire } from "../../tests/people/keypad.ts";
import type { Child } from "../children.ts";
import { withClient } from "../durable.ts";
import { idAt, makePeople } from "../people.ts";
import { requestText } from "../wire.ts";

const PASSWORD = "Sunrise8x4";
const DAYS = 400;
const KEYPAD_PATH = "/v1/security/keyPad/signed/authentication/1.1";
const GRANTS_AT_ONCE = 16;

/** Fills a bank with notices, and with customers who all have the same password. */
export async function makeVisitors(url: string, count: number): Promise<void> {
  const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 1);
  const passwordHash = await vault.hashSecret(plainPassword(PASSWORD));
  await withClient(url, async (client) => {
    await makePeople(client, { count, days: DAYS, nationalIdAt: nationalIdOf, passwordHash });
    await client.query("vacuum analyze");
  });
  const owner = openPool(url, "owner");
  await fillBoard(owner).finally(owner.close);
}

/** Sign-in requests of the people at these places, each with its own token and encrypted. */
export async function signInRequests(
  { origin }: Child,
  places: readonly number[],
): Promise<string[]> {
  const requests: string[] = [];
  for (let from = 0; from < places.length; from += GRANTS_AT_ONCE) {
    const some = places.slice(from, from + GRANTS_AT_ONCE);
    requests.push(...(await Promise.all(some.map((place) => requestOf(origin, place)))));
  }
  return requests;
}

async function requestOf(origin: string, place: number): Promise<string> {
  const response = await fetch(`${origin}${KEYPAD_PATH}`);
  const { content } = (await response.json()) as { content: unknown };
  return requestText({
    method: "POST",
    path: "/v1/customer/login",
    body: {
      natlId: nationalIdOf(place),
      userId: `bench${idAt(place)}`,
      // Everybody has their own browser, known from the second time on.
      fds: `browser ${place}`,
      ...(await secretOnWire(content, PASSWORD)),
    },
  });
}
