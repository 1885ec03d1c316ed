import { callCentre } from "#base/site/brand.ts";
import { CALL_HOURS } from "#base/site/service.ts";
import { fill } from "#base/text/language.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import type * as contract from "./contract.ts";
import { metresBetween, type Place } from "./rules/distances.ts";
import { hoursOf, openingAt, weekly } from "./rules/opening.ts";
import { faqHandlers } from "./server/faq.ts";
import { type CentreRow, centres } from "./store/centres.ts";
import { supportTexts } from "./texts/words.ts";
import type { Texts } from "./texts/zh.ts";

export const handlers: Handlers<typeof contract> = {
  ...faqHandlers,

  async listCentres(input, { db, language, now }) {
    const place = placeParam(input);
    const texts = supportTexts[language].hours;
    const rows = (await centres(db, language)).map((row) => ({
      row,
      metres: place && Math.round(metresBetween(place, row)),
    }));
    if (place) rows.sort((one, other) => (one.metres ?? 0) - (other.metres ?? 0));
    return {
      centres: rows.map(({ row, metres }) => {
        const opening = openingAt(calendarOf(row), now);
        return {
          centreName: row.name,
          centreAddress: row.address,
          centrePhone: row.telephone,
          centreHours: hoursText(row, texts),
          centreNotice: row.note,
          latitude: row.latitude,
          longitude: row.longitude,
          distanceMetres: metres,
          isOpen: opening.isOpen,
          closesAt: opening.closesAt,
          nextOpenAt: opening.opensAt,
        };
      }),
    };
  },

  async readCallCentre(_input, { language, now }) {
    const opening = openingAt(() => hoursOf(CALL_HOURS), now);
    return {
      numbers: { TOLL_FREE: callCentre.tollFree, CALL_NUMBER: callCentre.anywhere },
      serviceHours: supportTexts[language].hours.always,
      isOpen: opening.isOpen,
      nextOpenAt: opening.opensAt,
    };
  },
};

const LATITUDE_MOST = 90;
const LONGITUDE_MOST = 180;

/** The caller's position; an incomplete or impossible one is refused. */
function placeParam(input: { latitude?: string; longitude?: string }): Place | null {
  const { latitude, longitude } = input;
  if (latitude === undefined && longitude === undefined) return null;
  const broken = [
    brokenDegrees("latitude", latitude, LATITUDE_MOST),
    brokenDegrees("longitude", longitude, LONGITUDE_MOST),
  ].flat();
  if (broken.length > 0) throw new Malformed(broken);
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

function brokenDegrees(field: string, text: string | undefined, most: number) {
  if (text === undefined) return [{ field, code: "FELD000001", facts: {} } as const];
  if (Math.abs(Number(text)) <= most) return [];
  return [{ field, code: "FELD000007", facts: { most } } as const];
}

function calendarOf({ weekdayHours, weekendHours }: CentreRow) {
  return weekly(hoursOf(weekdayHours), hoursOf(weekendHours));
}

function hoursText({ weekdayHours, weekendHours }: CentreRow, texts: Texts["hours"]): string {
  const weekend = weekendHours === null ? texts.closed : spaced(weekendHours);
  return fill(texts.week, { weekday: spaced(weekdayHours), weekend });
}

function spaced(hours: string): string {
  return hours.replace("-", "–");
}
