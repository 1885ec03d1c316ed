import { join } from "node:path";
import { governmentCards } from "#ports/citizen-card/government.ts";
import { localCards, type SoftCard } from "#ports/citizen-card/local.ts";
import type { CitizenCard } from "#ports/citizen-card/port.ts";
import type { Settings } from "#server/settings/settings.ts";
import { people } from "../../seed/customers/people.ts";

/** The demonstration's customers whose accounts can be upgraded. */
const HOLDERS = ["basic01", "foreign01", "joint01", "twdonly01"];

/** The customer who demonstrates refusals of invalid cards. */
const FLAWED = "foreign01";
const flaws = ["expired", "revoked", "untrusted"] as const;

/** The configured authorities; else a demonstration has its own, a real bank checks no card. */
export function openCitizenCard(
  { citizenAuthorities, mode, dataDirectory }: Settings,
  now: () => Date,
): CitizenCard | null {
  if (citizenAuthorities) return governmentCards(citizenAuthorities);
  return mode === "demonstration" ? localCards(directoryOf(dataDirectory), now) : null;
}

/** Creates the missing soft cards of a demonstration; takes some seconds, once. */
export async function issueDemonstrationCards(
  { citizenAuthorities, mode, dataDirectory }: Settings,
  now: () => Date,
): Promise<void> {
  if (citizenAuthorities || mode !== "demonstration") return;
  await localCards(directoryOf(dataDirectory), now).issueCards(demonstrationCards());
}

/** A card for each eligible customer, and one for each flaw. */
export function demonstrationCards(): SoftCard[] {
  const cardOf = (userId: string): SoftCard => {
    const person = people.find((each) => each.userId === userId);
    if (!person) throw new Error(`nobody is called ${userId}`);
    return { card: userId, holderName: person.name.zh, nationalId: person.nationalId };
  };
  return [
    ...HOLDERS.map(cardOf),
    ...flaws.map((flaw) => ({ ...cardOf(FLAWED), card: flaw, flaw })),
  ];
}

function directoryOf(dataDirectory: string): string {
  return join(dataDirectory, "citizen-card");
}
