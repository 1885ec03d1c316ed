// Proves that the emitted scripts and style sheets of a directory run on the oldest browsers we serve.

import { linesOf, reportOn } from "./check.ts";

const [, , directory] = process.argv;
if (directory) process.exitCode = run(directory);
else {
  console.error("usage: node scripts/browser-floor/main.ts build/client");
  process.exitCode = 1;
}

function run(root: string): 0 | 1 {
  const report = reportOn(root);
  const lines = linesOf(report);
  for (const line of lines) console.error(line);
  for (const { what, where } of report.unused) {
    console.warn(`warning: unused allowance for ${what}${where ? ` in ${where}` : ""}`);
  }
  const { files, accepted, unused } = report;
  console.log(
    `${files} files, ${lines.length} findings, ${accepted.length} accepted, ${unused.length} unused allowances`,
  );
  return lines.length > 0 ? 1 : 0;
}
