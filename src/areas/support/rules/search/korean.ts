// Korean attaches particles and endings to words; they carry grammar, not the subject.

/** Function words, which say little about the subject. */
const smallWords =
  /^(?:어떻게|어떡해|어떻|어디서?|어디에서?|언제|무엇|뭐|뭔가요|무슨|어떤|얼마나|왜|좀|제가?|내가|저는|그냥|지금|경우|방법|방법이|때|수|것|거|게)$/;

/** Particles after a noun, and the endings of polite questions and complaints. */
const endings = new RegExp(
  `(?:${[
    "에서는?|에게서?|한테서?|까지|부터|으로|이랑|처럼|보다|마다|이나|[은는이가을를에의로와과랑]",
    "인가요|인데요?|입니까|입니다|이에요|예요|이요|이에요",
    "(?:하|되|있|없)?(?:나요|습니까|습니다|는데요?|으면|려면|려고|고|지|면|서|는|기|니)",
    "합니까|합니다|됩니까|됩니다|됐어요|되었습니다|했어요|했는데요?|했습니다|해야|해요|해도|하고|한데|할까요|할게요",
    "되나요|돼요|되요|될까요|안돼요|안되요|않아요|못해요|싶어요|싶은데요?|싶습니다|같아요",
    "있어요|없어요|있을까요|어요|아요|여요|워요|져요|려요|써요|와요|까요|네요|어|아|요",
  ].join("|")})$`,
);

/**
 * The number of syllables at the end of a word that are only an ending; all for a function word.
 */
export function koreanEnding(word: string): number {
  if (smallWords.test(word)) return word.length;
  const ending = endings.exec(word)?.[0].length ?? 0;
  // A single remaining syllable is too short to be a word.
  return word.length - ending >= 2 || ending === word.length ? ending : 0;
}
