import { describe, expect, it } from 'vitest';
import { classifyWeek } from './classify-week';
import { type Layer, type LayerLimits, withLayer } from './layer';
import { limits } from './limits';
import { packOn } from './pack-on';
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

describe('refuses', () => {
  it.each<[string, LayerLimits, string]>([
    ['shorter rest', { dailyRest: 600 }, 'loosens dailyRest: 660 in GR-HOTEL-2025-10-17, 600 in the layer'],
    ['more overtime', { overtimeYearCap: 9001 }, 'loosens overtimeYearCap: 9000 in'],
    ['a longer day', { six: { dailyStatutory: 500 } }, 'loosens six.dailyStatutory: 480 in'],
    ['a lower premium', { premiumPercent: { night: 20 } }, 'loosens premiumPercent.night: 25 in'],
    ['what is not a limit', { classifies: 0 } as LayerLimits, 'classifies is not a limit'],
    ['what is not a number', { dailyRest: Number.NaN }, 'dailyRest is NaN, not a number'],
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
