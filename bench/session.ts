import { DEMONSTRATION_PASSWORD, people } from "../seed/customers/people.ts";
import { secretOnWire } from "../tests/people/keypad.ts";

const KEYPAD_PATH = "/v1/security/keyPad/signed/authentication/1.1";

/** Who signs in; everybody of a bench has the demonstration's password. */
export interface Person {
  nationalId: string;
  userId: string | null;
}

/** A customer of the demonstration by user ID. */
export function personOf(userId: string): Person {
  const found = people.find((person) => person.userId === userId);
  if (!found) throw new Error(`nobody is called ${userId}`);
  return found;
}

/** Signs in over /v1 as a page does; answers the cookies of the session. */
export async function signInAs(origin: string, { nationalId, userId }: Person): Promise<string> {
  const granted = (await (await fetch(`${origin}${KEYPAD_PATH}`)).json()) as { content: unknown };
  const response = await fetch(`${origin}/v1/customer/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({
      natlId: nationalId,
      userId,
      fds: `browser of ${userId}`,
      ...(await secretOnWire(granted.content, DEMONSTRATION_PASSWORD)),
    }),
  });
  const { code } = (await response.json()) as { code: unknown };
  if (String(code) !== "200") throw new Error(`${userId} cannot sign in: ${code}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
