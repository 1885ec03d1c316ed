/** The period of cover in minutes: it begins on the hour or half hour. */
export function periodOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const minute = (moment: string) => moment.slice(0, "2026/03/05 14:00".length);
  return `${minute(startsAt)} – ${minute(endsAt)}`;
}
