import { beforeAll } from "vitest";
import { openVault, type Vault } from "#server/secrets/vault.ts";
import { TEST_SECRET } from "./secret.ts";

/** A vault with the secret of the tests, for those that do not need a whole bank. */
export function testVault(): () => Vault {
  let vault: Vault | undefined;
  beforeAll(async () => {
    vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 1);
  });
  return () => {
    if (!vault) throw new Error("the vault is not open yet");
    return vault;
  };
}
