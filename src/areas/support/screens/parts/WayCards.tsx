import type { ReactNode } from "react";
import { Button } from "#web/ui/forms/Button.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { Sign } from "#web/ui/layout/Sign.tsx";
import parts from "./parts.module.css";

/** One way to get help. */
export interface Way {
  sign: Parameters<typeof Sign>[0]["name"];
  title: string;
  lead: string;
  href: string;
  button: string;
  /** The current state of this way. */
  state?: ReactNode;
}

/** More cards than this are laid out in pairs, so that none is alone in a row. */
const IN_ONE_ROW = 3;

/** Ways to get help, side by side. */
export function WayCards({ ways, level }: { ways: readonly Way[]; level: 2 | 3 }) {
  return (
    <ul className={ways.length > IN_ONE_ROW ? `${parts.cards} ${parts.pairs}` : parts.cards}>
      {ways.map(({ sign, title, lead, href, button, state }) => (
        <li key={href}>
          <Card
            title={title}
            level={level}
            sign={<Sign name={sign} />}
            actions={
              <Button href={href} variant="quiet">
                {button}
              </Button>
            }
          >
            {state}
            <p>{lead}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
