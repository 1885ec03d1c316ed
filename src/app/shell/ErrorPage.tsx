import { PRODUCTS_PATH } from "#areas/products/rules.ts";
import { SEARCH_LENGTH } from "#areas/search/rules.ts";
import { SUPPORT_PATH } from "#areas/support/rules.ts";
import { callCentre } from "#base/site/brand.ts";
import { DESK_HOME, SEARCH_PATH } from "#base/site/paths.ts";
import { withCode } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { Page } from "#web/ui/layout/Page.tsx";
import styles from "./ErrorPage.module.css";
import { type ErrorPageTexts, useErrorPageTexts } from "./root-data.ts";

/** Shown instead of a screen that does not exist, or cannot be shown now. */
export function ErrorPage({ status }: { status: number }) {
  const texts = useErrorPageTexts();
  const { site } = useShared();
  const isDesk = site === "desk";
  const { title, words } = messageFor(status, texts, isDesk);
  return (
    <Page title={title} description={title} hidden>
      <div className={styles.page}>
        <div>
          <h1>{title}</h1>
          <p>{words}</p>
          {!isDesk && status === 404 && <SiteSearch />}
          <Ways status={status} isDesk={isDesk} />
          {!isDesk && (
            <p className={styles.call}>
              {texts.errorCall} <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
            </p>
          )}
        </div>
        {!isDesk && <Lighthouse />}
      </div>
    </Page>
  );
}

/** Where to go instead, most likely first. */
function Ways({ status, isDesk }: { status: number; isDesk: boolean }) {
  const texts = useErrorPageTexts();
  const { search } = useShared();
  const pages = isDesk
    ? [{ href: DESK_HOME, name: texts.pages.desk }]
    : [
        { href: "/", name: texts.pages.home },
        { href: PRODUCTS_PATH, name: texts.pages.allProducts },
        { href: SUPPORT_PATH, name: texts.pages.support },
        { href: "/sitemap", name: texts.pages.sitemap },
      ];
  const isLater = status >= 500 || status === 429;
  const again = isLater ? [{ href: search || "?", name: texts.again }] : [];
  return (
    <ul className={styles.ways}>
      {[...again, ...pages].map(({ href, name }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** The search of the whole site, for visitors who know what the missing page was about. */
function SiteSearch() {
  const texts = useErrorPageTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: our oldest browsers do not know <search>
    <form action={SEARCH_PATH} role="search" className={styles.search}>
      <label htmlFor="error-search">{texts.errorSearch}</label>
      <div>
        <input
          id="error-search"
          name="q"
          type="search"
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
        />
        <button type="submit">{texts.search}</button>
      </div>
    </form>
  );
}

/** Explains the cause to the visitor: the address, what was sent, or the bank. */
function messageFor(status: number, texts: ErrorPageTexts, isDesk: boolean) {
  if (status === 404) {
    // The desk has no search and no list of pages to point at.
    return { title: texts.notFoundTitle, words: isDesk ? texts.notFoundAtDesk : texts.notFound };
  }
  if (status === 429) {
    return { title: texts.tooManyTitle, words: withCode(texts.tooMany, status) };
  }
  if (status >= 400 && status < 500) {
    return { title: texts.refusedTitle, words: withCode(texts.refused, status) };
  }
  return { title: texts.outageTitle, words: withCode(texts.outage, status) };
}

/** A lighthouse that shows a boat the way back. */
function Lighthouse() {
  return (
    <svg viewBox="0 0 400 260" className={styles.scene} aria-hidden="true" focusable="false">
      <circle cx="150" cy="176" r="58" className={styles.sun} />
      <path d="M292 66 40 24v72z" className={styles.beam} />
      <path d="M0 176h400v84H0z" className={styles.sea} />
      <path d="M250 260c4-46 30-66 58-66s54 20 58 66z" className={styles.rock} />
      <path d="M290 196l8-108h24l8 108zM98 198v-54l34 46z" className={styles.tower} />
      <path
        d="M295 132h29l2 26h-33zM290 62l20-18 20 18zM64 202h72l-12 22H78z"
        className={styles.stripe}
      />
      <path d="M294 62h32v26h-32z" className={styles.lamp} />
      <path d="M28 240h60M120 246h44M196 214h34" className={styles.wave} />
    </svg>
  );
}
