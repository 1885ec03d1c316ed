import styles from "./Pills.module.css";

interface Props {
  label: string;
  links: readonly {
    href: string;
    name: string;
    current: boolean;
    /** Switches within the page where scripts run; without them the link does the same. */
    onClick?: () => void;
  }[];
}

/** Links of which one is active: the filters of a list, or the kinds of a product. */
export function Pills({ label, links }: Props) {
  return (
    <nav aria-label={label} className={styles.pills}>
      <ul>
        {links.map(({ href, name, current, onClick }) => (
          <li key={name}>
            <a
              href={href}
              aria-current={current ? "true" : undefined}
              onClick={
                onClick &&
                ((event) => {
                  event.preventDefault();
                  onClick();
                })
              }
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
