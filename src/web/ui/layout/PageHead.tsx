import styles from "./PageHead.module.css";

interface Props {
  title: string;
  lead: string;
  /** The pages that belong together, including this one. */
  pages?: { label: string; links: readonly { href: string; name: string; current: boolean }[] };
}

/** The top of a page: its title, its purpose, and links to related pages if there are any. */
export function PageHead({ title, lead, pages }: Props) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <p>{lead}</p>
      {pages && (
        <nav aria-label={pages.label}>
          <ul data-row="">
            {pages.links.map(({ href, name, current }) => (
              <li key={href}>
                <a href={href} aria-current={current ? "page" : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
