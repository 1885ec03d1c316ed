// `npm run bank -- COMMAND …`: what an operator does by hand, with the settings of the bank.

interface Command {
  purpose: string;
  /** Runs the command, which reads its own arguments and sets the exit code. */
  run: () => Promise<unknown>;
}

const commands = new Map<string, Command>([
  [
    "verify",
    { purpose: "checks the ledger and the trail", run: () => import("./commands/verify.ts") },
  ],
  ["keys", { purpose: "lists the keys in use", run: () => import("./commands/keys.ts") }],
  ["staff", { purpose: "adds a member of staff", run: () => import("./commands/staff.ts") }],
  [
    "unlock",
    {
      purpose: "lifts the locks of a customer or a member of staff",
      run: () => import("./commands/unlock.ts"),
    },
  ],
  [
    "card-desk",
    {
      purpose: "settles disputes, and pays by card as the network would",
      run: () => import("./commands/card-desk.ts"),
    },
  ],
  [
    "certificates",
    {
      purpose: "reviews requests for certificates",
      run: () => import("./commands/certificates.ts"),
    },
  ],
]);

// A command finds its arguments where a program has them.
const [name = ""] = process.argv.splice(2, 1);
const command = commands.get(name);
if (command) {
  await command.run();
} else {
  const lines = [...commands].map(([each, { purpose }]) => `  ${each.padEnd(14)}${purpose}\n`);
  process.stderr.write(`npm run bank -- COMMAND …\n${lines.join("")}`);
  process.exitCode = 2;
}
