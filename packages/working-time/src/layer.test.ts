import { describe, expect, it } from 'vitest';
import { classifyWeek } from './classify-week';
import { type Layer, type LayerLimits, withLayer } from './layer';
import { limits } from './limits';
import { packOn } from './pack-on';
import { euFloor } from './packs/eu-wtd-2003-88';
import { greekHotels2025 } from './packs/gr-hotel-2025-10-17';
import { greekKitchens } from './packs/gr-kitchen-1976';
import { originOf } from './rule-pack';
import { day, weekOf } from './test/week-of';

const layer = (limits: LayerLimits, more: Partial<Layer> = {}): Layer => ({
  id: 'HOTEL-1004',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  limits,
  sources: {},
  ...more,
});

it('tightens what it sets and leaves the rest', () => {
  const pack = withLayer(greekHotels2025, layer({ dailyRest: 720, five: { dailyStatutory: 510 } }));

  expect(pack).toMatchObject({
    id: 'GR-HOTEL-2025-10-17+HOTEL-1004',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    dailyRest: 720,
    five: { dailyFull: 480, dailyStatutory: 510, overworkCap: 300 },
    six: greekHotels2025.six,
  });
});

it('is named by the trail for the rules that it set', () => {
  const { days } = classifyWeek(
    weekOf([day('2026-05-04T08:00', 9, { overtimeDeclaredMinutes: 60 })]),
    withLayer(greekHotels2025, greekKitchens),
  );

  expect(days[0]!.totals!.trail.map((one) => [one.class, one.pack])).toEqual([
    ['normal', 'GR-HOTEL-2025-10-17'],
    ['overtimeLegal', 'GR-KITCHEN-1976'],
  ]);
});

it('lies on another layer', () => {
  const pack = withLayer(withLayer(greekHotels2025, greekKitchens), layer({ dailyRest: 720 }));

  expect(pack.id).toBe('GR-HOTEL-2025-10-17+GR-KITCHEN-1976+HOTEL-1004');
  expect([originOf(pack, 'overtime'), originOf(pack, 'dailyRest'), originOf(pack, 'night')]).toEqual([
    'GR-KITCHEN-1976',
    'HOTEL-1004',
    'GR-HOTEL-2025-10-17',
  ]);
});

it('ends with its agreement', () => {
  const inForce = packOn([withLayer(greekHotels2025, layer({ dailyRest: 720 })), greekHotels2025]);

  expect(inForce('2026-12-31').dailyRest).toBe(720);
  expect(inForce('2027-01-01').dailyRest).toBe(660);
});

it('may ask for exactly what the law asks for, and for nothing at all', () => {
  const limits = { dailyRest: 660, restDayMax: 480, overtimeDailyCap: 0 };

  expect(withLayer(greekHotels2025, layer(limits))).toMatchObject(limits);
});

it('may add a limit that the law does not have', () => {
  expect(withLayer(euFloor, layer({ splitGapMin: 150, restDayMax: 470 }))).toMatchObject({
    splitGapMin: 150,
    restDayMax: 470,
  });
});

describe('the time in force', () => {
  it.each([
    ['begins with the agreement if the law is older', '2025-10-18', '2025-10-18'],
    ['begins with the law if the agreement is older', '2025-10-16', '2025-10-17'],
  ])('%s', (_, validFrom, wanted) => {
    expect(withLayer(greekHotels2025, layer({}, { validFrom })).validFrom).toBe(wanted);
  });

  it.each([
    ['does not end while neither has', null, null, null],
    ['ends with the agreement', null, '2026-12-31', '2026-12-31'],
    ['ends with the law', '2026-06-30', null, '2026-06-30'],
    ['ends with the agreement, a day before the law', '2027-01-01', '2026-12-31', '2026-12-31'],
    ['ends with the law, a day before the agreement', '2026-12-30', '2026-12-31', '2026-12-30'],
  ])('%s', (_, law, agreement, wanted) => {
    const pack = withLayer({ ...greekHotels2025, validTo: law }, layer({}, { validTo: agreement }));

    expect(pack.validTo).toBe(wanted);
  });
});

it("has the agreement's source for what it sets and the law's for the rest", () => {
  const { sources } = withLayer(greekHotels2025, greekKitchens);

  expect(sources?.overtime).toEqual(greekKitchens.sources.overtime);
  expect(sources?.dailyRest).toEqual(greekHotels2025.sources?.dailyRest);
});

describe('refuses', () => {
  it.each<[string, LayerLimits, string]>([
    ['shorter rest', { dailyRest: 600 }, 'loosens dailyRest: 660 in GR-HOTEL-2025-10-17, 600 in the layer'],
    ['more overtime', { overtimeYearCap: 9001 }, 'loosens overtimeYearCap: 9000 in'],
    ['a longer day', { six: { dailyStatutory: 500 } }, 'loosens six.dailyStatutory: 480 in'],
    ['a lower premium', { premiumPercent: { night: 20 } }, 'loosens premiumPercent.night: 25 in'],
    ['what is not a limit', { classifies: 0 } as LayerLimits, 'classifies is not a limit'],
    ['what is not a number', { dailyRest: Number.NaN }, 'dailyRest is NaN, not a number'],
    ['a text', { dailyRest: '720' } as unknown as LayerLimits, 'dailyRest is 720, not a number'],
    ['less than nothing', { overtimeDailyCap: -1 }, 'overtimeDailyCap is -1, not a number'],
  ])('%s', (_, limits, message) => {
    expect(() => withLayer(greekHotels2025, layer(limits))).toThrow(message);
  });
});

it.each(Object.entries(limits))('knows which way %s is tighter', (path, { tighter }) => {
  const [key, name] = path.split('.') as [string, string?];
  const old = Number(
    name === undefined
      ? greekHotels2025[key as 'dailyRest']
      : (greekHotels2025[key as 'five'] as unknown as Record<string, number>)[name],
  );
  const set = (value: number) =>
    withLayer(
      greekHotels2025,
      layer((name === undefined ? { [key]: value } : { [key]: { [name]: value } }) as LayerLimits),
    );

  expect(() => set(tighter === 'lower' ? old - 1 : old + 1)).not.toThrow();
  expect(() => set(tighter === 'lower' ? old + 1 : old - 1)).toThrow('loosens');
});
