// What `npm test` leaves to `npm run test:all`, which is what CI runs.

/** Whether this run is the short one. */
export const isShort = process.env.TESTS === "short";

/**
 * They start whole processes and database servers, open every page of the bank, wait for limits, or
 * repeat something very often: a sixth of the files, and two thirds of the time.
 */
export const slowTests = [
  // Short shares of long runs.
  "tests/{attacks,faults,search}/**",
  // Whole processes and servers, started, killed and started again.
  "src/app/fill.test.ts",
  "src/db/cluster/*.test.ts",
  "src/db/trail/first-edition.test.ts",
  "src/ports/documents/process.test.ts",
  "tests/api/{add-staff,chat-processes,close,content-processes,desk-start,insurance-kill}.test.ts",
  "tests/api/{keys,live-close,live-load,live-staff,live-streams,outages,recovery}.test.ts",
  "tests/api/{review-certificates,signer-cards,start,unlock,verify}.test.ts",
  // Every page, or every route with every caller.
  "src/areas/accessible/screens/pages.test.ts",
  "src/desk/content/kinds.test.ts",
  "tests/api/{links,odd-addresses,other-brand,page-keys,policies}.test.ts",
  "tests/api/{sharing,sites-apart,valid-pages}.test.ts",
  // Locks, limits and time-outs that are waited for.
  "src/areas/inquiry/screens/inquiry-main.test.ts",
  "src/areas/login/server/{known-browser,network-limit,sign-in-refused,trail}.test.ts",
  "src/areas/transfer/server/{cancel,walk}.test.ts",
  "src/areas/verification/server/{lock-letters,secrets,visitor-codes,visitor-limits}.test.ts",
  "src/ports/core-bank/local/held.test.ts",
  "tests/api/{networks,silent-database,visitors}.test.ts",
  // Whole indexes and certificate chains.
  "src/areas/{citizen-card,search}/server.test.ts",
  "src/areas/support/server/search.test.ts",
  // Programs that must not compile, by the compiler.
  "tests/tidy/compile.test.ts",
];

/** Sign-in and transfer, and what a form keeps. */
export const coreJourneys = [
  "journeys/{before-hydration,login,refused-twice,transfer}.spec.ts",
  "journeys/accessible/outcome.spec.ts",
];
