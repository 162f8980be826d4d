import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import type { RosterLimits, RosterShift } from './roster-facts';
import { rosterFindings } from './roster-findings';

const at = (text: string) => Date.parse(`2026-11-${text.replace(' ', 'T')}+02:00`);
const dayOf = (instant: number) => new Date(instant + 7_200_000).toISOString().slice(0, 10);
const usual: RosterLimits = { dailyRest: 660, longestDay: 780, daysInRow: 6 };
const zone = createZone('Europe/Athens');
const work = (...spans: [from: string, to: string, breakMinutes?: number][]): RosterShift[] =>
  spans.map(([from, to, breakMinutes = 0], index) => ({
    id: index + 1,
    from: at(from),
    to: at(to),
    day: dayOf(at(from)),
    breakMinutes,
    isOvertime: false,
  }));
const found = (shifts: RosterShift[], limits = usual) =>
  rosterFindings({ shifts, limitsOn: () => limits, zone, overtimeBefore: 0 }).map(
    ({ kind, day, shifts: ids, measured }) => [kind, Number(day.slice(8)), ids, measured],
  );
const daily = (days: number) =>
  work(
    ...Array.from({ length: days }, (_, day): [string, string] => {
      const date = String(day + 2).padStart(2, '0');
      return [`${date} 08:00`, `${date} 16:00`];
    }),
  );

describe('what stands against a plan', () => {
  it.each<[string, RosterShift[], unknown[]]>([
    ['nothing in a week of days', daily(6), []],
    ['two shifts at once', work(['02 07:00', '02 15:00'], ['02 14:15', '02 19:00']), [['planOverlap', 2, [1, 2], 45]]],
    [
      'a long shift over two others',
      work(['02 07:00', '02 19:00'], ['02 08:00', '02 09:00'], ['02 18:00', '02 19:30']),
      [
        ['planLongDay', 2, [1, 2, 3], 870],
        ['planOverlap', 2, [1, 2], 60],
        ['planOverlap', 2, [1, 3], 60],
      ],
    ],
    ['ten hours of rest', work(['02 13:00', '02 21:00'], ['03 07:00', '03 15:00']), [['planRest', 3, [2], 600]]],
    ['eleven hours of rest are enough', work(['02 12:00', '02 20:00'], ['03 07:00', '03 15:00']), []],
    ['work that runs on into the next day', work(['02 20:00', '03 00:00'], ['03 00:00', '03 04:00']), []],
    ['as long a stretch as leaves eleven hours', work(['02 18:00', '03 00:00'], ['03 00:00', '03 07:00']), []],
    [
      'a stretch over midnight that leaves less',
      work(['02 18:00', '03 00:00'], ['03 00:00', '03 07:01']),
      [['planRest', 3, [2], 0]],
    ],
    [
      'a night with the morning after it',
      work(['02 23:00', '03 07:00'], ['03 07:00', '03 15:00']),
      [['planRest', 3, [2], 0]],
    ],
    ['a split day', work(['02 07:00', '02 11:00'], ['02 18:00', '02 22:00']), []],
    ['fourteen hours on a day', work(['02 07:00', '02 21:00']), [['planLongDay', 2, [1], 840]]],
    ['fourteen hours with a break of one', work(['02 07:00', '02 21:00', 60]), []],
    ['a seventh day', daily(7), [['planDaysInRow', 8, [7], 7]]],
    [
      'a seventh and an eighth day',
      daily(8),
      [
        ['planDaysInRow', 8, [7], 7],
        ['planDaysInRow', 9, [8], 8],
      ],
    ],
    ['seven days with one free among them', daily(8).toSpliced(3, 1), []],
    [
      'a short shift within a long one, and one after both',
      work(['02 12:00', '02 22:00'], ['02 13:00', '02 14:00'], ['03 07:00', '03 15:00']),
      [
        ['planOverlap', 2, [1, 2], 60],
        ['planRest', 3, [3], 540],
      ],
    ],
    [
      'three shifts of which two end together',
      work(['02 07:00', '02 11:00'], ['02 09:00', '02 11:00'], ['02 10:00', '02 12:00']),
      [
        ['planOverlap', 2, [1, 2], 120],
        ['planOverlap', 2, [1, 3], 60],
      ],
    ],
  ])('%s', (_what, shifts, wanted) => {
    expect(found(shifts)).toEqual(wanted);
  });

  it('goes by the limits of each day', () => {
    const evenings = work(['02 12:00', '02 20:00'], ['03 07:00', '03 15:00']);

    expect(found(evenings, { ...usual, dailyRest: 720 })).toEqual([['planRest', 3, [2], 660]]);
    expect(found(work(['02 07:00', '02 18:00']), { ...usual, longestDay: 600 })).toEqual([
      ['planLongDay', 2, [1], 660],
    ]);
  });
});

