import { expect, test } from "vitest";
import { testBank } from "../bank/bank.ts";
import { addresses, addressIn } from "../browser/addresses.ts";
import { invalidIn } from "../browser/valid-html.ts";

const bank = testBank();

test.each(Object.entries(addresses))(
  "%s is valid HTML in every language",
  async (address, { status }) => {
    for (const language of ["zh-TW", "en", "ko"]) {
      const url = addressIn(language, address);
      const response = await bank().site.inject({ url, headers: { host: "localhost:3000" } });
      expect(response.statusCode).toBe(status);
      expect(await invalidIn(response.body)).toEqual([]);
    }
  },
);
