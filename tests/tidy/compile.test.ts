import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ROOT, sourceOf } from "./sources.ts";

const MARK = /^\s*\/\/ @ts-expect-error (TS\d+): .+$/;
const COMPILE_MS = 60_000;

// Inside the repository, so that # imports resolve; git ignores the folder.
const directory = join(ROOT, ".react-router", `compile-${process.pid}`);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const { text } = sourceOf("tests/tidy/compile.types.ts");

test("what must not compile does not, and for the reason that is given", {
  timeout: COMPILE_MS,
}, () => {
  const lines = text.split("\n");
  const marks = lines.flatMap((line, index) => {
    const [, code] = MARK.exec(line) ?? [];
    return code ? [`${index + 2} ${code}`] : [];
  });
  expect(marks.length).toBeGreaterThanOrEqual(10);
  expect(errorsWithout(MARK)).toEqual(marks);
});

/** The errors, as "line code", of the file without its marks. */
function errorsWithout(mark: RegExp): string[] {
  mkdirSync(directory, { recursive: true });
  const unmarked = text.split("\n").map((line) => (mark.test(line) ? "//" : line));
  writeFileSync(join(directory, "unmarked.ts"), unmarked.join("\n"));
  const config = { extends: "../../tsconfig.json", include: ["unmarked.ts"] };
  writeFileSync(join(directory, "tsconfig.json"), JSON.stringify(config));
  const { stdout } = spawnSync(
    join(ROOT, "node_modules/.bin/tsc"),
    ["-p", directory, "--pretty", "false"],
    {
      cwd: directory,
      encoding: "utf8",
    },
  );
  const found = [...stdout.matchAll(/^unmarked\.ts\((\d+),\d+\): error (TS\d+)/gm)];
  return found.map(([, line, code]) => `${line} ${code}`);
}
