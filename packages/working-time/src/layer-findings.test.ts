import { describe, expect, it } from 'vitest';
import type { AttendanceFacts } from './finding';
import { layerFindings } from './layer-findings';
import { at, declared, facts, plan } from './test/attendance-facts';

const found = (more: Partial<AttendanceFacts>) =>
  layerFindings(facts(more)).map(({ kind, day, measured, limit }) => [kind, Number(day.slice(8)), measured, limit]);
const differ = (day: number, measured: number) => ['layersDiffer', day, measured, null];
const overtime = plan('02 15:00', '02 17:00', { id: 2, isOvertime: true });

describe('a day that was declared otherwise than planned', () => {
  it.each<[string, Partial<AttendanceFacts>, unknown[]]>([
    ['with more hours', { declared: [declared('02 07:00', '02 15:45')] }, [differ(2, 45)]],
    ['with fewer hours', { declared: [declared('02 07:20', '02 15:00')] }, [differ(2, 20)]],
    ['with the same hours at other times', { declared: [declared('02 07:20', '02 15:20')] }, [differ(2, 0)]],
    [
      'in parts that overlap, with one hour more in all',
      { declared: [declared('02 07:00', '02 13:00'), declared('02 11:00', '02 16:00')] },
      [differ(2, 60)],
    ],
    [
      'in the order of its parts, whichever was declared first',
      {
        plans: [plan('02 07:00', '02 11:00'), plan('02 17:00', '02 21:00', { id: 2 })],
        declared: [declared('02 17:00', '02 21:00'), declared('02 07:00', '02 10:30')],
      },
      [differ(2, 30)],
    ],
    [
      'each day by itself',
      {
        plans: [plan('02 07:00', '02 15:00'), plan('03 07:00', '03 15:00', { id: 2 })],
        declared: [declared('02 07:00', '02 15:00'), declared('03 07:00', '03 14:00')],
      },
      [differ(3, 60)],
    ],
    [
      'is somebody missing if it was not planned at all',
      { declared: [declared('03 07:00', '03 15:00')] },
      [['declaredNobodyCame', 3, 480, null]],
    ],
    [
      'is nothing for overtime, which is declared by itself',
      { plans: [plan('02 07:00', '02 15:00'), overtime], declared: [declared('02 07:00', '02 15:00')] },
      [],
    ],
    [
      'is nothing for stand-by',
      { plans: [plan('02 07:00', '02 15:00', { isStandBy: true })], declared: [declared('02 07:00', '02 12:00')] },
      [],
    ],
    [
      'is nothing before the shift begins',
      { declared: [declared('02 07:00', '02 12:00')], sessions: [], now: at('02 07:00') },
      [],
    ],
    [
      'is found as soon as the shift has begun',
      { declared: [declared('02 07:00', '02 12:00')], sessions: [], now: at('02 07:01') },
      [differ(2, 180)],
    ],
  ])('%s', (_, given, wanted) => {
    expect(found(given)).toEqual(wanted);
  });
});

it('is about the day, not about a shift, and proposes nothing', () => {
  const given = facts({ declared: [declared('02 08:00', '02 16:00')] });

  expect(layerFindings(given)).toEqual([
    expect.objectContaining({ kind: 'layersDiffer', subject: 'day 2026-11-02', shift: null, proposal: null }),
  ]);
});
