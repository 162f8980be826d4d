import type { PersonToSubmit } from '@horae/contract/declarations/days-to-submit';
import { addDays, datesFrom } from '@horae/local-time/local-date';
import { expect, it } from 'vitest';
import { daysOfList } from './days-of-list';
import { declarationsWords } from './declarations.words';
import { peopleByWeek, peopleTaken } from './to-submit.rules';

const monday = '2033-05-02';
const part = (kind: 'work' | 'rest' | 'annual' | 'overtime', from: string | null = null, to: string | null = null) => ({
  kind,
  from,
  to,
});
type Declares = PersonToSubmit['days'][number]['declares'];
const work: Declares = [{ family: 'dailySchedule', parts: [part('work', '07:00', '15:00')], declared: null }];
const person = (id: number, days: readonly string[], more: Partial<PersonToSubmit> = {}): PersonToSubmit => ({
  id,
  name: 'Maria',
  code: `E${id}`,
  department: 'Kitchen',
  everyWeekFrom: null,
  seen: `list of ${id}`,
  days: days.map((day) => ({ day, isPast: false, isLate: false, isUnplanned: false, declares: work })),
  ...more,
});

it('a submission names the days taken, with the list as it was seen, and nobody else', () => {
  const people = [person(1, [monday, addDays(monday, 1)]), person(2, [monday])];
  const [first] = daysOfList(people, declarationsWords.say);
  expect(peopleTaken(people, [first!])).toEqual([{ id: 1, seen: 'list of 1', days: [monday] }]);
});

it.each([
  [
    'work and overtime',
    [...work, { family: 'overtime', parts: [part('overtime', '15:00', '17:00')], declared: null }],
    '07:00–15:00 · Overtime 15:00–17:00',
    '',
  ],
  ['other hours', [{ ...work[0]!, declared: [part('work', '08:00', '16:00')] }], '07:00–15:00', '08:00–16:00'],
  [
    'leave that is gone',
    [
      { family: 'leave', parts: [], declared: [part('annual')] },
      { family: 'dailySchedule', parts: [part('rest')], declared: null },
    ],
    'Annual leave is withdrawn · Rest day',
    '',
  ],
] as [string, Declares, string, string][])('%s in words', (_what, declares, says, corrects) => {
  const listed = person(1, [monday]);
  const [day] = daysOfList([{ ...listed, days: [{ ...listed.days[0]!, declares }] }], declarationsWords.say);
  expect([day!.says, day!.corrects]).toEqual([says, corrects]);
});

it('somebody is declared by the week while every listed day of it is taken', () => {
  const week = datesFrom(monday, 7);
  const people = [
    person(1, week, { everyWeekFrom: monday }),
    person(2, week),
    person(3, week.slice(2), { everyWeekFrom: monday }),
  ];
  const days = daysOfList(people, declarationsWords.say);
  expect(peopleByWeek(people, days)).toEqual(new Map([[monday, 2]]));
  const without = days.filter(({ employeeId, day }) => employeeId !== 1 || day !== week[6]);
  expect(peopleByWeek(people, without)).toEqual(new Map([[monday, 1]]));
});
