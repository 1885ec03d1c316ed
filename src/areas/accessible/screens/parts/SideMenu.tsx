import { callCentre } from "#base/site/brand.ts";
import { useShared } from "#web/shared.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { type AccessiblePage, pages, SIGN_IN } from "../../rules/paths.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./SideMenu.module.css";

interface Props {
  texts: Texts;
  current: AccessiblePage | null;
}

/** The pages of the accessible site, sign-in or sign-out, the search, and the phone number. */
export function SideMenu({ texts, current }: Props) {
  return (
    <aside id="accessible-menu" tabIndex={-1} className={styles.menu} aria-label={texts.name}>
      <nav aria-label={texts.menu}>
        <h2>{texts.menu}</h2>
        <ul>
          {(Object.keys(pages) as AccessiblePage[]).map((page) => (
            <li key={page}>
              <a href={pages[page]} aria-current={page === current ? "page" : undefined}>
                {texts.pages[page]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Door texts={texts} />
      <Search texts={texts} />
      <div>
        <h2>{texts.help}</h2>
        <p>
          {texts.helpCall} <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
        </p>
      </div>
    </aside>
  );
}

/** The site-wide search; access key S focuses its field. */
function Search({ texts }: { texts: Texts }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older screen readers only know the role
    <form action="/support/faq/search" role="search" aria-label={texts.search}>
      <Field
        name="q"
        type="search"
        label={texts.search}
        title={texts.searchTitle}
        accessKey="S"
        autoComplete="off"
      />
      <Button variant="quiet">{texts.searchGo}</Button>
    </form>
  );
}

/** The link to sign in, or the button to sign out. */
function Door({ texts }: { texts: Texts }) {
  const { visitor } = useShared();
  if (!visitor.signedIn) {
    return (
      <p>
        <Button href={SIGN_IN} variant="quiet">
          {texts.signIn}
        </Button>
      </p>
    );
  }
  return (
    <form method="post" action={SIGN_IN}>
      <FormToken />
      <input type="hidden" name="intent" value="sign-out" />
      <Button variant="quiet">{texts.signOut}</Button>
    </form>
  );
}
