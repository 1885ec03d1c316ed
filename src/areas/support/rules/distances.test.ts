import fc from "fast-check";
import { expect, test } from "vitest";
import { EARTH_RADIUS_METRES, metresBetween, placeOf, regions } from "./distances.ts";

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("the earth is a ball of 6,378,137 m: Taipei 101 to the observatory of Greenwich is so far [K08]", () => {
  // Computed independently of the code: 6,378,137 m times the angle between the two directions.
  const taipei = { latitude: 25.033976, longitude: 121.564472 };
  const greenwich = { latitude: 51.477928, longitude: -0.001545 };
  expect(metresBetween(taipei, greenwich)).toBeCloseTo(9_791_262.758, 2);
  expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 })).toBeCloseTo(
    10_018_754.171,
    3,
  );
});

test("a degree along the equator, or to the pole, is a 360th of the way around [K08]", () => {
  const degree = (2 * Math.PI * EARTH_RADIUS_METRES) / 360;
  const origin = { latitude: 0, longitude: 0 };
  expect(metresBetween(origin, { latitude: 0, longitude: 1 })).toBeCloseTo(degree, 6);
  expect(metresBetween(origin, { latitude: 1, longitude: 0 })).toBeCloseTo(degree, 6);
  expect(metresBetween(origin, { latitude: 0, longitude: 180 })).toBeCloseTo(180 * degree, 3);
});

test("the distance is the angle between two directions times the radius [K08]", () => {
  const direction = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    const [up, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(up) * Math.cos(east), Math.cos(up) * Math.sin(east), Math.sin(up)];
  };
  fc.assert(
    fc.property(place, place, (one, other) => {
      const [a, b] = [direction(one), direction(other)];
      const chord = Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
      const angle = 2 * Math.asin(Math.min(1, chord / 2));
      expect(metresBetween(one, other)).toBeCloseTo(angle * EARTH_RADIUS_METRES, -1);
    }),
  );
});

test("the way there is as long as the way back, and no way is none [K08]", () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(metresBetween(one, other)).toBeCloseTo(metresBetween(other, one), 3);
      expect(metresBetween(one, one)).toBe(0);
    }),
  );
});

test("all 22 counties and cities lie in Taiwan, and nothing else is a place", () => {
  const names = Object.values(regions).flatMap((places) => Object.keys(places));
  expect(names).toHaveLength(22);
  for (const name of names) {
    const found = placeOf(name);
    expect(found?.name).toBe(name);
    expect(found?.latitude).toBeGreaterThan(21.8);
    expect(found?.latitude).toBeLessThan(26.4);
    expect(found?.longitude).toBeGreaterThan(118);
    expect(found?.longitude).toBeLessThan(122.1);
  }
  for (const text of [null, "", "tokyo", "toString", "__proto__"]) expect(placeOf(text)).toBeNull();
});
