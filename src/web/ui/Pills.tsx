import styles from "./Pills.module.css";

interface Props {
  label: string;
  links: readonly { href: string; name: string; current: boolean }[];
}

/** Links of which one is on: what narrows a list, or the kinds of one thing. */
export function Pills({ label, links }: Props) {
  return (
    <nav aria-label={label} className={styles.pills}>
      <ul>
        {links.map(({ href, name, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? "true" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
