// How names are masked for people who may not see them whole: the uniform masks of Taiwan's banks.

const HIDDEN = "○";

/** A person's name with its middle hidden: 王○明, 王○, J○○○ S○○○○. */
export function maskName(name: string): string {
  const plain = name.normalize("NFC").trim();
  const isLatin = /\p{Script=Latin}/u.test(plain);
  return isLatin ? plain.split(/\s+/).map(keepInitial).join(" ") : keepEnds(plain);
}

/** A company's name with its first and last character hidden: ○作金庫商業銀行股份有限公○. */
export function maskCompanyName(name: string): string {
  const characters = [...name.normalize("NFC").trim()];
  const last = characters.length - 1;
  return characters
    .map((character, place) => (place === 0 || place === last ? HIDDEN : character))
    .join("");
}

// Showing both ends of a Latin name would reveal short ones; people recognise the initials.
function keepInitial(word: string): string {
  const [initial, ...rest] = word;
  return `${initial}${HIDDEN.repeat(rest.length)}`;
}

function keepEnds(name: string): string {
  const characters = [...name];
  if (characters.length <= 1) return HIDDEN.repeat(characters.length);
  if (characters.length === 2) return `${characters[0]}${HIDDEN}`;
  const last = characters.length - 1;
  return `${characters[0]}${HIDDEN.repeat(last - 1)}${characters[last]}`;
}
