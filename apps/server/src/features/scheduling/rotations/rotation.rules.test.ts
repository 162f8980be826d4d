import type { PatternWork } from '@horae/contract/scheduling/rotation-rows';
import { describe, expect, it } from 'vitest';
import { HttpError } from '#platform/errors';
import { dayOfPattern, resolvedDays, shownDays, staggered, storedDays, type TemplateTimes } from './rotation.rules';

const early: PatternWork = {
  start: '07:00',
  end: '15:00',
  breakMinutes: 30,
  type: 'Regular',
  skill: null,
  templateId: null,
};
const stored = { startMinute: 420, endMinute: 900, breakMinutes: 30, type: 'Regular', skill: null, templateId: null };
const late: TemplateTimes = { startMinute: 900, endMinute: 1380, breakMinutes: 0, type: 'Overtime', skill: 'Bar' };
const templateOf = (id: number) => (id === 5 ? late : undefined);

const ofDay = (...work: PatternWork[]) => storedDays([{ isOff: false, work }], templateOf)[0]!.work;

function refusal(days: Parameters<typeof storedDays>[0]) {
  try {
    storedDays(days, templateOf);
    return null;
  } catch (error) {
    return error instanceof HttpError ? error.more.error!.fields : error;
  }
}

describe('a day of a pattern', () => {
  it.each<[string, Partial<PatternWork>, object]>([
    ['as minutes after midnight', {}, stored],
    ['until midnight on the next day', { end: '00:00' }, { ...stored, endMinute: 1440 }],
    ['into the next day', { start: '22:00', end: '06:00' }, { ...stored, startMinute: 1320, endMinute: 1800 }],
    ['with its skill', { skill: 'Bar' }, { ...stored, skill: 'Bar' }],
    ['without a skill that is empty', { skill: '' }, stored],
    ['with a break a minute shorter than itself', { end: '07:31' }, { ...stored, endMinute: 451 }],
  ])('has its work %s', (_how, more, work) => {
    expect(ofDay({ ...early, ...more })).toEqual([work]);
  });

  it('has the times, break, type and skill of the shift template that it names', () => {
    expect(ofDay({ ...early, templateId: 5 })).toEqual([{ ...late, templateId: 5 }]);
  });

  it('may be a day off, or have no work and be none', () => {
    const days = [
      { isOff: true, work: [] },
      { isOff: false, work: [] },
    ];
    expect(storedDays(days, templateOf)).toEqual(days);
  });

  it('may have a second stretch from the end of the first', () => {
    expect(ofDay(early, { ...early, start: '15:00', end: '19:00' })).toHaveLength(2);
  });

  it.each<[string, boolean, PatternWork[], string, string]>([
    ['a day off with work', true, [early], 'isOff', 'A day off has no work. Leave one of them out.'],
    [
      'a second stretch from before the end of the first',
      false,
      [early, { ...early, start: '14:59', end: '19:00' }],
      'work.1.start',
      'The second stretch must begin after the first has ended, on the same day.',
    ],
    [
      'an end at the start',
      false,
      [{ ...early, end: '07:00' }],
      'work.0.end',
      'Enter an end that differs from the start.',
    ],
    [
      'a break as long as the second stretch',
      false,
      [early, { ...early, start: '16:00', end: '16:30' }],
      'work.1.breakMinutes',
      'The break must be shorter than the shift.',
    ],
    [
      'a shift template that does not exist',
      false,
      [{ ...early, templateId: 6 }],
      'work.0.templateId',
      'Choose a shift template with which you plan.',
    ],
  ])('is not %s', (_what, isOff, work, path, message) => {
    const free = { isOff: true, work: [] };
    expect(refusal([free, { isOff, work }])).toEqual([{ path: `pattern.days.1.${path}`, message }]);
  });
});

describe('the days of a stored pattern', () => {
  const work = { startMinute: 1320, endMinute: 1800, breakMinutes: 15, type: 'Night' as const, skill: null };
  const days = [
    { isOff: true, work: [] },
    {
      isOff: false,
      work: [
        { ...work, templateId: 5 },
        { ...work, templateId: 6 },
        { ...work, templateId: null },
      ],
    },
  ];

  it('are planned with what their shift templates say now, and as they were stored without one', () => {
    expect(resolvedDays(days, templateOf)).toEqual([
      days[0],
      { isOff: false, work: [{ ...late, templateId: 5 }, ...days[1]!.work.slice(1)] },
    ]);
  });

  it('are read with times of the clock, and without a skill where none was stored', () => {
    const { skill: _, ...before } = { ...work, templateId: null };
    const shown = { start: '22:00', end: '06:00', breakMinutes: 15, type: 'Night', skill: null, templateId: null };
    expect(shownDays([days[0]!, { isOff: false, work: [before, { ...before, skill: 'Bar' }] }])).toEqual([
      days[0],
      { isOff: false, work: [shown, { ...shown, skill: 'Bar' }] },
    ]);
  });
});

describe('the day of a pattern of seven days that a date is', () => {
  it.each([
    ['before the assignment', '2030-05-31', undefined],
    ['the first', '2030-06-01', 2],
    ['the fifth', '2030-06-05', 6],
    ['the sixth, on which it begins anew', '2030-06-06', 0],
    ['weeks later', '2030-06-29', 2],
    ['the last', '2030-06-30', 3],
    ['after the assignment', '2030-07-01', undefined],
  ])('%s', (_which, date, index) => {
    expect(dayOfPattern({ firstDay: '2030-06-01', lastDay: '2030-06-30', startDay: 3 }, 7, date)).toBe(index);
  });

  it('is given without end where the assignment has none', () => {
    expect(dayOfPattern({ firstDay: '2030-06-01', lastDay: null, startDay: 1 }, 7, '2040-06-02')).toBe(3654 % 7);
  });
});

it.each([
  ['one after another', 1, 1, [1, 2, 3, 4, 1]],
  ['two days apart from the third day', 3, 2, [3, 1, 3, 1, 3]],
  ['on the same day', 2, 0, [2, 2, 2, 2, 2]],
])('staggers five people over a pattern of four days: %s', (_how, startDay, by, starts) => {
  expect(staggered(startDay, by, 4, 5)).toEqual(starts);
});
