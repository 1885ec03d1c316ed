/** The earth as a sphere: its radius at the equator, in metres. */
export const EARTH_RADIUS_METRES = 6_378_137;

/** A place on earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** The distance between two places in metres, by the haversine formula. */
export function metresBetween(one: Place, other: Place): number {
  const south = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const half =
    Math.sin(south / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  // For antipodes, rounding may lift the root above one.
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Taiwan's counties and cities by region, each by the seat of its government. */
export const regions = {
  north: {
    taipei: { latitude: 25.0375, longitude: 121.5637 },
    newTaipei: { latitude: 25.012, longitude: 121.4654 },
    keelung: { latitude: 25.1315, longitude: 121.7445 },
    taoyuan: { latitude: 24.9929, longitude: 121.3012 },
    hsinchuCity: { latitude: 24.8066, longitude: 120.9687 },
    hsinchuCounty: { latitude: 24.8271, longitude: 121.0129 },
    yilan: { latitude: 24.7307, longitude: 121.7631 },
  },
  middle: {
    miaoli: { latitude: 24.5649, longitude: 120.8207 },
    taichung: { latitude: 24.1618, longitude: 120.6469 },
    changhua: { latitude: 24.0757, longitude: 120.5449 },
    nantou: { latitude: 23.9026, longitude: 120.6906 },
    yunlin: { latitude: 23.6992, longitude: 120.5263 },
  },
  south: {
    chiayiCity: { latitude: 23.4814, longitude: 120.4536 },
    chiayiCounty: { latitude: 23.4586, longitude: 120.293 },
    tainan: { latitude: 22.9922, longitude: 120.185 },
    kaohsiung: { latitude: 22.6208, longitude: 120.312 },
    pingtung: { latitude: 22.683, longitude: 120.4879 },
  },
  east: {
    hualien: { latitude: 23.9914, longitude: 121.6198 },
    taitung: { latitude: 22.7554, longitude: 121.1502 },
  },
  islands: {
    penghu: { latitude: 23.57, longitude: 119.5664 },
    kinmen: { latitude: 24.4368, longitude: 118.3186 },
    lienchiang: { latitude: 26.1578, longitude: 119.9519 },
  },
} as const satisfies Record<string, Record<string, Place>>;

export type Region = keyof typeof regions;

type PlacesOf<R> = R extends Region ? keyof (typeof regions)[R] : never;

/** A county or city by its key. */
export type PlaceName = PlacesOf<Region>;

/** Every county and city that can be chosen. */
export const placeNames: readonly string[] = Object.values(regions).flatMap(Object.keys);

/** The position of a county or city; null for anything else. */
export function placeOf(name: string | null): (Place & { name: PlaceName }) | null {
  for (const places of Object.values(regions)) {
    const found = Object.entries(places).find(([each]) => each === name);
    if (found) return { name: found[0] as PlaceName, ...found[1] };
  }
  return null;
}
