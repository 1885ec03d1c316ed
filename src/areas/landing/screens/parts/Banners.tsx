import type { listBanners } from "#areas/board/contract/banners.ts";
import type { Texts } from "#areas/board/texts/zh.ts";
import type { Output } from "#base/call/call.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import styles from "./Banners.module.css";

interface Props {
  texts: Texts["banners"];
  banners: Output<typeof listBanners>["banners"];
}

/** What every visitor should know today; nothing on most days. */
export function Banners({ texts, banners }: Props) {
  if (banners.length === 0) return null;
  return (
    <section aria-label={texts.label} className={styles.banners}>
      {banners.map(({ number, tone, title, summary, path }) => (
        <Notice key={number} kind={tone} word={texts.words[tone]}>
          <p>
            <strong>{title}</strong> {summary} {path && <a href={path}>{texts.more}</a>}
          </p>
        </Notice>
      ))}
    </section>
  );
}
