/**
 * Whether a visitor changed a form since the server sent it: a hydrated page picks that up. A
 * browser that restores fields after going back counts, too.
 */
export function hasChanges(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some((control) => {
    if (control instanceof HTMLSelectElement) return isOtherOption(control);
    if (!(control instanceof HTMLInputElement)) return false;
    const { type, checked, defaultChecked, value, defaultValue } = control;
    if (type === "radio" || type === "checkbox") return checked !== defaultChecked;
    return value !== defaultValue;
  });
}

/** Without a marked option the browser selects the first one. */
function isOtherOption({ options, selectedIndex }: HTMLSelectElement): boolean {
  const sent = Array.from(options).findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(sent, 0);
}
