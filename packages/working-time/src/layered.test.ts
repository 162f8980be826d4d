import { describe, expect, it } from 'vitest';
import type { Layer, LayerLimits } from './layer';
import { isLooser, layeredOn, limitsAt, limitsOf } from './layered';
import { limits, rulesOf } from './limits';
import { packOn } from './pack-on';
import { euFloor } from './packs/eu-wtd-2003-88';
import { greekHotels2021 } from './packs/gr-hotel-2021-06-19';
import { greekHotels2025 } from './packs/gr-hotel-2025-10-17';
import { originOf } from './rule-pack';

const law = packOn([greekHotels2021, greekHotels2025]);
const source = (text: string) => ({ law: text, since: '2026', readAt: 'signed copy', certainty: 'high' as const });
const layer = (id: string, validFrom: string, validTo: string | null, set: LayerLimits): Layer => ({
  id,
  validFrom,
  validTo,
  limits: set,
  sources: { dailyRest: source(id), overtimeDailyCap: source(id) },
});

describe('the pack of a date', () => {
  const sector = layer('SECTOR', '2026-01-01', null, { dailyRest: 720, maxDailySpan: 720 });
  const house = layer('HOUSE', '2026-06-01', '2026-08-31', { dailyRest: 700, breakMin: 20 });
  /** With nothing remembered from another test. */
  const on = (date: string, ...layers: Layer[]) => layeredOn(law, layers.length > 0 ? layers : [sector, house])(date);

  it('has the layers that are in force on it, from the first day to the last', () => {
    const idsOf = (date: string) => on(date).id.split('+');
    expect(idsOf('2025-12-31')).toEqual(['GR-HOTEL-2025-10-17']);
    expect(idsOf('2026-01-01')).toEqual(['GR-HOTEL-2025-10-17', 'SECTOR']);
    expect(idsOf('2026-06-01')).toEqual(['GR-HOTEL-2025-10-17', 'SECTOR', 'HOUSE']);
    expect(idsOf('2026-08-31')).toEqual(['GR-HOTEL-2025-10-17', 'SECTOR', 'HOUSE']);
    expect(idsOf('2026-09-01')).toEqual(['GR-HOTEL-2025-10-17', 'SECTOR']);
  });

  it('has of each limit the tightest value, and says who set it', () => {
    const pack = on('2026-07-01');
    expect(pack).toMatchObject({ dailyRest: 720, maxDailySpan: 720, breakMin: 20 });
    expect([originOf(pack, 'dailyRest'), originOf(pack, 'breaks')]).toEqual(['SECTOR', 'HOUSE']);
    expect(pack.sources?.dailyRest?.law).toBe('SECTOR');
  });

  it('has the source of a layer only for what that layer set', () => {
    const { sources } = on('2026-07-01');

    expect(sources?.dailyRest?.law).toBe('SECTOR');
    expect(sources?.overtimeDailyCap?.law).toBe('Law 5239/2025');
  });

  it('is the law itself, by name too, where a layer asks for no more than the law', () => {
    const same = { dailyRest: 660, overtimeDailyCap: 240, breakMin: 15 };

    expect(on('2026-07-01', layer('SAME', '2026-01-01', null, same))).toBe(greekHotels2025);
    expect(on('2026-07-01', layer('PAST', '2025-01-01', '2026-06-30', { dailyRest: 720 }))).toBe(greekHotels2025);
  });

  it('has the limits of one layer after those of another have ended, also when asked about both', () => {
    const both = layeredOn(law, [
      layer('SUMMER', '2026-06-01', '2026-08-31', { dailyRest: 690 }),
      layer('AUTUMN', '2026-09-01', null, { dailyRest: 710 }),
    ]);

    expect([both('2026-08-31').dailyRest, both('2026-09-01').dailyRest]).toEqual([690, 710]);
    expect([both('2026-08-31').id, both('2026-09-01').id]).toEqual([
      'GR-HOTEL-2025-10-17+SUMMER',
      'GR-HOTEL-2025-10-17+AUTUMN',
    ]);
  });

  it('adds a limit that the law does not have', () => {
    const strict = layeredOn(() => euFloor, [layer('HOUSE', '2026-01-01', null, { splitGapMin: 150, dailyRest: 600 })]);

    expect(strict('2026-07-01')).toMatchObject({ splitGapMin: 150, dailyRest: 660 });
  });

  it('keeps the law where it is tighter than an agreement older than it', () => {
    const old = layeredOn(law, [layer('OLD', '2025-01-01', null, { overtimeDailyCap: 200 })]);

    expect(old('2025-10-16').overtimeDailyCap).toBe(180);
    expect(old('2025-10-17').overtimeDailyCap).toBe(200);
  });
});

it('a pack says every limit that a layer may set, and takes them back by their paths', () => {
  const current = limitsOf(greekHotels2025);

  expect(Object.keys(current).sort()).toEqual(Object.keys(limits).sort());
  expect(limitsAt({ dailyRest: 720, 'five.dailyStatutory': 480 })).toEqual({
    dailyRest: 720,
    five: { dailyStatutory: 480 },
  });
});

it('a pack without a limit does not say it', () => {
  const { breakMax: _, ...without } = limitsOf(greekHotels2025);

  expect(limitsOf({ ...greekHotels2025, breakMax: undefined })).toStrictEqual(without);
});

it.each([
  ['less rest', 'dailyRest', 659, 660, true],
  ['as much rest', 'dailyRest', 660, 660, false],
  ['more rest', 'dailyRest', 661, 660, false],
  ['a longer week', 'weeklyNormal', 2401, 2400, true],
  ['a week as long', 'weeklyNormal', 2400, 2400, false],
  ['a shorter week', 'weeklyNormal', 2399, 2400, false],
])('knows whether %s asks for less', (_, path, value, than, isLess) => {
  expect(isLooser(path, value, than)).toBe(isLess);
});

it('knows which rules a limit decides', () => {
  expect(rulesOf('weeklyNormal')).toEqual(['weeklyNormal', 'overwork']);
  expect(rulesOf('colour')).toEqual([]);
});

it('refuses to compare what is not a limit', () => {
  expect(() => isLooser('colour', 1, 2)).toThrow('not a limit');
});
