import { describe, expect, it } from 'vitest';
import type { Layer, LayerLimits } from './layer';
import { isLooser, layeredOn, limitsAt, limitsOf } from './layered';
import { limits } from './limits';
import { packOn } from './pack-on';
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
  const on = layeredOn(law, [sector, house]);

  it('has the layers that are in force on it, from the first day to the last', () => {
    const idsOf = (date: string) => on(date).id.split('+');
    expect(idsOf('2025-12-31')).toEqual(['GR-HOTEL-2025-10-17']);
    expect(idsOf('2026-01-01')).toEqual(['GR-HOTEL-2025-10-17', 'SECTOR']);
    expect(idsOf('2026-06-01')).toEqual(['GR-HOTEL-2025-10-17', 'SECTOR', 'HOUSE']);
    expect(idsOf('2026-09-01')).toEqual(['GR-HOTEL-2025-10-17', 'SECTOR']);
  });

  it('has of each limit the tightest value, and says who set it', () => {
    const pack = on('2026-07-01');
    expect(pack).toMatchObject({ dailyRest: 720, maxDailySpan: 720, breakMin: 20 });
    expect([originOf(pack, 'dailyRest'), originOf(pack, 'breaks')]).toEqual(['SECTOR', 'HOUSE']);
    expect(pack.sources?.dailyRest?.law).toBe('SECTOR');
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

it('knows what asks for less', () => {
  expect([isLooser('dailyRest', 600, 660), isLooser('weeklyNormal', 2400, 2400)]).toEqual([true, false]);
  expect(() => isLooser('colour', 1, 2)).toThrow('not a limit');
});
