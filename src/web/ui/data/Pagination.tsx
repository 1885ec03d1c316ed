import styles from "./Pagination.module.css";

interface Props {
  page: number;
  pages: number;
  /** The address of a page of the list. */
  address(page: number): string;
  texts: { label: string; previous: string; next: string; page: string };
}

const AROUND = 2;

/** Links to the pages of a list: the first, the last, and those around this one. */
export function Pagination({ page, pages, address, texts }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={texts.label} className={styles.pagination}>
      <ul>
        {page > 1 && (
          <li>
            <a href={address(page - 1)} rel="prev">
              {texts.previous}
            </a>
          </li>
        )}
        {shown(page, pages).map((number, index, all) => (
          <li key={number} data-gap={index > 0 && number - (all[index - 1] ?? 0) > 1}>
            <a
              href={address(number)}
              aria-label={texts.page.replace("{page}", String(number))}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={address(page + 1)} rel="next">
              {texts.next}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function shown(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= AROUND,
  );
}
