import { expect, it } from 'vitest';
import { isOpenLabel } from './open-words';
import { readRosterSheet } from './read-roster-sheet';
import type { Cell } from './sheet';
import { writeGrid } from './write-grid';

const sheet = (...rows: string[][]) => ({
  rows: rows.map((row) => row.map((text): Cell => (text === '' ? null : { kind: 'text', text }))),
});
const read = (...rows: string[][]) => readRosterSheet(sheet(...rows), { near: '2026-11-12' });
const head = ['Name', '16/11/2026', '17/11/2026', '18/11/2026'];

it.each([
  ['Open', true],
  ['OPEN SHIFTS', true],
  ['Ανοιχτές', true],
  ['Ανοικτές βάρδιες', true],
  ['κενό', true],
  ['Κενό 2', true],
  ['Vacant', true],
  ['Open bar', false],
  ['Anna Open', false],
  ['Κενός Νίκος', false],
])('%s is a word for open work: %s', (text, isOpen) => expect(isOpenLabel(text)).toBe(isOpen));

it('reads each line of open work as one of its own, under its department, and asks nothing of its name', () => {
  const { people, shifts, questions, notices } = read(
    head,
    ['Reception', '', '', ''],
    ['Νίκος Παππάς', '8-16', '8-16', 'OFF'],
    ['Open', '8-16', '', '16-24'],
    ['Open', '8-16', '', ''],
    ['Kitchen', '', '', ''],
    ['Μαρία Σαρρή', '8-16', 'OFF', '8-16'],
    ['Ανοιχτές', '', '9-17', ''],
  );
  expect(questions).toEqual([]);
  expect(notices).toEqual([]);
  const open = people.flatMap((person, at) => (person.isOpen ? [{ ...person, at }] : []));
  expect(open.map(({ name, department }) => `${name} ${department}`)).toEqual([
    'Open Reception',
    'Open Reception',
    'Ανοιχτές Kitchen',
  ]);
  const ofOpen = shifts.filter(({ person }) => people[person]!.isOpen);
  expect(ofOpen.map(({ person, date, from, to }) => [people[person]!.department, date, from, to])).toEqual([
    ['Reception', '2026-11-16', 480, 960],
    ['Reception', '2026-11-18', 960, 1440],
    ['Reception', '2026-11-16', 480, 960],
    ['Kitchen', '2026-11-17', 540, 1020],
  ]);
});

it('keeps a line of open work without a shift, which is no heading', () => {
  const { people } = read(
    head,
    ['Reception', '', '', ''],
    ['Open', '', '', ''],
    ['Νίκος Παππάς', '8-16', '8-16', 'OFF'],
    ['Μαρία Σαρρή', '8-16', 'OFF', '8-16'],
  );
  expect(people.map(({ name, department, isOpen }) => [name, department, isOpen ?? false])).toEqual([
    ['Open', 'Reception', true],
    ['Νίκος Παππάς', 'Reception', false],
    ['Μαρία Σαρρή', 'Reception', false],
  ]);
});

it('reads back what is written, overlapping open shifts on lines of their own', () => {
  const open = { name: 'Open shifts', department: 'Bar', isOpen: true as const };
  const roster = {
    days: ['2026-11-16', '2026-11-17'],
    people: [
      { name: 'Nikos Pappas', code: 'B1', job: 'Barman', department: 'Bar' },
      open,
      { ...open, job: 'Waiter' },
      open,
    ],
    shifts: [
      { person: 0, date: '2026-11-16', from: 480, to: 960 },
      { person: 1, date: '2026-11-16', from: 480, to: 960 },
      { person: 2, date: '2026-11-16', from: 480, to: 960 },
      { person: 3, date: '2026-11-16', from: 480, to: 960 },
    ],
    daysOff: [{ person: 0, date: '2026-11-17' }],
    leaves: [],
  };
  const again = readRosterSheet(writeGrid(roster), { near: '2026-11-12' });
  expect(again.people).toEqual(roster.people);
  expect(again.shifts).toMatchObject(roster.shifts);
  expect(again.questions).toEqual([]);
});
