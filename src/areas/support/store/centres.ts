import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";

export interface CentreRow {
  name: string;
  address: string;
  telephone: string;
  weekdayHours: string;
  weekendHours: string | null;
  note: string;
  latitude: number;
  longitude: number;
}

const CENTRES = `
  select name ->> $1 as name, address ->> $1 as address, telephone,
         weekday_hours as "weekdayHours", weekend_hours as "weekendHours", note ->> $1 as note,
         latitude, longitude
    from service_centre order by id`;

/** Every service centre, in the order they were opened. */
export async function centres(db: Db, language: Language): Promise<CentreRow[]> {
  return db.query<CentreRow>(CENTRES, [language]);
}
