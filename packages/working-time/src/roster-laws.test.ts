import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { withLayer } from './layer';
import { euFloor } from './packs/eu-wtd-2003-88';
import { greekHotels2025 } from './packs/gr-hotel-2025-10-17';
import { rosterFindings } from './roster-findings';
import { rosterLaws } from './roster-laws';

it('cites the law of the country behind each finding, and other law for minors', () => {
  expect(rosterLaws(greekHotels2025, false)).toMatchObject({
    planRest: 'Presidential decree 88/1999 with law 4093/2012, art. ΙΑ.14',
    planLongDay: 'Presidential decree 88/1999 with law 4093/2012, art. ΙΑ.14',
    planDaysInRow: 'Directive 2003/88/EC, art. 5',
    planOvertimeDay: 'Law 5239/2025, art. 7',
  });
  expect(rosterLaws(greekHotels2025, false)).not.toHaveProperty('planNight');
  expect(rosterLaws(greekHotels2025, true)).toMatchObject({
    planRest: 'Law 1837/1989, art. 5',
    planNight: 'Law 1837/1989, art. 5',
  });
  expect(rosterLaws(euFloor, false)).toMatchObject({ planRest: 'Directive 2003/88/EC, art. 3' });
  expect(rosterLaws({ ...euFloor, sources: {} }, false)).toMatchObject({ planRest: 'Directive 2003/88/EC, art. 3' });
});

it('cites an agreement for the rules that it set, and nothing for what is no law', () => {
  const source = { law: 'Works agreement of the house', since: '2026', readAt: '', certainty: 'high' as const };
  const layer = { id: 'HOUSE', validFrom: '2026-01-01', validTo: null, limits: { dailyRest: 720 } };
  const laws = rosterLaws(withLayer(greekHotels2025, { ...layer, sources: { dailyRest: source } }), false);
  expect(laws.planRest).toBe('Works agreement of the house');
  for (const kind of ['planOverlap', 'planOverContract', 'planSkillMissing', 'planManyNights'] as const)
    expect(laws[kind]).toBeUndefined();
});

it('stands with each finding of its day', () => {
  const shift = (id: number, day: string, from: string, to: string) => {
    const at = (text: string) => Date.parse(`${text}:00+02:00`);
    return { id, day, from: at(from), to: at(to), breakMinutes: 0, isOvertime: false };
  };
  const facts = {
    shifts: [
      shift(1, '2026-11-09', '2026-11-09T15:00', '2026-11-09T23:00'),
      shift(2, '2026-11-10', '2026-11-10T07:00', '2026-11-10T15:00'),
    ],
    limitsOn: () => ({ dailyRest: 660, longestDay: 780, daysInRow: 6 }),
    zone: createZone('Europe/Athens'),
    overtimeBefore: 0,
  };
  const lawsOn = (day: string) => (day === '2026-11-10' ? { planRest: 'Law 1' } : undefined);
  expect(rosterFindings({ ...facts, lawsOn })).toMatchObject([{ kind: 'planRest', law: 'Law 1' }]);
  expect(rosterFindings(facts)[0]).not.toHaveProperty('law');
});
