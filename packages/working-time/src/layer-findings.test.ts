import { describe, expect, it } from 'vitest';
import type { AttendanceFacts } from './finding';
import { layerFindings } from './layer-findings';
import { at, declared, facts, plan, session, tolerance } from './test/attendance-facts';

const found = (more: Partial<AttendanceFacts>) =>
  layerFindings(facts({ tolerance: { ...tolerance, graceIn: 3, graceOut: 7 }, ...more })).map(
    ({ kind, day, measured, limit }) => [kind, Number(day.slice(8)), measured, limit],
  );
/** Works from 07:00, with the out at the given time. */
const until = (to: string) => ({ sessions: [session('02 07:00', to)] });
const undeclared = (day: number, measured: number, limit = 540) => ['overtimeNotDeclared', day, measured, limit];

describe('overtime that was worked but not declared', () => {
  it.each<[string, Partial<AttendanceFacts>, unknown[]]>([
    ['none in nine hours and the grace', until('02 16:07'), []],
    ['all of it a minute beyond the grace', until('02 16:08'), [undeclared(2, 8)]],
    [
      'by the limit of its own day',
      {
        sessions: [session('02 07:00', '02 16:00'), session('03 07:00', '03 16:20')],
        limitsOn: (day) => ({ dailyRest: 660, dailyStatutory: day === '2026-11-02' ? 480 : 500 }),
      },
      [undeclared(2, 60, 480), undeclared(3, 60, 500)],
    ],
    [
      'none while somebody is still at work, even after a long first part',
      { sessions: [session('02 07:00', '02 17:30'), session('02 18:00', null)] },
      [],
    ],
    [
      'no more for time that two clocks recorded twice',
      { sessions: [session('02 07:00', '02 14:00'), session('02 13:00', '02 17:00')] },
      [undeclared(2, 60)],
    ],
    [
      'less what was declared for the day, in several parts',
      { ...until('02 18:00'), declaredOvertime: [declared('02 16:00', '02 16:40'), declared('02 17:00', '02 17:50')] },
      [undeclared(2, 30)],
    ],
    [
      'all of it if only another day has a declaration',
      { ...until('02 18:00'), declaredOvertime: [declared('03 16:00', '03 18:00')] },
      [undeclared(2, 120)],
    ],
    [
      'less a planned break that nobody clocked',
      { ...until('02 17:00'), plans: [plan('02 07:00', '02 15:00', { breakMinutes: 25 })] },
      [undeclared(2, 35)],
    ],
    [
      'less the rest of a planned break that was clocked in part',
      {
        sessions: [session('02 07:00', '02 11:00'), session('02 11:20', '02 17:00')],
        plans: [plan('02 07:00', '02 15:00', { breakMinutes: 25 })],
      },
      [undeclared(2, 35)],
    ],
    [
      'no less for a break that was clocked longer than planned',
      {
        sessions: [session('02 07:00', '02 11:00'), session('02 11:45', '02 17:00')],
        plans: [plan('02 07:00', '02 15:00', { breakMinutes: 25 })],
      },
      [undeclared(2, 15)],
    ],
    [
      'less the breaks of both shifts of a day, the one between them not being a break of either',
      {
        sessions: [
          session('02 07:00', '02 11:00'),
          session('02 14:00', '02 17:00', 2),
          session('02 17:20', '02 22:30', 2),
        ],
        plans: [
          plan('02 07:00', '02 11:00', { breakMinutes: 15 }),
          plan('02 14:00', '02 21:00', { id: 2, breakMinutes: 30 }),
        ],
      },
      [undeclared(2, 165)],
    ],
    [
      'less the break of a shift that ends as the next part begins',
      {
        sessions: [session('02 07:00', '02 10:00'), session('02 11:00', '02 18:00', 2)],
        plans: [plan('02 07:00', '02 11:00', { breakMinutes: 15 })],
      },
      [undeclared(2, 45)],
    ],
    [
      'less the break of a shift that begins as the part before ends',
      {
        sessions: [session('02 07:00', '02 12:00', 2), session('02 13:00', '02 18:00')],
        plans: [plan('02 12:00', '02 18:00', { breakMinutes: 15 })],
      },
      [undeclared(2, 45)],
    ],
    [
      'less the break of a shift that was only worked after its end',
      {
        sessions: [session('02 06:00', '02 12:00', 2), session('02 15:00', '02 19:30')],
        plans: [plan('02 13:00', '02 14:00', { breakMinutes: 10 })],
      },
      [undeclared(2, 80)],
    ],
    [
      'no less for the break of a shift that nobody came to',
      { ...until('02 17:00'), plans: [plan('02 18:00', '02 22:00', { id: 2, breakMinutes: 25 })] },
      [undeclared(2, 60)],
    ],
  ])('%s', (_, given, wanted) => {
    expect(found(given)).toEqual(wanted);
  });
});

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
    ['is nothing if it was not planned at all', { declared: [declared('03 07:00', '03 15:00')] }, []],
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

it('both are about the day, not about a shift, and propose nothing', () => {
  const given = facts({ sessions: [session('02 07:00', '02 17:00')], declared: [declared('02 08:00', '02 16:00')] });

  expect(layerFindings(given)).toEqual([
    expect.objectContaining({ kind: 'overtimeNotDeclared', subject: 'day 2026-11-02', shift: null, proposal: null }),
    expect.objectContaining({ kind: 'layersDiffer', subject: 'day 2026-11-02', shift: null, proposal: null }),
  ]);
});
