import { expect, it } from 'vitest';
import { mandatoryHolidays } from './mandatory-holidays';
import { easterDays, orthodoxEaster } from './orthodox-easter';
import { greekHolidays } from './packs/gr-holidays';

it.each(['2024-05-05', '2025-04-20', '2026-04-12', '2027-05-02', '2028-04-16', '2029-04-08', '2030-04-28'])(
  'Orthodox Easter %s',
  (date) => {
    expect(orthodoxEaster(Number(date.slice(0, 4)))).toBe(date);
  },
);

it('is a Sunday of every century', () => {
  for (let year = 1900; year < 2300; year++) expect(new Date(easterDays(year).orthodoxEaster).getUTCDay()).toBe(0);
});

it('lists what earns the premium in Greece, Easter Monday and a moved first of May included', () => {
  expect(mandatoryHolidays(2024, greekHolidays).map(({ date }) => date.slice(5))).toEqual([
    '01-01',
    '01-06',
    '03-25',
    '05-06',
    '05-07',
    '08-15',
    '10-28',
    '12-25',
    '12-26',
  ]);
});

it('takes a day from the very year in which it became mandatory', () => {
  const [first] = greekHolidays;
  const added = { ...first!, name: 'New day', on: '07-01', since: 2026 };
  const names = (year: number) => mandatoryHolidays(year, [added]).map(({ name }) => name);

  expect([names(2025), names(2026), names(2027)]).toEqual([[], ['New day'], ['New day']]);
});

it('is sorted by date, whatever the order of the list', () => {
  const sorted = mandatoryHolidays(2026, greekHolidays).map(({ date }) => date);

  expect(sorted).toEqual(sorted.toSorted());
  expect(mandatoryHolidays(2026, greekHolidays.toReversed()).map(({ date }) => date)).toEqual(sorted);
});

it('names the days around Easter', () => {
  expect(easterDays(2026)).toEqual({
    orthodoxEaster: '2026-04-12',
    cleanMonday: '2026-02-23',
    goodFriday: '2026-04-10',
    easterMonday: '2026-04-13',
    whitMonday: '2026-06-01',
  });
});

it('knows since when a day is mandatory, and takes local days', () => {
  const [first] = greekHolidays;
  const withLocal = [...greekHolidays, { ...first!, name: 'Saint Minas', on: '11-11' }];

  const names = mandatoryHolidays(2020, withLocal).map(({ name }) => name);

  expect(names).toContain('Saint Minas');
  expect(names).not.toContain('Ochi Day');
});
