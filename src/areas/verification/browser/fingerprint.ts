/** What the browser reveals about itself anyway, as one text that is stable from day to day. */
export function fingerprint(): string {
  const { userAgent, languages, platform, hardwareConcurrency, maxTouchPoints } = navigator;
  const { width, height, colorDepth } = screen;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // A rotated screen is the same screen.
  const size = [width, height].sort((one, other) => one - other);
  return JSON.stringify([
    userAgent.slice(0, USER_AGENT_MOST),
    languages.slice(0, LANGUAGES_MOST),
    platform,
    size,
    colorDepth,
    timeZone,
    hardwareConcurrency,
    maxTouchPoints,
  ]);
}

const USER_AGENT_MOST = 500;
const LANGUAGES_MOST = 10;
