import { LOST_PATH } from "#areas/cards/rules/loss.ts";
import { CERTIFICATION_PATH } from "#areas/certificates/rules/paths.ts";
import type { Texts } from "../../texts/home/zh.ts";
import type { HomeData } from "./home-data.ts";
import styles from "./Tasks.module.css";

const paths = {
  transfer: "M4 8h14m-4-4 4 4-4 4M20 16H6m4 4-4-4 4-4",
  history: "M5 4h14v16H5zM8 9h8M8 13h8M8 17h4",
  certificates: "M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5",
  lost: "M3 7h18v11H3zM3 11h18M7 15h3",
  policies: "M12 3v2M4 13a8 8 0 0 1 16 0zM12 13v5a2 2 0 0 0 4 0",
  upgrade: "M12 20V6m-6 6 6-6 6 6M5 3h14",
} as const;

interface Props {
  texts: Texts["tasks"];
  main: HomeData["accounts"][number] | undefined;
}

/** The most common tasks, in one row. */
export function Tasks({ texts, main }: Props) {
  const tasks = [
    { name: "transfer", href: main ? `/transfer?from=${main.reference}` : "/transfer" },
    ...(main ? [{ name: "history", href: `/accounts/${main.reference}` } as const] : []),
    { name: "certificates", href: CERTIFICATION_PATH },
    { name: "lost", href: LOST_PATH },
    { name: "policies", href: "/overview/insurance" },
    ...(main?.isBasic ? [{ name: "upgrade", href: "/upgrade-account" } as const] : []),
  ] as const;
  return (
    <nav aria-label={texts.title} className={styles.tasks}>
      <ul>
        {tasks.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={paths[name]} />
              </svg>
              <span>{texts[name]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
