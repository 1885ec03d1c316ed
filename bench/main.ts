// `npm run bench`: everything that is measured; `npm run bench -- pages calls`: some of it.
// With --write the results are written to bench/results.md.

import { bytes } from "./bytes/bytes.ts";
import { calls } from "./calls/calls.ts";
import { certificates } from "./certificates/certificates.ts";
import { chat } from "./chat/chat.ts";
import { endChildren, leave } from "./children.ts";
import { inputs } from "./inputs/inputs.ts";
import { ledger } from "./ledger/ledger.ts";
import { ledgerScale } from "./ledger/scale.ts";
import { lighthouseScores } from "./lighthouse/lighthouse.ts";
import { pages } from "./pages/pages.ts";
import { ranking } from "./ranking/ranking.ts";
import { type Results, section, writeSection } from "./results.ts";
import { search } from "./search/search.ts";
import { signIn } from "./sign-in/sign-in.ts";
import { signedIn } from "./signed-in/signed-in.ts";
import { verify } from "./verify/verify.ts";

const benches: Readonly<Record<string, () => Promise<Results>>> = {
  pages,
  calls,
  bytes,
  lighthouse: lighthouseScores,
  inputs,
  ledger,
  "ledger-scale": ledgerScale,
  "sign-in": signIn,
  "signed-in": signedIn,
  search,
  chat,
  certificates,
  ranking,
  verify,
};

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void leave());
}

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith("--"));
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(", ")}; there are: ${Object.keys(benches).join(", ")}.`,
  );
  process.exitCode = 1;
} else {
  await run(names.length > 0 ? names : Object.keys(benches));
}

async function run(chosen: readonly string[]): Promise<void> {
  for (const name of chosen) {
    const bench = benches[name];
    if (!bench) continue;
    console.log(`measuring ${name}`);
    const text = section(name, await bench().finally(endChildren));
    console.log(text);
    if (words.includes("--write")) writeSection(name, text);
  }
}
