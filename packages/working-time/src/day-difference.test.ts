import { describe, expect, it } from 'vitest';
import { attendanceFindings } from './attendance-findings';
import { type DayLayer, type DayRecords, dayDifference, saysSame } from './day-difference';
import type { AttendanceFacts } from './finding';
import { at, declared, facts, plan, session, span, strayOut } from './test/attendance-facts';

const early: DayLayer = { work: [span('02 07:00', '02 15:00')], free: null };
const late: DayLayer = { work: [span('02 08:00', '02 16:00')], free: null };
const rest: DayLayer = { work: [], free: 'rest' };
const usual: DayRecords = {
  planned: early,
  declared: early,
  isTraining: false,
  isOvertimeDeclared: false,
  isClocked: true,
  isOnLeave: false,
  isDeclaring: true,
  now: at('04 12:00'),
};

describe('the dearest contradiction of a day', () => {
  it.each<[string, Partial<DayRecords>, ReturnType<typeof dayDifference>]>([
    ['none if all three agree', {}, null],
    ['work on a declared rest day', { declared: rest }, 'workedOnRestDay'],
    ['work on a declared rest day that nobody planned', { planned: null, declared: rest }, 'workedOnRestDay'],
    ['work on a day declared as not worked', { declared: { work: [], free: 'nonWorking' } }, 'workedOnRestDay'],
    ['planned work that was never declared', { declared: null }, 'workedUndeclared'],
    ['work that was neither planned nor declared', { planned: null, declared: null }, 'workedUndeclared'],
    ['none where nothing is declared at all', { declared: null, isDeclaring: false }, null],
    ['none for declared overtime alone', { declared: null, isOvertimeDeclared: true }, null],
    ['none for work on leave, which is a finding of its own', { declared: null, isOnLeave: true }, null],
    ['declared, the plan gone, and nobody came', { planned: null, isClocked: false }, 'declaredNobodyCame'],
    ['none before the declared end', { planned: null, isClocked: false, now: at('02 15:00') }, null],
    ['none if leave took the place of the plan', { planned: null, isClocked: false, isOnLeave: true }, null],
    ['none if somebody came without a plan', { planned: null }, null],
    ['none for a rest day without work', { planned: null, declared: rest, isClocked: false }, null],
    ['training declared as rest', { declared: rest, isTraining: true, isClocked: false }, 'trainingAsRest'],
    ['training that was clocked on a declared rest day', { declared: rest, isTraining: true }, 'workedOnRestDay'],
    ['other work declared as rest', { declared: rest, isClocked: false }, 'layersDiffer'],
    ['other hours', { declared: late }, 'layersDiffer'],
    ['none before the planned work begins', { declared: late, isClocked: false, now: at('02 07:00') }, null],
  ])('%s', (_, given, wanted) => {
    expect(dayDifference({ ...usual, ...given })).toBe(wanted);
  });

  it('is the same for hours in one part or in two', () => {
    const parts = { work: [span('02 11:00', '02 15:00'), span('02 07:00', '02 11:00')], free: null };
    expect(saysSame(early, parts)).toBe(true);
    expect([saysSame(early, late), saysSame(rest, early), saysSame(rest, { work: [], free: 'nonWorking' })]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('every combination of planned, declared and clocked', () => {
  const hours = [declared('02 07:00', '02 15:00')];
  const worked = (shift: number | null) => [session('02 07:00', '02 15:00', shift)];
  it.each<[string, boolean, boolean, boolean, string[]]>([
    ['nothing at all', false, false, false, []],
    ['clocked only', false, false, true, ['workedUndeclared']],
    ['declared only', false, true, false, ['declaredNobodyCame']],
    ['declared and clocked', false, true, true, ['noPlan']],
    ['planned only', true, false, false, ['noPunch']],
    ['planned and clocked', true, false, true, ['workedUndeclared']],
    ['planned and declared', true, true, false, ['noPunch']],
    ['all three', true, true, true, []],
  ])('%s', (_, isPlanned, isDeclared, isClocked, wanted) => {
    const given: Partial<AttendanceFacts> = {
      plans: isPlanned ? [plan('02 07:00', '02 15:00')] : [],
      declared: isDeclared ? hours : [],
      sessions: isClocked ? worked(isPlanned ? 1 : null) : [],
      declaringFrom: '2026-11-01',
    };
    expect(attendanceFindings(facts(given)).map(({ kind }) => kind)).toEqual(wanted);
  });

  it('a declared rest day that was worked is one finding with its minutes, on a day off and without a plan too', () => {
    const given = { plans: [], sessions: worked(null), declaredFree: new Map([['2026-11-02', 'rest' as const]]) };
    for (const leaves of [[], [span('02 00:00', '03 00:00')]])
      expect(attendanceFindings(facts({ ...given, leaves }))).toEqual([
        expect.objectContaining({ kind: 'workedOnRestDay', subject: 'day 2026-11-02', measured: 480 }),
      ]);
  });

  it('an out alone shows that somebody was there; a known absence, that the day was planned', () => {
    const out = facts({ sessions: [], strayOuts: [strayOut('02 15:00', 1)], declaringFrom: '2026-11-01' });
    expect(attendanceFindings(out).map(({ kind }) => kind)).toEqual(['missingIn', 'workedUndeclared']);

    const absent = facts({ plans: [], sessions: [], absences: hours, declared: hours });
    expect(attendanceFindings(absent)).toEqual([]);
  });

  it('work before the employer began to declare is not undeclared', () => {
    const given = facts({ sessions: worked(1), declaringFrom: '2026-11-03' });
    expect(attendanceFindings(given)).toEqual([]);
  });
});
