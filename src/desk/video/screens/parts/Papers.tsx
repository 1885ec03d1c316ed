import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import type { readDeskCall } from "../../contract.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./call.module.css";

interface Props {
  texts: Texts;
  call: Output<typeof readDeskCall>;
}

/**
 * What the member of staff compares: the customer's identity, the certificate, and the consents.
 */
export function Papers({ texts, call }: Props) {
  const { call: words, scopes, tiers } = texts;
  const { customer, certificate, agreements, earlier, twdTier, foreignTier } = call;
  const { facts } = words;
  const tierOf = (tier: "basic" | "advanced" | null) => (tier ? tiers[tier] : words.none);
  const states: Readonly<Record<string, string>> = words.earlierStates;
  return (
    <section className={styles.panel} aria-labelledby="papers">
      <h2 id="papers">{words.papers}</h2>
      <FactList
        facts={[
          { name: facts.name, value: customer.name },
          { name: facts.englishName, value: customer.englishName },
          { name: facts.nationalId, value: customer.nationalId },
          { name: facts.birthday, value: customer.birthday },
          { name: facts.mobile, value: customer.mobile },
          { name: facts.email, value: customer.email ?? words.none },
          { name: facts.joinedOn, value: customer.joinedOn },
          { name: facts.scope, value: scopes[call.scope] },
          { name: facts.twdTier, value: tierOf(twdTier) },
          { name: facts.foreignTier, value: tierOf(foreignTier) },
          { name: facts.serialNumber, value: certificate.serialNumber },
          { name: facts.verifiedAt, value: certificate.verifiedAt },
          { name: facts.validUntil, value: certificate.validUntil },
        ]}
      />
      <h3>{words.agreements}</h3>
      <ul>
        {agreements.map((each) => (
          <li key={`${each.title} ${each.version}`}>{fill(words.agreed, each)}</li>
        ))}
      </ul>
      <h3>{words.earlier}</h3>
      {earlier.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul>
          {earlier.map(({ at, state }) => (
            <li key={at}>{fill(words.earlierLine, { at, state: states[state] ?? state })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
