import { Button } from "#web/ui/forms/Button.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import styles from "./Closing.module.css";

interface Props {
  title: string;
  lead: string;
  ways: readonly { href: string; label: string }[];
  compact?: boolean;
}

/** The end of a page: the next steps, the main one first. */
export function Closing({ title, lead, ways, compact = false }: Props) {
  return (
    <Section id="next" title={title} lead={lead} band compact={compact}>
      <div className={styles.ways}>
        {ways.map(({ href, label }, index) => (
          <Button key={href} href={href} variant={index === 0 ? "main" : "quiet"}>
            {label}
          </Button>
        ))}
      </div>
    </Section>
  );
}
