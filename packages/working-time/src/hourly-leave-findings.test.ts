import { expect, it } from 'vitest';
import { attendanceFindings } from './attendance-findings';
import type { AttendanceFacts } from './finding';
import { at, declared, facts, plan, session, span } from './test/attendance-facts';

const kindsOf = (more: Partial<AttendanceFacts>) => attendanceFindings(facts(more)).map(({ kind }) => kind);

it.each<[string, Partial<AttendanceFacts>, string[]]>([
  [
    'who comes after a leave at the beginning is not late',
    { hourlyLeaves: [span('02 07:00', '02 09:00')], sessions: [session('02 09:00', '02 15:00')] },
    [],
  ],
  [
    'who comes an hour after that leave is late',
    { hourlyLeaves: [span('02 07:00', '02 09:00')], sessions: [session('02 10:00', '02 15:00')] },
    ['late'],
  ],
  [
    'who goes when a leave at the end begins is not early',
    { hourlyLeaves: [span('02 13:00', '02 15:00')], sessions: [session('02 07:00', '02 13:00')] },
    [],
  ],
  [
    'who goes before that is',
    { hourlyLeaves: [span('02 13:00', '02 15:00')], sessions: [session('02 07:00', '02 12:00')] },
    ['early'],
  ],
  [
    'a pause for a leave is neither a break nor a short day',
    {
      hourlyLeaves: [span('02 10:00', '02 11:00')],
      sessions: [session('02 07:00', '02 10:00'), session('02 11:00', '02 15:00')],
    },
    [],
  ],
  [
    'a longer pause is',
    {
      hourlyLeaves: [span('02 10:00', '02 11:00')],
      sessions: [session('02 07:00', '02 10:00'), session('02 12:00', '02 15:00')],
    },
    ['short'],
  ],
  [
    'two leaves on a day count both',
    {
      hourlyLeaves: [span('02 07:00', '02 08:00'), span('02 14:00', '02 15:00')],
      sessions: [session('02 08:00', '02 14:00')],
    },
    [],
  ],
  [
    'who works through a leave has a longer day than planned',
    { hourlyLeaves: [span('02 10:00', '02 11:00')] },
    ['long'],
  ],
  [
    'nobody is missed who is on leave for all of the shift',
    { hourlyLeaves: [span('02 07:00', '02 11:00'), span('02 11:00', '02 15:00')], sessions: [] },
    [],
  ],
  [
    'who never comes for the rest of it is missed',
    { hourlyLeaves: [span('02 07:00', '02 11:00')], sessions: [] },
    ['noPunch'],
  ],
  [
    'a leave on a night shift after midnight counts',
    {
      plans: [plan('02 22:00', '03 06:00')],
      hourlyLeaves: [span('03 04:00', '03 06:00')],
      sessions: [session('02 22:00', '03 04:00')],
    },
    [],
  ],
  [
    'a leave on a day without a shift says nothing',
    { plans: [], sessions: [], hourlyLeaves: [span('02 10:00', '02 11:00')] },
    [],
  ],
  [
    'declared hours that leave covers expect nobody',
    {
      plans: [],
      sessions: [],
      declared: [declared('02 07:00', '02 15:00')],
      hourlyLeaves: [span('02 07:00', '02 15:00')],
    },
    [],
  ],
])('%s', (_, more, wanted) => {
  expect(kindsOf(more)).toEqual(wanted);
});

it('nobody is late while a leave lasts', () => {
  const hourlyLeaves = [span('02 07:00', '02 09:00')];
  expect(kindsOf({ hourlyLeaves, sessions: [], now: at('02 08:30') })).toEqual([]);
  expect(kindsOf({ hourlyLeaves, sessions: [], now: at('02 09:06') })).toEqual(['late']);
});
