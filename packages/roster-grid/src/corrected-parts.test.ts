import { expect, it } from 'vitest';
import { readRosterSheet } from './read-roster-sheet';
import type { Answers } from './reading';
import type { Cell } from './sheet';

const cell = (text: string): Cell => (text === '' ? null : { kind: 'text', text });
const sheetOf = (lines: string) => ({
  name: 'Sheet',
  merged: [],
  rows: lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((text) => cell(text.trim()))),
});
const read = (lines: string, answers: Answers) => readRosterSheet(sheetOf(lines), { near: '2026-11-16', answers });
const names = ({ people }: ReturnType<typeof read>) =>
  people.map(({ name, code }) => [code, name].filter(Boolean).join(' '));

const plain = `
  Code | Name | 16/11 | 17/11 | 18/11
  E1 | Anna Smith | 8-16 | off | 8-16
  Kitchen || | |
  E2 | Ben Hall | 8-16 | 8-16 | off
`;

it('reads a line as what it is said to be', () => {
  expect(names(read(plain, {}))).toEqual(['E1 Anna Smith', 'E2 Ben Hall']);
  expect(read(plain, {}).people[1]!.department).toBe('Kitchen');
  const noted = read(plain, { lines: { 3: 'note', 2: 'ignored' } });
  expect(names(noted)).toEqual(['E2 Ben Hall']);
  expect(noted.people[0]!.department).toBeUndefined();
  expect(noted.roles[2]!.filter(Boolean)).toEqual(['note']);
  expect(noted.roles[1]!.every((role) => role === 'ignored')).toBe(true);
});

it('a remark that was read as a person can be said to be one', () => {
  const sheet = `${plain.trimEnd()}\n  closed early | | | | `;
  expect(names(read(sheet, {}))).toContain('closed early');
  expect(names(read(sheet, { lines: { 5: 'note' } }))).toEqual(['E1 Anna Smith', 'E2 Ben Hall']);
  expect(names(read(plain, { lines: { 3: 'person' } }))).toEqual(['E1 Anna Smith', 'Kitchen', 'E2 Ben Hall']);
});

it('reads a column as what it is said to hold, and no other one as that', () => {
  const sheet = `
    Name | Nickname | 16/11 | 17/11 | 18/11
    Smith | Anna | 8-16 | off | 8-16
  `;
  expect(names(read(sheet, {}))).toEqual(['Smith']);
  expect(names(read(sheet, { columns: { B: 'name' } }))).toEqual(['Anna']);
  expect(names(read(sheet, { columns: { A: 'surname', B: 'firstName' } }))).toEqual(['Smith Anna']);
  expect(read(sheet, { columns: { B: 'department' } }).people[0]).toMatchObject({ name: 'Smith', department: 'Anna' });
});

it('a day that is said to be something else is no day', () => {
  const days = read(plain, { columns: { E: 'total' } });
  expect(days.days).toEqual(['2026-11-16', '2026-11-17']);
  expect(days.shifts).toHaveLength(3);
});

it('takes the row that is said to be the head, and none that is said to be something else', () => {
  const sheet = `
    Name | 9-11 | 10-11 | 11-11
    old | 16/11 | 17/11 | 18/11
    Anna Smith | 8-16 | off | 8-16
  `;
  const corrected = read(sheet, { lines: { 1: 'note', 2: 'head' } });
  expect(corrected.days).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
  expect(corrected.shifts.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-18']);
});

it('two days are a head where a person says so', () => {
  const sheet = `
    Name | Mon | Tue
    Anna Smith | 8-16 | off
  `;
  const corrected = read(sheet, { lines: { 1: 'head' }, dates: { B1: '2026-11-16' } });
  expect(corrected.layout).toBe('grid');
  expect(corrected.shifts).toMatchObject([{ date: '2026-11-16', from: 480 }]);
});

it('dates and codes that were read can be said to be others', () => {
  const moved = read(plain, { dates: { C1: '2026-11-23' }, codes: { off: { kind: 'note' } } });
  expect(moved.days[0]).toBe('2026-11-23');
  expect(moved.daysOff).toEqual([]);
});

it.each([
  ['a column that is not there', { columns: { ZZ: 'name' } }],
  ['letters that are none', { columns: { '1': 'name' } }],
  ['a part that is none', { columns: { B: 'salary' }, lines: { 2: 'boss' } }],
  ['a line that is not there', { lines: { 99: 'head', '-1': 'note', x: 'note' } }],
  ['a head without days', { lines: { 3: 'head' } }],
  ['nothing at all', { columns: null, lines: 7 }],
])('leaves the reading as it is: %s', (_, answers) => {
  expect(names(read(plain, answers as unknown as Answers))).toEqual(['E1 Anna Smith', 'E2 Ben Hall']);
});