describe('what some may not have in their plan', () => {
  const kitchen = { ...usual, longestGap: 30 };
  const minor: RosterLimits = { ...usual, noWork: ['22:00', '06:00'] };
  const sunday = { ...usual, daysInRow: 9, sunday: { work: 300, rest: 1440 } };
  const sevenDays = (until: string) =>
    work(['01 08:00', until], ...daily(6).map(({ from, to }): [string, string] => [textOf(from), textOf(to)]));
  const textOf = (instant: number) => new Date(instant + 7_200_000).toISOString().slice(8, 16).replace('T', ' ');

  it.each<[string, RosterShift[], RosterLimits, unknown[]]>([
    [
      'a split day in a kitchen',
      work(['02 10:00', '02 14:00'], ['02 18:00', '02 22:00']),
      kitchen,
      [['planSplit', 2, [1, 2], 240]],
    ],
    ['a break in a kitchen', work(['02 10:00', '02 14:00'], ['02 14:30', '02 18:00']), kitchen, []],
    ['an hour of night for a minor', work(['02 15:00', '02 23:00']), minor, [['planNight', 2, [1], 60]]],
    ['an evening for a minor', work(['02 14:00', '02 22:00']), minor, []],
    ['a Sunday and six days after it', sevenDays('01 16:00'), sunday, [['planSundayRest', 1, [1], 960]]],
    ['five hours on a Sunday', sevenDays('01 13:00'), sunday, []],
    ['a Sunday and a day off in the week after it', sevenDays('01 16:00').toSpliced(3, 1), sunday, []],
  ])('%s', (_what, shifts, limits, wanted) => {
    expect(found(shifts, limits)).toEqual(wanted);
  });

  it('is nothing on a day without limits', () => {
    const shifts = work(['02 05:00', '02 23:00'], ['03 01:00', '03 09:00']);
    expect(rosterFindings({ shifts, limitsOn: () => null, zone, overtimeBefore: 0 })).toEqual([]);
  });

  it('is overtime near the limit of the year, and beyond it', () => {
    const shifts = work(['02 16:00', '02 18:00'], ['03 16:00', '03 18:00'], ['04 16:00', '04 18:00']).map((shift) =>
      Object.assign(shift, { isOvertime: true }),
    );
    const limitsOn = () => ({ ...usual, overtimeYear: 9000 });
    const overtime = (overtimeBefore: number) =>
      rosterFindings({ shifts, limitsOn, zone, overtimeBefore }).map(({ kind, measured }) => `${kind} ${measured}`);

    expect(overtime(7740)).toEqual([]);
    expect(overtime(7860)).toEqual(['planOvertimeYear 8220']);
    expect(overtime(8760)).toEqual(['planOvertimeYear 8880', 'planOvertimeYear 9000', 'planOvertimeYear 9120']);
  });

  it.each([
    ['the year of the first shift', '2026', ['2026-12-31 8880']],
    ['the year before, of which no shift is left', '2025', []],
    ['the year after, which begins anew as well', '2027', []],
  ])('counts overtime against its own year at New Year: what came before is of %s', (_which, yearBefore, wanted) => {
    const overtime = (day: string, id: number) => {
      const from = Date.parse(`${day}T14:00Z`);
      return { id, day, from, to: from + 2 * 3_600_000, breakMinutes: 0, isOvertime: true };
    };
    const shifts = [overtime('2026-12-31', 1), overtime('2027-01-01', 2)];
    const limitsOn = () => ({ ...usual, overtimeYear: 9000 });

    const found = rosterFindings({ shifts, limitsOn, zone, overtimeBefore: 8760, yearBefore });
    expect(found.map(({ day, measured }) => `${day} ${measured}`)).toEqual(wanted);
  });
});
